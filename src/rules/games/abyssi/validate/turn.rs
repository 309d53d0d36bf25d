//! The present turn: what was done in it fits what is marked as done.

use super::super::pieces::{Ability, Column, House, Kind, Planet};
use super::super::state::{Bonus, Deed, Holdings, State, Step};
use super::super::values::{MOST_PLEDGES, SENATOR_LIFTS, WYRNE_LIFTS};
use crate::game::Seat;

pub(super) fn is_valid(state: &State) -> bool {
    let seat = state.actor().unwrap_or(last_seat(state));
    let own = state.of(seat);
    let everybody_moored = state.everyone().all(|(_, own)| own.mothership.is_some());
    let departed = state.agenda.items().all(|item| item.step != Step::Depart);
    everybody_moored
        && state.turn.deeds.iter().all(|deed| names_seats(state, seat, *deed))
        && state.turn.deeds.iter().all(|deed| fits(state, own, *deed))
        && count(state, |deed| {
            matches!(deed, Deed::Moved { .. } | Deed::Jumped { .. } | Deed::Stayed)
        }) == usize::from(departed)
        && count(state, |deed| matches!(deed, Deed::Ship(_)))
            == once(state.turn.done.has(Kind::Ship))
        && count(state, |deed| matches!(deed, Deed::Card(_)))
            == once(state.turn.done.has(Kind::Card))
        && (departed || state.turn.done.is_empty())
        && senators_are_valid(state, own)
        && powers_are_valid(state, own)
        && causes_are_enough(state, own)
}

fn once(done: bool) -> usize {
    usize::from(done)
}

fn count(state: &State, which: impl Fn(&Deed) -> bool) -> usize {
    state.turn.deeds.iter().filter(|deed| which(deed)).count()
}

/// Seats in what was done are others at this table.
fn names_seats(state: &State, seat: Seat, deed: Deed) -> bool {
    let other = |named: Seat| named != seat && named.0 < state.players;
    match deed {
        Deed::Moved { host, .. } | Deed::Jumped { host } => host.is_none_or(other),
        Deed::Seized { from, .. } => other(from),
        _ => true,
    }
}

/// A deed can have been done where the mothership is, by the house that its owner leads.
fn fits(state: &State, own: &Holdings, deed: Deed) -> bool {
    let here =
        |planet: Planet| own.mothership.is_some_and(|mothership| mothership.planet == planet);
    let special = |planet: Planet| here(planet) && state.turn.done.has(Kind::Special);
    match deed {
        Deed::Moved { to: planet, .. } | Deed::Ship(planet) | Deed::Card(planet) => here(planet),
        Deed::Jumped { .. } => here(Planet::Hreja) && own.house == Some(House::Temporum),
        Deed::Stayed => own.house == Some(House::Voldan),
        Deed::Recruited { .. } => special(Planet::Deyvas),
        Deed::Activated { .. } => special(Planet::Hreja),
        Deed::Refuelled(_) => special(Planet::Solenmere),
        Deed::Senator { senator, ability } => senator.abilities().contains(&ability),
        Deed::Exchanged { .. } => own.house == Some(House::Universus),
        Deed::Scrapped(_) => own.house == Some(House::IronSun),
        Deed::Shifted { from, to } => {
            own.house == Some(House::Temporum) && state.neighbours(from).contains(&to)
        }
        Deed::Built { .. }
        | Deed::Pledged { .. }
        | Deed::Seized { .. }
        | Deed::Relocated { .. } => state.turn.senator_used || state.turn.done.has(Kind::Special),
        Deed::Dropped(_) | Deed::Gave(_) | Deed::Took(_) => true,
    }
}

/// No more was done, and is still to be done, than the special action and the senator's abilities
/// bring.
fn causes_are_enough(state: &State, own: &Holdings) -> bool {
    let of_planet = |planet: Planet| {
        let here = own.mothership.is_some_and(|mothership| mothership.planet == planet);
        usize::from(here && state.turn.done.has(Kind::Special))
    };
    let of_ability = |which: Ability| {
        count(state, |deed| matches!(deed, Deed::Senator { ability, .. } if *ability == which))
    };
    let built = |which: Column| {
        count(state, |deed| matches!(deed, Deed::Built { column, .. } if *column == which))
    };
    let ahead = |of_step: fn(Step) -> u8| -> usize {
        state.agenda.items().map(|item| usize::from(of_step(item.step))).sum()
    };
    let [pledges, lifts, lifts_here] = [MOST_PLEDGES, SENATOR_LIFTS, WYRNE_LIFTS].map(usize::from);
    count(state, |deed| {
        matches!(deed, Deed::Recruited { .. } | Deed::Activated { .. } | Deed::Refuelled(_))
    }) <= 1
        && count(state, |deed| matches!(deed, Deed::Built { .. }))
            + ahead(|step| matches!(step, Step::Site | Step::Column { .. }).into())
            <= of_planet(Planet::Utei) + of_ability(Ability::Build)
        && count(state, |deed| matches!(deed, Deed::Dropped(_)))
            + ahead(|step| matches!(step, Step::Drop | Step::Bonus(Bonus::Ship)).into())
            <= built(Column::Centre) + of_ability(Ability::Drop1)
        && count(state, |deed| matches!(deed, Deed::Gave(_)))
            + ahead(|step| matches!(step, Step::Give).into())
            <= of_ability(Ability::Swap)
        && count(state, |deed| matches!(deed, Deed::Took(_)))
            + ahead(|step| {
                matches!(step, Step::Give | Step::Take { .. } | Step::Bonus(Bonus::Card)).into()
            })
            <= built(Column::Right) + of_ability(Ability::Swap)
        && count(state, |deed| matches!(deed, Deed::Pledged { .. } | Deed::Seized { .. }))
            + ahead(|step| if let Step::Treaty { left } = step { left } else { 0 })
            <= pledges * (of_planet(Planet::Eylona) + of_ability(Ability::Treaty))
        && count(state, |deed| matches!(deed, Deed::Relocated { .. }))
            + ahead(|step| match step {
                Step::Lift(convoy) | Step::To { convoy, .. } => convoy.left,
                _ => 0,
            })
            <= lifts_here * of_planet(Planet::Wyrne) + lifts * of_ability(Ability::Redeploy)
}

/// One senator was played, or one for both its abilities by Universus.
fn senators_are_valid(state: &State, own: &Holdings) -> bool {
    let played: Vec<_> = state
        .turn
        .deeds
        .iter()
        .filter_map(|deed| match deed {
            Deed::Senator { senator, ability } => Some((*senator, *ability)),
            _ => None,
        })
        .collect();
    match played[..] {
        [] => !state.turn.senator_used,
        [_] => state.turn.senator_used,
        [(one, first), (other, second)] => {
            let universal = own.house == Some(House::Universus) && state.turn.power_used;
            state.turn.senator_used && universal && one == other && first != second
        }
        _ => false,
    }
}

/// A player who used a power leads a house, and no turn has two.
fn powers_are_valid(state: &State, own: &Holdings) -> bool {
    let voldan = own.house == Some(House::Voldan);
    let used = count(state, |deed| match deed {
        Deed::Moved { reversed, .. } => *reversed && voldan,
        Deed::Jumped { .. } | Deed::Stayed => true,
        Deed::Exchanged { .. } | Deed::Scrapped(_) | Deed::Shifted { .. } => true,
        _ => false,
    });
    let twice = count(state, |deed| matches!(deed, Deed::Senator { .. })) == 2;
    let recalls = state.agenda.items().any(|item| matches!(item.step, Step::Recall { .. }));
    let thrifty = own.house == Some(House::IronSun) && state.turn.done.has(Kind::Special);
    match used + usize::from(twice) + usize::from(recalls) {
        0 => !state.turn.power_used || thrifty,
        1 => state.turn.power_used,
        _ => false,
    }
}

/// The seat that comes last in play order.
fn last_seat(state: &State) -> Seat {
    Seat((state.start.0 + state.players - 1) % state.players)
}
