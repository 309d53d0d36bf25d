//! Taking back: free while nobody has learned anything by it, with the others' consent after that.

use host::look::Undo;

use super::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_taken_back_freely_until_somebody_else_acts() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::None).await;
    let before = den.playing(None).await.page;
    let user = den.play().await;
    assert_eq!(den.playing(Some(user)).await.undo, Undo::Free);
    den.press(user, Deed::Undo).await;
    assert_eq!(den.playing(None).await.page, before);
    assert_eq!(den.to_act().await, Some(user));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_does_not_revive_old_buttons() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::None).await;
    let user = den.to_act().await.unwrap();
    let old = den.first(user).await;
    den.press(user, old.clone()).await;
    den.press(user, Deed::Undo).await;
    assert_eq!(den.refused(user, old).await, Refusal::Stale);
    den.play().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn later_everybody_else_has_to_agree() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::None).await;
    let user = den.play().await;
    let before = den.playing(None).await.page;
    den.play().await;
    assert_eq!(den.playing(Some(user)).await.undo, Undo::Ask);
    den.press(user, Deed::Undo).await;
    let question = den.playing(None).await.question.expect("the others are asked");
    assert_eq!(question.waiting.len(), 3);
    let others: Vec<User> = EVERYBODY.into_iter().filter(|other| *other != user).collect();
    for other in &others {
        assert!(den.calls().await.is_empty() || den.playing(Some(*other)).await.question.is_some());
        den.press(*other, Deed::Answer { line: question.line, yes: true }).await;
    }
    let now = den.playing(None).await;
    assert!(now.question.is_none());
    assert_ne!(now.page, before, "both actions are gone");
    assert_eq!(den.to_act().await, Some(user));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_about_undo_lapses_when_play_goes_on() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::None).await;
    let user = den.play().await;
    den.play().await;
    den.press(user, Deed::Undo).await;
    let line = den.playing(None).await.question.unwrap().line;
    den.play().await;
    assert!(den.playing(None).await.question.is_none());
    let other = EVERYBODY.into_iter().find(|other| *other != user).unwrap();
    assert_eq!(den.refused(other, Deed::Answer { line, yes: true }).await, Refusal::QuestionGone);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_done_nothing_has_nothing_to_take_back() {
    let mut den = Den::new().await;
    den.begin(&EVERYBODY, 0, Pace::None).await;
    let user = den.to_act().await.unwrap();
    assert_eq!(den.refused(user, Deed::Undo).await, Refusal::NothingToUndo);
    assert_eq!(den.refused(User(15), Deed::Undo).await, Refusal::NotSeated);
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_bots_nobody_has_to_be_asked() {
    let mut den = Den::new().await;
    den.begin(&[AKI], 2, Pace::None).await;
    den.until(|now| now.to_act.iter().any(|seat| seat.0 == 0)).await;
    let before = den.playing(Some(AKI)).await.page;
    den.play().await;
    den.until(|now| now.to_act.iter().any(|seat| seat.0 == 0)).await;
    den.press(AKI, Deed::Undo).await;
    assert_eq!(den.playing(Some(AKI)).await.page, before);
}
