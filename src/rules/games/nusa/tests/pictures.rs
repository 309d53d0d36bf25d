//! Pictures: what they show, and whom they suit.

use super::*;
use crate::picture::Picture;
use crate::words::Words;

fn drawn(state: &State, viewer: Viewer, words: &Words) -> Vec<Picture> {
    testing::drawn::<NusaMystic>(state, viewer, words)
}

/// Many states of random matches.
fn states() -> Vec<State> {
    let states = tables().flat_map(|setup| {
        testing::states::<NusaMystic>(&setup, setup.players.into(), |ply, _| ply % 11 == 0)
    });
    states.collect()
}

fn viewers(state: &State) -> impl Iterator<Item = Viewer> {
    Viewer::all(state.players).chain([Viewer::Open])
}

/// The smallest letters are read on a screen that is 400 pixels wide.
#[test]
fn no_letters_are_smaller_than_a_phone_shows() {
    let words = Words::new("en-US");
    let sizes = |svg: &str| -> Vec<f32> {
        let sizes = svg.split("font-size=\"").skip(1);
        sizes.map(|rest| rest.split('"').next().unwrap().parse().unwrap()).collect()
    };
    // A text that has too little room is written a little smaller.
    let smallest = 24.0 * 0.86;
    let rules = NusaMystic::HELP.iter().filter_map(|of| NusaMystic::illustrate(of, &words));
    let mut pictures: Vec<Picture> = rules.collect();
    for state in states() {
        pictures.extend(drawn(&state, Viewer::Public, &words));
        pictures.extend(drawn(&state, Viewer::Seat(Seat(0)), &words));
    }
    for Picture { svg, name, .. } in pictures {
        for size in sizes(&svg) {
            assert!(size >= smallest, "{size} in {name}: {svg}");
        }
    }
}

#[test]
fn a_seat_gets_its_hand_and_everybody_else_the_board() {
    let words = Words::new("en-US");
    for state in states().into_iter().filter(|state| state.stage != Stage::Over) {
        for viewer in viewers(&state) {
            let first = drawn(&state, viewer, &words).swap_remove(0);
            let expected = if matches!(viewer, Viewer::Seat(_)) { "hand" } else { "board" };
            assert_eq!(first.name, expected);
        }
    }
}

#[test]
fn a_scored_round_is_drawn_while_it_is_news_and_a_result_comes_first() {
    let words = Words::new("en-US");
    let mut seen = [0; 3];
    for state in states() {
        for viewer in Viewer::all(state.players) {
            let fresh = NusaMystic::view(&state, viewer).just_scored().is_some();
            let drawn = drawn(&state, viewer, &words);
            let names: Vec<&str> = drawn.iter().map(|picture| picture.name).collect();
            let kind = match (&names[..], state.stage) {
                (["result", "scores"], Stage::Over) => 0,
                (["board" | "hand", "scores"], _) if fresh => 1,
                (["board" | "hand"], _) if !fresh => 2,
                _ => panic!("{names:?} in {:?}", state.stage),
            };
            seen[kind] += 1;
        }
    }
    assert!(seen.iter().all(|seen| *seen > 0), "{seen:?}");
}
