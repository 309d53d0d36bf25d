//! The record of a match that is over, from the lines of its log: the head with what its deal was
//! made of, the plays that stand, the end.
//!
//! What was played and what happened is in the log word for word, so a record says it whatever has
//! become of the rules since. What else was legal is not: it is made again by playing the match from its
//! seed. Where these are not the rules any more by which it was played, the record goes without those
//! lists; it could be checked only by a program that has its rules anyway.

use std::fmt::Write;

use rules::any::{AnyGame, AnyMatch, Token};
use rules::game::{Seat, Setup};
use rules::options::Chosen;
use rules::record::fair::Fair;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::line::{Did, Line, Play};
use crate::shuffle::Shuffle;

/// The record of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// Which match of its channel it was, from 1.
    pub number: u32,
    /// Its lines.
    pub text: String,
}

/// The part of a record's head that a match is started by.
#[derive(Deserialize)]
struct Head {
    game: String,
    rules: u16,
    players: u8,
    options: Chosen,
    seed: String,
}

/// A play as a record has it.
#[derive(Serialize)]
struct WholePlay<'a> {
    #[serde(rename = "match")]
    number: u64,
    ply: u32,
    seat: Seat,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Legal<'a>>,
    token: &'a str,
    events: &'a RawValue,
}

/// What was legal: as the log kept it, or made again.
#[derive(Serialize)]
#[serde(untagged)]
enum Legal<'a> {
    Kept(&'a RawValue),
    Made(Vec<Token>),
}

/// The record of the match in these lines, which start where its table was opened; nothing if it is
/// not over.
pub fn from_lines(games: &[&dyn AnyGame], lines: &[Line]) -> Option<Record> {
    let mut shuffle = None;
    let mut which = None;
    let mut head = None;
    let mut plays: Vec<&Play> = Vec::new();
    for line in lines {
        match &line.did {
            // Another table, after this one.
            Did::Opened { .. } if shuffle.is_some() => return None,
            Did::Opened { game, .. } => shuffle = Some((game, Shuffle::opened(&line.did)?)),
            Did::Began { number, record, .. } => {
                (head, which) = (Some(record.get()), Some(*number));
            }
            Did::Played { play, .. } => {
                plays.truncate(play.ply.checked_sub(1)? as usize);
                plays.push(play);
            }
            Did::Undone { to, .. } => plays.truncate(*to as usize),
            Did::Ended { record } => {
                let (game, shuffle) = shuffle?;
                // Without what they added, nobody can check what the deal was mixed from.
                let fair = shuffle.is_known().then(|| shuffle.fair());
                let text = written(games, head?, fair.as_ref(), &plays, record.get())?;
                return Some(Record { game: game.clone(), number: which?, text });
            }
            _ if head.is_none() => {
                if let Some((_, shuffle)) = &mut shuffle {
                    shuffle.apply(line);
                }
            }
            _ => {}
        }
    }
    None
}

fn written(
    games: &[&dyn AnyGame],
    head: &str,
    fair: Option<&Fair>,
    plays: &[&Play],
    end: &str,
) -> Option<String> {
    // Where every list was kept, nothing is played again.
    let all_kept = plays.iter().all(|play| play.legal.is_some());
    let mut playing = if all_kept { None } else { started(games, head) };
    let mut text = String::with_capacity(head.len() + end.len() + 1024 + 256 * plays.len());
    let head = head.trim_end().strip_suffix('}')?;
    match fair {
        Some(fair) => {
            writeln!(text, "{head},\"fair\":{}}}", serde_json::to_string(fair).ok()?).ok()?;
        }
        None => writeln!(text, "{head}}}").ok()?,
    }
    for play in plays {
        let made = playing.as_ref().map(|playing| Legal::Made(playing.legal(play.seat)));
        let legal = play.legal.as_deref().map(Legal::Kept).or(made);
        let Play { number, ply, seat, token, events, .. } = play;
        let whole = WholePlay { number: *number, ply: *ply, seat: *seat, legal, token, events };
        text.push_str(&serde_json::to_string(&whole).ok()?);
        text.push('\n');
        playing = playing.and_then(|mut playing| {
            playing.play(*seat, token)?;
            Some(playing)
        });
    }
    text.push_str(end);
    text.push('\n');
    Some(text)
}

/// The match of this head, if it can be played by these rules.
fn started(games: &[&dyn AnyGame], head: &str) -> Option<Box<dyn AnyMatch>> {
    let Head { game, rules, players, options, seed } = serde_json::from_str(head).ok()?;
    let game = games.iter().find(|known| known.id() == game && known.rules() == rules)?;
    let (started, _) = game.start(&Setup { players, options }, seed.parse().ok()?).ok()?;
    Some(started)
}
