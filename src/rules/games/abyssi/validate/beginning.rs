//! The setup: what is still to be chosen says what everybody has.

use super::super::pieces::Planet;
use super::super::state::{Group, Holdings, Houses, State, Step, Turn};
use super::super::values::{CHITS, PLANETS, STACKS};
use super::pieces::{dealt_is_whole, senators_are_whole};
use crate::game::Seat;

/// How many have yet to choose a house.
pub(super) fn undecided(state: &State) -> usize {
    state.agenda.items().filter(|item| item.step == Step::House).count()
}

pub(super) fn is_valid(state: &State) -> bool {
    let waits = |seat: Seat, step: Step| {
        state.agenda.items().any(|item| item.seat == seat && item.step == step)
    };
    let any_waits = |step: Step| state.agenda.items().any(|item| item.step == step);
    let (deciding, landing) = (any_waits(Step::House), any_waits(Step::Land));
    let holdings_are = |(seat, own): (Seat, &Holdings)| {
        let started = Holdings {
            house: own.house,
            ships: own.ships,
            mothership: own.mothership,
            ..Holdings::START
        };
        *own == started
            && own.house.is_some()
                == (state.options.houses != Houses::None && !waits(seat, Step::House))
            && own.mothership.is_some() != waits(seat, Step::Moor)
            && (if deciding {
                own.ships == [0; PLANETS]
            } else {
                have_landed(state, seat, own, waits(seat, Step::Land))
            })
    };
    is_ahead(state)
        && if deciding { state.dealt.is_empty() } else { dealt_is_whole(state) }
        && state.everyone().all(holdings_are)
        && motherships_are_apart(state)
        && state.chits == [CHITS as u8; STACKS]
        && state.treaties == [None; PLANETS]
        && state.removed.is_empty()
        && !state.last_round
        && state.turn == Turn::default()
        && if deciding || landing {
            state.senate.iter().all(|group| *group == Group::default())
        } else {
            senators_are_whole(state)
        }
}

/// What is to be chosen is the rest of the setup's steps, in their order, and the first turn.
fn is_ahead(state: &State) -> bool {
    let steps: Vec<_> = state.beginning().collect();
    let ahead: Vec<_> = state.agenda.items().map(|item| (item.seat, item.step)).collect();
    ahead.len() > 1 && steps.ends_with(&ahead)
}

/// Two ships are where the dealt senator says, and a third is elsewhere once it has landed.
fn have_landed(state: &State, seat: Seat, own: &Holdings, waits: bool) -> bool {
    let Some(dealt) = state.dealt.get(usize::from(seat.0)) else { return false };
    let third = |planet: &Planet| !dealt.symbols().contains(planet) && own.ships_on(*planet) > 0;
    own.ships.iter().all(|ships| *ships <= 1)
        && dealt.symbols().iter().all(|planet| own.ships_on(*planet) == 1)
        && Planet::ALL.iter().filter(|planet| third(planet)).count() == usize::from(!waits)
}

fn motherships_are_apart(state: &State) -> bool {
    let moored = |planet: Planet| {
        let there = |(_, own): &(Seat, &Holdings)| {
            own.mothership.is_some_and(|mothership| mothership.planet == planet)
        };
        state.everyone().filter(there).count()
    };
    Planet::ALL.into_iter().all(|planet| moored(planet) <= 1)
}
