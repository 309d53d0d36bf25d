//! How bots play: by rules of thumb about what a trick is worth and what a card can still do.
//!
//! A state that is asked about here is a guess as to what is hidden. Only what the seat can know of it
//! is looked at: its own cards, what lies or lay on the table, and, as a whole, all that it has not
//! seen.

mod judge;
mod reason;
mod sense;

use super::state::{Stage, State};
use super::{Action, Uchu};
use crate::dice::Dice;
use crate::game::{Mind, Moment, Payoffs, Seat, random};

impl Mind for Uchu {
    #[inline]
    fn sensible(state: &State, _seat: Seat, _dice: &mut Dice) -> Action {
        if state.stage == Stage::Vip {
            return Action::Vip(sense::name(state.hands[state.next.at()]));
        }
        Action::Play(sense::play(state, sense::among(state.countries())))
    }

    /// Every third time without thinking.
    fn plausible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        if dice.below(3) == 0 {
            random::<Uchu>(state, seat, dice)
        } else {
            Uchu::sensible(state, seat, dice)
        }
    }

    /// Once the round is over that the thought began in.
    #[inline]
    fn judge(state: &State, since: Moment) -> Option<Payoffs> {
        if u16::from(state.round) == since.part { None } else { Some(judge::expect(state)) }
    }
}
