//! What happens in a match, as the record writes it.

use serde::Serialize;

use super::cards::{Card, Perk};
use super::deck::{Channel, Deck, Range};
use crate::game::Seat;

/// What happens in a match. Places are counted from 1, as the record does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the record format describes every field")]
pub enum Event {
    Dealt {
        hands: Vec<Vec<Card>>,
    },
    Turn {
        seat: Seat,
    },
    Revealed {
        range: Range,
        cards: Vec<Card>,
        /// What the telling adds to the record: who turned them over.
        #[serde(skip)]
        by: Seat,
    },
    Reshuffled {
        deck: Deck,
    },
    Shifted {
        place: u8,
        spent: Card,
        channel: Channel,
        #[serde(skip)]
        what: Change,
    },
    Flipped {
        spent: [Card; 2],
        channel: Channel,
        #[serde(skip)]
        by: Seat,
    },
    Tuned {
        place: u8,
        spent: Card,
        number: u8,
        #[serde(skip)]
        what: Change,
    },
    Received {
        seat: Seat,
        cards: Vec<Card>,
        discarded: Vec<Card>,
    },
    Perk {
        seat: Seat,
        perk: Perk,
    },
    Dropped {
        seat: Seat,
        card: Card,
    },
}

/// What the telling of a change to a revealed card adds to the record: who made it, and the card as it
/// was heard before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub(super) by: Seat,
    pub(super) channel: Channel,
    pub(super) number: u8,
}
