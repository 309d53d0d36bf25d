//! Every piece is in one place.

use super::super::pieces::{Planet, Senator};
use super::super::state::{Holdings, State};

/// How many these are together.
pub(super) fn sum(counts: &[u8]) -> u32 {
    counts.iter().map(|count| u32::from(*count)).sum()
}

/// The ring has every planet, every politics card is somewhere, and treaties are somebody's.
pub(super) fn pieces_are_whole(state: &State) -> bool {
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

/// Every senator is in a group, with somebody, or removed.
pub(super) fn senators_are_whole(state: &State) -> bool {
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
pub(super) fn dealt_is_whole(state: &State) -> bool {
    let dealt = &state.dealt;
    dealt.len() == usize::from(state.players)
        && (1..dealt.len()).all(|at| !dealt[..at].contains(&dealt[at]))
}
