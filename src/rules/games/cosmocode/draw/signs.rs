//! Small signs of the observatory: what is done with cards and what becomes of them. All are drawn
//! around a point.

use super::super::cards::Perk;
use super::super::deck::Deck;
use super::card::mark;
use crate::kit::palette::{ALARM, EDGE, GLOW, INK, LIGHT, MUTED, PANEL};
use crate::svg::{Colour, Letters, Paint, Svg};

fn around(svg: &mut Svg, [x, y]: [f32; 2], size: f32, draw: impl FnOnce(&mut Svg)) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, draw);
}

/// The dish that listens.
pub(super) fn dish(svg: &mut Svg, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| {
        svg.path("M44 62L30 97 70 97 56 60Z", Paint::fill(EDGE).outlined(INK, 3.0));
        svg.path("M10 22C8 62 44 84 78 66Z", Paint::fill(LIGHT).outlined(INK, 3.0));
        svg.path("M17 37C20 60 44 74 66 66 44 66 26 56 17 37Z", Paint::fill(MUTED));
        svg.path("M44 44L62 26", Paint::line(LIGHT, 5.0));
        svg.circle(64.0, 24.0, 6.0, Paint::fill(GLOW));
        svg.path("M72 10A18 18 0 0 1 80 26M80 0A30 30 0 0 1 93 26", Paint::line(GLOW, 4.5));
    });
}

/// A card goes to the other channel.
pub(super) fn shift(svg: &mut Svg, at: [f32; 2], size: f32, ink: Colour) {
    around(svg, at, size, |svg| {
        svg.path("M8 34L88 34M66 12L88 34 66 54", Paint::line(ink, 11.0));
        svg.path("M92 70L12 70M34 48L12 70 34 92", Paint::line(ink, 11.0));
    });
}

/// The switch that everybody's channel goes by.
pub(super) fn flip(svg: &mut Svg, at: [f32; 2], size: f32, ink: Colour) {
    around(svg, at, size, |svg| {
        svg.rect([2.0, 24.0, 96.0, 52.0], 26.0, Paint::line(ink, 10.0));
        svg.circle(71.0, 50.0, 17.0, Paint::fill(ink));
        svg.path("M22 50L44 50", Paint::line(ink, 9.0));
    });
}

/// A number goes up or down.
pub(super) fn tune(svg: &mut Svg, at: [f32; 2], size: f32, ink: Colour) {
    around(svg, at, size, |svg| {
        svg.circle(50.0, 50.0, 42.0, Paint::line(ink, 10.0));
        svg.path("M50 22L50 52M35 37L65 37M35 70L65 70", Paint::line(ink, 10.0));
    });
}

/// It comes to the listener.
pub(super) fn receive(svg: &mut Svg, [x, y]: [f32; 2], size: f32) {
    around(svg, [x, y], size, |svg| {
        let arrow = "M30 4L70 4 70 44 94 44 50 96 6 44 30 44Z";
        svg.path(arrow, Paint::fill(GLOW).outlined(INK, 6.0));
    });
}

/// It is on the channel.
pub(super) fn tick(svg: &mut Svg, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| {
        svg.circle(50.0, 50.0, 46.0, Paint::fill(GLOW).outlined(INK, 8.0));
        svg.path("M27 53L44 70 74 34", Paint::line(INK, 13.0));
    });
}

/// It is not.
pub(super) fn cross(svg: &mut Svg, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| {
        svg.circle(50.0, 50.0, 46.0, Paint::fill(INK).outlined(ALARM, 8.0));
        svg.path("M33 33L67 67M67 33L33 67", Paint::line(ALARM, 13.0));
    });
}

/// A discard pile.
pub(super) fn discards(svg: &mut Svg, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| {
        let card = Paint::fill(PANEL).outlined(MUTED, 7.0);
        svg.path("M20 24L58 12 82 78 44 92Z", card);
        svg.rect([26.0, 22.0, 46.0, 66.0], 6.0, card);
        svg.path("M40 44L58 66M58 44L40 66", Paint::line(MUTED, 8.0));
    });
}

/// What a perk does: three at once, or green for blue.
pub(super) fn perk(svg: &mut Svg, perk: Perk, [x, y]: [f32; 2], size: f32) {
    match perk {
        Perk::Wide => {
            for step in [-0.42, 0.0, 0.42] {
                mark(svg, Deck::Blue, [x + step * size, y], size * 0.36);
            }
        }
        Perk::Flexible => {
            mark(svg, Deck::Green, [x - size * 0.4, y], size * 0.4);
            let arrow = format!(
                "M{:.1} {y:.1}h{:.1}m{:.1} {:.1}l{:.1} {:.1} {:.1} {:.1}",
                x - size * 0.12,
                size * 0.24,
                -size * 0.11,
                -size * 0.11,
                size * 0.11,
                size * 0.11,
                -size * 0.11,
                size * 0.11
            );
            svg.path(&arrow, Paint::line(LIGHT, size * 0.06));
            mark(svg, Deck::Blue, [x + size * 0.4, y], size * 0.36);
        }
    }
}

/// The number of a place, around this point.
pub(super) fn place_number(svg: &mut Svg, at: u8, [x, y]: [f32; 2], size: f32) {
    svg.circle(x, y, size / 2.0, Paint::fill(LIGHT).outlined(INK, 3.5));
    let letters = Letters::new(size * 0.68, INK).middle();
    svg.text([x, y + size * 0.25], &(at + 1).to_string(), letters, size);
}
