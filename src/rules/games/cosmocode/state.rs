//! All there is to know about a match of Cosmo;code.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::cards::{Bag, Card, Perk, Revealed};
use super::deck::{Channel, Deck, Range};
use super::values::{GOAL, LIMIT, MOST_REVEALED, MOST_SEATS, reach};
use crate::game::Seat;
use crate::options::{Choice, MAX_ROUNDS, Setting, is_default};

/// Who chooses a perk with their first red card (rules 6, Q11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PerkScope {
    /// Everybody.
    #[default]
    EachPlayer,
    /// The player who takes the first one of all.
    FirstPlayerOnly,
}

/// What is chosen when a match is started. Ours (Q11, Q22) is what holds unless somebody chooses
/// otherwise: everybody has a perk, and the match goes on until somebody wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who chooses a perk.
    #[serde(skip_serializing_if = "is_default")]
    pub perk_scope: PerkScope,
    /// The round after which the match ends; with 0 it goes on until somebody wins (rules 6, Q22).
    #[serde(skip_serializing_if = "is_default")]
    pub max_rounds: u16,
}

pub(super) const OPTIONS: &[Choice] = &[
    Choice {
        name: "perk_scope",
        values: &[Setting::Text("each_player"), Setting::Text("first_player_only")],
    },
    MAX_ROUNDS,
];

/// What is awaited of the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Stage {
    /// How far to listen.
    Range,
    /// What to change about the revealed cards, or nothing more.
    Manipulate,
    /// Which of the revealed cards to take.
    Take,
    /// Which perk to choose.
    Perk,
    /// Which card to give up, down to the hand limit.
    Drop,
    /// Nothing: the match is over.
    Over,
}

/// What lies before a player, and what is in their hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Holdings {
    /// Blue and green cards.
    pub(super) hand: [Bag; 2],
    /// Which of the blue cards in hand nobody else has seen: what is left of the starting cards.
    pub(super) unseen: Bag,
    /// The red cards taken.
    pub(super) signals: ArrayVec<Card, GOAL>,
    pub(super) perk: Option<Perk>,
}

impl Holdings {
    /// How many cards are in hand.
    pub(super) fn count(&self) -> usize {
        self.hand.iter().map(|bag| usize::from(bag.count())).sum()
    }

    /// The cards in hand, in order.
    pub(super) fn cards(&self) -> impl Iterator<Item = Card> {
        HELD.into_iter().zip(&self.hand).flat_map(|(deck, bag)| bag.cards(deck))
    }

    /// The same, but equal cards once.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Card> {
        HELD.into_iter().zip(&self.hand).flat_map(|(deck, bag)| bag.kinds(deck))
    }

    /// How often a blue or green card is in hand.
    pub(super) fn of(&self, card: Card) -> u8 {
        self.hand[card.deck() as usize].of(card.kind())
    }

    /// A card that everybody has seen leaves the hand. Equal cards cannot be told apart: as long as
    /// there is one that everybody had seen coming, it counts as the one to go.
    pub(super) fn give(&mut self, card: Card) {
        let (deck, kind) = (card.deck(), card.kind());
        let bag = &mut self.hand[deck as usize];
        bag.remove(kind);
        if deck == Deck::Blue {
            self.unseen.cap(kind, bag.of(kind));
        }
    }
}

/// The decks whose cards are held in hand.
pub(super) const HELD: [Deck; 2] = [Deck::Blue, Deck::Green];

/// What a turn has brought so far, once a range is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Hearing {
    pub(super) range: Range,
    /// By places.
    pub(super) revealed: ArrayVec<Revealed, MOST_REVEALED>,
    /// Has a number been tuned?
    pub(super) tuned: bool,
    /// What was spent, in order.
    pub(super) spent: ArrayVec<Card, LIMIT>,
    /// The places whose cards were received, counted from 0, once that is done.
    pub(super) received: Option<ArrayVec<u8, MOST_REVEALED>>,
}

/// A turn that is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Past {
    pub(super) seat: Seat,
    /// The channel that everybody listened to in the end.
    pub(super) indicator: Channel,
    pub(super) hearing: Hearing,
}

/// A match of Cosmo;code between two plies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(super) players: u8,
    pub(super) options: Options,
    pub(super) stage: Stage,
    /// How often everybody has had a turn, counted from 1.
    pub(super) round: u16,
    /// Who starts each round.
    pub(super) first: Seat,
    /// Whose turn it is; when the match is over, whose it was last.
    pub(super) actor: Seat,
    /// The channel that everybody listens to.
    pub(super) indicator: Channel,
    /// In the order of [`Deck::ALL`].
    pub(super) decks: [Bag; 3],
    /// In the order of [`Deck::ALL`].
    pub(super) discards: [Bag; 3],
    /// Has the blue deck been made anew? Then its cards are known to players who remember.
    pub(super) renewed: bool,
    pub(super) seats: [Holdings; MOST_SEATS],
    /// This turn. Its revealed cards lie in the middle until they are received; after that they are
    /// kept here only to be shown.
    pub(super) hearing: Option<Hearing>,
    /// The turn before this one; when the match is over, the last one.
    pub(super) last: Option<Past>,
}

impl State {
    /// Everybody, by seat.
    pub(super) fn everyone(&self) -> impl Iterator<Item = (Seat, &Holdings)> {
        (0..self.players).map(Seat).zip(&self.seats)
    }

    pub(super) fn of(&self, seat: Seat) -> &Holdings {
        &self.seats[usize::from(seat.0)]
    }

    /// What the seat to act has.
    pub(super) fn own(&self) -> &Holdings {
        self.of(self.actor)
    }

    pub(super) fn own_mut(&mut self) -> &mut Holdings {
        &mut self.seats[usize::from(self.actor.0)]
    }

    /// Who comes after a seat.
    pub(super) fn next(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players)
    }

    /// How many cards a range turns over for a seat (rules 3.1).
    pub(super) fn reach(&self, seat: Seat, range: Range) -> u8 {
        reach(range, self.of(seat).perk == Some(Perk::Wide))
    }
}
