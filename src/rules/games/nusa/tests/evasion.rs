//! Evasion (rules 2.2; E1 to E3, Q9 to Q13).

use super::*;

const HANDS: [&str; 3] = ["red-1 yellow-5 green-1", "red-3 blue-5 blue-1", "red-2 blue-2 blue-3"];

/// Seat 1 follows a red lead with the hand of E1.
fn led() -> State {
    let mut state = dealt(&table(3), Colour::Yellow, &HANDS);
    play(&mut state, "play-red-1");
    state
}

#[test]
fn a_single_card_of_the_lead_colour_can_be_evaded() {
    assert_eq!(tokens_of(&led()), ["play-red-3", "evade-blue-1", "evade-blue-5"], "E1");
}

#[test]
fn whoever_leads_or_has_two_or_none_does_not_evade() {
    let mut state = dealt(&table(3), Colour::Yellow, &HANDS);
    assert!(tokens_of(&state).iter().all(|token| token.starts_with("play-")));
    state.hands[1] = set("red-3 red-4 blue-1");
    play(&mut state, "play-red-1");
    assert_eq!(tokens_of(&state), ["play-red-3", "play-red-4"], "E2");
    state.hands[1] = set("yellow-3 blue-1");
    assert_eq!(tokens_of(&state), ["play-yellow-3", "play-blue-1"]);
}

#[test]
fn only_once_a_trick_and_once_a_round_and_never_in_the_escape() {
    let only = ["play-red-3"];
    let mut state = led();
    state.trick_mut().evader = Some(Seat(2));
    assert_eq!(tokens_of(&state), only, "E3: somebody else has evaded in this trick");
    let mut state = led();
    state.discarded[1] = Some(card("green-5"));
    assert_eq!(tokens_of(&state), only, "E3: this seat has evaded in this round");
    for taken in 1..8 {
        let mut state = led();
        state.tricks[usize::from(taken)] = *state.trick();
        state.taken = taken;
        assert_eq!(
            tokens_of(&state).len(),
            if taken < 5 { 3 } else { 1 },
            "E3: trick {}",
            taken + 1
        );
    }
}

#[test]
fn what_is_discarded_does_nothing_and_everybody_sees_it() {
    let mut state = led();
    play(&mut state, "play-red-3");
    let events = play(&mut state, "evade-blue-3");
    let Event::Played { seat: Seat(2), card: played, evaded, now } = &events[0] else {
        panic!("{events:?}");
    };
    assert_eq!((*played, *evaded), (card("blue-3"), Some(card("red-2"))));
    assert!(!now.reversed, "our ruling (Q9): a discarded 2 turns nothing around");
    assert_eq!(state.hands[2], set("blue-2"));
    let view = NusaMystic::view(&state, Viewer::Seat(Seat(0)));
    assert_eq!(view.seat(Seat(2)).discarded, Some(card("red-2")));
    assert!(view.seat(Seat(2)).evaded && !view.seat(Seat(1)).evaded);
    let last = view.last.unwrap().trick;
    assert_eq!(last.plays[2].evaded, Some(card("red-2")));
    assert_eq!(last.plays[1].evaded, None);
    assert_eq!(last.ahead, Some(Seat(1)), "red 3 is the highest of the lead colour");
}

#[test]
fn a_discarded_four_leaves_the_trump_where_it_is_and_a_played_one_moves_it() {
    let mut state = led();
    state.hands[1] = set("red-4 blue-1");
    play(&mut state, "evade-blue-1");
    assert_eq!(state.trump, Colour::Yellow);
    let mut state = led();
    state.hands[1] = set("red-3 blue-4");
    play(&mut state, "evade-blue-4");
    assert_eq!(state.trump, Colour::Green);
}

#[test]
fn the_card_behind_an_evasion_may_be_trump() {
    let mut state = led();
    state.hands[1] = set("red-3 yellow-1 blue-1");
    play(&mut state, "evade-yellow-1 play-red-2");
    assert_eq!(state.trick().lead, Seat(1));
}
