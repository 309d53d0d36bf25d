//! Could the rules have brought a state about? Guards against damaged snapshots: what is accepted
//! here can be shown and played on.

mod beginning;
mod pieces;
mod points;
mod steps;
mod turn;

use super::Abyssi;
use super::state::{Holdings, Houses, Options, State};
use super::values::{BASES_PER_COLUMN, CHITS, PLAYERS, SHIPS, START_ENERGY};
use crate::game::{Rules, Saving, Setup};
use pieces::{dealt_is_whole, pieces_are_whole, senators_are_whole, sum};

/// No seat wins more energy than this in a round, nor more influence.
const MOST_PER_ROUND: u32 = 40;

impl Saving for Abyssi {
    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        (rules == Abyssi::VERSION && is_valid(&state, setup)).then_some(state)
    }
}

/// Every number is in its range, every piece in one place, and what is awaited is due.
pub(super) fn is_valid(state: &State, setup: &Setup<Options>) -> bool {
    state.players == setup.players
        && state.options == setup.options
        && in_range(state)
        && pieces_are_whole(state)
        && houses_are_valid(state)
        && if state.round == 0 {
            beginning::is_valid(state)
        } else {
            senators_are_whole(state)
                && dealt_is_whole(state)
                && points::are_valid(state)
                && turn::is_valid(state)
                && steps::are_valid(state)
                && state.actor().is_none_or(|seat| Abyssi::legal(state, seat).len() > 0)
        }
}

/// Sets and numbers that other checks count with.
fn in_range(state: &State) -> bool {
    let limit = state.options.max_rounds;
    let most = START_ENERGY + MOST_PER_ROUND * u32::from(state.round);
    let holdings_are = |own: &Holdings| {
        let bases = own.sleeping.iter().chain(&own.active);
        sum(&own.ships) <= SHIPS.into()
            && own.free.iter().all(|free| *free <= BASES_PER_COLUMN)
            && bases.clone().all(|bases| *bases <= SHIPS)
            && bases.map(|bases| u32::from(*bases)).sum::<u32>() + sum(&own.free)
                == sum(&Holdings::START.free)
            && own.energy <= most
            && own.normal <= most
    };
    PLAYERS.contains(&state.players)
        && state.start.0 < state.players
        && (limit == 0 || state.round <= limit)
        && state.turn.began <= most
        && state.chits.iter().all(|left| usize::from(*left) <= CHITS)
        && state.agenda.is_valid(state.players)
        && state.agenda.is_sequential()
        && state.seats.iter().all(holdings_are)
}

/// Nobody, everybody, or each player who has chosen leads a house, each another one.
fn houses_are_valid(state: &State) -> bool {
    let led: Vec<_> = state.everyone().filter_map(|(_, own)| own.house).collect();
    let apart = (1..led.len()).all(|at| !led[..at].contains(&led[at]));
    let players = usize::from(state.players);
    apart
        && match state.options.houses {
            Houses::None => led.is_empty(),
            Houses::Dealt => led.len() == players,
            Houses::Draft => led.len() + beginning::undecided(state) == players,
        }
}
