//! Time: reminders, bots that step in, seats that are kept, restarts that cost nobody anything.

use super::*;

const SECOND: u64 = 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_player_is_reminded_once_and_then_played_for() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    let silent = den.to_act().await.unwrap();
    den.called(Call::Turn(silent)).await;
    den.clock.advance(59 * SECOND);
    assert_eq!(den.playing(None).await.to_act.len(), 1);
    assert_eq!(den.calls().await, []);
    den.clock.advance(SECOND);
    assert_eq!(den.called(Call::Reminder(silent)).await, [Call::Reminder(silent)]);
    den.clock.advance(29 * SECOND);
    assert_eq!(den.to_act().await, Some(silent));
    den.clock.advance(SECOND);
    den.until(|now| now.told.iter().any(|told| told.contains("time"))).await;
    assert_ne!(den.to_act().await, Some(silent), "a bot has played for them");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_two_silent_turns_a_bot_keeps_the_seat_until_its_owner_is_back() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN, CHLOE], 0, Pace::Live).await;
    let silent = den.to_act().await.unwrap();
    let away = loop {
        if den.to_act().await == Some(silent) {
            den.clock.advance(100 * SECOND);
            den.until(|now| seat_of(now, silent).away || user_to_act(now) != Some(silent)).await;
        } else {
            den.play().await;
        }
        if let Some(away) = Some(den.playing(None).await).filter(|now| seat_of(now, silent).away) {
            break away;
        }
    };
    assert!(seat_of(&away, silent).away);
    den.called(Call::Away(silent)).await;
    // The bot plays on at once, without anybody's clock.
    for _ in 0..6 {
        den.until(|now| now.end.is_some() || user_to_act(now) != Some(silent)).await;
        if user_to_act(&den.playing(None).await).is_some() {
            den.play().await;
        }
    }
    den.press(silent, Deed::ReclaimSeat).await;
    assert!(!seat_of(&den.playing(None).await, silent).away);
    assert_eq!(den.refused(silent, Deed::ReclaimSeat).await, Refusal::NotAway);
}

fn seat_of(now: &Match, user: User) -> &host::look::Sitter {
    now.sitters.iter().find(|sitter| sitter.user == Some(user)).expect("the seat stays theirs")
}

/// The person who is really waited for.
fn user_to_act(now: &Match) -> Option<User> {
    let seat = now.to_act.first()?;
    let sitter = &now.sitters[usize::from(seat.0)];
    sitter.user.filter(|_| !sitter.away)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_survives_a_restart_and_time_while_down_does_not_count() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    let silent = den.to_act().await.unwrap();
    den.clock.advance(50 * SECOND);
    let left = |den: &Den, now: &Match| now.deadline.unwrap() - den.clock.now().at;
    let before = left(&den, &den.playing(None).await);
    assert_eq!(before, 40 * SECOND);
    let mut den = den.restart(24 * 3600 * SECOND).await;
    assert_eq!(left(&den, &den.playing(None).await), before);
    assert_eq!(den.to_act().await, Some(silent));
    den.clock.advance(10 * SECOND);
    den.called(Call::Reminder(silent)).await;
    let mut den = den.restart(SECOND).await;
    den.clock.advance(29 * SECOND);
    assert_eq!(den.calls().await, [], "nobody is reminded twice");
    den.clock.advance(SECOND);
    den.until(|now| user_to_act(now) != Some(silent)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_looks_at_is_woken_when_something_is_due() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Daily).await;
    let silent = den.to_act().await.unwrap();
    let mut den = den.restart(0).await;
    assert_eq!(den.hall.awake(), 0, "nothing is read at the start but what is due");
    den.clock.advance(20 * 3600 * SECOND);
    den.called(Call::Reminder(silent)).await;
    assert_eq!(den.hall.awake(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_pace_nobody_is_hurried_but_can_be_replaced_by_the_others() {
    let mut den = Den::new().await;
    den.begin(&[AKI, BEN, CHLOE], 0, Pace::None).await;
    let silent = den.to_act().await.unwrap();
    let seat = den.playing(None).await.to_act[0];
    let others: Vec<User> = [AKI, BEN, CHLOE].into_iter().filter(|user| *user != silent).collect();
    assert_eq!(den.refused(others[0], Deed::Replace(seat)).await, Refusal::NotWaitedFor);
    den.clock.advance(10 * 60 * SECOND);
    assert_eq!(den.playing(Some(others[0])).await.replaceable, [seat]);
    den.press(others[0], Deed::Replace(seat)).await;
    let line = den.playing(None).await.question.unwrap().line;
    den.press(others[1], Deed::Answer { line, yes: true }).await;
    let now = den.until(|now| now.sitters[usize::from(seat.0)].user.is_none()).await;
    assert!(now.question.is_none());
    assert_eq!(den.playing(Some(silent)).await.me, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_table_leaves_memory_and_comes_back_as_it_was() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::None).await;
    den.play().await;
    let before = den.playing(Some(BEN)).await;
    assert_eq!(den.hall.awake(), 1);
    until("sleep", async || {
        den.clock.advance(60 * SECOND);
        (den.hall.awake() == 0).then_some(())
    })
    .await;
    let after = den.playing(Some(BEN)).await;
    assert_eq!((after.page, after.told), (before.page, before.told));
}

#[tokio::test(flavor = "multi_thread")]
async fn time_goes_on_after_a_disk_that_failed_even_if_nobody_comes() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::Live).await;
    let silent = den.to_act().await.unwrap();
    // The time that we are up is kept in between, and may fail as well.
    den.disk.fail(2);
    den.clock.advance(60 * SECOND);
    until("both failures", async || (den.disk.failures() == 0).then_some(())).await;
    // A second goes by now and then; not the thirtieth, which ends the turn.
    let mut looks = 0;
    until("a reminder", async || {
        looks += 1;
        if looks % 25 == 0 && looks / 25 < 30 {
            den.clock.advance(SECOND);
        }
        den.calls().await.contains(&Call::Reminder(silent)).then_some(())
    })
    .await;
}
