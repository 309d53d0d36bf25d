//! The colours of Abyssi's pictures: three for the planets, which stay apart for eyes that see fewer
//! colours. Every planet has a shape as well, and wherever a colour stands, so does a planet's shape or
//! what a base costs there.

use super::super::pieces::{Colour as Hue, Planet};
use crate::kit::shape::{DIAMOND, DISC, STAR, TRIANGLE};
use crate::svg::Colour;

pub(in super::super) use crate::kit::palette::{
    ALARM, EDGE, GLOW, INK, LIGHT, MUTED, PANEL, SKY, SPACE,
};

/// A panel on a panel, or a row that stands out.
pub(in super::super) const RAISED: Colour = PANEL.with(EDGE, 45);
/// Energy.
pub(in super::super) const SPARK: Colour = Colour(0xfff0a0);

/// The pieces of the final bars: activation, senators, treaties, normal influence, energy.
pub(in super::super) const PIECES: [Colour; 5] =
    [Colour(0x7a8cff), Colour(0xe07a6a), GLOW, LIGHT, Colour(0x4fb08c)];

/// The colour of a planet's colour.
pub(in super::super) const fn hue(of: Hue) -> Colour {
    match of {
        Hue::Yellow => Colour(0xd6a50a),
        Hue::Purple => Colour(0x7d3bbd),
        Hue::Green => Colour(0x17724a),
    }
}

/// What is drawn on it.
pub(in super::super) const fn ink(of: Hue) -> Colour {
    match of {
        Hue::Yellow => INK,
        Hue::Purple | Hue::Green => LIGHT,
    }
}

const SQUARE: &str = "M12 12L88 12 88 88 12 88Z";
const FALLING: &str = "M50 94L97 10 3 10Z";

/// A planet's shape, in a square of 100 by 100.
pub(in super::super) const fn shape(of: Planet) -> &'static str {
    match of {
        Planet::Deyvas => STAR,
        Planet::Hreja => DISC,
        Planet::Utei => TRIANGLE,
        Planet::Eylona => SQUARE,
        Planet::Wyrne => DIAMOND,
        Planet::Solenmere => FALLING,
    }
}
