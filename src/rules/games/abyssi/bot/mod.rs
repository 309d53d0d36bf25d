//! What bots do, by rules of thumb. As nothing is hidden, one may imagine what its choices lead to, as
//! far as the end of its own turn. They read the state as it is: a view would only be a copy of it.

mod hints;
mod judgement;
mod worth;

use super::rules::imagine;
use super::state::{Bonus, State, Step};
use super::values::MOST_PLEDGES;
use super::{Abyssi, Action};
use crate::dice::Dice;
use crate::game::{Mind, Moment, Payoffs, Rules, Seat};
use worth::{standing, worth};

/// How much a departure's prospects may differ by the bot's mood, in hundredths of a point: two bots
/// that only ever did the best would sometimes go to and fro for ever (Q37).
const MOOD: u32 = 50;
/// The same of everything that a beginner thinks of.
const BEGINNERS_MOOD: u32 = 400;

impl Mind for Abyssi {
    /// Does what leaves it best off, as far as it can see; it moves first and plays senators afterwards.
    fn sensible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let mind = Thought { seat, ending: state.last_round, careful: true, whim: 0 };
        mind.choose(state, dice)
    }

    /// The same, and takes things for much better or worse than they are.
    fn plausible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let mind = Thought { seat, ending: state.last_round, careful: false, whim: BEGINNERS_MOOD };
        mind.choose(state, dice)
    }

    /// Nearly the same, but thinks of senators only when there is nothing else to do, and of rivals never.
    fn quick(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let mind = Thought { seat, ending: state.last_round, careful: false, whim: 0 };
        mind.choose(state, dice)
    }

    /// Some rounds on. Matches that are about to end are played on: then every point counts.
    fn judge(state: &State, since: Moment) -> Option<Payoffs> {
        if state.step() != Some(Step::Depart) || state.is_last_round() {
            return None;
        }
        let now = Abyssi::moment(state);
        let end = (since.part.saturating_add(judgement::ROUNDS), since.step);
        ((now.part, now.step) >= end).then(|| judgement::payoffs(state))
    }
}

fn is_departure(action: Action) -> bool {
    matches!(action, Action::Move(_) | Action::Reverse(_) | Action::Jump | Action::Stay)
}

/// Is this to leave it at what has been done?
fn is_enough(action: Action) -> bool {
    matches!(action, Action::End | Action::Done | Action::One)
}

/// Is it about somebody who sits in the senate, or did?
fn is_about_senators(action: Action) -> bool {
    matches!(action, Action::Senator(..) | Action::Return(_))
}

fn enough(legal: &[Action]) -> Action {
    legal.iter().copied().find(|action| is_enough(*action)).unwrap_or(legal[0])
}

/// The one that is worth the most, the first of equals.
fn best(prospects: impl Iterator<Item = (Action, i32)>) -> Option<(Action, i32)> {
    prospects.reduce(|best, other| if other.1 > best.1 { other } else { best })
}

/// Somebody who chooses, and how they think.
struct Thought {
    seat: Seat,
    /// Had the last round begun before this turn?
    ending: bool,
    /// Does it think of everything?
    careful: bool,
    /// How much more something may seem to be worth than it is, in hundredths of a point.
    whim: u32,
}

impl Thought {
    fn choose(&self, state: &State, dice: &mut Dice) -> Action {
        let legal = Abyssi::legal(state, self.seat);
        let legal = legal.as_slice();
        match state.step() {
            Some(Step::House) => dice.pick(legal),
            Some(Step::Depart) => {
                let departures = legal.iter().copied().filter(|action| is_departure(*action));
                let prospects = departures.map(|action| {
                    let mood = dice.below(MOOD + self.whim) as i32;
                    (action, self.play_turn(state, action) + mood)
                });
                best(prospects).map_or(legal[0], |(action, _)| action)
            }
            _ => self.go_on(state, legal, dice).unwrap_or_else(|| enough(legal)),
        }
    }

    fn value(&self, state: &State) -> i32 {
        if self.careful {
            worth(state, self.seat, self.ending)
        } else {
            standing(state, self.seat, self.ending)
        }
    }

    /// What a turn that begins like this comes to, if all that follows is done as the bot would.
    fn play_turn(&self, state: &State, departure: Action) -> i32 {
        let mut imagined = imagine(state, departure);
        let steady = Thought { whim: 0, ..*self };
        while imagined.actor() == Some(self.seat) {
            let legal = Abyssi::legal(&imagined, self.seat);
            let kinds = |action: &Action| self.careful || !is_about_senators(*action);
            let Some(action) =
                steady.improvement(&imagined, legal.as_slice(), kinds, &mut Dice::imagined(0))
            else {
                break;
            };
            imagined = imagine(&imagined, action);
        }
        self.value(&imagined)
    }

    fn go_on(&self, state: &State, legal: &[Action], dice: &mut Dice) -> Option<Action> {
        if self.careful {
            return self.improvement(state, legal, |_| true, dice);
        }
        let deed = self.improvement(state, legal, |action| !is_about_senators(*action), dice);
        deed.or_else(|| self.improvement(state, legal, |action| is_about_senators(*action), dice))
    }

    /// The best action of these kinds, if it is better than to leave it at what has been done, or if
    /// something has to be.
    fn improvement(
        &self,
        state: &State,
        legal: &[Action],
        kinds: impl Fn(&Action) -> bool,
        dice: &mut Dice,
    ) -> Option<Action> {
        let more = legal.iter().copied().filter(|action| !is_enough(*action) && kinds(action));
        let prospects = more.map(|action| {
            let whim = if self.whim > 0 { dice.below(self.whim) as i32 } else { 0 };
            (action, self.prospect(&imagine(state, action)) + whim)
        });
        let (action, prospect) = best(prospects)?;
        let must = !legal.iter().any(|action| is_enough(*action));
        (must || prospect > self.value(state) + self.whim as i32 / 2).then_some(action)
    }

    /// Does a ship join others, if it goes anywhere?
    fn is_company(&self, state: &State, action: Action) -> bool {
        match action {
            Action::To(planet) | Action::Drop(planet) | Action::Bonus(planet) => {
                let own = state.of(self.seat);
                matches!(state.step(), Some(Step::Bonus(Bonus::Card))) || own.ships_on(planet) > 0
            }
            _ => true,
        }
    }

    /// What a state is worth once what was started is finished.
    fn prospect(&self, state: &State) -> i32 {
        let under_way = match state.step() {
            Some(Step::Depart | Step::Act | Step::Land | Step::Moor | Step::Second { .. })
            | None => false,
            Some(Step::Lift(convoy)) => !convoy.has_moved(),
            Some(Step::Treaty { left }) => left == MOST_PLEDGES,
            Some(_) => true,
        };
        if !under_way {
            return self.value(state);
        }
        let options = Abyssi::legal(state, self.seat);
        let options = options.filter(|action| self.careful || self.is_company(state, *action));
        let prospects = options.map(|action| self.prospect(&imagine(state, action)));
        prospects.max().unwrap_or_else(|| self.value(state))
    }
}
