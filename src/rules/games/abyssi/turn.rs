//! A turn as far as it has come: what was done in it, for those who look at it. What is still to be
//! done is on the agenda.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::pieces::{Ability, Column, Kind, Planet, Senator, Set};
use super::values::{MOST_PLEDGES, SENATOR_LIFTS, WYRNE_LIFTS};
use crate::game::Seat;
use crate::set::as_bits;

/// What has been done in a turn, for those who look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Deed {
    /// The mothership moved; the player who dominates the planet got energy.
    Moved {
        to: Planet,
        reversed: bool,
        paid: u8,
        host: Option<Seat>,
    },
    /// It went to Hreja at once.
    Jumped {
        host: Option<Seat>,
    },
    /// It did not move.
    Stayed,
    /// A ship was added here.
    Ship(Planet),
    /// A politics card was taken here.
    Card(Planet),
    Recruited {
        senator: Senator,
        award: Award,
    },
    Activated {
        planet: Planet,
        award: Award,
    },
    /// A base was built.
    Built {
        planet: Planet,
        column: Column,
    },
    /// A ship came from the supply, by a column or a senator.
    Dropped(Planet),
    /// A politics card was given back for another one.
    Gave(Planet),
    /// A politics card was taken, by a column or a senator.
    Took(Planet),
    /// A card was returned: for the treaty on the mat, or for influence.
    Pledged {
        planet: Planet,
        chit: bool,
    },
    /// A card was returned for somebody's treaty.
    Seized {
        planet: Planet,
        from: Seat,
    },
    Relocated {
        from: Planet,
        to: Planet,
    },
    /// This energy was refuelled.
    Refuelled(u8),
    /// A senator was played for this ability.
    Senator {
        senator: Senator,
        ability: Ability,
    },
    Exchanged {
        gave: Senator,
        got: Senator,
    },
    /// Ships of this planet were given up for energy.
    Scrapped(Planet),
    /// An activated base moved.
    Shifted {
        from: Planet,
        to: Planet,
    },
}

/// What a stack of chits brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Award {
    /// The chit on top.
    Chit(u8),
    /// Normal influence, as the stack was empty.
    Normal(u8),
}

/// A base, and the ship or the card that its column brings; or a card that is given, and one taken.
const PAIR: u8 = 2;
/// The most that a special action comes to.
const MOST_OF_SPECIAL: u8 = larger(PAIR, larger(MOST_PLEDGES, WYRNE_LIFTS));
/// The most that an ability comes to, with the senator who is played for it.
const MOST_OF_ABILITY: u8 = 1 + larger(PAIR, larger(MOST_PLEDGES, SENATOR_LIFTS));
/// No turn has more deeds: a move, a ship, a card, a special action, two abilities, a power.
pub(super) const MOST_DEEDS: usize = (4 + MOST_OF_SPECIAL + 2 * MOST_OF_ABILITY) as usize;

const fn larger(one: u8, other: u8) -> u8 {
    if one > other { one } else { other }
}

/// A turn as far as it has come.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Turn {
    /// The energy that it began with.
    pub(super) began: u32,
    /// The kinds of planet actions that were done.
    #[serde(with = "as_bits")]
    pub(super) done: Set<Kind>,
    pub(super) senator_used: bool,
    pub(super) power_used: bool,
    pub(super) deeds: ArrayVec<Deed, MOST_DEEDS>,
}
