//! The players side by side, in the order of their seats: name, points and cards in hand, the card
//! in this trick, and the NUSA cards with what they come to.

use super::super::cards::Card;
use super::super::state::Stage;
use super::super::view::SeatView;
use super::card::{back, card, chip};
use super::icon::{drop, leap, skull, sword, tick};
use super::palette::{DUSK, EDGE, GLOW, INK, LIGHT, MUTED, PANEL, SEA};
use super::scene::{Scene, seat_marker};
use super::tile::{signed_from, token};
use crate::kit::card::{Lit, TALL, halo};
use crate::kit::panel::{PILL_HIGH, Sign, counted, ground, name, pill};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::signs::{crown, fan_on, pennant};
use crate::svg::{Colour, Letters, Paint, Svg};

const GAP: f32 = 10.0;
/// Where a column's card begins.
const TOP: f32 = 84.0;

/// How wide a card is where columns are narrow.
const NARROW: f32 = 100.0;

/// How large things are in the columns.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    /// How wide the card of the trick is.
    pub(super) card: f32,
    /// How wide a NUSA card is.
    pub(super) token: f32,
}

/// Draws a column for each seat below y, and answers where they end.
pub(super) fn columns(svg: &mut Svg, scene: &Scene<'_>, y: f32, sizes: Sizes) -> f32 {
    let seats = &scene.view.seats;
    let sizes = match seats.len() {
        ..=3 => Sizes { card: sizes.card * 1.1, token: sizes.token * 1.16 },
        4 => sizes,
        _ => Sizes { card: NARROW, ..sizes },
    };
    let wide = (WIDTH - 2.0 * MARGIN + GAP) / seats.len() as f32 - GAP;
    let across = ((wide - 20.0 + 5.0) / (sizes.token + 5.0)).floor() as usize;
    let most = seats.iter().map(|seen| seen.tableau.len()).max().unwrap_or_default();
    let rows = most.div_ceil(across).max(1);
    let tokens = TOP + sizes.card * TALL + PILL_HIGH + 20.0;
    let sums = tokens + rows as f32 * (sizes.token + 5.0);
    let high = sums + 42.0;
    for (at, seen) in seats.iter().enumerate() {
        let x = MARGIN + at as f32 * (wide + GAP);
        ground(svg, DUSK, scene.acts(seen.seat), [x, y, wide, high]);
        seat_marker(svg, seen.seat, [x + 34.0, y + 36.0], 46.0);
        name(svg, &scene.name(seen.seat), [x + 64.0, y + 36.0], wide - 74.0);
        stack(svg, scene, seen, [x + 12.0, y + TOP], wide - sizes.card - 34.0);
        laid(svg, scene, seen, [x + wide - sizes.card - 12.0, y + TOP], sizes.card);
        let below = y + TOP + sizes.card * TALL + 12.0;
        if let Some((text, ground, ink)) = doing(scene, seen) {
            pill(svg, &text, ground, ink, [x + 12.0, below], wide - 24.0);
        }
        for (at, gained) in seen.tableau.iter().enumerate() {
            let [column, row] = [(at % across) as f32, (at / across) as f32];
            let step = sizes.token + 5.0;
            token(svg, *gained, [x + 11.0 + column * step, y + tokens + row * step], sizes.token);
        }
        if seen.tableau.is_empty() {
            let place = [x + 12.0, y + tokens, sizes.token, sizes.token];
            svg.rect(place, sizes.token * 0.18, Paint::line(EDGE, 2.5).dashed(7.0));
        }
        let at = [x + 12.0, y + sums + 28.0];
        signed_from(svg, &totals(seen), at, 29.0, wide - 20.0, LIGHT);
    }
    y + high
}

/// What the cards that lie face up come to.
pub(super) fn totals(seen: &SeatView) -> Vec<(Sign, String)> {
    let all: [(Sign, u8, String); 3] = [
        (drop, seen.nectar(), seen.nectar().to_string()),
        (skull, seen.skulls(), seen.skulls().to_string()),
        (sword, seen.subjugation(), format!("+{}", seen.subjugation())),
    ];
    let some = all.into_iter().filter(|(_, count, _)| *count > 0);
    some.map(|(sign, _, number)| (sign, number)).collect()
}

/// Points, cards in hand, and what was discarded face up: one below the other.
fn stack(svg: &mut Svg, scene: &Scene<'_>, seen: &SeatView, [x, y]: [f32; 2], wide: f32) {
    let points = Letters::new(46.0, LIGHT);
    svg.text([x + 4.0, y + 34.0], &scene.words.number(seen.points), points, wide);
    counted(svg, fan, seen.cards, [x - 2.0, y + 68.0], 26.0);
    if let Some(discarded) = seen.discarded {
        chip(svg, discarded, [x, y + 78.0, 56.0, 53.0], Lit::Plain);
        if seen.evaded {
            svg.circle(x + 8.0, y + 128.0, 14.0, Paint::fill(PANEL).outlined(GLOW, 2.0));
            leap(svg, x + 8.0, y + 128.0, 19.0, GLOW);
        }
    }
}

/// Cards in hand, around this point.
fn fan(svg: &mut Svg, x: f32, y: f32, size: f32) {
    fan_on(svg, DUSK, [x, y], size);
}

/// What somebody is doing, in a word or two.
fn doing(scene: &Scene<'_>, seen: &SeatView) -> Option<(String, Colour, Colour)> {
    let view = scene.view;
    let ahead = view.trick.ahead == Some(seen.seat);
    let key = match view.stage {
        Stage::Play if scene.acts(seen.seat) && view.trick.plays.is_empty() => "nusa-drawn-to-lead",
        Stage::Play if scene.acts(seen.seat) => "nusa-drawn-to-play",
        Stage::Play if ahead => "nusa-drawn-ahead",
        Stage::Play if view.trick.lead == seen.seat => {
            return Some((scene.say("nusa-drawn-led", &[]), LIGHT, INK));
        }
        Stage::Escape if seen.ready => {
            return Some((scene.say("nusa-drawn-ready", &[]), LIGHT, INK));
        }
        Stage::Escape => "nusa-drawn-choosing",
        Stage::Rob if scene.acts(seen.seat) => "nusa-drawn-robs",
        _ => return None,
    };
    Some((scene.say(key, &[]), GLOW, INK))
}

/// What somebody has laid in this trick, or the place for it.
fn laid(svg: &mut Svg, scene: &Scene<'_>, seen: &SeatView, [x, y]: [f32; 2], wide: f32) {
    let trick = &scene.view.trick;
    let high = wide * TALL;
    let place = [x, y, wide, high];
    let ahead = trick.ahead == Some(seen.seat);
    let play = trick.plays.iter().find(|play| play.seat == seen.seat);
    match play {
        Some(play) => {
            if ahead {
                halo(svg, place, wide * 0.12, 6.0);
            }
            card(svg, play.card, x, y, wide, Lit::Plain);
            if trick.lead == seen.seat {
                pennant(svg, x + wide * 0.1, y + high - wide * 0.12, wide * 0.36);
            }
            if ahead {
                crown(svg, x + wide / 2.0, y, wide * 0.3);
            }
            if play.evaded.is_some() {
                let [x, y] = [x + wide * 0.06, y + high * 0.5];
                svg.circle(x, y, wide * 0.15, Paint::fill(PANEL).outlined(GLOW, 2.5));
                leap(svg, x, y, wide * 0.2, GLOW);
            }
        }
        None if scene.view.stage == Stage::Escape => {
            for by in [0.0, 1.0, 2.0] {
                let (wide, high) = (wide * 0.6, high * 0.6);
                let left = x + wide * 0.32 * by;
                let place = [left, y + high * 0.2 + by * high * 0.12, wide, high];
                if seen.ready {
                    back(svg, place);
                } else {
                    let paint = Paint::fill(SEA).outlined(EDGE, 3.0).dashed(8.0);
                    svg.rect(place, 8.0, paint);
                }
            }
            if seen.ready {
                tick(svg, x + wide * 0.84, y + wide * 0.2, wide * 0.36);
            }
        }
        None => {
            let acts = scene.acts(seen.seat) && scene.view.stage == Stage::Play;
            let edge = if acts { GLOW } else { EDGE };
            svg.rect(place, wide * 0.12, Paint::fill(SEA).outlined(edge, 4.0).dashed(11.0));
            if acts {
                let letters = Letters::new(wide * 0.5, GLOW).middle();
                svg.text([x + wide / 2.0, y + wide * 0.84], "?", letters, wide * 0.5);
            }
        }
    }
}

/// A row of cards, from this corner on.
pub(super) fn cards(
    svg: &mut Svg,
    cards: impl IntoIterator<Item = Card>,
    [x, y]: [f32; 2],
    [wide, high]: [f32; 2],
) {
    for (at, of) in cards.into_iter().enumerate() {
        chip(svg, of, [x + at as f32 * (wide + 6.0), y, wide, high], Lit::Plain);
    }
}

/// A heading inside a panel, at its left. How wide it is.
pub(super) fn label(svg: &mut Svg, text: &str, [x, y]: [f32; 2], most: f32) -> f32 {
    svg.text([x, y], text, Letters::new(25.0, MUTED), most)
}
