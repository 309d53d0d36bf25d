//! Turns and rounds, and how a match ends when its rounds run out (Q22).

use super::*;
use crate::game::Moment;

/// A match of this number of rounds in which nobody holds a card.
fn bounded(players: u8, max_rounds: u16) -> State {
    let mut state = empty(players);
    state.options.max_rounds = max_rounds;
    state
}

/// Everybody who is still to come in this round hears nothing.
fn pass_round(state: &mut State) -> Vec<Event> {
    let round = state.round;
    let mut events = Vec::new();
    while state.stage != Stage::Over && state.round == round {
        let mut tries = (0..100).flat_map(|seed| ["mid", "long"].map(|range| (seed, range)));
        let heard = tries.find_map(|(seed, range)| {
            let mut tried = state.clone();
            let mut events = act_with(&mut tried, range, &mut Dice::imagined(seed));
            events.extend(act(&mut tried, "done"));
            (tried.stage != Stage::Take).then_some((tried, events))
        });
        (*state, events) = heard.unwrap();
    }
    events
}

#[test]
fn turns_go_around_and_a_round_begins_with_whoever_began() {
    let mut state = empty(3);
    (state.first, state.actor) = (Seat(1), Seat(1));
    let mut seen = Vec::new();
    for _ in 0..7 {
        let Moment { part, step } = CosmoCode::moment(&state);
        seen.push((state.actor.0, part, step));
        act_with(&mut state, "long", &mut Dice::imagined(3));
        let events = act(&mut state, "done");
        let next = state.actor;
        assert!(
            matches!(events[..], [Event::Received { .. }, Event::Turn { seat }] if seat == next)
        );
    }
    let expected = [(1, 1, 1), (2, 1, 2), (0, 1, 3), (1, 2, 1), (2, 2, 2), (0, 2, 3), (1, 3, 1)];
    assert_eq!(seen, expected);
}

#[test]
fn a_match_without_a_bound_goes_on() {
    let mut state = bounded(2, 0);
    (0..150).for_each(|_| drop(pass_round(&mut state)));
    assert_eq!((state.round, CosmoCode::outcome(&state)), (151, None));
}

#[test]
fn the_last_round_is_played_to_its_end_and_no_turn_follows() {
    let mut state = bounded(3, 10);
    (0..9).for_each(|_| drop(pass_round(&mut state)));
    assert_eq!((state.round, state.stage), (10, Stage::Range));
    let events = pass_round(&mut state);
    assert!(matches!(events[..], [Event::Revealed { .. }, Event::Received { .. }]));
    assert_eq!((state.stage, CosmoCode::turn(&state)), (Stage::Over, Turn::Over));
    assert_eq!(CosmoCode::moment(&state), Moment { part: 10, step: 3 });
    assert_eq!(state.last.as_ref().unwrap().seat, Seat(2));
    assert!(is_valid(&state, &setup_of(&state)));
}

fn end(state: &mut State) -> (Vec<i32>, Vec<u8>, Vec<u8>) {
    state.round = state.options.max_rounds;
    pass_round(state);
    let outcome = CosmoCode::outcome(state).unwrap();
    let seats = |seats: Vec<Seat>| seats.into_iter().map(|seat| seat.0).collect();
    (outcome.scores, seats(outcome.ranking), seats(outcome.winners))
}

#[test]
fn most_red_cards_win_when_the_rounds_ran_out() {
    let mut state = bounded(4, 10);
    award(&mut state, 2, "red-1-a", Some(Perk::Wide));
    give(&mut state, 3, "blue-1-a green-1-a");
    assert_eq!(end(&mut state), (vec![0, 0, 1, 0], vec![2, 0, 1, 3], vec![2]));
}

#[test]
fn most_cards_in_hand_decide_between_equal_red_cards() {
    let mut state = bounded(4, 10);
    award(&mut state, 1, "red-1-a", Some(Perk::Wide));
    award(&mut state, 3, "red-2-a", Some(Perk::Wide));
    give(&mut state, 0, "blue-1-a blue-1-b blue-2-a");
    give(&mut state, 1, "blue-3-a");
    give(&mut state, 3, "green-1-a green-1-b");
    assert_eq!(end(&mut state), (vec![0, 1, 0, 1], vec![3, 1, 0, 2], vec![3]));
}

#[test]
fn who_is_equal_in_both_shares_the_win() {
    let mut state = bounded(4, 10);
    award(&mut state, 1, "red-1-a", Some(Perk::Wide));
    award(&mut state, 3, "red-2-a", Some(Perk::Wide));
    award(&mut state, 2, "red-3-a", Some(Perk::Wide));
    give(&mut state, 2, "blue-3-a");
    give(&mut state, 1, "blue-4-a green-2-a");
    give(&mut state, 3, "green-1-a green-1-b");
    assert_eq!(end(&mut state), (vec![0, 1, 1, 1], vec![1, 3, 2, 0], vec![1, 3]));
}

#[test]
fn nobody_has_anything_and_all_share() {
    assert_eq!(end(&mut bounded(3, 10)), (vec![0, 0, 0], vec![0, 1, 2], vec![0, 1, 2]));
}

#[test]
fn a_second_red_card_in_the_last_round_wins_whatever_the_hands_hold() {
    let mut state = bounded(3, 10);
    (state.round, state.options.max_rounds) = (10, 10);
    award(&mut state, 0, "red-10-a", Some(Perk::Wide));
    award(&mut state, 2, "red-9-b", Some(Perk::Wide));
    give(&mut state, 1, "blue-1-a blue-2-a blue-3-a");
    listen(&mut state, Range::Long, "red-1-a red-2-a red-3-a");
    act(&mut state, "done take-1");
    let outcome = CosmoCode::outcome(&state).unwrap();
    assert_eq!(outcome.winners, [Seat(0)]);
    assert_eq!(outcome.ranking, [0, 2, 1].map(Seat));
    assert_eq!(outcome.scores, [2, 0, 1]);
}
