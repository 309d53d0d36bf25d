//! The board: what everybody at the table sees.

use super::band::{WIDE, last, standing};
use super::palette::{PANEL, SEA};
use super::row::row;
use super::scene::{Scene, seat_marker};
use super::sea::{header, sea};
use super::seat::{Sizes, cards, columns};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Paint, Svg};

/// Draws the board.
pub(super) fn board(scene: &Scene<'_>) -> String {
    let mut svg = Svg::new();
    let mut y = header(&mut svg, scene) + 12.0;
    y = row(&mut svg, scene, y) + 12.0;
    y = standing(&mut svg, scene, y) + 14.0;
    y = columns(&mut svg, scene, y, Sizes { card: 110.0, token: 50.0 }) + 12.0;
    y = hands(&mut svg, scene, y);
    if let Some(seen) = &scene.view.last {
        y = last(&mut svg, scene, seen, y) + 12.0;
    }
    y += 8.0;
    sea(&mut svg, y);
    svg.finish(WIDTH, y, SEA)
}

/// The hands, where all of them lie open: two beside each other.
fn hands(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let open = scene.view.seats.iter().filter_map(|seen| Some((seen.seat, seen.hand?)));
    let open: Vec<_> = open.collect();
    let wide = (WIDE - 10.0) / 2.0;
    for (at, (seat, hand)) in open.iter().enumerate() {
        let x = MARGIN + (at % 2) as f32 * (wide + 10.0);
        let y = y + (at / 2) as f32 * 76.0;
        svg.rect([x, y, wide, 68.0], 18.0, Paint::fill(PANEL));
        seat_marker(svg, *seat, [x + 32.0, y + 34.0], 42.0);
        cards(svg, *hand, [x + 62.0, y + 8.0], [60.0, 52.0]);
    }
    y + open.len().div_ceil(2) as f32 * 76.0
}
