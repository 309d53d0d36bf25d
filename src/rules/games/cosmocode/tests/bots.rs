//! What bots do, and why.

use super::*;
use crate::bot::Level;
use crate::game::random;
use crate::sight::Sight;
use crate::words::Words;

/// How many turns a match between bots takes, all players' together.
fn turns(players: u8, seed: u64) -> u32 {
    let mut dice = Dice::imagined(seed);
    let mut state = CosmoCode::setup(&table(players), &mut dice, &mut Nobody);
    let mut turns = 0;
    while let Turn::One(seat) = CosmoCode::turn(&state) {
        turns += u32::from(state.stage == Stage::Range);
        assert!(turns < 1_000, "bots find an end");
        let action = chosen(&state, seat, &mut dice);
        CosmoCode::apply(&mut state, seat, action, &mut dice, &mut Nobody);
    }
    turns
}

fn chosen(state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let legal: Vec<Action> = CosmoCode::legal(state, seat).collect();
    let action = CosmoCode::sensible(state, seat, dice);
    assert!(legal.contains(&action));
    action
}

/// What the bot does next, as a token, where chance has no say in it.
fn token_of(state: &State) -> String {
    chosen(state, actor(state), &mut Dice::rigged([])).to_string()
}

/// Rules 5 expect 19, 17 and 16.
#[test]
fn bots_need_about_as_many_turns_as_a_greedy_player() {
    for (players, expected) in [(2, 19), (3, 17), (4, 16)] {
        let matches = 100;
        let all: u32 = (0..matches).map(|seed| turns(players, seed.into())).sum();
        let average = all / matches / u32::from(players);
        assert!(average.abs_diff(expected) <= 4, "{players} bots: {average} turns each");
    }
}

#[test]
fn a_bot_makes_a_run_with_what_it_has() {
    let mut state = holding("blue-5-a blue-9-b green-1-a green-2-a");
    listen(&mut state, Range::Long, "red-5-b red-5-a red-6-a");
    let mut steps = Vec::new();
    while state.actor == Seat(0) && state.stage == Stage::Manipulate {
        steps.push(token_of(&state));
        act(&mut state, steps.last().unwrap());
    }
    assert_eq!(steps, ["shift-blue-5-a-1", "tune-green-1-a-1-down", "done"]);
    assert_eq!(state.stage, Stage::Take);
}

#[test]
fn a_bot_flips_when_that_is_the_only_way() {
    let mut state = holding("blue-1-a blue-9-b green-1-a");
    listen(&mut state, Range::Long, "red-5-b red-7-b red-6-b");
    assert_eq!(token_of(&state), "flip-blue-1-a-blue-9-b");
}

#[test]
fn a_bot_wastes_nothing() {
    let mut hopeless = holding("blue-5-a blue-9-b green-1-a");
    listen(&mut hopeless, Range::Long, "red-5-b red-1-a red-10-a");
    assert_eq!(token_of(&hopeless), "done");
    let mut short = holding("blue-7-a blue-8-a blue-9-a");
    listen(&mut short, Range::Short, "blue-7-b blue-8-b");
    assert_eq!(token_of(&short), "done", "a card for a card is no gain");
    let mut made = holding("blue-7-a green-8-a");
    listen(&mut made, Range::Long, "red-7-a red-8-a red-9-a");
    assert_eq!(token_of(&made), "done");
}

#[test]
fn a_bot_shifts_at_mid_range_for_a_green_card() {
    let mut state = holding("blue-7-a blue-8-a blue-9-a");
    listen(&mut state, Range::Mid, "green-1-a green-8-b");
    assert_eq!(token_of(&state), "shift-blue-8-a-2");
}

#[test]
fn a_bot_fills_its_hand_before_it_listens_far() {
    assert_eq!(token_of(&holding("blue-1-a")), "short");
    assert_eq!(token_of(&holding("blue-1-a blue-2-a blue-3-a blue-4-a")), "mid");
    let full = "blue-2-a blue-4-a blue-6-a blue-8-a green-1-a green-1-b green-2-a green-2-b";
    assert_eq!(token_of(&holding(full)), "long");
}

#[test]
fn a_bot_drops_what_it_has_most_of() {
    let mut state = holding("blue-1-a blue-2-a blue-3-a blue-3-b blue-4-a blue-5-a green-1-a");
    give(&mut state, 0, "green-3-a");
    listen(&mut state, Range::Short, "blue-6-a blue-7-b");
    act(&mut state, "done");
    assert!(token_of(&state).starts_with("drop-blue-3"));
}

/// How often seat 0 wins among this number of players, playing like this against normal bots.
fn wins(players: u8, matches: u64, choose: impl Fn(&State, Seat, &mut Dice) -> Action) -> u64 {
    let won = |seed: u64| {
        let mut dice = Dice::imagined(seed);
        let mut state = CosmoCode::setup(&table(players), &mut dice, &mut Nobody);
        while let Turn::One(seat) = CosmoCode::turn(&state) {
            let action = match seat {
                Seat(0) => choose(&state, seat, &mut dice),
                _ => CosmoCode::sensible(&state, seat, &mut dice),
            };
            CosmoCode::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        }
        u64::from(CosmoCode::outcome(&state).unwrap().winners == [Seat(0)])
    };
    (0..matches).map(won).sum()
}

#[test]
fn a_normal_bot_beats_an_easy_one_and_that_beats_chance() {
    let easy = wins(2, 60, CosmoCode::plausible);
    let chance = wins(2, 60, random::<CosmoCode>);
    assert!(easy < 24, "{easy} of 60");
    assert!(chance < 2 && chance < easy, "{chance} of 60, and {easy}");
}

#[test]
fn every_level_plays_legally_and_gives_reasons_in_every_language() {
    let words: Vec<Words> = Words::languages().map(Words::new).collect();
    for (seed, setup) in (0..).zip(tables()) {
        let mut dice = Dice::imagined(seed);
        let mut state = CosmoCode::setup(&setup, &mut dice, &mut Nobody);
        let mut plies = 0;
        while let Turn::One(seat) = CosmoCode::turn(&state) {
            let sight = Sight::<CosmoCode>::new(&state, seat, &mut dice).expect("a turn");
            for level in Level::ALL {
                let iterations = if plies % 10 == 0 { 10 } else { 1 };
                let action = sight.decide(level, iterations, &mut dice);
                assert!(sight.legal().contains(&action), "{level:?} {action}");
            }
            for action in sight.legal() {
                for words in &words {
                    let why = CosmoCode::reason(sight.view(), *action, words);
                    let why = why.unwrap_or_else(|| panic!("no reason for {action}"));
                    assert!(why.chars().count() > 8 && !why.contains('$'), "{why}");
                }
            }
            let action = CosmoCode::plausible(&state, seat, &mut dice);
            CosmoCode::apply(&mut state, seat, action, &mut dice, &mut Nobody);
            plies += 1;
            if plies == 120 {
                break;
            }
        }
    }
}

/// What is left out by looking at some triples only does not change much.
#[test]
fn a_glance_tells_about_as_much_as_a_long_look() {
    use super::super::bot::hope;
    let state = holding("blue-2-a blue-4-a blue-6-a blue-8-a green-1-a green-1-b green-2-a");
    let (glance, look) = (hope(&state, 40), hope(&state, 20_000));
    assert!(glance.abs_diff(look) <= 20, "{glance} and {look}");
    assert_eq!(hope(&holding(""), 20_000), 0, "hardly ever without a card");
}

#[test]
fn whoever_has_more_is_judged_better() {
    let mut state = holding("blue-2-a blue-4-a blue-6-a blue-8-a");
    let since = CosmoCode::moment(&state);
    assert_eq!(CosmoCode::judge(&state, since), None);
    state.round += 20;
    let payoffs = CosmoCode::judge(&state, since).expect("long enough");
    assert!(payoffs[0] > payoffs[1], "{payoffs:?}");
}
