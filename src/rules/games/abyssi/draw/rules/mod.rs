//! Pictures for the rules: a section each, where a picture says it sooner than words.

mod bases;
mod dominance;
mod moving;
mod senators;

use super::super::Abyssi;
use super::super::speech::Speech;
use super::super::state::{Options, State};
use super::palette::{LIGHT, PANEL};
use crate::dice::Dice;
use crate::game::{Game, Nobody, Setup, Viewer};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::picture::Picture;
use crate::svg::{Letters, Paint, Svg};
use crate::words::Words;

const WIDE: f32 = WIDTH - 2.0 * MARGIN;

/// The picture of this section.
pub(in super::super) fn illustrate(section: &str, words: &Words) -> Option<Picture> {
    let draw: fn(&Speech<'_>) -> (String, String) = match section {
        "moving" => moving::moving,
        "dominance" => dominance::dominance,
        "bases" => bases::bases,
        "senators" => senators::senators,
        _ => return None,
    };
    let (svg, alt) = draw(&Speech { words, viewer: Viewer::Public });
    Some(Picture { name: "rules", svg, alt })
}

/// A table that is only imagined.
fn imagined() -> State {
    let setup = Setup { players: 3, options: Options::default() };
    Abyssi::setup(&setup, &mut Dice::imagined(0), &mut Nobody)
}

/// A panel across the sheet with a text at its right, from x on and around the middle.
fn told(svg: &mut Svg, text: &str, [x, y, high]: [f32; 3]) {
    svg.beneath(|svg| svg.rect([MARGIN, y, WIDE, high], 18.0, Paint::fill(PANEL)));
    let most = WIDTH - MARGIN - 20.0 - x;
    let letters = Letters::new(30.0, LIGHT);
    let lines = Svg::new().paragraph([x, 0.0], text, letters, most, 4) as f32;
    let first = y + high / 2.0 + 11.0 - (lines - 1.0) * 19.2;
    svg.paragraph([x, first], text, letters, most, 4);
}
