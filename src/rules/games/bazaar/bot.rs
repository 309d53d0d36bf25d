//! What bots do. `sensible` is a normal bot, everybody in a hard bot's imagination, and a player who is
//! silent for too long: rules of thumb, quick, and always legal. The state is a guess as to what the
//! seat cannot know, so it must not be looked at there: a tile only if its owner has looked. `judge` lets
//! a hard bot end a thought early; `plausible` and `quick` have defaults.

use super::Bazaar;
use super::action::{Action, Cry, Side};
use super::rules::standing;
use super::state::{State, Step};
use super::ware::Ware;
use crate::dice::Dice;
use crate::game::{Mind, Moment, Payoffs, Seat};

impl Mind for Bazaar {
    /// Rolls if it still can, bids in the middle, and gathers its tile's ware or the one it has.
    fn sensible(state: &State, seat: Seat, _dice: &mut Dice) -> Action {
        let own = state.of(seat);
        match state.agenda.step_of(seat) {
            Some(Step::Bid) | None => {
                if own.rolled {
                    Action::Bid(2)
                } else {
                    Action::Roll
                }
            }
            Some(Step::Take) => {
                let known = Some(own.tile).filter(|_| own.peeked);
                Action::Take(known.or(own.stall.last().copied()).unwrap_or(Ware::Silk))
            }
            Some(Step::Put(ware)) => {
                let left = own.stall.first() == Some(&ware);
                Action::Put(if left { Side::Left } else { Side::Right })
            }
            Some(Step::Cry) => Action::Cry(Cry::Low),
        }
    }

    /// A thought ends with the day that it began in: what the points are worth now.
    fn judge(state: &State, since: Moment) -> Option<Payoffs> {
        (u16::from(state.day) > since.part).then(|| standing(state).payoffs())
    }
}
