//! What the points after a round promise, with rounds still to come.

use super::super::country::Country;
use super::super::state::{LAST_ROUND, State};
use crate::game::{MOST_SEATS, Payoffs};

/// The lead in points that makes a win `e` times as likely, by the rounds left. These numbers
/// were fitted to matches of normal bots.
const SPREADS: [f32; LAST_ROUND as usize] = [4.0, 4.0, 4.75, 6.5];
/// The points that naming the VIP colour and leading is worth, at a table of many and of few.
const NAMING: [i16; 2] = [3, 1];
/// Larger leads are as good as won.
const MOST: usize = 48;
/// By rounds left and by how far behind the first.
const CHANCES: [[f32; MOST]; LAST_ROUND as usize] = {
    let mut chances = [[1.0; MOST]; LAST_ROUND as usize];
    let mut left = 0;
    while left < chances.len() {
        let x = 1.0 / SPREADS[left];
        // As much of the series as matters for so small a number.
        let shrink = 1.0 / (1.0 + x * (1.0 + x / 2.0 * (1.0 + x / 3.0 * (1.0 + x / 4.0))));
        let mut behind = 1;
        while behind < MOST {
            chances[left][behind] = chances[left][behind - 1] * shrink;
            behind += 1;
        }
        left += 1;
    }
    chances
};

/// What the points promise to each seat.
#[inline(never)]
pub(super) fn expect(state: &State) -> Payoffs {
    let track = &state.track;
    let all = usize::from(state.countries());
    let most = track.of(track.rank()[0]);
    let chances = &CHANCES[usize::from(LAST_ROUND + 1 - state.round) % CHANCES.len()];
    let naming = NAMING[usize::from(state.players < 4)];
    let chance = |at: usize| {
        let bonus = if at == state.next.at() { 0 } else { naming };
        chances[((most + bonus - track.points()[at]) as usize).min(MOST - 1)]
    };
    let mut payoffs = [0.0; MOST_SEATS];
    if state.players == 2 {
        let own = |seat: usize| chance(2 * seat) + chance(3 - 2 * seat);
        let first = own(0) / (own(0) + own(1));
        payoffs[0] = first;
        payoffs[1] = 1.0 - first;
        return payoffs;
    }
    let total: f32 = (0..all).map(chance).sum();
    for country in 0..all {
        let own = chance(country);
        let others = (0..all).filter(|other| *other != country);
        let behind: f32 = others.map(|other| own / (own + chance(other))).sum();
        let seat = Country(country as u8).owner(state.players);
        payoffs[usize::from(seat.0)] = (behind / (all - 1) as f32 + own / total) / 2.0;
    }
    payoffs
}
