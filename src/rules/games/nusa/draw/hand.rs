//! The hand: what one seat sees and is asked, its cards as large as they can be.

use super::super::Action;
use super::super::cards::Card;
use super::super::state::Stage;
use super::band::{WIDE, standing};
use super::card::{card, leaping};
use super::icon::tick;
use super::palette::{DUSK, LIGHT, PANEL, SEA};
use super::row::row;
use super::scene::{Scene, seat_marker};
use super::sea::{header, sea};
use super::seat::{Sizes, cards, columns, label};
use super::tile::{Stake, tile};
use crate::game::Seat;
use crate::kit::card::{Lit, RAISED, TALL};
use crate::kit::panel::asked;
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Letters, Paint, Svg};

const GAP: f32 = 18.0;
/// How wide a card is at most.
const WIDEST: f32 = 148.0;

/// Draws the hand of this seat.
pub(super) fn hand(scene: &Scene<'_>, seat: Seat, legal: &[Action]) -> String {
    let view = scene.view;
    let mut svg = Svg::new();
    let mut y = header(&mut svg, scene) + 12.0;
    y = row(&mut svg, scene, y) + 12.0;
    if view.stage == Stage::Play {
        y = standing(&mut svg, scene, y) + 14.0;
    }
    y = columns(&mut svg, scene, y, Sizes { card: 108.0, token: 44.0 }) + 12.0;
    y += asked(&mut svg, DUSK, &scene.prompt(), scene.acts(seat), y) + 14.0;
    y = match view.stage {
        Stage::Rob if !legal.is_empty() => flowers(&mut svg, scene, legal, y),
        Stage::Escape => pile(&mut svg, scene, legal, y),
        _ => held(&mut svg, scene, legal, y),
    };
    y = own(&mut svg, scene, y);
    y += 8.0;
    sea(&mut svg, y);
    svg.finish(WIDTH, y, SEA)
}

/// Cards side by side: where each begins, and how wide it is.
fn spread(count: usize) -> (impl Fn(usize) -> f32, f32) {
    let wide = ((WIDE + GAP) / count.max(1) as f32 - GAP).min(WIDEST);
    let room = count as f32 * (wide + GAP) - GAP;
    (move |at| (WIDTH - room) / 2.0 + at as f32 * (wide + GAP), wide)
}

/// The cards in hand: what can be played, what only by evading, and what cannot.
fn held(svg: &mut Svg, scene: &Scene<'_>, legal: &[Action], y: f32) -> f32 {
    let hand = scene.view.own().and_then(|seen| seen.hand).unwrap_or_default();
    if hand.is_empty() {
        return y;
    }
    let (left, wide) = spread(hand.count().into());
    let y = y + wide * RAISED;
    for (at, of) in hand.into_iter().enumerate() {
        let lit = match (legal.is_empty(), legal.contains(&Action::Play(of))) {
            (true, _) => Lit::Plain,
            (_, true) => Lit::Lit,
            (_, false) if legal.contains(&Action::Evade(of)) => {
                leaping(svg, of, left(at), y, wide);
                continue;
            }
            _ => Lit::Dimmed,
        };
        card(svg, of, left(at), y, wide, lit);
    }
    y + wide * TALL + 14.0
}

/// The cards to choose from for the escape, and those that were chosen.
fn pile(svg: &mut Svg, scene: &Scene<'_>, legal: &[Action], y: f32) -> f32 {
    let Some(own) = scene.view.own() else { return y };
    let cards: &[Card] = own.pile.as_deref().unwrap_or_default();
    let (left, wide) = spread(cards.len());
    let y = y + wide * RAISED;
    for (at, of) in cards.iter().enumerate() {
        let kept = own.chosen.is_some_and(|chosen| chosen.contains(of));
        let lit = match (kept || !legal.is_empty(), own.chosen) {
            (true, _) => Lit::Lit,
            (false, Some(_)) => Lit::Dimmed,
            (false, None) => Lit::Plain,
        };
        card(svg, *of, left(at), y, wide, lit);
        if kept {
            tick(svg, left(at) + wide * 0.8, y + wide * 1.1, wide * 0.3);
        }
    }
    y + wide * TALL + 14.0
}

/// The flowers that can be robbed, and whose they are.
fn flowers(svg: &mut Svg, scene: &Scene<'_>, legal: &[Action], y: f32) -> f32 {
    let flowers = legal.iter().filter_map(|action| match action {
        Action::Rob(victim, flower) => Some((*victim, *flower)),
        _ => None,
    });
    let flowers: Vec<_> = flowers.collect();
    let (left, wide) = spread(flowers.len());
    let (y, high) = (y + 8.0, wide * 1.28);
    for (at, (victim, flower)) in flowers.into_iter().enumerate() {
        let x = left(at);
        tile(svg, flower, [x, y, wide, high], Stake::Lit);
        seat_marker(svg, victim, [x + wide / 2.0, y + high + 36.0], 44.0);
        let letters = Letters::new(25.0, LIGHT).middle();
        svg.text([x + wide / 2.0, y + high + 86.0], &scene.name(victim), letters, wide);
    }
    y + high + 106.0
}

/// The own pile, while it is not what is chosen from.
fn own(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let pile = scene.view.own().and_then(|own| own.pile.as_deref());
    let pile = pile.filter(|pile| scene.view.stage != Stage::Escape && !pile.is_empty());
    let Some(pile) = pile else { return y };
    svg.rect([MARGIN, y, WIDE, 76.0], 18.0, Paint::fill(PANEL));
    let heading = scene.say("nusa-drawn-pile", &[]);
    let wide = label(svg, &heading, [MARGIN + 22.0, y + 47.0], 400.0);
    cards(svg, pile.iter().copied(), [MARGIN + 40.0 + wide, y + 11.0], [66.0, 54.0]);
    y + 76.0 + 12.0
}
