//! What is sensible to do, by rules of thumb. As nothing is hidden, one may imagine what its choices lead to, as far as the end of its own turn.

mod worth;

use super::Action;
use super::rules::{imagine, legal};
use super::state::{State, Step};
use super::values::MOST_PLEDGES;
use super::view::View;
use crate::dice::Dice;
use crate::game::Seat;
use worth::worth;

/// How much a departure's prospects may differ by the bot's mood, in hundredths of a point: two bots
/// that only ever did the best would sometimes go to and fro for ever (Q37).
const MOOD: u32 = 50;

/// Does what leaves it best off, as far as it can see; it moves first and plays senators afterwards.
pub(super) fn bot(view: &View, legal: &[Action], dice: &mut Dice) -> Action {
    let (table, Some((seat, _)), Some(step)) = (&view.table, view.own(), view.step()) else {
        return dice.pick(legal);
    };
    match step {
        Step::House => dice.pick(legal),
        Step::Depart => {
            let departures = legal.iter().copied().filter(|action| is_departure(*action));
            let prospects = departures.map(|action| {
                let mood = dice.below(MOOD) as i32;
                (action, play_turn(table, seat, action) + mood)
            });
            best(prospects).map_or(legal[0], |(action, _)| action)
        }
        _ => improvement(table, seat, legal, table.last_round).unwrap_or_else(|| enough(legal)),
    }
}

fn is_departure(action: Action) -> bool {
    matches!(action, Action::Move(_) | Action::Reverse(_) | Action::Jump | Action::Stay)
}

/// Is this to leave it at what has been done?
fn is_enough(action: Action) -> bool {
    matches!(action, Action::End | Action::Done | Action::One)
}

fn enough(legal: &[Action]) -> Action {
    legal.iter().copied().find(|action| is_enough(*action)).unwrap_or(legal[0])
}

/// The one that is worth the most, the first of equals.
fn best(prospects: impl Iterator<Item = (Action, i32)>) -> Option<(Action, i32)> {
    prospects.reduce(|best, other| if other.1 > best.1 { other } else { best })
}

/// What a turn that begins like this comes to, if all that follows is done as the bot would.
fn play_turn(table: &State, seat: Seat, departure: Action) -> i32 {
    let mut imagined = imagine(table, departure);
    while imagined.actor() == Some(seat) {
        let legal = legal(&imagined, seat);
        let Some(action) = improvement(&imagined, seat, &legal, table.last_round) else { break };
        imagined = imagine(&imagined, action);
    }
    worth(&imagined, seat, table.last_round)
}

/// The best action, if it is better than to leave it at what has been done, or if something has to be.
fn improvement(table: &State, seat: Seat, legal: &[Action], ending: bool) -> Option<Action> {
    let more = legal.iter().copied().filter(|action| !is_enough(*action));
    let prospects = more.map(|action| (action, prospect(&imagine(table, action), seat, ending)));
    let (action, prospect) = best(prospects)?;
    let must = !legal.iter().any(|action| is_enough(*action));
    (must || prospect > worth(table, seat, ending)).then_some(action)
}

/// What a state is worth once what was started is finished.
fn prospect(table: &State, seat: Seat, ending: bool) -> i32 {
    let under_way = match table.step() {
        Some(Step::Depart | Step::Act | Step::Land | Step::Moor | Step::Second { .. }) | None => {
            false
        }
        Some(Step::Lift(convoy)) => !convoy.has_moved(),
        Some(Step::Treaty { left }) => left == MOST_PLEDGES,
        Some(_) => true,
    };
    if !under_way {
        return worth(table, seat, ending);
    }
    let options = legal(table, seat).into_iter();
    let prospects = options.map(|action| prospect(&imagine(table, action), seat, ending));
    prospects.max().unwrap_or_else(|| worth(table, seat, ending))
}
