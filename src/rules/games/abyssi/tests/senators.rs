//! Senators: recruited, played, removed.

use super::*;

#[test]
fn a_senator_is_recruited_with_both_its_cards() {
    let mut state = on(Deyvas);
    give(&mut state, 0, &[Deyvas, Utei, Wyrne]);
    assert_eq!(offered(&state, "recruit"), [""; 0]);
    give(&mut state, 0, &[Solenmere]);
    assert_eq!(offered(&state, "recruit"), ["recruit-1"]);
    act_drawing(&mut state, "recruit-1");
    assert_eq!(state.seats[0].hand.iter().collect::<Vec<_>>(), [Utei, Wyrne]);
    assert_eq!((state.seats[0].senator, state.piles), (6, [2, 2, 1, 2, 1, 2]));
    assert!(state.seats[0].senators.has(senator(1)));
    assert_eq!(state.senate[0].top, Some(senator(2)));
}

#[test]
fn chance_turns_up_the_next_senator_of_the_group() {
    let mut next = Vec::new();
    for number in 0..4 {
        let mut state = on(Deyvas);
        give(&mut state, 0, &[Deyvas, Solenmere]);
        act_with(&mut state, "recruit-1", &mut Dice::rigged([number]));
        next.push(state.senate[0].top.unwrap().number());
    }
    next.sort();
    assert_eq!(next, [2, 3, 4, 5]);
}

#[test]
fn q16_a_senator_is_played_in_the_turn_of_its_recruiting() {
    let mut state = on(Deyvas);
    give(&mut state, 0, &[Deyvas, Solenmere]);
    act_drawing(&mut state, "recruit-1 senator-s01-fuel3");
    assert_eq!((state.seats[0].energy, state.seats[0].senators.count()), (6, 0));
}

#[test]
fn q16_a_senator_is_played_before_the_move() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[1]);
    state.seats[0].energy = 0;
    act(&mut state, "senator-s01-fuel3 move-3");
    assert_eq!(here(&state, 0).0, Hreja);
}

#[test]
fn one_senator_is_played_each_turn_and_removed() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[1, 2]);
    act(&mut state, "senator-s01-fuel3");
    assert_eq!(offered(&state, "senator"), [""; 0]);
    assert!(state.removed.has(senator(1)) && !state.seats[0].senators.has(senator(1)));
    act(&mut state, "move-1");
    assert_eq!(offered(&state, "senator"), [""; 0]);
    act(&mut state, "end move-1 end");
    assert_eq!(offered(&state, "senator"), ["senator-s02-fuel3"], "a swap needs a card");
}

#[test]
fn q17_a_swap_takes_another_planets_card() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[2]);
    give(&mut state, 0, &[Utei, Wyrne]);
    act(&mut state, "senator-s02-swap");
    assert_eq!(legal(&state), ["give-utei", "give-wyrne"]);
    act(&mut state, "give-utei");
    assert_eq!(legal(&state), ["take-deyvas", "take-hreja", "take-eylona", "take-solenmere"]);
    act(&mut state, "take-hreja");
    assert_eq!(state.seats[0].hand.iter().collect::<Vec<_>>(), [Hreja, Wyrne]);
}

#[test]
fn q18_an_empty_stack_recruits_nobody_and_keeps_its_chits() {
    let mut state = on(Deyvas);
    remove_senators(&mut state, &[1, 2, 3, 4, 5]);
    give(&mut state, 0, &Planet::ALL);
    assert_eq!(offered(&state, "recruit"), ["recruit-2", "recruit-3"]);
    assert_eq!(state.chits[Stack::Group1 as usize], 3);
}

/// Which abilities of senator 1 to 15 a state allows.
fn allowed(state: &State, ability: Ability) -> bool {
    offered(state, "senator").iter().any(|token| token.ends_with(ability.name()))
}

#[test]
fn an_ability_is_offered_only_if_it_can_be_paid_for_and_carried_through() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[1, 4, 5]);
    let poor = |mut state: State, energy| {
        state.seats[0].energy = energy;
        state
    };
    let abilities = |state: &State| Ability::ALL.map(|ability| allowed(state, ability));
    assert_eq!(abilities(&state), [true, false, false, false, false, true]);
    give(&mut state, 0, &[Utei]);
    land(&mut state, 0, Wyrne, 2);
    assert_eq!(abilities(&state), [true; 6]);
    assert_eq!(abilities(&poor(state.clone(), 1)), [true, false, true, true, true, true]);
    assert_eq!(abilities(&poor(state.clone(), 0)), [true, false, true, false, false, true]);
    let mut built = state.clone();
    built.seats[0].free = [0; 3];
    assert!(!allowed(&built, Ability::Build));
    let mut out = state.clone();
    land(&mut out, 0, Deyvas, 14);
    assert!(!allowed(&out, Ability::Drop1));
    give(&mut state, 0, &[Deyvas, Hreja, Eylona, Wyrne, Solenmere]);
    assert!(!allowed(&state, Ability::Swap), "all cards are held");
}

#[test]
fn a_swap_needs_a_card_to_take() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[2]);
    give(&mut state, 0, &[Utei]);
    state.piles = [0; 6];
    assert!(!allowed(&state, Ability::Swap), "the card given cannot come back");
}

#[test]
fn senators_are_played_in_ones_own_turn_alone() {
    let mut state = empty(2);
    seat_senators(&mut state, 1, &[1]);
    assert_eq!(Abyssi::legal(&state, Seat(1)).len(), 0);
    assert_eq!(offered(&state, "senator"), [""; 0]);
    act(&mut state, "move-1 end");
    assert_eq!(offered(&state, "senator"), ["senator-s01-fuel3"]);
}
