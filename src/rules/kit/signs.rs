//! What stands for a seat in pictures: its marker, with a shape, a number and a colour of its own;
//! and small signs for what players have and do. All are drawn around a point.

use super::palette::{GLOW, Ground, INK, LIGHT, PANEL, SPACE};
use crate::svg::{Colour, Letters, Paint, Svg};

/// The colours of the seats: unlike most cards', and the shape and the number say the same.
const COLOURS: [Colour; 5] =
    [Colour(0xffffff), Colour(0xffb05a), Colour(0x6fe0e6), Colour(0xd2ec74), Colour(0xd9bdff)];

/// The markers' shapes in a square of 100 by 100, none of them a plain one.
const SHAPES: [&str; 5] = [
    "M50 3L92 26 92 74 50 97 8 74 8 26Z",
    "M8 8L92 8 92 52C92 78 70 91 50 98 30 91 8 78 8 52Z",
    "M50 2L97 40 80 96 20 96 3 40Z",
    "M30 5L70 5 70 30 95 30 95 70 70 70 70 95 30 95 30 70 5 70 5 30 30 30Z",
    "M8 96L8 47A42 43 0 0 1 92 47L92 96Z",
];

/// The colour of a seat, by its number from 0.
pub(crate) fn seat_colour(seat: u8) -> Colour {
    COLOURS[usize::from(seat)]
}

/// A marker around this point, with the shape and the number of a seat.
pub(crate) fn marker(svg: &mut Svg, seat: u8, colour: Colour, at: [f32; 2], size: f32) {
    shaped(svg, seat, Paint::fill(colour).outlined(INK, 8.0), at, size);
}

/// The same without an outline, where there are many on a dark ground: they pack better.
pub(crate) fn flat_marker(svg: &mut Svg, seat: u8, at: [f32; 2], size: f32) {
    shaped(svg, seat, Paint::fill(seat_colour(seat)), at, size);
}

fn shaped(svg: &mut Svg, seat: u8, paint: Paint, [x, y]: [f32; 2], size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path(SHAPES[usize::from(seat)], paint);
    });
    let number = (seat + 1).to_string();
    let letters = Letters::new(size * 0.62, INK).middle();
    svg.text([x, y + size * 0.24], &number, letters, size);
}

/// Cards in hand: a fan, around this point.
pub(crate) fn fan(svg: &mut Svg, x: f32, y: f32, size: f32) {
    fan_on(svg, SPACE, [x, y], size);
}

/// The same on another ground.
pub(crate) fn fan_on(svg: &mut Svg, on: Ground, [x, y]: [f32; 2], size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        let card = Paint::fill(LIGHT).outlined(on.panel, 6.0);
        svg.path("M4 34L34 16 66 72 36 90Z", card);
        svg.path("M32 10L70 10 70 76 32 76Z", card);
        svg.path("M66 16L96 34 66 90 40 74Z", card);
    });
}

/// Piles taken: a heap, around this point.
pub(crate) fn heap(svg: &mut Svg, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        for (at, path) in
            ["M4 70L50 54 96 70 50 90Z", "M4 52L50 36 96 52 50 72Z", "M4 34L50 16 96 34 50 54Z"]
                .into_iter()
                .enumerate()
        {
            let colour = if at == 1 { LIGHT.with(PANEL, 40) } else { LIGHT };
            svg.path(path, Paint::fill(colour).outlined(PANEL, 6.0));
        }
    });
}

/// The crown of who is ahead, around this point.
pub(crate) fn crown(svg: &mut Svg, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        let path = "M10 84L4 28 30 48 50 12 70 48 96 28 90 84Z";
        svg.path(path, Paint::fill(GLOW).outlined(INK, 8.0));
    });
}

/// The pennant of who leads, around this point.
pub(crate) fn pennant(svg: &mut Svg, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path("M24 8L92 34 24 60Z", Paint::fill(LIGHT).outlined(INK, 8.0));
        svg.path("M22 6L22 96", Paint::line(INK, 16.0));
        svg.path("M22 8L22 94", Paint::line(LIGHT, 7.0));
    });
}

/// The prize, around this point.
pub(crate) fn trophy(svg: &mut Svg, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        let handles = "M27 20C6 16 6 50 34 52M73 20C94 16 94 50 66 52";
        svg.path(handles, Paint::line(INK, 14.0));
        svg.path(handles, Paint::line(GLOW, 8.0));
        let gold = Paint::fill(GLOW).outlined(INK, 3.5);
        svg.path("M45 62L55 62 58 84 42 84Z", gold);
        svg.rect([28.0, 82.0, 44.0, 13.0], 4.0, gold);
        svg.path("M24 8L76 8C76 42 70 66 50 66 30 66 24 42 24 8Z", gold);
        svg.path("M35 17C35 36 38 46 44 53", Paint::line(LIGHT, 5.0));
        let star = "M54 22L57 30 66 31 59 37 61 45 54 41 47 45 49 37 42 31 51 30Z";
        svg.path(star, Paint::fill(INK));
    });
}
