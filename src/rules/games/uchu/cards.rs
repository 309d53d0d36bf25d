//! The cards: six suits, ranks from 1 to at most 11, and sets of them as bits.
//!
//! Red/blue is one suit with two colours (rules 1.1).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::set::{Member, Members, Set};
use crate::text;

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
    /// Those that can be VIP: all but gray (rules 1.1).
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

text::text_form!(Card, |text| text::find(CardSet::deck(HIGHEST), text));

impl Member for Card {
    type Bits = [u64; 2];
    const PLACES: u8 = LANE * Suit::ALL.len() as u8;

    #[inline]
    fn place(self) -> u8 {
        self.0
    }

    #[inline]
    fn at(place: u8) -> Card {
        Card(place)
    }
}

/// A set of cards: a lane of bits for each suit, four suits in the first word, so that questions about
/// a suit are answered by masks.
pub type CardSet = Set<Card>;

/// The cards of a set, by suit, then by rank.
pub type Cards = Members<Card>;

impl CardSet {
    /// No set is larger.
    pub(super) const MOST: usize = HIGHEST as usize * Suit::ALL.len();

    /// Every card up to this rank.
    pub const fn deck(rank: u8) -> CardSet {
        let lane = (1_u64 << rank) - 1;
        let pair = lane | lane << LANE;
        Set([pair | pair << (2 * LANE), pair])
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
        Set([if high { 0 } else { self.0[0] & lane }, if high { self.0[1] & lane } else { 0 }])
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
        Set([lowest(self.0[0]), lowest(self.0[1])])
    }

    /// The cards of that card's suit that are higher.
    #[inline]
    #[must_use]
    pub(super) const fn above(self, card: Card) -> CardSet {
        let Set([low, high]) = self.like(card);
        let lower = u64::MAX << (card.0 % 64) << 1;
        Set([low & lower, high & lower])
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
