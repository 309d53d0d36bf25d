//! What can be chosen with a hand, and in which order it is listed.

use super::*;

#[test]
fn shifts_come_first_then_flips_then_tunes_and_done_comes_last() {
    let mut state = holding("blue-5-b blue-3-a green-5-a green-4-b");
    listen(&mut state, Range::Long, "red-5-a red-5-b red-10-a");
    let expected = "shift-blue-5-b-1 shift-blue-5-b-2 flip-blue-3-a-blue-5-b \
        tune-green-4-b-1-up tune-green-4-b-1-down tune-green-4-b-2-up tune-green-4-b-2-down \
        tune-green-4-b-3-down tune-green-5-a-1-up tune-green-5-a-1-down tune-green-5-a-2-up \
        tune-green-5-a-2-down tune-green-5-a-3-down done";
    assert_eq!(legal(&state), expected.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn equal_cards_give_one_token_and_make_a_pair() {
    let mut state = holding("blue-7-a blue-7-a blue-9-b green-4-a green-4-a");
    listen(&mut state, Range::Short, "blue-7-b blue-7-b");
    let expected = "shift-blue-7-a-1 shift-blue-7-a-2 flip-blue-7-a-blue-7-a \
        flip-blue-7-a-blue-9-b tune-green-4-a-1-up tune-green-4-a-1-down tune-green-4-a-2-up \
        tune-green-4-a-2-down done";
    assert_eq!(legal(&state), expected.split_whitespace().collect::<Vec<_>>());
    let events = act(&mut state, "flip-blue-7-a-blue-7-a");
    assert!(matches!(events[..], [Event::Flipped { spent: [one, other], .. }] if one == other));
    assert_eq!(hand(&state, 0), "blue-9-b green-4-a green-4-a");
}

#[test]
fn one_blue_card_shifts_one_revealed_card_of_two_equal_ones() {
    let mut state = holding("blue-7-a");
    listen(&mut state, Range::Short, "blue-7-b blue-7-b");
    let events = act(&mut state, "shift-blue-7-a-2 done");
    assert_eq!(received(&events), ("blue-7-b".into(), "blue-7-b".into()));
    assert_eq!(state.last.as_ref().unwrap().hearing.received.as_deref(), Some(&[1][..]));
}

#[test]
fn a_green_card_shifts_and_flips_nothing_without_the_converter() {
    let mut state = holding("green-7-a green-7-b");
    listen(&mut state, Range::Short, "blue-7-b blue-1-b");
    assert!(legal(&state).iter().all(|token| token.starts_with("tune") || token == "done"));
}

#[test]
fn a_shift_can_be_taken_back_by_another_and_a_card_can_be_wasted() {
    let mut state = holding("blue-7-a blue-7-b blue-1-a blue-1-b");
    listen(&mut state, Range::Short, "blue-7-a blue-8-b");
    act(&mut state, "shift-blue-7-a-1 shift-blue-7-b-1 flip-blue-1-a-blue-1-b");
    assert_eq!(legal(&state), ["done"]);
    assert_eq!(received(&act(&mut state, "done")).0, "blue-8-b");
}

#[test]
fn cards_received_in_a_turn_are_not_spent_in_it() {
    let mut state = holding("");
    listen(&mut state, Range::Short, "blue-1-a blue-2-a");
    assert_eq!(legal(&state), ["done"]);
    act(&mut state, "done");
    assert_eq!((state.stage, state.actor), (Stage::Range, Seat(1)));
}

#[test]
fn nobody_but_the_actor_can_choose() {
    let mut state = holding("blue-7-a");
    assert_eq!(CosmoCode::legal(&state, Seat(1)).len(), 0);
    listen(&mut state, Range::Short, "blue-7-b blue-7-b");
    assert_eq!(CosmoCode::legal(&state, Seat(1)).len(), 0);
    act(&mut state, "done");
    assert_eq!(CosmoCode::legal(&state, Seat(0)).len(), 0);
    assert_eq!(legal(&state), ["short", "mid", "long"]);
}

#[test]
fn the_view_says_what_would_be_received() {
    use super::super::view::Gain;
    let gain = |state: &State| CosmoCode::view(state, Viewer::Public).gain;
    let mut state = holding("blue-7-a");
    assert_eq!(gain(&state), Gain::Nothing);
    listen(&mut state, Range::Short, "blue-3-b blue-7-b");
    assert_eq!(gain(&state), Gain::Nothing);
    act(&mut state, "shift-blue-7-a-2");
    assert_eq!(gain(&state), Gain::All(vec![1]));
    act(&mut state, "done");
    listen(&mut state, Range::Mid, "green-1-a green-1-a");
    assert_eq!(gain(&state), Gain::One(vec![0, 1]));
    act(&mut state, "done");
    assert_eq!(gain(&state), Gain::One(vec![0, 1]), "until one is chosen");
    act(&mut state, "take-2");
    assert_eq!(gain(&state), Gain::Nothing);
    let last = CosmoCode::view(&state, Viewer::Public).last.unwrap();
    assert_eq!((last.seat, last.range, last.received), (Seat(1), Range::Mid, vec![1]));
}

#[test]
fn while_cards_are_dropped_the_view_shows_what_was_received() {
    use super::super::view::Gain;
    let mut state = holding("blue-1-a blue-1-b blue-2-a blue-2-b blue-3-a blue-3-b blue-4-a");
    give(&mut state, 0, "blue-4-b");
    listen(&mut state, Range::Mid, "green-2-a green-9-a");
    act(&mut state, "done take-2");
    let view = CosmoCode::view(&state, Viewer::Seat(Seat(0)));
    assert_eq!((view.stage, view.gain), (Stage::Drop, Gain::All(vec![1])));
    assert_eq!(view.revealed.len(), 2);
    assert_eq!(view.last, None, "this turn is not over");
    assert_eq!(legal(&state).len(), 9);
}

#[test]
fn a_dropped_card_does_nothing() {
    let mut state = holding("blue-1-a blue-1-b blue-2-a blue-2-b blue-3-a blue-3-b blue-4-a");
    give(&mut state, 0, "blue-4-b");
    listen(&mut state, Range::Short, "blue-5-a blue-5-b");
    act(&mut state, "done drop-blue-5-a");
    assert_eq!(state.indicator, Channel::Alpha);
    assert_eq!(state.last.as_ref().unwrap().hearing.spent.as_slice(), []);
    assert_eq!(state.discards[0].count(), 2, "blue 5 on β, and blue 5 on α");
}
