//! How a match is spoken of: who is meant by a seat, and things in words. Shared by pages, told lines
//! and pictures; it knows only what is put into it.

use super::pieces::{Ability, Column, Facing, House, Planet, Power, Senator, Stack};
use crate::game::{Seat, Viewer};
use crate::words::{Value, Words};

/// Speaks to one viewer.
#[derive(Clone, Copy)]
pub(super) struct Speech<'a> {
    pub(super) words: &'a Words,
    pub(super) viewer: Viewer,
}

impl Speech<'_> {
    /// A sentence about nobody in particular.
    pub(super) fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// A sentence about a seat.
    pub(super) fn of(&self, seat: Seat, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.about(seat, self.viewer, key, args)
    }

    /// A player's name inside a sentence.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.of(seat, "abyssi-player-inside", &[])
    }

    /// ▲ Utei
    pub(super) fn planet(&self, planet: Planet) -> String {
        self.say("abyssi-planet", &[("planet", planet.name().into())])
    }

    /// The planets' names, without their signs, for pictures that draw the signs.
    pub(super) fn planet_name(&self, planet: Planet) -> String {
        self.say("abyssi-planet-name", &[("planet", planet.name().into())])
    }

    pub(super) fn house(&self, house: House) -> String {
        self.say("abyssi-house", &[("house", house.name().into())])
    }

    pub(super) fn ability(&self, ability: Ability) -> String {
        self.say("abyssi-ability", &[("ability", ability.name().into())])
    }

    pub(super) fn power(&self, power: Power) -> String {
        self.say("abyssi-power", &[("power", power.name().into())])
    }

    pub(super) fn column(&self, column: Column) -> String {
        self.say("abyssi-column", &[("column", column.name().into())])
    }

    pub(super) fn facing(&self, facing: Facing) -> String {
        self.say("abyssi-facing", &[("facing", facing.name().into())])
    }

    pub(super) fn stack(&self, stack: Stack) -> String {
        self.say("abyssi-stack", &[("stack", stack.name().into())])
    }

    /// A senator by their number.
    pub(super) fn senator(&self, senator: Senator) -> String {
        self.say("abyssi-senator", &[("number", senator.number().into())])
    }
}
