//! How a match is spoken of: who is meant by a seat, and things in words. Shared by pages, told lines
//! and pictures; it knows only what is put into it.

use super::pieces::{Ability, Colour, Column, Facing, House, Planet, Power, Senator, Stack};
use super::state::{Account, Award};
use super::values::build_cost;
use crate::game::{Seat, Viewer};
use crate::words::{Value, Words};

/// Speaks to one viewer.
#[derive(Clone, Copy)]
pub(super) struct Speech<'a> {
    pub(super) words: &'a Words,
    pub(super) viewer: Viewer,
}

pub(super) type Arg<'a> = (&'static str, Value<'a>);

/// The planet that a sentence is about.
pub(super) fn planet(planet: Planet) -> Arg<'static> {
    ("planet", planet.name().into())
}

/// The house that a sentence is about.
pub(super) fn house(house: House) -> Arg<'static> {
    ("house", house.name().into())
}

/// A yes or no in a sentence.
pub(super) fn flag(flag: bool) -> Value<'static> {
    if flag { "yes" } else { "no" }.into()
}

impl Speech<'_> {
    /// A sentence about nobody in particular.
    pub(super) fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        self.words.say(key, args)
    }

    /// A sentence about a seat.
    pub(super) fn of(&self, seat: Seat, key: &str, args: &[Arg<'_>]) -> String {
        self.words.about(seat, self.viewer, key, args)
    }

    /// A player's name inside a sentence.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.of(seat, "abyssi-player-inside", &[])
    }

    /// ▲ Utei
    pub(super) fn planet(&self, of: Planet) -> String {
        self.say("abyssi-planet", &[planet(of)])
    }

    /// The planets' names, without their signs, for pictures that draw the signs.
    pub(super) fn planet_name(&self, of: Planet) -> String {
        self.say("abyssi-planet-name", &[planet(of)])
    }

    /// ▲
    pub(super) fn sign(&self, of: Planet) -> String {
        self.say("abyssi-sign", &[planet(of)])
    }

    /// What only this planet offers.
    pub(super) fn special(&self, of: Planet) -> String {
        self.say("abyssi-special", &[planet(of)])
    }

    /// A planet's colour, and the ships that a base costs there.
    pub(super) fn colour(&self, of: Colour) -> String {
        let args = [("colour", of.name().into()), ("ships", build_cost(of).into())];
        self.say("abyssi-colour", &args)
    }

    /// Planets one by one.
    pub(super) fn planets(&self, planets: impl IntoIterator<Item = Planet>) -> String {
        self.list(planets.into_iter().map(|of| self.planet(of)))
    }

    pub(super) fn house(&self, house: House) -> String {
        self.say("abyssi-house", &[self::house(house)])
    }

    pub(super) fn ability(&self, ability: Ability) -> String {
        self.say("abyssi-ability", &[("ability", ability.name().into())])
    }

    pub(super) fn power(&self, power: Power) -> String {
        self.say("abyssi-power", &[("power", power.name().into())])
    }

    /// Both powers of a house.
    pub(super) fn powers(&self, house: House) -> String {
        let powers = house.powers().map(|power| self.power(power));
        powers.join(&self.say("abyssi-semicolon", &[]))
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

    /// A senator by their number and the signs of their planets.
    pub(super) fn senator(&self, senator: Senator) -> String {
        let [one, other] = senator.symbols().map(|of| self.sign(of));
        let number = ("number", senator.number().into());
        self.say("abyssi-senator", &[number, ("one", one.into()), ("other", other.into())])
    }

    /// The same, and what they can do.
    pub(super) fn senator_in_full(&self, senator: Senator) -> String {
        let abilities = self.list(senator.abilities().map(|of| self.ability(of)));
        let args = [("senator", self.senator(senator).into()), ("abilities", abilities.into())];
        self.say("abyssi-senator-abilities", &args)
    }

    /// Senators one by one.
    pub(super) fn senators(&self, senators: impl IntoIterator<Item = Senator>) -> String {
        self.list(senators.into_iter().map(|of| self.senator(of)))
    }

    pub(super) fn ships(&self, count: u8) -> String {
        self.say("abyssi-ships", &[("count", count.into())])
    }

    /// What a stack of chits brought: points of this kind, or normal influence.
    pub(super) fn award(&self, award: Award, source: &'static str) -> String {
        let (source, points) = match award {
            Award::Chit(points) => (source, points),
            Award::Normal(points) => ("normal", points),
        };
        self.say("abyssi-points", &[("source", source.into()), ("points", points.into())])
    }

    /// Points by their source.
    pub(super) fn sources(&self, account: Account) -> String {
        self.say(
            "abyssi-sources",
            &[
                ("activation", account.activation.into()),
                ("senator", account.senator.into()),
                ("treaty", account.treaty.into()),
                ("normal", account.normal.into()),
                ("energy", account.energy.into()),
                ("total", account.total().into()),
            ],
        )
    }

    /// Things one by one, or that there are none.
    pub(super) fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        let things: Vec<String> = things.into_iter().collect();
        if things.is_empty() { self.say("abyssi-none", &[]) } else { self.words.list(things) }
    }

    /// The parts of a line.
    pub(super) fn dotted(&self, parts: &[String]) -> String {
        parts.join(&self.say("abyssi-dot", &[]))
    }
}
