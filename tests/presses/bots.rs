//! Bots that think: at a table, through a restart, many at once; and what they tell people.

use rules::game::Seat;

use super::*;

/// A lobby of Uchu with hints, Aki and this number of hard bots.
async fn challenge(den: &mut Den, bots: u8) {
    let Deed::Open { game, pace, seats, options, .. } = uchu(Pace::None) else { unreachable!() };
    den.press(AKI, Deed::Open { game, pace, seats, options, hints: true }).await;
    for _ in 0..bots {
        den.press(AKI, Deed::AddBot(Level::Hard)).await;
    }
}

/// It is Aki's turn, or over.
fn is_akis(playing: &Match) -> bool {
    playing.end.is_some() || playing.to_act == [Seat(0)]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_against_hard_bots_survives_restarts() {
    let mut den = Den::new().await;
    challenge(&mut den, 3).await;
    den.press(AKI, Deed::Begin).await;
    let mut plays = 0;
    loop {
        let playing = den.until(is_akis).await;
        if playing.end.is_some() {
            break;
        }
        den.play().await;
        plays += 1;
        // While the bots think about what comes next.
        if plays % 10 == 0 {
            den = den.restart(500).await;
        }
    }
    let end = den.playing(None).await.end.unwrap();
    assert_eq!(end.outcome.unwrap().ranking.len(), 4);
    assert!(plays > 20, "{plays}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_match_is_thought_about_alike() {
    let token = |den: &Den| {
        let lines = den.store.lines(HERE, 0).unwrap();
        lines.iter().map(|line| format!("{:?}", line.did)).collect::<Vec<_>>()
    };
    let mut den = Den::new().await;
    challenge(&mut den, 2).await;
    den.press(AKI, Deed::Begin).await;
    den.until(is_akis).await;
    let before = token(&den);
    // A bot that is asked again after a restart does the same, because what it did is in the log.
    let mut den = den.restart(500).await;
    den.until(is_akis).await;
    assert_eq!(token(&den), before);
}

/// However many bots think, a press is answered: here one more table plays on while most of a hundred
/// others wait for their bots.
#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_thinking_bots_do_not_delay_a_press() {
    const TABLES: u64 = 100;
    let folder = tempfile::tempdir().unwrap();
    let disk = FaultyDisk::default();
    let store = open(folder.path(), &disk).unwrap();
    let clock = Clock::manual(Now { at: 1_800_000_000_000, up: 0 });
    let config = HostConfig {
        games: GAMES,
        bot_pause: Duration::ZERO,
        thinking: Thinking::Iterations(20_000),
    };
    let (hall, news) = Hall::open(config, store.clone(), clock.clone());
    let mut den =
        Den { folder, store, disk, clock, hall, news: Told::new(news), presses: 0, games: GAMES };
    let hard = Deed::AddBot(Level::Hard);
    for table in 0..TABLES {
        for deed in [uchu(Pace::None), hard.clone(), hard.clone(), hard.clone(), Deed::Begin] {
            let answer = den.try_press(Channel(1_000 + table), AKI, deed).await.unwrap();
            assert_eq!(answer.refusal, None);
        }
    }
    den.begin(&[BEN, CHLOE], 0, Pace::None).await;
    for _ in 0..10 {
        den.play().await;
    }
    let mut thinking = 0;
    for table in 0..TABLES {
        let look = den.hall.look(Channel(1_000 + table), None, ENGLISH).await.unwrap();
        thinking += u32::from(!is_akis(&playing(&look)));
    }
    assert!(thinking > 0, "all of them had time to think before ten presses were answered");
    den.hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_names_a_play_and_everybody_is_told_that_there_was_one() {
    let mut den = Den::new().await;
    challenge(&mut den, 2).await;
    den.press(AKI, Deed::Begin).await;
    den.until(is_akis).await;
    // Where there is only one thing to do, that is it.
    for _ in 0..6 {
        den.presses += 1;
        let hint = den.hall.hint(HERE, den.of(AKI, Deed::Hint)).await.unwrap().unwrap();
        let page = den.playing(Some(AKI)).await.page;
        assert!(
            page.controls.iter().any(|control| hint.play.ends_with(&control.label)),
            "{hint:?}"
        );
        assert!(hint.tries <= hint.imagined && hint.imagined <= 32, "{hint:?}");
        let told = den.playing(None).await.told;
        assert!(told.iter().any(|line| line == "Aki asked a bot for a hint."), "{told:?}");
        den.play().await;
        den.until(is_akis).await;
    }
    den.presses += 1;
    let refused = den.hall.hint(HERE, den.of(BEN, Deed::Hint)).await.unwrap();
    assert_eq!(refused.unwrap_err(), Refusal::NotSeated);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_finds_at_most_three_slips_of_ones_own_each_with_a_better_play() {
    let mut den = Den::new().await;
    challenge(&mut den, 2).await;
    den.press(AKI, Deed::Begin).await;
    let running = den.hall.review(HERE, 0, AKI, ENGLISH).await.unwrap();
    assert_eq!(running.unwrap_err(), Refusal::NoReplay);
    while den.until(is_akis).await.end.is_none() {
        den.play().await;
    }
    let opened = den.playing(None).await.end.unwrap().opened;
    let review = den.hall.review(HERE, opened, AKI, ENGLISH).await.unwrap().unwrap();
    assert!(review.choices > 10 && review.slips.len() <= 3, "{review:?}");
    assert!(!review.slips.is_empty(), "whoever always plays the first card errs");
    assert!(review.slips.is_sorted_by(|one, other| one.cost >= other.cost), "{review:?}");
    assert!(review.slips.iter().all(|slip| slip.played != slip.better), "{review:?}");
    let again = den.hall.review(HERE, opened, AKI, ENGLISH).await.unwrap().unwrap();
    assert_eq!(review, again, "the same match is judged alike");
    let none = den.hall.review(HERE, opened, BEN, ENGLISH).await.unwrap();
    assert_eq!(none.unwrap_err(), Refusal::NothingToReview);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_thing_at_a_time_is_thought_of_for_a_user_and_a_review_is_kept() {
    let mut den = Den::new().await;
    challenge(&mut den, 2).await;
    den.press(AKI, Deed::Begin).await;
    while den.until(is_akis).await.end.is_none() {
        den.play().await;
    }
    let opened = den.playing(None).await.end.unwrap().opened;
    // All of them are asked for before the first can be there.
    let review = || den.hall.review(HERE, opened, AKI, ENGLISH);
    let (first, second, third) = tokio::join!(review(), review(), review());
    let first = first.unwrap().unwrap();
    for refused in [second, third] {
        assert_eq!(refused.unwrap().unwrap_err(), Refusal::StillThinking);
    }
    let kept = review().await.unwrap().unwrap();
    assert_eq!(kept, first);
}
