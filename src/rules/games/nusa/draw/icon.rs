//! The signs: what stands on NUSA cards, what the cards 2 and 4 do, evasion. Each is drawn in
//! a square of 100 by 100 and put around a point.

use super::palette::{ALARM, BONE, EDGE, GLOW, INK, LIGHT, NECTAR};
use crate::svg::{Colour, Paint, Svg};

fn around(svg: &mut Svg, x: f32, y: f32, size: f32, draw: impl FnOnce(&mut Svg)) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, draw);
}

/// Nectar: a drop.
pub(super) fn drop(svg: &mut Svg, x: f32, y: f32, size: f32) {
    around(svg, x, y, size, |svg| {
        let path = "M50 3C62 30 84 46 84 66A34 31 0 0 1 16 66C16 46 38 30 50 3Z";
        svg.path(path, Paint::fill(NECTAR).outlined(INK, 8.0));
        svg.path("M32 64C32 74 38 81 47 83", Paint::line(LIGHT, 8.0));
    });
}

/// A skull.
pub(super) fn skull(svg: &mut Svg, x: f32, y: f32, size: f32) {
    around(svg, x, y, size, |svg| {
        let path = "M50 5C78 5 94 22 94 46 94 60 86 68 76 72L76 92 24 92 24 72C14 68 6 60 6 46 6 22 22 5 50 5Z";
        svg.path(path, Paint::fill(BONE).outlined(INK, 8.0));
        let holes = "M31 34A12 13 0 1 0 31.1 34ZM69 34A12 13 0 1 0 69.1 34ZM50 60L43 72 57 72ZM38 80L44 80 44 92 38 92ZM56 80L62 80 62 92 56 92Z";
        svg.path(holes, Paint::fill(INK));
    });
}

/// Subjugation: a sword before a shield.
pub(super) fn sword(svg: &mut Svg, x: f32, y: f32, size: f32) {
    around(svg, x, y, size, |svg| {
        let shield = "M10 14L50 6 90 14C92 52 78 80 50 96 22 80 8 52 10 14Z";
        svg.path(shield, Paint::fill(EDGE).outlined(INK, 8.0));
        let sword =
            "M50 12L60 24 60 58 74 58 74 70 57 70 57 86 43 86 43 70 26 70 26 58 40 58 40 24Z";
        svg.path(sword, Paint::fill(GLOW).outlined(INK, 6.0));
    });
}

/// Robbery: three claws.
pub(super) fn claw(svg: &mut Svg, x: f32, y: f32, size: f32) {
    around(svg, x, y, size, |svg| {
        let claws = "M8 26C20 20 30 24 34 34 38 52 32 74 20 94 20 70 18 48 8 26ZM37 14C50 8 60 14 64 26 68 46 60 72 46 96 48 68 46 40 37 14ZM68 22C80 16 90 22 93 34 95 52 88 72 74 92 78 68 76 44 68 22Z";
        svg.path(claws, Paint::fill(ALARM).outlined(INK, 7.0));
    });
}

/// What a 2 does: high and low change places.
pub(super) fn turning(svg: &mut Svg, x: f32, y: f32, size: f32, colour: Colour) {
    around(svg, x, y, size, |svg| {
        let arrows =
            "M30 90L30 40 14 40 36 8 58 40 42 40 42 90ZM70 10L70 60 86 60 64 92 48 66 58 66 58 10Z";
        svg.path(arrows, Paint::fill(colour).outlined(INK, 6.0));
    });
}

/// What a 4 does: one step around the ring.
pub(super) fn stepping(svg: &mut Svg, x: f32, y: f32, size: f32, colour: Colour) {
    around(svg, x, y, size, |svg| {
        let arc = "M71 23A36 36 0 1 1 32 21";
        svg.path(arc, Paint::line(INK, 24.0));
        let head = "M20 0L58 9 40 42Z";
        svg.path(head, Paint::fill(colour).outlined(INK, 12.0));
        svg.path(arc, Paint::line(colour, 12.0));
        svg.path(head, Paint::fill(colour));
    });
}

/// Evasion: a leap over what lies there.
pub(super) fn leap(svg: &mut Svg, x: f32, y: f32, size: f32, colour: Colour) {
    around(svg, x, y, size, |svg| {
        let arc = "M10 78C14 20 66 8 80 52M30 92L58 92";
        svg.path(arc, Paint::line(colour, 13.0));
        svg.path("M98 46L84 86 54 60Z", Paint::fill(colour));
    });
}

/// Done.
pub(super) fn tick(svg: &mut Svg, x: f32, y: f32, size: f32) {
    around(svg, x, y, size, |svg| {
        svg.circle(50.0, 50.0, 46.0, Paint::fill(GLOW).outlined(INK, 7.0));
        svg.path("M26 52L44 70 76 32", Paint::line(INK, 14.0));
    });
}
