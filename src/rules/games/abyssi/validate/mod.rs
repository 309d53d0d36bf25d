//! Could the rules have brought a state about? Guards against damaged snapshots: what is accepted
//! here can be shown and played on.

mod beginning;
mod points;
mod steps;
mod turn;

use super::Abyssi;
use super::pieces::{Planet, Senator};
use super::state::{Holdings, Houses, Options, State};
use super::values::{BASES_PER_COLUMN, CHITS, PLAYERS, SHIPS, START_ENERGY};
use crate::game::{Rules, Saving, Seat, Setup};

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

fn sum(counts: &[u8]) -> u32 {
    counts.iter().map(|count| u32::from(*count)).sum()
}

/// The ring has every planet, every politics card is somewhere, and treaties are somebody's.
fn pieces_are_whole(state: &State) -> bool {
    let (seated, nobody) = state.seats.split_at(usize::from(state.players));
    let cards = |planet: Planet| {
        let held = seated.iter().filter(|own| own.hand.has(planet)).count();
        usize::from(state.piles[planet as usize]) + held == seated.len()
    };
    Planet::ALL.iter().all(|planet| state.ring.contains(planet))
        && Planet::ALL.into_iter().all(cards)
        && state.treaties.iter().flatten().all(|holder| holder.0 < state.players)
        && nobody.iter().all(|own| *own == Holdings::START)
}

/// Nobody, everybody, or whoever has chosen leads a house, each another one.
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

/// Every senator is in a group, with somebody, or removed.
fn senators_are_whole(state: &State) -> bool {
    let places = |senator: Senator| {
        let group = &state.senate[usize::from(senator.group())];
        let held = state.everyone().filter(|(_, own)| own.senators.has(senator)).count();
        held + usize::from(group.top == Some(senator))
            + usize::from(group.below.has(senator))
            + usize::from(state.removed.has(senator))
    };
    let groups_are = state.senate.iter().zip(0..).all(|(group, number)| {
        let own = |senator: Senator| senator.group() == number;
        group.below.iter().all(own) && group.top.map_or(group.below.is_empty(), own)
    });
    groups_are && Senator::all().all(|senator| places(senator) == 1)
}

/// Everybody was dealt another senator.
fn dealt_is_whole(state: &State) -> bool {
    let dealt = &state.dealt;
    dealt.len() == usize::from(state.players)
        && (1..dealt.len()).all(|at| !dealt[..at].contains(&dealt[at]))
}

/// The seat that comes last in play order.
fn last_seat(state: &State) -> Seat {
    Seat((state.start.0 + state.players - 1) % state.players)
}
