//! What a normal bot does.

use super::*;

/// What the bot does next, as a token.
fn chosen(state: &State, dice: &mut Dice) -> String {
    let legal: Vec<Action> = Abyssi::legal(state, actor(state)).collect();
    let action = Abyssi::sensible(state, actor(state), dice);
    assert!(legal.contains(&action));
    action.to_string()
}

/// The spec (1) expects 20, 14 and 11 rounds of a greedy player, and 26, 17 and 13 at most in 95 of 100
/// matches. Without a guard some matches of two never end (Q37).
#[test]
fn matches_of_bots_end_in_about_as_many_rounds_as_the_spec_expects() {
    for (players, expected) in [(2, 20), (3, 14), (4, 11)] {
        for houses in [Houses::None, Houses::Draft, Houses::Dealt] {
            let setup = Setup { players, options: Options { houses, max_rounds: 0 } };
            let mut rounds: Vec<u16> =
                (0..100).map(|seed| play(&setup, seed, 0, |_, _| {}, |_| {}).round).collect();
            rounds.sort();
            assert!(rounds[50].abs_diff(expected) <= 4, "{players} {houses:?}: {rounds:?}");
            assert!(rounds[99] <= 100, "{players} {houses:?}: {rounds:?}");
        }
    }
}

/// Seat 0 is a bot, the others play at random.
#[test]
fn a_bot_beats_chance() {
    let mut won = 0;
    for seed in 0..120 {
        let houses = [Houses::None, Houses::Dealt][seed as usize % 2];
        let players = 2 + (seed % 3) as u8;
        let setup = Setup { players, options: Options { houses, max_rounds: 0 } };
        let mut dice = Dice::imagined(seed);
        let mut state = Abyssi::setup(&setup, &mut dice, &mut Nobody);
        while let Turn::One(seat) = Abyssi::turn(&state) {
            let whim = if seat == Seat(0) { 0 } else { 4 };
            let action = any_action(&state, seat, whim, &mut dice);
            Abyssi::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        }
        won += u32::from(Abyssi::outcome(&state).unwrap().winners == [Seat(0)]);
    }
    assert!(won >= 110, "{won} of 120");
}

#[test]
fn the_same_dice_make_the_same_choice() {
    for setup in tables() {
        let state = after(&setup, 9, 30);
        let twice = [1, 1].map(|seed| chosen(&state, &mut Dice::imagined(seed)));
        assert_eq!(twice[0], twice[1]);
    }
}

#[test]
fn a_bot_knows_what_to_do_at_every_step_of_every_house() {
    let mut steps = Vec::new();
    for (setup, seed) in tables().iter().zip(300..) {
        play(
            setup,
            seed,
            3,
            |_, _| {},
            |ply| {
                chosen(ply.before, &mut Dice::imagined(seed));
                let step = std::mem::discriminant(&ply.before.step().unwrap());
                if !steps.contains(&step) {
                    steps.push(step);
                }
            },
        );
    }
    assert_eq!(steps.len(), 16, "all kinds of steps came up");
}

/// What the bot does in the rest of its turn.
fn turn_of(mut state: State) -> Vec<String> {
    let (seat, mut tokens) = (actor(&state), Vec::new());
    while Abyssi::turn(&state) == Turn::One(seat) {
        tokens.push(chosen(&state, &mut Dice::imagined(1)));
        act_drawing(&mut state, tokens.last().unwrap());
    }
    tokens
}

#[test]
fn a_bot_takes_what_is_there_to_be_taken() {
    let does = |state: State, token: &str| {
        let tokens = turn_of(state);
        assert!(tokens.iter().any(|other| other == token), "{token} is not in {tokens:?}");
    };
    let mut asleep = on(Hreja);
    build(&mut asleep, 0, Wyrne, false);
    build(&mut asleep, 0, Deyvas, false);
    does(asleep, "activate-deyvas");
    let mut hand = on(Deyvas);
    give(&mut hand, 0, &[Deyvas, Solenmere]);
    hand.treaties = [Some(Seat(1)); 6];
    does(hand, "recruit-1");
    let mut ships = on(Utei);
    land(&mut ships, 0, Deyvas, 4);
    does(ships, "build-deyvas");
    let mut cards = on(Eylona);
    give(&mut cards, 0, &[Wyrne]);
    does(cards, "pledge-wyrne");
}
