//! The end of the invasion and the escape (rules 2.5, 3).

use super::super::state::INVASION;
use super::*;

const HANDS: [&str; 3] = [
    "red-1 red-5 yellow-1 yellow-2 green-1 green-5",
    "red-2 red-3 yellow-3 yellow-4 green-2 blue-1",
    "red-4 green-3 green-4 blue-2 blue-3 blue-4",
];

/// Everybody chooses. Seat 2 has evaded in the first trick.
fn choosing() -> (State, Vec<Event>) {
    let mut state = dealt(&table(3), Colour::Blue, &HANDS);
    play(&mut state, "play-red-1 play-red-3 evade-blue-2");
    play(&mut state, "play-blue-3 play-red-5 play-blue-1");
    play(&mut state, "play-blue-4 play-green-5 play-green-2");
    play(&mut state, "play-green-3 play-green-1 play-yellow-3");
    let events = play(&mut state, "play-green-4 play-yellow-1 play-red-2");
    (state, events)
}

#[test]
fn what_is_left_over_is_shown_by_those_who_did_not_evade() {
    let (state, events) = choosing();
    let told: Vec<&Event> =
        events.iter().filter(|event| matches!(event, Event::LeftOver { .. })).collect();
    let left = |seat, text| Event::LeftOver { seat: Seat(seat), card: card(text) };
    assert_eq!(told, [&left(0, "yellow-2"), &left(1, "yellow-4")]);
    assert!(matches!(events[events.len() - 3], Event::Trick { number: INVASION, .. }));
    assert_eq!(state.stage, Stage::Escape);
    assert!(state.hands.iter().all(|hand| hand.is_empty()));
    assert_eq!(
        state.discarded[..3],
        ["yellow-2", "yellow-4", "red-4"].map(|text| Some(card(text)))
    );
}

#[test]
fn everybody_chooses_three_of_their_five_in_the_order_played() {
    let (state, _) = choosing();
    for seat in 0..3 {
        let legal: Vec<Action> = NusaMystic::legal(&state, Seat(seat)).collect();
        assert_eq!(legal.len(), 10);
    }
    let tokens = tokens_of(&state);
    assert_eq!(tokens[0], "escape-red-1-red-5-green-5");
    assert_eq!(tokens[1], "escape-red-1-red-5-green-1");
    assert_eq!(tokens[9], "escape-green-5-green-1-yellow-1");
    assert_eq!(NusaMystic::legal(&state, Seat(3)).len(), 0);
}

#[test]
fn a_choice_is_secret_and_final_and_the_last_one_starts_the_escape() {
    let (mut state, _) = choosing();
    let lead = state.trick().lead;
    let choose = |state: &mut State, seat: u8, which: usize| {
        let action = NusaMystic::legal(state, Seat(seat)).nth(which).unwrap();
        act(state, Seat(seat), action, &mut Dice::rigged([]))
    };
    assert_eq!(choose(&mut state, 2, 0), []);
    assert_eq!(NusaMystic::turn(&state).seats().iter().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    assert_eq!(NusaMystic::legal(&state, Seat(2)).len(), 0);
    for viewer in Viewer::all(3).chain([Viewer::Open]) {
        let view = NusaMystic::view(&state, viewer);
        let looks = viewer == Viewer::Open || viewer.is(Seat(2));
        let chosen = view.seat(Seat(2)).chosen;
        assert_eq!(chosen, looks.then(|| state.chosen(Seat(2)).unwrap()), "{viewer:?}");
        assert!(view.seat(Seat(2)).ready && !view.seat(Seat(1)).ready);
        assert_eq!(view.seat(Seat(2)).cards, 0);
    }
    assert_eq!(choose(&mut state, 0, 3), []);
    let events = choose(&mut state, 1, 9);
    let seats: Vec<Seat> = events
        .iter()
        .map(|event| match event {
            Event::Escapes { seat, .. } => *seat,
            _ => panic!("{event:?}"),
        })
        .collect();
    assert_eq!(seats, [0, 1, 2].map(Seat));
    assert_eq!(NusaMystic::turn(&state), Turn::One(lead), "the winner of trick 5 leads trick 6");
    let view = NusaMystic::view(&state, Viewer::Seat(Seat(1)));
    assert!(view.seats.iter().all(|seat| seat.chosen.is_none() && !seat.ready && seat.cards == 3));
    assert_eq!(view.seat(Seat(1)).hand, Some(state.hands[1]));
    assert_eq!((view.seat(Seat(0)).hand, &view.seat(Seat(0)).pile), (None, &None));
}

#[test]
fn an_owner_may_look_at_their_pile_at_any_time() {
    let mut state = dealt(&table(3), Colour::Blue, &HANDS);
    play(&mut state, "play-red-1 play-red-3 evade-blue-2 play-blue-3");
    let pile = |state: &State, viewer, seat: usize| {
        NusaMystic::view(state, viewer).seats[seat].pile.clone()
    };
    assert_eq!(pile(&state, Viewer::Seat(Seat(2)), 2), Some(cards("blue-2")));
    assert_eq!(pile(&state, Viewer::Open, 1), Some(cards("red-3")));
    assert_eq!(pile(&state, Viewer::Public, 1), None);
    assert_eq!(pile(&state, Viewer::Seat(Seat(0)), 1), None);
}
