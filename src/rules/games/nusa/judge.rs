//! What an imagined match comes to at the end of the round that the thought began in: the cards of
//! the last trick play themselves, and what the rounds to come bring is anybody's luck.

use super::cards::Nusa;
use super::rules::targets;
use super::score;
use super::state::{MOST_SEATS, ROUNDS, RobberyTiming, State, Trick, at};
use super::values::ROW;
use crate::game::{Payoffs, Seat};
use crate::tricks::TrickTaking;

/// No match brings more points: three for nectar and five of subjugation in each round.
const MOST_POINTS: usize = 8 * ROUNDS as usize;

/// How much likelier a point more makes it to end up in front of somebody, with one round to go and
/// with two: an estimate.
const ODDS: [f32; 2] = [2.2, 1.75];

/// The odds that a lead in points gives, with one round to go and with two.
const CHANCES: [[f32; MOST_POINTS + 1]; 2] = [powers(ODDS[0]), powers(ODDS[1])];

const fn powers(of: f32) -> [f32; MOST_POINTS + 1] {
    let mut powers = [1.0; MOST_POINTS + 1];
    let mut at = 1;
    while at < powers.len() {
        powers[at] = powers[at - 1] * of;
        at += 1;
    }
    powers
}

/// Everybody has one card: what the round brings is certain but for a robbery.
pub(super) fn finish(state: &State) -> Payoffs {
    let mut state = *state;
    let lead = state.trick().lead;
    let mut trick = Trick::new(lead);
    for turn in 0..state.players {
        let seat = Seat((lead.0 + turn) % state.players);
        if let Some(card) = state.hands[at(seat)].lowest() {
            trick.lay(card);
            state.trump = state.trump.after(card);
        }
    }
    let winner = trick.ahead(state.trump, state.players).unwrap_or(lead);
    let gains = state.row[ROW - 1];
    let tableau = &mut state.tableaux[at(winner)];
    tableau.gain(gains);
    tableau.check_skulls();
    let robs = |seat: &Seat| state.tableaux[at(*seat)].face_up().iter().any(|n| n.icons().robs);
    let robber = match state.options.robbery_timing {
        RobberyTiming::EndOfRound => state.everyone().find(robs),
        RobberyTiming::OnReceive => Some(winner).filter(|_| gains.icons().robs).filter(robs),
    };
    let robbed = robber.and_then(|by| plunder(&state, by).map(|what| (by, what)));
    if let Some((by, (from, flower))) = robbed {
        state.tableaux[at(from)].lose(flower);
        state.tableaux[at(by)].gain(flower);
    }
    let points = score::points(&state);
    state.points[usize::from(state.round - 1)] = points;
    weigh(&state, state.round, points)
}

/// What the points after this number of rounds are worth.
pub(super) fn weigh(state: &State, rounds: u8, last: [u8; MOST_SEATS]) -> Payoffs {
    let players = usize::from(state.players);
    let mut totals = [0_u8; MOST_SEATS];
    for points in &state.points[..usize::from(rounds)] {
        totals.iter_mut().zip(points).for_each(|(total, points)| *total += points);
    }
    let totals = &totals[..players];
    let behind = 1.0 / (players - 1) as f32;
    let mut payoffs = Payoffs::default();
    let Some(left) = usize::from(ROUNDS - rounds).checked_sub(1) else {
        for (seat, payoff) in payoffs[..players].iter_mut().enumerate() {
            let standing = |seat: usize| (totals[seat], last[seat]);
            let own = standing(seat);
            let better = (0..players).filter(|other| standing(*other) > own).count();
            let equal = (0..players).filter(|other| standing(*other) == own).count();
            // The places that the equal ones take up, on average.
            let place = better as f32 + (equal - 1) as f32 / 2.0;
            let won = if better == 0 { 1.0 / equal as f32 } else { 0.0 };
            *payoff = (1.0 - place * behind + won) / 2.0;
        }
        return payoffs;
    };
    let mut odds = [0.0; MOST_SEATS];
    for (odds, total) in odds.iter_mut().zip(totals) {
        *odds = CHANCES[left][usize::from(*total).min(MOST_POINTS)];
    }
    let odds = &odds[..players];
    let all: f32 = odds.iter().sum();
    for (seat, payoff) in payoffs[..players].iter_mut().enumerate() {
        let own = odds[seat];
        let others = odds.iter().map(|other| own / (own + other)).sum::<f32>() - 0.5;
        *payoff = (others * behind + own / all) / 2.0;
    }
    payoffs
}

/// Whom to rob of what: what leaves this seat furthest ahead of the others together.
pub(super) fn plunder(state: &State, seat: Seat) -> Option<(Seat, Nusa)> {
    let players = usize::from(state.players);
    let lead = |(victim, flower): (Seat, Nusa)| {
        let mut tableaux = state.tableaux;
        tableaux[at(victim)].lose(flower);
        tableaux[at(seat)].gain(flower);
        let gains = score::gains(&tableaux[..players], state.options);
        let all: i32 = gains[..players].iter().map(|gain| i32::from(gain.points())).sum();
        let own = i32::from(gains[at(seat)].points()) * i32::from(state.players);
        (own - all, flower.icons().nectar)
    };
    targets(state, seat).max_by_key(|target| lead(*target))
}
