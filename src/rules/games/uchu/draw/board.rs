//! The board: what everybody may see, in one picture.

use super::header::header;
use super::scene::Scene;
use super::{table, track};
use crate::kit::palette::SKY;
use crate::kit::sheet::{WIDTH, sky};
use crate::svg::Svg;

/// Draws the board.
pub(super) fn board(scene: &Scene<'_>) -> String {
    let mut svg = Svg::new();
    let mut y = header(&mut svg, scene) + 18.0;
    table::table(&mut svg, scene, y);
    y += table::height(scene) + 22.0;
    for (country, hand) in scene.hands() {
        table::row(&mut svg, scene, country, hand, y);
        y += table::ROW;
    }
    y += track::height(scene);
    track::track(&mut svg, scene, y);
    y += 18.0;
    sky(&mut svg, y);
    svg.finish(WIDTH, y, SKY)
}
