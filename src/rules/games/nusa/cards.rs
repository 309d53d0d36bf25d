//! The cards: expedition cards of four colours, sets of them as bits, and the kinds of NUSA cards.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::set::{Member, Members, Set};
use crate::text;

/// A colour, in the order of the trump ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Colour {
    #[expect(missing_docs, reason = "a colour")]
    Red,
    #[expect(missing_docs, reason = "a colour")]
    Yellow,
    #[expect(missing_docs, reason = "a colour")]
    Green,
    #[expect(missing_docs, reason = "a colour")]
    Blue,
}

impl Colour {
    /// All four, clockwise on the ring.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// The colour in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
        }
    }

    /// The next one on the ring, clockwise.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Colour {
        Colour::ALL[(self as usize + 1) % 4]
    }

    /// The trump that this one becomes by a card.
    #[inline]
    #[must_use]
    pub const fn after(self, card: Card) -> Colour {
        if card.moves_trump() { self.next() } else { self }
    }
}

/// An expedition card. Its text is its colour and its rank: `red-7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

/// A colour's cards lie this far from the next colour's; no rank is higher.
const LANE: u8 = 8;

impl Card {
    /// The card of this colour and rank.
    pub const fn new(colour: Colour, rank: u8) -> Card {
        assert!(1 <= rank && rank <= LANE, "ranks go from 1 to 8");
        Card(colour as u8 * LANE + rank - 1)
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / LANE % 4) as usize]
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 % LANE + 1
    }

    /// Does it turn the trick around, so that the lowest card wins (rules 2.2)?
    #[inline]
    pub const fn reverses(self) -> bool {
        self.rank() == 2
    }

    /// Does it move the trump on (rules 2.2)?
    #[inline]
    pub const fn moves_trump(self) -> bool {
        self.rank() == 4
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.colour().name(), self.rank())
    }
}

text::text_form!(Card, |text| text::find(CardSet::deck(LANE), text));

impl Member for Card {
    type Bits = u32;
    const PLACES: u8 = LANE * Colour::ALL.len() as u8;

    #[inline]
    fn place(self) -> u8 {
        self.0
    }

    #[inline]
    fn at(place: u8) -> Card {
        Card(place)
    }
}

/// A set of expedition cards: a byte for each colour.
pub type CardSet = Set<Card>;

/// The cards of a set, by colour, then by rank.
pub type Cards = Members<Card>;

impl CardSet {
    /// No set has more cards.
    pub(super) const MOST: usize = 4 * LANE as usize;

    /// Every card up to this rank.
    pub const fn deck(rank: u8) -> CardSet {
        let lane = (1_u32 << rank) - 1;
        Set(lane | lane << LANE | lane << (2 * LANE) | lane << (3 * LANE))
    }

    /// The cards of one colour.
    #[inline]
    #[must_use]
    pub const fn of(self, colour: Colour) -> CardSet {
        Set(self.0 & 0xff << (colour as u8 * LANE))
    }

    /// The first of them, by colour and rank: the lowest, if they are of one colour.
    #[inline]
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The last of them, by colour and rank: the highest, if they are of one colour.
    #[inline]
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(31 - self.0.leading_zeros() as u8)) }
    }

    /// Those of a card's colour that are higher.
    #[inline]
    #[must_use]
    pub(super) const fn above(self, card: Card) -> CardSet {
        let up_to = u32::MAX >> (31 - card.0);
        Set(self.of(card.colour()).0 & !up_to)
    }

    /// Those of a card's colour that are lower.
    #[inline]
    #[must_use]
    pub(super) const fn below(self, card: Card) -> CardSet {
        Set(self.of(card.colour()).0 & ((1 << card.0) - 1))
    }

    /// Those of this rank.
    #[inline]
    #[must_use]
    pub(super) const fn ranked(self, rank: u8) -> CardSet {
        Set(self.0 & 0x0101_0101 << (rank - 1))
    }
}

/// A kind of NUSA card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Nusa {
    /// Small flower.
    Small,
    /// Medium flower.
    Medium,
    /// Mother flower.
    Mother,
    /// Killer bee.
    Bee,
    /// Monster.
    Monster,
    /// Guardian.
    Guardian,
}

impl Nusa {
    /// All six kinds.
    pub const ALL: [Nusa; 6] =
        [Nusa::Small, Nusa::Medium, Nusa::Mother, Nusa::Bee, Nusa::Monster, Nusa::Guardian];

    /// The kind in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Nusa::Small => "small",
            Nusa::Medium => "medium",
            Nusa::Mother => "mother",
            Nusa::Bee => "bee",
            Nusa::Monster => "monster",
            Nusa::Guardian => "guardian",
        }
    }
}
