//! The numbers and tables of the game. Where the rule text had a picture the value is *ours*, and
//! marked so: an owner of the game corrects it here, and nowhere else but in the sentences that name
//! it: those of the rules (`abyssi-help-…` and `abyssi-drawn-…` in `locales`), `abyssi-power`,
//! `abyssi-ability`, `abyssi-column`, `abyssi-thrift` and `abyssi-why-few-ships`. Raise `RULES` when a
//! value changes.

use std::ops::RangeInclusive;

use super::pieces::{Ability, Colour, Column, Planet, Senator, Stack};
use super::pieces::{Ability::*, Planet::*};

/// How many can play. Ours: the published game has a solo mode, whose rules we have not seen (Q33).
pub(super) const PLAYERS: RangeInclusive<u8> = 2..=4;
/// No table has more seats.
pub(super) const MOST_SEATS: usize = *PLAYERS.end() as usize;
/// The energy that everybody starts with.
pub(super) const START_ENERGY: u32 = 3;
/// The ships of each player.
pub(super) const SHIPS: u8 = 16;
/// The bases in each column of a player's board.
pub(super) const BASES_PER_COLUMN: u8 = 2;
/// The energy that is worth one point in the end.
pub(super) const ENERGY_PER_POINT: u32 = 3;
/// The empty stacks of chits that bring the last round.
pub(super) const EMPTY_STACKS_TO_END: usize = 2;

/// The longest way a mothership goes. Our ruling (Q7): a full circle would lead nowhere new.
pub(super) const LONGEST_MOVE: u8 = 5;
/// The energy that turning around costs.
pub(super) const REVERSE_COST: u32 = 2;
/// The energy that the third action of a turn costs.
pub(super) const THIRD_COST: u32 = 1;
/// The energy that a single action of a turn brings.
pub(super) const SINGLE_GAIN: u32 = 1;
/// The energy that arriving brings to another player who dominates there.
pub(super) const DOMINANCE_GAIN: u32 = 1;
/// The energy that refuelling brings, and one more for each base on a planet.
pub(super) const REFUEL: u32 = 2;
/// The energy that a base from the left column brings.
pub(super) const COLUMN_ENERGY: u32 = 2;

/// The points of a treaty.
pub(super) const TREATY_POINTS: u32 = 3;
/// The energy that comes with a treaty from the mat.
pub(super) const TREATY_ENERGY: u32 = 1;
/// The influence of a card that brings no treaty.
pub(super) const TREATY_FALLBACK: u32 = 1;
/// The most cards that can be returned in one treaty.
pub(super) const MOST_PLEDGES: u8 = 3;
/// The most ships that move when relocating on Wyrne.
pub(super) const WYRNE_LIFTS: u8 = 2;
/// The most ships that move by a senator's ability.
pub(super) const SENATOR_LIFTS: u8 = 3;
/// The energy that a senator's ability to refuel brings.
pub(super) const SENATOR_FUEL: u32 = 3;

/// The energy that Iron Sun pays instead of a ship.
pub(super) const THRIFT_COST: u32 = 1;
/// The ships of one planet that Iron Sun gives up.
pub(super) const SCRAPPED: u8 = 2;
/// The energy that Iron Sun gets for them.
pub(super) const SCRAP_GAIN: u32 = 3;
/// The energy that Temporum's way to Hreja costs.
pub(super) const JUMP_COST: u32 = 1;
/// The energy that Voldan pays for not moving.
pub(super) const STAY_COST: u32 = 2;

/// The energy that an ability costs.
pub(super) const fn ability_cost(ability: Ability) -> u32 {
    match ability {
        Build => 2,
        Treaty | Redeploy => 1,
        Fuel3 | Swap | Drop1 => 0,
    }
}

/// The ships that a base on a planet of this colour costs.
pub(super) const fn build_cost(colour: Colour) -> u8 {
    match colour {
        Colour::Yellow => 4,
        Colour::Purple => 3,
        Colour::Green => 2,
    }
}

impl Planet {
    /// Its colour, on which depend what building there costs and what activating a base there brings.
    /// Ours.
    pub const fn colour(self) -> Colour {
        match self {
            Deyvas | Hreja => Colour::Yellow,
            Utei | Eylona => Colour::Purple,
            Wyrne | Solenmere => Colour::Green,
        }
    }
}

/// The chits of each stack. Ours, read from a list of components.
pub(super) const CHITS: usize = 3;

/// The chits of a stack, from the top. The tops of the colours (9, 7, 5) were seen on a public page;
/// all others are ours.
pub(super) const fn chits(stack: Stack) -> [u8; CHITS] {
    match stack {
        Stack::Yellow => [9, 8, 7],
        Stack::Purple => [7, 6, 5],
        Stack::Green => [5, 4, 3],
        Stack::Group1 => [6, 5, 4],
        Stack::Group2 => [7, 5, 3],
        Stack::Group3 => [8, 4, 3],
    }
}

/// The normal influence that an empty stack still brings. Ours.
pub(super) const fn fallback(stack: Stack) -> u8 {
    match stack {
        Stack::Yellow => 5,
        Stack::Purple => 4,
        Stack::Green => 2,
        Stack::Group1 | Stack::Group2 | Stack::Group3 => 2,
    }
}

/// How many planets there are.
pub(super) const PLANETS: usize = Planet::ALL.len();
/// How many stacks of chits there are.
pub(super) const STACKS: usize = Stack::ALL.len();
/// How many columns of bases a board has.
pub(super) const COLUMNS: usize = Column::ALL.len();
/// How many groups of senators there are.
pub(super) const GROUPS: usize = 3;

/// A senator's card.
struct Seated {
    group: u8,
    symbols: [Planet; 2],
    abilities: [Ability; 2],
}

/// The senators, `s01` to `s15`. Ours: every pair of planets and every pair of abilities once.
const SENATORS: [Seated; Senator::COUNT] = [
    seated(1, [Deyvas, Solenmere], [Fuel3, Treaty]),
    seated(1, [Hreja, Eylona], [Fuel3, Swap]),
    seated(1, [Utei, Eylona], [Build, Treaty]),
    seated(1, [Utei, Wyrne], [Build, Swap]),
    seated(1, [Wyrne, Solenmere], [Redeploy, Drop1]),
    seated(2, [Deyvas, Eylona], [Build, Drop1]),
    seated(2, [Deyvas, Wyrne], [Treaty, Redeploy]),
    seated(2, [Hreja, Wyrne], [Treaty, Drop1]),
    seated(2, [Hreja, Solenmere], [Swap, Redeploy]),
    seated(2, [Utei, Solenmere], [Fuel3, Build]),
    seated(3, [Deyvas, Hreja], [Swap, Drop1]),
    seated(3, [Deyvas, Utei], [Fuel3, Drop1]),
    seated(3, [Hreja, Utei], [Build, Redeploy]),
    seated(3, [Eylona, Wyrne], [Fuel3, Redeploy]),
    seated(3, [Eylona, Solenmere], [Swap, Treaty]),
];

const fn seated(group: u8, symbols: [Planet; 2], abilities: [Ability; 2]) -> Seated {
    Seated { group, symbols, abilities }
}

impl Senator {
    const fn card(self) -> &'static Seated {
        &SENATORS[self.number() as usize - 1]
    }

    /// Its group, counted from 0.
    pub const fn group(self) -> u8 {
        self.card().group - 1
    }

    /// The politics cards it is recruited with.
    pub const fn symbols(self) -> [Planet; 2] {
        self.card().symbols
    }

    /// What it can do, as on its card.
    pub const fn abilities(self) -> [Ability; 2] {
        self.card().abilities
    }
}
