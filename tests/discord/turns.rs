//! Calls: once a turn, once a reminder, once a question; and what people who do
//! not come, or do not want to go on, can do.

use host::look::Scene;
use serde_json::{Value, json};

use super::party::{Party, button, has_frame, is_private, text};

/// The calls that can be seen now, oldest first.
fn calls(party: &Party) -> Vec<Value> {
    let mut seen = party.sees("Aki");
    let said =
        |message: &Value| message["content"].as_str().is_some_and(|said| said.contains("<@"));
    seen.retain(|message| !is_private(message) && !has_frame(message) && said(message));
    seen
}

/// The call to this user with these words, as soon as it is there and the last one is not.
async fn called(party: &Party, user: &str, words: &str) -> Value {
    let mention = format!("<@{}>", party.user(user));
    let fits = |call: &Value| text(call).contains(&mention) && text(call).contains(words);
    let only = |mut calls: Vec<Value>| (calls.len() == 1).then(|| calls.remove(0));
    party.playground.until(|_| only(calls(party)).filter(fits)).await
}

fn posts(party: &Party, words: &str) -> Vec<Value> {
    let mut posts = party.requests("POST /channels/*/messages");
    posts.retain(|post| post["body"]["content"].as_str().is_some_and(|said| said.contains(words)));
    posts
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_to_act_is_called_once_a_turn_and_nobody_else() {
    let people = ["Aki", "Ben", "Chloe"];
    let party = Party::new().await;
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    for turn in 1..=2 {
        let user = party.to_act().await;
        called(&party, &user, "it is your turn").await;
        // Clicks call nobody.
        for other in people {
            party.press(other, "Log").await;
        }
        let posts = posts(&party, "it is your turn");
        assert_eq!(posts.len(), turn);
        let allowed = &posts[turn - 1]["body"]["allowed_mentions"];
        assert_eq!(allowed["users"], json!([party.user(&user)]), "{allowed}");
        assert!(allowed["parse"].as_array().is_none_or(Vec::is_empty), "{allowed}");
        party.pass(&people).await;
    }
    let board = party.requests("POST /channels/*/messages").remove(0);
    let allowed = &board["body"]["allowed_mentions"];
    assert!(allowed["users"].as_array().is_none_or(Vec::is_empty), "{allowed}");
    party.end().await;
}

/// A match of Aki and Ben, by the clock, in which Ben does not come and it is his turn.
async fn without_ben() -> Party {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([{"name": "pace", "type": 3, "value": "live"}]));
    party.press("Ben", "Join").await;
    party.press("Aki", "Begin").await;
    party.board("My hand", |_| true).await;
    party.open_hand("Aki").await;
    if party.to_act().await == "Aki" {
        party.pass(&["Aki"]).await;
    }
    party
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_come_is_reminded_in_a_way_that_notifies() {
    let party = without_ben().await;
    called(&party, "Ben", "it is your turn").await;
    party.clock.advance(61_000);
    let reminder = called(&party, "Ben", "is nearly over").await;
    // A message is seen before the request that made it is written down.
    let written = |_: &_| Some(posts(&party, "is nearly over")).filter(|posts| !posts.is_empty());
    let posts = party.playground.until(written).await;
    assert_eq!(posts.len(), 1);
    let allowed = &posts[0]["body"]["allowed_mentions"];
    assert_eq!(allowed["users"], json!([party.user("Ben")]));
    assert!(button(&reminder, "My hand").is_some());
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_stays_away_has_their_seat_kept_and_can_come_back() {
    let party = without_ben().await;
    let away = async || {
        let Scene::Match(shown) = party.look("general").await.scene else { panic!("no match") };
        shown.sitters.iter().any(|sitter| sitter.away)
    };
    while !away().await {
        if party.to_act().await == "Aki" {
            party.pass(&["Aki"]).await;
        } else {
            let line = party.line().await;
            party.clock.advance(90_000);
            party.settled(line).await;
        }
    }
    let back = party.with_button("Ben", "I’m back").await;
    assert!(text(&back).contains("a bot keeps your seat"), "{back}");
    let answer = party.press_id("Ben", &back, &button(&back, "I’m back").unwrap()).await;
    assert_eq!(answer["state"], "done");
    assert!(!away().await);
    party.board("My hand", |board| text(board).contains("Ben is back.")).await;
    party.end().await;
}

/// A match of Aki and Ben in which Ben has asked whether it could be called off; the board, and
/// Aki's hand, as soon as they show the question.
async fn asked() -> (Party, Value, Value) {
    let people = ["Aki", "Ben"];
    let party = Party::new().await;
    party.begin(&people, 0).await;
    party.open_hand("Aki").await;
    let cancel = party.command("Ben", "uchu", "cancel", &json!([]));
    assert!(party.told("Ben", &cancel).await.contains("The others have been asked."));
    let asked = |board: &Value| text(board).contains("Ben would like to call the match off");
    let board = party.board("Yes", asked).await;
    let in_hand = |hand: &Value| asked(hand) && button(hand, "No").is_some();
    let hand = party.playground.until(|_| party.hand("Aki").filter(in_hand)).await;
    (party, board, hand)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_called_off_when_the_others_agree() {
    let (party, board, _) = asked().await;
    called(&party, "Aki", "would like to call the match off").await;
    // Those who were not asked have no say.
    for user in ["Ben", "Chloe"] {
        let pressed = party.press_only(user, &board, &button(&board, "Yes").unwrap());
        party.told(user, &pressed).await;
    }
    assert!(!party.over("Aki"));
    party.press_id("Aki", &board, &button(&board, "Yes").unwrap()).await;
    party.board("Rematch", |board| text(board).contains("The match was called off.")).await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_when_somebody_says_no_in_their_hand() {
    let (party, _, hand) = asked().await;
    party.press_id("Aki", &hand, &button(&hand, "No").unwrap()).await;
    party.board("My hand", |board| text(board).contains("Aki said no.")).await;
    assert!(!party.over("Aki"));
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_a_match_is_asked_first_and_a_bot_plays_on() {
    let people = ["Aki", "Ben", "Chloe"];
    let party = Party::new().await;
    party.begin(&people, 0).await;
    party.open_hand("Ben").await;
    let line = party.line().await;
    party.press("Ben", "Leave").await;
    let sure = party.with_button("Ben", "Yes, leave").await;
    assert!(text(&sure).contains("Do you want to leave?"));
    party.press_id("Ben", &sure, &button(&sure, "Stay").unwrap()).await;
    let stayed = |_: &_| party.hand("Ben").filter(|hand| text(hand).contains("Your hand"));
    party.playground.until(stayed).await;
    assert_eq!(party.line().await, line);
    let asked = party.command("Ben", "uchu", "leave", &json!([]));
    party.answered(&asked).await;
    let answer = party.press("Ben", "Yes, leave").await;
    let told = party.told("Ben", &json!({"interaction_id": answer["id"]})).await;
    assert!(told.contains("You have left the table."), "{told}");
    party.board("My hand", |board| text(board).contains("Ben left; a bot plays on.")).await;
    assert!(!party.over("Aki"));
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_notified_twice_in_a_minute_by_what_others_do() {
    let party = Party::new().await;
    party.begin(&["Aki", "Ben", "Chloe"], 0).await;
    let first = party.playground.until(|_| calls(&party).pop()).await;
    let acting = party.to_act().await;
    let asking = ["Ben", "Chloe", "Aki"].into_iter().find(|user| **user != *acting).unwrap();
    party.open_hand(asking).await;
    party.command(asking, "uchu", "cancel", &json!([]));
    let asked =
        |call: &Value| call["id"] != first["id"] && text(call).contains("call the match off");
    let second = party.playground.until(|_| calls(&party).pop().filter(asked)).await;
    let acting = party.user(&acting);
    let notified = |call: &Value| {
        let mentions = call["mentions"].as_array().cloned().unwrap_or_default();
        mentions.iter().any(|user| user["id"] == acting)
    };
    assert!(notified(&first), "{first}");
    assert!(!notified(&second) && text(&second).contains(&acting), "{second}");
    party.end().await;
}
