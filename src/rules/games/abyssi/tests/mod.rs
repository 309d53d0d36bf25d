//! What the tests of Abyssi share.

mod pages;
mod pictures;
mod telling;

use super::Abyssi;
use super::state::{Options, State};
use crate::dice::{Dice, Seed};
use crate::game::{Game, Seat, Setup, Turn};

/// Plays at random to the end.
fn random_match(players: u8, options: Options, seed: u64) -> (State, u32) {
    let mut dice = Dice::imagined(seed);
    let mut events = Vec::new();
    let mut state = Abyssi::setup(&Setup { players, options }, &mut dice, &mut events);
    let mut plies = 0;
    while let Turn::One(seat) = Abyssi::turn(&state) {
        let legal: Vec<_> = Abyssi::legal(&state, seat).collect();
        let action = dice.pick(&legal);
        Abyssi::apply(&mut state, seat, action, &mut dice, &mut events);
        plies += 1;
        assert!(plies < 100_000);
    }
    (state, plies)
}

#[test]
fn random_matches_end() {
    for houses in [super::Houses::None, super::Houses::Draft, super::Houses::Dealt] {
        for players in 2..=4 {
            let mut rounds: Vec<u16> = (0..200)
                .map(|seed| random_match(players, Options { houses, max_rounds: 0 }, seed).0.round)
                .collect();
            rounds.sort();
            eprintln!("{houses:?} {players}: median {} most {}", rounds[100], rounds[199]);
        }
    }
}
