//! What a seat can choose. The text of an action is its token, which stands in logs, records and on
//! buttons: short, `[a-z0-9-]`, and never changed. Nobody parses it: a token is compared with the
//! texts of the legal actions.

use std::fmt;

use serde::Serialize;

use super::ware::Ware;

/// What a seat can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Bid this much, in secret.
    Bid(u8),
    /// Roll a die for a point or two.
    Roll,
    /// Look at one's own tile.
    Peek,
    /// Take a ware.
    Take(Ware),
    /// Put it at this end of the stall.
    Put(Side),
    /// Cry it out.
    Cry(Cry),
}

/// An end of a stall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// Before all that lies there.
    Left,
    /// Behind it.
    Right,
}

/// How a ware is cried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cry {
    /// For one point.
    Low,
    /// For three points or none, by chance.
    Loud,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::Left, Side::Right];

    /// The end in tokens and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Left => "left",
            Side::Right => "right",
        }
    }
}

impl Cry {
    /// Both.
    pub const ALL: [Cry; 2] = [Cry::Low, Cry::Loud];

    /// The cry in tokens and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Cry::Low => "low",
            Cry::Loud => "loud",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid-{bid}"),
            Action::Roll => f.write_str("roll"),
            Action::Peek => f.write_str("peek"),
            Action::Take(ware) => write!(f, "take-{}", ware.name()),
            Action::Put(side) => write!(f, "put-{}", side.name()),
            Action::Cry(cry) => write!(f, "cry-{}", cry.name()),
        }
    }
}
