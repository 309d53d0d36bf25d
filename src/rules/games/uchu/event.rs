//! What happens in a match, as the record writes it.

use serde::Serialize;

use super::account::{Account, PhaseOne};
use super::cards::{Card, CardSet, Suit};
use super::country::Country;
use super::state::State;
use crate::game::Seat;

/// What taking a trick does to the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The winner leads, but does not choose the card.
    Butterfingy,
    /// The winner sits out, and another leads.
    Sluggo,
}

/// What happens in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the record format describes every field")]
pub enum Event {
    Dealt {
        round: u8,
        hands: Vec<CardSet>,
        aside: CardSet,
    },
    Vip {
        suit: Suit,
        by: Option<Country>,
    },
    Leads {
        country: Country,
        random: bool,
        chooser: Option<Seat>,
        skips: Option<Country>,
    },
    Played {
        country: Country,
        card: Card,
    },
    Taken {
        country: Country,
        cards: Vec<Card>,
        effect: Option<Effect>,
    },
    Scored {
        phase: u8,
        country: Country,
        delta: i16,
        points: i16,
        #[serde(skip_serializing_if = "Option::is_none")]
        piles: Option<i16>,
        #[serde(skip_serializing_if = "Option::is_none")]
        colours: Option<i16>,
        #[serde(skip_serializing_if = "Option::is_none")]
        halved: Option<bool>,
        /// What the telling adds to the record.
        #[serde(skip)]
        basis: Basis,
    },
    RoundOver {
        round: u8,
        points: Vec<i16>,
        rank: Vec<Country>,
    },
}

/// What a country's points come from: the piles lie open when they are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Basis {
    pub(super) before: i16,
    /// Whose cards bring the points about.
    pub(super) of: Country,
    /// What that country took.
    pub(super) account: Account,
}

impl Event {
    pub(super) fn dealt(state: &State) -> Event {
        let hands = state.everyone().map(|country| state.hands[country.at()]).collect();
        Event::Dealt { round: state.round, hands, aside: state.aside }
    }

    pub(super) fn scored(
        phase: u8,
        country: Country,
        delta: i16,
        points: i16,
        one: Option<PhaseOne>,
        basis: Basis,
    ) -> Event {
        let piles = one.map(|one| one.piles);
        let colours = one.map(|one| one.colours);
        let halved = one.map(|one| one.halved);
        Event::Scored { phase, country, delta, points, piles, colours, halved, basis }
    }
}
