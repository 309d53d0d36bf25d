//! What is to be chosen in a turn: the move or the actions, and above that what was started.

use super::super::pieces::{Ability, House, Kind, Planet};
use super::super::rules::possible;
use super::super::state::{Bonus, Convoy, Deed, Holdings, State, Step};
use super::super::values::{MOST_PLEDGES, SENATOR_LIFTS, WYRNE_LIFTS};
use crate::agenda::Item;
use crate::game::Seat;

pub(super) fn are_valid(state: &State) -> bool {
    let items: Vec<Item<Step>> = state.agenda.items().collect();
    let Some((bottom, above)) = items.split_last() else {
        return state.is_last_round();
    };
    let turns = matches!(bottom.step, Step::Depart | Step::Act);
    let steps: Vec<Step> = above.iter().map(|item| item.step).collect();
    turns
        && above.iter().all(|item| item.seat == bottom.seat)
        && match steps[..] {
            [] => true,
            [Step::Second { .. }] | [_, Step::Second { .. }] => {
                let second = steps[steps.len() - 1];
                second_is_due(state, bottom.seat, second, (steps.len() == 2).then(|| steps[0]))
            }
            [step] => is_due(state, bottom.seat, step) && is_of_turn(state, *bottom, step),
            _ => false,
        }
}

/// What the senator was last played for.
fn played(state: &State) -> Option<Deed> {
    let senators = |deed: &&Deed| matches!(deed, Deed::Senator { .. });
    state.turn.deeds.iter().rev().find(senators).copied()
}

/// Universus has played a senator and may use the other ability, after whatever the first needs.
fn second_is_due(state: &State, seat: Seat, second: Step, under_way: Option<Step>) -> bool {
    let Step::Second { senator, ability } = second else { return false };
    let Some(Deed::Senator { senator: sent, ability: first }) = played(state) else { return false };
    let universal = state.of(seat).house == Some(House::Universus) && !state.turn.power_used;
    universal
        && sent == senator
        && state.removed.has(senator)
        && first != ability
        && senator.abilities().contains(&ability)
        && match under_way {
            Some(step) => {
                ability_of(step) == Some(first) && is_due(state, seat, step) && is_of_senator(step)
            }
            None => possible(state, seat, ability),
        }
}

/// The ability that a step belongs to, if a senator brought it.
fn ability_of(step: Step) -> Option<Ability> {
    match step {
        Step::Site | Step::Column { .. } | Step::Bonus(_) => Some(Ability::Build),
        Step::Treaty { .. } => Some(Ability::Treaty),
        Step::Lift(_) | Step::To { .. } => Some(Ability::Redeploy),
        Step::Give | Step::Take { .. } => Some(Ability::Swap),
        Step::Drop => Some(Ability::Drop1),
        _ => None,
    }
}

/// The planet that a step belongs to, if the special action brought it.
fn planet_of(step: Step) -> Option<Planet> {
    match step {
        Step::Column { .. } | Step::Bonus(_) => Some(Planet::Utei),
        Step::Treaty { left } => (left < MOST_PLEDGES).then_some(Planet::Eylona),
        Step::Lift(convoy) => {
            (most(convoy) == WYRNE_LIFTS && convoy.has_moved()).then_some(Planet::Wyrne)
        }
        Step::To { convoy, .. } => (most(convoy) == WYRNE_LIFTS).then_some(Planet::Wyrne),
        _ => None,
    }
}

/// The ships that can be moved in all.
fn most(convoy: Convoy) -> u8 {
    convoy.landed.iter().fold(convoy.left, |most, landed| most.saturating_add(*landed))
}

fn is_of_senator(step: Step) -> bool {
    match step {
        Step::Lift(convoy) | Step::To { convoy, .. } => most(convoy) == SENATOR_LIFTS,
        _ => true,
    }
}

/// A step without a second ability below it comes from the special action of the planet, from a senator
/// whose other ability is out of question, or from an exchange.
fn is_of_turn(state: &State, bottom: Item<Step>, step: Step) -> bool {
    let own = state.of(bottom.seat);
    if let Step::Recall { senator } = step {
        return own.house == Some(House::Universus)
            && state.turn.power_used
            && own.senators.has(senator);
    }
    let here = own.mothership.map(|mothership| mothership.planet);
    let special = bottom.step == Step::Act && state.turn.done.has(Kind::Special);
    let of_planet = special && here.is_some() && planet_of(step) == here;
    let waits = own.house == Some(House::Universus) && !state.turn.power_used;
    let of_ability = match played(state) {
        Some(Deed::Senator { ability, .. }) => ability_of(step) == Some(ability),
        _ => false,
    };
    of_planet || of_ability && is_of_senator(step) && !waits
}

/// There is what the step is about.
fn is_due(state: &State, seat: Seat, step: Step) -> bool {
    let own = state.of(seat);
    match step {
        Step::Column { .. } => own.supply() > 0,
        Step::Bonus(bonus) => {
            own.sleeping.iter().any(|bases| *bases > 0)
                && (bonus == Bonus::Card || own.supply() > 0)
        }
        Step::Treaty { left } => (1..=MOST_PLEDGES).contains(&left) && !own.hand.is_empty(),
        Step::Lift(convoy) => is_under_way(own, convoy),
        Step::To { from, convoy } => {
            is_under_way(own, convoy) && own.ships_on(from) > convoy.landed[from as usize]
        }
        Step::Take { given } => !own.hand.has(given),
        Step::Drop => own.supply() > 0,
        Step::Site => own.has_base(),
        Step::Give => possible(state, seat, Ability::Swap),
        Step::Recall { .. } => true,
        Step::House | Step::Land | Step::Moor | Step::Depart | Step::Act => false,
        Step::Second { .. } => false,
    }
}

/// The ships that have moved are where they were put down, and another one can move.
fn is_under_way(own: &Holdings, convoy: Convoy) -> bool {
    let landed = own.ships.iter().zip(&convoy.landed).all(|(ships, landed)| landed <= ships);
    landed && own.ships != convoy.landed && convoy.left > 0 && convoy.left <= SENATOR_LIFTS
}
