//! What a seat can choose, and the list of what it may choose now.

use std::fmt;

use super::cards::{Card, Nusa};
use crate::game::Seat;

/// What a seat can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A card to play.
    Play(Card),
    /// A card to play after the only card of the lead colour is discarded.
    Evade(Card),
    /// The cards to keep for the escape, in the order in which they were played.
    Escape([Card; 3]),
    /// Whom to rob of which flower.
    Rob(Seat, Nusa),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play-{card}"),
            Action::Evade(card) => write!(f, "evade-{card}"),
            Action::Escape([a, b, c]) => write!(f, "escape-{a}-{b}-{c}"),
            Action::Rob(victim, flower) => write!(f, "rob-{}-{}", victim.0, flower.name()),
        }
    }
}

/// The most that a seat can choose from: six cards to play, and five behind an evasion.
pub(super) const MOST_ACTIONS: usize = 12;

/// The legal actions of a seat.
pub type Legal = arrayvec::IntoIter<Action, MOST_ACTIONS>;
