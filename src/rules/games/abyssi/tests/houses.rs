//! Houses: one power a turn, and what each of them does.

use super::*;

#[test]
fn nobody_has_a_power_without_a_house() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[1]);
    remove_senators(&mut state, &[2]);
    land(&mut state, 0, Utei, 4);
    build(&mut state, 0, Hreja, true);
    for start in ["return", "scrap", "shift", "jump", "stay"] {
        assert_eq!(offered(&state, start), [""; 0]);
    }
}

#[test]
fn q25_a_jump_is_the_move_and_whoever_dominates_hreja_is_paid() {
    let mut state = leading(House::Temporum);
    land(&mut state, 1, Hreja, 1);
    act(&mut state, "jump");
    assert_eq!(here(&state, 0), (Hreja, Facing::Clockwise));
    assert_eq!((state.seats[0].energy, state.seats[1].energy), (2, 4));
    assert_eq!(state.step(), Some(Step::Act));
}

#[test]
fn q25_staying_is_the_move_and_nobody_is_paid() {
    let mut state = leading(House::Voldan);
    land(&mut state, 1, Wyrne, 1);
    act(&mut state, "stay");
    assert_eq!(here(&state, 0), (Wyrne, Facing::Clockwise));
    assert_eq!((state.seats[0].energy, state.seats[1].energy), (1, 3));
    assert_eq!(state.step(), Some(Step::Act));
    assert!(can(&state, "ship") && !can(&state, "move-1"));
}

#[test]
fn q26_moving_an_activated_base_brings_no_chit() {
    let mut state = leading(House::Temporum);
    build(&mut state, 0, Utei, true);
    build(&mut state, 0, Wyrne, false);
    assert_eq!(offered(&state, "shift"), ["shift-utei-hreja", "shift-utei-eylona"]);
    act(&mut state, "shift-utei-hreja");
    assert_eq!((state.seats[0].activation, state.seats[0].active), (0, [0, 1, 0, 0, 0, 0]));
    assert_eq!(offered(&state, "shift"), [""; 0]);
    assert!(!can(&state, "jump"), "one power a turn");
}

#[test]
fn q27_thrift_is_for_utei_alone() {
    let mut state = leading(House::IronSun);
    seat_senators(&mut state, 0, &[3]);
    land(&mut state, 0, Wyrne, 2);
    land(&mut state, 0, Utei, 2);
    act(&mut state, "senator-s03-build");
    assert_eq!(legal(&state), ["build-wyrne"]);
    let mut state = leading_on(House::IronSun, Utei);
    land(&mut state, 0, Wyrne, 1);
    land(&mut state, 0, Utei, 3);
    land(&mut state, 0, Hreja, 2);
    let legal = offered(&state, "thrift");
    assert_eq!(legal, ["thrift-utei", "thrift-wyrne"], "one ship less, and never none");
    assert_eq!(offered(&state, "build"), ["build-utei"], "and the full price beside it");
    act(&mut state, "thrift-wyrne column-centre bonus-utei");
    assert_eq!((state.seats[0].energy, state.seats[0].supply()), (2, 10));
    assert_eq!(offered(&state, "scrap"), [""; 0], "one power a turn");
}

#[test]
fn q27_thrift_as_third_action_costs_two_before_any_bonus() {
    for (energy, thrifty) in [(2, true), (1, false)] {
        let mut state = leading_on(House::IronSun, Utei);
        land(&mut state, 0, Wyrne, 1);
        act(&mut state, "ship card");
        state.seats[0].energy = energy;
        assert_eq!(can(&state, "thrift-wyrne"), thrifty);
    }
}

#[test]
fn q28_universus_plays_a_senator_twice_in_any_order() {
    for (first, second) in [("senator-s12-fuel3", "drop-utei"), ("senator-s12-drop1 drop-utei", "")]
    {
        let mut state = leading(House::Universus);
        seat_senators(&mut state, 0, &[12]);
        act(&mut state, &format!("{first} both {second}"));
        assert_eq!((state.seats[0].energy, state.seats[0].ships_on(Utei)), (6, 1));
        assert!(state.turn.senator_used && state.turn.power_used);
        assert_eq!((state.step(), state.removed.count()), (Some(Step::Depart), 1));
    }
}

#[test]
fn q28_both_prices_are_paid() {
    let mut state = leading(House::Universus);
    seat_senators(&mut state, 0, &[7]);
    give(&mut state, 0, &[Utei]);
    land(&mut state, 0, Utei, 1);
    act(&mut state, "senator-s07-redeploy lift-utei to-hreja both pledge-utei");
    assert_eq!((state.seats[0].energy, state.step()), (2, Some(Step::Depart)));
}

#[test]
fn q28_the_second_ability_is_offered_if_it_is_possible_when_the_first_is_done() {
    let mut state = leading(House::Universus);
    seat_senators(&mut state, 0, &[10]);
    land(&mut state, 0, Wyrne, 2);
    state.seats[0].energy = 0;
    assert!(!can(&state, "senator-s10-build"));
    act(&mut state, "senator-s10-fuel3");
    assert_eq!(legal(&state), ["both", "one"], "the first brought the energy");
    act(&mut state, "one");
    assert_eq!((state.step(), state.turn.power_used), (Some(Step::Depart), false));
    let mut state = leading(House::Universus);
    seat_senators(&mut state, 0, &[10]);
    act(&mut state, "senator-s10-fuel3");
    assert_eq!(state.step(), Some(Step::Depart), "no ships to build with");
}

#[test]
fn q29_an_exchanged_senator_is_played_in_the_same_turn_once() {
    let mut state = leading(House::Universus);
    seat_senators(&mut state, 0, &[11]);
    remove_senators(&mut state, &[1, 12]);
    act(&mut state, "return-s11");
    assert_eq!(legal(&state), ["recall-s01", "recall-s12"], "not the one that is put away");
    act(&mut state, "recall-s12");
    assert_eq!(state.removed.iter().map(Senator::number).collect::<Vec<_>>(), [1, 11]);
    act(&mut state, "senator-s12-fuel3");
    assert_eq!(state.step(), Some(Step::Depart), "the power of the turn is used");
    let mut state = leading(House::Universus);
    seat_senators(&mut state, 0, &[1, 11]);
    remove_senators(&mut state, &[12]);
    act(&mut state, "senator-s01-fuel3 return-s11 recall-s01");
    assert_eq!(offered(&state, "senator"), [""; 0], "one senator a turn");
}

#[test]
fn an_exchange_needs_a_removed_senator() {
    let mut state = leading(House::Universus);
    seat_senators(&mut state, 0, &[11]);
    assert_eq!(offered(&state, "return"), [""; 0]);
    remove_senators(&mut state, &[1]);
    assert_eq!(offered(&state, "return"), ["return-s11"]);
}

#[test]
fn q38_voldan_turns_around_for_nothing_and_that_is_its_power() {
    let mut state = leading(House::Voldan);
    state.seats[0].energy = 0;
    assert_eq!(legal(&state), ["move-1", "reverse-1"]);
    act(&mut state, "reverse-1");
    assert_eq!((state.seats[0].energy, here(&state, 0).0), (0, Eylona));
    assert!(state.turn.power_used);
    let mut ahead = leading(House::Voldan);
    act(&mut ahead, "move-1");
    assert!(!ahead.turn.power_used);
}

#[test]
fn q39_voldan_stays_in_the_first_turn_and_keeps_its_way() {
    let mut state = leading(House::Voldan);
    assert!(can(&state, "stay") && state.round == 1);
    act(&mut state, "stay ship card");
    assert_eq!(here(&state, 0), (Wyrne, Facing::Clockwise));
    assert_eq!(state.seats[0].ships_on(Wyrne), 1);
    let mut poor = leading(House::Voldan);
    poor.seats[0].energy = 1;
    assert!(!can(&poor, "stay"));
}

#[test]
fn q40_temporum_jumps_at_any_moment_before_the_move() {
    let mut state = leading(House::Temporum);
    seat_senators(&mut state, 0, &[1]);
    state.seats[0].energy = 0;
    assert!(!can(&state, "jump"));
    act(&mut state, "senator-s01-fuel3 jump");
    assert_eq!(here(&state, 0).0, Hreja);
    let mut state = leading(House::Temporum);
    act(&mut state, "move-1");
    assert!(!can(&state, "jump"));
}

#[test]
fn q41_scrapped_ships_go_back_to_the_supply() {
    let mut state = leading(House::IronSun);
    land(&mut state, 0, Utei, 3);
    land(&mut state, 0, Hreja, 1);
    assert_eq!(offered(&state, "scrap"), ["scrap-utei"], "two ships of one planet");
    act(&mut state, "scrap-utei");
    assert_eq!((state.seats[0].supply(), state.seats[0].ships_on(Utei)), (14, 1));
    assert_eq!((state.seats[0].energy, state.step()), (6, Some(Step::Depart)));
}

#[test]
fn q42_houses_act_in_their_own_turns_once() {
    let mut state = leading(House::IronSun);
    state.seats[1].house = Some(House::Temporum);
    build(&mut state, 1, Utei, true);
    land(&mut state, 0, Utei, 4);
    assert_eq!(offered(&state, "shift"), [""; 0]);
    assert_eq!(Abyssi::legal(&state, Seat(1)).len(), 0);
    act(&mut state, "scrap-utei move-1");
    assert_eq!(offered(&state, "scrap"), [""; 0]);
    act(&mut state, "end");
    assert_eq!(offered(&state, "shift").len(), 2, "a new turn, a new power");
}

#[test]
fn powers_are_no_actions() {
    let mut state = leading_on(House::IronSun, Solenmere);
    land(&mut state, 0, Utei, 2);
    act(&mut state, "ship card refuel scrap-utei end");
    assert_eq!(state.seats[0].energy, 3 - 1 + 2 + 3);
}
