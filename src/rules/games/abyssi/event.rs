//! What happens in a match, as the record has it and the telling reads it.

use serde::Serialize;

use super::pieces::{Ability, Column, Facing, House, Kind, Planet, Power, Senator, Stack};
use super::turn::Award;
use super::values::PLANETS;
use crate::game::Seat;

/// What happens in a match. Groups are counted from 1, as the record does. What stands behind
/// `serde(skip)` is what the telling adds to the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the record format describes every field")]
pub enum Event {
    Board {
        ring: [Planet; PLANETS],
        start: Seat,
    },
    House {
        seat: Seat,
        house: House,
    },
    Dealt {
        senators: Vec<Senator>,
    },
    Senate {
        tops: Vec<Senator>,
    },
    Mothership {
        seat: Seat,
        planet: Planet,
        facing: Facing,
    },
    Turn {
        seat: Seat,
        round: u16,
    },
    Moved {
        seat: Seat,
        from: Planet,
        to: Planet,
        facing: Facing,
        #[serde(skip)]
        paid: u32,
        #[serde(skip)]
        reversed: bool,
        #[serde(skip)]
        power: Option<Power>,
    },
    Action {
        seat: Seat,
        kind: Kind,
        number: u8,
    },
    Senator {
        seat: Seat,
        senator: Senator,
        ability: Ability,
        second: bool,
    },
    Power {
        seat: Seat,
        power: Power,
    },
    Energy {
        seat: Seat,
        change: i64,
        now: u32,
        why: Why,
    },
    Ships {
        seat: Seat,
        from: Option<Planet>,
        to: Option<Planet>,
        count: u8,
        #[serde(skip)]
        haul: Haul,
    },
    Politics {
        seat: Seat,
        planet: Planet,
        change: i8,
        left: u8,
        #[serde(skip)]
        affair: Affair,
    },
    Recruited {
        seat: Seat,
        group: u8,
        senator: Senator,
        next: Option<Senator>,
        #[serde(skip)]
        award: Award,
    },
    Chit {
        seat: Seat,
        stack: Stack,
        value: u8,
        left: u8,
    },
    Influence {
        seat: Seat,
        change: u32,
        now: u32,
        why: Credit,
        #[serde(skip)]
        card: Option<Planet>,
    },
    Activated {
        seat: Seat,
        planet: Planet,
        #[serde(skip)]
        award: Award,
    },
    Built {
        seat: Seat,
        planet: Planet,
        column: Column,
    },
    Base {
        seat: Seat,
        from: Planet,
        to: Planet,
    },
    Treaty {
        seat: Seat,
        planet: Planet,
        from: Option<Seat>,
    },
    Exchanged {
        seat: Seat,
        gave: Senator,
        got: Senator,
    },
    LastRound {
        stacks: Vec<Stack>,
    },
    Scored {
        seat: Seat,
        activation: u32,
        senator: u32,
        treaty: u32,
        normal: u32,
        energy: u32,
        total: u32,
    },
}

/// Why energy came or went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the record format describes every reason")]
pub enum Why {
    Move,
    Dominance,
    Third,
    Single,
    Refuel,
    Column,
    Treaty,
    Ability,
    Fuel3,
    Thrift,
    Scrap,
    Jump,
    Stay,
}

/// Why normal influence came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Credit {
    /// A stack of chits was empty.
    Fallback,
    /// A card was returned for no treaty.
    Treaty,
}

/// Why ships moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Haul {
    /// A ship of the setup that a senator put down.
    Dealt,
    /// The last one of the setup.
    Setup,
    /// The action.
    Added,
    /// The price of a base.
    Cost,
    /// The same for Iron Sun, who paid energy for one ship.
    Thrift,
    /// What a base from the centre column brings.
    Column,
    /// A senator brought one.
    Dropped,
    /// From planet to planet.
    Relocated,
    /// Iron Sun gave them up.
    Scrapped,
}

/// Why a politics card changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Affair {
    /// The action.
    Taken,
    /// The price of a senator.
    Recruiting,
    /// What a base from the right column brings.
    Column,
    /// For a treaty, or for influence.
    Treaty,
    /// For another one.
    Swap,
}
