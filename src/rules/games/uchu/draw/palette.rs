//! The suits' colours, chosen so that they stay apart for eyes that see fewer colours; a shape and
//! a letter tell them apart as well.

use super::super::cards::Suit;
use crate::kit::palette::PAPER;
use crate::kit::shape::{DIAMOND, DISC, STAR, TRIANGLE};
use crate::svg::Colour;

/// The suit's colours: one, or for red/blue two.
pub(in super::super) const fn colours(suit: Suit) -> &'static [Colour] {
    match suit {
        Suit::Yellow => &[Colour(0xffe14a)],
        Suit::Purple => &[Colour(0xa460ea)],
        Suit::Pink => &[Colour(0xff9fd4)],
        Suit::Green => &[Colour(0x54b36c)],
        Suit::Gray => &[Colour(0x6f747f)],
        Suit::Redblue => &[Colour(0xbf2622), Colour(0x0d31ad)],
    }
}

/// The paper of the suit's cards.
pub(in super::super) const fn paper(suit: Suit) -> Colour {
    let percent = match suit {
        Suit::Yellow => 22,
        Suit::Purple => 16,
        Suit::Pink => 22,
        Suit::Green => 18,
        Suit::Gray => 14,
        Suit::Redblue => 4,
    };
    PAPER.with(colours(suit)[0], percent)
}

/// The letter that stands for the suit, in every language: its character's initial.
pub(in super::super) const fn letter(suit: Suit) -> &'static str {
    match suit {
        Suit::Yellow => "B",
        Suit::Purple => "S",
        Suit::Pink => "I",
        Suit::Green => "D",
        Suit::Gray => "T",
        Suit::Redblue => "F",
    }
}

/// The suit's shape, in a square of 100 by 100.
pub(in super::super) const fn shape(suit: Suit) -> &'static str {
    match suit {
        Suit::Yellow => STAR,
        Suit::Purple => DISC,
        Suit::Pink => {
            "M50 92C22 70 5 52 5 33 5 17 17 8 29 8 38 8 46 13 50 22 54 13 62 8 71 8 83 8 95 17 95 33 95 52 78 70 50 92Z"
        }
        Suit::Green => TRIANGLE,
        Suit::Gray => "M10 10L90 10 90 90 10 90Z",
        Suit::Redblue => DIAMOND,
    }
}
