//! Pictures: what they show, and whom they suit. What holds for every game's pictures is tried for
//! all games at once.

use super::super::draw::palette::{
    ALARM, GLOW, INK, LIGHT, MUTED, PANEL, PIECES, RAISED, SKY, SPARK, hue, ink, shape,
};
use super::super::pieces::{Colour, Planet, Senator};
use super::super::{Abyssi, Action, Houses};
use super::*;
use crate::game::{Nobody, Viewer};
use crate::kit::eyes::{assert_apart, assert_readable};
use crate::kit::signs::seat_colour;
use crate::picture::{ALT, Picture};
use crate::words::Words;

fn drawn(state: &State, viewer: Viewer, words: &Words) -> Vec<Picture> {
    testing::drawn::<Abyssi>(state, viewer, words)
}

/// Many states of random matches, at every table, with houses and without.
fn states() -> Vec<State> {
    let tables = [(2, Houses::None), (3, Houses::Draft), (4, Houses::None), (4, Houses::Dealt)];
    let states = tables.into_iter().zip(0..).flat_map(|((players, houses), seed)| {
        let setup = Setup { players, options: Options { houses, max_rounds: 0 } };
        testing::states::<Abyssi>(&setup, seed, |ply, state| ply % 23 == 0 || state.round == 0)
    });
    states.collect()
}

/// Everybody has as much as there can be, with houses.
fn fullest() -> State {
    let options = Options { houses: Houses::Dealt, max_rounds: 0 };
    let mut dice = Dice::imagined(7);
    let mut state = Abyssi::setup(&Setup { players: 4, options }, &mut dice, &mut Nobody);
    while let Turn::One(seat) = Abyssi::turn(&state) {
        if state.round > 0 {
            break;
        }
        let legal: Vec<Action> = Abyssi::legal(&state, seat).collect();
        Abyssi::apply(&mut state, seat, legal[legal.len() - 1], &mut dice, &mut Nobody);
    }
    state.round = 100;
    state.piles = [0; 6];
    for seat in (0..4).map(Seat) {
        for planet in Planet::ALL {
            state.treaties[planet as usize] = Some(Seat(planet as u8 % 4));
        }
        let own = state.of_mut(seat);
        own.energy = 38;
        own.hand = Planet::ALL.into_iter().collect();
        own.ships = [3, 3, 3, 3, 2, 2];
        own.sleeping = [1, 0, 1, 0, 1, 0];
        own.active = [0, 1, 0, 1, 0, 1];
        own.free = [0; 3];
        own.senators = Senator::all().filter(|of| of.number() % 4 == seat.0).collect();
        (own.activation, own.senator, own.normal) = (38, 26, 19);
    }
    state
}

/// The texts of a drawing.
fn texts(svg: &str) -> Vec<&str> {
    let texts = svg.split("<text ").skip(1);
    texts.filter_map(|rest| rest.split_once('>')?.1.split('<').next()).collect()
}

#[test]
fn everybody_sees_the_board_and_in_the_end_the_account_before_it() {
    let words = Words::new("en-US");
    let mut over = 0;
    for state in states() {
        for viewer in Viewer::all(state.players).chain([Viewer::Open]) {
            let drawn = drawn(&state, viewer, &words);
            let names: Vec<&str> = drawn.iter().map(|picture| picture.name).collect();
            match state.actor() {
                Some(_) => assert_eq!(names, ["board"]),
                None => assert_eq!(names, ["result", "board"]),
            }
            over += usize::from(state.actor().is_none());
        }
    }
    assert!(over > 0);
}

#[test]
fn every_count_is_on_the_board() {
    let words = Words::new("en-US");
    for state in states().into_iter().chain([fullest()]) {
        let board = drawn(&state, Viewer::Public, &words).pop().unwrap();
        let mut left: Vec<&str> = texts(&board.svg);
        let mut counts: Vec<u32> = state.piles.iter().map(|pile| u32::from(*pile)).collect();
        for (seat, own) in state.everyone() {
            let there = [own.ships, own.sleeping, own.active].concat();
            counts.extend(there.into_iter().filter(|count| *count > 0).map(u32::from));
            let account = state.account(seat);
            counts.extend([own.energy, own.supply().into(), account.total()]);
            counts.extend([account.activation, account.senator, account.treaty]);
            counts.extend([account.normal, account.energy, state.treaties_of(seat)]);
            counts.extend(own.senators.iter().map(|of| u32::from(of.number())));
        }
        let tops = state.senate.iter().filter_map(|group| Some((group.top?, group.below.count())));
        counts.extend(tops.flat_map(|(top, below)| [top.number(), below]).map(u32::from));
        for count in counts {
            let count = count.to_string();
            let at = left.iter().position(|text| *text == count);
            left.swap_remove(at.unwrap_or_else(|| panic!("{count} is missing in {}", board.svg)));
        }
    }
}

#[test]
fn only_whoever_chooses_sees_what_can_be_chosen() {
    let words = Words::new("en-US");
    let glow = format!("stroke=\"{GLOW}\" stroke-width=\"7\"");
    let mut lit = 0;
    for state in states().into_iter().filter(|state| state.actor().is_some()) {
        for viewer in Viewer::all(state.players) {
            let board = drawn(&state, viewer, &words).pop().unwrap();
            let acts = state.actor().is_some_and(|seat| viewer.is(seat));
            lit += usize::from(board.svg.contains(&glow));
            assert!(acts || !board.svg.contains(&glow));
        }
    }
    assert!(lit > 20, "{lit}");
}

#[test]
fn whatever_there_is_it_is_described_to_the_end() {
    for name in ["Aki", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"] {
        let words = Words::new("en-US").with_names(vec![name.to_owned(); 4]);
        for state in states().into_iter().chain([fullest()]) {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                for Picture { alt, .. } in drawn(&state, viewer, &words) {
                    assert!(alt.chars().count() <= ALT && !alt.ends_with('…'), "{alt}");
                }
            }
        }
    }
}

/// The smallest letters are read on a screen that is 400 pixels wide.
#[test]
fn no_letters_are_smaller_than_a_phone_shows() {
    let words = Words::new("en-US");
    // A text that has too little room is written a little smaller.
    let smallest = 26.0 * 0.86;
    let rules = Abyssi::HELP.iter().filter_map(|of| Abyssi::illustrate(of, &words));
    let mut pictures: Vec<Picture> = rules.collect();
    for state in states() {
        pictures.extend(drawn(&state, Viewer::Public, &words));
        pictures.extend(drawn(&state, Viewer::Seat(Seat(0)), &words));
    }
    for Picture { svg, name, .. } in pictures {
        for rest in svg.split("font-size=\"").skip(1) {
            let size: f32 = rest.split('"').next().unwrap().parse().unwrap();
            assert!(size >= smallest, "{size} in {name}: {svg}");
        }
    }
}

#[test]
fn planets_and_pieces_stay_apart_for_eyes_that_see_fewer_colours() {
    let hues = Colour::ALL.map(|of| [hue(of)]);
    let names = Colour::ALL.map(Colour::name);
    let things: Vec<_> = names.into_iter().zip(&hues).map(|(name, of)| (name, &of[..])).collect();
    assert_apart(&things);
    // Yellow planets are near the second seat's orange: markers have shapes and numbers that planets
    // have not.
    let seats: Vec<_> = (0..4).map(seat_colour).collect();
    let hues = [Colour::Purple, Colour::Green].map(hue);
    assert_apart(&[("seats", &seats), ("planets", &hues)]);
    let pieces = PIECES.map(|of| [of]);
    // Beside each other in a bar.
    for pair in pieces.windows(2) {
        assert_apart(&[("one", &pair[0]), ("the next", &pair[1])]);
    }
}

/// With achromatopsia no colour is left, so here is what everybody can go by.
#[test]
fn every_two_planets_differ_in_shape_as_in_words() {
    let words = Words::new("en-US");
    let sign = |of: Planet| words.say("abyssi-sign", &[("planet", of.name().into())]);
    for (at, a) in Planet::ALL.into_iter().enumerate() {
        for b in Planet::ALL.into_iter().skip(at + 1) {
            assert_ne!(shape(a), shape(b));
            assert_ne!(sign(a), sign(b));
        }
    }
}

#[test]
fn all_text_can_be_read() {
    Colour::ALL.into_iter().for_each(|of| assert_readable(ink(of), hue(of)));
    PIECES.into_iter().chain([GLOW]).for_each(|ground| assert_readable(INK, ground));
    for ground in [SKY, PANEL, RAISED] {
        [LIGHT, SPARK].into_iter().for_each(|ink| assert_readable(ink, ground));
    }
    for ground in [SKY, PANEL] {
        [MUTED, ALARM].into_iter().for_each(|ink| assert_readable(ink, ground));
    }
}

#[test]
fn the_setup_is_described_as_it_is() {
    let names = ["Aki", "Ben", "Chloé", "Dara"].map(str::to_owned).to_vec();
    for name in [None, Some("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW".to_owned())] {
        let names = name.map_or_else(|| names.clone(), |name| vec![name; 4]);
        let words = Words::new("en-US").with_names(names);
        for state in states().into_iter().filter(|state| state.actor().is_some()) {
            let board = drawn(&state, Viewer::Public, &words).pop().unwrap();
            assert!(board.alt.contains(" starts"), "{}", board.alt);
            let sorted = state.senate.iter().any(|group| group.top.is_some());
            let dealt = !state.dealt.is_empty() && !sorted && state.round == 0;
            assert_eq!(board.alt.contains("Dealt: senator"), dealt, "{}", board.alt);
            assert!(state.round > 0 || !board.alt.contains(": nobody,"), "{}", board.alt);
        }
    }
}
