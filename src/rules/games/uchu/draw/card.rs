//! A card, large with its guest or small as a chip, and the mark of a suit.

use super::super::cards::{Card, Suit};
use super::alien::alien;
use super::palette::{colours, letter, paper, shape};
use crate::kit::card::{Lit, RAISED, TALL, dim, halo};
use crate::kit::palette::{INK, PAPER, SPACE};
use crate::svg::{Colour, Letters, Paint, Svg};

/// The suit's shape around this point: readable on paper and on the sky.
pub(in super::super) fn suit_mark(svg: &mut Svg, suit: Suit, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        let path = shape(suit);
        svg.path(path, Paint::fill(PAPER).outlined(PAPER, 20.0));
        match colours(suit) {
            [left, right] => {
                svg.path(path, Paint::fill(*right));
                svg.path("M50 2L50 98 8 50Z", Paint::fill(*left));
                svg.path(path, Paint::line(INK, 7.0));
            }
            colours => svg.path(path, Paint::fill(colours[0]).outlined(INK, 7.0)),
        }
    });
}

/// The suit's shape with its letter to the right, from x on, around the height y. How wide it is.
pub(in super::super) fn lettered_mark(
    svg: &mut Svg,
    suit: Suit,
    [x, y]: [f32; 2],
    size: f32,
    colour: Colour,
) -> f32 {
    suit_mark(svg, suit, x + size / 2.0, y, size);
    let letters = Letters::new(size * 0.98, colour);
    let at = [x + size * 1.14, y + size * 0.36];
    size * 1.14 + svg.text(at, letter(suit), letters, size)
}

/// The ground of a card: its suit's colour, with paper in it.
fn ground(svg: &mut Svg, suit: Suit, [x, y, width, height]: [f32; 4], edge: f32, lit: Lit) {
    let round = width.min(height) * 0.1;
    if lit == Lit::Lit {
        halo(svg, [x, y, width, height], round, edge * 0.68);
    }
    match colours(suit) {
        [left, right] => {
            svg.rect([x, y, width, height], round, Paint::fill(*left));
            let half = format!(
                "M{:.1} {y:.1}h{:.1}a{round:.1} {round:.1} 0 0 1 {round:.1} {round:.1}v{:.1}a{round:.1} {round:.1} 0 0 1 {:.1} {round:.1}h{:.1}Z",
                x + width / 2.0,
                width / 2.0 - round,
                height - 2.0 * round,
                -round,
                round - width / 2.0,
            );
            svg.path(&half, Paint::fill(*right));
        }
        colours => svg.rect([x, y, width, height], round, Paint::fill(colours[0])),
    }
    let inside = [x + edge, y + edge, width - 2.0 * edge, height - 2.0 * edge];
    svg.rect(inside, (round - edge).max(2.0), Paint::fill(paper(suit)));
}

/// A card with its guest, with this corner at the top left. It is [`TALL`] times as high as wide.
pub(in super::super) fn card(svg: &mut Svg, card: Card, x: f32, y: f32, width: f32, lit: Lit) {
    let suit = card.suit();
    let raised = if lit == Lit::Lit { width * RAISED } else { 0.0 };
    let (y, height) = (y - raised, width * TALL);
    ground(svg, suit, [x, y, width, height], width * 0.045, lit);
    let rank = card.rank().to_string();
    let ink = |size: f32| Letters::new(width * size, INK);
    alien(svg, suit, x + width * 0.42, y + width * 0.77, width * 0.62);
    let corner = [x + width * 0.09, y + width * 0.4];
    svg.text(corner, &rank, ink(0.4), width * 0.5);
    suit_mark(svg, suit, x + width * 0.8, y + width * 0.2, width * 0.21);
    let below = [x + width * 0.8, y + width * 0.53];
    svg.text(below, letter(suit), ink(0.25).middle(), width * 0.22);
    let corner = [x + width * 0.92, y + height - width * 0.09];
    svg.text(corner, &rank, ink(0.23).end(), width * 0.34);
    if lit == Lit::Dimmed {
        let lock = [x + width * 0.5, y + height * 0.6, width * 0.34];
        dim(svg, SPACE, [x, y, width, height], lock);
    }
}

/// A card without its guest, for where there is little room: at least 50 high.
pub(in super::super) fn chip(svg: &mut Svg, card: Card, place: [f32; 4], lit: Lit) {
    let [x, y, width, height] = place;
    let suit = card.suit();
    ground(svg, suit, place, 4.0, lit);
    let rank = Letters::new(height * 0.66, INK).middle();
    let at = [x + width * 0.35, y + height * 0.74];
    svg.text(at, &card.rank().to_string(), rank, width * 0.56);
    let mark = height * 0.38;
    suit_mark(svg, suit, x + width * 0.78, y + height * 0.3, mark);
    let small = Letters::new(height * 0.44, INK).middle();
    svg.text([x + width * 0.78, y + height * 0.86], letter(suit), small, width * 0.36);
    if lit == Lit::Dimmed {
        dim(svg, SPACE, place, [x + width * 0.78, y + height * 0.3, height * 0.42]);
    }
}
