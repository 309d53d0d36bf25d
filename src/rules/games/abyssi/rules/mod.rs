//! What may be done, what it does and what follows (rules 3 to 5): `legal` and `apply`, by the steps of
//! the agenda.

mod legal;
mod play;
mod setup;

pub(super) use legal::{possible, third};

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;

use super::pieces::{Planet, Set};
use super::state::{Holdings, Houses, OPTIONS, Options, State};
use super::values::{CHITS, PLANETS, PLAYERS, STACKS};
use super::{Abyssi, Action, Event, Legal};
use crate::agenda::Agenda;
use crate::dice::Dice;
use crate::game::{Moment, Outcome, Rules, Seat, Setup, Turn, Witness, imagine_in};
use crate::options::Choice;
use legal::{Actions, choices};
use play::Play;

impl Rules for Abyssi {
    const ID: &'static str = "abyssi";
    const PLAYERS: RangeInclusive<u8> = PLAYERS;
    const VERSION: u16 = 1;
    const OPTIONS: &'static [Choice] = OPTIONS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, witness: &mut impl Witness<Event>) -> State {
        let mut ring = Planet::ALL;
        let mut left = ring.len();
        while left > 0 {
            dice.draw(&mut ring, &mut left);
        }
        let mut state = State {
            players: setup.players,
            options: setup.options,
            ring,
            start: Seat(dice.below(u32::from(setup.players)) as u8),
            round: 0,
            agenda: Agenda::empty(),
            piles: [setup.players; PLANETS],
            chits: [CHITS as u8; STACKS],
            treaties: [None; PLANETS],
            senate: Default::default(),
            removed: Set::EMPTY,
            dealt: ArrayVec::new(),
            last_round: false,
            seats: [const { Holdings::START }; _],
            turn: Default::default(),
        };
        witness.saw(|| Event::Board { ring, start: state.start });
        state.agenda = state.beginning().collect();
        if setup.options.houses == Houses::Dealt {
            setup::deal_houses(&mut state, dice, witness);
        }
        if setup.options.houses != Houses::Draft {
            setup::deal_senators(&mut state, dice, witness);
        }
        state
    }

    fn turn(state: &State) -> Turn {
        state.agenda.turn()
    }

    fn legal(state: &State, seat: Seat) -> Legal {
        let mut legal = Actions::new();
        if let Some(step) = state.agenda.step_of(seat) {
            choices(state, seat, step, &mut legal);
        }
        legal.into_iter()
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        let step = state.agenda.step_of(seat).expect("this seat is to choose");
        Play::new(state, seat, witness).carry_out(step, action, dice);
    }

    fn moment(state: &State) -> Moment {
        let step = match state.actor() {
            _ if state.round == 0 => 0,
            Some(seat) => state.place(seat) + 1,
            None => state.players,
        };
        Moment { part: state.round.max(1), step: step.into() }
    }

    /// Rules 5: the total, then each source in its order, then the energy that is left.
    fn outcome(state: &State) -> Option<Outcome> {
        if state.actor().is_some() {
            return None;
        }
        let key = |seat: Seat| (state.account(seat).total(), state.tie_breaks(seat));
        let seats = || (0..state.players).map(Seat);
        let mut ranking: Vec<Seat> = seats().collect();
        ranking.sort_by_key(|seat| std::cmp::Reverse(key(*seat)));
        let best = key(ranking[0]);
        Some(Outcome {
            scores: seats().map(|seat| state.account(seat).total() as i32).collect(),
            winners: seats().filter(|seat| key(*seat) == best).collect(),
            ranking,
        })
    }
}

/// What an action would lead to; chance aside, which turns up senators only.
pub(super) fn imagine(state: &State, action: Action) -> State {
    let seat = state.actor().expect("somebody is to choose");
    imagine_in::<Abyssi>(state.clone(), seat, action).after
}
