//! The laws of Abyssi, one a test, and every example of its rules.

mod actions;
mod bases;
mod bots;
mod ends;
mod houses;
mod lists;
mod moving;
mod pages;
mod pictures;
mod powers;
mod properties;
mod rebuilt;
mod records;
mod senators;
mod setup;
mod snapshots;
mod telling;
mod treaties;
mod vectors;

use super::pieces::{Ability, Facing, House, Kind, Planet, Planet::*, Senator, Set, Stack};
use super::state::{Group, Holdings, Houses, Mothership, Options, State, Step};
use super::validate::is_valid;
use super::{Abyssi, Action, Event};
use crate::agenda::Agenda;
use crate::dice::Dice;
use crate::game::{
    Advice, Drawing, Mind, Nobody, Redeal, Rules, Saving, Seat, Secrecy, Setup, Showing, Turn,
    Viewer,
};
use crate::testing::{self, Whim, any_action, table};

/// The first turn of seat 0: the ring is in the order of planets, nobody has a ship on a planet, and
/// all motherships are on Wyrne and go towards Solenmere. Senators 1, 6 and 11 are on top.
fn empty(players: u8) -> State {
    let mut state = Abyssi::setup(&table(players), &mut Dice::imagined(1), &mut Nobody);
    (state.ring, state.start, state.round) = (Planet::ALL, Seat(0), 1);
    state.agenda = Agenda::from_iter([(Seat(0), Step::Depart)]);
    for holdings in &mut state.seats[..usize::from(players)] {
        *holdings = Holdings::START;
        holdings.mothership = Some(Mothership { planet: Wyrne, facing: Facing::Clockwise });
    }
    let groups = [0, 1, 2].map(|group| {
        let mut senators = Senator::of_group(group);
        Group { top: senators.next(), below: senators.collect() }
    });
    state.senate = groups;
    state.turn.began = state.seats[0].energy;
    state
}

/// Seat 0 of two is about to do something on this planet, having moved there.
fn on(planet: Planet) -> State {
    let mut state = empty(2);
    go(&mut state, 0, planet);
    state.agenda = Agenda::from_iter([(Seat(0), Step::Act)]);
    state
}

/// Seat 0 of two leads this house and is about to move.
fn leading(house: House) -> State {
    let mut state = empty(2);
    state.seats[0].house = Some(house);
    state
}

/// Seat 0 of two leads this house and is about to do something on this planet.
fn leading_on(house: House, planet: Planet) -> State {
    let mut state = on(planet);
    state.seats[0].house = Some(house);
    state
}

/// Puts a mothership somewhere.
fn go(state: &mut State, seat: usize, planet: Planet) {
    state.seats[seat].mothership = Some(Mothership { planet, facing: Facing::Clockwise });
}

fn here(state: &State, seat: usize) -> (Planet, Facing) {
    let mothership = state.seats[seat].mothership.unwrap();
    (mothership.planet, mothership.facing)
}

/// Puts ships on a planet.
fn land(state: &mut State, seat: usize, planet: Planet, ships: u8) {
    state.seats[seat].ships[planet as usize] += ships;
}

/// Takes politics cards from their piles.
fn give(state: &mut State, seat: usize, cards: &[Planet]) {
    for card in cards {
        state.piles[*card as usize] -= 1;
        state.seats[seat].hand.insert(*card);
    }
}

/// Puts a base from some column on a planet.
fn build(state: &mut State, seat: usize, planet: Planet, active: bool) {
    let own = &mut state.seats[seat];
    *own.free.iter_mut().find(|free| **free > 0).expect("a base is left") -= 1;
    let bases = if active { &mut own.active } else { &mut own.sleeping };
    bases[planet as usize] += 1;
}

/// The senator of this number.
fn senator(number: u8) -> Senator {
    Senator::all().find(|senator| senator.number() == number).unwrap()
}

/// Gives senators to a seat, from their groups.
fn seat_senators(state: &mut State, seat: usize, numbers: &[u8]) {
    for number in numbers {
        take_from_group(state, senator(*number));
        state.seats[seat].senators.insert(senator(*number));
    }
}

/// Removes senators, as if they had been played.
fn remove_senators(state: &mut State, numbers: &[u8]) {
    for number in numbers {
        take_from_group(state, senator(*number));
        state.removed.insert(senator(*number));
    }
}

fn take_from_group(state: &mut State, senator: Senator) {
    let group = &mut state.senate[usize::from(senator.group())];
    group.below.remove(senator);
    if group.top == Some(senator) {
        group.top = group.below.iter().next();
        group.top.into_iter().for_each(|top| group.below.remove(top));
    }
}

fn actor(state: &State) -> Seat {
    testing::actor::<Abyssi>(state)
}

fn legal(state: &State) -> Vec<String> {
    testing::legal::<Abyssi>(state)
}

/// The legal tokens that begin like this, in their order.
fn offered(state: &State, start: &str) -> Vec<String> {
    legal(state).into_iter().filter(|token| token.starts_with(start)).collect()
}

fn can(state: &State, token: &str) -> bool {
    legal(state).iter().any(|other| other == token)
}

/// Does what these tokens say, for the seat to act, with these dice.
fn act_with(state: &mut State, tokens: &str, dice: &mut Dice) -> Vec<Event> {
    testing::act::<Abyssi>(state, tokens, dice)
}

/// The same, where chance has no say.
fn act(state: &mut State, tokens: &str) -> Vec<Event> {
    act_with(state, tokens, &mut Dice::rigged([]))
}

/// The same, where the lowest senator of a group is turned up next.
fn act_drawing(state: &mut State, tokens: &str) -> Vec<Event> {
    act_with(state, tokens, &mut Dice::rigged([0; 8]))
}

fn json(events: &[Event]) -> String {
    serde_json::to_string(events).unwrap()
}

/// The energy that a seat gained and paid in these events, one by one.
fn energy(events: &[Event], of: u8) -> Vec<i64> {
    let changes = events.iter().filter_map(|event| match event {
        Event::Energy { seat, change, .. } if *seat == Seat(of) => Some(*change),
        _ => None,
    });
    changes.collect()
}

/// Every way of coming to houses, every number of players, and matches with and without a last round.
fn tables() -> Vec<Setup<Options>> {
    let mut tables = Vec::new();
    for players in 2..=4 {
        for houses in [Houses::None, Houses::Draft, Houses::Dealt] {
            for max_rounds in [0, 10, 20] {
                tables.push(Setup { players, options: Options { houses, max_rounds } });
            }
        }
    }
    tables
}

type Ply<'a> = testing::Ply<'a, Abyssi>;

/// Plays a match to its end, and shows the events of its setup and every ply.
fn play(
    setup: &Setup<Options>,
    seed: u64,
    whim: Whim,
    begun: impl FnOnce(&State, &[Event]),
    see: impl FnMut(Ply<'_>),
) -> State {
    let choose = |state: &State, seats: &[Seat], dice: &mut Dice| {
        (seats[0], any_action::<Abyssi>(state, seats[0], whim, dice))
    };
    let state = testing::play::<Abyssi>(setup, Dice::imagined(seed), 50_000, choose, begun, see);
    assert_eq!(Abyssi::turn(&state), Turn::Over, "matches end");
    state
}

/// A match after this number of plies, half of them random, or when it is over.
fn after(setup: &Setup<Options>, seed: u64, plies: u32) -> State {
    testing::after::<Abyssi>(setup, seed, plies)
}
