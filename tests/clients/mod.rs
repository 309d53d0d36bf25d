//! Bots that nobody here wrote a library for: discord.js and discord.py log in to the playground,
//! register commands, answer with buttons, a secret, a picture and a form, and survive a forced
//! reconnect.
//!
//! They need Node.js and Python with the packages that `.ci/run` installs. Where those are missing
//! the tests say so and do nothing, except under `CI`, where they fail.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use playground::{LONGEST_WAIT, Playground, Running, Settings};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

use crate::project;

/// Is this there? Under `CI` it has to be.
#[expect(clippy::print_stdout, reason = "whoever runs the tests should know what was left out")]
pub(crate) fn has(what: &Path, how: &str) -> bool {
    if what.exists() {
        return true;
    }
    assert!(std::env::var_os("CI").is_none(), "{} is missing; {how}", what.display());
    println!("not tested: {} is missing; {how}", what.display());
    false
}

/// A bot in a process of its own, and what it says.
pub(crate) struct Bot {
    _process: Child,
    says: Lines<BufReader<ChildStdout>>,
}

impl Bot {
    pub(crate) fn start(program: &Path, script: &Path, playground: &Running) -> Bot {
        let mut process = Command::new(program)
            .arg(script)
            .env("API", playground.api())
            .env("GATEWAY", format!("ws://{}/", playground.address()))
            .env("TOKEN", playground.token())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let says = BufReader::new(process.stdout.take().unwrap()).lines();
        Bot { _process: process, says }
    }

    /// Waits until the bot says this.
    pub(crate) async fn until(&mut self, what: &str) -> Value {
        loop {
            let line = self.says.next_line().await.unwrap().expect("the bot goes on talking");
            let said: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line}"));
            assert_ne!(said["what"], "error", "{said}");
            if said["what"] == what {
                return said;
            }
        }
    }
}

fn content(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default()
}

/// The newest message in #general with this text, as a user sees it.
async fn message(playground: &Running, user: &str, text: &str) -> Value {
    playground
        .until(|playground| {
            let messages = playground.messages("general", user).unwrap();
            messages.into_iter().rev().find(|message| content(message) == text)
        })
        .await
}

fn press(playground: &Running, user: &str, message: &Value, button: &str) -> Value {
    let press = json!({"op": "press", "channel": "general", "message": message["id"],
        "custom_id": button, "component_type": 2});
    playground.act(user, press).unwrap()
}

fn command(playground: &Running, user: &str, name: &str, options: &Value) -> Value {
    let command = json!({"op": "command", "channel": "general", "command": name,
        "options": options});
    playground.act(user, command).unwrap()
}

/// Everything that the two bots can do.
async fn converse(program: PathBuf, script: PathBuf) {
    let playground = Playground::start(Settings::default()).await.unwrap();
    let mut bot = Bot::start(&program, &script, &playground);

    let ready = bot.until("ready").await;
    assert_eq!(ready["guild"], "Playground");
    assert!(ready["channels"].as_u64() >= Some(2), "{ready}");

    let typed = json!([{"name": "word", "type": 3, "value": "ap", "focused": true}]);
    let asked = json!({"op": "autocomplete", "channel": "general", "command": "ping",
        "options": typed});
    let asked = playground.act("Aki", asked).unwrap();
    let choices = playground
        .until(|playground| {
            let interactions = playground.interactions();
            let mine = interactions.into_iter().find(|i| i["id"] == asked["interaction_id"])?;
            mine["choices"].as_array().cloned()
        })
        .await;
    let names: Vec<&str> = choices.iter().filter_map(|choice| choice["name"].as_str()).collect();
    assert_eq!(names, ["apple", "apricot"]);

    let options = json!([{"name": "word", "type": 3, "value": "apple"}]);
    command(&playground, "Aki", "ping", &options);
    let answered = bot.until("answered").await;
    assert_eq!(answered["attachments"], 1, "the bot reads its own picture back");
    let pong = message(&playground, "Ben", "pong apple").await;
    assert_eq!(pong["attachments"][0]["description"], "One grey dot");
    assert_eq!(pong["author"]["bot"], true);

    command(&playground, "Aki", "secret", &json!([]));
    bot.until("whispered").await;
    message(&playground, "Aki", "for your eyes only").await;
    message(&playground, "Aki", "and this").await;
    let seen = playground.messages("general", "Ben").unwrap();
    assert!(seen.iter().all(|m| !["for your eyes only", "and this"].contains(&content(m))));

    command(&playground, "Ben", "slow", &json!([]));
    bot.until("thought").await;
    message(&playground, "Aki", "done thinking").await;

    press(&playground, "Ben", &pong, "again");
    bot.until("pressed").await;
    let pressed = message(&playground, "Aki", "pressed 1").await;
    assert_eq!(pressed["id"], pong["id"], "the message is edited in place");

    let asked = press(&playground, "Ben", &pong, "ask");
    bot.until("asked").await;
    let fields = json!([{"type": 1, "components": [
        {"type": 4, "custom_id": "name", "value": "Ben"}]}]);
    let submit = json!({"op": "submit", "interaction_id": asked["interaction_id"],
        "components": fields});
    playground.act("Ben", submit).unwrap();
    bot.until("greeted").await;
    message(&playground, "Aki", "hello Ben").await;

    playground.fault(json!({"kind": "reconnect"})).unwrap();
    bot.until("resumed").await;
    press(&playground, "Ben", &pong, "again");
    bot.until("pressed").await;
    message(&playground, "Aki", "pressed 2").await;

    // Events while nobody listens are replayed to a client that resumes.
    playground.fault(json!({"kind": "close", "code": 4000})).unwrap();
    press(&playground, "Ben", &pong, "again");
    bot.until("pressed").await;
    message(&playground, "Aki", "pressed 3").await;

    playground.stop().await.unwrap();
}

#[tokio::test]
async fn a_discord_js_bot_lives_in_the_playground() {
    let folder = project("tests/clients/discordjs");
    let installed = folder.join("node_modules/discord.js");
    if has(&installed, "npm ci --prefix tests/clients/discordjs") {
        let conversation = converse(PathBuf::from("node"), folder.join("bot.mjs"));
        tokio::time::timeout(LONGEST_WAIT, conversation).await.expect("the bot answers in time");
    }
}

#[tokio::test]
async fn a_discord_py_bot_lives_in_the_playground() {
    let folder = project("tests/clients/discordpy");
    let python = folder.join(".venv/bin/python");
    let how =
        "python3 -m venv tests/clients/discordpy/.venv, then its pip install -r requirements.txt";
    if has(&python, how) {
        let conversation = converse(python, folder.join("bot.py"));
        tokio::time::timeout(LONGEST_WAIT, conversation).await.expect("the bot answers in time");
    }
}
