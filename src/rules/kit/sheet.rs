//! What every picture is drawn on: how wide it is, the stars behind it, what stands at its top.

use super::palette::{EDGE, Ground, LIGHT};
use crate::svg::{Letters, Paint, Svg};

/// So wide is every picture.
pub(crate) const WIDTH: f32 = 1000.0;
/// Nothing but the sky is nearer to the edge.
pub(crate) const MARGIN: f32 = 20.0;

/// Stars, so that the sky is not empty: always the same ones.
pub(crate) fn sky(svg: &mut Svg, height: f32) {
    let mut spot = 7_u32;
    let mut next = |below: f32| {
        spot = spot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (spot >> 16) as f32 / 65_536.0 * below
    };
    svg.beneath(|svg| {
        for at in 0..26 {
            let (x, y) = (next(WIDTH), next(height));
            let radius = if at % 5 == 0 { 3.2 } else { 1.9 };
            svg.circle(x, y, radius, Paint::fill(EDGE));
        }
    });
}

/// Where the header begins, and how high it is: the heading, and a panel beside it.
pub(crate) const HEADER: [f32; 2] = [14.0, 88.0];

/// Where the match stands, in two lines at the left of the header: at most so wide.
pub(crate) fn heading(svg: &mut Svg, on: Ground, title: &str, below: &str, most: f32) {
    svg.text([MARGIN + 4.0, 52.0], title, Letters::new(33.0, LIGHT), most);
    svg.text([MARGIN + 4.0, 90.0], below, Letters::new(28.0, on.muted), most - 20.0);
}
