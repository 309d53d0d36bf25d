//! What may be done, what it does and what follows (spec 3 to 5): `legal` and `apply`, by the steps of
//! the agenda.

mod legal;
mod play;
mod setup;

pub(super) use legal::{legal, possible, third};
pub(super) use play::apply;
pub(super) use setup::setup;

use super::Action;
use super::state::State;
use crate::dice::Dice;
use crate::game::{Moment, Nobody, Outcome, Seat};

pub(super) fn moment(state: &State) -> Moment {
    let step = match state.actor() {
        _ if state.round == 0 => 0,
        Some(seat) => state.place(seat) + 1,
        None => state.players,
    };
    Moment { part: state.round.max(1), step: step.into() }
}

/// What an action would lead to; chance aside, which turns up senators only.
pub(super) fn imagine(state: &State, action: Action) -> State {
    let mut imagined = state.clone();
    apply(&mut imagined, action, &mut Dice::imagined(0), &mut Nobody);
    imagined
}

/// Spec 5: the total, then each source in its order, then the energy that is left.
pub(super) fn outcome(state: &State) -> Option<Outcome> {
    if state.actor().is_some() {
        return None;
    }
    let key = |seat: Seat| (state.account(seat).total(), state.tie_breaks(seat));
    let seats = || (0..state.players).map(Seat);
    let mut ranking: Vec<Seat> = seats().collect();
    ranking.sort_by_key(|seat| std::cmp::Reverse(key(*seat)));
    let best = key(ranking[0]);
    Some(Outcome {
        scores: seats().map(|seat| state.account(seat).total() as i32).collect(),
        winners: seats().filter(|seat| key(*seat) == best).collect(),
        ranking,
    })
}
