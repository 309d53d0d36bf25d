//! The expedition cards: a frame of their colour around paper, the rank, the colour's shape and
//! letter, and a boat under sail. On a 2 and a 4 stands instead what they do.

use super::super::cards::{Card, Colour as Dye};
use super::icon::{leap, stepping, turning};
use super::palette::{DUSK, EDGE, GLOW, INK, LIGHT, PANEL, PAPER, SEA, dye, letter, paper, shape};
use crate::kit::card::{Lit, RAISED, TALL, dim, halo};
use crate::svg::{Colour, Letters, Paint, Svg};

/// The colour's shape around this point, on paper.
fn print(svg: &mut Svg, of: Dye, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path(shape(of), Paint::fill(dye(of)).outlined(INK, 7.0));
    });
}

/// The colour's shape around this point, on any ground.
pub(super) fn mark(svg: &mut Svg, of: Dye, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path(shape(of), Paint::fill(PAPER).outlined(PAPER, 22.0));
        svg.path(shape(of), Paint::fill(dye(of)).outlined(INK, 7.0));
    });
}

/// The colour's shape with its letter to the right, from x on, around the height y. How wide it is.
pub(super) fn lettered(svg: &mut Svg, of: Dye, [x, y]: [f32; 2], size: f32, colour: Colour) -> f32 {
    mark(svg, of, x + size / 2.0, y, size);
    let letters = Letters::new(size * 0.98, colour);
    let at = [x + size * 1.22, y + size * 0.36];
    size * 1.22 + svg.text(at, letter(of), letters, size)
}

fn ground(svg: &mut Svg, of: Dye, [x, y, width, height]: [f32; 4], edge: f32, lit: Lit) {
    let round = width.min(height) * 0.12;
    if lit == Lit::Lit {
        halo(svg, [x, y, width, height], round, edge * 0.9);
    }
    let half = edge / 2.0;
    let inside = [x + half, y + half, width - edge, height - edge];
    svg.rect(inside, round - half, Paint::fill(paper(of)).outlined(dye(of), edge));
}

/// A boat of the expedition, with its colour's shape on the sail.
fn boat(svg: &mut Svg, of: Dye, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path(
            "M18 4C66 8 86 38 88 72L22 72C32 48 30 24 18 4Z",
            Paint::fill(dye(of)).outlined(INK, 4.0),
        );
        let hull = "M6 70C14 78 86 78 94 70 90 90 78 96 50 96 22 96 10 90 6 70Z";
        svg.path(hull, Paint::fill(Colour(0x8a5a3c)).outlined(INK, 4.0));
    });
    svg.group(x - size * 0.1, y - size * 0.3, size * 0.0036, |svg| {
        svg.path(shape(of), Paint::fill(PAPER));
    });
}

/// A card with this corner at the top left. It is [`TALL`] times as high as wide.
pub(super) fn card(svg: &mut Svg, card: Card, x: f32, y: f32, width: f32, lit: Lit) {
    let of = card.colour();
    let raised = if lit == Lit::Lit { width * RAISED } else { 0.0 };
    let (y, height) = (y - raised, width * TALL);
    ground(svg, of, [x, y, width, height], width * 0.06, lit);
    let rank = card.rank().to_string();
    let ink = |size: f32| Letters::new(width * size, INK);
    let [middle, low] = [x + width * 0.41, y + width * 0.88];
    match card {
        card if card.reverses() => turning(svg, middle, low, width * 0.62, dye(of)),
        card if card.moves_trump() => stepping(svg, middle, low, width * 0.56, dye(of)),
        _ => boat(svg, of, middle, low, width * 0.64),
    }
    svg.text([x + width * 0.12, y + width * 0.46], &rank, ink(0.46), width * 0.4);
    print(svg, of, x + width * 0.77, y + width * 0.25, width * 0.26);
    svg.text([x + width * 0.77, y + width * 0.66], letter(of), ink(0.28).middle(), width * 0.28);
    if lit == Lit::Dimmed {
        dim(svg, DUSK, [x, y, width, height], [x + width * 0.5, y + height * 0.64, width * 0.36]);
    }
}

/// A card that can be played only by evading.
pub(super) fn leaping(svg: &mut Svg, of: Card, x: f32, y: f32, width: f32) {
    let (y, height, by) = (y - width * RAISED, width * TALL, width * 0.05);
    let around = [x - by, y - by, width + 2.0 * by, height + 2.0 * by];
    let edge = Paint::fill(SEA).outlined(GLOW, width * 0.045).dashed(width * 0.1);
    svg.rect(around, width * 0.12 + by, edge);
    card(svg, of, x, y, width, Lit::Plain);
    let [x, y] = [x + width * 0.8, y + height - width * 0.2];
    svg.circle(x, y, width * 0.22, Paint::fill(PANEL).outlined(GLOW, width * 0.03));
    leap(svg, x, y, width * 0.28, GLOW);
}

/// A card for where there is little room: at least 50 high, and wider than high.
pub(super) fn chip(svg: &mut Svg, card: Card, place: [f32; 4], lit: Lit) {
    let [x, y, width, height] = place;
    let of = card.colour();
    ground(svg, of, place, 4.5, lit);
    let rank = Letters::new(height * 0.66, INK).middle();
    let at = [x + width * 0.33, y + height * 0.74];
    svg.text(at, &card.rank().to_string(), rank, width * 0.5);
    print(svg, of, x + width * 0.74, y + height * 0.31, height * 0.38);
    let small = Letters::new(height * 0.46, INK).middle();
    svg.text([x + width * 0.74, y + height * 0.87], letter(of), small, width * 0.4);
    if lit == Lit::Dimmed {
        dim(svg, DUSK, place, [x + width * 0.5, y + height * 0.5, height * 0.5]);
    }
}

/// The back of an expedition card.
pub(super) fn back(svg: &mut Svg, [x, y, width, height]: [f32; 4]) {
    let round = width.min(height) * 0.12;
    svg.rect([x, y, width, height], round, Paint::fill(EDGE).outlined(LIGHT, width * 0.035));
    let [left, right] = [x + width * 0.18, x + width * 0.82];
    let [top, bottom] = [y + height * 0.5 - width * 0.2, y + height * 0.5 + width * 0.2];
    let middle = x + width / 2.0;
    let peak = format!("M{left:.1} {bottom:.1}L{middle:.1} {top:.1}L{right:.1} {bottom:.1}");
    svg.path(&peak, Paint::line(LIGHT, width * 0.06));
}
