//! Bots that are no fools, and say why.

use super::*;
use crate::bot::Level;
use crate::game::random as anything;
use crate::sight::Sight;
use crate::words::Words;

/// How often seat 0 wins alone at tables of all sizes, playing like this against chance.
fn wins(matches: u64, choose: impl Fn(&State, Seat, &mut Dice) -> Action) -> u32 {
    let mut won = 0;
    for seed in 0..matches {
        let setup = table(3 + (seed % 3) as u8);
        let mut dice = Dice::imagined(seed);
        let mut state = NusaMystic::setup(&setup, &mut dice, &mut Nobody);
        while let Some(seat) = NusaMystic::turn(&state).seats().iter().next() {
            let action = match seat {
                Seat(0) => choose(&state, seat, &mut dice),
                _ => anything::<NusaMystic>(&state, seat, &mut dice),
            };
            NusaMystic::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        }
        won += u32::from(NusaMystic::outcome(&state).unwrap().winners == [Seat(0)]);
    }
    won
}

/// Chance would win about a quarter, and share some.
#[test]
fn a_normal_bot_wins_more_often_than_an_easy_one_and_that_more_often_than_chance() {
    let normal = wins(600, NusaMystic::sensible);
    let easy = wins(600, NusaMystic::plausible);
    assert!(normal > 270, "{normal} of 600");
    assert!(easy > 175 && easy + 30 < normal, "{easy} of 600, and {normal}");
}

#[test]
fn every_level_plays_legally_and_gives_reasons_in_every_language() {
    let words: Vec<Words> = Words::languages()
        .map(|language| {
            let names = ["Aki", "Ben", "Chloé", "Dara", "Eun"].map(str::to_owned);
            Words::new(language).with_names(names.to_vec())
        })
        .collect();
    for (seed, setup) in (0..).zip(tables()) {
        random(&setup, seed, |Ply { before, seat, .. }| {
            let dice = &mut Dice::imagined(seed);
            let sight = Sight::<NusaMystic>::new(before, seat, dice).expect("somebody is to act");
            for level in Level::ALL {
                let action = sight.decide(level, 20, dice);
                assert!(sight.legal().contains(&action), "{level:?} {action}");
            }
            for action in sight.legal() {
                for words in &words {
                    let why = NusaMystic::reason(sight.view(), *action, words);
                    let why = why.unwrap_or_else(|| panic!("no reason for {action}"));
                    assert!(why.chars().count() > 8 && !why.contains('$'), "{why}");
                }
            }
        });
    }
}

/// What a normal bot does, as a token, where chance has no say in it.
fn token_of(state: &State) -> String {
    let seat = NusaMystic::turn(state).seats().iter().next().expect("it is somebody's turn");
    NusaMystic::sensible(state, seat, &mut Dice::rigged([])).to_string()
}

/// Trick 3 is for the mother flower: the last one to play can have it.
fn before_the_last_card(prize: Nusa, held: &str) -> State {
    let hands = ["red-3 blue-1", "red-1 blue-3", "red-5 red-2 green-5"];
    let mut state = dealt(&table(3), Colour::Yellow, &hands);
    state.taken = 2;
    state.row[2] = prize;
    state.tableaux[2] = tableau(held);
    state.trick_mut().lead = Seat(0);
    play(&mut state, "play-red-3 play-red-1");
    state
}

#[test]
fn a_bot_takes_what_is_worth_having() {
    assert_eq!(token_of(&before_the_last_card(Nusa::Mother, "")), "play-red-5");
    assert_eq!(token_of(&before_the_last_card(Nusa::Guardian, "small")), "play-red-5");
}

#[test]
fn a_bot_leaves_skulls_to_others() {
    assert_eq!(token_of(&before_the_last_card(Nusa::Guardian, "monster")), "play-red-2");
    assert_eq!(token_of(&before_the_last_card(Nusa::Monster, "mother guardian")), "play-red-2");
}

#[test]
fn a_bot_robs_what_brings_it_the_most() {
    let mut state = dealt(&table(3), Colour::Red, &["", "", ""]);
    state.tableaux[0] = tableau("bee");
    state.tableaux[1] = tableau("small");
    state.tableaux[2] = tableau("mother medium");
    (state.stage, state.taken) = (Stage::Rob, 8);
    assert_eq!(token_of(&state), "rob-2-mother");
}

/// What is thought of a round's end is what the rules make of it.
#[test]
fn the_last_round_is_judged_as_it_ends() {
    let mut judged = 0;
    for (seed, setup) in (0..60).zip(tables().cycle()) {
        let mut foreseen = None;
        random(&setup, seed, |Ply { before, after, .. }| {
            let since = NusaMystic::moment(before);
            if before.round == 3 && before.taken == 7 && before.trick().count == 0 {
                foreseen = foreseen.or(NusaMystic::judge(before, since));
            }
            // A robbery by somebody who plays at random may be another one.
            let sure = after.robbed.is_none();
            if let Some((outcome, foreseen)) = NusaMystic::outcome(after).zip(foreseen) {
                let best = outcome.winners.iter().map(|seat| foreseen[at(*seat)]);
                let most = foreseen.iter().copied().fold(0.0, f32::max);
                if sure {
                    assert!(best.clone().all(|payoff| payoff >= most), "{foreseen:?}");
                    judged += 1;
                }
                let sum: f32 = foreseen.iter().sum();
                let whole = (f32::from(setup.players) / 2.0 + 1.0) / 2.0;
                assert!((sum - whole).abs() < 0.01, "{sum} of {whole}");
            }
        });
    }
    assert!(judged > 15, "{judged}");
}
