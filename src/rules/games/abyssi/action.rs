//! What a seat can choose, and the list of what it may choose now.

use std::fmt;

use super::pieces::{Ability, Column, Facing, House, Planet, Senator};

/// What a seat can choose. Groups are counted from 0 here, and from 1 in tokens and records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Lead this house.
    House(House),
    /// Land the third ship of the setup here.
    Land(Planet),
    /// Place the mothership here, facing this way.
    Moor(Planet, Facing),
    /// Move this number of planets on.
    Move(u8),
    /// Turn around, then move this number of planets.
    Reverse(u8),
    /// Temporum: go to Hreja at once.
    Jump,
    /// Voldan: do not move.
    Stay,
    /// Add a ship here.
    Ship,
    /// Take this planet's politics card.
    Card,
    /// Recruit the top senator of this group.
    Recruit(u8),
    /// Activate a base on this planet.
    Activate(Planet),
    /// Build a base on this planet.
    Build(Planet),
    /// The same with Iron Sun's power.
    Thrift(Planet),
    /// Take the base from this column.
    Column(Column),
    /// Put the column's ship here, or take this politics card.
    Bonus(Planet),
    /// Return this card for a treaty.
    Pledge(Planet),
    /// Return this card for somebody's treaty.
    Seize(Planet),
    /// No more cards or ships.
    Done,
    /// Take a ship up here.
    Lift(Planet),
    /// Put it down there.
    To(Planet),
    /// Refuel.
    Refuel,
    /// Play this senator for this ability.
    Senator(Senator, Ability),
    /// Give this politics card back.
    Give(Planet),
    /// Take this one.
    Take(Planet),
    /// Put the senator's ship here.
    Drop(Planet),
    /// Universus: use the other ability, too.
    Both,
    /// Leave it at one.
    One,
    /// Universus: put this senator away.
    Return(Senator),
    /// Take this removed one.
    Recall(Senator),
    /// Iron Sun: give up two ships of this planet for energy.
    Scrap(Planet),
    /// Temporum: move an activated base from here to there.
    Shift(Planet, Planet),
    /// End the turn.
    End,
}

impl Action {
    /// Is this one of the three kinds of actions on a planet?
    pub(super) fn is_planet_action(self) -> bool {
        matches!(self, Action::Ship | Action::Card) || self.is_special()
    }

    /// Is this what only a planet offers?
    pub(super) fn is_special(self) -> bool {
        matches!(
            self,
            Action::Recruit(_)
                | Action::Activate(_)
                | Action::Build(_)
                | Action::Thrift(_)
                | Action::Pledge(_)
                | Action::Seize(_)
                | Action::Lift(_)
                | Action::Refuel
        )
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::House(house) => write!(f, "house-{}", house.name()),
            Action::Land(planet) => write!(f, "land-{}", planet.name()),
            Action::Moor(planet, facing) => write!(f, "moor-{}-{}", planet.name(), facing.name()),
            Action::Move(steps) => write!(f, "move-{steps}"),
            Action::Reverse(steps) => write!(f, "reverse-{steps}"),
            Action::Jump => f.write_str("jump"),
            Action::Stay => f.write_str("stay"),
            Action::Ship => f.write_str("ship"),
            Action::Card => f.write_str("card"),
            Action::Recruit(group) => write!(f, "recruit-{}", group + 1),
            Action::Activate(planet) => write!(f, "activate-{}", planet.name()),
            Action::Build(planet) => write!(f, "build-{}", planet.name()),
            Action::Thrift(planet) => write!(f, "thrift-{}", planet.name()),
            Action::Column(column) => write!(f, "column-{}", column.name()),
            Action::Bonus(planet) => write!(f, "bonus-{}", planet.name()),
            Action::Pledge(planet) => write!(f, "pledge-{}", planet.name()),
            Action::Seize(planet) => write!(f, "seize-{}", planet.name()),
            Action::Done => f.write_str("done"),
            Action::Lift(planet) => write!(f, "lift-{}", planet.name()),
            Action::To(planet) => write!(f, "to-{}", planet.name()),
            Action::Refuel => f.write_str("refuel"),
            Action::Senator(senator, ability) => write!(f, "senator-{senator}-{}", ability.name()),
            Action::Give(planet) => write!(f, "give-{}", planet.name()),
            Action::Take(planet) => write!(f, "take-{}", planet.name()),
            Action::Drop(planet) => write!(f, "drop-{}", planet.name()),
            Action::Both => f.write_str("both"),
            Action::One => f.write_str("one"),
            Action::Return(senator) => write!(f, "return-{senator}"),
            Action::Recall(senator) => write!(f, "recall-{senator}"),
            Action::Scrap(planet) => write!(f, "scrap-{}", planet.name()),
            Action::Shift(from, to) => write!(f, "shift-{}-{}", from.name(), to.name()),
            Action::End => f.write_str("end"),
        }
    }
}

/// The most that a seat can choose from: on a planet, two simple actions and twelve special ones, all
/// fifteen senators for both abilities and for an exchange, and the end.
pub(super) const MOST_ACTIONS: usize = 64;

/// The legal actions of a seat.
pub type Legal = arrayvec::IntoIter<Action, MOST_ACTIONS>;
