//! Treaties: cards returned for chits, for others' chits, and for influence.

use super::*;

/// Seat 0 of two is on Eylona with these cards.
fn with(cards: &[Planet]) -> State {
    let mut state = on(Eylona);
    give(&mut state, 0, cards);
    state
}

#[test]
fn q14_only_who_dominates_alone_seizes_a_treaty() {
    for (ships, seizes) in [([0, 0], false), ([1, 1], false), ([1, 2], false), ([2, 1], true)] {
        let mut state = with(&[Utei]);
        state.treaties[Utei as usize] = Some(Seat(1));
        (0..2).for_each(|seat| land(&mut state, seat, Utei, ships[seat]));
        assert_eq!(can(&state, "seize-utei"), seizes, "{ships:?}");
        assert!(can(&state, "pledge-utei"));
    }
}

#[test]
fn q14_a_treaty_is_seized_from_afar() {
    let mut state = with(&[Utei]);
    state.treaties[Utei as usize] = Some(Seat(1));
    land(&mut state, 0, Utei, 1);
    go(&mut state, 1, Utei);
    act(&mut state, "seize-utei");
    assert_eq!(state.treaties[Utei as usize], Some(Seat(0)));
}

#[test]
fn q14_the_bonus_energy_comes_from_the_mat_alone() {
    let mut state = with(&[Utei, Hreja]);
    state.treaties[Utei as usize] = Some(Seat(1));
    land(&mut state, 0, Utei, 1);
    assert_eq!(energy(&act(&mut state, "seize-utei"), 0), [0; 0]);
    assert_eq!(energy(&act(&mut state, "pledge-hreja"), 0), [1]);
}

#[test]
fn neither_ones_own_treaty_nor_one_on_the_mat_is_seized() {
    let mut state = with(&[Utei, Hreja]);
    state.treaties[Utei as usize] = Some(Seat(0));
    [Utei, Hreja].into_iter().for_each(|planet| land(&mut state, 0, planet, 1));
    assert_eq!(offered(&state, "seize"), [""; 0]);
    act(&mut state, "pledge-utei");
    assert_eq!((state.seats[0].normal, state.treaties_of(Seat(0))), (1, 1));
}

#[test]
fn what_could_be_seized_can_be_left_for_influence() {
    let mut state = with(&[Utei]);
    state.treaties[Utei as usize] = Some(Seat(1));
    land(&mut state, 0, Utei, 1);
    act(&mut state, "pledge-utei");
    assert_eq!((state.treaties[Utei as usize], state.seats[0].normal), (Some(Seat(1)), 1));
}

#[test]
fn q15_one_card_is_enough_and_three_are_all() {
    let mut state = with(&[Deyvas, Hreja, Utei, Wyrne]);
    act(&mut state, "pledge-deyvas");
    let mut few = state.clone();
    act(&mut few, "done");
    assert_eq!((few.step(), few.seats[0].hand.count()), (Some(Step::Act), 3));
    assert!(!can(&state, "pledge-deyvas"), "each planet once");
    act(&mut state, "pledge-hreja pledge-utei");
    assert_eq!((state.step(), state.seats[0].hand.count()), (Some(Step::Act), 1));
}

#[test]
fn a_treaty_ends_with_the_last_card() {
    let mut state = with(&[Deyvas, Hreja]);
    act(&mut state, "pledge-deyvas pledge-hreja");
    assert_eq!(state.step(), Some(Step::Act));
}

#[test]
fn dominance_may_change_hands_between_treaties_of_one_action_by_nothing() {
    let mut state = with(&[Utei, Hreja]);
    (state.treaties[Utei as usize], state.treaties[Hreja as usize]) =
        (Some(Seat(1)), Some(Seat(1)));
    land(&mut state, 0, Utei, 1);
    act(&mut state, "seize-utei");
    assert_eq!(legal(&state), ["pledge-hreja", "done"]);
}

#[test]
fn a_senators_treaty_costs_energy_and_is_made_anywhere() {
    let mut state = empty(2);
    seat_senators(&mut state, 0, &[8]);
    give(&mut state, 0, &[Deyvas, Hreja]);
    act(&mut state, "senator-s08-treaty");
    assert_eq!(legal(&state), ["pledge-deyvas", "pledge-hreja"]);
    act(&mut state, "pledge-hreja done");
    assert_eq!((state.seats[0].energy, state.step()), (3, Some(Step::Depart)));
    assert_eq!(state.treaties[Hreja as usize], Some(Seat(0)));
}
