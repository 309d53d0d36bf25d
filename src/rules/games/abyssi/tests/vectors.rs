//! The examples of rules 7, V1 to V17, each under its number.

use super::*;

#[test]
fn v1_moving_one_two_and_three_planets_costs_nothing_one_and_two() {
    for (token, cost, planet) in
        [("move-1", 0, Solenmere), ("move-2", 1, Deyvas), ("move-3", 2, Hreja)]
    {
        let mut state = empty(2);
        act(&mut state, token);
        assert_eq!((state.seats[0].energy, here(&state, 0).0), (3 - cost, planet));
    }
}

#[test]
fn v2_reversing_and_moving_two_planets_costs_three() {
    let mut state = empty(2);
    act(&mut state, "reverse-2");
    assert_eq!(state.seats[0].energy, 0);
    assert_eq!(here(&state, 0), (Utei, Facing::Counter));
}

#[test]
fn v3_one_action_brings_energy_two_nothing_and_a_third_costs_some() {
    for (tokens, energy) in
        [("end", 3), ("ship end", 4), ("ship card end", 3), ("ship card lift-wyrne to-utei end", 2)]
    {
        let mut state = on(Wyrne);
        land(&mut state, 0, Wyrne, 1);
        act(&mut state, tokens.trim_end_matches("end"));
        if legal(&state).contains(&"done".to_owned()) {
            act(&mut state, "done");
        }
        act(&mut state, "end");
        assert_eq!(state.seats[0].energy, energy, "{tokens}");
    }
}

#[test]
fn v4_a_base_costs_four_three_or_two_ships_by_colour() {
    for (planet, cost) in
        [(Deyvas, 4), (Hreja, 4), (Utei, 3), (Eylona, 3), (Wyrne, 2), (Solenmere, 2)]
    {
        let token = format!("build-{}", planet.name());
        let mut state = on(Utei);
        land(&mut state, 0, planet, cost - 1);
        assert!(!can(&state, &token));
        land(&mut state, 0, planet, 1);
        act(&mut state, &token);
        assert_eq!((state.seats[0].ships_on(planet), state.seats[0].supply()), (0, 16));
    }
}

/// Who dominates Utei, when seats have these activated bases, bases and ships there.
fn dominator(presence: &[[u8; 3]]) -> Option<Seat> {
    let mut state = empty(presence.len() as u8);
    for (seat, [active, sleeping, ships]) in presence.iter().enumerate() {
        let own = &mut state.seats[seat];
        (own.active[Utei as usize], own.sleeping[Utei as usize]) = (*active, *sleeping);
        own.ships[Utei as usize] = *ships;
    }
    state.dominator(Utei)
}

#[test]
fn v5_an_activated_base_dominates_bases_and_ships() {
    assert_eq!(dominator(&[[1, 0, 0], [0, 2, 5]]), Some(Seat(0)));
    assert_eq!(dominator(&[[0, 2, 5], [1, 0, 0]]), Some(Seat(1)));
}

#[test]
fn v6_equals_dominate_nothing_and_shut_out_all_below() {
    assert_eq!(dominator(&[[0, 1, 2], [0, 1, 2], [0, 0, 9]]), None);
    assert_eq!(dominator(&[[0, 0, 9], [0, 1, 2], [0, 1, 2]]), None);
    assert_eq!(dominator(&[[0, 1, 2], [0, 1, 2], [0, 1, 3]]), Some(Seat(2)));
}

#[test]
fn v7_nobody_dominates_an_empty_planet_and_nobody_is_paid() {
    assert_eq!(dominator(&[[0; 3], [0; 3]]), None);
    let mut state = empty(2);
    assert_eq!(
        json(&act(&mut state, "move-1")),
        r#"[{"moved":{"seat":0,"from":"wyrne","to":"solenmere","facing":"cw"}}]"#
    );
}

#[test]
fn v8_whoever_else_dominates_the_planet_gets_energy() {
    for (ships, paid) in [([0, 1], [3, 4]), ([2, 1], [3, 3]), ([1, 1], [3, 3])] {
        let mut state = empty(2);
        (0..2).for_each(|seat| land(&mut state, seat, Solenmere, ships[seat]));
        act(&mut state, "move-1");
        assert_eq!([0, 1].map(|seat| state.seats[seat].energy), paid, "{ships:?}");
    }
}

#[test]
fn v9_refuelling_brings_two_and_one_for_each_base() {
    let mut state = on(Solenmere);
    build(&mut state, 0, Utei, false);
    build(&mut state, 0, Utei, true);
    build(&mut state, 0, Hreja, true);
    assert_eq!(energy(&act(&mut state, "refuel"), 0), [5]);
}

#[test]
fn v10_a_fourth_activation_brings_normal_influence() {
    let mut state = on(Hreja);
    build(&mut state, 0, Deyvas, false);
    state.chits[Stack::Yellow as usize] = 0;
    act(&mut state, "activate-deyvas");
    assert_eq!((state.seats[0].activation, state.seats[0].normal), (0, 5));
}

#[test]
fn v11_a_treaty_is_taken_seized_or_brings_influence() {
    let mut state = on(Eylona);
    give(&mut state, 0, &[Deyvas, Hreja, Utei]);
    (state.treaties[Hreja as usize], state.treaties[Utei as usize]) =
        (Some(Seat(1)), Some(Seat(0)));
    land(&mut state, 0, Hreja, 1);
    assert_eq!((state.account(Seat(0)).treaty, state.account(Seat(1)).treaty), (3, 3));
    act(&mut state, "pledge-deyvas");
    assert_eq!((state.account(Seat(0)).treaty, state.seats[0].energy), (6, 4));
    act(&mut state, "seize-hreja");
    assert_eq!((state.account(Seat(0)).treaty, state.account(Seat(1)).treaty), (9, 0));
    act(&mut state, "pledge-utei");
    assert_eq!((state.account(Seat(0)).treaty, state.seats[0].normal), (9, 1));
    assert_eq!(state.step(), Some(Step::Act));
}

#[test]
fn v12_three_energy_are_a_point_in_the_end() {
    let mut state = empty(2);
    (state.seats[0].activation, state.seats[0].energy) = (20, 8);
    assert_eq!(state.account(Seat(0)).total(), 22);
}

#[test]
fn v13_equal_totals_are_told_apart_by_activation() {
    let mut state = empty(2);
    state.agenda = Agenda::empty();
    (state.seats[0].activation, state.seats[0].senator) = (12, 18);
    (state.seats[1].activation, state.seats[1].senator) = (14, 16);
    let outcome = Abyssi::outcome(&state).unwrap();
    assert_eq!((outcome.scores, outcome.winners), (vec![31, 31], vec![Seat(1)]));
}

#[test]
fn v14_a_third_action_without_energy_is_illegal() {
    let mut state = on(Wyrne);
    land(&mut state, 0, Utei, 3);
    act(&mut state, "ship card");
    assert!(can(&state, "lift-utei"));
    state.seats[0].energy = 0;
    assert_eq!(legal(&state), ["end"]);
}

#[test]
fn v15_the_last_of_play_order_still_has_a_turn() {
    let mut state = empty(3);
    act(&mut state, "move-1 end");
    (state.chits[Stack::Yellow as usize], state.chits[Stack::Group2 as usize]) = (1, 0);
    build(&mut state, 1, Hreja, false);
    go(&mut state, 1, Deyvas);
    let events = act(&mut state, "move-1 activate-hreja");
    assert!(json(&events).ends_with(r#"{"last_round":{"stacks":["yellow","group-2"]}}]"#));
    act(&mut state, "end");
    assert_eq!(actor(&state), Seat(2));
    act(&mut state, "move-1 end");
    assert_eq!(Abyssi::turn(&state), Turn::Over);
}

#[test]
fn v16_ships_come_back_before_the_centre_column_sends_one_out() {
    let mut state = on(Utei);
    land(&mut state, 0, Wyrne, 2);
    land(&mut state, 0, Deyvas, 14);
    assert_eq!(state.seats[0].supply(), 0);
    act(&mut state, "build-wyrne column-centre bonus-hreja");
    assert_eq!((state.seats[0].supply(), state.seats[0].ships_on(Hreja)), (1, 1));
}

#[test]
fn v17_temporum_cannot_jump_from_hreja_to_hreja() {
    let mut state = leading(House::Temporum);
    assert!(can(&state, "jump"));
    go(&mut state, 0, Hreja);
    assert!(!can(&state, "jump"));
}

#[test]
fn the_worked_turn() {
    let mut state = empty(3);
    state.ring = [Wyrne, Deyvas, Utei, Hreja, Eylona, Solenmere];
    state.seats[0].energy = 2;
    land(&mut state, 0, Utei, 3);
    build(&mut state, 1, Utei, false);
    give(&mut state, 0, &[Deyvas, Hreja]);
    act(&mut state, "move-2");
    assert_eq!((here(&state, 0).0, state.seats[0].energy, state.seats[1].energy), (Utei, 1, 4));
    act(&mut state, "build-utei column-left");
    assert_eq!((state.seats[0].energy, state.seats[0].sleeping[Utei as usize]), (3, 1));
    act(&mut state, "card ship");
    assert_eq!(state.seats[0].energy, 2);
    assert_eq!(state.seats[0].hand.iter().collect::<Vec<_>>(), [Deyvas, Hreja, Utei]);
    act(&mut state, "end");
    assert_eq!((state.seats[0].energy, state.seats[0].ships_on(Utei)), (2, 1));
    act(&mut state, "move-1 end move-1 end");
    go(&mut state, 0, Wyrne);
    act(&mut state, "move-1");
    for (number, senators) in [(11, true), (12, true), (13, true), (14, false), (15, false)] {
        let mut other = state.clone();
        other.senate[2].top = Some(senator(number));
        assert_eq!(can(&other, "recruit-3"), senators, "senator {number}");
    }
}
