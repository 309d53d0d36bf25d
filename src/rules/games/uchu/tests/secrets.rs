//! What a viewer may know, and what is dealt anew when they may not.

use super::super::properties::at_random;
use super::super::validate::is_valid;
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
            crate::page::Offer::Withheld(reason) => reason.why,
            crate::page::Offer::Action(action) => action.to_string(),
        }
    };
    assert_eq!(why(&state, 1, "♡I pink 2"), "play-pink-2");
    assert_eq!(why(&state, 1, "■T gray 1"), "play-gray-1");
    assert_eq!(
        why(&state, 1, "▲D green 9"),
        "You hold ♡I pink, so you must follow it or play ■T gray."
    );
    assert_eq!(why(&state, 2, "■T gray 3"), "It is not your turn yet: waiting for Seat 2.");
}

/// A match after this number of random plies.
pub(super) fn after(players: u8, seed: u64, plies: u32) -> State {
    let dice = Dice::imagined(seed);
    testing::play::<Uchu>(&table(players), dice, plies, at_random, |_, _| {}, |_| {})
}

#[test]
fn a_snapshot_is_restored_only_into_the_match_that_it_was_taken_of() {
    let state = after(4, 1, 30);
    let saved = serde_json::to_string(&state).unwrap();
    assert_eq!(Uchu::upgrade(&table(4), Uchu::VERSION, &saved), Some(state));
    assert_eq!(Uchu::upgrade(&table(4), Uchu::VERSION + 1, &saved), None);
    let literal = Setup { options: Options { tie_reading: TieReading::Literal }, ..table(4) };
    assert_eq!(Uchu::upgrade(&literal, Uchu::VERSION, &saved), None);
    for players in [2, 3, 5] {
        assert_eq!(Uchu::upgrade(&table(players), Uchu::VERSION, &saved), None);
    }
}

/// Every digit and every suit of a snapshot changed, one at a time: what is still accepted can be
/// shown to everybody, redealt, and played to its end.
#[test]
fn a_damaged_snapshot_is_refused_or_does_no_harm() {
    let words = Words::new("en-US");
    let (mut refused, mut accepted) = (0, 0);
    for (players, plies) in [(2, 25), (3, 7), (4, 31), (4, 52), (5, 300), (5, 61)] {
        let saved = serde_json::to_string(&after(players, 7, plies)).unwrap();
        for at in 0..saved.len() {
            let harms: &[&str] = match saved.as_bytes()[at] {
                b'0'..=b'9' => &["0", "1", "2", "4", "9", "77", "-3", ""],
                b'g' | b'p' => &["", "x"],
                b'[' | b',' => &[""],
                _ => continue,
            };
            for harm in harms {
                let mut harmed = saved.clone();
                harmed.replace_range(at..=at, harm);
                let Some(mut state) = Uchu::upgrade(&table(players), Uchu::VERSION, &harmed) else {
                    refused += 1;
                    continue;
                };
                accepted += 1;
                let mut dice = Dice::imagined(1);
                for viewer in Viewer::all(players) {
                    let view = Uchu::view(&state, viewer);
                    Uchu::page(&view, &[], &words);
                    Uchu::draw(&view, &[], &words);
                    Uchu::redeal(&state, &mut [], viewer, &mut dice);
                }
                while let Turn::One(seat) = Uchu::turn(&state) {
                    let action = Uchu::legal(&state, seat).next().expect("it goes on");
                    Uchu::apply(&mut state, seat, action, &mut dice, &mut Nobody);
                }
            }
        }
    }
    assert!(refused > 1000 && accepted > 10, "{refused} refused, {accepted} accepted");
}

#[test]
fn a_redeal_respects_who_failed_to_follow() {
    for seed in 0..300 {
        let mut dice = Dice::imagined(seed);
        let players = 2 + (seed % 4) as u8;
        let state = after(players, seed, dice.below(60));
        for viewer in Viewer::all(players) {
            let other = Uchu::redeal(&state, &mut [], viewer, &mut dice);
            assert!(is_valid(&other));
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

/// A match after the first round, and its snapshot as data.
fn scored_once() -> (State, serde_json::Value) {
    let state = after(4, 3, 60);
    assert!(state.sheet.is_some() && state.round == 2);
    (state, serde_json::to_value(state).unwrap())
}

fn upgraded(saved: &serde_json::Value) -> Option<State> {
    Uchu::upgrade(&table(4), Uchu::VERSION, &saved.to_string())
}

#[test]
fn a_snapshot_that_keeps_no_scores_goes_on_without_them() {
    let (state, mut saved) = scored_once();
    let fields = saved.as_object_mut().unwrap();
    assert!(fields.remove("sheet").is_some() && fields.remove("history").is_some());
    let bare = State { sheet: None, history: Default::default(), ..state };
    assert_eq!(upgraded(&saved), Some(bare));
}

#[test]
fn a_sheet_that_does_not_lead_to_the_scoreboard_is_refused() {
    let (state, saved) = scored_once();
    assert_eq!(upgraded(&saved), Some(state));
    for (at, harm) in [
        ("/sheet/accounts/0/piles", 9),
        ("/sheet/accounts/4/piles", 1),
        ("/sheet/accounts/1/counts/2", 77),
        ("/sheet/before/points/0", 3),
        ("/sheet/before/countries", 5),
        ("/history/0/1", 29),
    ] {
        let mut harmed = saved.clone();
        *harmed.pointer_mut(at).unwrap() = harm.into();
        assert_eq!(upgraded(&harmed), None, "{at}");
    }
    let mut early = saved.clone();
    early["history"][1] = early["history"][0].clone();
    assert_eq!(upgraded(&early), None, "a round that was not scored has no points");
}
