//! What a normal bot does.

use super::*;

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

/// The spec (5) expects 19, 17 and 16.
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
