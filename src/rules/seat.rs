//! Who sits at a table, who looks at it, and who may act.

use serde::{Deserialize, Serialize};

/// The most seats that a table of any game has.
pub const MOST_SEATS: usize = 8;

/// A player's place at the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// Who is looking: a seat, or everybody who has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Anyone in the channel.
    Public,
    /// Anyone who looks back at a match that is over: all hands lie open. Never while it runs.
    Open,
}

impl Viewer {
    /// Every viewer at a running table with this number of players, the seats first.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
    }

    /// Is this the player on that seat?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Some of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// Is this seat among them?
    pub fn has(self, seat: Seat) -> bool {
        self.0.checked_shr(u32::from(seat.0)).is_some_and(|bits| bits & 1 == 1)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |bits, seat| bits | 1 << seat.0))
    }
}

/// Who may act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat alone.
    One(Seat),
    /// All of these, in any order, each on its own.
    Several(Seats),
    /// Nobody: the match is over.
    Over,
}

impl Turn {
    /// The seats that may act now.
    pub fn seats(self) -> Seats {
        match self {
            Turn::One(seat) => Seats::from_iter([seat]),
            Turn::Several(seats) => seats,
            Turn::Over => Seats::default(),
        }
    }
}
