//! The players: who they are, their red signals, the cards in their hands, their perks.

use super::super::cards::Revealed;
use super::super::deck::Deck;
use super::super::speech;
use super::super::state::Stage;
use super::super::values::GOAL;
use super::super::view::SeatView;
use super::card::{CHIP, card, chip, mark, slot};
use super::palette::shape;
use super::scene::Scene;
use super::signs;
use crate::kit::card::{Lit, TALL};
use crate::kit::palette::{EDGE, LIGHT, SKY, SPACE};
use crate::kit::panel::{counted, ground, name};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::signs::{fan, marker, seat_colour};
use crate::svg::{Letters, Paint, Svg};

const GAP: f32 = 10.0;

fn acts(scene: &Scene<'_>, seen: &SeatView) -> bool {
    scene.view.stage != Stage::Over && scene.view.actor == seen.seat
}

/// Everybody side by side, below y, each drawn so wide.
fn side_by_side(scene: &Scene<'_>, mut draw: impl FnMut(&SeatView, f32, f32)) {
    let count = f32::from(scene.view.players);
    let wide = (WIDTH - 2.0 * MARGIN + GAP) / count - GAP;
    for (seen, at) in scene.view.seats.iter().zip(0_u8..) {
        draw(seen, MARGIN + f32::from(at) * (wide + GAP), wide);
    }
}

/// Marker and name, in a line around y.
fn who(svg: &mut Svg, scene: &Scene<'_>, seen: &SeatView, [x, y]: [f32; 2], most: f32) {
    marker(svg, seen.seat.0, seat_colour(seen.seat.0), [x + 23.0, y], 46.0);
    let called = scene.speech.of(seen.seat, "cosmocode-player", &[]);
    name(svg, &called, [x + 56.0, y], most - 56.0);
}

/// The red signals as cards, and places for those that are missing. How wide they are.
pub(super) fn signals(svg: &mut Svg, seen: &SeatView, [x, y]: [f32; 2], wide: f32) -> f32 {
    for at in 0..GOAL {
        let place = [x + at as f32 * (wide + 10.0), y];
        match seen.signals.get(at) {
            Some(signal) => card(svg, &Revealed::new(*signal), place, wide, Lit::Plain),
            None => slot(svg, place, wide),
        }
    }
    GOAL as f32 * (wide + 10.0)
}

/// The perk's sign and name, from x on, around the height y.
pub(super) fn perk(svg: &mut Svg, scene: &Scene<'_>, seen: &SeatView, at: [f32; 2], most: f32) {
    let Some(of) = seen.perk else { return };
    let [x, y] = at;
    signs::perk(svg, of, [x + 30.0, y], 50.0);
    let called = scene.speech.say("cosmocode-perk", &[speech::perk(Some(of))]);
    svg.text([x + 72.0, y + 9.0], &called, Letters::new(27.0, LIGHT), most - 72.0);
}

/// Everybody with all that lies before them, below y. Where they end.
pub(super) fn seats(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let (signal, size) = if scene.view.players > 3 { (58.0, 27.0) } else { (70.0, 32.0) };
    let perks = scene.view.seats.iter().any(|seen| seen.perk.is_some());
    let high = if perks { 134.0 + signal * TALL } else { 94.0 + signal * TALL };
    side_by_side(scene, |seen, x, wide| {
        ground(svg, SPACE, acts(scene, seen), [x, y, wide, high]);
        who(svg, scene, seen, [x + 14.0, y + 38.0], wide - 26.0);
        let right = x + 18.0 + signals(svg, seen, [x + 18.0, y + 76.0], signal);
        let base = y + 76.0 + signal * TALL / 2.0 + 12.0;
        counted(svg, fan, seen.cards, [right, base], size);
        perk(svg, scene, seen, [x + 14.0, y + high - 26.0], wide - 26.0);
    });
    y + high
}

/// Everybody in short, below y. Where they end.
pub(super) fn low_seats(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    // Where there is room, all of it stands in one line.
    let line = scene.view.players == 2;
    let high = if line { 72.0 } else { 120.0 };
    side_by_side(scene, |seen, x, wide| {
        ground(svg, SPACE, acts(scene, seen), [x, y, wide, high]);
        let most = if line { wide - 244.0 } else { wide - 22.0 };
        who(svg, scene, seen, [x + 12.0, y + if line { 36.0 } else { 34.0 }], most);
        let middle = y + high - if line { 36.0 } else { 34.0 };
        let x = if line { x + wide - 230.0 } else { x };
        // As long as anything is asked, nobody has more than one.
        if let Some(signal) = seen.signals.first() {
            mark(svg, Deck::Red, [x + 22.0, middle], 26.0);
            let heard = (signal.number(), signal.channel());
            chip(svg, Deck::Red, heard, [x + 37.0, middle - CHIP[1] / 2.0], Lit::Plain);
        } else {
            for at in 0..GOAL {
                svg.group(x + 12.0 + at as f32 * 34.0, middle - 16.0, 0.32, |svg| {
                    svg.path(shape(Deck::Red), Paint::fill(SKY).outlined(EDGE, 9.0));
                });
            }
        }
        counted(svg, fan, seen.cards, [x + 106.0, middle + 10.0], 27.0);
        if let Some(of) = seen.perk {
            signs::perk(svg, of, [x + 202.0, middle], 36.0);
        }
    });
    y + high
}
