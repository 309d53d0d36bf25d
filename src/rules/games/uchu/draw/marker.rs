//! What stands for a country in pictures: its score marker, with a shape and a number of its own,
//! and the small signs beside its name.

use super::super::state::Country;
use super::palette::{GLOW, INK, LIGHT, PANEL};
use crate::svg::{Colour, Letters, Paint, Svg};

/// The colours of the seats: unlike the suits', and the shape and the number say the same.
const COLOURS: [Colour; 5] =
    [Colour(0xffffff), Colour(0xffb05a), Colour(0x6fe0e6), Colour(0xd2ec74), Colour(0xd9bdff)];

/// The markers' shapes in a square of 100 by 100, unlike the suits'.
const SHAPES: [&str; 5] = [
    "M50 3L92 26 92 74 50 97 8 74 8 26Z",
    "M8 8L92 8 92 52C92 78 70 91 50 98 30 91 8 78 8 52Z",
    "M50 2L97 40 80 96 20 96 3 40Z",
    "M30 5L70 5 70 30 95 30 95 70 70 70 70 95 30 95 30 70 5 70 5 30 30 30Z",
    "M8 96L8 47A42 43 0 0 1 92 47L92 96Z",
];

/// The colour of the country's owner.
pub(in super::super) fn colour(country: Country, players: u8) -> Colour {
    COLOURS[usize::from(country.owner(players).0)]
}

/// The country's marker around this point.
pub(in super::super) fn marker(
    svg: &mut Svg,
    country: Country,
    players: u8,
    [x, y]: [f32; 2],
    size: f32,
) {
    let colour = colour(country, players);
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path(SHAPES[country.at()], Paint::fill(colour).outlined(INK, 8.0));
    });
    let number = (country.0 + 1).to_string();
    let letters = Letters::new(size * 0.62, INK).middle();
    svg.text([x, y + size * 0.24], &number, letters, size);
}

/// Cards in hand: a fan, around this point.
pub(in super::super) fn fan(svg: &mut Svg, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        let card = Paint::fill(LIGHT).outlined(PANEL, 6.0);
        svg.path("M4 34L34 16 66 72 36 90Z", card);
        svg.path("M32 10L70 10 70 76 32 76Z", card);
        svg.path("M66 16L96 34 66 90 40 74Z", card);
    });
}

/// Piles taken: a heap, around this point.
pub(in super::super) fn heap(svg: &mut Svg, x: f32, y: f32, size: f32) {
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
pub(in super::super) fn crown(svg: &mut Svg, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        let path = "M10 84L4 28 30 48 50 12 70 48 96 28 90 84Z";
        svg.path(path, Paint::fill(GLOW).outlined(INK, 8.0));
    });
}

/// The pennant of who leads, around this point.
pub(in super::super) fn pennant(svg: &mut Svg, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path("M24 8L92 34 24 60Z", Paint::fill(LIGHT).outlined(INK, 8.0));
        svg.path("M22 6L22 96", Paint::line(INK, 16.0));
        svg.path("M22 8L22 94", Paint::line(LIGHT, 7.0));
    });
}
