//! A simple bot, and what is done for somebody who is silent. Both see a view and nothing else.

use super::Action;
use super::state::Step;
use super::view::View;
use crate::dice::Dice;

/// Our ruling (Q36): the free move of one planet, a ship if that is possible, the end of the turn; what
/// was started is finished with as little as possible; the setup is left to chance.
pub(super) fn stand_in(view: &View, legal: &[Action], dice: &mut Dice) -> Action {
    let wanted: &[Action] = match view.step() {
        Some(Step::House | Step::Land | Step::Moor) | None => return dice.pick(legal),
        Some(Step::Depart) => &[Action::Move(1)],
        Some(Step::Act) => &[Action::Ship, Action::End],
        Some(_) => &[Action::Done, Action::One],
    };
    wanted.iter().copied().find(|action| legal.contains(action)).unwrap_or(legal[0])
}

pub(super) fn bot(_view: &View, legal: &[Action], dice: &mut Dice) -> Action {
    dice.pick(legal)
}
