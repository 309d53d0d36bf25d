//! What a country has laid before it in a trick.

use super::super::cards::{Card, Suit};
use super::super::country::Country;
use super::super::view::TrickView;
use super::alien::alien;
use super::card::card;
use super::palette::paper;
use super::scene::Scene;
use crate::kit::card::{Lit, TALL, halo};
use crate::kit::palette::{EDGE, GLOW, SKY};
use crate::kit::signs::{crown, pennant};
use crate::svg::{Letters, Paint, Svg};

/// The card that a country has played to a trick.
pub(super) fn played(trick: &TrickView, country: Country) -> Option<Card> {
    trick.plays.iter().find(|(other, _)| *other == country).map(|(_, card)| *card)
}

/// What the country has laid before it in this trick, or the place for it.
pub(super) fn laid(
    svg: &mut Svg,
    scene: &Scene<'_>,
    country: Country,
    [x, y]: [f32; 2],
    wide: f32,
) {
    let trick = &scene.view.trick;
    let place = [x, y, wide, wide * TALL];
    let ahead = trick.ahead.is_some_and(|(ahead, _)| ahead == country);
    match played(trick, country) {
        Some(of) => {
            if ahead {
                halo(svg, place, wide * 0.1, 6.0);
            }
            card(svg, of, x, y, wide, Lit::Plain);
        }
        None if trick.skips == Some(country) => {
            let shade = paper(Suit::Purple).with(SKY, 45);
            svg.rect(place, wide * 0.1, Paint::fill(shade).outlined(EDGE, 4.0));
            alien(svg, Suit::Purple, x + wide / 2.0, y + wide * 0.64, wide * 0.74);
        }
        None => {
            let edge = if scene.acts(country) { GLOW } else { EDGE };
            svg.rect(place, wide * 0.1, Paint::fill(SKY).outlined(edge, 4.0).dashed(11.0));
            if scene.acts(country) {
                let letters = Letters::new(wide * 0.5, GLOW).middle();
                svg.text([x + wide / 2.0, y + wide * 0.84], "?", letters, wide * 0.5);
            }
        }
    }
    if trick.lead == country && !trick.plays.is_empty() {
        pennant(svg, x + wide * 0.2, y + wide * TALL - wide * 0.1, wide * 0.36);
    }
    if ahead {
        crown(svg, x + wide / 2.0, y - 2.0, wide * 0.34);
    }
}
