//! What a card is of: its deck and its channel; and the range at which a deck is heard.

use serde::{Deserialize, Serialize};

/// A deck, by its colour, in the order in which everything lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Deck {
    /// Short-ranged signals.
    Blue,
    /// Mid-ranged signals.
    Green,
    /// Long-ranged signals: what everybody is after.
    Red,
}

impl Deck {
    /// All three.
    pub const ALL: [Deck; 3] = [Deck::Blue, Deck::Green, Deck::Red];

    /// The deck in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Deck::Blue => "blue",
            Deck::Green => "green",
            Deck::Red => "red",
        }
    }
}

/// How far a player listens: the deck that is turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Range {
    /// Blue cards.
    Short,
    /// Green cards.
    Mid,
    /// Red cards.
    Long,
}

impl Range {
    /// All three.
    pub const ALL: [Range; 3] = [Range::Short, Range::Mid, Range::Long];

    /// The range in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Range::Short => "short",
            Range::Mid => "mid",
            Range::Long => "long",
        }
    }

    /// The deck it turns over.
    pub const fn deck(self) -> Deck {
        match self {
            Range::Short => Deck::Blue,
            Range::Mid => Deck::Green,
            Range::Long => Deck::Red,
        }
    }
}

/// A channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Channel {
    /// α
    #[serde(rename = "a")]
    Alpha,
    /// β
    #[serde(rename = "b")]
    Beta,
}

impl Channel {
    /// The channel in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Channel::Alpha => "a",
            Channel::Beta => "b",
        }
    }

    /// The other one.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Channel {
        match self {
            Channel::Alpha => Channel::Beta,
            Channel::Beta => Channel::Alpha,
        }
    }
}
