//! The decks' and channels' colours, chosen so that they stay apart for eyes that see fewer colours.
//! A shape and a letter tell the decks apart as well; the channels have a wave and a letter of their
//! own, and one is light on dark, the other dark on light.

use super::super::deck::{Channel, Deck};
use crate::kit::palette::PAPER;
use crate::svg::Colour;

/// The colour of a deck.
pub(super) const fn colour(deck: Deck) -> Colour {
    match deck {
        Deck::Blue => Colour(0x3a78f2),
        Deck::Green => Colour(0x74d690),
        Deck::Red => Colour(0xd62f45),
    }
}

/// The paper of a deck's cards.
pub(super) const fn paper(deck: Deck) -> Colour {
    PAPER.with(colour(deck), 14)
}

/// The letter that stands for a deck, in every language.
pub(super) const fn letter(deck: Deck) -> &'static str {
    match deck {
        Deck::Blue => "B",
        Deck::Green => "G",
        Deck::Red => "R",
    }
}

/// A deck's shape, in a square of 100 by 100.
pub(super) const fn shape(deck: Deck) -> &'static str {
    match deck {
        Deck::Blue => "M50 5A45 45 0 1 1 49.9 5Z",
        Deck::Green => "M50 4L97 92 3 92Z",
        Deck::Red => "M50 1L90 50 50 99 10 50Z",
    }
}

/// The screen that a channel is seen on, and what is written there.
pub(super) const fn screen(channel: Channel) -> [Colour; 2] {
    match channel {
        Channel::Alpha => [Colour(0x0b2238), Colour(0x7deaf2)],
        Channel::Beta => [Colour(0xf6e6ff), Colour(0x51106e)],
    }
}

/// What was printed and is heard no more is struck through.
pub(super) const STRUCK: Colour = Colour(0xe8385a);
