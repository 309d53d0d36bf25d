//! Who takes a trick, what a 2 and a 4 do, and what skulls do (rules 2.2 to 2.4; X1 to X5, S1 to S3).

use super::super::state::Trick;
use super::*;

/// The trick of these cards, led by seat 0: who takes it, where the trump is then, and whether the
/// trick was turned around.
fn judge(trump: Colour, plays: &str) -> (u8, Colour, bool) {
    let mut trick = Trick::new(Seat(0));
    let mut trump = trump;
    for card in cards(plays) {
        trick.lay(card);
        if card.moves_trump() {
            trump = trump.next();
        }
    }
    (trick.ahead(trump, trick.count).unwrap().0, trump, trick.reversed)
}

#[test]
fn a_two_makes_the_lowest_card_win() {
    let judged = judge(Colour::Yellow, "red-6 red-2 yellow-5 yellow-1");
    assert_eq!(judged, (3, Colour::Yellow, true), "X1");
    assert_eq!(judge(Colour::Green, "red-2 red-5 green-3"), (2, Colour::Green, true), "X5");
    assert_eq!(judge(Colour::Green, "red-3 red-2 red-1"), (2, Colour::Green, true));
}

#[test]
fn a_second_two_turns_the_trick_back_and_the_trump_counts_as_it_ends() {
    let judged = judge(Colour::Yellow, "blue-2 yellow-3 blue-4 red-2");
    assert_eq!(judged, (2, Colour::Green, false), "X2");
}

#[test]
fn a_four_moves_the_trump_on_and_may_lose_its_own_colour_the_trick() {
    assert_eq!(judge(Colour::Red, "red-4 red-5 blue-1"), (1, Colour::Yellow, false), "X3");
    assert_eq!(judge(Colour::Blue, "green-4 blue-4 red-5"), (0, Colour::Yellow, false), "X4");
    assert_eq!(judge(Colour::Blue, "green-5 red-4 red-1"), (1, Colour::Red, false));
}

/// The same tricks, played by the rules.
#[test]
fn the_rules_judge_as_the_examples_do() {
    let hands = ["red-6 blue-1", "red-2 blue-2", "yellow-5 blue-3", "yellow-1 blue-5"];
    let mut state = dealt(&table(4), Colour::Yellow, &hands);
    let events = play(&mut state, "play-red-6 play-red-2 play-yellow-5 play-yellow-1");
    let trick = Event::Trick {
        number: 1,
        winner: Seat(3),
        trump: Colour::Yellow,
        reversed: true,
        gains: Nusa::Small,
        flipped: vec![],
    };
    assert_eq!(events.last(), Some(&trick));
    assert_eq!(NusaMystic::turn(&state), Turn::One(Seat(3)), "who takes a trick leads the next");
    // Our ruling (Q7): the next trick is not turned around.
    let events = play(&mut state, "play-blue-5 play-blue-1 play-blue-2 play-blue-3");
    assert!(matches!(events[0], Event::Played { now, .. } if !now.reversed));
    assert!(matches!(events[2], Event::Played { now, .. } if now.reversed));
    let Some(Event::Trick { winner, reversed: true, .. }) = events.last() else {
        panic!("{events:?}");
    };
    assert_eq!(*winner, Seat(0));
}

#[test]
fn the_trump_moves_at_once_and_stays_there() {
    let hands = ["red-4 blue-1", "red-1 blue-4", "red-3 blue-3"];
    let mut state = dealt(&table(3), Colour::Blue, &hands);
    let events = play(&mut state, "play-red-4");
    assert!(matches!(events[0], Event::Played { now, .. } if now.trump == Colour::Red));
    assert_eq!(state.trump, Colour::Red);
    play(&mut state, "play-red-1 play-red-3 play-blue-1");
    assert_eq!((state.trick().lead, state.trump), (Seat(0), Colour::Red));
    play(&mut state, "play-blue-4");
    assert_eq!(state.trump, Colour::Yellow);
}

#[test]
fn who_holds_the_lead_colour_follows_it() {
    let hands = ["red-1 blue-5", "red-3 red-5 blue-1", "green-1 blue-2"];
    let mut state = dealt(&table(3), Colour::Green, &hands);
    assert_eq!(tokens_of(&state), ["play-red-1", "play-blue-5"]);
    play(&mut state, "play-red-1");
    assert_eq!(tokens_of(&state), ["play-red-3", "play-red-5"], "E2");
    play(&mut state, "play-red-5");
    assert_eq!(tokens_of(&state), ["play-green-1", "play-blue-2"]);
    assert_eq!(NusaMystic::legal(&state, Seat(0)).len(), 0, "it is not their turn");
}

#[test]
fn three_skulls_turn_everything_face_down_for_good() {
    let mut held = tableau("guardian");
    held.gain(Nusa::Monster);
    assert_eq!(held.check_skulls(), 2, "S1");
    assert_eq!((held.face_up(), held.face_down()), (&[][..], &nusas("guardian monster")[..]));
    held.gain(Nusa::Monster);
    assert_eq!(held.check_skulls(), 0, "S2");
    assert_eq!(held.face_up(), [Nusa::Monster]);

    let mut held = tableau("monster monster mother");
    assert_eq!(held.face_up().len(), 3);
    held.gain(Nusa::Monster);
    assert_eq!(held.check_skulls(), 4, "S3");
    assert!(held.face_up().is_empty());
}

#[test]
fn a_second_lot_of_skulls_turns_only_what_lay_face_up() {
    let mut held = tableau("guardian monster mother monster monster");
    assert_eq!(held.face_down().len(), 2);
    held.gain(Nusa::Monster);
    assert_eq!(held.check_skulls(), 4);
    let all: Vec<(Nusa, bool)> = held.iter().collect();
    assert_eq!(
        all,
        nusas("guardian monster mother monster monster monster")
            .iter()
            .map(|nusa| (*nusa, false))
            .collect::<Vec<_>>()
    );
}

#[test]
fn the_winner_of_a_trick_turns_cards_as_its_event_says() {
    let hands = ["red-5 blue-1", "red-1 blue-4", "red-3 blue-3"];
    let mut state = dealt(&table(3), Colour::Blue, &hands);
    state.tableaux[0] = tableau("guardian small");
    state.row[0] = Nusa::Monster;
    let events = play(&mut state, "play-red-5 play-red-1 play-red-3");
    let Some(Event::Trick { gains: Nusa::Monster, flipped, .. }) = events.last() else {
        panic!("{events:?}");
    };
    assert_eq!(*flipped, nusas("guardian small monster"));
    let view = NusaMystic::view(&state, Viewer::Public);
    assert_eq!(view.last.unwrap().flipped, *flipped);
    assert_eq!(view.seats[0].tableau.iter().filter(|(_, up)| *up).count(), 0);
}
