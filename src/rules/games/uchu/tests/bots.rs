//! How bots play, and what they say about it.

use super::*;
use crate::bot::Level;
use crate::game::{Moment, random};
use crate::sight::Sight;

/// Calls this in every state of this number of random matches.
fn wander(matches: u64, mut visit: impl FnMut(&State, Seat, &mut Dice)) {
    for players in 2..=5 {
        for seed in 0..matches {
            let mut dice = Dice::imagined(seed);
            let mut state = Uchu::setup(&table(players), &mut dice, &mut Nobody);
            while let Turn::One(seat) = Uchu::turn(&state) {
                visit(&state, seat, &mut dice);
                let action = random::<Uchu>(&state, seat, &mut dice);
                Uchu::apply(&mut state, seat, action, &mut dice, &mut Nobody);
            }
        }
    }
}

#[test]
fn every_level_does_what_is_legal() {
    wander(4, |state, seat, dice| {
        let sight = Sight::<Uchu>::new(state, seat, dice).unwrap();
        for level in Level::ALL {
            let action = sight.decide(level, 4, dice);
            assert!(sight.legal().contains(&action), "{level:?} {action}");
        }
    });
}

#[test]
fn what_is_sensible_does_not_depend_on_what_is_hidden() {
    wander(6, |state, seat, dice| {
        let other = Uchu::redeal(state, &mut [], Viewer::Seat(seat), dice);
        let sensible = Uchu::sensible(state, seat, dice);
        assert_eq!(sensible, Uchu::sensible(&other, seat, dice));
    });
}

#[test]
fn every_action_has_a_reason_in_every_language() {
    let languages = ["en-US", "ja", "ko"].map(Words::new);
    wander(2, |state, seat, _| {
        let view = Uchu::view(state, Viewer::Seat(seat));
        for action in Uchu::legal(state, seat) {
            for words in &languages {
                let reason = Uchu::reason(&view, action, words).unwrap();
                assert!(!reason.contains(Uchu::ID) && !reason.contains(['{', '$']), "{reason}");
            }
        }
    });
}

fn sensible(state: &State) -> Card {
    let Turn::One(seat) = Uchu::turn(state) else { panic!("it is somebody's turn") };
    match Uchu::sensible(state, seat, &mut Dice::rigged([])) {
        Action::Play(card) => card,
        Action::Vip(_) => panic!("a card is awaited"),
    }
}

#[test]
fn whoever_plays_last_takes_a_good_trick_as_cheaply_as_possible() {
    let mut state = dealt(4, Suit::Green, &["pink-6", "pink-1", "pink-2", "pink-9 pink-7 pink-3"]);
    play(&mut state, "pink-6 pink-1 pink-2", vec![]);
    assert_eq!(sensible(&state), card("pink-7"));
}

#[test]
fn whoever_cannot_take_the_trick_keeps_their_better_cards() {
    let hands = ["pink-9", "pink-1", "pink-2", "pink-8 pink-3 pink-7"];
    let mut state = dealt(4, Suit::Green, &hands);
    play(&mut state, "pink-9 pink-1 pink-2", vec![]);
    assert_eq!(sensible(&state), card("pink-3"));
}

#[test]
fn nobody_takes_a_fifth_green_if_they_need_not() {
    let hands = ["green-6", "green-1", "green-2", "green-9 green-3 pink-7"];
    let mut state = dealt(4, Suit::Pink, &hands);
    state.tricks[0] = pile(3, "green-4 green-5 green-7 green-8");
    state.tricks[1] = Trick::new(Country(0), None, false);
    state.taken = 1;
    play(&mut state, "green-6 green-1 green-2", vec![]);
    assert_eq!(sensible(&state), card("green-3"));
}

#[test]
fn a_colour_of_many_high_cards_is_named() {
    let mut state = dealt(
        4,
        Suit::Green,
        &["redblue-9 redblue-8 redblue-7 redblue-6 redblue-5 redblue-4 green-1 pink-1 gray-2"],
    );
    state.stage = Stage::Vip;
    let named = Uchu::sensible(&state, Seat(0), &mut Dice::rigged([]));
    assert_eq!(named, Action::Vip(Suit::Redblue));
}

#[test]
fn a_round_is_judged_when_it_is_over_and_a_lead_is_worth_more() {
    let mut state = Uchu::setup(&table(4), &mut Dice::imagined(1), &mut Nobody);
    state.track = track(&[3, 12, 20, 8], &[0, 1, 2, 3]);
    state.round = 2;
    assert_eq!(Uchu::judge(&state, Moment { part: 2, step: 1 }), None);
    let worth = Uchu::judge(&state, Moment { part: 1, step: 3 }).unwrap();
    assert!(worth[2] > worth[1] && worth[1] > worth[3] && worth[3] > worth[0]);
    // All places together, and the win: two halves of what there is.
    let sum: f32 = worth.iter().sum();
    assert!((sum - 1.5).abs() < 0.01, "{sum}");
    state.round = 4;
    let later = Uchu::judge(&state, Moment { part: 3, step: 3 }).unwrap();
    assert!(later[2] > worth[2] && later[0] < worth[0], "less can change");
}

#[test]
fn with_two_players_a_dependency_in_front_is_bad() {
    let mut state = Uchu::setup(&table(2), &mut Dice::imagined(1), &mut Nobody);
    state.track = track(&[10, 20, 11, 5], &[0, 1, 2, 3]);
    state.round = 2;
    let worth = Uchu::judge(&state, Moment { part: 1, step: 3 }).unwrap();
    assert!(worth[1] > worth[0]);
    assert!((worth[0] + worth[1] - 1.0).abs() < 0.001);
}

#[test]
fn a_normal_bot_wins_far_more_often_than_chance() {
    let mut wins = 0;
    for seed in 0..200 {
        let mut dice = Dice::imagined(seed);
        let own = Seat((seed % 4) as u8);
        let mut state = Uchu::setup(&table(4), &mut dice, &mut Nobody);
        while let Turn::One(seat) = Uchu::turn(&state) {
            let action = if seat == own {
                Uchu::sensible(&state, seat, &mut dice)
            } else {
                random::<Uchu>(&state, seat, &mut dice)
            };
            Uchu::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        }
        wins += u32::from(Uchu::outcome(&state).unwrap().winners == [own]);
    }
    assert!(wins > 80, "{wins} of 200");
}
