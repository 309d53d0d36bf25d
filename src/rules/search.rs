//! How a hard bot thinks: information-set Monte Carlo tree search with a single observer
//! (Cowling, Powley and Whitehouse, 2012), over any game.
//!
//! In each iteration a match is imagined that fits what the seat knows, and played from there to an
//! end. The first plies of it go down one tree that all of these matches share: where an action is
//! not possible in some of them, it is compared by how often it could have been chosen (its
//! availability). Whoever is to act there wants the best for themselves. The rest is played as the
//! game knows how to ([`Game::quick`]), until it ends or can be judged ([`Game::judge`]).
//!
//! * Choices made at once and in secret: each seat's are kept where the choosing began, so that
//!   nobody's depends on another's, and the others do what is sensible.
//! * Chance is thrown anew in each iteration, and the tree ends there: what is best after it depends
//!   on what it brought, which the tree does not know.
//! * Where chance has a say in nearly every turn ([`Game::CHANCY`]), a tree knows nothing that lasts:
//!   there the actions are compared in the same matches with the same luck, half of them at a time.
//! * No clock and no thread: the same sight, iterations and dice give the same answer.

mod tree;

use crate::dice::Dice;
use crate::game::{Game, MOST_SEATS, Moment, Nobody, Outcome, Payoffs, Turn};
use crate::sight::Sight;
use tree::Tree;

/// So many matches are imagined, and returned to again and again, the likelier ones more often.
const DEALS: u32 = 256;
/// For each of which so many are looked at if some are likelier than others.
const CANDIDATES: u32 = 4;
/// By how much an action has to be better than the sensible one, over the root of its tries.
const MARGIN: f32 = 0.2;
/// An imagined match that has gone on for so long is given up, and nobody has won.
const LONGEST: u32 = 5_000;

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

/// What the end of a match is worth to each seat: half of it for the places behind, half for the
/// win; a shared win is as much as the places that it takes up on average.
pub fn payoffs(outcome: &Outcome) -> Payoffs {
    let seats = outcome.ranking.len();
    let shared = outcome.winners.len().max(1);
    let behind = |place: usize| (seats - 1 - place) as f32 / (seats - 1).max(1) as f32;
    let place_worth = |place: usize| (behind(place) + f32::from(u8::from(place == 0))) / 2.0;
    let won = (0..shared).map(place_worth).sum::<f32>() / shared as f32;
    let mut payoffs = [0.0; MOST_SEATS];
    for (place, seat) in outcome.ranking.iter().enumerate() {
        let worth = if outcome.winners.contains(seat) { won } else { place_worth(place) };
        payoffs[usize::from(seat.0)] = worth;
    }
    payoffs
}

/// What came of each legal action in so many iterations, the one to take first.
pub fn search<G: Game>(
    sight: &Sight<G>,
    iterations: u32,
    dice: &mut Dice,
) -> Vec<Weighed<G::Action>> {
    if G::CHANCY {
        return halve(sight, iterations, dice);
    }
    let deals = deals(sight, iterations.min(DEALS), dice);
    let luck = u64::from(dice.below(u32::MAX)) << 32 | u64::from(dice.below(u32::MAX));
    let dice = &mut Dice::imagined(luck);
    let mut tree = Tree::<G>::new(sight);
    for iteration in 0..iterations as usize {
        tree.iterate(&deals[iteration % deals.len()], dice);
    }
    let mut weighed: Vec<_> = sight.legal().iter().map(|action| tree.weighed(*action)).collect();
    // The best known first, the better of equals; stable, so that it does not depend on luck.
    weighed.sort_by(|a, b| b.tries.cmp(&a.tries).then(b.worth.total_cmp(&a.worth)));
    weighed
}

/// What came of each legal action in so many imagined matches, the one to take first: all of them in
/// the same matches with the same luck, then the better half of them in more, and so on (sequential
/// halving). What is sensible stays in until the end, and is taken unless another is clearly better.
fn halve<G: Game>(sight: &Sight<G>, iterations: u32, dice: &mut Dice) -> Vec<Weighed<G::Action>> {
    let sensible = G::sensible(sight.guess(), sight.seat(), dice);
    let mut left = untried(sight);
    let mut out = Vec::with_capacity(left.len());
    let rounds = left.len().next_power_of_two().ilog2().max(1);
    for _ in 0..rounds {
        let matches = (iterations / rounds / left.len() as u32).max(1);
        try_all(sight, &mut left, matches, dice);
        let stay = left.len().div_ceil(2).max(2).min(left.len());
        left.sort_by(|a, b| {
            let first = |one: &Weighed<G::Action>| one.action == sensible;
            first(b).cmp(&first(a)).then(b.worth.total_cmp(&a.worth))
        });
        out.extend(left.drain(stay..).rev());
    }
    // The sensible one stands first; another has to be better by more than luck would make it.
    let margin = MARGIN / (left[0].tries.max(1) as f32).sqrt();
    left[1..].sort_by(|a, b| b.worth.total_cmp(&a.worth));
    if left.len() > 1 && left[1].worth > left[0].worth + margin {
        left.swap(0, 1);
    }
    left.extend(out.into_iter().rev());
    left
}

fn untried<G: Game>(sight: &Sight<G>) -> Vec<Weighed<G::Action>> {
    let legal = sight.legal().iter();
    legal.map(|action| Weighed { action: *action, tries: 0, worth: 0.0 }).collect()
}

/// Each of these actions in so many more matches, the same for all.
fn try_all<G: Game>(
    sight: &Sight<G>,
    actions: &mut [Weighed<G::Action>],
    matches: u32,
    dice: &mut Dice,
) {
    let since = G::moment(sight.guess());
    for deal in deals(sight, matches, dice).iter().cycle().take(matches as usize) {
        let luck = u64::from(dice.below(u32::MAX));
        for tried in &mut *actions {
            let mut imagined = deal.clone();
            let dice = &mut Dice::imagined(luck);
            G::apply(&mut imagined, sight.seat(), tried.action, dice, &mut Nobody);
            let worth = play_out::<G>(&mut imagined, since, dice)[usize::from(sight.seat().0)];
            tried.tries += 1;
            tried.worth += (worth - tried.worth) / tried.tries as f32;
        }
    }
}

/// What each legal action brings in the same imagined matches, so many for each, the best first.
pub fn compare<G: Game>(
    sight: &Sight<G>,
    matches: u32,
    dice: &mut Dice,
) -> Vec<Weighed<G::Action>> {
    let mut weighed = untried(sight);
    try_all(sight, &mut weighed, matches.max(1), dice);
    weighed.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    weighed
}

/// So many matches that fit what the seat knows; the likelier one is, by what the seat has seen
/// others do, the more often it is among them.
fn deals<G: Game>(sight: &Sight<G>, most: u32, dice: &mut Dice) -> Vec<G::State> {
    let most = if G::SECRETS { most.max(1) } else { 1 };
    let first: Vec<(G::State, f32)> = (0..most).map(|_| candidate(sight, dice)).collect();
    let even = first.windows(2).all(|pair| (pair[0].1 - pair[1].1).abs() < f32::EPSILON);
    if even {
        return first.into_iter().map(|(deal, _)| deal).collect();
    }
    let more = (most..most * CANDIDATES).map(|_| candidate(sight, dice));
    let candidates: Vec<(G::State, f32)> = first.into_iter().chain(more).collect();
    let total: f32 = candidates.iter().map(|(_, weight)| weight).sum();
    // One point in each of so many equal parts of the whole weight, all at the same distance.
    let part = total / most as f32;
    let mut point = part * (dice.below(1 << 16) as f32 + 0.5) / 65_536.0;
    let mut chosen = Vec::with_capacity(most as usize);
    let mut passed = 0.0;
    for (deal, weight) in &candidates {
        passed += weight;
        while point < passed && chosen.len() < most as usize {
            chosen.push(deal.clone());
            point += part;
        }
    }
    if chosen.is_empty() {
        return candidates.into_iter().map(|(deal, _)| deal).collect();
    }
    // Those that are equal stand side by side; whoever takes only some wants to see many.
    for left in (2..=chosen.len()).rev() {
        chosen.swap(left - 1, dice.below(left as u32) as usize);
    }
    chosen
}

fn candidate<G: Game>(sight: &Sight<G>, dice: &mut Dice) -> (G::State, f32) {
    let deal = sight.imagine(dice);
    let weight = G::likelihood(&deal, sight.seat());
    (deal, weight)
}

/// Plays an imagined match to where it ends or can be judged.
fn play_out<G: Game>(imagined: &mut G::State, since: Moment, dice: &mut Dice) -> Payoffs {
    for _ in 0..LONGEST {
        if let Some(payoffs) = ended::<G>(imagined, since) {
            return payoffs;
        }
        let seat = G::turn(imagined).seats().iter().next().expect("somebody is to act");
        let action = G::quick(imagined, seat, dice);
        G::apply(imagined, seat, action, dice, &mut Nobody);
    }
    [0.5; MOST_SEATS]
}

#[inline]
fn ended<G: Game>(imagined: &G::State, since: Moment) -> Option<Payoffs> {
    if G::turn(imagined) == Turn::Over {
        return G::outcome(imagined).map(|outcome| payoffs(&outcome));
    }
    G::judge(imagined, since)
}

#[cfg(test)]
mod tests;
