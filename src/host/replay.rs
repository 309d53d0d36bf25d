//! A match that is over, looked at again: as anybody at the table saw it at any of its plies, or
//! with all hands open. It is read from the lines of its log, whatever stands in its channel now.
//!
//! Only what has ended by its rules can be looked at, so nothing of a running match is ever shown
//! here; what was called off has no end, no record and no replay.

use rules::any::Token;
use rules::game::{Moment, Viewer};
use rules::page::Page;
use rules::sketch::Sketch;

use crate::look::Sitter;

/// What somebody wants to see of a match that is over.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// How many actions stood; the end if there were fewer.
    pub ply: u32,
    /// With whose eyes; everybody's for a seat that there was not.
    pub viewer: Viewer,
    /// In which language.
    pub language: String,
}

/// A match that is over, as it was at one of its plies.
#[derive(Clone, Debug)]
pub struct ReplayLook {
    /// The game's id.
    pub game: &'static str,
    /// Which match of its channel it was, from 1.
    pub number: u32,
    /// The line at which its table was opened: by it the match is asked for again.
    pub opened: u32,
    /// How many actions stood.
    pub ply: u32,
    /// How many there were in the end.
    pub plies: u32,
    /// With whose eyes it is seen.
    pub viewer: Viewer,
    /// With whose eyes it could be seen.
    pub viewers: Vec<Viewer>,
    /// Where in the match the page stands.
    pub moment: Moment,
    /// Where in the match the last action was made.
    pub made: Moment,
    /// What the last action, or the setup, brought about.
    pub told: Vec<String>,
    /// The game as this viewer saw it. There is nothing to press on it.
    pub page: Page<Token>,
    /// The same, to be drawn.
    pub sketch: Sketch,
    /// Who sat where then, under the names of those days.
    pub sitters: Vec<Sitter>,
    /// Where the parts and steps of the match begin, in order.
    pub chapters: Vec<Chapter>,
}

/// Where a step of a match, or a part of it before its first step, begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Which part and step.
    pub moment: Moment,
    /// The first ply at which the match stood there.
    pub ply: u32,
}
