//! The colours can be told apart by people who see fewer of them, or none; and all text can be read.

use super::super::draw::palette::{
    ALARM, GLOW, INK, LIGHT, MUTED, PANEL, PAPER, SEA, canvas, dye, letter, paper, shape,
};
use super::*;
use crate::kit::eyes::{assert_apart, assert_readable};
use crate::words::Words;

#[test]
fn every_two_colours_stay_apart_for_eyes_that_see_fewer_of_them() {
    let dyes = Colour::ALL.map(|of| [dye(of)]);
    let names = Colour::ALL.map(Colour::name);
    let things: Vec<_> = names.into_iter().zip(&dyes).map(|(name, of)| (name, &of[..])).collect();
    assert_apart(&things);
}

/// With achromatopsia no colour is left, so here is what everybody can go by.
#[test]
fn every_two_colours_differ_in_shape_and_letter_as_in_words() {
    let words = Words::new("en-US");
    let mark = |of: Colour| words.say("nusa-mark", &[("colour", of.name().into())]);
    for (at, a) in Colour::ALL.into_iter().enumerate() {
        assert!(mark(a).ends_with(letter(a)));
        for b in Colour::ALL.into_iter().skip(at + 1) {
            assert_ne!(shape(a), shape(b));
            assert_ne!(letter(a), letter(b));
            assert_ne!(mark(a).chars().next(), mark(b).chars().next());
        }
    }
}

#[test]
fn all_text_can_be_read() {
    for ink in [LIGHT, MUTED, GLOW, ALARM] {
        assert_readable(ink, SEA);
        assert_readable(ink, PANEL);
    }
    let papers = Colour::ALL.map(paper).into_iter().chain(Nusa::ALL.map(canvas));
    for ground in papers.chain([PAPER, GLOW, ALARM, LIGHT]) {
        assert_readable(INK, ground);
    }
}
