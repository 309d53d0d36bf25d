//! The colours of NUSA's pictures: an island at dusk in a deep green sea, paper and ink. The four
//! colours of the cards are chosen so that they stay apart for eyes that see fewer colours; a shape
//! and a letter tell them apart as well.

use super::super::cards::{Colour as Dye, Nusa};
use crate::kit::palette::Ground;
use crate::kit::shape::{DIAMOND, DISC, STAR, TRIANGLE};
use crate::svg::Colour;

pub(in super::super) use crate::kit::palette::{ALARM, GLOW, INK, LIGHT, PAPER};

/// The sea behind everything.
pub(in super::super) const SEA: Colour = Colour(0x06262d);
/// A panel on the sea.
pub(in super::super) const PANEL: Colour = Colour(0x0f3c45);
/// Lines on panels, and places where nothing lies yet.
pub(in super::super) const EDGE: Colour = Colour(0x3f8188);
/// Text there that matters less.
pub(in super::super) const MUTED: Colour = Colour(0xa8d5cd);
/// What everything is drawn on.
pub(super) const DUSK: Ground = Ground { sky: SEA, panel: PANEL, edge: EDGE, muted: MUTED };
/// Points that were won.
pub(super) const GAIN: Colour = Colour(0x9df0b4);
/// The last light on the horizon.
pub(super) const SUN: Colour = Colour(0xe08350);
/// The island piece.
pub(super) const ROCK: Colour = Colour(0xb8865a);
/// Nectar.
pub(super) const NECTAR: Colour = Colour(0xffb52e);
/// Bones.
pub(super) const BONE: Colour = Colour(0xf6efdc);
/// Leaves.
pub(super) const LEAF: Colour = Colour(0x5fae5a);

/// The colour of a card's colour.
pub(in super::super) const fn dye(of: Dye) -> Colour {
    match of {
        Dye::Red => Colour(0xc22626),
        Dye::Yellow => Colour(0xffe04e),
        Dye::Green => Colour(0x3fae74),
        Dye::Blue => Colour(0x2c62d6),
    }
}

/// The paper of a colour's cards.
pub(in super::super) const fn paper(of: Dye) -> Colour {
    let percent = match of {
        Dye::Red => 12,
        Dye::Yellow => 26,
        Dye::Green => 18,
        Dye::Blue => 14,
    };
    PAPER.with(dye(of), percent)
}

/// The letter that stands for a colour, in every language: its initial in English.
pub(in super::super) const fn letter(of: Dye) -> &'static str {
    match of {
        Dye::Red => "R",
        Dye::Yellow => "Y",
        Dye::Green => "G",
        Dye::Blue => "B",
    }
}

/// The colour's shape, in a square of 100 by 100.
pub(in super::super) const fn shape(of: Dye) -> &'static str {
    match of {
        Dye::Red => DIAMOND,
        Dye::Yellow => STAR,
        Dye::Green => TRIANGLE,
        Dye::Blue => DISC,
    }
}

/// What a NUSA card is painted on.
pub(in super::super) const fn canvas(nusa: Nusa) -> Colour {
    match nusa {
        Nusa::Small => Colour(0xe2f2d0),
        Nusa::Medium => Colour(0xffe3d6),
        Nusa::Mother => Colour(0xffe0ee),
        Nusa::Bee => Colour(0xfff0b8),
        Nusa::Monster => Colour(0xdcd3f2),
        Nusa::Guardian => Colour(0xcfe4e6),
    }
}
