//! The search on games so small that what it should find is plain.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::*;
use crate::game::{Seat, Setup, Viewer, Witness};
use crate::options::Choice;
use crate::page::Page;
use crate::words::Words;

/// Both say heads or tails at once and in secret; seat 1 wins if they say the same.
const PENNIES: u8 = 0;
/// Seat 0 guesses a hidden coin and wins if it is right. What it has seen makes tails likelier.
const COIN: u8 = 1;
/// Seat 0 takes from 1 to 3 of so many stones, then seat 1, and so on; whoever takes the last one wins.
const STONES: u8 = 2;

#[derive(Clone, Copy)]
struct Toy<const KIND: u8>;

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct NoOptions {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    coin: u8,
    said: [Option<u8>; 2],
    stones: u8,
    next: u8,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Say(u8);

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "say-{}", self.0)
    }
}

impl<const KIND: u8> Game for Toy<KIND> {
    const ID: &'static str = "toy";
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const RULES: u16 = 1;
    const OPTIONS: &'static [Choice] = &[];
    const HELP: &'static [&'static str] = &[];
    type Options = NoOptions;
    type State = State;
    type Action = Say;
    type Legal = std::vec::IntoIter<Say>;
    type Event = ();
    type View = Option<u8>;

    fn setup(_setup: &Setup<NoOptions>, dice: &mut Dice, _witness: &mut impl Witness<()>) -> State {
        State { coin: dice.below(2) as u8, said: [None; 2], stones: 10, next: 0 }
    }

    fn turn(state: &State) -> Turn {
        let open = |seat: &Seat| state.said[usize::from(seat.0)].is_none();
        match KIND {
            PENNIES if state.said.contains(&None) => {
                Turn::Several([Seat(0), Seat(1)].into_iter().filter(open).collect())
            }
            COIN if state.said[0].is_none() => Turn::One(Seat(0)),
            STONES if state.stones > 0 => Turn::One(Seat(state.next)),
            _ => Turn::Over,
        }
    }

    fn legal(state: &State, seat: Seat) -> Self::Legal {
        let may = Self::turn(state).seats().has(seat);
        let said = if KIND == STONES { 1..=3.min(state.stones) } else { 0..=1 };
        said.filter(|_| may).map(Say).collect::<Vec<Say>>().into_iter()
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        Say(said): Say,
        _dice: &mut Dice,
        _witness: &mut impl Witness<()>,
    ) {
        state.said[usize::from(seat.0)] = Some(said);
        state.stones = state.stones.saturating_sub(said);
        state.next = 1 - seat.0;
    }

    fn view(state: &State, viewer: Viewer) -> Option<u8> {
        let own = |seat: u8| state.said[usize::from(seat)].filter(|_| viewer.is(Seat(seat)));
        own(0).or(own(1))
    }

    fn page(_view: &Option<u8>, _legal: &[Say], _words: &Words) -> Page<Say> {
        unreachable!("nobody looks")
    }

    fn moment(_state: &State) -> Moment {
        Moment::default()
    }

    fn tell(_: &(), _: &Setup<NoOptions>, _: Viewer, _: &Words) -> Option<String> {
        None
    }

    fn redeal(state: &State, _happened: &mut [()], viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = state.clone();
        other.coin = dice.below(2) as u8;
        for (said, seat) in other.said.iter_mut().zip(0..) {
            let hidden = KIND == PENNIES && !viewer.is(Seat(seat));
            *said = if hidden { said.map(|_| dice.below(2) as u8) } else { *said };
        }
        other
    }

    fn upgrade(_: &Setup<NoOptions>, _: u16, snapshot: &str) -> Option<State> {
        serde_json::from_str(snapshot).ok()
    }

    fn likelihood(state: &State, _seat: Seat) -> f32 {
        if KIND == COIN && state.coin == 0 { 0.1 } else { 0.9 }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if Self::turn(state) != Turn::Over {
            return None;
        }
        let first = match KIND {
            PENNIES => state.said[0] != state.said[1],
            COIN => state.said[0] == Some(state.coin),
            _ => state.next == 1,
        };
        let winner = if first { Seat(0) } else { Seat(1) };
        let loser = Seat(1 - winner.0);
        Some(Outcome { scores: vec![0, 0], ranking: vec![winner, loser], winners: vec![winner] })
    }
}

fn sight<const KIND: u8>(stones: u8, seed: u64) -> Sight<Toy<KIND>> {
    let state = State { coin: 0, said: [None; 2], stones, next: 0 };
    Sight::of(&state, Seat(0), &mut Dice::imagined(seed)).expect("there is something to say")
}

#[test]
fn what_is_chosen_at_once_is_not_answered() {
    for seed in 0..10 {
        let found = search(&sight::<PENNIES>(0, seed), 4_000, &mut Dice::imagined(seed));
        // An opponent who saw the choice before their own would win almost always.
        assert!(found.iter().all(|one| (0.4..0.6).contains(&one.worth)), "{found:?}");
    }
}

#[test]
fn likelier_worlds_count_more() {
    for seed in 0..10 {
        let sight = sight::<COIN>(0, seed);
        for found in [
            search(&sight, 2_000, &mut Dice::imagined(seed)),
            compare(&sight, 2_000, &mut Dice::imagined(seed)),
        ] {
            assert_eq!(found[0].action, Say(1), "{found:?}");
            assert!((0.85..0.95).contains(&found[0].worth), "{found:?}");
        }
    }
}

/// Whoever leaves a multiple of four wins.
#[test]
fn it_looks_several_plies_ahead() {
    for stones in [5, 6, 7, 9, 10, 11] {
        let found = search(&sight::<STONES>(stones, 1), 3_000, &mut Dice::imagined(1));
        assert_eq!(found[0].action, Say(stones % 4), "{stones} stones: {found:?}");
        assert_eq!(found.iter().map(|one| one.tries).sum::<u32>(), 3_000);
    }
}

#[test]
fn the_same_sight_iterations_and_dice_give_the_same_answer() {
    let thought = |luck| search(&sight::<STONES>(10, 3), 500, &mut Dice::imagined(luck));
    assert_eq!(thought(1), thought(1));
    assert_ne!(thought(1), thought(2));
}

#[test]
fn a_place_is_worth_what_lies_behind_it_and_the_win_as_much_again() {
    let seats = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<Vec<_>>();
    let of = |ranking: &[u8], winners: &[u8]| {
        let outcome =
            Outcome { scores: Vec::new(), ranking: seats(ranking), winners: seats(winners) };
        payoffs(&outcome)[..ranking.len()].to_vec()
    };
    assert_eq!(of(&[1, 0], &[1]), [0.0, 1.0]);
    assert_eq!(of(&[2, 0, 1], &[2]), [0.25, 0.0, 1.0]);
    assert_eq!(of(&[2, 0, 1], &[2, 0]), [0.625, 0.0, 0.625]);
    assert_eq!(of(&[0, 1], &[0, 1]), [0.5, 0.5]);
}
