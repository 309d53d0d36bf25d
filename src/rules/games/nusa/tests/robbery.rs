//! Robbery (rules 5, Q1 to Q4; R1, R2), at the end of a round or at once.

use super::*;

fn on_receive(players: u8) -> Setup<Options> {
    let robbery_timing = RobberyTiming::OnReceive;
    Setup { players, options: Options { robbery_timing, ..Options::default() } }
}

/// Three seats with a card each, before the last trick, which seat 0 takes and with it a medium flower.
fn last_trick(tableaux: [&str; 3]) -> State {
    let mut state = dealt(&table(3), Colour::Blue, &["red-5", "red-1", "red-3"]);
    state.taken = 7;
    clear_tricks(&mut state);
    for (seat, text) in tableaux.into_iter().enumerate() {
        state.tableaux[seat] = tableau(text);
    }
    state
}

fn clear_tricks(state: &mut State) {
    for trick in &mut state.tricks {
        trick.lead = Seat(0);
    }
}

const LAST: &str = "play-red-5 play-red-1 play-red-3";

/// Plays these cards, after which chance deals the next round.
fn finish(state: &mut State, last: &str) -> Vec<Event> {
    let mut dice = Dice::imagined(1);
    let played = cards(last).into_iter().flat_map(|card| {
        let Turn::One(seat) = NusaMystic::turn(state) else { panic!("a card is awaited") };
        act(state, seat, Action::Play(card), &mut dice)
    });
    played.collect()
}

#[test]
fn the_bee_takes_a_flower_that_lies_face_up_with_another() {
    let mut state = last_trick(["bee mother", "small mother", "medium guardian monster"]);
    play(&mut state, LAST);
    assert_eq!(NusaMystic::turn(&state), Turn::One(Seat(0)));
    assert_eq!(tokens_of(&state), ["rob-1-small", "rob-1-mother"], "R1");
    let mut events = Vec::new();
    let action = Action::Rob(Seat(1), Nusa::Mother);
    NusaMystic::apply(&mut state, Seat(0), action, &mut Dice::imagined(1), &mut events);
    assert_eq!(events[0], Event::Robbed { by: Seat(0), from: Seat(1), card: Nusa::Mother });
    let Event::RoundOver { nectar, .. } = &events[1] else { panic!("{events:?}") };
    assert_eq!(*nectar, [8, 1, 0]);
    let scores = NusaMystic::view(&state, Viewer::Public).scores.unwrap();
    let held: Vec<(Nusa, bool)> = scores.sheet.seats[0].tableau.to_vec();
    let all = nusas("bee mother medium mother").into_iter().map(|nusa| (nusa, true));
    assert_eq!(held, all.collect::<Vec<_>>(), "our ruling (Q4): the bee stays");
    assert!(matches!(events[2], Event::Round { round: 2, start: Seat(0), .. }));
}

#[test]
fn a_bee_that_lies_face_down_robs_nobody() {
    let mut state = last_trick(["small", "bee guardian monster", "mother"]);
    let events = finish(&mut state, "red-5 red-1 red-3");
    assert!(matches!(events[4], Event::RoundOver { .. }), "R2: {events:?}");
}

#[test]
fn where_there_is_nothing_to_take_the_bee_takes_nothing() {
    let mut state = last_trick(["bee mother", "monster", "small guardian monster"]);
    let events = finish(&mut state, "red-5 red-1 red-3");
    assert!(matches!(events[4], Event::RoundOver { .. }), "{events:?}");
}

#[test]
fn two_equal_flowers_of_one_victim_are_one_choice() {
    let mut state = last_trick(["bee", "small small medium", "small"]);
    play(&mut state, LAST);
    assert_eq!(tokens_of(&state), ["rob-1-small", "rob-1-medium", "rob-2-small"]);
}

#[test]
fn on_receipt_the_bee_robs_at_once_and_never_again() {
    let hands = ["red-5 blue-1", "red-1 blue-4", "red-3 blue-3"];
    let mut state = dealt(&on_receive(3), Colour::Blue, &hands);
    state.row[0] = Nusa::Bee;
    state.tableaux[2] = tableau("small");
    play(&mut state, "play-red-5 play-red-1 play-red-3");
    assert_eq!(tokens_of(&state), ["rob-2-small"], "a choice of one is still made");
    let trick = NusaMystic::view(&state, Viewer::Public).trick;
    assert_eq!((trick.number, trick.plays.len(), trick.lead), (2, 0, Seat(0)));
    let events = play(&mut state, "rob-2-small");
    assert_eq!(events, [Event::Robbed { by: Seat(0), from: Seat(2), card: Nusa::Small }]);
    assert_eq!((state.stage, state.next), (Stage::Play, Seat(0)));
    // The last trick brings a flower to another, and no robbery.
    state.hands = [set("red-1"), set("red-5"), set("red-3"), CardSet::EMPTY, CardSet::EMPTY];
    state.taken = 7;
    clear_tricks(&mut state);
    let events = finish(&mut state, "red-1 red-5 red-3");
    assert!(matches!(events[4], Event::RoundOver { .. }), "{events:?}");
}

#[test]
fn on_receipt_with_nobody_to_rob_play_goes_on() {
    let hands = ["red-5 blue-1", "red-1 blue-4", "red-3 blue-3"];
    let mut state = dealt(&on_receive(3), Colour::Blue, &hands);
    state.row[0] = Nusa::Bee;
    play(&mut state, "play-red-5 play-red-1 play-red-3");
    assert_eq!((state.stage, NusaMystic::turn(&state)), (Stage::Play, Turn::One(Seat(0))));
}

#[test]
fn on_receipt_in_trick_five_the_robbery_comes_before_the_left_over_cards() {
    let hands = ["red-5 blue-1", "red-1 blue-4", "red-3 blue-3"];
    let mut state = dealt(&on_receive(3), Colour::Blue, &hands);
    state.row[4] = Nusa::Bee;
    state.taken = 4;
    clear_tricks(&mut state);
    state.tableaux[1] = tableau("medium");
    let events = play(&mut state, "play-red-5 play-red-1 play-red-3");
    assert!(matches!(events.last(), Some(Event::Trick { number: 5, .. })));
    let events = play(&mut state, "rob-1-medium");
    assert!(matches!(events[0], Event::Robbed { .. }));
    assert_eq!(events.len(), 4, "then everybody's left-over card: {events:?}");
    assert_eq!(state.stage, Stage::Escape);
    assert_eq!(state.trick().lead, Seat(0));
}
