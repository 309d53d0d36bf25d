//! The program is killed in the middle of play, again and again: with a press under way, right behind an
//! answer and before anything is shown, while it starts, and twice in a row. Every press that was answered
//! is there afterwards, no press is there in part, and there is one board and at most one call.
//!
//! `KAIGI_KILLS=1000 cargo test kill` kills as often as is asked for.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use host::Channel;
use host::line::Did;
use host::store::{Durability, Store};
use host::table::{HostConfig, Table};
use host::thinking::Thinking;
use playground::{Playground, Running};
use rules::GAMES;
use rules::dice::{Dice, Seed};
use serde_json::json;
use tokio::process::{Child, Command};

use super::party::{People, has_frame, is_private, text};

/// The permission without which a bot sends no pictures.
const ATTACH_FILES: u64 = 1 << 15;

const PEOPLE: [&str; 3] = ["Aki", "Ben", "Chloe"];

/// A person with nothing to do for this long opens their hand again.
const PATIENCE: Duration = Duration::from_secs(5);

/// The callback by which a press changes its page (interactions/receiving-and-responding).
const UPDATED: u64 = 7;

/// A start is killed within this time.
const START_MILLIS: u32 = 300;

fn start(playground: &Running, data: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_kaigi"))
        .args(["--api", &playground.api(), "--token", playground.token()])
        .arg("--data")
        .arg(data)
        .env("KAIGI_LOG", "warn")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap()
}

/// Kills a bot this long after its start, which opens the store and connects.
async fn kill_while_it_starts(playground: &Running, data: &Path, millis: u32) {
    let mut bot = start(playground, data);
    // The moment is what is tested, and any moment will do.
    tokio::time::sleep(Duration::from_millis(millis.into())).await;
    bot.start_kill().unwrap();
    bot.wait().await.unwrap();
}

/// Waits until the bot is connected.
async fn connected(playground: &Running) {
    let ready = |playground: &Running| {
        let sessions = playground.state()["sessions"].as_array().cloned().unwrap_or_default();
        let commands = playground.state()["commands"].as_array().map_or(0, Vec::len);
        let online = sessions.iter().any(|session| session["connected"] == true);
        (online && commands > 0).then_some(())
    };
    playground.until(ready).await;
}

/// The presses in the log on disk, which must be whole, and whether the match is over.
fn presses_on_disk(data: &Path, channel: Channel) -> (BTreeSet<String>, bool) {
    let store = Store::open(&data.join("tables"), Durability::Process);
    let store = store.unwrap_or_else(|trouble| panic!("{trouble}"));
    let stored = store.load(channel).unwrap().expect("there is a table");
    let ends = |did: &Did| match did {
        Did::Ended { .. } => Some(true),
        Did::Opened { .. } => Some(false),
        _ => None,
    };
    let over = stored.lines.iter().rev().find_map(|line| ends(&line.did)).unwrap_or(false);
    let presses = stored.lines.iter().filter(|line| !matches!(line.did, Did::Reminded { .. }));
    let presses = presses.filter_map(|line| line.press).map(|press| press.to_string()).collect();
    let config =
        HostConfig { games: GAMES, bot_pause: Duration::ZERO, thinking: Thinking::Iterations(32) };
    let folded = Table::fold(config, channel, stored);
    folded.unwrap_or_else(|(line, why)| panic!("line {line}: {why}"));
    (presses, over)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_answered_survives_a_kill() {
    let kills = std::env::var("KAIGI_KILLS").ok().and_then(|kills| kills.parse().ok());
    let kills: u32 = kills.unwrap_or(50);
    let mut dice = Dice::for_ply(Seed::mix(&[b"test", b"kill"]), 0);
    let data = tempfile::tempdir().unwrap();
    let people =
        People { playground: Playground::start(playground::Settings::default()).await.unwrap() };
    let mut bot = start(&people.playground, data.path());
    connected(&people.playground).await;
    // Words are as good to press as pictures, and nobody waits for the painter of each new process.
    let no_pictures = json!({"do": "set_permissions", "bot": people.bot(), "channel": "general",
        "deny": ATTACH_FILES});
    people.playground.control(&no_pictures).unwrap();
    people.begin(&PEOPLE, 0).await;
    for user in PEOPLE {
        people.open_hand(user).await;
    }
    let mut answered: BTreeSet<String> = BTreeSet::new();
    let (mut matches, mut most) = (1, 0);
    for _ in 0..kills {
        for _ in 0..=dice.below(3) {
            let press = play(&people, true).await;
            answered.extend(press.filter(|press| is_answered(&people, press)));
        }
        // One more is under way, or was answered just now and is not shown yet.
        let half = play(&people, dice.below(3) == 0).await;
        bot.start_kill().unwrap();
        bot.wait().await.unwrap();
        for _ in 0..dice.below(3) {
            kill_while_it_starts(&people.playground, data.path(), dice.below(START_MILLIS)).await;
        }
        answered.extend(half.filter(|press| is_answered(&people, press)));
        let (there, over) = presses_on_disk(data.path(), channel(&people));
        let lost: Vec<&String> = answered.iter().filter(|press| !there.contains(*press)).collect();
        assert!(lost.is_empty(), "answered and lost: {lost:?}");
        most = most.max(answered.len());
        bot = start(&people.playground, data.path());
        connected(&people.playground).await;
        // The board may not show it yet.
        if over {
            answered.clear();
            people.press(PEOPLE[0], "Rematch").await;
            for user in &PEOPLE[1..] {
                people.press(user, "Join").await;
            }
            people.press(PEOPLE[0], "Begin").await;
            matches += 1;
        }
        // A page whose turn came while nobody was there to show it is opened again.
        for user in PEOPLE {
            people.open_hand(user).await;
        }
        // A match that is over keeps its board.
        let settled = |_: &Running| {
            let (boards, calls) = boards_and_calls(&people);
            ((1..=matches).contains(&boards) && calls <= 1).then_some(())
        };
        people.playground.until(settled).await;
    }
    assert!(most > 0, "no press was answered at all");
}

/// The person to act plays. Gives the press, if one was made.
async fn play(people: &People, wait: bool) -> Option<String> {
    let ready = || PEOPLE.into_iter().find(|user| !people.plays(user).is_empty());
    let mut waited = 0;
    let next = loop {
        let someone = people
            .playground
            .until(|_| ready().map(Some).or_else(|| people.over(PEOPLE[0]).then_some(None)));
        match tokio::time::timeout(PATIENCE, someone).await {
            Ok(next) => break next?,
            // As people do who have waited long enough.
            Err(_) => {
                waited += 1;
                assert!(waited < 12, "there was nothing to do for a minute");
                for user in PEOPLE {
                    people.open_hand(user).await;
                }
            }
        }
    };
    let (hand, plays) = (people.hand(next)?, people.plays(next));
    let asked = people.press_only(next, &hand, plays.first()?);
    if wait {
        people.answered(&asked).await;
    }
    asked["interaction_id"].as_str().map(str::to_owned)
}

/// How many boards and how many calls stand in the channel. Boards have a frame; calls have none, and mention
/// somebody.
fn boards_and_calls(people: &People) -> (usize, usize) {
    let seen = people.playground.messages("general", PEOPLE[0]).unwrap();
    let public = seen.iter().filter(|message| !is_private(message));
    let (boards, rest): (Vec<_>, Vec<_>) = public.partition(|message| has_frame(message));
    let calls = rest.iter().filter(|message| text(message).contains("<@"));
    (boards.len(), calls.count())
}

/// Was this press answered, and not only put off until the disk has it?
fn is_answered(people: &People, press: &str) -> bool {
    let mut all = people.playground.interactions().into_iter();
    all.any(|one| one["id"] == press && one["answered"] == UPDATED)
}

fn channel(people: &People) -> Channel {
    let state = people.playground.state();
    let channels = state["channels"].as_array().unwrap();
    let general = channels.iter().find(|channel| channel["name"] == "general").unwrap();
    Channel(general["id"].as_str().and_then(|id| id.parse().ok()).unwrap())
}
