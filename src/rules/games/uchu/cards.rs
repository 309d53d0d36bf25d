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
        // As long as a power of two, so that no check is needed.
        const SUITS: [Suit; 8] = {
            let [a, b, c, d, e, f] = Suit::ALL;
            [a, b, c, d, e, f, f, f]
        };
        SUITS[(self.0 / LANE % 8) as usize]
    }

    /// Is it of this suit?
    #[inline]
    pub const fn is(self, suit: Suit) -> bool {
        self.0 / LANE == suit as u8
    }

    /// Is it of that card's suit?
    #[inline]
    pub const fn follows(self, other: Card) -> bool {
        self.0 / LANE == other.0 / LANE
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

/// A set of cards: a lane of bits for each suit, four suits in the first word.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct CardSet([u64; 2]);

/// The cards of a set, by suit, then by rank. Taking the n-th is quick.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl CardSet {
    /// No cards.
    pub const EMPTY: CardSet = CardSet([0; 2]);
    /// No set is larger.
    pub(super) const MOST: usize = HIGHEST as usize * Suit::ALL.len();

    /// Every card up to this rank.
    pub const fn deck(rank: u8) -> CardSet {
        let lane = (1_u64 << rank) - 1;
        let pair = lane | lane << LANE;
        CardSet([pair | pair << (2 * LANE), pair])
    }

    /// The cards of one suit.
    #[inline]
    #[must_use]
    pub const fn of(self, suit: Suit) -> CardSet {
        self.like(Card::new(suit, 1))
    }

    /// The cards of that card's suit.
    #[inline]
    #[must_use]
    pub const fn like(self, card: Card) -> CardSet {
        let lane = 0xffff << (card.0 / LANE * LANE % 64);
        let high = card.0 >= 64;
        CardSet([if high { 0 } else { self.0[0] & lane }, if high { self.0[1] & lane } else { 0 }])
    }

    /// The ranks of one suit, a bit for each from 1 up.
    #[inline]
    pub(super) const fn ranks(self, suit: Suit) -> u16 {
        let lane = suit as u8 * LANE;
        (self.0[(lane / 64 % 2) as usize] >> (lane % 64)) as u16
    }

    /// The lowest card of each suit.
    #[inline]
    #[must_use]
    pub(super) const fn lowest(self) -> CardSet {
        const FIRST: u64 = 0x0001_0001_0001_0001;
        const BEYOND: u64 = FIRST << (LANE - 1);
        // Beyond the ranks there is a bit to borrow from, so that no suit borrows from the next.
        const fn lowest(word: u64) -> u64 {
            word & !((word | BEYOND) - FIRST)
        }
        CardSet([lowest(self.0[0]), lowest(self.0[1])])
    }

    /// The cards of that card's suit that are higher.
    #[inline]
    #[must_use]
    pub(super) const fn above(self, card: Card) -> CardSet {
        let CardSet([low, high]) = self.like(card);
        let lower = u64::MAX << (card.0 % 64) << 1;
        CardSet([low & lower, high & lower])
    }

    /// The cards in order, with blanks behind them.
    pub(super) const fn in_order(self) -> [Card; CardSet::MOST] {
        let mut cards = [Card(0); CardSet::MOST];
        let (mut at, mut card) = (0, 0);
        while card < LANE * 6 {
            if self.0[(card / 64) as usize] >> (card % 64) & 1 == 1 {
                cards[at] = Card(card);
                at += 1;
            }
            card += 1;
        }
        cards
    }

    /// Are there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many there are.
    #[inline]
    pub const fn count(self) -> u8 {
        (self.0[0].count_ones() + self.0[1].count_ones()) as u8
    }

    /// The word a card is in, and its bit there.
    #[inline]
    const fn place(card: Card) -> (usize, u64) {
        ((card.0 / 64 % 2) as usize, 1 << (card.0 % 64))
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        let (word, bit) = CardSet::place(card);
        self.0[word] |= bit;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        let (word, bit) = CardSet::place(card);
        self.0[word] &= !bit;
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

impl Sub for CardSet {
    type Output = CardSet;

    fn sub(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
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
        let CardSet([low, high]) = self.0;
        let in_low = low.count_ones() as usize;
        let is_low = n < in_low;
        let (mut word, mut n) = if is_low { (low, n) } else { (high, n - in_low) };
        while n > 0 && word != 0 {
            word &= word - 1;
            n -= 1;
        }
        let rest = word & word.wrapping_sub(1);
        self.0 = CardSet(if is_low { [rest, high] } else { [0, rest] });
        let base = if is_low { 0 } else { 64 };
        (word != 0).then(|| Card(base + word.trailing_zeros() as u8))
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
            let expected =
                Suit::ALL.into_iter().flat_map(|suit| (1..=rank).map(move |r| (suit, r)));
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
