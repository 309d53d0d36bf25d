//! The suits can be told apart by people who see fewer colours, or none; and all text can be read.

use super::super::draw::palette::{colours, letter, paper, shape};
use super::*;
use crate::kit::eyes::{assert_apart, assert_readable};
use crate::kit::palette::INK;

fn pairs() -> impl Iterator<Item = (Suit, Suit)> {
    let all = Suit::ALL.into_iter();
    all.flat_map(|a| Suit::ALL.into_iter().filter(move |b| a < *b).map(move |b| (a, b)))
}

#[test]
fn every_two_suits_stay_apart_for_eyes_that_see_fewer_colours() {
    assert_apart(&Suit::ALL.map(|suit| (suit.name(), colours(suit))));
}

/// With achromatopsia no colour is left, so here is what everybody can go by.
#[test]
fn every_two_suits_differ_in_shape_and_letter_without_any_colour() {
    let words = Words::new("en-US");
    let mark = |suit: Suit| words.say("uchu-mark", &[("suit", suit.name().into())]);
    for (a, b) in pairs() {
        assert_ne!(shape(a), shape(b));
        assert_ne!(letter(a), letter(b));
        assert_ne!(mark(a).chars().next(), mark(b).chars().next());
    }
    for suit in Suit::ALL {
        assert_eq!(mark(suit).get(mark(suit).len() - 1..), Some(letter(suit)));
    }
}

#[test]
fn every_card_can_be_read() {
    Suit::ALL.into_iter().for_each(|suit| assert_readable(INK, paper(suit)));
}
