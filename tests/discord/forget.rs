//! `/kaigi forget me`: asked once, done whole, at once where a match is over and later where it is not.

use host::Channel;
use host::results::Finished;
use host::{Server, User};
use serde_json::{Value, json};

use super::buttons::planted;
use super::party::{Party, button, is_private, text};

/// `/kaigi forget me` by this user, and what they read.
async fn ask(party: &Party, user: &str) -> String {
    let me = json!([{"name": "me", "type": 1, "options": []}]);
    let options = json!([{"name": "forget", "type": 2, "options": me}]);
    let command = json!({"op": "command", "channel": "general", "command": "kaigi",
        "options": options});
    let asked = party.playground.act(user, command).unwrap();
    party.told(user, &asked).await
}

/// All lines of the channel's log, as they are stored.
fn log(party: &Party) -> String {
    let channel = Channel(party.channel("general"));
    let (mut all, mut from) = (String::new(), 0);
    loop {
        let lines = party.store.lines(channel, from).unwrap();
        if lines.is_empty() {
            return all;
        }
        from += u32::try_from(lines.len()).unwrap();
        all.extend(lines.iter().map(|line| serde_json::to_string(line).unwrap() + "\n"));
    }
}

fn user(party: &Party, name: &str) -> User {
    User(party.user(name).parse().unwrap())
}

fn results(party: &Party) -> Vec<Finished> {
    let server = party.playground.state()["guild"]["id"].as_str().unwrap().parse().unwrap();
    party.store.settle_all().unwrap();
    party.store.results(Server(server)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_asked_once_and_then_nothing_of_them_is_left_in_finished_matches() {
    let party = Party::new().await;
    party.english("Ben").await;
    party.begin(&["Aki"], 2).await;
    party.open_hand("Aki").await;
    party.play(&["Aki"], 10_000).await;
    let board = party.board("Replay", |_| true).await;
    let aki = party.user("Aki");
    assert!(log(&party).contains(&aki) && log(&party).contains("\"Aki\""));
    let told = ask(&party, "Aki").await;
    for words in ["Do you want to be forgotten?", "cannot take back records", "leave it first"] {
        assert!(told.contains(words), "{told}");
    }
    assert!(log(&party).contains(&aki), "nothing is done before it is answered");
    let asked = party.with_button("Aki", "Forget me").await;
    let forget = button(&asked, "Forget me").unwrap();
    // Where everybody could press it, it does nothing.
    let open = planted(&party, "general", &[&forget]).await;
    let pressed = party.press_only("Ben", &open, &forget);
    assert!(party.told("Ben", &pressed).await.contains("not one of mine"));
    party.press_id("Aki", &asked, &forget).await;
    let done = |_: &_| {
        let mut seen = party.sees("Aki").into_iter().rev();
        seen.find(|message| is_private(message) && text(message).contains("You are forgotten"))
    };
    party.playground.until(done).await;
    let log = log(&party);
    assert!(!log.contains(&aki) && !log.contains("\"Aki\""), "{log}");
    assert!(results(&party).iter().all(|result| result.of(user(&party, "Aki")).is_none()));
    let replay = button(&board, "Replay").unwrap();
    let replay = party.press_only("Ben", &board, &replay);
    let told = party.told("Ben", &replay).await;
    assert!(told.contains("Former player 1") && !told.contains("Aki"), "{told}");
    let record = button(&board, "Record").unwrap();
    let record = party.press_only("Ben", &board, &record);
    assert!(party.told("Ben", &record).await.contains("Here is match 1"));
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_that_is_not_over_somebody_is_forgotten_when_it_is() {
    let party = Party::new().await;
    party.begin(&["Aki", "Ben"], 0).await;
    let aki = party.user("Aki");
    ask(&party, "Aki").await;
    party.press("Aki", "Forget me").await;
    let done = |_: &_| {
        let mut seen = party.sees("Aki").into_iter().rev();
        seen.find(|message| is_private(message) && text(message).contains("You are forgotten"))
    };
    let told: Value = party.playground.until(done).await;
    assert!(text(&told).contains("One table that you are at is not over"), "{told}");
    assert!(log(&party).contains(&aki), "the match goes on");
    party.command("Ben", "uchu", "leave", &json!([]));
    party.press("Ben", "Yes, leave").await;
    party.command("Aki", "uchu", "cancel", &json!([]));
    party.playground.until(|_| (!log(&party).contains(&aki)).then_some(())).await;
    let party = party.restart().await;
    assert!(!log(&party).contains(&aki));
    party.end().await;
}
