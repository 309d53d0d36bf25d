//! Things that are gone: messages, channels, threads, people, the whole guild. Boards come back, tables
//! whose place is gone are called off, and Discord is not asked again and again.

use host::look::Scene;
use serde_json::{Value, json};

use super::party::{Party, has_frame, is_private, text};
use crate::until;

fn live() -> Value {
    json!([{"name": "pace", "type": 3, "value": "live"}])
}

fn delete(party: &Party, message: &Value) {
    let body = json!({"do": "delete_message", "message": message["id"]});
    party.playground.control(&body).unwrap();
}

/// The requests about this channel that were in vain.
fn in_vain(party: &Party, channel: u64) -> usize {
    let part = format!("/channels/{channel}");
    let mut requests = party.playground.requests();
    requests.retain(|request| request["path"].as_str().is_some_and(|path| path.contains(&part)));
    requests.iter().filter(|request| request["status"].as_u64() >= Some(400)).count()
}

/// Is what stood here called off?
async fn is_called_off(party: &Party, channel: u64) -> bool {
    match party.look_at(channel).await.scene {
        Scene::Closed { .. } => true,
        Scene::Match(shown) => shown.end.is_some(),
        Scene::Empty | Scene::Lobby(_) => false,
    }
}

/// Another table is opened and shown: by then all that was to be done elsewhere has been done.
async fn a_table_elsewhere(party: &Party) {
    party.command_in("games", "Aki", "uchu", "start", &json!([]));
    party.with_button_in("games", "Aki", "Join").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_deleted_comes_back_and_a_call_that_is_deleted_is_no_matter() {
    let party = Party::new().await;
    let people = ["Aki", "Ben"];
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    let call = |_: &_| {
        let mut seen = party.sees("Aki").into_iter().rev();
        seen.find(|message| !is_private(message) && text(message).contains("it is your turn"))
    };
    let old = party.board("My hand", |_| true).await;
    let called = party.playground.until(call).await;
    delete(&party, &old);
    let new = party.board("My hand", |board| board["id"] != old["id"]).await;
    assert_eq!(text(&new), text(&old));
    delete(&party, &called);
    party.pass(&people).await;
    let again = |running: &_| call(running).filter(|message| message["id"] != called["id"]);
    party.playground.until(again).await;
    let boards = party.sees("Aki").into_iter().filter(|one| !is_private(one) && has_frame(one));
    assert_eq!(boards.count(), 1);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_of_a_lobby_that_is_deleted_unseen_comes_back_with_the_next_change() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    let old = party.with_button("Aki", "Join").await;
    party.playground.fault(json!({"kind": "drop", "event": "MESSAGE_DELETE"})).unwrap();
    delete(&party, &old);
    party.command("Aki", "uchu", "leave", &json!([]));
    let closed = |_: &_| {
        let mut seen = party.sees("Aki").into_iter();
        seen.find(|message| text(message).contains("the table was closed"))
    };
    let new = party.playground.until(closed).await;
    assert_ne!(new["id"], old["id"]);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_deleted_takes_its_tables_along() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &live());
    party.add_bot("Aki", "Normal").await;
    party.press("Aki", "Begin").await;
    party.board("My hand", |_| true).await;
    party.command("Ben", "uchu", "start", &live());
    party.press("Ben", "Start it in a thread").await;
    let thread = party.playground.until(|_| party.threads().first().cloned()).await;
    party.with_button_in(&thread, "Ben", "Join").await;
    let (general, thread) = (party.channel("general"), thread.parse().unwrap());
    let delete = json!({"do": "delete_channel", "channel": "general"});
    party.playground.control(&delete).unwrap();
    a_table_elsewhere(&party).await;
    assert!(is_called_off(&party, general).await);
    assert!(is_called_off(&party, thread).await);
    party.clock.advance(3_600_000);
    party.add_bot_in("games", "Aki", "Normal").await;
    assert_eq!(in_vain(&party, general) + in_vain(&party, thread), 0);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_gone_without_a_word_is_asked_for_once() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &live());
    party.add_bot("Aki", "Normal").await;
    party.press("Aki", "Begin").await;
    let call = |_: &_| {
        let mut seen = party.sees("Aki").into_iter();
        seen.find(|message| text(message).contains("it is your turn"))
    };
    party.playground.until(call).await;
    let general = party.channel("general");
    party.playground.fault(json!({"kind": "drop", "event": "CHANNEL_DELETE"})).unwrap();
    let delete = json!({"do": "delete_channel", "channel": "general"});
    party.playground.control(&delete).unwrap();
    party.clock.advance(61_000);
    party.playground.until(|_| (in_vain(&party, general) > 0).then_some(())).await;
    a_table_elsewhere(&party).await;
    assert!(is_called_off(&party, general).await);
    party.clock.advance(3_600_000);
    party.add_bot_in("games", "Aki", "Normal").await;
    assert_eq!(in_vain(&party, general), 1);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_is_deleted_takes_its_table_along_and_leaves_the_other() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.with_button("Aki", "Join").await;
    party.command("Ben", "uchu", "start", &json!([]));
    party.press("Ben", "Start it in a thread").await;
    let thread = party.playground.until(|_| party.threads().first().cloned()).await;
    party.with_button_in(&thread, "Ben", "Join").await;
    let delete = json!({"do": "delete_channel", "channel": thread});
    party.playground.control(&delete).unwrap();
    a_table_elsewhere(&party).await;
    assert!(is_called_off(&party, thread.parse().unwrap()).await);
    assert!(!is_called_off(&party, party.channel("general")).await);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_somebody_who_has_left_the_server_the_match_goes_on_by_the_clock() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &live());
    party.press("Ben", "Join").await;
    party.press("Aki", "Begin").await;
    party.board("My hand", |_| true).await;
    party.open_hand("Aki").await;
    let ben = party.user("Ben");
    party.playground.act("Aki", json!({"op": "user_remove", "id": ben})).unwrap();
    if party.to_act().await == "Aki" {
        party.pass(&["Aki"]).await;
    }
    while party.to_act().await == "Ben" {
        let line = party.line().await;
        party.clock.advance(90_000);
        party.settled(line).await;
    }
    party.board("My hand", |board| text(board).contains("Ben’s time ran out")).await;
    party.ready(&["Aki"]).await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_has_to_leave_the_server_calls_its_tables_off() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &live());
    party.with_button("Aki", "Join").await;
    let general = party.channel("general");
    party.playground.act("Aki", json!({"op": "user_remove", "id": party.bot()})).unwrap();
    until("the end", async || is_called_off(&party, general).await.then_some(())).await;
    party.clock.advance(3_600_000);
    assert_eq!(in_vain(&party, general), 0);
    party.end().await;
}
