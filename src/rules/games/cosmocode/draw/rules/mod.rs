//! Pictures for the rules: a section each, where a picture says it sooner than words.

mod changes;
mod receiving;
mod turn;

use super::super::cards::{Card, Revealed};
use super::super::deck::{Channel, Deck};
use super::super::speech::Speech;
use crate::game::Viewer;
use crate::kit::palette::LIGHT;
use crate::picture::Picture;
use crate::svg::{Paint, Svg};
use crate::words::Words;

/// The picture of this section.
pub(in super::super) fn illustrate(section: &str, words: &Words) -> Option<Picture> {
    let draw: fn(&Speech<'_>) -> (String, Vec<String>) = match section {
        "turn" => turn::turn,
        "changes" => changes::changes,
        "receiving" => receiving::receiving,
        _ => return None,
    };
    let (svg, told) = draw(&Speech { words, viewer: Viewer::Public });
    Some(Picture { name: "rules", svg, alt: words.sentences(told) })
}

/// A card that is heard as it is printed.
const fn printed(deck: Deck, number: u8, channel: Channel) -> Revealed {
    Revealed { card: Card::new(deck, number, channel), channel, number }
}

/// From one to the other, from x on, around the height y.
fn arrow(svg: &mut Svg, [x, y]: [f32; 2], wide: f32) {
    let path = format!("M{x:.1} {y:.1}h{wide:.1}m-18 -18l18 18 -18 18");
    svg.path(&path, Paint::line(LIGHT, 7.0));
}
