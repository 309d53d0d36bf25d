//! One integration binary, a module for each thing that is tested.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

/// The playground's page in a real browser.
mod browser;
/// Bots written with other libraries, in the playground.
mod clients;
/// The program as it is started from a shell.
mod command_line;
/// What every game owes the house, on random matches; and faults that must be caught.
mod contract;
/// The real bot over the wire, in the playground.
mod discord;
/// Fair deals, and hosts that would like to choose one.
mod fair;
/// A disk that fails and stalls when a test asks for it.
mod faulty_disk;
/// What comes in from outside, made up by the thousand.
mod fuzz;
/// The sentences: none missing, none unused, the same in every language.
mod locales;
/// Every picture along random matches, in every language.
mod pictures;
/// Readable transcripts of whole matches, pinned.
mod playthroughs;
/// The host alone: presses, clocks, undo, a disk that fails.
mod presses;
/// Damaged and forged records.
mod records;
/// Finished matches, replayed to their recorded end.
mod replays;
/// Answers of the playground, held against Discord's own schema.
mod schema;
/// The bot as it is started from a shell: settings, the sign of health, the end.
mod serving;
/// A data directory and an export of an earlier version.
mod stored;
/// All tables out of a store and into another, from a shell.
mod tables;
/// Architecture and hygiene.
mod tidy;

use std::path::PathBuf;
use std::time::{Duration, Instant};

use host::line::Did;
use host::store::Stored;
use playground::LONGEST_WAIT;
use rules::any::{AnyGame, AnyMatch, Happened, Token, explore};
use rules::dice::{Dice, Seed};
use rules::game::{Seat, Setup};
use rules::options::Chosen;
use rules::record;
use serde_json::Value;

/// The allocator of the program itself: tests make as many small texts as it does.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The pause after which [`until`] looks again.
const LOOK_AGAIN_AFTER: Duration = Duration::from_millis(2);

/// Waits until `look` finds something that tells nobody when it is there, and fails once it is late.
async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look().await {
            return found;
        }
        assert!(start.elapsed() < LONGEST_WAIT, "{what}: that never came");
        tokio::time::sleep(LOOK_AGAIN_AFTER).await;
    }
}

/// The same for a test without tasks.
fn until_blocking<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < LONGEST_WAIT, "{what}: that never came");
        std::thread::sleep(LOOK_AGAIN_AFTER);
    }
}

/// A file of the project.
fn project(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A match for tests, with dice for the bots that play in it.
fn start(
    game: &dyn AnyGame,
    setup: &Setup<Chosen>,
    name: &str,
) -> (Box<dyn AnyMatch>, Happened, Dice) {
    let seed = Seed::mix(&[b"test", name.as_bytes()]);
    let (started, happened) = game.start(setup, seed).expect("the test asks for a fit");
    (started, happened, Dice::for_ply(Seed::mix(&[b"test players", name.as_bytes()]), 0))
}

/// The choice of the seat to act, in a whole match of any game, such that every match ends.
fn choose(of: &dyn AnyMatch, seat: Seat, dice: &mut Dice) -> Token {
    explore(of, seat, dice).expect("it is the seat's turn")
}

/// The match that was last begun at a table, played again from the table's log.
fn running(stored: &Stored) -> Option<Box<dyn AnyMatch>> {
    let (mut began, mut plays) = (None, Vec::new());
    for line in &stored.lines {
        match &line.did {
            Did::Began { seed, record, .. } => {
                let head: Value = serde_json::from_str(record.get()).unwrap();
                (began, plays) = (Some((seed.parse().unwrap(), head)), Vec::new());
            }
            Did::Played { play, .. } => plays.push(play),
            Did::Undone { to, .. } => plays.truncate(*to as usize),
            _ => {}
        }
    }
    let (seed, head) = began?;
    let players = serde_json::from_value(head["players"].clone()).unwrap();
    let options = head["options"].as_object().unwrap().clone();
    let game = rules::game(head["game"].as_str().unwrap()).unwrap();
    let (mut playing, _) = game.start(&Setup { players, options }, seed).unwrap();
    for play in plays {
        playing.play(play.seat, &play.token).expect("it was legal the first time");
    }
    Some(playing)
}

/// The record of a match played so.
fn record(game: &dyn AnyGame, setup: &Setup<Chosen>, name: &str) -> Vec<u8> {
    let (mut playing, happened, mut dice) = start(game, setup, name);
    let mut text = Vec::new();
    let written: Result<(), ()> = record::play_out(
        0,
        &mut *playing,
        &happened,
        |of, seat, _| choose(of, seat, &mut dice),
        |line| {
            text.extend_from_slice(line);
            text.push(b'\n');
            Ok(())
        },
    );
    written.expect("writing to memory does not fail");
    text
}

/// A setup for this number of players, with no option changed.
fn plain(players: u8) -> Setup<Chosen> {
    Setup { players, options: Chosen::new() }
}

/// Every way to choose the options of a game, one option changed at a time, the defaults first.
fn choices(game: &dyn AnyGame) -> Vec<Chosen> {
    let changed = game.options().iter().flat_map(|choice| {
        choice.values[1..]
            .iter()
            .map(|value| Chosen::from_iter([(choice.name.to_owned(), value.json())]))
    });
    std::iter::once(Chosen::new()).chain(changed).collect()
}
