//! Discord fails, asks us to wait, or forgets; our own disk fails or is slow. The presser is
//! answered all the same, and what everybody sees is right in the end.

use std::io;
use std::sync::{Arc, Mutex};

use playground::{Clock, Settings};
use serde_json::{Value, json};

use super::party::{Party, button, text};

const CALLBACK: &str = "POST /interactions/{id}/{token}/callback";
const EDIT: &str = "PATCH /channels/{id}/messages/{id}";

/// The statuses of these requests.
fn statuses(requests: &[Value]) -> Vec<u64> {
    requests.iter().filter_map(|request| request["status"].as_u64()).collect()
}

fn at(request: &Value) -> u64 {
    request["at"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_is_answered_though_discord_asks_to_wait_and_then_fails_twice() {
    let party = Party::new().await;
    party.begin(&["Aki", "Ben"], 0).await;
    let limited = json!({"kind": "status", "status": 429, "retry_after": 0.2, "route": CALLBACK});
    party.playground.fault(limited).unwrap();
    let failed = json!({"kind": "status", "status": 503, "times": 2, "route": CALLBACK});
    party.playground.fault(failed).unwrap();
    let answer = party.press("Aki", "My hand").await;
    assert_eq!(answer["state"], "done", "{answer}");
    let tries = |_: &_| Some(party.callbacks(&answer)).filter(|tries| tries.len() == 4);
    let tries = party.playground.until(tries).await;
    assert_eq!(statuses(&tries)[..3], [429, 503, 503]);
    assert!(at(&tries[1]) >= at(&tries[0]) + 200, "it did not wait as long as it was told");
    party.playground.until(|_| party.hand("Aki")).await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_right_in_the_end_and_discord_is_not_hammered() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.with_button("Aki", "Join").await;
    let limited =
        json!({"kind": "status", "status": 429, "retry_after": 0.3, "times": 2, "route": EDIT});
    party.playground.fault(limited).unwrap();
    party.playground.fault(json!({"kind": "status", "status": 500, "route": EDIT})).unwrap();
    party.japanese("Ben").await;
    party.press("Ben", "Join").await;
    let edits = party
        .playground
        .until(|_| {
            let edits = party.requests("PATCH /channels/*/messages/*");
            (statuses(&edits).last() == Some(&200)).then_some(edits)
        })
        .await;
    assert_eq!(statuses(&edits), [429, 429, 500, 200]);
    assert!(at(&edits[1]) >= at(&edits[0]) + 300 && at(&edits[2]) >= at(&edits[1]) + 300);
    let board = party.board("Join", |board| text(board).contains("2. Ben")).await;
    assert!(text(&board).contains("2 of 5"), "{board}");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn while_discord_asks_for_silence_presses_are_answered_and_boards_wait() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.with_button("Aki", "Join").await;
    party.press("Aki", "Add bot").await;
    let levels = party.with_button("Aki", "Normal").await;
    let limited = json!({"kind": "status", "status": 429, "retry_after": 0.8, "global": true,
        "route": EDIT});
    party.playground.fault(limited).unwrap();
    party.japanese("Ben").await;
    party.press("Ben", "Join").await;
    let silenced = party
        .playground
        .until(|_| {
            let edits = party.requests("PATCH /channels/*/messages/*");
            edits.iter().find(|edit| edit["status"] == 429).map(at)
        })
        .await;
    let answer = party.press_id("Aki", &levels, &button(&levels, "Normal").unwrap()).await;
    assert_eq!(answer["state"], "done", "{answer}");
    let call = |_: &_| party.callbacks(&answer).pop();
    let call = party.playground.until(call).await;
    assert!(at(&call) < silenced + 800, "the press waited as well");
    let edits = |_: &_| {
        let edits = statuses(&party.requests("PATCH /channels/*/messages/*"));
        (edits.last() == Some(&200)).then_some(edits)
    };
    let edits = party.playground.until(edits).await;
    assert_eq!(edits[..2], [429, 200]);
    party.board("Join", |board| text(board).contains("3. Vega")).await;
    for request in party.playground.requests() {
        let meanwhile = at(&request) > silenced && at(&request) < silenced + 800;
        let path = request["path"].as_str().unwrap();
        assert!(!meanwhile || path.ends_with("/callback"), "{path} did not wait");
    }
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_whose_token_has_expired_is_let_go_and_comes_back_when_it_is_pressed() {
    let settings = Settings { clock: Clock::manual(), ..Settings::default() };
    let party = Party::within(settings).await;
    let people = ["Aki", "Ben"];
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    party.playground.advance(16 * 60 * 1000);
    let (first, hand, plays) = party.ready(&people).await;
    let second = if first == "Aki" { "Ben" } else { "Aki" };
    // The press on an old page has a token of its own, and its answer is the fresh page.
    let answer = party.press_id(first, &hand, &plays[0]).await;
    assert_eq!(answer["state"], "done", "{answer}");
    assert_eq!(answer["original"], hand["id"]);
    let lost = |_: &_| {
        let edits = party.requests("PATCH /webhooks/*/*/messages/@original");
        edits.iter().any(|edit| edit["status"] != 200).then_some(())
    };
    party.playground.until(lost).await;
    assert!(party.plays(second).is_empty(), "a page without a token was refreshed");
    let old = party.hand(second).unwrap();
    if party.to_act().await == first {
        party.pass(&[first]).await;
    }
    party.press(second, "My hand").await;
    party.ready(&[second]).await;
    assert_ne!(party.hand(second).unwrap()["id"], old["id"]);
    party.pass(&[second]).await;
    party.ready(&[first]).await;
    let people_at_the_table = people.len();
    let people = party.stop_while(async |_| ()).await;
    let edits = people.requests("PATCH /webhooks/*/*/messages/@original");
    let lost: Vec<u64> = statuses(&edits).into_iter().filter(|status| *status != 200).collect();
    assert!(lost.len() <= people_at_the_table, "each page was tried once: {lost:?}");
    people.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_reaches_us_too_late_is_let_go_and_the_next_one_counts() {
    let settings = Settings { clock: Clock::manual(), ..Settings::default() };
    let party = Party::within(settings).await;
    party.command("Aki", "uchu", "start", &json!([]));
    let lobby = party.with_button("Aki", "Rules").await;
    let rules = button(&lobby, "Rules").unwrap();
    let late = json!({"kind": "delay", "event": "INTERACTION_CREATE", "ms": 3500});
    party.playground.fault(late).unwrap();
    let asked = party.press_only("Aki", &lobby, &rules);
    party.playground.advance(3500);
    assert_eq!(party.answered(&asked).await["state"], "failed");
    party.playground.until(|_| party.callbacks(&asked).pop()).await;
    let answer = party.press_id("Aki", &lobby, &rules).await;
    assert_eq!(answer["state"], "done");
    let people = party.stop_while(async |_| ()).await;
    assert_eq!(statuses(&people.callbacks(&asked)), [404]);
    people.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_disk_puts_answers_off_and_loses_none() {
    let party = Party::new().await;
    let people = ["Aki", "Ben"];
    party.begin(&people, 0).await;
    for user in people {
        party.open_hand(user).await;
    }
    let (user, hand, plays) = party.ready(&people).await;
    let before = party.line().await;
    party.disk.stall(true);
    let play = party.press_only(user, &hand, &plays[0]);
    let start = party.command_in("games", "Chloe", "uchu", "start", &json!([]));
    assert_eq!(party.answered(&play).await["answered"], 6);
    assert_eq!(party.answered(&start).await["answered"], 5);
    assert_eq!(party.plays(user), plays, "something is shown that is not saved");
    party.disk.stall(false);
    assert!(party.told("Chloe", &start).await.contains("Your table is open"));
    party.playground.until(|_| (!party.plays(user).contains(&plays[0])).then_some(())).await;
    party.with_button_in("games", "Chloe", "Join").await;
    assert_eq!(party.line().await, before + 1);
    party.end().await;
}

/// The lines that are logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

// On one thread, so that the log of this thread is the whole of it.
#[tokio::test]
async fn a_fault_of_ours_is_an_apology_with_a_reference_that_the_log_knows() {
    let log = Log::default();
    let written = log.clone();
    let subscriber = tracing_subscriber::fmt().with_ansi(false).with_writer(move || log.clone());
    let _guard = tracing::subscriber::set_default(subscriber.finish());
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.press("Aki", "Add bot").await;
    let levels = party.with_button("Aki", "Normal").await;
    let before = party.line().await;
    party.disk.fail(1);
    let asked = party.press_only("Aki", &levels, &button(&levels, "Normal").unwrap());
    let told = party.told("Aki", &asked).await;
    let reference = told.split('`').nth(1).unwrap_or_else(|| panic!("no reference: {told}"));
    assert!(told.contains("Something of mine went wrong"), "{told}");
    let logged = String::from_utf8(written.0.lock().unwrap().clone()).unwrap();
    let line = logged.lines().find(|line| line.contains(reference) && line.contains("saved"));
    assert!(line.is_some_and(|line| line.contains("ERROR")), "{reference} is not in the log");
    assert_eq!(party.line().await, before, "what was not saved is there");
    party.press("Aki", "Normal").await;
    party.board("Join", |board| text(board).contains("2. Vega")).await;
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_stops_answers_who_is_being_served_and_tells_others_to_wait() {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    party.press("Aki", "Add bot").await;
    let (levels, lobby) =
        (party.with_button("Aki", "Hard").await, party.board("Join", |_| true).await);
    let (add, join) = (button(&levels, "Hard").unwrap(), button(&lobby, "Join").unwrap());
    let limited = json!({"kind": "status", "status": 429, "retry_after": 0.4, "route": CALLBACK});
    party.playground.fault(limited).unwrap();
    let inside = party.press_only("Aki", &levels, &add);
    let reached = |_: &_| {
        let calls = party.requests("POST /interactions/*/*/callback");
        calls.iter().any(|call| call["status"] == 429).then_some(())
    };
    party.playground.until(reached).await;
    let people = party
        .stop_while(async |people| {
            let outside = people.press_only("Ben", &lobby, &join);
            assert!(people.told("Ben", &outside).await.contains("restarting"));
        })
        .await;
    assert_eq!(people.answered(&inside).await["state"], "done");
    people.board("Join", |board| text(board).contains("2. Vega")).await;
    people.end().await;
}
