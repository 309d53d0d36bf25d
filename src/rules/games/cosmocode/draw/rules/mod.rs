//! Pictures for the rules: a section each, where a picture says it sooner than words.

pub(super) mod changes;
pub(super) mod receiving;
pub(super) mod turn;

use super::super::cards::{Card, Revealed};
use super::super::deck::{Channel, Deck};
use crate::kit::palette::LIGHT;
use crate::svg::{Paint, Svg};

/// A card that is heard as it is printed.
const fn printed(deck: Deck, number: u8, channel: Channel) -> Revealed {
    Revealed { card: Card::new(deck, number, channel), channel, number }
}

/// From one to the other, from x on, around the height y.
fn arrow(svg: &mut Svg, [x, y]: [f32; 2], wide: f32) {
    let path = format!("M{x:.1} {y:.1}h{wide:.1}m-18 -18l18 18 -18 18");
    svg.path(&path, Paint::line(LIGHT, 7.0));
}
