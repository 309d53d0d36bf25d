//! The choice before the escape: three of the five cards of the rules' text are kept.

use super::super::super::cards::{Card, Colour as Dye};
use super::super::band::WIDE;
use super::super::card::card;
use super::super::icon::tick;
use super::super::palette::{LIGHT, PANEL, SEA};
use super::super::sea::sea;
use super::speech;
use crate::alt::sentence;
use crate::kit::card::{Lit, TALL};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Letters, Paint, Svg};
use crate::words::Words;

/// The pile of the rules' text, and what is kept of it.
const PILE: [(Card, bool); 5] = [
    (Card::new(Dye::Red, 2), true),
    (Card::new(Dye::Yellow, 5), false),
    (Card::new(Dye::Yellow, 1), true),
    (Card::new(Dye::Green, 4), false),
    (Card::new(Dye::Blue, 3), true),
];
const CARD: f32 = 152.0;

pub(in super::super) fn escape(words: &Words) -> (String, String) {
    let speech = &speech(words);
    let mut svg = Svg::new();
    let high = CARD * TALL;
    let height = 2.0 * MARGIN + high + 122.0;
    svg.rect([MARGIN, MARGIN, WIDE, height - 2.0 * MARGIN], 18.0, Paint::fill(PANEL));
    let heading = speech.say("nusa-drawn-keep", &[]);
    svg.text([MARGIN + 24.0, MARGIN + 50.0], &heading, Letters::new(32.0, LIGHT), WIDE - 48.0);
    let step = (WIDE - 48.0 - CARD) / 4.0;
    for (at, (of, kept)) in PILE.into_iter().enumerate() {
        let [x, y] = [MARGIN + 24.0 + at as f32 * step, MARGIN + 94.0];
        card(&mut svg, of, x, y, CARD, if kept { Lit::Lit } else { Lit::Dimmed });
        if kept {
            tick(&mut svg, x + CARD * 0.8, y + high - 36.0, 50.0);
        }
    }
    sea(&mut svg, height);
    let some = |kept: bool| speech.each(PILE.iter().filter(|of| of.1 == kept).map(|of| of.0));
    let args = [("kept", some(true).into()), ("others", some(false).into())];
    let told = [sentence(words, heading), speech.say("nusa-drawn-kept", &args)];
    (svg.finish(WIDTH, height, SEA), words.sentences(told))
}
