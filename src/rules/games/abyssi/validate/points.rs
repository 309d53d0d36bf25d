//! Points: the chits that are gone are what players have, and the rest is influence.

use arrayvec::ArrayVec;

use super::super::pieces::{Colour, House, Planet, Senator, Stack};
use super::super::state::{Group, Holdings, State};
use super::super::values::{CHITS, GROUPS, MOST_SEATS, chits, fallback};
use super::pieces::sum;

pub(super) fn are_valid(state: &State) -> bool {
    state.last_round == state.chits_are_low()
        && activations_are_due(state)
        && recruits_are_due(state)
        && influence_is_due(state)
        && are_shared_out(state, false, |own| own.activation)
        && are_shared_out(state, true, |own| own.senator)
}

fn taken(state: &State, stack: Stack) -> usize {
    CHITS - usize::from(state.chits[stack as usize])
}

/// How many bases were activated in all.
fn activated(state: &State) -> usize {
    state.everyone().map(|(_, own)| sum(&own.active) as usize).sum()
}

/// How many senators of a group have been recruited.
fn recruited(state: &State, group: u8) -> usize {
    let Group { top, below } = state.senate[usize::from(group)];
    Senator::of_group(group).count() - usize::from(below.count()) - usize::from(top.is_some())
}

/// Every activated base took a chit as long as there were any; those of Temporum may stand elsewhere
/// since.
fn activations_are_due(state: &State) -> bool {
    let wanders = state.everyone().any(|(_, own)| own.house == Some(House::Temporum));
    let on = |colour: Colour| {
        let planets = || Planet::ALL.into_iter().filter(move |planet| planet.colour() == colour);
        let bases = |own: &Holdings| {
            planets().map(|at| usize::from(own.active[at as usize])).sum::<usize>()
        };
        state.everyone().map(|(_, own)| bases(own)).sum::<usize>()
    };
    let all: usize = Colour::ALL.into_iter().map(|colour| taken(state, colour.stack())).sum();
    let some_empty = Colour::ALL.into_iter().any(|colour| taken(state, colour.stack()) == CHITS);
    if wanders {
        activated(state) == all || some_empty && activated(state) > all
    } else {
        let due = |colour: Colour| taken(state, colour.stack()) == on(colour).min(CHITS);
        Colour::ALL.into_iter().all(due)
    }
}

fn recruits_are_due(state: &State) -> bool {
    let due =
        |group: u8| taken(state, Stack::of_group(group)) == recruited(state, group).min(CHITS);
    (0..GROUPS as u8).all(due)
}

/// What empty stacks brought is somebody's influence; cards may have brought more.
fn influence_is_due(state: &State) -> bool {
    let chits: usize = Stack::ALL.into_iter().map(|stack| taken(state, stack)).sum();
    let recruited: usize = (0..GROUPS as u8).map(|group| recruited(state, group)).sum();
    let beyond = activated(state) + recruited - chits;
    let least = Stack::ALL.into_iter().map(fallback).min().map_or(0, usize::from);
    let all: u32 = state.everyone().map(|(_, own)| own.normal).sum();
    all as usize >= beyond * least
}

/// The chits that are gone can be dealt out so that everybody has their points, and no more chits for
/// bases than activated bases.
fn are_shared_out(state: &State, senators: bool, points: impl Fn(&Holdings) -> u32) -> bool {
    let stacks = Stack::ALL.into_iter().filter(|stack| stack.is_for_senators() == senators);
    let gone: Vec<u32> = stacks
        .flat_map(|stack| chits(stack).into_iter().take(taken(state, stack)))
        .map(u32::from)
        .collect();
    let mut shares: ArrayVec<Share, MOST_SEATS> = state
        .everyone()
        .map(|(_, own)| Share {
            points: points(own),
            chits: if senators { gone.len() } else { sum(&own.active) as usize },
        })
        .collect();
    can_be_shared(&gone, &mut shares)
}

/// What somebody still has to get.
struct Share {
    points: u32,
    /// The most of them.
    chits: usize,
}

fn can_be_shared(gone: &[u32], shares: &mut [Share]) -> bool {
    let Some((chit, rest)) = gone.split_first() else {
        return shares.iter().all(|share| share.points == 0);
    };
    (0..shares.len()).any(|seat| {
        let share = &mut shares[seat];
        if share.points < *chit || share.chits == 0 {
            return false;
        }
        (share.points, share.chits) = (share.points - chit, share.chits - 1);
        let fits = can_be_shared(rest, shares);
        let share = &mut shares[seat];
        (share.points, share.chits) = (share.points + chit, share.chits + 1);
        fits
    })
}
