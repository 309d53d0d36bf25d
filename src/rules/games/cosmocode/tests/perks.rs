//! What a first red card brings (rules 3.4, Q11 to Q13).

use super::*;

/// The seat to act takes a red card.
fn take_red(state: &mut State, revealed: &str) -> Vec<Event> {
    listen(state, Range::Long, revealed);
    act(state, "done take-1")
}

fn scoped(perk_scope: PerkScope) -> State {
    let mut state = empty(2);
    state.options.perk_scope = perk_scope;
    state
}

#[test]
fn everybody_chooses_a_perk_with_their_own_first_red_card() {
    let mut state = scoped(PerkScope::EachPlayer);
    let events = take_red(&mut state, "red-1-a red-2-a red-3-a");
    assert!(matches!(events[..], [Event::Received { .. }]));
    assert_eq!(legal(&state), ["perk-wide", "perk-flexible"]);
    let events = act(&mut state, "perk-wide");
    assert_eq!(json(&events), r#"[{"perk":{"seat":0,"perk":"wide"}},{"turn":{"seat":1}}]"#);
    take_red(&mut state, "red-4-a red-5-a red-6-a");
    act(&mut state, "perk-wide");
    assert_eq!(state.seats[0].perk, state.seats[1].perk, "both may have the same one");
}

#[test]
fn only_the_first_player_of_all_chooses_a_perk_if_that_is_agreed() {
    let mut state = scoped(PerkScope::FirstPlayerOnly);
    take_red(&mut state, "red-1-a red-2-a red-3-a");
    act(&mut state, "perk-flexible");
    let events = take_red(&mut state, "red-4-a red-5-a red-6-a");
    assert!(matches!(events[..], [Event::Received { .. }, Event::Turn { seat: Seat(0) }]));
    assert_eq!((state.stage, state.seats[1].perk), (Stage::Range, None));
    assert!(is_valid(&state, &setup_of(&state)));
}

#[test]
fn wideband_turns_over_three_blue_cards_and_no_more_green_ones() {
    let mut state = empty(2);
    award(&mut state, 0, "red-1-a", Some(Perk::Wide));
    award(&mut state, 1, "red-1-b", Some(Perk::Flexible));
    for (range, shown) in [(Range::Short, 3), (Range::Short, 2), (Range::Mid, 2)] {
        act_with(&mut state, range.name(), &mut Dice::imagined(1));
        assert_eq!(state.hearing.as_ref().unwrap().revealed.len(), shown);
        act(&mut state, "done");
    }
}

#[test]
fn the_converter_shifts_by_the_number_of_the_green_card() {
    let mut state = holding("green-7-a green-8-b");
    award(&mut state, 0, "red-1-a", Some(Perk::Flexible));
    listen(&mut state, Range::Mid, "green-7-b green-8-a");
    let shifts = "shift-green-7-a-1 shift-green-8-b-2 flip-green-7-a-green-8-b";
    assert_eq!(legal(&state)[..3], shifts.split_whitespace().collect::<Vec<_>>());
    act(&mut state, "tune-green-8-b-1-up");
    assert!(legal(&state).iter().all(|token| token.starts_with("tune") || token == "done"));
}

#[test]
fn a_flip_of_green_cards_leaves_shifts_open() {
    let mut state = holding("green-1-a green-2-a blue-7-b");
    award(&mut state, 0, "red-1-a", Some(Perk::Flexible));
    listen(&mut state, Range::Short, "blue-7-a blue-8-a");
    let events = act(&mut state, "flip-green-1-a-green-2-a");
    assert!(matches!(events[..], [Event::Flipped { channel: Channel::Beta, .. }]));
    assert_eq!(legal(&state), ["shift-blue-7-b-1", "done"]);
}

#[test]
fn red_cards_are_neither_spent_nor_counted_in_hand() {
    let mut state = holding("blue-1-a blue-1-b blue-2-a blue-2-b blue-3-a blue-3-b blue-4-a");
    give(&mut state, 0, "blue-4-b");
    take_red(&mut state, "red-1-a red-2-a red-3-a");
    act(&mut state, "perk-wide");
    assert_eq!((state.stage, state.actor), (Stage::Range, Seat(1)), "nothing is dropped");
    act_with(&mut state, "short", &mut Dice::imagined(1));
    act(&mut state, "done");
    act_with(&mut state, "mid", &mut Dice::imagined(1));
    assert!(legal(&state).iter().all(|token| !token.contains("red")));
}
