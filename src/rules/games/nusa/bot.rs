//! What is sensible to do, by rules of thumb.

use std::cmp::Reverse;

use super::Action;
use super::cards::{Card, Nusa};
use super::state::Trick;
use super::values::SKULLS;
use super::view::View;
use crate::dice::Dice;
use crate::game::Seat;

/// Tries to be ahead in a trick if the card that it brings is worth having, and not to be if it is
/// not; the rest is left to chance.
pub(super) fn bot(view: &View, legal: &[Action], dice: &mut Dice) -> Action {
    let Some(own) = view.own() else { return dice.pick(legal) };
    let place = usize::from(view.trick.number) - 1;
    let wanted = view.row[place].nusa.is_none_or(|prize| is_worth_having(view, prize));
    let suits = |card| u8::from(is_ahead(view, own.seat, card) == wanted);
    best(legal, dice, |action| match action {
        Action::Play(card) => (1 + 2 * suits(card), Reverse(0)),
        Action::Evade(card) => (2 * suits(card), Reverse(0)),
        Action::Escape(_) => (0, Reverse(0)),
        Action::Rob(victim, flower) => (flower.icons().nectar, Reverse(victim.0)),
    })
}

/// One of the actions that are worth the most.
fn best<Worth: Ord>(legal: &[Action], dice: &mut Dice, worth: impl Fn(Action) -> Worth) -> Action {
    let most = legal.iter().map(|action| worth(*action)).max();
    let among: Vec<Action> =
        legal.iter().copied().filter(|action| Some(worth(*action)) == most).collect();
    dice.pick(&among)
}

/// Does a card bring more than its skulls take away?
fn is_worth_having(view: &View, prize: Nusa) -> bool {
    let Some(own) = view.own() else { return false };
    let icons = prize.icons();
    let brings = icons.nectar + icons.subjugation > 0 || icons.robs;
    brings && own.skulls() + icons.skulls < SKULLS
}

/// Would this seat be ahead once it has played the card?
fn is_ahead(view: &View, seat: Seat, card: Card) -> bool {
    let mut trick = Trick::new(view.trick.lead);
    view.trick.plays.iter().for_each(|play| trick.lay(play.card));
    trick.lay(card);
    trick.ahead(view.trump.after(card), view.players) == Some(seat)
}
