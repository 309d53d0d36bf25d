//! What may be chosen at each step: the only definition of legality.

use arrayvec::ArrayVec;

use super::super::pieces::{Ability, Column, Facing, House, Kind, Planet};
use super::super::state::{Bonus, Convoy, State, Step};
use super::super::values::{
    JUMP_COST, LONGEST_MOVE, MOST_PLEDGES, REVERSE_COST, SCRAPPED, STAY_COST, THIRD_COST,
    THRIFT_COST, ability_cost, build_cost,
};
use super::super::{Action, MOST_ACTIONS};
use crate::game::Seat;

pub(super) type Actions = ArrayVec<Action, MOST_ACTIONS>;

/// What this seat may choose at a step of its own.
pub(super) fn choices(state: &State, seat: Seat, step: Step, legal: &mut Actions) {
    let (own, planets) = (state.of(seat), Planet::ALL.into_iter());
    match step {
        Step::House => {
            let taken =
                |house: &House| state.everyone().any(|(_, other)| other.house == Some(*house));
            let free = House::ALL.into_iter().filter(|house| !taken(house));
            legal.extend(free.map(Action::House));
        }
        Step::Land => {
            legal.extend(planets.filter(|at| own.ships_on(*at) == 0).map(Action::Land));
        }
        Step::Moor => {
            let moored = |planet: &Planet| {
                state.everyone().any(|(_, other)| {
                    other.mothership.is_some_and(|mothership| mothership.planet == *planet)
                })
            };
            for planet in planets.filter(|planet| !moored(planet)) {
                legal.extend(Facing::ALL.map(|facing| Action::Moor(planet, facing)));
            }
        }
        Step::Depart => {
            departures(state, seat, legal);
            free_choices(state, seat, legal);
        }
        Step::Act => {
            planet_actions(state, seat, legal);
            free_choices(state, seat, legal);
            legal.push(Action::End);
        }
        Step::Site => {
            legal.extend(planets.filter(|at| own.can_build_on(*at)).map(Action::Build));
        }
        Step::Column { .. } => {
            let there = |column: &Column| own.free[*column as usize] > 0;
            legal.extend(Column::ALL.into_iter().filter(there).map(Action::Column));
        }
        Step::Bonus(Bonus::Ship) => legal.extend(Planet::ALL.map(Action::Bonus)),
        Step::Bonus(Bonus::Card) => legal.extend(obtainable(state, seat).map(Action::Bonus)),
        Step::Treaty { left } => {
            pledges(state, seat, legal);
            if left < MOST_PLEDGES {
                legal.push(Action::Done);
            }
        }
        Step::Lift(convoy) => {
            legal.extend(movable(state, seat, convoy).map(Action::Lift));
            if convoy.has_moved() {
                legal.push(Action::Done);
            }
        }
        Step::To { from, .. } => {
            legal.extend(planets.filter(|to| *to != from).map(Action::To));
        }
        Step::Give => legal.extend(own.hand.iter().map(Action::Give)),
        Step::Take { given } => {
            let others = obtainable(state, seat).filter(|planet| *planet != given);
            legal.extend(others.map(Action::Take));
        }
        Step::Drop => legal.extend(Planet::ALL.map(Action::Drop)),
        Step::Second { .. } => legal.extend([Action::Both, Action::One]),
        Step::Recall { .. } => legal.extend(state.removed.iter().map(Action::Recall)),
    }
}

/// The politics cards that a seat could take: those it does not hold.
pub(super) fn obtainable(state: &State, seat: Seat) -> impl Iterator<Item = Planet> {
    let hand = state.of(seat).hand;
    let there = move |planet: &Planet| !hand.has(*planet) && state.piles[*planet as usize] > 0;
    Planet::ALL.into_iter().filter(there)
}

/// The planets with ships that have not moved in this convoy.
pub(super) fn movable(state: &State, seat: Seat, convoy: Convoy) -> impl Iterator<Item = Planet> {
    let ships = state.of(seat).ships;
    let there = move |planet: &Planet| ships[*planet as usize] > convoy.landed[*planet as usize];
    Planet::ALL.into_iter().filter(there)
}

/// The ways to begin a turn (rules 4.1, 4.5).
fn departures(state: &State, seat: Seat, legal: &mut Actions) {
    let own = state.of(seat);
    let turning = if own.house == Some(House::Voldan) { 0 } else { REVERSE_COST };
    let affordable = |cost: u32| {
        let steps = (1..=LONGEST_MOVE).zip(cost..);
        steps.take_while(|(_, cost)| *cost <= own.energy).map(|(steps, _)| steps)
    };
    legal.extend(affordable(0).map(Action::Move));
    legal.extend(affordable(turning).map(Action::Reverse));
    let here = own.mothership.map(|mothership| mothership.planet);
    let powerful = |house: House| own.house == Some(house) && !state.turn.power_used;
    // Our ruling (Q25): there is no way to Hreja from Hreja.
    if powerful(House::Temporum) && here != Some(Planet::Hreja) && own.energy >= JUMP_COST {
        legal.push(Action::Jump);
    }
    if powerful(House::Voldan) && own.energy >= STAY_COST {
        legal.push(Action::Stay);
    }
}

/// The energy that another planet action would cost (rules 4.2).
pub(in super::super) fn third(state: &State) -> u32 {
    if state.turn.done.count() == 2 { THIRD_COST } else { 0 }
}

fn planet_actions(state: &State, seat: Seat, legal: &mut Actions) {
    let own = state.of(seat);
    let third = third(state);
    let Some(mothership) = own.mothership.filter(|_| own.energy >= third) else {
        return;
    };
    let here = mothership.planet;
    let open = |kind: Kind| !state.turn.done.has(kind);
    if open(Kind::Ship) && own.supply() > 0 {
        legal.push(Action::Ship);
    }
    if open(Kind::Card) && obtainable(state, seat).any(|planet| planet == here) {
        legal.push(Action::Card);
    }
    if !open(Kind::Special) {
        return;
    }
    let planets = Planet::ALL.into_iter();
    match here {
        Planet::Deyvas => {
            let willing = |group: &u8| {
                let top = state.senate[usize::from(*group)].top;
                top.is_some_and(|top| top.is_won_by(own.hand))
            };
            legal.extend((0..).take(state.senate.len()).filter(willing).map(Action::Recruit));
        }
        Planet::Hreja => {
            let asleep = |planet: &Planet| own.sleeping[*planet as usize] > 0;
            legal.extend(planets.filter(asleep).map(Action::Activate));
        }
        Planet::Utei if own.has_base() => {
            legal.extend(planets.clone().filter(|at| own.can_build_on(*at)).map(Action::Build));
            let thrifty = own.house == Some(House::IronSun) && !state.turn.power_used;
            if thrifty && own.energy >= third + THRIFT_COST {
                let enough =
                    |planet: &Planet| own.ships_on(*planet) + 1 >= build_cost(planet.colour());
                legal.extend(planets.filter(enough).map(Action::Thrift));
            }
        }
        Planet::Utei => {}
        Planet::Eylona => pledges(state, seat, legal),
        Planet::Wyrne => {
            legal.extend(planets.filter(|planet| own.ships_on(*planet) > 0).map(Action::Lift));
        }
        Planet::Solenmere => legal.push(Action::Refuel),
    }
}

/// Cards that can be returned for a treaty, and those that can be for somebody's (rules 4.3, Q14).
fn pledges(state: &State, seat: Seat, legal: &mut Actions) {
    let hand = state.of(seat).hand;
    legal.extend(hand.iter().map(Action::Pledge));
    let others = |planet: &Planet| {
        let holder = state.treaties[*planet as usize];
        holder.is_some_and(|holder| holder != seat) && state.dominator(*planet) == Some(seat)
    };
    legal.extend(hand.iter().filter(others).map(Action::Seize));
}

/// What can be done at any time of one's own turn (rules 4.4, 4.5).
fn free_choices(state: &State, seat: Seat, legal: &mut Actions) {
    let own = state.of(seat);
    if !state.turn.senator_used && !own.senators.is_empty() {
        let possible = Ability::ALL.map(|ability| possible(state, seat, ability));
        for senator in own.senators {
            let abilities = senator.abilities().into_iter();
            let abilities = abilities.filter(|ability| possible[*ability as usize]);
            legal.extend(abilities.map(|ability| Action::Senator(senator, ability)));
        }
    }
    if state.turn.power_used {
        return;
    }
    let planets = Planet::ALL.into_iter();
    match own.house {
        Some(House::Universus) if !state.removed.is_empty() => {
            legal.extend(own.senators.iter().map(Action::Return));
        }
        Some(House::IronSun) => {
            let enough = |planet: &Planet| own.ships_on(*planet) >= SCRAPPED;
            legal.extend(planets.filter(enough).map(Action::Scrap));
        }
        Some(House::Temporum) => {
            for from in planets.filter(|planet| own.active[*planet as usize] > 0) {
                legal.extend(state.neighbours(from).map(|to| Action::Shift(from, to)));
            }
        }
        Some(House::Universus | House::Voldan) | None => {}
    }
}

/// Can a senator's ability be paid for and carried through?
pub(in super::super) fn possible(state: &State, seat: Seat, ability: Ability) -> bool {
    let own = state.of(seat);
    own.energy >= ability_cost(ability)
        && match ability {
            Ability::Fuel3 => true,
            Ability::Build => {
                own.has_base() && Planet::ALL.into_iter().any(|at| own.can_build_on(at))
            }
            Ability::Swap => !own.hand.is_empty() && obtainable(state, seat).next().is_some(),
            Ability::Treaty => !own.hand.is_empty(),
            Ability::Redeploy => own.ships.iter().any(|ships| *ships > 0),
            Ability::Drop1 => own.supply() > 0,
        }
}
