//! Pictures: what they show, in how many characters that is said, and whom they suit.

use super::secrets::after;
use super::*;
use crate::picture::{ALT, Picture};

fn drawn(state: &State, viewer: Viewer, words: &Words) -> Vec<Picture> {
    let legal: Vec<Action> = match viewer {
        Viewer::Seat(seat) => Uchu::legal(state, seat).collect(),
        Viewer::Public | Viewer::Open => Vec::new(),
    };
    Uchu::draw(&Uchu::view(state, viewer), &legal, words)
}

/// Many states of random matches.
fn states() -> impl Iterator<Item = State> {
    let plies = (0..190).step_by(7);
    plies.flat_map(|plies| (2..=5).map(move |players| after(players, u64::from(plies), plies)))
}

#[test]
fn everything_is_said_in_few_characters_whatever_people_are_called() {
    for language in Words::languages() {
        for name in ["Aki".to_owned(), "会".repeat(32), "W".repeat(32), "& <\u{202e}".repeat(8)] {
            let words = Words::new(language).with_names(vec![name; 5]);
            for state in states() {
                for viewer in Viewer::all(state.players).chain([Viewer::Open]) {
                    for Picture { alt, .. } in drawn(&state, viewer, &words) {
                        let characters = alt.chars().count();
                        assert!((1..=ALT).contains(&characters), "{characters}: {alt}");
                        assert!(!alt.ends_with('…'), "{viewer:?} reads half of it: {alt}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_drawing_holds_numbers_only_and_every_text_has_its_own_width() {
    let words = Words::new("en-US");
    for state in states() {
        for viewer in Viewer::all(state.players).chain([Viewer::Open]) {
            for Picture { svg, .. } in drawn(&state, viewer, &words) {
                assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
                let ids: Vec<&str> = svg.split("<text id=\"").skip(1).collect();
                for (at, rest) in ids.iter().enumerate() {
                    assert!(rest.starts_with(&format!("fit-{}-", at + 1)), "{rest}");
                }
            }
        }
    }
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

/// The page says which of its parts the picture shows, and the picture says all of those.
#[test]
fn what_a_page_leaves_to_its_picture_is_said_of_the_picture() {
    let words = Words::new("en-US");
    for state in states().filter(|state| state.stage != Stage::Over) {
        for viewer in Viewer::all(state.players) {
            let page = Uchu::page(&Uchu::view(&state, viewer), &[], &words);
            let pictures = drawn(&state, viewer, &words);
            let alt = &pictures[0].alt;
            // A scoring has a picture of its own, which says the same in fewer words.
            let apart = |heading: &str| pictures[1..].iter().any(|p| p.alt.starts_with(heading));
            let drawn = page.sections.iter().filter(|section| section.drawn);
            for section in drawn.filter(|section| !apart(&section.heading)) {
                for line in &section.lines {
                    assert!(alt.contains(line.as_str()), "{line:?} is missing in {alt}");
                }
            }
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
