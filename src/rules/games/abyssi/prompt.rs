//! What is asked now, of whom; and what the lone buttons would cost and bring.

use super::Action;
use super::controls::{label, stands_alone};
use super::prospect::prospect;
use super::speech::{Arg, Speech, planet};
use super::state::{Bonus, Step};
use super::table;
use super::values::{SINGLE_GAIN, THIRD_COST, ability_cost};
use super::view::View;

pub(super) fn prompt(view: &View, legal: &[Action], speech: &Speech<'_>) -> Vec<String> {
    let table = &view.table;
    let Some((seat, step)) = table.actor().zip(table.step()) else {
        return table::result(table, speech);
    };
    let here = table.of(seat).mothership.map(|mothership| mothership.planet);
    let done = ("done", table.turn.done.count().into());
    let mut args: Vec<Arg<'_>> = here.map(planet).into_iter().collect();
    let key = match step {
        Step::House => "abyssi-now-house",
        Step::Land => "abyssi-now-land",
        Step::Moor => "abyssi-now-moor",
        Step::Depart => "abyssi-now-depart",
        Step::Act => {
            args.extend([done, ("third", THIRD_COST.into()), ("single", SINGLE_GAIN.into())]);
            "abyssi-now-act"
        }
        Step::Site => "abyssi-now-site",
        Step::Column { site } => {
            args = vec![planet(site)];
            "abyssi-now-column"
        }
        Step::Bonus(Bonus::Ship) => "abyssi-now-bonus-ship",
        Step::Bonus(Bonus::Card) => "abyssi-now-bonus-card",
        Step::Treaty { left } => {
            args.push(("left", left.into()));
            "abyssi-now-treaty"
        }
        Step::Lift(convoy) => {
            args.push(("left", convoy.left.into()));
            "abyssi-now-lift"
        }
        Step::To { from, .. } => {
            args = vec![planet(from)];
            "abyssi-now-to"
        }
        Step::Give => "abyssi-now-give",
        Step::Take { given } => {
            args = vec![planet(given)];
            "abyssi-now-take"
        }
        Step::Drop => "abyssi-now-drop",
        Step::Second { senator, ability } => {
            args.push(("senator", speech.senator(senator).into()));
            args.push(("ability", speech.ability(ability).into()));
            args.push(("cost", ability_cost(ability).into()));
            "abyssi-now-second"
        }
        Step::Recall { senator } => {
            args.push(("senator", speech.senator(senator).into()));
            "abyssi-now-recall"
        }
    };
    let mut lines = vec![speech.of(seat, key, &args)];
    if step == Step::House && view.acts() {
        lines.push(speech.say("abyssi-now-house-order", &[]));
    }
    if table.is_last_round() {
        lines.push(speech.say("abyssi-now-last-round", &[]));
    }
    // Buttons have no room for what they bring.
    let alone = legal.iter().copied().filter(|action| stands_alone(*action));
    lines.extend(alone.filter_map(|action| {
        let brings = prospect(view, action, speech)?;
        let label = label(view, action, speech);
        Some(speech.say("abyssi-now-brings", &[("label", label.into()), ("brings", brings.into())]))
    }));
    lines
}
