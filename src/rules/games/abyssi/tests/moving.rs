//! The move: how far, at what price, and who is paid for it.

use super::*;

#[test]
fn q7_the_longest_move_is_five_planets() {
    let mut state = empty(2);
    state.seats[0].energy = 99;
    let expected: Vec<String> = (1..=5).map(|steps| format!("move-{steps}")).collect();
    assert_eq!(offered(&state, "move"), expected);
    assert_eq!(offered(&state, "reverse").len(), 5);
    act(&mut state, "move-5");
    assert_eq!(here(&state, 0).0, Eylona, "never back to Wyrne");
}

#[test]
fn only_what_can_be_paid_for_is_offered() {
    for (energy, moves, reversals) in
        [(0, 1, 0), (1, 2, 0), (2, 3, 1), (3, 4, 2), (4, 5, 3), (6, 5, 5)]
    {
        let mut state = empty(2);
        state.seats[0].energy = energy;
        assert_eq!(
            (offered(&state, "move").len(), offered(&state, "reverse").len()),
            (moves, reversals)
        );
    }
}

#[test]
fn q8_a_mothership_turns_around_once_and_keeps_its_way() {
    let mut state = empty(2);
    state.seats[0].energy = 9;
    act(&mut state, "reverse-1");
    assert_eq!(here(&state, 0), (Eylona, Facing::Counter));
    assert!(offered(&state, "reverse").is_empty() && offered(&state, "move").is_empty());
    act(&mut state, "end move-1 end move-1");
    assert_eq!(here(&state, 0), (Utei, Facing::Counter), "it goes on as it turned");
}

#[test]
fn the_last_planet_of_the_ring_is_followed_by_the_first() {
    let mut state = empty(2);
    act(&mut state, "move-2");
    assert_eq!(here(&state, 0), (Deyvas, Facing::Clockwise));
    assert_eq!(state.neighbours(Deyvas), [Hreja, Solenmere]);
}

#[test]
fn q9_only_the_planet_of_arrival_pays() {
    let mut state = empty(2);
    land(&mut state, 1, Solenmere, 3);
    act(&mut state, "move-2");
    assert_eq!(state.seats[1].energy, 3);
}

#[test]
fn q9_dominance_pays_by_itself() {
    let mut state = empty(3);
    land(&mut state, 2, Solenmere, 1);
    let events = act(&mut state, "move-1");
    assert_eq!((energy(&events, 2), energy(&events, 1)), (vec![1], vec![]));
    assert_eq!(actor(&state), Seat(0), "nobody is asked");
}

#[test]
fn motherships_share_planets() {
    let mut state = empty(4);
    (0..4).for_each(|_| drop(act(&mut state, "move-1 end")));
    assert!((0..4).all(|seat| here(&state, seat).0 == Solenmere));
}

#[test]
fn q5_a_turn_can_pass_without_an_action() {
    let mut state = empty(2);
    act(&mut state, "move-1 end");
    assert_eq!((actor(&state), state.seats[0].energy), (Seat(1), 3));
}

#[test]
fn a_turn_cannot_end_before_the_move() {
    let state = empty(2);
    assert!(!can(&state, "end") && !can(&state, "ship") && !can(&state, "card"));
}
