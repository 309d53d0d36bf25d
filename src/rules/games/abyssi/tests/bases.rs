//! Bases: built, activated, and what they bring.

use super::*;

#[test]
fn q1_one_base_is_built_on_one_planet_of_choice() {
    let mut state = on(Utei);
    land(&mut state, 0, Deyvas, 4);
    land(&mut state, 0, Wyrne, 2);
    assert_eq!(offered(&state, "build"), ["build-deyvas", "build-wyrne"]);
    act(&mut state, "build-wyrne column-left");
    assert_eq!((state.seats[0].bases(), state.seats[0].sleeping[Wyrne as usize]), (1, 1));
    assert_eq!(state.seats[0].ships_on(Deyvas), 4);
}

#[test]
fn q10_a_planet_holds_several_bases_of_one_player() {
    let mut state = on(Utei);
    build(&mut state, 0, Wyrne, false);
    build(&mut state, 0, Wyrne, true);
    land(&mut state, 0, Wyrne, 2);
    act(&mut state, "build-wyrne column-right bonus-hreja");
    assert_eq!(state.seats[0].presence(Wyrne), [1, 2, 0]);
}

#[test]
fn q11_a_senators_base_brings_its_columns_bonus() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[3]);
    land(&mut state, 0, Wyrne, 2);
    act(&mut state, "senator-s03-build build-wyrne column-left");
    assert_eq!((state.seats[0].energy, state.step()), (3, Some(Step::Depart)));
}

#[test]
fn q12_without_a_card_to_take_the_right_column_brings_nothing() {
    let mut state = on(Utei);
    give(&mut state, 0, &Planet::ALL);
    land(&mut state, 0, Wyrne, 2);
    act(&mut state, "build-wyrne column-right");
    assert_eq!((state.step(), state.seats[0].bases()), (Some(Step::Act), 1));
    let mut state = on(Utei);
    give(&mut state, 0, &Planet::ALL[..5]);
    land(&mut state, 0, Wyrne, 2);
    state.piles[Solenmere as usize] = 0;
    act(&mut state, "build-wyrne column-right");
    assert_eq!(state.step(), Some(Step::Act), "the pile is empty");
}

#[test]
fn q12_a_bonus_that_is_possible_is_taken() {
    let mut state = on(Utei);
    give(&mut state, 0, &Planet::ALL[..5]);
    land(&mut state, 0, Wyrne, 2);
    act(&mut state, "build-wyrne column-right");
    assert_eq!(legal(&state), ["bonus-solenmere"]);
}

#[test]
fn q13_the_centre_columns_ship_goes_anywhere() {
    let mut state = on(Utei);
    land(&mut state, 0, Wyrne, 16);
    act(&mut state, "build-wyrne column-centre");
    let everywhere = Planet::ALL.map(|planet| format!("bonus-{}", planet.name()));
    assert_eq!(legal(&state), everywhere);
}

#[test]
fn a_column_gives_two_bases_and_then_none() {
    let mut state = on(Utei);
    land(&mut state, 0, Wyrne, 2);
    state.seats[0].free = [0, 2, 1];
    act(&mut state, "build-wyrne");
    assert_eq!(legal(&state), ["column-centre", "column-right"]);
    let mut state = on(Utei);
    land(&mut state, 0, Wyrne, 2);
    state.seats[0].free = [0; 3];
    assert_eq!(offered(&state, "build"), [""; 0]);
}

#[test]
fn bases_are_built_on_utei_alone() {
    for planet in [Deyvas, Hreja, Eylona, Wyrne, Solenmere] {
        let mut state = on(planet);
        land(&mut state, 0, Wyrne, 4);
        assert!(offered(&state, "build").is_empty());
    }
}

#[test]
fn a_base_on_any_planet_is_activated_for_its_colours_chit() {
    for (planet, points) in
        [(Deyvas, 9), (Hreja, 9), (Utei, 7), (Eylona, 7), (Wyrne, 5), (Solenmere, 5)]
    {
        let mut state = on(Hreja);
        build(&mut state, 0, planet, false);
        build(&mut state, 0, Hreja, true);
        assert_eq!(offered(&state, "activate"), [format!("activate-{}", planet.name())]);
        act(&mut state, &format!("activate-{}", planet.name()));
        assert_eq!((state.seats[0].activation, state.seats[0].sleeping), (points, [0; 6]));
    }
}

#[test]
fn chits_are_taken_from_the_top() {
    for (stack, expected) in Stack::ALL.into_iter().zip([
        [9, 8, 7, 5],
        [7, 6, 5, 4],
        [5, 4, 3, 2],
        [6, 5, 4, 2],
        [7, 5, 3, 2],
        [8, 4, 3, 2],
    ]) {
        let mut state = empty(2);
        for value in expected {
            use super::super::state::Award;
            let award = state.award(stack);
            let left = &mut state.chits[stack as usize];
            let chit = if *left > 0 { Award::Chit(value) } else { Award::Normal(value) };
            assert_eq!(award, chit, "{stack:?}");
            *left = left.saturating_sub(1);
        }
    }
}

#[test]
fn q21_what_an_empty_stack_brings_is_normal_influence() {
    for (planet, stack, influence) in
        [(Hreja, Stack::Yellow, 5), (Utei, Stack::Purple, 4), (Wyrne, Stack::Green, 2)]
    {
        let mut state = on(Hreja);
        build(&mut state, 0, planet, false);
        state.chits[stack as usize] = 0;
        act(&mut state, &format!("activate-{}", planet.name()));
        assert_eq!((state.seats[0].activation, state.seats[0].normal), (0, influence));
        assert!(!state.last_round);
    }
}
