//! How a match ended: who won, and everybody's red signals, cards and perks, best first.

use super::super::page;
use super::super::speech::Speech;
use super::super::values::GOAL;
use super::super::view::SeatView;
use super::scene::Scene;
use super::seats::{perk, signals};
use super::signs::dish;
use crate::game::Seat;
use crate::kit::card::TALL;
use crate::kit::palette::{EDGE, GLOW, LIGHT, MUTED, PANEL, SKY};
use crate::kit::panel::{counted, name};
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::kit::signs::{fan, marker, seat_colour, trophy};
use crate::svg::{Letters, Paint, Svg, cut, measure};

/// Below the banner.
const TOP: f32 = 186.0;
const ROW: f32 = 156.0;
const GAP: f32 = 12.0;

/// How many rounds were played, unless that is why the match is over.
pub(super) fn rounds(scene: &Scene<'_>) -> Option<String> {
    let won = scene.view.seats.iter().any(|seen| seen.signals.len() >= GOAL);
    let rounds = [("rounds", scene.view.round.into())];
    won.then(|| scene.speech.say("cosmocode-drawn-rounds", &rounds))
}

/// The final result.
pub(super) fn result(scene: &Scene<'_>) -> String {
    let mut svg = Svg::new();
    banner(&mut svg, scene);
    let outcome = scene.view.outcome.as_ref();
    let ranking = outcome.map(|outcome| outcome.ranking.as_slice()).unwrap_or_default();
    let winners = outcome.map(|outcome| outcome.winners.as_slice()).unwrap_or_default();
    let mut y = TOP;
    for seat in ranking {
        row(&mut svg, scene, scene.view.seat(*seat), winners.contains(seat), y);
        y += ROW + GAP;
    }
    y += MARGIN - GAP;
    sky(&mut svg, y);
    svg.finish(WIDTH, y, SKY)
}

fn banner(svg: &mut Svg, scene: &Scene<'_>) {
    trophy(svg, MARGIN + 56.0, 84.0, 104.0);
    dish(svg, [WIDTH - MARGIN - 62.0, 84.0], 120.0);
    let (x, most) = (MARGIN + 124.0, WIDTH - 2.0 * MARGIN - 266.0);
    let text = told(scene, |text| measure(text, 28.0) < 2.6 * most);
    let size = if measure(&text, 34.0) < 1.8 * most { 34.0 } else { 28.0 };
    let letters = Letters::new(size, LIGHT);
    let lines = Svg::new().paragraph([x, 0.0], &text, letters, most, 3) as f32;
    let rounds = rounds(scene);
    let middle = if rounds.is_some() { 80.0 } else { 96.0 };
    let first = middle - (lines - 1.0) * size * 0.6;
    svg.paragraph([x, first], &text, letters, most, 3);
    if let Some(rounds) = rounds {
        let below = first + lines * size * 1.28 + 4.0;
        svg.text([x, below], &rounds, Letters::new(28.0, MUTED), most);
    }
}

/// Who has won, with names as long as there is room for.
fn told(scene: &Scene<'_>, fits: impl Fn(&str) -> bool) -> String {
    let mut text = String::new();
    for length in [32, 20, 13, 9, 6] {
        let words = scene.speech.words;
        let short = |seat| cut(&words.seat(Seat(seat)), |name| name.chars().count() <= length);
        let words = words.clone().with_names((0..scene.view.players).map(short).collect());
        let speech = Speech { words: &words, viewer: scene.view.viewer };
        text = words.sentences(page::result(scene.view, &speech));
        if fits(&text) {
            break;
        }
    }
    text
}

fn row(svg: &mut Svg, scene: &Scene<'_>, seen: &SeatView, wins: bool, y: f32) {
    const SIGNAL: f32 = 96.0;
    let (x, wide) = (MARGIN, WIDTH - 2.0 * MARGIN);
    let paint = Paint::fill(PANEL);
    let paint = match wins {
        true => paint.outlined(GLOW, 5.0),
        false if scene.view.viewer.is(seen.seat) => paint.outlined(EDGE, 4.0),
        false => paint,
    };
    svg.rect([x, y, wide, ROW], 20.0, paint);
    let middle = y + ROW / 2.0;
    let Seat(seat) = seen.seat;
    marker(svg, seat, seat_colour(seat), [x + 52.0, middle], 60.0);
    let cards = x + wide - 16.0 - 2.0 * (SIGNAL + 10.0);
    signals(svg, seen, [cards, y + (ROW - SIGNAL * TALL) / 2.0], SIGNAL);
    if wins {
        trophy(svg, cards - 56.0, middle, 70.0);
    }
    let left = x + 100.0;
    let called = scene.speech.of(seen.seat, "cosmocode-player", &[]);
    name(svg, &called, [left, middle - 26.0], cards - 110.0 - left);
    let base = middle + 44.0;
    let wide = counted(svg, fan, seen.cards, [left, base], 32.0);
    perk(svg, scene, seen, [left + wide + 34.0, base - 11.0], cards - 134.0 - left - wide);
}
