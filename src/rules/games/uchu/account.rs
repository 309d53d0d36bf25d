//! What countries took in a round, and what its first phase of scoring makes of it.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Suit};
use super::country::MOST_COUNTRIES;
use super::track::Track;

/// The suits that can be too many (rules 1.1).
pub(super) const LIMITED: [Suit; 4] = [Suit::Pink, Suit::Green, Suit::Gray, Suit::Redblue];
/// The colours to be had: red/blue counts as two (rules 3.4).
pub(super) const ALL_COLOURS: u8 = 7;

/// What a country took in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// How many piles.
    pub piles: u8,
    /// How many of them have pink in them.
    pub pink_piles: u8,
    counts: [u8; 6],
}

/// What phase I gives a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PhaseOne {
    pub(super) piles: i16,
    pub(super) colours: i16,
    pub(super) halved: bool,
}

impl Account {
    /// Adds a pile of these cards.
    pub(super) fn take(&mut self, cards: &[Card]) {
        self.piles += 1;
        for card in cards {
            self.counts[card.suit() as usize] += 1;
        }
        self.pink_piles += u8::from(cards.iter().any(|card| card.suit() == Suit::Pink));
    }

    /// How many cards of this suit.
    pub fn count(&self, suit: Suit) -> u8 {
        self.counts[suit as usize]
    }

    /// How many colours, red/blue being one with a single card and two with more (Q2).
    pub fn colours(&self) -> u8 {
        let present = Suit::ALL.iter().filter(|suit| self.count(**suit) > 0).count() as u8;
        present + u8::from(self.count(Suit::Redblue) > 1)
    }

    /// Has it more of this suit than is good for it?
    pub fn is_over(&self, suit: Suit, threshold: u8) -> bool {
        self.count(suit) > threshold
    }

    /// Could these be the piles of one country? Every pile has a card, and pink ones have pink.
    pub(super) fn is_valid(&self) -> bool {
        let cards: u32 = self.counts.iter().map(|count| u32::from(*count)).sum();
        let pinks = self.count(Suit::Pink);
        self.pink_piles <= self.piles.min(pinks)
            && (pinks > 0) == (self.pink_piles > 0)
            && u32::from(self.piles) <= cards
    }

    pub(super) fn phase_one(&self, threshold: u8) -> PhaseOne {
        let pink = if self.is_over(Suit::Pink, threshold) { -3 } else { 3 };
        let pinks = i16::from(self.pink_piles);
        let colours = self.colours();
        PhaseOne {
            piles: 2 * (i16::from(self.piles) - pinks) + pink * pinks,
            colours: i16::from(if colours == ALL_COLOURS { 10 } else { colours }),
            halved: self.is_over(Suit::Green, threshold),
        }
    }
}

impl PhaseOne {
    /// What the marker is told to move: a half is cut off towards nought (Q4).
    pub(super) fn delta(&self) -> i16 {
        let sum = self.piles + self.colours;
        if self.halved { sum / 2 } else { sum }
    }
}

/// A round that was scored: all that its three phases come from. The piles lie open then, so
/// everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Sheet {
    /// Where the markers stood before.
    pub(super) before: Track,
    /// What every country took.
    pub(super) accounts: [Account; MOST_COUNTRIES],
}
