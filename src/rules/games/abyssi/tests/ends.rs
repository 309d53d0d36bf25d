//! How a match ends, and who has won it.

use super::super::draw::decided;
use super::*;

/// Seat 1 of this number of players takes the chit that empties the second stack.
fn triggered(players: u8, seat: usize) -> State {
    let mut state = empty(players);
    (0..seat).for_each(|_| drop(act(&mut state, "move-1 end")));
    (state.chits[Stack::Yellow as usize], state.chits[Stack::Group2 as usize]) = (1, 0);
    build(&mut state, seat, Hreja, false);
    go(&mut state, seat, Deyvas);
    act(&mut state, "move-1 activate-hreja");
    assert!(state.last_round);
    state
}

#[test]
fn everybody_has_as_many_turns_as_the_others() {
    for players in 2..=4 {
        for seat in 0..usize::from(players) {
            let mut state = triggered(players, seat);
            act(&mut state, "end");
            for next in seat + 1..usize::from(players) {
                assert_eq!(actor(&state), Seat(next as u8));
                act(&mut state, "move-1 end");
            }
            assert_eq!((Abyssi::turn(&state), state.round), (Turn::Over, 1));
        }
    }
}

#[test]
fn the_turn_that_empties_the_second_stack_goes_on() {
    let mut state = triggered(2, 1);
    assert!(can(&state, "ship") && can(&state, "card"));
    act(&mut state, "ship card");
    assert_eq!(actor(&state), Seat(1));
}

#[test]
fn the_last_seat_is_the_one_before_who_started() {
    let mut state = empty(3);
    state.start = Seat(2);
    state.agenda = Agenda::from_iter([(Seat(1), Step::Depart)]);
    state.last_round = true;
    act(&mut state, "move-1 end");
    assert_eq!(Abyssi::turn(&state), Turn::Over);
}

#[test]
fn one_empty_stack_ends_nothing() {
    let mut state = on(Hreja);
    build(&mut state, 0, Hreja, false);
    state.chits[Stack::Yellow as usize] = 1;
    act(&mut state, "activate-hreja end move-1 end");
    assert!(!state.last_round);
    assert_eq!((state.round, actor(&state)), (2, Seat(0)));
}

#[test]
fn recruiting_can_bring_the_last_round_too() {
    let mut state = on(Deyvas);
    give(&mut state, 0, &[Deyvas, Solenmere]);
    (state.chits[Stack::Green as usize], state.chits[Stack::Group1 as usize]) = (0, 1);
    let events = act_drawing(&mut state, "recruit-1");
    assert_eq!(
        events.last(),
        Some(&Event::LastRound { stacks: vec![Stack::Green, Stack::Group1] })
    );
}

#[test]
fn q37_a_match_ends_after_its_last_round() {
    let mut state = empty(2);
    state.options.max_rounds = 2;
    act(&mut state, "move-1 end move-1 end move-1 end");
    assert_eq!((state.round, actor(&state)), (2, Seat(1)));
    act(&mut state, "move-1 end");
    assert_eq!(Abyssi::turn(&state), Turn::Over);
    assert!(Abyssi::outcome(&state).is_some());
}

/// A match that is over, with these activation, senator and normal points, treaties and energy.
fn over(seats: &[[u32; 5]]) -> State {
    let mut state = empty(seats.len() as u8);
    state.agenda = Agenda::empty();
    let mut free = state.treaties.iter_mut();
    for (own, (seat, [activation, senator, treaties, normal, energy])) in
        state.seats.iter_mut().zip((0..).zip(seats))
    {
        (own.activation, own.senator) = (*activation, *senator);
        (own.normal, own.energy) = (*normal, *energy);
        (0..*treaties).for_each(|_| *free.next().unwrap() = Some(Seat(seat)));
    }
    state
}

/// The winners of a match that ended like this.
fn winners(seats: &[[u32; 5]]) -> Vec<u8> {
    let outcome = Abyssi::outcome(&over(seats)).unwrap();
    assert_eq!(outcome.ranking[..outcome.winners.len()], outcome.winners[..]);
    outcome.winners.iter().map(|seat| seat.0).collect()
}

#[test]
fn the_highest_total_wins() {
    assert_eq!(winners(&[[9, 0, 0, 0, 0], [0, 0, 0, 0, 30]]), [1]);
    assert_eq!(winners(&[[9, 0, 0, 0, 0], [0, 0, 3, 0, 2]]), [0], "nine and nine");
}

#[test]
fn ties_are_broken_by_activation_then_senators_then_treaties_then_influence() {
    assert_eq!(winners(&[[5, 9, 0, 0, 0], [6, 8, 0, 0, 0]]), [1]);
    assert_eq!(winners(&[[5, 4, 1, 0, 0], [5, 7, 0, 0, 0]]), [1]);
    assert_eq!(winners(&[[5, 4, 0, 3, 0], [5, 4, 1, 0, 0]]), [1]);
    assert_eq!(winners(&[[5, 4, 1, 0, 3], [5, 4, 1, 1, 0]]), [1]);
}

#[test]
fn q22_converted_energy_is_no_influence_but_what_was_left_of_it_counts_last() {
    assert_eq!(winners(&[[5, 4, 1, 0, 11], [5, 4, 1, 3, 0]]), [1]);
    assert_eq!(winners(&[[5, 4, 1, 1, 3], [5, 4, 1, 1, 5]]), [1]);
}

#[test]
fn q24_who_is_equal_in_everything_shares_the_victory() {
    assert_eq!(winners(&[[5, 4, 1, 1, 3], [5, 4, 1, 1, 3]]), [0, 1]);
    assert_eq!(
        winners(&[[5, 4, 1, 1, 3], [9, 9, 0, 1, 3], [1, 1, 1, 1, 1], [9, 9, 0, 1, 3]]),
        [1, 3]
    );
}

#[test]
fn the_ranking_goes_by_the_same_keys_and_equals_stand_by_seat() {
    let equal = [3, 3, 0, 3, 3];
    let outcome =
        Abyssi::outcome(&over(&[equal, [9, 9, 0, 1, 3], equal, [3, 4, 0, 2, 3]])).unwrap();
    assert_eq!(outcome.scores, [10, 20, 10, 10]);
    assert_eq!(outcome.ranking, [Seat(1), Seat(3), Seat(0), Seat(2)]);
}

#[test]
fn a_running_match_has_no_outcome() {
    assert_eq!(Abyssi::outcome(&empty(2)), None);
}

/// For every seat, the source that is outlined in the picture of the result.
fn outlined(seats: &[[u32; 5]]) -> Vec<Option<usize>> {
    let state = over(seats);
    let outcome = Abyssi::outcome(&state).unwrap();
    (0..state.players).map(|seat| decided(&state, &outcome, Seat(seat))).collect()
}

#[test]
fn what_decided_between_equals_is_outlined_for_each_of_them() {
    assert_eq!(outlined(&[[9, 0, 0, 0, 0], [8, 0, 0, 0, 0]]), [None; 2]);
    assert_eq!(outlined(&[[9, 0, 0, 0, 0], [9, 0, 0, 0, 0]]), [None; 2]);
    assert_eq!(outlined(&[[5, 4, 0, 0, 3], [5, 4, 0, 0, 5]]), [Some(4); 2], "by energy itself");
    let three = [[9, 0, 0, 0, 0], [5, 4, 0, 0, 0], [9, 0, 0, 0, 1]];
    assert_eq!(outlined(&three), [Some(4), Some(0), Some(4)], "each against the winner");
    let shared = [[9, 0, 0, 0, 0], [9, 0, 0, 0, 0], [0, 9, 0, 0, 0]];
    assert_eq!(outlined(&shared), [Some(0); 3]);
}
