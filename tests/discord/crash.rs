//! The program ends suddenly between an answer and what everybody is shown of it, or between a message and
//! the note of it. After the next start there is one board, and whoever is to act is called, once.

use std::path::Path;
use std::process::Stdio;

use playground::{Playground, Running};
use serde_json::{Value, json};
use tokio::process::{Child, Command};

use super::party::{button, has_frame, is_private, text};
use super::people::People;

const POST: &str = "POST /channels/{id}/messages";
const EDIT: &str = "PATCH /channels/{id}/messages/{id}";
const DELETE: &str = "DELETE /channels/{id}/messages/{id}";

fn start(playground: &Running, data: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_kaigi"))
        .args(["--api", &playground.api(), "--token", playground.token()])
        .arg("--data")
        .arg(data)
        .env("KAIGI_LOG", "error")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap()
}

/// Kills the bot, and waits until its connection is gone as well: what is pressed before that is lost.
async fn kill(playground: &Running, mut bot: Child) {
    bot.start_kill().unwrap();
    bot.wait().await.unwrap();
    playground.until(|playground| (!is_online(playground)).then_some(())).await;
}

fn is_online(playground: &Running) -> bool {
    let sessions = playground.state()["sessions"].as_array().cloned().unwrap_or_default();
    sessions.iter().any(|session| session["connected"] == true)
}

/// Waits until the bot is connected.
async fn connected(playground: &Running) {
    let ready = |playground: &Running| {
        let commands = playground.state()["commands"].as_array().map_or(0, Vec::len);
        (is_online(playground) && commands > 0).then_some(())
    };
    playground.until(ready).await;
}

async fn people() -> People {
    People { playground: Playground::start(playground::Settings::default()).await.unwrap() }
}

/// What everybody sees: the boards, and the calls.
fn seen(people: &People) -> (Vec<Value>, Vec<Value>) {
    let mut public = people.sees("Aki");
    public.retain(|message| !is_private(message));
    public.into_iter().partition(has_frame)
}

/// Whom the only call is for, once there is one board and one call.
async fn the_only_call(people: &People) -> Value {
    let one = |_: &Running| {
        let (boards, mut calls) = seen(people);
        (boards.len() == 1 && calls.len() == 1).then(|| calls.remove(0))
    };
    people.playground.until(one).await
}

/// Discord fails with these requests until the faults are cleared.
fn fail(people: &People, routes: &[&str]) {
    for route in routes {
        let fault = json!({"kind": "status", "status": 503, "times": 100_000, "route": route});
        people.playground.fault(fault).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_to_act_is_called_after_a_sudden_end_before_they_were() {
    let data = tempfile::tempdir().unwrap();
    let people = people().await;
    let bot = start(&people.playground, data.path());
    connected(&people.playground).await;
    let pace = json!([{"name": "pace", "type": 3, "value": "none"}]);
    people.command("Aki", "uchu", "start", &pace);
    people.press("Ben", "Join").await;
    // The match begins, and nobody but the presser gets to know.
    let lobby = people.with_button("Aki", "Begin").await;
    fail(&people, &[POST, EDIT, DELETE]);
    let begun = people.press_only("Aki", &lobby, &button(&lobby, "Begin").unwrap());
    people.answered(&begun).await;
    kill(&people.playground, bot).await;
    people.playground.control(&json!({"do": "clear"})).unwrap();
    assert_eq!(seen(&people).1.len(), 0, "nobody was called before");
    let _bot = start(&people.playground, data.path());
    connected(&people.playground).await;
    let call = the_only_call(&people).await;
    assert!(text(&call).contains("your turn"), "{call}");
    people.board("My hand", |_| true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_posted_and_not_noted_is_not_posted_twice() {
    for _ in 0..3 {
        let data = tempfile::tempdir().unwrap();
        let people = people().await;
        let bot = start(&people.playground, data.path());
        connected(&people.playground).await;
        people.command("Aki", "uchu", "start", &json!([]));
        // It falls as soon as the board is there.
        people.playground.until(|_| (!seen(&people).0.is_empty()).then_some(())).await;
        kill(&people.playground, bot).await;
        let bot = start(&people.playground, data.path());
        connected(&people.playground).await;
        people.press("Ben", "Join").await;
        people.press("Aki", "Begin").await;
        people.playground.until(|_| (!seen(&people).1.is_empty()).then_some(())).await;
        kill(&people.playground, bot).await;
        let _bot = start(&people.playground, data.path());
        connected(&people.playground).await;
        // Everything that was to be posted has been when another table is shown.
        people.command_in("games", "Chloe", "uchu", "start", &json!([]));
        people.with_button_in("games", "Chloe", "Join").await;
        people.open_hand("Aki").await;
        the_only_call(&people).await;
        let posts = people.requests("POST /channels/*/messages");
        assert!(posts.iter().all(|post| post["status"] == 200), "{posts:?}");
    }
}
