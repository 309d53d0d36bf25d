//! The board: what everybody may see, in one picture; where all hands are open, those as well.

use super::card::{CHIP, chips};
use super::header::header;
use super::last::last;
use super::middle::middle;
use super::scene::Scene;
use super::seats::seats;
use crate::kit::palette::{LIGHT, SKY};
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::kit::signs::{marker, seat_colour};
use crate::svg::{Letters, Svg};

/// Draws the board.
pub(super) fn board(scene: &Scene<'_>) -> String {
    let mut svg = Svg::new();
    let mut y = header(&mut svg, scene) + 14.0;
    y = middle(&mut svg, scene, y) + 14.0;
    y = seats(&mut svg, scene, y) + 14.0;
    for seen in &scene.view.seats {
        let Some(hand) = &seen.hand else { continue };
        let at = [MARGIN + 26.0, y + CHIP[1] / 2.0];
        marker(&mut svg, seen.seat.0, seat_colour(seen.seat.0), at, 44.0);
        if hand.is_empty() {
            let none = scene.speech.say("cosmocode-no-cards", &[]);
            svg.text([MARGIN + 66.0, y + 38.0], &none, Letters::new(28.0, LIGHT), 400.0);
        }
        chips(&mut svg, hand, [MARGIN + 62.0, y]);
        y += CHIP[1] + 10.0;
    }
    if let Some(before) = &scene.view.last {
        y = last(&mut svg, scene, before, y) + 14.0;
    }
    y += 4.0;
    sky(&mut svg, y);
    svg.finish(WIDTH, y, SKY)
}
