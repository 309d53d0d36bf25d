//! A card, large or small as a chip, its back, and the mark of a deck.

use super::super::cards::{Card, Revealed};
use super::super::deck::{Channel, Deck};
use super::palette::{colour, letter, paper, shape};
use super::wave::{self, monitor, strike};
use crate::kit::card::{Lit, TALL, halo};
use crate::kit::palette::{EDGE, INK, LIGHT, PAPER, SKY};
use crate::svg::{Letters, Paint, Svg};

/// The deck's shape around this point: readable on paper and on the sky.
pub(super) fn mark(svg: &mut Svg, deck: Deck, [x, y]: [f32; 2], size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path(shape(deck), Paint::fill(PAPER).outlined(PAPER, 20.0));
        svg.path(shape(deck), Paint::fill(colour(deck)).outlined(INK, 7.0));
    });
}

fn ground(svg: &mut Svg, deck: Deck, [x, y, wide, high]: [f32; 4], edge: f32) {
    let round = wide.min(high) * 0.1;
    svg.rect([x, y, wide, high], round, Paint::fill(colour(deck)));
    let inside = [x + edge, y + edge, wide - 2.0 * edge, high - 2.0 * edge];
    svg.rect(inside, (round - edge).max(2.0), Paint::fill(paper(deck)));
}

/// A card as it is heard now, with this corner at the top left; what was printed and is heard no
/// more is struck through. It is [`TALL`] times as high as wide.
pub(super) fn card(svg: &mut Svg, of: &Revealed, [x, y]: [f32; 2], wide: f32, lit: Lit) {
    let (deck, high) = (of.card.deck(), wide * TALL);
    let place = [x, y, wide, high];
    if lit == Lit::Lit {
        halo(svg, place, wide * 0.1, wide * 0.045);
    }
    ground(svg, deck, place, wide * 0.05);
    // A small card's letter stays large enough to be read.
    let small = wide < 100.0;
    let (sign, down) = if small { (0.23, 0.19) } else { (0.2, 0.23) };
    mark(svg, deck, [x + wide * 0.22, y + wide * down], wide * sign);
    let ink = |size: f32| Letters::new(wide * size, INK).middle();
    let size = (wide * 0.24).max(24.0) / wide;
    let base = if small { 0.64 } else { 0.57 };
    svg.text([x + wide * 0.22, y + wide * base], letter(deck), ink(size), wide * 0.32);
    let number = of.number.to_string();
    if of.number == of.card.number() {
        let at = if small { 0.68 } else { 0.65 };
        svg.text([x + wide * at, y + wide * 0.57], &number, ink(0.52), wide * 0.56);
    } else {
        let size = if of.number < 10 { 0.44 } else { 0.37 };
        svg.text([x + wide * 0.55, y + wide * 0.6], &number, ink(size), wide * 0.48);
        let before = of.card.number().to_string();
        svg.text([x + wide * 0.81, y + wide * 0.29], &before, ink(0.24), wide * 0.3);
        strike(svg, [x + wide * 0.81, y + wide * 0.21], wide * 0.27);
    }
    let before = Some(of.card.channel()).filter(|before| *before != of.channel);
    let screen = [x + wide * 0.09, y + wide * 0.67, wide * 0.82, wide * 0.55];
    monitor(svg, of.channel, before, screen);
    if lit == Lit::Dimmed {
        svg.rect(place, wide * 0.1, Paint::fill(SKY).faint(0.5));
    }
}

/// How large a [`chip`] is.
pub(super) const CHIP: [f32; 2] = [67.0, 54.0];

/// Number and channel only, in the deck's colour, for where there is little room and the deck's
/// mark stands beside it.
pub(super) fn chip(svg: &mut Svg, deck: Deck, heard: (u8, Channel), [x, y]: [f32; 2], lit: Lit) {
    let [wide, high] = CHIP;
    let place = [x, y, wide, high];
    if lit == Lit::Lit {
        halo(svg, place, 6.0, 4.0);
    }
    ground(svg, deck, place, 4.0);
    let (number, channel) = heard;
    let (size, base) = if number < 10 { (36.0, 40.0) } else { (28.0, 37.0) };
    let letters = Letters::new(size, INK).middle();
    svg.text([x + 21.5, y + base], &number.to_string(), letters, 38.0);
    let ink = wave::ground(svg, channel, [x + 39.0, y + 7.0, 22.0, high - 14.0]);
    let letters = Letters::new(29.0, ink).middle();
    svg.text([x + 50.0, y + 36.0], wave::letter(channel), letters, 36.0);
    if lit == Lit::Dimmed {
        svg.rect(place, 6.0, Paint::fill(SKY).faint(0.5));
    }
}

/// Chips of cards in their order, neighbours of a deck together behind its mark, from x on. Where
/// they end.
pub(super) fn chips(svg: &mut Svg, cards: &[Card], [x, y]: [f32; 2]) -> f32 {
    let mut x = x;
    for of in cards.chunk_by(|one, other| one.deck() == other.deck()) {
        let deck = of[0].deck();
        mark(svg, deck, [x + 14.0, y + CHIP[1] / 2.0], 28.0);
        x += 34.0;
        for card in of {
            chip(svg, deck, (card.number(), card.channel()), [x, y], Lit::Plain);
            x += CHIP[0] + 3.0;
        }
        x += 6.0;
    }
    x
}

/// The back of a deck's cards: its shape, and as many waves as it is far.
pub(super) fn back(svg: &mut Svg, deck: Deck, [x, y]: [f32; 2], wide: f32) {
    let place = [x, y, wide, wide * TALL];
    svg.rect(place, wide * 0.12, Paint::fill(SKY).outlined(colour(deck), wide * 0.07));
    mark(svg, deck, [x + wide * 0.5, y + wide * 0.92], wide * 0.42);
    let mut arcs = String::new();
    for at in 0..=(deck as u8) {
        let radius = wide * (0.16 + 0.13 * f32::from(at));
        let from = [x + wide * 0.5 - radius * 0.87, y + wide * 0.62 - radius * 0.5];
        arcs += &format!(
            "M{:.1} {:.1}a{radius:.1} {radius:.1} 0 0 1 {:.1} 0",
            from[0],
            from[1],
            radius * 1.74
        );
    }
    svg.path(&arcs, Paint::line(LIGHT, wide * 0.06));
}

/// Where a card could lie.
pub(super) fn slot(svg: &mut Svg, [x, y]: [f32; 2], wide: f32) {
    let place = [x, y, wide, wide * TALL];
    svg.rect(place, wide * 0.1, Paint::fill(SKY).outlined(EDGE, 3.5).dashed(9.0));
}
