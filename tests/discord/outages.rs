//! The gateway closes whatever is opened, turns our session or our token down, or says nothing any more. The
//! bot comes back by itself without storming, tells its operator once, and ends when there is no point.

use std::fs::File;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use playground::{Playground, Running, Settings};
use serde_json::{Value, json};

use super::party::{Party, People, button};
use crate::serving::{Folder, kaigi};

/// The session that is connected, if one is.
fn connected(playground: &Running) -> Option<Value> {
    let sessions = playground.state()["sessions"].clone();
    let mut all = sessions.as_array().into_iter().flatten();
    all.find(|one| one["connected"] == true).cloned()
}

fn connections(playground: &Running) -> u64 {
    playground.state()["connections"].as_u64().unwrap()
}

/// The bot's connection breaks, and every new one is closed like this.
fn break_off(playground: &Running, closing: Value) {
    playground.fault(closing).unwrap();
    assert_eq!(playground.fault(json!({"kind": "close"})).unwrap()["sessions"], 1);
}

/// A gateway that closes everything is tried again a few times, not thousands of times. The window is
/// real time: a machine under load makes fewer attempts in it, never more.
async fn is_not_stormed(closing: Value) {
    let party = Party::new().await;
    party.command("Aki", "uchu", "start", &json!([]));
    let lobby = party.with_button("Aki", "Add bot").await;
    let before = connections(&party.playground);
    break_off(&party.playground, closing);
    tokio::time::sleep(Duration::from_secs(3)).await;
    let attempts = connections(&party.playground) - before;
    assert!((1..=5).contains(&attempts), "{attempts} connections in 3 s");
    party.playground.control(&json!({"do": "clear"})).unwrap();
    party.playground.until(connected).await;
    let answer = party.press_id("Aki", &lobby, &button(&lobby, "Add bot").unwrap()).await;
    assert_eq!(answer["state"], "done", "{answer}");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_closes_before_its_greeting_is_not_stormed() {
    is_not_stormed(json!({"kind": "close_new", "code": 1011})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_closes_after_its_greeting_is_not_stormed() {
    is_not_stormed(json!({"kind": "close_new", "code": 4000, "after": "hello"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_closes_after_our_first_word_is_not_stormed() {
    is_not_stormed(json!({"kind": "close_new", "code": 4000, "after": "payload"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_cannot_be_resumed_is_begun_anew() {
    let party = Party::new().await;
    let old = connected(&party.playground).unwrap()["id"].clone();
    let closing = json!({"kind": "close_new", "code": 4000, "after": "payload", "times": 3});
    break_off(&party.playground, closing);
    let anew = |playground: &Running| connected(playground).filter(|session| session["id"] != old);
    party.playground.until(anew).await;
    assert_eq!(party.playground.state()["identified"], 2);
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_falls_silent_is_left_and_the_press_is_answered_by_the_next() {
    let people = People { playground: Playground::start(Settings::default()).await.unwrap() };
    people.playground.fault(json!({"kind": "heartbeat", "ms": 400})).unwrap();
    let party = Party::among(people).await;
    // Only this connection beats so fast.
    party.playground.control(&json!({"do": "clear"})).unwrap();
    let before = connections(&party.playground);
    // Nobody thaws it: a bot that did not notice would wait for ever.
    party.playground.fault(json!({"kind": "freeze"})).unwrap();
    party.playground.until(|playground| (connections(playground) > before).then_some(())).await;
    party.playground.until(connected).await;
    let asked = party.command("Aki", "uchu", "start", &json!([]));
    assert_eq!(party.answered(&asked).await["state"], "done");
    party.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn as_many_shards_as_discord_recommends_come_in() {
    let people = People { playground: Playground::start(Settings::default()).await.unwrap() };
    people.playground.fault(json!({"kind": "gateway", "shards": 2, "max_concurrency": 2})).unwrap();
    let party = Party::among(people).await;
    let shards = |playground: &Running| {
        let state = playground.state();
        let all = state["sessions"].as_array()?.iter().filter(|one| one["connected"] == true);
        let mut shards: Vec<Value> = all.map(|one| one["shard"].clone()).collect();
        shards.sort_by_key(ToString::to_string);
        (shards == [json!([0, 2]), json!([1, 2])]).then_some(())
    };
    party.playground.until(shards).await;
    let asked = party.command("Aki", "uchu", "start", &json!([]));
    assert_eq!(party.answered(&asked).await["state"], "done");
    party.end().await;
}

/// The program in a playground. Its log is a file: a pipe that nobody reads would fill up.
struct Program {
    people: People,
    child: Child,
    folder: Folder,
}

impl Program {
    async fn start(name: &str, more: &[&str]) -> Program {
        let people = People { playground: Playground::start(Settings::default()).await.unwrap() };
        let folder = Folder::new(name);
        std::fs::create_dir_all(&folder.0).unwrap();
        let api = people.playground.api();
        let args = ["--api", &api, "--token", people.playground.token(), "--data", folder.path()];
        let mut command = kaigi(&[&args, more].concat());
        command.stdout(Stdio::null()).stderr(File::create(folder.0.join("log")).unwrap());
        let child = command.spawn().unwrap();
        let program = Program { people, child, folder };
        program.people.playground.until(is_ready).await;
        program
    }

    /// Tells it to stop, as a service is told, and waits for its end.
    async fn stop(self) -> (Option<i32>, String) {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-s", "TERM", &id]).status();
        assert!(told.unwrap().success());
        self.end().await
    }

    /// Waits for its end: the answer, and what it said.
    async fn end(mut self) -> (Option<i32>, String) {
        let answer = tokio::task::block_in_place(|| self.child.wait().unwrap().code());
        (answer, std::fs::read_to_string(self.folder.0.join("log")).unwrap())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn is_ready(playground: &Running) -> Option<()> {
    let known = playground.state()["commands"].as_array().map_or(0, Vec::len);
    (known > 0 && connected(playground).is_some()).then_some(())
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_operator_is_told_once_that_the_gateway_is_lost_keeps_closing_and_is_back() {
    let program = Program::start("outage", &[]).await;
    let people = &program.people;
    let before = connections(&people.playground);
    break_off(&people.playground, json!({"kind": "close_new", "code": 1011}));
    people
        .playground
        .until(|playground| (connections(playground) >= before + 3).then_some(()))
        .await;
    people.playground.control(&json!({"do": "clear"})).unwrap();
    people.playground.until(connected).await;
    // What was asked before the end of the log is in it.
    let asked = people.command("Aki", "uchu", "start", &json!([]));
    assert_eq!(people.answered(&asked).await["state"], "done");
    let (code, said) = program.stop().await;
    assert_eq!(code, Some(0), "{said}");
    for told in ["the gateway is lost", "the gateway keeps closing", "the gateway is back"] {
        assert_eq!(said.matches(told).count(), 1, "{told:?} in: {said}");
    }
    assert!(said.contains("4000") && said.contains("1011"), "{said}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_that_will_never_take_us_ends_the_bot_with_its_reason() {
    for (code, reason) in [
        (4004, "token"),
        (4010, "shard"),
        (4011, "shard"),
        (4012, "version"),
        (4013, "intents"),
        (4014, "intents"),
    ] {
        let program = Program::start(&format!("closed-{code}"), &["--log", "off"]).await;
        program.people.playground.fault(json!({"kind": "close", "code": code})).unwrap();
        let (answer, said) = program.end().await;
        assert_eq!(answer, Some(2), "{said}");
        assert!(said.contains(&code.to_string()) && said.contains(reason), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_refused_twice_ends_the_bot_and_one_refusal_does_not() {
    let program = Program::start("refused", &[]).await;
    let people = &program.people;
    let once = json!({"kind": "status", "status": 401, "route": "POST /channels/{id}/messages"});
    people.playground.fault(once).unwrap();
    people.command("Aki", "uchu", "start", &json!([]));
    // The board that was refused comes all the same.
    people.with_button("Aki", "Join").await;
    // Callbacks need no token; everything else is refused from now on.
    for route in ["GET /applications/@me", "POST /channels/{id}/messages"] {
        let refused = json!({"kind": "status", "status": 401, "times": 1000, "route": route});
        people.playground.fault(refused).unwrap();
    }
    people.command_in("games", "Aki", "uchu", "start", &json!([]));
    let (answer, said) = program.end().await;
    assert_eq!(answer, Some(2), "{said}");
    let last = said.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("kaigi: ") && last.contains("token") && last.contains("401"),
        "{said}"
    );
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_cannot_be_read_is_named_in_the_log() {
    let program = Program::start("unread", &[]).await;
    let people = &program.people;
    let spoil = json!({"kind": "spoil", "event": "INTERACTION_CREATE", "remove": ["/token"]});
    people.playground.fault(spoil).unwrap();
    people.command("Aki", "uchu", "start", &json!([]));
    let spoil = json!({"kind": "spoil", "event": "CHANNEL_DELETE", "remove": ["/id"]});
    people.playground.fault(spoil).unwrap();
    let delete = json!({"do": "delete_channel", "channel": "games"});
    people.playground.control(&delete).unwrap();
    let asked = people.command("Aki", "uchu", "start", &json!([]));
    assert_eq!(people.answered(&asked).await["state"], "done");
    let (_, said) = program.stop().await;
    for event in ["INTERACTION_CREATE", "CHANNEL_DELETE"] {
        let named: Vec<&str> = said.lines().filter(|line| line.contains(event)).collect();
        assert!(named.len() == 1 && named[0].contains("WARN"), "{event} in: {said}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn no_log_shows_a_token_or_what_somebody_typed() {
    const TYPED: &str = "the-quick-brown-fox";
    for level in ["info", "trace"] {
        let program = Program::start(&format!("secret-{level}"), &["--log", level]).await;
        let people = &program.people;
        people.command("Aki", "uchu", "start", &json!([]));
        let opened = people.press("Aki", "Stir the shuffle").await;
        let submit = people.filled_form(&opened, TYPED);
        let asked = people.playground.act("Aki", submit).unwrap();
        assert_eq!(people.answered(&asked).await["state"], "done");
        let secrets = people.playground.interactions().into_iter();
        let secrets = secrets.map(|one| one["token"].as_str().unwrap().to_owned());
        let more = [TYPED, people.playground.token()].map(str::to_owned);
        let secrets: Vec<String> = secrets.chain(more).collect();
        assert!(secrets.len() >= 5);
        let (code, said) = program.stop().await;
        assert_eq!(code, Some(0));
        assert!(said.contains("connected"), "nothing was logged");
        for secret in secrets {
            let line = said.lines().find(|line| line.contains(&secret));
            assert_eq!(line, None, "{secret:?} is in the log at {level}");
        }
    }
}
