//! The search on games so small that what it should find is known: three of a line or two, since nobody
//! can say what is best in the sample game.

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::*;
use crate::game::{Moment, Outcome, Rules, Seat, Secrecy, Setup, Turn, Viewer, Witness};
use crate::options::Choice;

/// Both say heads or tails at once and in secret; seat 1 wins if they say the same.
const PENNIES: u8 = 0;
/// Seat 0 guesses a hidden coin and wins if it is right.
const COIN: u8 = 1;
/// Seat 0 takes from 1 to 3 of the stones, then seat 1, and so on; the taker of the last one wins.
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

impl<const KIND: u8> Rules for Toy<KIND> {
    const ID: &'static str = "toy";
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const VERSION: u16 = 1;
    const OPTIONS: &'static [Choice] = &[];
    type Options = NoOptions;
    type State = State;
    type Action = Say;
    type Legal = std::vec::IntoIter<Say>;
    type Event = ();

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

    fn moment(_state: &State) -> Moment {
        Moment::default()
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

impl<const KIND: u8> Secrecy for Toy<KIND> {
    type View = Option<u8>;

    fn view(state: &State, viewer: Viewer) -> Option<u8> {
        let own = |seat: u8| state.said[usize::from(seat)].filter(|_| viewer.is(Seat(seat)));
        own(0).or(own(1))
    }
}

impl<const KIND: u8> Redeal for Toy<KIND> {
    fn redeal(state: &State, _happened: &mut [()], viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = state.clone();
        other.coin = dice.below(2) as u8;
        for (said, seat) in other.said.iter_mut().zip(0..) {
            let hidden = KIND == PENNIES && !viewer.is(Seat(seat));
            *said = if hidden { said.map(|_| dice.below(2) as u8) } else { *said };
        }
        other
    }
}

impl<const KIND: u8> Mind for Toy<KIND> {}

fn sight<const KIND: u8>(stones: u8, seed: u64) -> Sight<Toy<KIND>> {
    let state = State { coin: 0, said: [None; 2], stones, next: 0 };
    Sight::new(&state, Seat(0), &mut Dice::imagined(seed)).expect("there is something to say")
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
fn what_cannot_be_known_is_worth_its_average() {
    for seed in 0..10 {
        let sight = sight::<COIN>(0, seed);
        let compared = compare(&sight, 2_000, &mut Dice::imagined(seed));
        assert!(compared.iter().all(|one| (0.4..0.6).contains(&one.worth)), "{compared:?}");
        // The deals that a search returns to are fewer, and one side of the coin is seen more often.
        let found = search(&sight, 2_000, &mut Dice::imagined(seed));
        assert!((0.4..0.6).contains(&found[0].worth), "{found:?}");
    }
}

/// A player who leaves a multiple of four wins.
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
