//! What the buttons and menus of a replay ask for. All that a replay needs to know travels in its
//! ids: the match is the one that was opened at the id's line, and the rest stands here.

use std::fmt::Write as _;

use rules::game::{Seat, Viewer};

/// A match that is over, at one of its plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Replay {
    /// Which button or menu it is; no two of a message are the same.
    pub(crate) by: By,
    /// How many actions stand.
    pub(crate) ply: u32,
    /// With whose eyes.
    pub(crate) viewer: Viewer,
}

/// The buttons and menus of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// Opens it, in a message of its own.
    Open,
    /// To the deal.
    First,
    /// One ply back.
    Back,
    /// One ply on.
    Forward,
    /// To the end.
    Last,
    /// Somebody else's eyes: the chosen viewer takes the place of the one here.
    As,
    /// To a part of the match: the chosen ply takes the place of the one here.
    Part,
    /// To a step of the part, likewise.
    Step,
}

/// Every one of them, with its letter.
pub(super) const ALL: [(By, char); 8] = [
    (By::Open, 'o'),
    (By::First, 'f'),
    (By::Back, 'b'),
    (By::Forward, 'n'),
    (By::Last, 'l'),
    (By::As, 'a'),
    (By::Part, 'p'),
    (By::Step, 's'),
];

impl Replay {
    pub(super) fn write(self, text: &mut String) -> std::fmt::Result {
        let letter = ALL.iter().find(|(by, _)| *by == self.by).map(|(_, letter)| *letter);
        let letter = letter.expect("every one has a letter");
        write!(text, "{letter}{}.{}", self.ply, written(self.viewer))
    }

    pub(super) fn read(text: &str) -> Option<Replay> {
        let mut chars = text.chars();
        let letter = chars.next()?;
        let (by, _) = ALL.iter().find(|(_, of)| *of == letter)?;
        let (ply, viewer) = chars.as_str().split_once('.')?;
        Some(Replay { by: *by, ply: ply.parse().ok()?, viewer: self::viewer(viewer)? })
    }

    /// What is asked for when this was chosen in a menu; nothing if it cannot have been.
    pub(crate) fn chosen(self, value: &str) -> Option<Replay> {
        match self.by {
            By::As => Some(Replay { viewer: viewer(value)?, ..self }),
            By::Part | By::Step => Some(Replay { ply: value.parse().ok()?, ..self }),
            _ => None,
        }
    }
}

/// A viewer in an id, and in the menu of viewers.
pub(crate) fn written(viewer: Viewer) -> String {
    match viewer {
        Viewer::Public => "p".to_owned(),
        Viewer::Open => "o".to_owned(),
        Viewer::Seat(Seat(seat)) => seat.to_string(),
    }
}

fn viewer(text: &str) -> Option<Viewer> {
    match text {
        "p" => Some(Viewer::Public),
        "o" => Some(Viewer::Open),
        seat => seat.parse().ok().map(|seat| Viewer::Seat(Seat(seat))),
    }
}
