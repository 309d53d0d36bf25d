//! A match as lines of text, one JSON object a line: the head, a line for each ply, the end.
//! Writing them, and checking them by playing the match again from its seed.
//!
//! A record shows everything, secrets included, so it may leave the host only when its match is
//! over. Nothing here reads or
//! writes files: lines come and go as bytes.

mod check;
mod compare;
pub mod fair;

use serde::Serialize;

use crate::any::{AnyMatch, Happened, Token};
use crate::dice::Seed;
use crate::game::{Outcome, Seat, Setup};
use crate::options::Chosen;

pub use check::{Checker, Deviation, Finding, Kind, Tally, Trouble, Unreadable};

#[derive(Serialize)]
struct Head<'a> {
    #[serde(rename = "match")]
    number: u64,
    game: &'a str,
    rules: u16,
    players: u8,
    options: Chosen,
    seed: Seed,
    events: &'a Happened,
}

#[derive(Serialize)]
struct Play<'a> {
    #[serde(rename = "match")]
    number: u64,
    ply: u32,
    seat: Seat,
    legal: &'a [Token],
    token: &'a str,
    events: &'a Happened,
}

#[derive(Serialize)]
struct End<'a> {
    #[serde(rename = "match")]
    number: u64,
    over: bool,
    #[serde(flatten)]
    outcome: &'a Outcome,
}

fn line(text: &mut Vec<u8>, object: &impl Serialize) {
    text.clear();
    serde_json::to_writer(&mut *text, object).expect("a line of a record can be written");
}

/// Plays a match that was just started to its end, and writes its record: each line goes to
/// `write`, without its line break. `choose` says which of the legal tokens a seat takes
/// in the match as it stands.
pub fn play_out<Stop>(
    number: u64,
    playing: &mut dyn AnyMatch,
    setup: &Happened,
    mut choose: impl FnMut(&dyn AnyMatch, Seat, &[Token]) -> Token,
    mut write: impl FnMut(&[u8]) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let mut text = Vec::new();
    head(&mut text, number, playing, setup);
    write(&text)?;
    while let Some(seat) = playing.turn().seats().iter().next() {
        let legal = playing.legal(seat);
        let token = choose(playing, seat, &legal);
        let happened = playing.play(seat, &token).expect("only a legal token is chosen");
        play(&mut text, number, playing.ply(), seat, &legal, &token, &happened);
        write(&text)?;
    }
    let outcome = playing.outcome().expect("a match that is over has an outcome");
    end(&mut text, number, &outcome);
    write(&text)
}

/// Writes the head of the record's n-th match. The text is replaced and has no line break.
pub fn head(text: &mut Vec<u8>, number: u64, started: &dyn AnyMatch, events: &Happened) {
    let Setup { players, options } = started.setup();
    let (game, rules, seed) = (started.id(), started.rules(), started.seed());
    line(text, &Head { number, game, rules, players, options, seed, events });
}

/// Writes the line of the ply that a match has just reached.
pub fn play(
    text: &mut Vec<u8>,
    number: u64,
    ply: u32,
    seat: Seat,
    legal: &[Token],
    token: &str,
    events: &Happened,
) {
    line(text, &Play { number, ply, seat, legal, token, events });
}

/// Writes the end of a match.
pub fn end(text: &mut Vec<u8>, number: u64, outcome: &Outcome) {
    line(text, &End { number, over: true, outcome });
}
