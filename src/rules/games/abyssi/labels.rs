//! What an action says on a button, and the list that it stands in.

use super::Action;
use super::pieces::{Planet, Power};
use super::speech::{Arg, Speech, house, planet};
use super::state::{Bonus, Step};
use super::values::{SCRAPPED, SINGLE_GAIN};
use super::view::View;

/// Is this a button of its own?
pub(super) fn stands_alone(action: Action) -> bool {
    matches!(
        action,
        Action::Ship
            | Action::Card
            | Action::Refuel
            | Action::Done
            | Action::Both
            | Action::One
            | Action::End
    )
}

/// What an action says.
pub(super) fn label(view: &View, action: Action, speech: &Speech<'_>) -> String {
    let table = &view.table;
    let own = table.actor().map(|seat| table.of(seat));
    let mothership = own.and_then(|own| own.mothership);
    let arrival = |steps: u8, reversed: bool| -> Vec<Arg<'static>> {
        let to = mothership.map(|ship| {
            let facing = if reversed { ship.facing.reversed() } else { ship.facing };
            planet(table.ahead(ship.planet, facing, steps))
        });
        to.into_iter().chain([("steps", steps.into())]).collect()
    };
    match action {
        Action::House(house) => speech.house(house),
        Action::Pledge(at) if view.step() == Some(Step::Act) => {
            speech.say("abyssi-pledge", &[planet(at)])
        }
        Action::Land(at)
        | Action::Activate(at)
        | Action::Build(at)
        | Action::Bonus(at)
        | Action::Pledge(at)
        | Action::Lift(at)
        | Action::To(at)
        | Action::Give(at)
        | Action::Take(at)
        | Action::Drop(at) => speech.planet(at),
        Action::Moor(at, facing) => {
            let facing = ("facing", speech.facing(facing).into());
            speech.say("abyssi-moor", &[planet(at), facing])
        }
        Action::Move(steps) => speech.say("abyssi-move", &arrival(steps, false)),
        Action::Reverse(steps) => speech.say("abyssi-reverse", &arrival(steps, true)),
        Action::Jump => speech.say("abyssi-jump", &[planet(Planet::Hreja)]),
        Action::Stay => {
            let here = mothership.map(|ship| planet(ship.planet));
            speech.say("abyssi-stay", here.as_slice())
        }
        Action::Ship => speech.say("abyssi-ship", &[]),
        Action::Card => speech.say("abyssi-card", &[]),
        Action::Refuel => speech.special(Planet::Solenmere),
        Action::Recruit(group) => {
            let top = table.senate[usize::from(group)].top;
            top.map(|top| {
                speech.say("abyssi-recruit", &[("senator", speech.senator_in_full(top).into())])
            })
            .unwrap_or_default()
        }
        Action::Thrift(at) => speech.say("abyssi-thrift", &[planet(at)]),
        Action::Column(column) => speech.column(column),
        Action::Seize(at) => match table.treaties[at as usize] {
            Some(holder) => speech.of(holder, "abyssi-seize", &[planet(at)]),
            None => speech.planet(at),
        },
        Action::Senator(senator, ability) => {
            let senator = ("senator", speech.senator(senator).into());
            speech.say("abyssi-play", &[senator, ("ability", speech.ability(ability).into())])
        }
        Action::Return(senator) => {
            speech.say("abyssi-return", &[("senator", speech.senator(senator).into())])
        }
        Action::Recall(senator) => {
            speech.say("abyssi-recall", &[("senator", speech.senator(senator).into())])
        }
        Action::Scrap(at) => speech.say("abyssi-scrap", &[planet(at), ("ships", SCRAPPED.into())]),
        Action::Shift(from, to) => {
            let args = [("from", speech.planet(from).into()), ("to", speech.planet(to).into())];
            speech.say("abyssi-shift", &args)
        }
        Action::Done => speech.say("abyssi-done", &[]),
        Action::Both => match table.step() {
            Some(Step::Second { ability, .. }) => {
                speech.say("abyssi-both", &[("ability", speech.ability(ability).into())])
            }
            _ => String::new(),
        },
        Action::One => speech.say("abyssi-one", &[]),
        Action::End => match table.turn.done.count() {
            1 => speech.say("abyssi-end-single", &[("energy", SINGLE_GAIN.into())]),
            _ => speech.say("abyssi-end", &[]),
        },
    }
}

/// The list that an action stands in: what it is a choice of.
pub(super) fn group(view: &View, action: Action, speech: &Speech<'_>) -> String {
    let key = match (view.step(), action) {
        (Some(Step::Depart | Step::Act), Action::Senator(..)) => "abyssi-group-senators",
        (
            Some(Step::Depart | Step::Act),
            Action::Return(_) | Action::Scrap(_) | Action::Shift(..),
        ) => return house_list(view, speech),
        (Some(Step::Depart), _) => "abyssi-group-move",
        (Some(Step::Act), _) => {
            let here = view.own().and_then(|(_, own)| own.mothership).map(|ship| ship.planet);
            return here.map(|here| speech.special(here)).unwrap_or_default();
        }
        (Some(Step::House), _) => "abyssi-group-choose",
        (Some(Step::Land | Step::Drop | Step::Bonus(Bonus::Ship)), _) => "abyssi-group-ship",
        (Some(Step::Moor), _) => "abyssi-group-moor",
        (Some(Step::Site), _) => return speech.special(Planet::Utei),
        (Some(Step::Column { .. }), _) => "abyssi-group-column",
        (Some(Step::Bonus(Bonus::Card) | Step::Take { .. }), _) => "abyssi-group-take",
        (Some(Step::Treaty { .. } | Step::Give), _) => "abyssi-group-give",
        (Some(Step::Lift(_)), _) => "abyssi-group-lift",
        (Some(Step::To { .. }), _) => "abyssi-group-to",
        (Some(Step::Recall { .. } | Step::Second { .. }) | None, _) => "abyssi-group-recall",
    };
    speech.say(key, &[])
}

/// The list of what a house can do at any time.
pub(super) fn house_list(view: &View, speech: &Speech<'_>) -> String {
    let led = view.own().and_then(|(_, own)| own.house);
    led.map(|of| speech.say("abyssi-group-house", &[house(of)])).unwrap_or_default()
}

/// The power of a house that stands in its list now.
pub(super) fn listed_power(legal: &[Action]) -> Option<Power> {
    legal.iter().find_map(|action| match action {
        Action::Return(_) => Some(Power::Exchange),
        Action::Scrap(_) => Some(Power::Scrap),
        Action::Shift(..) => Some(Power::Shift),
        _ => None,
    })
}
