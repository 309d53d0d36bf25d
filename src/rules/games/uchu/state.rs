//! All there is to know about a match of Uchu: small, flat, and cheap to copy.

use std::hint::select_unpredictable;

use serde::{Deserialize, Serialize};

use super::account::Sheet;
use super::cards::{Card, CardSet, Suit};
use super::country::{Country, MOST_COUNTRIES, countries};
use super::track::{TieReading, Track};
use crate::game::Seat;
use crate::options::{Choice, Setting, is_default};
use crate::tricks::TrickTaking;

/// No round has more tricks (rules 3.3).
pub(super) const MOST_TRICKS: usize = 14;
/// The cards that every hand starts with.
pub(super) const HAND: u8 = 12;
/// A match has no more rounds.
pub(super) const LAST_ROUND: u8 = 4;

/// Every card of a match: a suit has twice the threshold and one more (rules 1.2).
pub(super) fn deck(players: u8) -> CardSet {
    const DECKS: [CardSet; 3] = [CardSet::deck(7), CardSet::deck(9), CardSet::deck(11)];
    DECKS[usize::from(countries(players) - 3)]
}

/// What is chosen when a match is started.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// What to make of "on the bottom if tied".
    #[serde(skip_serializing_if = "is_default")]
    pub tie_reading: TieReading,
}

pub(super) const OPTIONS: &[Choice] = &[Choice {
    name: "tie_reading",
    values: &[Setting::Text("consistent"), Setting::Text("literal")],
}];

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Stage {
    /// The lead names the VIP colour of the round.
    Vip,
    /// A country plays a card.
    Play,
    /// Nothing: the match is over.
    Over,
}

/// The cards that lie on the table, or lay there before somebody took them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Trick {
    pub(super) lead: Country,
    /// Sits this one out.
    pub(super) skips: Option<Country>,
    /// Its lead was not its country's choice.
    pub(super) butterfingy: bool,
    pub(super) count: u8,
    cards: [Card; MOST_COUNTRIES],
    /// Who is ahead: the host country once the trick is complete.
    pub(super) host: Country,
    /// The card that is ahead.
    pub(super) strongest: Card,
}

impl Trick {
    pub(super) const fn new(lead: Country, skips: Option<Country>, butterfingy: bool) -> Trick {
        const BLANK: Card = Card::new(Suit::Yellow, 1);
        let cards = [BLANK; MOST_COUNTRIES];
        Trick { lead, skips, butterfingy, count: 0, cards, host: lead, strongest: BLANK }
    }

    /// The cards in the order in which they were played.
    #[inline]
    pub(super) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }

    /// Who plays after this country.
    #[inline]
    pub(super) fn after(&self, country: Country, countries: u8) -> Country {
        let next = country.left(countries);
        if self.skips == Some(next) { next.left(countries) } else { next }
    }

    /// How many cards it will have.
    #[inline]
    pub(super) fn size(&self, countries: u8) -> u8 {
        countries - u8::from(self.skips.is_some())
    }

    /// Who played what, in order.
    pub(super) fn plays(&self, countries: u8) -> impl Iterator<Item = (Country, Card)> {
        let mut next = self.lead;
        self.cards().iter().map(move |card| {
            let country = next;
            next = self.after(country, countries);
            (country, *card)
        })
    }

    /// Lays a card down. The strongest is the highest of the VIP colour, or of the lead colour
    /// if there is none (rules 3.3).
    #[inline]
    pub(super) fn lay(&mut self, country: Country, card: Card, vip: Option<Suit>) {
        // Without branches, because nobody can guess them.
        let follows = card.follows(self.strongest);
        let higher = follows & (card > self.strongest);
        let trumps = !follows & vip.is_some_and(|vip| card.is(vip));
        let stronger = higher | trumps | (self.count == 0);
        self.host = select_unpredictable(stronger, country, self.host);
        self.strongest = select_unpredictable(stronger, card, self.strongest);
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
    }
}

/// Everybody's points after each round that was scored. A match that was saved before they were
/// kept lacks those of its earlier rounds.
pub(super) type History = [Option<[i16; MOST_COUNTRIES]>; LAST_ROUND as usize];

/// A match of Uchu between two plies.
///
/// The fields are laid out in this order: the first four bytes are read with every card and change
/// at most once a round. The compiler reads four at once, and would have to wait for a byte among
/// them that was just written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[repr(C)]
pub struct State {
    pub(super) players: u8,
    pub(super) tie_reading: TieReading,
    pub(super) round: u8,
    pub(super) stage: Stage,
    pub(super) vip: Option<Suit>,
    /// Whose card, or whose VIP colour, is awaited.
    pub(super) next: Country,
    pub(super) hands: [CardSet; MOST_COUNTRIES],
    /// The cards that nobody was dealt this round.
    pub(super) aside: CardSet,
    /// How many tricks of the round have been taken.
    pub(super) taken: u8,
    /// Those, and the one on the table.
    pub(super) tricks: [Trick; MOST_TRICKS + 1],
    /// Suits that each country has shown to have no more of this round, one bit for each suit.
    pub(super) voids: [u8; MOST_COUNTRIES],
    pub(super) track: Track,
    /// The round that was scored last.
    #[serde(default)]
    pub(super) sheet: Option<Sheet>,
    #[serde(default)]
    pub(super) history: History,
}

impl State {
    #[inline]
    pub(super) fn countries(&self) -> u8 {
        countries(self.players)
    }

    pub(super) fn everyone(&self) -> impl Iterator<Item = Country> + use<> {
        (0..self.countries()).map(Country)
    }

    /// The seat that chooses now: the country's own, or its suzerain's, but for the lead of a
    /// dependency with a Butterfingy the opponent's (rules 4).
    #[inline]
    pub(super) fn chooser(&self) -> Seat {
        let owner = self.next.owner(self.players);
        let meddled = self.next.is_dependency(self.players)
            && self.trick().butterfingy
            && self.trick().count == 0;
        if meddled { self.next.rival(self.players) } else { owner }
    }

    /// Every card that has been seen on the table this round.
    pub(super) fn seen(&self) -> CardSet {
        self.seen_tricks().iter().flat_map(|trick| trick.cards().iter().copied()).collect()
    }
}

impl TrickTaking for State {
    type Trick = Trick;

    #[inline]
    fn round(&self) -> u8 {
        self.round
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    #[inline]
    fn taken(&self) -> usize {
        usize::from(self.taken)
    }

    #[inline]
    fn tricks(&self) -> &[Trick] {
        &self.tricks
    }

    #[inline]
    fn tricks_mut(&mut self) -> &mut [Trick] {
        &mut self.tricks
    }
}
