//! What happens in a match, as the record writes it.

use serde::Serialize;

use super::cards::{Card, CardSet, Colour, Nusa};
use super::state::{Account, Sheet, State};
use crate::game::Seat;

/// What happens in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the record format describes every field")]
pub enum Event {
    Round {
        round: u8,
        start: Seat,
        trump: Colour,
        hands: Vec<CardSet>,
        aside: CardSet,
        row: Vec<Nusa>,
        removed: Vec<Nusa>,
    },
    Played {
        seat: Seat,
        card: Card,
        evaded: Option<Card>,
        /// What the telling adds to the record: the trump and the sense of the trick as they stand
        /// after the card, and what it changed.
        #[serde(skip)]
        now: Now,
    },
    Trick {
        number: u8,
        winner: Seat,
        trump: Colour,
        reversed: bool,
        gains: Nusa,
        flipped: Vec<Nusa>,
    },
    LeftOver {
        seat: Seat,
        card: Card,
    },
    Escapes {
        seat: Seat,
        cards: [Card; 3],
    },
    Robbed {
        by: Seat,
        from: Seat,
        card: Nusa,
    },
    RoundOver {
        round: u8,
        nectar: Vec<u8>,
        nectar_points: Vec<u8>,
        subjugation: Vec<u8>,
        points: Vec<u8>,
        totals: Vec<u8>,
        /// What the telling adds to the record: the ranks by nectar, and the cards that nobody was
        /// dealt, shown now.
        #[serde(skip)]
        ranks: Vec<Option<u8>>,
        #[serde(skip)]
        aside: CardSet,
    },
}

impl Event {
    /// The round that was just dealt.
    pub(super) fn round(state: &State) -> Event {
        let players = usize::from(state.players);
        Event::Round {
            round: state.round,
            start: state.next,
            trump: state.trump,
            hands: state.hands[..players].to_vec(),
            aside: state.aside,
            row: state.row.to_vec(),
            removed: state.removed.to_vec(),
        }
    }

    /// What a seat has chosen for the escape.
    pub(super) fn escapes(state: &State, seat: Seat) -> Event {
        let cards = state.chosen(seat).expect("everybody has chosen");
        Event::Escapes { seat, cards }
    }

    /// The round that was just scored.
    pub(super) fn round_over(round: u8, sheet: &Sheet) -> Event {
        let by_seat = |of: fn(&Account) -> u8| sheet.seats.iter().map(of).collect();
        Event::RoundOver {
            round,
            nectar: by_seat(|account| account.nectar),
            nectar_points: by_seat(|account| account.nectar_points),
            subjugation: by_seat(|account| account.subjugation),
            points: by_seat(|account| account.points),
            totals: by_seat(|account| account.total),
            ranks: sheet.seats.iter().map(|account| account.rank).collect(),
            aside: sheet.aside,
        }
    }
}

/// How a trick stands after a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    pub(super) trump: Colour,
    pub(super) reversed: bool,
}
