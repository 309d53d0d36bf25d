//! What a store keeps of one table, and how sure it is.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::line::Line;

/// What is known of a table without reading its log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// The line at which the table that stands now was opened.
    pub opened: u32,
    /// The line at which the last match that is over was opened.
    pub finished: Option<u32>,
    /// How many matches began here.
    pub matches: u32,
}

/// A match at some ply, kept beside the log for the day when the rules change.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    /// How many lines the log had.
    pub line: u32,
    /// The version of the rules.
    pub rules: u16,
    /// How many actions stood.
    pub ply: u32,
    /// The state.
    pub state: String,
}

/// Says nothing of the state: one that slipped into a log would give every hidden thing away.
impl fmt::Debug for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Snapshot(line {}, rules {}, ply {})", self.line, self.rules, self.ply)
    }
}

/// A table as it lies on disk.
#[derive(Debug)]
pub struct Stored {
    /// What is known of it without reading on.
    pub head: Head,
    /// Its lines, from the one at which it was opened.
    pub lines: Vec<Line>,
    /// The last snapshot that was taken since.
    pub snapshot: Option<Snapshot>,
}

/// How sure a flush is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// It survives the end of the process, however sudden.
    Process,
    /// It survives the end of the power as well.
    Power,
}
