//! How a match ended: who won, everybody's place, and their points as bars, a piece for each source.
//! Where points were equal, what decided is outlined.

use super::super::state::{Account, State};
use super::super::{Abyssi, table};
use super::palette::{EDGE, GLOW, INK, LIGHT, MUTED, PANEL, PIECES, SKY};
use super::scene::Scene;
use super::signs::{active_of, bolt_of, bust_of, coin_of, seal_of};
use crate::game::{Outcome, Rules, Seat};
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::kit::signs::{marker, seat_colour, trophy};
use crate::svg::{Colour, Letters, Paint, Svg, measure};

type Of = fn(&mut Svg, Colour, [f32; 2], f32);
const SIGNS: [Of; 5] = [active_of, bust_of, seal_of, coin_of, bolt_of];

const WIDE: f32 = WIDTH - 2.0 * MARGIN;
const ROW: f32 = 140.0;

/// The final account.
pub(super) fn result(scene: &Scene<'_>) -> String {
    let mut svg = Svg::new();
    let state = &scene.view.table;
    let mut y = banner(&mut svg, scene);
    y = legend(&mut svg, scene, y) + 14.0;
    let Some(outcome) = Abyssi::outcome(state) else { return svg.finish(WIDTH, y, SKY) };
    let most = outcome.scores.iter().copied().max().unwrap_or_default().max(1);
    let unit = (WIDE - 36.0) / most as f32;
    for seat in outcome.ranking.iter().copied() {
        let place = place(&outcome, seat);
        let wins = outcome.winners.contains(&seat);
        let decided = decided(state, &outcome, seat);
        player(&mut svg, scene, [place, seat.0], wins, decided, [y, unit]);
        y += ROW + 12.0;
    }
    y += 8.0;
    sky(&mut svg, y);
    svg.finish(WIDTH, y, SKY)
}

/// The place of a seat: all who share the win are first.
fn place(outcome: &Outcome, seat: Seat) -> u8 {
    let at = outcome.ranking.iter().position(|other| *other == seat).unwrap_or_default();
    if outcome.winners.contains(&seat) { 1 } else { at as u8 + 1 }
}

/// The source that decided between a seat and the winner with as many points; between a winner and the
/// next one of those.
pub(in super::super) fn decided(state: &State, outcome: &Outcome, seat: Seat) -> Option<usize> {
    let wins = |seat: &Seat| outcome.winners.contains(seat);
    let rival = match wins(&seat) {
        true => outcome.ranking.iter().find(|other| !wins(other)),
        false => outcome.winners.first(),
    };
    let rival = *rival?;
    let [own, other] = [seat, rival].map(|seat| state.tie_breaks(seat));
    let equal = state.account(seat).total() == state.account(rival).total();
    own.iter().zip(&other).position(|(own, other)| own != other).filter(|_| equal)
}

fn banner(svg: &mut Svg, scene: &Scene<'_>) -> f32 {
    trophy(svg, MARGIN + 56.0, 74.0, 100.0);
    let text = scene.words.sentences(table::result(&scene.view.table, &scene.speech()));
    let [x, most] = [MARGIN + 126.0, WIDE - 138.0];
    let large = measure(&text, 38.0) < 1.7 * most;
    let letters = Letters::new(if large { 38.0 } else { 29.0 }, LIGHT);
    let lines = Svg::new().paragraph([x, 0.0], &text, letters, most, 3) as f32;
    let step = if large { 24.0 } else { 18.5 };
    svg.paragraph([x, 87.0 - (lines - 1.0) * step], &text, letters, most, 3);
    146.0
}

/// Which piece of a bar is which source.
fn legend(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    svg.rect([MARGIN, y, WIDE, 92.0], 18.0, Paint::fill(PANEL));
    let slot = (WIDE - 16.0) / 5.0;
    for (at, name) in Account::SOURCES.into_iter().enumerate() {
        let middle = MARGIN + 8.0 + (at as f32 + 0.5) * slot;
        svg.rect([middle - 32.0, y + 8.0, 64.0, 44.0], 10.0, Paint::fill(PIECES[at]));
        SIGNS[at](svg, INK, [middle, y + 30.0], 34.0);
        let text = scene.say("abyssi-drawn-source", &[("source", name.into())]);
        let letters = Letters::new(28.0, LIGHT).middle();
        svg.text([middle, y + 80.0], &text, letters, slot - 8.0);
    }
    y + 92.0
}

/// One player's place, name, points by source and in all.
fn player(
    svg: &mut Svg,
    scene: &Scene<'_>,
    [place, seat]: [u8; 2],
    wins: bool,
    decided: Option<usize>,
    [y, unit]: [f32; 2],
) {
    let seat = Seat(seat);
    let paint = Paint::fill(PANEL);
    let paint = match wins {
        true => paint.outlined(GLOW, 5.0),
        false if scene.view.viewer.is(seat) => paint.outlined(EDGE, 4.0),
        false => paint,
    };
    svg.rect([MARGIN, y, WIDE, ROW], 18.0, paint);
    let ink = if wins { GLOW } else { LIGHT };
    let middle = y + 42.0;
    let number = Letters::new(42.0, ink).middle();
    svg.text([MARGIN + 38.0, middle + 15.0], &place.to_string(), number, 50.0);
    marker(svg, seat.0, seat_colour(seat.0), [MARGIN + 96.0, middle], 54.0);
    let name = Letters::new(36.0, LIGHT);
    svg.text([MARGIN + 138.0, middle + 13.0], &scene.name(seat), name, WIDE - 290.0);
    let account = scene.view.table.account(seat);
    let total = account.total().to_string();
    let right = MARGIN + WIDE - 20.0;
    svg.text([right, middle + 20.0], &total, Letters::new(58.0, ink).end(), 120.0);

    let mut x = MARGIN + 18.0;
    let [top, bar] = [y + 78.0, 50.0];
    for (at, points) in account.by_source().into_iter().enumerate() {
        let wide = points as f32 * unit;
        if points > 0 {
            let paint = Paint::fill(PIECES[at]);
            let paint = if decided == Some(at) { paint.outlined(GLOW, 7.0) } else { paint };
            svg.rect([x, top, wide - 3.0, bar], 8.0, paint);
            let text = points.to_string();
            let signed = wide >= 92.0;
            let figures = measure(&text, 34.0);
            let centre = x + wide / 2.0 - 1.5;
            let centre = if signed { centre + 21.0 } else { centre };
            if signed {
                let place = [centre - figures / 2.0 - 23.0, top + bar / 2.0];
                SIGNS[at](svg, INK, place, 34.0);
            }
            let letters = Letters::new(34.0, INK).middle();
            svg.text([centre, top + 37.0], &text, letters, wide.max(24.0) - 3.0);
        }
        x += wide;
    }
    if account.total() == 0 {
        let letters = Letters::new(30.0, MUTED);
        svg.text([x, top + 36.0], &account.total().to_string(), letters, 60.0);
    }
}
