//! The countries at the table.

use serde::{Deserialize, Serialize};

use crate::game::Seat;

/// A place at the table that holds a hand and a score marker. With two players each has a
/// dependency to the left of their own country (rules 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Country(pub u8);

/// No table has more.
pub(super) const MOST_COUNTRIES: usize = 5;

impl Country {
    /// As an index.
    #[inline]
    pub(super) fn at(self) -> usize {
        usize::from(self.0)
    }

    /// Does it belong to another country? Only with two players.
    #[inline]
    pub fn is_dependency(self, players: u8) -> bool {
        players == 2 && self.0 % 2 == 1
    }

    /// The seat whose country or dependency it is.
    #[inline]
    pub fn owner(self, players: u8) -> Seat {
        Seat(if players == 2 { self.0 / 2 } else { self.0 })
    }

    /// The other seat, with two players.
    #[inline]
    pub fn rival(self, players: u8) -> Seat {
        Seat(1 - self.owner(players).0)
    }

    /// The country that a seat sits in.
    #[inline]
    pub fn of(seat: Seat, players: u8) -> Country {
        Country(if players == 2 { seat.0 * 2 } else { seat.0 })
    }

    /// Its neighbour to the left, by number of countries.
    #[inline]
    pub(super) fn left(self, countries: u8) -> Country {
        let next = self.0 + 1;
        Country(if next == countries { 0 } else { next })
    }
}

/// How many countries there are, by number of players.
pub(super) fn countries(players: u8) -> u8 {
    if players == 2 { 4 } else { players }
}

/// The most cards of a suit that a country can take unharmed. It is the number of countries: 3,
/// 4 or 5 (rules 1.2).
pub(super) fn threshold(players: u8) -> u8 {
    countries(players)
}
