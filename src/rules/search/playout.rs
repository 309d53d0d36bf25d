//! An imagined match, played to where it ends or can be judged.

use crate::dice::Dice;
use crate::game::Mind;
use crate::seat::{MOST_SEATS, Turn};
use crate::standing::{Moment, Payoffs};
use crate::witness::Nobody;

/// An imagined match that has gone on for this number of plies is given up, and nobody has won.
const MOST_PLIES: u32 = 5_000;

/// An action, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<Action> {
    /// The action.
    pub action: Action,
    /// How often it was tried.
    pub tries: u32,
    /// What it brought on average, from 0 (last) to 1 (alone in front).
    pub worth: f32,
}

/// Plays an imagined match to where it ends or can be judged.
pub(super) fn play_out<G: Mind>(
    imagined: &mut G::State,
    since: Moment,
    dice: &mut Dice,
) -> Payoffs {
    for _ in 0..MOST_PLIES {
        if let Some(payoffs) = ended::<G>(imagined, since) {
            return payoffs;
        }
        let seat = G::turn(imagined).seats().iter().next().expect("somebody is to act");
        let action = G::quick(imagined, seat, dice);
        G::apply(imagined, seat, action, dice, &mut Nobody);
    }
    [0.5; MOST_SEATS]
}

/// What the match comes to, if it need not be played on.
#[inline]
pub(super) fn ended<G: Mind>(imagined: &G::State, since: Moment) -> Option<Payoffs> {
    if G::turn(imagined) == Turn::Over {
        return G::outcome(imagined).map(|outcome| outcome.payoffs());
    }
    G::judge(imagined, since)
}
