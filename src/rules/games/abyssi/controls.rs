//! What can be pressed: a control for each legal action, in lists that say what each would cost and
//! bring. What cannot be pressed is in `reasons`.

use super::Action;
use super::labels::{group, label, listed_power, stands_alone};
use super::pieces::Power;
use super::prospect::prospect;
use super::reasons;
use super::speech::{Arg, Speech, house, planet};
use super::values::SINGLE_GAIN;
use super::view::View;
use crate::page::{Control, Offer};

pub(super) fn controls(view: &View, legal: &[Action], speech: &Speech<'_>) -> Vec<Control<Action>> {
    if view.own().is_none() || view.table.actor().is_none() {
        return Vec::new();
    }
    let offered = legal.iter().map(|action| offered(view, legal, *action, speech));
    let mut controls: Vec<Control<Action>> = offered.collect();
    controls.extend(reasons::withheld(view, legal, speech));
    sort(&mut controls, speech);
    controls
}

/// What stands alone comes first, in the same order whether it can be pressed or not, so that nothing
/// moves under somebody's finger; then each group together.
fn sort(controls: &mut [Control<Action>], speech: &Speech<'_>) {
    let groups: Vec<Option<String>> =
        controls.iter().map(|control| control.group.clone()).collect();
    let first = ["abyssi-group-move", "abyssi-ship", "abyssi-card"].map(|key| speech.say(key, &[]));
    let end = speech.say("abyssi-end", &[]);
    let place = |control: &Control<Action>| {
        let found = first.iter().position(|label| *label == control.label);
        let ends = control.offer == Offer::Action(Action::End) || control.label == end;
        found.unwrap_or(first.len() + usize::from(ends))
    };
    controls.sort_by_key(|control| match &control.group {
        None => (0, place(control)),
        group => (1, groups.iter().position(|other| other == group).unwrap_or_default()),
    });
}

fn offered(view: &View, legal: &[Action], action: Action, speech: &Speech<'_>) -> Control<Action> {
    let control = Control::new(label(view, action, speech), Offer::Action(action));
    if action == Action::End {
        return match question(view, legal, speech) {
            Some(question) => control.asking(question),
            None => control,
        };
    }
    if stands_alone(action) {
        return control;
    }
    let control = control.within(group(view, action, speech));
    match prospect(view, action, speech) {
        Some(detail) => control.detail(detail),
        None => control,
    }
}

/// What is asked before the turn ends: where nothing was done on the planet although something could
/// be, and where the house has a power left that costs nothing.
fn question(view: &View, legal: &[Action], speech: &Speech<'_>) -> Option<String> {
    let own = view.own()?.1;
    let here = own.mothership?.planet;
    let power = listed_power(legal);
    let mut args: Vec<Arg<'_>> = own.house.map(house).into_iter().collect();
    args.push(("power", power.map_or("none", Power::name).into()));
    let idle = view.table.turn.done.is_empty();
    if !(idle && legal.iter().any(|action| action.is_planet_action())) {
        let costless = matches!(power, Some(Power::Exchange | Power::Shift));
        return costless.then(|| speech.say("abyssi-end-sure-power", &args));
    }
    let special = |action: &Action| action.is_special();
    let left = [
        legal.contains(&Action::Ship).then(|| speech.say("abyssi-left-ship", &[])),
        legal.contains(&Action::Card).then(|| speech.say("abyssi-left-card", &[])),
        legal.iter().any(special).then(|| speech.say("abyssi-left-special", &[planet(here)])),
    ];
    let left = speech.words.list(left.into_iter().flatten());
    args.extend([planet(here), ("left", left.into()), ("energy", SINGLE_GAIN.into())]);
    Some(speech.say("abyssi-end-sure", &args))
}
