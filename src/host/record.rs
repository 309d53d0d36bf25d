//! The record of a match that is over, from the lines of its log: the head with what its deal was
//! made of, the plays that stand, the end. Every line of it is in the log word for word, so it says
//! what was played whatever has become of the rules since.

use std::fmt::Write;

use rules::record::fair::{self, Contribution, Fair};
use serde::Deserialize;

use crate::line::{Did, Line};

/// The part of a play that says where it stands.
#[derive(Deserialize)]
struct Play {
    ply: u32,
}

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

/// The record of the match in these lines, which start where its table was opened; nothing if it is
/// not over.
pub fn of(lines: &[Line]) -> Option<Record> {
    let mut fair = None;
    let mut which = None;
    let mut contributions = Vec::new();
    let mut head = None;
    let mut plays: Vec<&str> = Vec::new();
    for line in lines {
        let mut add = |user: crate::User, words: String| {
            contributions.push(Contribution { user: user.to_string(), words });
        };
        match &line.did {
            // Another table, after this one.
            Did::Opened { .. } if fair.is_some() => return None,
            Did::Opened { game, host_seed, .. } => fair = Some((game, host_seed)),
            Did::Joined { user, .. } => add(*user, line.press.unwrap_or_default().to_string()),
            Did::Stirred { user, words } => add(*user, words.clone()),
            Did::Began { number, record, .. } => {
                (head, which) = (Some(record.get()), Some(*number));
            }
            Did::Played { record, .. } => {
                let Play { ply } = serde_json::from_str(record.get()).ok()?;
                plays.truncate(ply.checked_sub(1)? as usize);
                plays.push(record.get());
            }
            Did::Undone { to, .. } => plays.truncate(*to as usize),
            Did::Ended { record } => {
                let (game, host_seed) = fair?;
                let commitment = fair::commitment(host_seed.parse().ok()?);
                let fair = Fair { commitment, host_seed: host_seed.clone(), contributions };
                let text = written(head?, &fair, &plays, record.get())?;
                return Some(Record { game: game.clone(), number: which?, text });
            }
            _ => {}
        }
    }
    None
}

fn written(head: &str, fair: &Fair, plays: &[&str], end: &str) -> Option<String> {
    let length: usize = plays.iter().map(|play| play.len() + 1).sum();
    let mut text = String::with_capacity(head.len() + length + end.len() + 1024);
    let head = head.trim_end().strip_suffix('}')?;
    let fair = serde_json::to_string(fair).ok()?;
    writeln!(text, "{head},\"fair\":{fair}}}").ok()?;
    for line in plays.iter().copied().chain([end]) {
        text.push_str(line);
        text.push('\n');
    }
    Some(text)
}
