//! How a match ended: who won, everybody's place, and their points as bars, a piece for each round.

use super::super::prompt;
use super::super::state::ROUNDS;
use super::super::view::SeatView;
use super::band::WIDE;
use super::palette::{EDGE, GLOW, INK, LIGHT, MUTED, PANEL, SEA};
use super::scene::{Scene, seat_marker};
use super::sea::{island, sea};
use crate::kit::panel::halves;
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::signs::trophy;
use crate::svg::{Colour, Letters, Paint, Svg, measure};

/// Where the bars begin, and how wide they are at most.
const BARS: [f32; 2] = [398.0, 470.0];
/// How bright the piece of each round is.
const PIECES: [Colour; ROUNDS as usize] = [EDGE, EDGE.with(LIGHT, 42), EDGE.with(LIGHT, 82)];

/// The final result.
pub(super) fn result(scene: &Scene<'_>) -> String {
    let mut svg = Svg::new();
    let mut y = banner(&mut svg, scene);
    y = legend(&mut svg, scene, y);
    let ranked = scene.view.ranked();
    let high = if ranked.len() > 4 { 98.0 } else { 116.0 };
    let most = ranked.iter().map(|(_, of)| of.points).max().unwrap_or_default().max(1);
    for (place, of) in ranked {
        player(&mut svg, scene, place, of, [y, high], BARS[1] / f32::from(most));
        y += high + 12.0;
    }
    y += 8.0;
    sea(&mut svg, y);
    svg.finish(WIDTH, y, SEA)
}

fn banner(svg: &mut Svg, scene: &Scene<'_>) -> f32 {
    trophy(svg, MARGIN + 56.0, 76.0, 100.0);
    let text = scene.words.sentences(prompt::result(scene.view, &scene.speech()));
    let [x, most] = [MARGIN + 124.0, WIDE - 136.0];
    if measure(&text, 34.0) < most - 220.0 {
        island(svg, [WIDTH - 210.0, 6.0], 1.0);
    }
    let large = measure(&text, 34.0) < 1.7 * most;
    let letters = Letters::new(if large { 34.0 } else { 27.0 }, LIGHT);
    let lines = Svg::new().paragraph([x, 0.0], &text, letters, most, 4) as f32;
    let step = if large { 22.0 } else { 17.5 };
    svg.paragraph([x, 88.0 - (lines - 1.0) * step], &text, letters, most, 4);
    150.0
}

/// Which piece of a bar is which round.
fn legend(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let mut x = BARS[0];
    for (piece, round) in PIECES.into_iter().zip(1_u8..) {
        svg.rect([x, y + 2.0, 26.0, 26.0], 6.0, Paint::fill(piece).outlined(LIGHT, 1.5));
        let text = scene.say("nusa-part", &[("number", round.into())]);
        x += 36.0 + svg.text([x + 36.0, y + 24.0], &text, Letters::new(25.0, MUTED), 140.0) + 24.0;
    }
    y + 44.0
}

/// One player's place, name, points in each round and in all.
fn player(
    svg: &mut Svg,
    scene: &Scene<'_>,
    place: u8,
    of: &SeatView,
    [y, high]: [f32; 2],
    unit: f32,
) {
    let view = scene.view;
    let winners = view.outcome.iter().flat_map(|outcome| &outcome.winners);
    let wins = winners.into_iter().any(|seat| *seat == of.seat);
    let paint = Paint::fill(PANEL);
    let paint = match wins {
        true => paint.outlined(GLOW, 5.0),
        false if view.viewer.is(of.seat) => paint.outlined(EDGE, 4.0),
        false => paint,
    };
    svg.rect([MARGIN, y, WIDE, high], 18.0, paint);
    let middle = y + high / 2.0;
    let ink = if wins { GLOW } else { LIGHT };
    let number = Letters::new(40.0, ink).middle();
    svg.text([MARGIN + 40.0, middle + 14.0], &place.to_string(), number, 50.0);
    seat_marker(svg, of.seat, [MARGIN + 98.0, middle], 52.0);
    let (x, room) = (MARGIN + 136.0, BARS[0] - MARGIN - 152.0);
    let lines = halves(&scene.name(of.seat), 29.0, room);
    let first = middle + 10.0 - 17.0 * (lines.len() as f32 - 1.0);
    for (at, line) in lines.iter().enumerate() {
        svg.text([x, first + 34.0 * at as f32], line, Letters::new(29.0, LIGHT), room);
    }

    let tied = view.seats.iter().filter(|other| other.points == of.points).count() > 1;
    let best = view.seats.iter().map(|other| other.points).max();
    let decided = tied && Some(of.points) == best;
    let mut x = BARS[0];
    let bar = 56.0;
    for (at, (points, piece)) in view.history.iter().zip(PIECES).enumerate() {
        let points = points.get(usize::from(of.seat.0)).copied().unwrap_or_default();
        let wide = f32::from(points) * unit;
        let last = at + 1 == PIECES.len();
        let place = [x, middle - bar / 2.0, wide - 3.0, bar];
        let paint = Paint::fill(piece);
        let paint = if decided && last { paint.outlined(GLOW, 6.0) } else { paint };
        if points > 0 {
            svg.rect(place, 8.0, paint);
            let letters = Letters::new(30.0, if at == 0 { LIGHT } else { INK }).middle();
            let at = [x + wide / 2.0 - 1.5, middle + 11.0];
            svg.text(at, &points.to_string(), letters, wide - 3.0);
        }
        x += wide;
    }
    let total = scene.words.number(of.points);
    let end = MARGIN + WIDE - 18.0;
    svg.text([end, middle + 18.0], &total, Letters::new(52.0, ink).end(), 90.0);
}
