//! The cards: expedition cards of four colours, sets of them as bits, and the kinds of NUSA cards.

use std::fmt;
use std::ops::{BitOr, Sub};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::values::{ICONS, Icons};

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

    /// Does it turn the trick around, so that the lowest card wins (spec 2.2)?
    #[inline]
    pub const fn reverses(self) -> bool {
        self.rank() == 2
    }

    /// Does it move the trump on (spec 2.2)?
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

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = String::deserialize(deserializer)?;
        let found = CardSet::deck(LANE).into_iter().find(|card| card.to_string() == text);
        found.ok_or_else(|| D::Error::custom(text))
    }
}

/// A set of expedition cards, a bit for each.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct CardSet(u32);

/// The cards of a set, by colour, then by rank. Taking the n-th is quick.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl CardSet {
    /// No set has more cards.
    pub(super) const MOST: usize = 4 * LANE as usize;

    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// Every card up to this rank.
    pub const fn deck(rank: u8) -> CardSet {
        let lane = (1_u32 << rank) - 1;
        CardSet(lane | lane << LANE | lane << (2 * LANE) | lane << (3 * LANE))
    }

    /// The cards of one colour.
    #[inline]
    #[must_use]
    pub const fn of(self, colour: Colour) -> CardSet {
        CardSet(self.0 & 0xff << (colour as u8 * LANE))
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is this card among them?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// The first of them, by colour and rank: the lowest, if they are of one colour.
    #[inline]
    pub const fn lowest(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The last of them, by colour and rank: the highest, if they are of one colour.
    #[inline]
    pub const fn highest(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card(31 - self.0.leading_zeros() as u8)) }
    }

    /// Those of a card's colour that are higher.
    #[inline]
    #[must_use]
    pub(super) const fn above(self, card: Card) -> CardSet {
        let up_to = u32::MAX >> (31 - card.0);
        CardSet(self.of(card.colour()).0 & !up_to)
    }

    /// Those of a card's colour that are lower.
    #[inline]
    #[must_use]
    pub(super) const fn below(self, card: Card) -> CardSet {
        CardSet(self.of(card.colour()).0 & ((1 << card.0) - 1))
    }

    /// Those of this rank.
    #[inline]
    #[must_use]
    pub(super) const fn ranked(self, rank: u8) -> CardSet {
        CardSet(self.0 & 0x0101_0101 << (rank - 1))
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    #[inline]
    fn into_iter(self) -> Cards {
        Cards(self)
    }
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        self.nth(0)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Card> {
        let mut word = self.0.0;
        for _ in 0..n {
            word &= word.wrapping_sub(1);
        }
        self.0 = CardSet(word & word.wrapping_sub(1));
        (word != 0).then(|| Card(word.trailing_zeros() as u8))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = usize::from(self.0.count());
        (count, Some(count))
    }
}

impl ExactSizeIterator for Cards {}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
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

    /// What stands on it.
    #[inline]
    pub const fn icons(self) -> Icons {
        ICONS[self as usize]
    }
}
