//! What is asked now, of whom; what the lone buttons would cost and bring, and what the lists are
//! about.

use super::Action;
use super::labels::{group, house_list, label, listed_power, stands_alone};
use super::pieces::{House, Planet};
use super::prospect::{at_most, prospect};
use super::speech::{Arg, Speech, flag, planet};
use super::state::{Bonus, Step};
use super::table;
use super::values::{
    MOST_PLEDGES, REVERSE_COST, SINGLE_GAIN, THIRD_COST, WYRNE_LIFTS, ability_cost,
};
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
        Step::Depart => {
            let free = table.of(seat).house == Some(House::Voldan);
            args.push(("turning", if free { 0 } else { REVERSE_COST }.into()));
            "abyssi-now-depart"
        }
        Step::Act => {
            let more = legal.iter().any(|action| action.is_planet_action());
            args.extend([done, ("more", flag(more))]);
            args.extend([("third", THIRD_COST.into()), ("single", SINGLE_GAIN.into())]);
            "abyssi-now-act"
        }
        Step::Site => "abyssi-now-site",
        Step::Column { site } => {
            args = vec![planet(site)];
            "abyssi-now-column"
        }
        Step::Bonus(Bonus::Ship) => "abyssi-now-bonus-ship",
        Step::Bonus(Bonus::Card) => "abyssi-now-bonus-card",
        Step::Treaty { .. } => {
            args.push(("left", at_most(table, seat).into()));
            "abyssi-now-treaty"
        }
        Step::Lift(_) => {
            args.push(("left", at_most(table, seat).into()));
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
    lines.extend(lists(view, legal, speech));
    lines.extend(own_house(view, speech));
    lines
}

/// What the lists of a turn's own steps are about, but for the move, which is asked for anyway.
fn lists(view: &View, legal: &[Action], speech: &Speech<'_>) -> Vec<String> {
    if !matches!(view.step(), Some(Step::Depart | Step::Act)) {
        return Vec::new();
    }
    let listed = |wanted: fn(Action) -> bool| {
        legal.iter().copied().find(|action| wanted(*action) && !stands_alone(*action))
    };
    let special = listed(Action::is_special).and_then(|action| {
        let about = speech.say("abyssi-now-special", &about_special(view)?);
        Some((group(view, action, speech), about))
    });
    let senators = listed(|action| matches!(action, Action::Senator(..)))
        .map(|action| (group(view, action, speech), speech.say("abyssi-now-senators", &[])));
    let house = listed_power(legal).map(|power| (house_list(view, speech), speech.power(power)));
    let all = [special, senators, house].into_iter().flatten();
    all.map(|(label, about)| {
        speech.say("abyssi-now-list", &[("label", label.into()), ("about", about.into())])
    })
    .collect()
}

/// The planet, and how many cards or ships its action is about at most.
fn about_special(view: &View) -> Option<[Arg<'static>; 2]> {
    let own = view.own()?.1;
    let here = own.mothership?.planet;
    let most = match here {
        Planet::Eylona => MOST_PLEDGES.min(own.hand.count()),
        _ => WYRNE_LIFTS.min(own.ships.iter().sum()),
    };
    Some([planet(here), ("most", most.into())])
}

/// What the viewer's house can do: pictures show only its name.
fn own_house(view: &View, speech: &Speech<'_>) -> Option<String> {
    let between = matches!(
        view.step(),
        Some(Step::House | Step::Land | Step::Moor | Step::Depart | Step::Act)
    );
    let house = view.own()?.1.house.filter(|_| between || !view.acts())?;
    Some(table::house(house, speech))
}
