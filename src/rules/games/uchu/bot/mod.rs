//! How bots play: by rules of thumb about what a trick is worth and what a card can still do.
//!
//! A state that is asked about here is a guess as to what is hidden. Only what the seat can know of it
//! is looked at: its own cards, what lies or lay on the table, and, as a whole, all that it has not
//! seen.

mod judge;
mod reason;
mod sense;

use super::state::State;
use super::{Action, Uchu};
use crate::dice::Dice;
use crate::game::{Game, Seat, random};

pub(super) use judge::judge;
pub(super) use reason::reason;
pub(super) use sense::sensible;

/// Every third time without thinking.
pub(super) fn plausible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
    if dice.below(3) == 0 {
        random::<Uchu>(state, seat, dice)
    } else {
        Uchu::sensible(state, seat, dice)
    }
}
