//! How a hard bot thinks: information-set Monte Carlo tree search with a single observer
//! (Cowling, Powley and Whitehouse, 2012), over any game.
//!
//! In each iteration a match is imagined that fits what the seat knows, and played from there to an
//! end. The first plies of it go down one tree that all of these matches share: where an action is
//! not possible in some of them, it is compared by how often it could have been chosen (its
//! availability). Each seat wants the best for itself there. The rest is played as the
//! game knows how to ([`Mind::quick`]), until it ends or can be judged ([`Mind::judge`]).
//!
//! * Choices made at once and in secret: each seat's are kept where the choosing began, so that
//!   nobody's depends on another's, and the others do what is sensible.
//! * Chance is thrown anew in each iteration, and the tree ends there: what is best after it depends
//!   on what it brought, which the tree does not know.
//! * Where chance has a say in nearly every turn ([`Mind::CHANCY`]), a tree knows nothing that lasts:
//!   there the actions are compared in the same matches with the same luck, half of them at a time.
//! * No clock and no thread: the same sight, iterations and dice give the same answer.

mod playout;
mod tree;

use crate::dice::Dice;
use crate::game::{Mind, Redeal};
use crate::sight::Sight;
use crate::witness::Nobody;
use playout::play_out;
use tree::Tree;

pub use playout::Weighed;

/// The most matches that are imagined; iterations return to them again and again.
const MOST_DEALS: u32 = 256;
/// By how much an action has to be better than the sensible one, over the root of its tries.
const MARGIN: f32 = 0.2;

/// What came of each legal action in this number of iterations, the one to take first.
pub fn search<G: Redeal + Mind>(
    sight: &Sight<G>,
    iterations: u32,
    dice: &mut Dice,
) -> Vec<Weighed<G::Action>> {
    if G::CHANCY {
        return halve(sight, iterations, dice);
    }
    let deals = deals(sight, iterations.min(MOST_DEALS), dice);
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

/// What came of each legal action in this number of imagined matches, the one to take first: all of them in
/// the same matches with the same luck, then the better half of them in more, and so on (sequential
/// halving). What is sensible stays in until the end, and is taken unless another is clearly better.
fn halve<G: Redeal + Mind>(
    sight: &Sight<G>,
    iterations: u32,
    dice: &mut Dice,
) -> Vec<Weighed<G::Action>> {
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

fn untried<G: Redeal>(sight: &Sight<G>) -> Vec<Weighed<G::Action>> {
    let legal = sight.legal().iter();
    legal.map(|action| Weighed { action: *action, tries: 0, worth: 0.0 }).collect()
}

/// Each of these actions in this number of further matches, the same for all.
fn try_all<G: Redeal + Mind>(
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

/// What each legal action brings in this number of imagined matches, the same for all; the best first.
pub fn compare<G: Redeal + Mind>(
    sight: &Sight<G>,
    matches: u32,
    dice: &mut Dice,
) -> Vec<Weighed<G::Action>> {
    let mut weighed = untried(sight);
    try_all(sight, &mut weighed, matches.max(1), dice);
    weighed.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    weighed
}

/// Matches that fit what the seat knows, at most this number of them.
fn deals<G: Redeal>(sight: &Sight<G>, most: u32, dice: &mut Dice) -> Vec<G::State> {
    let most = if G::SECRETS { most.max(1) } else { 1 };
    (0..most).map(|_| sight.imagine(dice)).collect()
}

#[cfg(test)]
mod tests;
