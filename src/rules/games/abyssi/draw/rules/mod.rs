//! Pictures for the rules: a section each, where a picture says it sooner than words.

pub(super) mod bases;
pub(super) mod dominance;
pub(super) mod moving;
pub(super) mod senators;

use super::super::Abyssi;
use super::super::state::{Options, State};
use super::palette::{LIGHT, PANEL};
use crate::dice::Dice;
use crate::game::{Nobody, Rules, Setup};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Letters, Paint, Svg};

const WIDE: f32 = WIDTH - 2.0 * MARGIN;

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
