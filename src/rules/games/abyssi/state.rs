//! All there is to know about a match of Abyssi. Nothing in it is secret: what lies below the top of a
//! stack of senators is not decided before it is turned up.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::pieces::{Ability, Facing, House, Planet, Senator, Set, Stack};
pub use super::turn::Award;
pub(super) use super::turn::{Deed, Turn};
use super::values::{
    BASES_PER_COLUMN, CHITS, COLUMNS, EMPTY_STACKS_TO_END, ENERGY_PER_POINT, GROUPS, MOST_SEATS,
    PLANETS, SHIPS, STACKS, START_ENERGY, TREATY_POINTS, build_cost, chits, fallback,
};
use crate::agenda::Agenda;
use crate::game::Seat;
use crate::options::{Choice, MAX_ROUNDS, Setting, is_default};
use crate::set::as_bits;

/// How houses come to the players (rules 8, Q30).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Houses {
    /// Not at all.
    #[default]
    None,
    /// Each chooses one, in reverse play order.
    Draft,
    /// By chance.
    Dealt,
}

/// What is chosen when a match is started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How houses come to the players.
    #[serde(skip_serializing_if = "is_default")]
    pub houses: Houses,
    /// The round after which the match ends; with 0 it goes on until the chits run out (Q37).
    #[serde(skip_serializing_if = "is_default")]
    pub max_rounds: u16,
}

pub(super) const OPTIONS: &[Choice] = &[
    Choice {
        name: "houses",
        values: &[Setting::Text("none"), Setting::Text("draft"), Setting::Text("dealt")],
    },
    MAX_ROUNDS,
];

/// A small choice. What was started is carried through: the steps that it takes stand on the agenda
/// above the turn's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Step {
    /// Which house to lead.
    House,
    /// Where the third ship of the setup lands.
    Land,
    /// Where the mothership begins, and which way.
    Moor,
    /// Where to move; a senator or a power may come first.
    Depart,
    /// What to do on the planet, or to end the turn.
    Act,
    /// Where to build, by a senator.
    Site,
    /// Which column the base for this planet is taken from.
    Column { site: Planet },
    /// What the base's column brings.
    Bonus(Bonus),
    /// Which card to return for a treaty, and how many more may be.
    Treaty { left: u8 },
    /// Which ship to take up.
    Lift(Convoy),
    /// Where to put it down.
    To { from: Planet, convoy: Convoy },
    /// Which politics card to give for another one.
    Give,
    /// Which one to take.
    Take { given: Planet },
    /// Where a ship goes, by a senator.
    Drop,
    /// Whether to use this other ability of the senator just played.
    Second { senator: Senator, ability: Ability },
    /// Which removed senator to take for this one.
    Recall { senator: Senator },
}

/// What a base brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Bonus {
    /// A ship from the supply.
    Ship,
    /// A politics card.
    Card,
}

/// Ships that are being moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Convoy {
    /// How many more may move.
    pub(super) left: u8,
    /// How many have been put down on each planet: they cannot move again (Q32).
    pub(super) landed: [u8; PLANETS],
}

impl Convoy {
    /// Up to this number of ships.
    pub(super) const fn of(most: u8) -> Convoy {
        Convoy { left: most, landed: [0; PLANETS] }
    }

    /// Has a ship been moved?
    pub(super) fn has_moved(self) -> bool {
        self.landed.iter().any(|landed| *landed > 0)
    }
}

/// The most steps that are on an agenda at once: three for each seat in the setup, and the first turn.
pub(super) const MOST_STEPS: usize = 3 * MOST_SEATS + 1;

/// Where a mothership is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mothership {
    pub(super) planet: Planet,
    pub(super) facing: Facing,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Holdings {
    pub(super) house: Option<House>,
    pub(super) energy: u32,
    /// Politics cards, taken openly.
    #[serde(with = "as_bits")]
    pub(super) hand: Set<Planet>,
    /// On each planet.
    pub(super) ships: [u8; PLANETS],
    /// Bases left on the board, in each column.
    pub(super) free: [u8; COLUMNS],
    /// Bases on each planet that are not activated.
    pub(super) sleeping: [u8; PLANETS],
    /// Those that are.
    pub(super) active: [u8; PLANETS],
    /// Once it is placed.
    pub(super) mothership: Option<Mothership>,
    #[serde(with = "as_bits")]
    pub(super) senators: Set<Senator>,
    /// Points from activation chits.
    pub(super) activation: u32,
    /// Points from senator chits.
    pub(super) senator: u32,
    /// Normal influence.
    pub(super) normal: u32,
}

impl Holdings {
    /// What everybody starts with.
    pub(super) const START: Holdings = Holdings {
        house: None,
        energy: START_ENERGY,
        hand: Set::EMPTY,
        ships: [0; PLANETS],
        free: [BASES_PER_COLUMN; COLUMNS],
        sleeping: [0; PLANETS],
        active: [0; PLANETS],
        mothership: None,
        senators: Set::EMPTY,
        activation: 0,
        senator: 0,
        normal: 0,
    };

    /// Ships on no planet.
    #[inline]
    pub(super) fn supply(&self) -> u8 {
        SHIPS - self.ships.iter().sum::<u8>()
    }

    /// Ships on a planet.
    #[inline]
    pub(super) fn ships_on(&self, planet: Planet) -> u8 {
        self.ships[planet as usize]
    }

    /// Bases on planets, activated or not.
    pub(super) fn bases(&self) -> u8 {
        self.sleeping.iter().chain(&self.active).sum()
    }

    /// Is there a base left on the board?
    pub(super) fn has_base(&self) -> bool {
        self.free.iter().any(|free| *free > 0)
    }

    /// Are there ships enough for a base on this planet?
    pub(super) fn can_build_on(&self, planet: Planet) -> bool {
        self.ships_on(planet) >= build_cost(planet.colour())
    }

    /// What counts for dominance on a planet, most important first (rules 2).
    #[inline]
    pub(super) fn presence(&self, planet: Planet) -> [u8; 3] {
        let at = planet as usize;
        [self.active[at], self.sleeping[at], self.ships[at]]
    }
}

/// The senators of a group: the top one lies face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Group {
    pub(super) top: Option<Senator>,
    /// Those below it, in no order.
    #[serde(with = "as_bits")]
    pub(super) below: Set<Senator>,
}

/// A match of Abyssi between two plies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) players: u8,
    pub(super) options: Options,
    /// The planets, clockwise.
    pub(super) ring: [Planet; PLANETS],
    /// Who starts each round.
    pub(super) start: Seat,
    /// How many rounds have begun: 0 during the setup.
    pub(super) round: u16,
    /// Empty when the match is over.
    pub(super) agenda: Agenda<Step, MOST_STEPS>,
    /// Politics cards left for each planet.
    pub(super) piles: [u8; PLANETS],
    /// Chits left in each stack.
    pub(super) chits: [u8; STACKS],
    /// Who has each planet's treaty, unless it is still on the mat.
    pub(super) treaties: [Option<Seat>; PLANETS],
    pub(super) senate: [Group; GROUPS],
    /// Senators that were played.
    #[serde(with = "as_bits")]
    pub(super) removed: Set<Senator>,
    /// The senators that put everybody's first ships down, by seat; nobody's, once they are dealt.
    pub(super) dealt: ArrayVec<Senator, MOST_SEATS>,
    /// Whether everybody's last turn is under way or the match is over because of the chits.
    pub(super) last_round: bool,
    pub(super) seats: [Holdings; MOST_SEATS],
    /// The present turn; when the match is over, the last one.
    pub(super) turn: Turn,
}

/// A player's points by their source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Account {
    pub(super) activation: u32,
    pub(super) senator: u32,
    pub(super) treaty: u32,
    pub(super) normal: u32,
    /// What is left of the energy, turned into points.
    pub(super) energy: u32,
}

impl Account {
    /// The names of the sources in keys, in the order in which they decide between equals (rules 5).
    pub(super) const SOURCES: [&str; 5] = ["activation", "senator", "treaty", "normal", "energy"];

    /// What each source brought, in the same order.
    pub(super) fn by_source(self) -> [u32; 5] {
        [self.activation, self.senator, self.treaty, self.normal, self.energy]
    }

    /// All of them.
    pub(super) fn total(self) -> u32 {
        self.activation + self.senator + self.treaty + self.normal + self.energy
    }
}

impl State {
    /// Everybody, by seat.
    pub(super) fn everyone(&self) -> impl Iterator<Item = (Seat, &Holdings)> {
        (0..self.players).map(Seat).zip(&self.seats)
    }

    #[inline]
    pub(super) fn of(&self, seat: Seat) -> &Holdings {
        &self.seats[usize::from(seat.0)]
    }

    #[inline]
    pub(super) fn of_mut(&mut self, seat: Seat) -> &mut Holdings {
        &mut self.seats[usize::from(seat.0)]
    }

    /// Who is to choose.
    pub(super) fn actor(&self) -> Option<Seat> {
        self.agenda.now().map(|item| item.seat)
    }

    /// What is to be chosen.
    pub(super) fn step(&self) -> Option<Step> {
        self.agenda.now().map(|item| item.step)
    }

    /// The seats in play order.
    pub(super) fn play_order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let (players, start) = (self.players, self.start.0);
        (0..players).map(move |place| Seat((start + place) % players))
    }

    /// The steps of the setup in their order, and the first turn (rules 3).
    pub(super) fn beginning(&self) -> impl Iterator<Item = (Seat, Step)> + use<> {
        let (order, drafts) = (self.play_order(), self.options.houses == Houses::Draft);
        let houses = order.clone().rev().filter(move |_| drafts).map(|seat| (seat, Step::House));
        let lands = order.clone().map(|seat| (seat, Step::Land));
        let moors = order.rev().map(|seat| (seat, Step::Moor));
        houses.chain(lands).chain(moors).chain([(self.start, Step::Depart)])
    }

    /// A seat's place in play order, from 0.
    pub(super) fn place(&self, seat: Seat) -> u8 {
        (seat.0 + self.players - self.start.0) % self.players
    }

    /// Where a planet is on the ring, from 0.
    pub(super) fn position(&self, planet: Planet) -> usize {
        let found = self.ring.iter().position(|other| *other == planet);
        found.expect("every planet is on the ring")
    }

    /// The planet this number of steps on.
    pub(super) fn ahead(&self, from: Planet, facing: Facing, steps: u8) -> Planet {
        let steps = match facing {
            Facing::Clockwise => usize::from(steps),
            Facing::Counter => self.ring.len() - usize::from(steps),
        };
        self.ring[(self.position(from) + steps) % self.ring.len()]
    }

    /// The planets beside this one, in the order of planets.
    pub(super) fn neighbours(&self, planet: Planet) -> [Planet; 2] {
        let mut both = Facing::ALL.map(|facing| self.ahead(planet, facing, 1));
        both.sort();
        both
    }

    /// Who dominates a planet, alone (rules 2).
    pub(super) fn dominator(&self, planet: Planet) -> Option<Seat> {
        let mut best = ([0; 3], None);
        for (seat, holdings) in self.everyone() {
            let presence = holdings.presence(planet);
            if presence > best.0 {
                best = (presence, Some(seat));
            } else if presence == best.0 {
                best.1 = None;
            }
        }
        best.1
    }

    /// Have the senators been sorted into their groups? Not before everybody's first ships have landed.
    pub(super) fn has_senate(&self) -> bool {
        self.round > 0 || self.senate.iter().any(|group| group.top.is_some())
    }

    /// What a stack brings now.
    pub(super) fn award(&self, stack: Stack) -> Award {
        match self.chits[stack as usize] {
            0 => Award::Normal(fallback(stack)),
            left => Award::Chit(chits(stack)[CHITS - usize::from(left)]),
        }
    }

    /// The stacks that have no chits any more.
    pub(super) fn empty_stacks(&self) -> impl Iterator<Item = Stack> {
        Stack::ALL.into_iter().filter(|stack| self.chits[*stack as usize] == 0)
    }

    /// Have the chits run so low that the match ends?
    pub(super) fn chits_are_low(&self) -> bool {
        self.empty_stacks().count() >= EMPTY_STACKS_TO_END
    }

    /// Is this round the last one, by the chits or by the limit (Q37)?
    pub(super) fn is_last_round(&self) -> bool {
        self.last_round || self.round > 0 && self.round == self.options.max_rounds
    }

    /// How many treaties a seat has.
    pub(super) fn treaties_of(&self, seat: Seat) -> u32 {
        self.treaties.iter().filter(|holder| **holder == Some(seat)).count() as u32
    }

    /// A seat's points as they are now.
    pub(super) fn account(&self, seat: Seat) -> Account {
        let holdings = self.of(seat);
        Account {
            activation: holdings.activation,
            senator: holdings.senator,
            treaty: TREATY_POINTS * self.treaties_of(seat),
            normal: holdings.normal,
            energy: holdings.energy / ENERGY_PER_POINT,
        }
    }

    /// What decides between equal totals, source by source: points, and in the end the energy itself.
    pub(super) fn tie_breaks(&self, seat: Seat) -> [u32; 5] {
        let [activation, senator, treaty, normal, _] = self.account(seat).by_source();
        [activation, senator, treaty, normal, self.of(seat).energy]
    }
}
