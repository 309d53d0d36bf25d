//! The numbers of the game. All of them are the rulebook's but those marked *ours*: an owner of the
//! game corrects them here, and nowhere else.

use std::ops::RangeInclusive;

use super::deck::{Channel, Deck, Range};

/// How many can play. Ours (Q1): more could exhaust a deck.
pub(super) const PLAYERS: RangeInclusive<u8> = 2..=4;
/// No table has more seats.
pub(super) const MOST_SEATS: usize = *PLAYERS.end() as usize;

/// The highest number on a card; the lowest one is 1.
pub(super) const HIGHEST: u8 = 10;
/// The channel that everybody listens to at first.
pub(super) const START_CHANNEL: Channel = Channel::Alpha;
/// The blue cards that every player starts with.
pub(super) const START: u8 = 3;
/// At the end of a turn nobody keeps more cards.
pub(super) const LIMIT: usize = 8;
/// The red cards that win.
pub(super) const GOAL: usize = 2;
/// No range turns over more cards.
pub(super) const MOST_REVEALED: usize = 3;
/// The numbers in a row that make a run.
pub(super) const RUN: usize = 3;

/// How often each card of a deck is there.
pub(super) const fn copies(deck: Deck) -> u8 {
    match deck {
        Deck::Blue | Deck::Green => 2,
        Deck::Red => 1,
    }
}

/// How many cards a range turns over, for somebody with Wideband or without.
pub(super) const fn reach(range: Range, wide: bool) -> u8 {
    match range {
        Range::Short if wide => 3,
        Range::Short | Range::Mid => 2,
        Range::Long => 3,
    }
}
