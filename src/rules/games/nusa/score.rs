//! How a round is scored, and who has won (rules 2.6).

use super::cards::Nusa;
use super::state::{Account, Basis, MOST_SEATS, Options, Sheet, State, Tableau, at};
use super::values::{Icons, RANKED};
use crate::game::Seat;

/// What one seat's cards bring.
#[derive(Clone, Copy, Default)]
pub(super) struct Gain {
    pub(super) nectar: u8,
    /// From 1 on; those who get no points for nectar have none.
    pub(super) rank: Option<u8>,
    pub(super) nectar_points: u8,
    pub(super) subjugation: u8,
}

impl Gain {
    pub(super) fn points(self) -> u8 {
        self.nectar_points + self.subjugation
    }
}

/// What lies face up counts: the ranking by nectar is dense, so that equal totals share a rank and
/// the next total takes the next one (our ruling, Q6).
pub(super) fn gains(tableaux: &[Tableau], options: Options) -> [Gain; MOST_SEATS] {
    let sum = |tableau: &Tableau, of: fn(Icons) -> u8| {
        tableau.face_up().iter().map(|nusa: &Nusa| of(nusa.icons())).sum()
    };
    let mut gains = [Gain::default(); MOST_SEATS];
    for (gain, tableau) in gains.iter_mut().zip(tableaux) {
        gain.nectar = sum(tableau, |icons| icons.nectar);
        gain.subjugation = sum(tableau, |icons| icons.subjugation);
    }
    let all = &mut gains[..tableaux.len()];
    let mut below = u8::MAX;
    for (reward, rank) in RANKED.into_iter().zip(1..) {
        let best = all.iter().map(|gain| gain.nectar).filter(|nectar| *nectar < below).max();
        let Some(best) = best else { break };
        // Our ruling (Q5): to have no nectar is a total like any other, unless it was chosen not to be.
        if best > 0 || options.zero_nectar_is_ranked {
            for gain in all.iter_mut().filter(|gain| gain.nectar == best) {
                (gain.rank, gain.nectar_points) = (Some(rank), reward);
            }
        }
        below = best;
    }
    gains
}

/// The points of every seat, as the cards lie now.
pub(super) fn points(state: &State) -> [u8; MOST_SEATS] {
    let tableaux = &state.tableaux[..usize::from(state.players)];
    gains(tableaux, state.options).map(Gain::points)
}

/// A seat's points in the first rounds, as many as asked for.
pub(super) fn total(state: &State, seat: Seat, rounds: u8) -> u8 {
    state.points[..usize::from(rounds)].iter().map(|points| points[at(seat)]).sum()
}

/// The scores of this round, which this is the basis of.
pub(super) fn account_for(state: &State, basis: &Basis, round: u8) -> Sheet {
    let tableaux = &basis.tableaux[..usize::from(state.players)];
    let gains = gains(tableaux, state.options);
    let account = |seat: Seat| {
        let gain = gains[at(seat)];
        Account {
            tableau: basis.tableaux[at(seat)].iter().collect(),
            nectar: gain.nectar,
            rank: gain.rank,
            nectar_points: gain.nectar_points,
            subjugation: gain.subjugation,
            points: gain.points(),
            total: total(state, seat, round),
        }
    };
    let seats = state.everyone().map(account).collect();
    Sheet { seats, robbed: basis.robbed, aside: basis.aside }
}
