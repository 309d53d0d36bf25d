//! What there is on the table: planets, chits, senators, houses.

use std::fmt;

use serde::{Deserialize, Serialize};

pub use crate::set::Set;
use crate::set::{self, Member};
use crate::text;

/// A planet, in the order in which everything lists them; its place on the ring is another thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Planet {
    /// Where senators are recruited.
    Deyvas,
    /// Where bases are activated.
    Hreja,
    /// Where bases are built.
    Utei,
    /// Where treaties are made.
    Eylona,
    /// Where ships are relocated.
    Wyrne,
    /// Where energy is refuelled.
    Solenmere,
}

impl Planet {
    /// All six.
    pub const ALL: [Planet; 6] = [
        Planet::Deyvas,
        Planet::Hreja,
        Planet::Utei,
        Planet::Eylona,
        Planet::Wyrne,
        Planet::Solenmere,
    ];

    /// The planet in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Planet::Deyvas => "deyvas",
            Planet::Hreja => "hreja",
            Planet::Utei => "utei",
            Planet::Eylona => "eylona",
            Planet::Wyrne => "wyrne",
            Planet::Solenmere => "solenmere",
        }
    }
}

/// A planet's colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Colour {
    Yellow,
    Purple,
    Green,
}

impl Colour {
    /// All three.
    pub const ALL: [Colour; 3] = [Colour::Yellow, Colour::Purple, Colour::Green];

    /// The colour in records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Yellow => "yellow",
            Colour::Purple => "purple",
            Colour::Green => "green",
        }
    }

    /// The chits for bases that are activated on its planets.
    pub const fn stack(self) -> Stack {
        match self {
            Colour::Yellow => Stack::Yellow,
            Colour::Purple => Stack::Purple,
            Colour::Green => Stack::Green,
        }
    }
}

/// A stack of chits: three for activated bases, three for senators.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it all")]
pub enum Stack {
    Yellow,
    Purple,
    Green,
    #[serde(rename = "group-1")]
    Group1,
    #[serde(rename = "group-2")]
    Group2,
    #[serde(rename = "group-3")]
    Group3,
}

impl Stack {
    /// All six.
    pub const ALL: [Stack; 6] =
        [Stack::Yellow, Stack::Purple, Stack::Green, Stack::Group1, Stack::Group2, Stack::Group3];

    /// The stack in records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Stack::Yellow => "yellow",
            Stack::Purple => "purple",
            Stack::Green => "green",
            Stack::Group1 => "group-1",
            Stack::Group2 => "group-2",
            Stack::Group3 => "group-3",
        }
    }

    /// The chits for recruiting a senator of this group, counted from 0.
    pub const fn of_group(group: u8) -> Stack {
        match group {
            0 => Stack::Group1,
            1 => Stack::Group2,
            _ => Stack::Group3,
        }
    }

    /// Are these chits for senators?
    pub const fn is_for_senators(self) -> bool {
        matches!(self, Stack::Group1 | Stack::Group2 | Stack::Group3)
    }
}

/// The columns of bases on a player's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Column {
    /// Brings energy.
    Left,
    /// Brings a ship.
    Centre,
    /// Brings a politics card.
    Right,
}

impl Column {
    /// All three.
    pub const ALL: [Column; 3] = [Column::Left, Column::Centre, Column::Right];

    /// The column in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Column::Left => "left",
            Column::Centre => "centre",
            Column::Right => "right",
        }
    }
}

/// The way a mothership goes around the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Facing {
    /// Towards the next planet of the ring.
    #[serde(rename = "cw")]
    Clockwise,
    /// The other way.
    #[serde(rename = "ccw")]
    Counter,
}

impl Facing {
    /// Both.
    pub const ALL: [Facing; 2] = [Facing::Clockwise, Facing::Counter];

    /// The way in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Facing::Clockwise => "cw",
            Facing::Counter => "ccw",
        }
    }

    /// The other way.
    pub const fn reversed(self) -> Facing {
        match self {
            Facing::Clockwise => Facing::Counter,
            Facing::Counter => Facing::Clockwise,
        }
    }
}

/// What a senator can do for the player (rules 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ability {
    /// Brings energy.
    Fuel3,
    /// Builds a base anywhere.
    Build,
    /// Exchanges a politics card.
    Swap,
    /// Makes treaties.
    Treaty,
    /// Moves ships.
    Redeploy,
    /// Brings a ship.
    Drop1,
}

impl Ability {
    /// All six.
    pub const ALL: [Ability; 6] = [
        Ability::Fuel3,
        Ability::Build,
        Ability::Swap,
        Ability::Treaty,
        Ability::Redeploy,
        Ability::Drop1,
    ];

    /// The ability in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Ability::Fuel3 => "fuel3",
            Ability::Build => "build",
            Ability::Swap => "swap",
            Ability::Treaty => "treaty",
            Ability::Redeploy => "redeploy",
            Ability::Drop1 => "drop1",
        }
    }
}

/// One of the fifteen senators, counted from 0; its text is `s01` to `s15`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Senator(u8);

impl Senator {
    /// How many there are.
    pub const COUNT: usize = 15;

    /// All of them.
    pub fn all() -> impl Iterator<Item = Senator> {
        (0..Senator::COUNT as u8).map(Senator)
    }

    /// Those of one group, counted from 0.
    pub fn of_group(group: u8) -> impl Iterator<Item = Senator> {
        Senator::all().filter(move |senator| senator.group() == group)
    }

    /// Are the cards it is recruited with in this hand?
    pub fn is_won_by(self, hand: Set<Planet>) -> bool {
        self.symbols().into_iter().all(|symbol| hand.has(symbol))
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Senator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{:02}", self.number())
    }
}

text::text_form!(Senator, |text| text::find(Senator::all(), text));

/// A house of Old Earth: two powers, of which one can be used each turn (rules 4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "names of houses")]
pub enum House {
    Universus,
    IronSun,
    Temporum,
    Voldan,
}

impl House {
    /// All four.
    pub const ALL: [House; 4] = [House::Universus, House::IronSun, House::Temporum, House::Voldan];

    /// The house in tokens, records and keys.
    pub const fn name(self) -> &'static str {
        match self {
            House::Universus => "universus",
            House::IronSun => "iron-sun",
            House::Temporum => "temporum",
            House::Voldan => "voldan",
        }
    }

    /// What it can do.
    pub const fn powers(self) -> [Power; 2] {
        match self {
            House::Universus => [Power::Exchange, Power::Both],
            House::IronSun => [Power::Thrift, Power::Scrap],
            House::Temporum => [Power::Shift, Power::Jump],
            House::Voldan => [Power::Turn, Power::Stay],
        }
    }
}

/// What a house can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Power {
    /// A senator for a removed one.
    Exchange,
    /// Both abilities of a senator.
    Both,
    /// Energy instead of a ship.
    Thrift,
    /// Energy for ships.
    Scrap,
    /// An activated base to a neighbouring planet.
    Shift,
    /// To Hreja at once.
    Jump,
    /// Reversing for nothing.
    Turn,
    /// Not moving.
    Stay,
}

impl Power {
    /// The power in keys.
    pub const fn name(self) -> &'static str {
        match self {
            Power::Exchange => "exchange",
            Power::Both => "both",
            Power::Thrift => "thrift",
            Power::Scrap => "scrap",
            Power::Shift => "shift",
            Power::Jump => "jump",
            Power::Turn => "turn",
            Power::Stay => "stay",
        }
    }
}

/// The three kinds of planet actions, each of which can be done once a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// To add a ship.
    Ship,
    /// To take a politics card.
    Card,
    /// What only this planet offers.
    Special,
}

impl Kind {
    /// All three.
    pub const ALL: [Kind; 3] = [Kind::Ship, Kind::Card, Kind::Special];

    /// The kind in keys.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Ship => "ship",
            Kind::Card => "card",
            Kind::Special => "special",
        }
    }
}

set::list_member!(Planet, u16);
set::list_member!(Kind, u16);

impl Member for Senator {
    type Bits = u16;
    const PLACES: u8 = Senator::COUNT as u8;

    #[inline]
    fn place(self) -> u8 {
        self.0
    }

    #[inline]
    fn at(place: u8) -> Senator {
        Senator(place)
    }
}
