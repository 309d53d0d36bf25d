//! What a viewer may know, and what is dealt anew when they may not.

use super::*;

#[test]
fn the_content_of_a_pile_is_its_owners_alone() {
    let mut state = dealt(
        4,
        Suit::Green,
        &["pink-1 pink-5", "pink-2 gray-2", "pink-3 gray-3", "pink-4 gray-4"],
    );
    play(&mut state, "pink-1 pink-2 pink-3 pink-4", vec![]);
    play(&mut state, "gray-4", vec![]);
    // Two tricks back, so that no viewer is shown it as the last one.
    let mut other = state;
    other.tricks[0] = pile(3, "pink-5 pink-2 pink-3 pink-4");
    state.tricks[1] = pile(0, "gray-9");
    other.tricks[1] = state.tricks[1];
    for state in [&mut state, &mut other] {
        state.tricks[2] = Trick::new(Country(0), None, false);
        state.taken = 2;
    }
    for viewer in Viewer::all(4) {
        let same = Uchu::view(&state, viewer) == Uchu::view(&other, viewer);
        assert_eq!(same, !viewer.is(Seat(3)), "{viewer:?}");
    }
}

#[test]
fn a_dependencys_hand_is_open_and_its_piles_are_its_suzerains() {
    let mut state = dealt(
        2,
        Suit::Green,
        &["pink-1 pink-5", "pink-9 gray-2", "pink-3 gray-3", "pink-4 gray-4"],
    );
    play(&mut state, "pink-1 pink-9 pink-3 pink-4", vec![]);
    for viewer in Viewer::all(2) {
        let view = Uchu::view(&state, viewer);
        for country in [1, 3].map(Country) {
            let seen = view.country(country);
            assert_eq!(seen.hand, Some(state.hands[country.at()]));
            assert_eq!(seen.contents.is_some(), viewer.is(country.owner(2)));
        }
    }
}

#[test]
fn a_card_that_must_not_be_played_says_why() {
    let mut state = dealt(
        4,
        Suit::Green,
        &["pink-1 pink-4", "pink-2 gray-1 green-9", "gray-3 gray-4", "green-1 green-2"],
    );
    play(&mut state, "pink-1", vec![]);
    let words = Words::new("en-US");
    let why = |state: &State, seat: u8, label: &str| {
        let legal: Vec<Action> = Uchu::legal(state, Seat(seat)).collect();
        let view = Uchu::view(state, Viewer::Seat(Seat(seat)));
        let page = Uchu::page(&view, &legal, &words);
        let control = page.controls.into_iter().find(|control| control.label == label).unwrap();
        match control.offer {
            crate::page::Offer::Withheld(why) => why,
            crate::page::Offer::Action(action) => action.to_string(),
        }
    };
    assert_eq!(why(&state, 1, "pink 2"), "play-pink-2");
    assert_eq!(why(&state, 1, "gray 1"), "play-gray-1");
    assert_eq!(why(&state, 1, "green 9"), "You hold pink, so you must follow pink or play gray.");
    assert_eq!(why(&state, 2, "gray 3"), "It is not your turn yet: waiting for Seat 2.");
}

#[test]
fn a_damaged_snapshot_is_refused_and_never_panics() {
    let state =
        Uchu::setup(&Options::default(), 4, &mut Dice::of(Seed::mix(&[b"x"]), 0), &mut Nobody);
    let good = serde_json::to_string(&state).unwrap();
    assert_eq!(Uchu::upgrade(Uchu::RULES, &good), Some(state));
    assert_eq!(Uchu::upgrade(Uchu::RULES + 1, &good), None);
    assert_eq!(Uchu::upgrade(Uchu::RULES, &good[1..]), None);
    let harms = [
        ("\"players\":4", "\"players\":9"),
        ("\"players\":4", "\"players\":0"),
        ("\"players\":4", "\"players\":5"),
        ("\"round\":1", "\"round\":7"),
        ("\"taken\":0", "\"taken\":15"),
        ("\"taken\":0", "\"taken\":200"),
        ("\"count\":0", "\"count\":6"),
        ("\"next\":", "\"next\":7"),
        ("\"gray-1\"", "\"gray-2\""),
        ("\"gray-1\"", "\"gray-11\""),
        ("\"points\":[0", "\"points\":[-6"),
        ("\"countries\":4", "\"countries\":9"),
    ];
    for (from, to) in harms {
        assert!(good.contains(from), "{from}");
        assert_eq!(Uchu::upgrade(Uchu::RULES, &good.replacen(from, to, 1)), None, "{to}");
    }
}

#[test]
fn a_redeal_respects_who_failed_to_follow() {
    for seed in 0..300 {
        let mut dice = Dice::imagined(seed);
        let players = 2 + (seed % 4) as u8;
        let mut state = Uchu::setup(&Options::default(), players, &mut dice, &mut Nobody);
        for _ in 0..dice.below(60) {
            let Turn::One(seat) = Uchu::turn(&state) else {
                break;
            };
            let mut legal = Uchu::legal(&state, seat);
            let action = legal.nth(dice.below(legal.len() as u32) as usize).unwrap();
            Uchu::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        }
        for viewer in Viewer::all(players) {
            let other = Uchu::redeal(&state, &mut [], viewer, &mut dice);
            assert!(other.is_sound());
            for country in state.everyone() {
                for suit in Suit::ALL {
                    let void = state.voids[country.at()] >> suit as u8 & 1 == 1;
                    assert!(!void || other.hands[country.at()].of(suit).is_empty());
                    assert!(
                        !void || state.hands[country.at()].of(suit).is_empty(),
                        "voids are true"
                    );
                }
            }
        }
    }
}
