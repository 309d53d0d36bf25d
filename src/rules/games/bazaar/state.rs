//! All there is to know about a match between two plies, and its options. Say of each field whether it
//! is secret: `view`, `redeal` and `validate` are written along this list. Keep what people have shown;
//! leave out what can be computed.

use serde::{Deserialize, Serialize};

use super::ware::Ware;
use crate::agenda::Agenda;
use crate::game::Seat;
use crate::options::{Choice, Setting, is_default};

/// The most merchants at a table.
pub(super) const MOST_SEATS: usize = 4;
/// The highest bid.
pub(super) const HIGHEST_BID: u8 = 3;
/// The days of a match, and of a long one.
const DAYS: [u8; 2] = [2, 60];

/// What can be chosen: the default first, since records write only what differs from it.
pub(super) const OPTIONS: &[Choice] = &[
    Choice { name: "long", values: &[Setting::Flag(false), Setting::Flag(true)] },
    Choice { name: "quick", values: &[Setting::Flag(false), Setting::Flag(true)] },
];

/// What was chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Sixty days instead of two.
    #[serde(skip_serializing_if = "is_default")]
    pub long: bool,
    /// Bids only: the winner has no turn.
    #[serde(skip_serializing_if = "is_default")]
    pub quick: bool,
}

/// What a seat has to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Step {
    /// A bid; together with all others.
    Bid,
    /// A ware.
    Take,
    /// Where to put this ware.
    Put(Ware),
    /// How to cry it out.
    Cry,
}

/// A match between two plies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) options: Options,
    /// Public, from 1; one more than there are when the match is over.
    pub(super) day: u8,
    /// Public. Whose turn it is follows from it, and so does the end: nothing is left to do.
    pub(super) agenda: Agenda<Step, { 2 * MOST_SEATS }>,
    pub(super) merchants: Vec<Merchant>,
}

/// What a seat has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Merchant {
    /// Secret until the end, even to its owner until they have looked.
    pub(super) tile: Ware,
    /// Public: has the owner looked?
    pub(super) peeked: bool,
    /// Public.
    pub(super) rolled: bool,
    /// Secret to others until all have bid; that there is one is public.
    pub(super) bid: Option<u8>,
    /// Public, from left to right.
    pub(super) stall: Vec<Ware>,
    /// Public.
    pub(super) points: i32,
}

impl State {
    pub(super) fn players(&self) -> u8 {
        self.merchants.len() as u8
    }

    pub(super) fn days(&self) -> u8 {
        DAYS[usize::from(self.options.long)]
    }

    pub(super) fn is_over(&self) -> bool {
        self.day > self.days()
    }

    pub(super) fn of(&self, seat: Seat) -> &Merchant {
        &self.merchants[usize::from(seat.0)]
    }

    pub(super) fn of_mut(&mut self, seat: Seat) -> &mut Merchant {
        &mut self.merchants[usize::from(seat.0)]
    }

    /// The merchants by seat.
    pub(super) fn everyone(&self) -> impl Iterator<Item = (Seat, &Merchant)> {
        (0..).map(Seat).zip(&self.merchants)
    }
}
