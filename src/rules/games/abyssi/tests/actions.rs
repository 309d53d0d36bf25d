//! Planet actions: each kind once a turn, in any order, and what their number costs.

use super::*;

#[test]
fn q4_a_third_action_is_paid_when_it_is_started_with_energy_won_before() {
    let mut state = on(Solenmere);
    state.seats[0].energy = 0;
    act(&mut state, "refuel ship");
    assert_eq!(state.seats[0].energy, 2);
    act(&mut state, "card");
    assert_eq!(state.seats[0].energy, 1);
}

#[test]
fn q4_the_energy_for_a_single_action_cannot_be_spent_in_its_turn() {
    let mut state = on(Wyrne);
    state.seats[0].energy = 0;
    act(&mut state, "ship");
    assert_eq!(state.seats[0].energy, 0);
    act(&mut state, "card");
    assert_eq!(offered(&state, "lift"), [""; 0]);
    act(&mut state, "end");
    assert_eq!(state.seats[0].energy, 0, "two actions bring nothing");
}

#[test]
fn q44_the_energy_of_an_action_does_not_pay_for_it() {
    let mut state = on(Solenmere);
    state.seats[0].energy = 0;
    act(&mut state, "ship card");
    assert_eq!(legal(&state), ["end"]);
}

#[test]
fn every_kind_of_action_is_done_once_a_turn_in_any_order() {
    for tokens in ["ship card refuel", "refuel card ship", "card ship refuel"] {
        let mut state = on(Solenmere);
        act(&mut state, tokens);
        assert_eq!(legal(&state), ["end"]);
        assert_eq!(state.turn.done, Kind::ALL.into_iter().collect());
    }
}

#[test]
fn senators_are_no_actions() {
    let mut state = on(Solenmere);
    seat_senators(&mut state, 0, &[12]);
    state.seats[0].energy = 1;
    act(&mut state, "ship card refuel senator-s12-drop1 drop-utei end");
    assert_eq!(state.seats[0].energy, 2);
    let mut state = on(Solenmere);
    seat_senators(&mut state, 0, &[12]);
    act(&mut state, "senator-s12-drop1 drop-utei end");
    assert_eq!(state.seats[0].energy, 3, "it does not count as the only action");
}

#[test]
fn a_ship_needs_one_in_the_supply() {
    let mut state = on(Solenmere);
    land(&mut state, 0, Deyvas, 16);
    assert!(!can(&state, "ship"));
    state.seats[0].ships[0] -= 1;
    assert!(can(&state, "ship"));
}

#[test]
fn nobody_holds_two_cards_of_a_planet() {
    let mut state = on(Solenmere);
    give(&mut state, 0, &[Solenmere]);
    assert!(!can(&state, "card"));
    let mut state = on(Solenmere);
    state.piles[Solenmere as usize] = 0;
    assert!(!can(&state, "card"), "and nobody takes from an empty pile");
}

#[test]
fn q6_an_action_must_do_something() {
    let mut treaty = on(Eylona);
    assert_eq!(legal(&treaty), ["ship", "card", "end"], "no treaty without a card");
    give(&mut treaty, 0, &[Utei, Hreja]);
    act(&mut treaty, "pledge-utei");
    assert!(can(&treaty, "done"));
    let mut ships = on(Wyrne);
    assert_eq!(legal(&ships), ["ship", "card", "end"], "no ship to move");
    land(&mut ships, 0, Wyrne, 2);
    act(&mut ships, "lift-wyrne");
    assert!(!can(&ships, "done") && !can(&ships, "to-wyrne"));
}

#[test]
fn q43_what_was_started_leaves_no_other_choice() {
    let mut state = leading_on(House::IronSun, Utei);
    seat_senators(&mut state, 0, &[1]);
    land(&mut state, 0, Utei, 6);
    assert!(can(&state, "senator-s01-fuel3") && can(&state, "scrap-utei") && can(&state, "end"));
    act(&mut state, "build-utei");
    assert_eq!(legal(&state), ["column-left", "column-centre", "column-right"]);
    act(&mut state, "column-centre");
    assert_eq!(offered(&state, "bonus").len(), legal(&state).len());
}

#[test]
fn q2_wyrne_moves_ships_from_anywhere_to_anywhere_else() {
    let mut state = on(Wyrne);
    land(&mut state, 0, Utei, 1);
    land(&mut state, 0, Deyvas, 1);
    assert_eq!(offered(&state, "lift"), ["lift-deyvas", "lift-utei"]);
    act(&mut state, "lift-utei");
    assert_eq!(legal(&state), ["to-deyvas", "to-hreja", "to-eylona", "to-wyrne", "to-solenmere"]);
    act(&mut state, "to-hreja lift-deyvas to-hreja");
    assert_eq!((state.seats[0].ships_on(Hreja), state.step()), (2, Some(Step::Act)));
}

#[test]
fn wyrne_moves_two_ships_and_a_senator_three() {
    let mut state = on(Wyrne);
    land(&mut state, 0, Utei, 5);
    act(&mut state, "lift-utei to-hreja lift-utei to-hreja");
    assert_eq!((state.step(), state.seats[0].ships_on(Hreja)), (Some(Step::Act), 2));
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[5]);
    land(&mut state, 0, Utei, 5);
    act(&mut state, "senator-s05-redeploy");
    assert!(!can(&state, "done"));
    act(&mut state, "lift-utei to-hreja lift-utei to-hreja lift-utei to-wyrne");
    assert_eq!((state.step(), state.seats[0].ships_on(Hreja)), (Some(Step::Depart), 2));
}

#[test]
fn q32_no_ship_moves_twice_in_one_action() {
    let mut state = on(Wyrne);
    land(&mut state, 0, Utei, 1);
    act(&mut state, "lift-utei to-hreja");
    assert_eq!(state.step(), Some(Step::Act), "there is no other ship");
    let mut state = on(Wyrne);
    land(&mut state, 0, Utei, 1);
    land(&mut state, 0, Hreja, 1);
    act(&mut state, "lift-utei to-hreja");
    assert_eq!(legal(&state), ["lift-hreja", "done"]);
    act(&mut state, "lift-hreja to-utei");
    assert_eq!([Hreja, Utei].map(|planet| state.seats[0].ships_on(planet)), [1, 1]);
}
