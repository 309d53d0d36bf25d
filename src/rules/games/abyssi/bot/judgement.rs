//! What an imagined match comes to that is not played to its end: what everybody has got and may still
//! get, after as many turns of each, tells who is likely to win.

use super::super::state::State;
use super::super::values::{CHITS, EMPTY_STACKS_TO_END, MOST_SEATS};
use super::worth::{POINT, secured, standing};
use crate::game::{self, Payoffs, Seat};

/// A match is imagined for this number of rounds.
pub(super) const ROUNDS: u16 = 2;
/// The lead in points that makes a player `e` times as likely to win. A guess that was tried out, like the
/// others here.
const SPREAD: f32 = 3.0;
/// The share that counts of what a player may still get when the match is about to end.
const LATE: f32 = 0.6;

/// What everybody's standing promises them.
pub(super) fn payoffs(state: &State) -> Payoffs {
    let players = usize::from(state.players);
    let hope = hope(state);
    let mut chances = [0.0; MOST_SEATS];
    for (chance, seat) in chances.iter_mut().zip((0..state.players).map(Seat)) {
        let sure = secured(state, seat) as f32;
        let all = standing(state, seat, false) as f32;
        *chance = ((sure + hope * (all - sure)) / (POINT as f32 * SPREAD)).exp();
    }
    let chances = &chances[..players];
    let total: f32 = chances.iter().sum();
    let mut payoffs = [0.0; game::MOST_SEATS];
    for (payoff, chance) in payoffs.iter_mut().zip(chances) {
        // One half of each comes from being compared with oneself.
        let ahead: f32 = chances.iter().map(|other| chance / (chance + other)).sum::<f32>() - 0.5;
        *payoff = (ahead / (players - 1) as f32 + chance / total) / 2.0;
    }
    payoffs
}

/// How much of what may be got still will be: all of it while the chits that end the match lie there.
fn hope(state: &State) -> f32 {
    let mut chits = state.chits;
    chits.sort_unstable();
    let left: u8 = chits[..EMPTY_STACKS_TO_END].iter().sum();
    LATE + (1.0 - LATE) * f32::from(left) / (EMPTY_STACKS_TO_END * CHITS) as f32
}
