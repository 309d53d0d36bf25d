//! What a seat can choose, and the list of what it may choose now.

use std::fmt;

use super::cards::{Card, Perk};
use super::deck::Range;

/// What a seat can choose. Places are counted from 0 here, and from 1 in tokens and records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// How far to listen.
    Listen(Range),
    /// Spend a card of the same number to switch the channel of the revealed card at this place.
    Shift(Card, u8),
    /// Spend two cards to switch the channel that everybody listens to.
    Flip(Card, Card),
    /// Spend a card to change the number of the revealed card at this place by one, up or down.
    Tune(Card, u8, Step),
    /// Receive what there is to receive.
    Done,
    /// Take the revealed card at this place.
    Take(u8),
    /// Choose a perk.
    Perk(Perk),
    /// Give up a card.
    Drop(Card),
}

/// By one, this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One more.
    Up,
    /// One less.
    Down,
}

impl Step {
    /// Both.
    pub const ALL: [Step; 2] = [Step::Up, Step::Down];

    /// The way in tokens and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Step::Up => "up",
            Step::Down => "down",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Listen(range) => f.write_str(range.name()),
            Action::Shift(card, place) => write!(f, "shift-{card}-{}", place + 1),
            Action::Flip(one, other) => write!(f, "flip-{one}-{other}"),
            Action::Tune(card, place, step) => {
                write!(f, "tune-{card}-{}-{}", place + 1, step.name())
            }
            Action::Done => f.write_str("done"),
            Action::Take(place) => write!(f, "take-{}", place + 1),
            Action::Perk(perk) => write!(f, "perk-{}", perk.name()),
            Action::Drop(card) => write!(f, "drop-{card}"),
        }
    }
}

/// The most that a seat can choose from: with eight cards in hand, at most 12 shifts, 28 flips and
/// 48 tunes, and to be done.
pub(super) const MOST_ACTIONS: usize = 96;

/// The legal actions of a seat.
pub type Legal = arrayvec::IntoIter<Action, MOST_ACTIONS>;
