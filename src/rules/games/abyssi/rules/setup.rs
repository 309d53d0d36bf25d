//! How a match begins (rules 3): the ring, the houses, the first ships, the senate.

use arrayvec::ArrayVec;

use super::super::pieces::{House, Senator};
use super::super::state::{Group, State};
use super::super::values::GROUPS;
use super::super::{Event, Haul};
use super::play::Play;
use crate::dice::Dice;
use crate::game::{Seat, Witness};

/// A house for every seat.
pub(super) fn deal_houses(state: &mut State, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    let mut bag = House::ALL;
    let mut left = bag.len();
    for seat in (0..state.players).map(Seat) {
        let house = dice.draw(&mut bag, &mut left);
        state.of_mut(seat).house = Some(house);
        witness.saw(|| Event::House { seat, house });
    }
}

/// Everybody's first two ships go where a senator's symbols say.
pub(super) fn deal_senators(state: &mut State, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    let mut bag: ArrayVec<Senator, { Senator::COUNT }> = Senator::all().collect();
    let mut left = bag.len();
    state.dealt = (0..state.players).map(|_| dice.draw(&mut bag, &mut left)).collect();
    witness.saw(|| Event::Dealt { senators: state.dealt.to_vec() });
    for seat in state.play_order() {
        for planet in state.dealt[usize::from(seat.0)].symbols() {
            Play::new(state, seat, witness).land(planet, Haul::Dealt);
        }
    }
}

/// All senators are sorted by their groups, and the first of each is turned up.
pub(super) fn open_senate(state: &mut State, dice: &mut Dice, witness: &mut impl Witness<Event>) {
    let groups = (0..GROUPS as u8).map(|group| {
        let mut group = Group { top: None, below: Senator::of_group(group).collect() };
        turn_up(&mut group, dice);
        group
    });
    for (place, group) in groups.enumerate() {
        state.senate[place] = group;
    }
    witness.saw(|| Event::Senate {
        tops: state.senate.iter().filter_map(|group| group.top).collect(),
    });
}

/// The next senator of a group is turned up, if there is one. Where only one is left, chance has no
/// say in it.
pub(super) fn turn_up(group: &mut Group, dice: &mut Dice) {
    let mut below: ArrayVec<Senator, { Senator::COUNT }> = group.below.iter().collect();
    group.top = match below.len() {
        0 => None,
        1 => below.pop(),
        mut left => Some(dice.draw(&mut below, &mut left)),
    };
    if let Some(top) = group.top {
        group.below.remove(top);
    }
}
