//! How a match begins.

use super::*;

/// A match of this number of players with houses like this, from its beginning.
fn begin(players: u8, houses: Houses, seed: u64) -> (State, Vec<Event>) {
    let (mut events, options) = (Vec::new(), Options { houses, max_rounds: 0 });
    let setup = Setup { players, options };
    let state = Abyssi::setup(&setup, &mut Dice::imagined(seed), &mut events);
    (state, events)
}

/// The first legal token of every step until the first turn; who chose, and at which step.
fn choose_all(state: &mut State) -> Vec<(Seat, Step)> {
    let mut chosen = Vec::new();
    while state.round == 0 {
        chosen.push((actor(state), state.step().unwrap()));
        let token = legal(state)[0].clone();
        act_with(state, &token, &mut Dice::imagined(5));
    }
    chosen
}

#[test]
fn third_ships_land_in_play_order_and_motherships_moor_in_reverse() {
    for (players, seed) in (2..=4).zip(0..) {
        let (mut state, _) = begin(players, Houses::None, seed);
        let order: Vec<Seat> = state.play_order().collect();
        assert_eq!((order[0], order.len()), (state.start, players.into()));
        let expected = order.iter().map(|seat| (*seat, Step::Land));
        let expected = expected.chain(order.iter().rev().map(|seat| (*seat, Step::Moor)));
        let expected: Vec<_> = expected.collect();
        assert_eq!(choose_all(&mut state), expected);
        assert_eq!((actor(&state), state.step()), (state.start, Some(Step::Depart)));
    }
}

#[test]
fn q30_houses_are_drafted_in_reverse_play_order_before_any_ship_lands() {
    let (mut state, events) = begin(4, Houses::Draft, 3);
    assert_eq!(events.len(), 1, "nothing but the board is known");
    let order: Vec<Seat> = state.play_order().collect();
    for seat in order.iter().rev() {
        assert_eq!((actor(&state), state.step()), (*seat, Some(Step::House)));
        assert_eq!(state.seats.iter().map(|own| own.ships.iter().sum::<u8>()).sum::<u8>(), 0);
        let token = legal(&state)[0].clone();
        act_with(&mut state, &token, &mut Dice::imagined(1));
    }
    let houses: Vec<House> =
        order.iter().rev().map(|seat| state.of(*seat).house.unwrap()).collect();
    assert_eq!(houses, House::ALL);
    assert_eq!((actor(&state), state.step()), (state.start, Some(Step::Land)));
    assert_eq!(state.seats.iter().map(|own| own.ships.iter().sum::<u8>()).sum::<u8>(), 8);
}

#[test]
fn q30_dealt_houses_are_all_different_and_nobody_has_one_without() {
    let mut first = Vec::new();
    for seed in 0..40 {
        let (state, _) = begin(3, Houses::Dealt, seed);
        let houses: Vec<House> = state.everyone().map(|(_, own)| own.house.unwrap()).collect();
        assert!((1..3).all(|at| !houses[..at].contains(&houses[at])), "{houses:?}");
        first.push(houses[0]);
        let (state, _) = begin(3, Houses::None, seed);
        assert!(state.everyone().all(|(_, own)| own.house.is_none()));
    }
    assert!(House::ALL.iter().all(|house| first.contains(house)));
}

#[test]
fn everybody_starts_with_three_ships_on_three_planets_and_three_energy() {
    for seed in 0..20 {
        let (mut state, _) = begin(4, Houses::None, seed);
        for (seat, own) in state.everyone() {
            let dealt = state.dealt[usize::from(seat.0)].symbols();
            assert_eq!((own.ships_on(dealt[0]), own.ships_on(dealt[1]), own.supply()), (1, 1, 14));
        }
        choose_all(&mut state);
        for (_, own) in state.everyone() {
            let mut ships = own.ships;
            ships.sort();
            assert_eq!((ships, own.supply(), own.energy), ([0, 0, 0, 1, 1, 1], 13, 3));
        }
    }
}

#[test]
fn a_third_ship_lands_where_its_owner_has_none() {
    let (state, _) = begin(2, Houses::None, 8);
    let own = state.of(actor(&state));
    let free = Planet::ALL.into_iter().filter(|planet| own.ships_on(*planet) == 0);
    let expected: Vec<String> = free.map(|planet| format!("land-{}", planet.name())).collect();
    assert_eq!((legal(&state), expected.len()), (expected, 4));
}

#[test]
fn no_mothership_moors_beside_another() {
    let (mut state, _) = begin(2, Houses::None, 8);
    while state.step() == Some(Step::Land) {
        let token = legal(&state)[0].clone();
        act_with(&mut state, &token, &mut Dice::imagined(5));
    }
    assert_eq!(legal(&state).len(), 12);
    act(&mut state, "moor-hreja-ccw");
    assert_eq!(offered(&state, "moor-hreja"), [""; 0]);
    assert_eq!(legal(&state).len(), 10);
}

#[test]
fn all_fifteen_senators_sit_in_their_groups_when_the_senate_opens() {
    let (mut state, _) = begin(4, Houses::None, 2);
    assert!(state.senate.iter().all(|group| group.top.is_none() && group.below.is_empty()));
    choose_all(&mut state);
    for (group, place) in state.senate.iter().zip(0..) {
        let top = group.top.unwrap();
        assert_eq!((top.group(), group.below.count()), (place, 4));
        assert!(!group.below.has(top) && group.below.iter().all(|other| other.group() == place));
    }
    assert!(state.everyone().all(|(_, own)| own.senators.is_empty()));
}

#[test]
fn every_order_of_the_ring_and_every_first_seat_comes_up() {
    let (mut next, mut first) = (Vec::new(), [0; 3]);
    for seed in 0..300 {
        let (state, _) = begin(3, Houses::None, seed);
        let beside = state.neighbours(Deyvas);
        if !next.contains(&beside) {
            next.push(beside);
        }
        first[usize::from(state.start.0)] += 1;
    }
    assert_eq!(next.len(), 10, "every pair of the five others");
    assert!(first.iter().all(|times| *times > 60), "{first:?}");
}

#[test]
fn the_tables_of_senators_use_every_pair_once() {
    let (mut symbols, mut abilities) = (Vec::new(), Vec::new());
    for senator in Senator::all() {
        assert!(senator.symbols().is_sorted() && senator.abilities().is_sorted());
        assert!(!symbols.contains(&senator.symbols()) && !abilities.contains(&senator.abilities()));
        symbols.push(senator.symbols());
        abilities.push(senator.abilities());
    }
    for group in 0..3 {
        let seated: Vec<Senator> = Senator::of_group(group).collect();
        assert_eq!(seated.len(), 5);
        for planet in Planet::ALL {
            let times = seated.iter().filter(|one| one.symbols().contains(&planet)).count();
            assert!((1..=2).contains(&times));
        }
        for ability in Ability::ALL {
            let times = seated.iter().filter(|one| one.abilities().contains(&ability)).count();
            assert!((1..=2).contains(&times));
        }
    }
}
