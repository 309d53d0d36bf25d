//! The cards: six suits, ranks from 1 to at most 11, and sets of them as bits.
//!
//! Red/blue is one suit with two colours (spec 1.1).

use std::fmt;
use std::ops::{BitOr, Sub};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A colour of card, in the order in which everything lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Suit {
    /// Butterfingy.
    Yellow,
    /// Sluggo.
    Purple,
    /// Intenton.
    Pink,
    /// Dillindallin.
    Green,
    /// Turnablindie.
    Gray,
    /// Inadven and Faul.
    Redblue,
}

impl Suit {
    /// All six.
    pub const ALL: [Suit; 6] =
        [Suit::Yellow, Suit::Purple, Suit::Pink, Suit::Green, Suit::Gray, Suit::Redblue];
    /// Those that can be VIP: all but gray (spec 1.1).
    pub const VIPS: [Suit; 5] =
        [Suit::Yellow, Suit::Purple, Suit::Pink, Suit::Green, Suit::Redblue];

    /// The suit in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Suit::Yellow => "yellow",
            Suit::Purple => "purple",
            Suit::Pink => "pink",
            Suit::Green => "green",
            Suit::Gray => "gray",
            Suit::Redblue => "redblue",
        }
    }
}

/// A card. Its text is its suit and its rank: `pink-7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(u8);

/// A suit's cards lie this far from the next suit's.
const LANE: u8 = 16;
/// The highest rank there is.
const HIGHEST: u8 = 11;

impl Card {
    /// The card of this suit and rank.
    pub const fn new(suit: Suit, rank: u8) -> Card {
        assert!(1 <= rank && rank <= HIGHEST, "ranks go from 1 to 11");
        Card(suit as u8 * LANE + rank - 1)
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        match self.0 / LANE {
            0 => Suit::Yellow,
            1 => Suit::Purple,
            2 => Suit::Pink,
            3 => Suit::Green,
            4 => Suit::Gray,
            _ => Suit::Redblue,
        }
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 % LANE + 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.suit().name(), self.rank())
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
        CardSet::deck(HIGHEST)
            .into_iter()
            .find(|card| card.to_string() == text)
            .ok_or_else(|| D::Error::custom(text))
    }
}

/// A set of cards.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct CardSet(u128);

/// The cards of a set, by suit, then by rank. Taking the n-th is quick.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet(0);

    /// Every card up to this rank.
    pub const fn deck(rank: u8) -> CardSet {
        let lane = (1_u128 << rank) - 1;
        let mut deck = 0;
        let mut suit = 0;
        while suit < Suit::ALL.len() as u8 {
            deck |= lane << (suit * LANE);
            suit += 1;
        }
        CardSet(deck)
    }

    /// The cards of one suit.
    #[inline]
    #[must_use]
    pub const fn of(self, suit: Suit) -> CardSet {
        CardSet(self.0 & 0xffff << (suit as u8 * LANE))
    }

    /// Is this card among them?
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
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

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
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
        let CardSet(bits) = &mut self.0;
        let first = (*bits != 0).then(|| Card(bits.trailing_zeros() as u8));
        *bits &= bits.wrapping_sub(1);
        first
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Card> {
        let CardSet(bits) = &mut self.0;
        for _ in 0..n.min(usize::from(LANE) * Suit::ALL.len()) {
            *bits &= bits.wrapping_sub(1);
        }
        self.next()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_has_every_suit_and_rank_once_in_order() {
        for (rank, size) in [(7, 42), (9, 54), (11, 66)] {
            let deck: Vec<Card> = CardSet::deck(rank).into_iter().collect();
            assert_eq!(deck.len(), size);
            assert!(deck.is_sorted_by(|a, b| a < b));
            let expected = Suit::ALL.into_iter().flat_map(|suit| (1..=rank).map(move |r| (suit, r)));
            assert!(deck.iter().map(|card| (card.suit(), card.rank())).eq(expected));
        }
    }

    #[test]
    fn the_nth_card_is_the_nth_card() {
        let deck = CardSet::deck(9).into_iter();
        for n in 0..60 {
            assert_eq!(deck.clone().nth(n), deck.clone().collect::<Vec<_>>().get(n).copied());
        }
    }

    #[test]
    fn a_card_reads_back_from_its_text() {
        for card in CardSet::deck(11) {
            let text = serde_json::to_string(&card).unwrap();
            assert_eq!(serde_json::from_str::<Card>(&text).unwrap(), card);
        }
        for bad in ["\"pink-0\"", "\"pink-12\"", "\"pink\"", "\"\"", "7"] {
            assert!(serde_json::from_str::<Card>(bad).is_err());
        }
    }
}
