//! Pictures: what they show, and whom they suit.

use super::secrets::after;
use super::*;
use crate::picture::Picture;

fn drawn(state: &State, viewer: Viewer, words: &Words) -> Vec<Picture> {
    testing::drawn::<Uchu>(state, viewer, words)
}

/// Many states of random matches.
fn states() -> impl Iterator<Item = State> {
    let plies = (0..190).step_by(7);
    plies.flat_map(|plies| (2..=5).map(move |players| after(players, u64::from(plies), plies)))
}

#[test]
fn a_seat_gets_its_hand_and_everybody_else_the_board() {
    let words = Words::new("en-US");
    for state in states().filter(|state| state.stage != Stage::Over) {
        for viewer in Viewer::all(state.players) {
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
            let played = viewer != Viewer::Public && state.trick().count > 0;
            let fresh = state.sheet.is_some() && state.taken == 0 && !played;
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
