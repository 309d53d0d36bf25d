//! Whole lives of tables: from the lobby to the end and to the rematch, people coming and going.

use rules::bot::Level;
use rules::record::Checker;
use rules::record::fair::Added;

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_a_match_to_its_end_and_the_record_verifies() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    let shown = den.playing(None).await.commitment;
    while den.playing(None).await.end.is_none() {
        den.play().await;
    }
    let end = den.playing(Some(AKI)).await.end.unwrap();
    assert_eq!(end.outcome.unwrap().scores.len(), 4);
    assert_eq!(end.contributions.len(), 4, "everybody had a say in the deal");
    let record = den.hall.record(HERE, None).await.unwrap().unwrap();
    assert_eq!((record.game.as_str(), record.number), ("uchu", 1));
    assert!(record.text.contains(&shown), "the record names the commitment");
    assert_eq!(verify(&record.text), Ok(1));
    let second = match &end.contributions[1].added {
        Added::At(second) => format!("\"at\":{second}"),
        Added::Words(words) => panic!("nobody said anything, not even {words}"),
    };
    assert!(record.text.contains(&second));
    let forged = record.text.replace(&second, "\"at\":7");
    assert!(verify(&forged).is_err(), "a contribution that was not made is noticed");
    assert!(den.calls().await.contains(&Call::Over(DANA)));
}

fn verify(text: &str) -> Result<u64, String> {
    let mut checker = Checker::new();
    for line in text.lines() {
        checker.line(line.as_bytes()).map_err(|finding| format!("{finding:?}"))?;
    }
    checker.finish().map(|tally| tally.matches).map_err(|finding| format!("{finding:?}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_three_bots_play_to_the_end() {
    let mut den = Den::new().await;
    den.begin(&[AKI], 3, Pace::None).await;
    let over = loop {
        let now =
            den.until(|now| now.end.is_some() || now.to_act.iter().any(|seat| seat.0 == 0)).await;
        if now.end.is_some() {
            break now;
        }
        den.play().await;
    };
    assert!(over.end.unwrap().outcome.is_some());
    assert_eq!(verify(&den.hall.record(HERE, None).await.unwrap().unwrap().text), Ok(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_given_away_while_a_match_runs() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    den.play().await;
    assert_eq!(den.hall.record(HERE, None).await.unwrap(), Err(Refusal::NoRecord));
    let stored = den.store.load(HERE).unwrap().unwrap();
    let seed = stored.lines.iter().find_map(|line| match &line.did {
        host::line::Did::Opened { host_seed, .. } => Some(host_seed.clone()),
        _ => None,
    });
    let seed = seed.expect("a table was opened");
    for user in [Some(AKI), Some(User(99)), None] {
        assert!(!sight(&den.look(user).await).contains(&seed));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_fills_empties_and_begins() {
    let mut den = Den::new().await;
    assert_eq!(den.refused(AKI, Deed::Join).await, Refusal::NoTable);
    den.press(AKI, uchu(Pace::Live)).await;
    assert_eq!(den.refused(BEN, uchu(Pace::Live)).await, Refusal::Taken);
    assert!(matches!(den.refused(AKI, Deed::Begin).await, Refusal::TooFew { .. }));
    assert_eq!(den.refused(BEN, Deed::AddBot(Level::Normal)).await, Refusal::NotSeated);
    den.press(BEN, Deed::Join).await;
    assert_eq!(den.refused(BEN, Deed::Join).await, Refusal::Seated);
    for _ in 0..3 {
        den.press(BEN, Deed::AddBot(Level::Normal)).await;
    }
    assert_eq!(den.refused(CHLOE, Deed::Join).await, Refusal::Full);
    den.press(BEN, Deed::RemoveBot).await;
    den.press(CHLOE, Deed::Join).await;
    den.press(BEN, Deed::Leave).await;
    den.press(AKI, Deed::Stir("the moon is made of cheese".to_owned())).await;
    den.press(CHLOE, Deed::Begin).await;
    let playing = den.playing(None).await;
    assert_eq!(playing.sitters.iter().filter(|sitter| sitter.user.is_none()).count(), 2);
    assert_eq!(den.refused(BEN, Deed::Join).await, Refusal::Begun);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_that_everybody_leaves_is_gone_and_another_can_be_opened() {
    let mut den = Den::new().await;
    den.press(AKI, uchu(Pace::Live)).await;
    den.press(AKI, Deed::Leave).await;
    assert!(matches!(den.look(None).await.scene, Scene::Closed { .. }));
    den.press(BEN, uchu(Pace::Daily)).await;
    assert!(matches!(den.look(None).await.scene, Scene::Lobby(_)));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_a_match_is_replaced_by_a_bot_whose_seat_anyone_can_take() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN, CHLOE], 0, Pace::None).await;
    den.press(BEN, Deed::Leave).await;
    assert_eq!(den.refused(BEN, Deed::Leave).await, Refusal::NotSeated);
    let free = den.playing(Some(DANA)).await.free;
    assert_eq!(free.len(), 1);
    assert_eq!(den.refused(AKI, Deed::TakeSeat(None)).await, Refusal::Seated);
    den.press(DANA, Deed::TakeSeat(Some(free[0]))).await;
    assert_eq!(den.playing(Some(DANA)).await.me, Some(free[0]));
    assert!(den.playing(Some(BEN)).await.me.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_called_off_when_all_agree_or_by_whoever_keeps_order() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN, CHLOE], 0, Pace::None).await;
    den.press(AKI, Deed::Cancel { steward: false }).await;
    let line = den.playing(Some(BEN)).await.question.expect("the others are asked").line;
    assert_eq!(den.refused(AKI, Deed::Answer { line, yes: true }).await, Refusal::NotAsked);
    den.press(BEN, Deed::Answer { line, yes: true }).await;
    den.press(CHLOE, Deed::Answer { line, yes: false }).await;
    assert!(den.playing(None).await.question.is_none());
    assert_eq!(den.refused(BEN, Deed::Answer { line, yes: true }).await, Refusal::QuestionGone);
    let again = den.refused(AKI, Deed::Cancel { steward: false }).await;
    assert_eq!(again, Refusal::AskedLately);
    den.clock.advance(600_000);
    den.press(AKI, Deed::Cancel { steward: false }).await;
    let line = den.playing(Some(BEN)).await.question.unwrap().line;
    den.press(BEN, Deed::Answer { line, yes: true }).await;
    den.press(CHLOE, Deed::Answer { line, yes: true }).await;
    let end = den.playing(None).await.end.expect("called off");
    assert!(end.outcome.is_none());
    den.press(AKI, uchu(Pace::None)).await;
    den.press(AKI, Deed::AddBot(Level::Normal)).await;
    den.press(AKI, Deed::Begin).await;
    den.press(DANA, Deed::Cancel { steward: true }).await;
    assert!(den.playing(None).await.end.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_a_new_lobby_that_calls_the_others() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN], 1, Pace::None).await;
    assert_eq!(den.refused(AKI, Deed::Rematch).await, Refusal::Taken);
    den.press(DANA, Deed::Cancel { steward: true }).await;
    den.calls().await;
    assert_eq!(den.refused(DANA, Deed::Rematch).await, Refusal::NotSeated);
    den.press(BEN, Deed::Rematch).await;
    den.called(Call::Rematch(AKI)).await;
    let Scene::Lobby(lobby) = den.look(Some(BEN)).await.scene else { panic!("a lobby") };
    assert_eq!(lobby.sitters.len(), 2, "whoever asked, and the bot");
    assert_eq!(lobby.invited, [AKI]);
    assert_eq!(lobby.pace, Pace::None);
}
