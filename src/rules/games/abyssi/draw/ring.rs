//! The ring: three planets above and three below, in between the orbit with its motherships and the
//! way that is called clockwise.

use super::palette::{EDGE, MUTED, SKY};
use super::planet::{WIDE, high, panel};
use super::scene::Scene;
use super::senate::{self, senate};
use super::signs::{MOTHERSHIP, mothership, way};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Paint, Svg};

/// How high the orbit's lane is above and below the senate.
const LANE: f32 = 66.0;
/// How far the orbit is from the edge at both sides.
const SIDE: f32 = 56.0;
const GAP: f32 = (WIDTH - 2.0 * MARGIN - 3.0 * WIDE) / 2.0;

/// Draws the ring below y. Where it ends.
pub(super) fn ring(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let state = &scene.view.table;
    let tall = high(state.players);
    let inner = y + tall + LANE;
    let below = inner + senate::high(scene) + LANE;
    let lanes = [inner - LANE / 2.0, below - LANE / 2.0];
    orbit(svg, lanes);
    senate(svg, scene, inner);
    for (place, planet) in state.ring.into_iter().enumerate() {
        let (x, upper) = column(place);
        panel(svg, scene, planet, [x, if upper { y } else { below }], upper);
        let moored = state.everyone().filter_map(|(seat, holdings)| {
            let moored = holdings.mothership.filter(|mothership| mothership.planet == planet)?;
            Some((seat, moored.facing))
        });
        let moored: Vec<_> = moored.collect();
        let apart = MOTHERSHIP.min(WIDE / moored.len().max(1) as f32);
        let first = x + WIDE / 2.0 - (moored.len().max(1) - 1) as f32 * apart / 2.0;
        for (at, (seat, facing)) in moored.into_iter().enumerate() {
            let at = [first + at as f32 * apart, lanes[usize::from(!upper)]];
            mothership(svg, seat, at, way(facing, upper), state.actor() == Some(seat));
        }
    }
    below + tall
}

/// Where the panel of a place on the ring is, from left to right, and whether it is an upper one.
pub(super) fn column(place: usize) -> (f32, bool) {
    let upper = place < 3;
    let column = if upper { place } else { 5 - place };
    (MARGIN + column as f32 * (WIDE + GAP), upper)
}

/// The orbit between its two lanes, with arrows clockwise.
pub(super) fn orbit(svg: &mut Svg, [top, bottom]: [f32; 2]) {
    let (left, right) = (SIDE, WIDTH - SIDE);
    svg.rect([left, top, right - left, bottom - top], 44.0, Paint::line(EDGE, 7.0));
    let first = MARGIN + WIDE + GAP / 2.0;
    let arrow = |svg: &mut Svg, [x, y]: [f32; 2], [along, down]: [f32; 2]| {
        let corner = |by: f32, side: f32| {
            let [x, y] = [x + along * by - down * side, y + down * by + along * side];
            format!("{x:.0} {y:.0}")
        };
        let head =
            format!("M{}L{}L{}Z", corner(-14.0, -20.0), corner(20.0, 0.0), corner(-14.0, 20.0));
        svg.path(&head, Paint::fill(MUTED).outlined(SKY, 5.0));
    };
    for x in [first, WIDTH - first] {
        arrow(svg, [x, top], [1.0, 0.0]);
        arrow(svg, [x, bottom], [-1.0, 0.0]);
    }
    let middle = (top + bottom) / 2.0;
    for by in [-60.0, 60.0] {
        arrow(svg, [right, middle + by], [0.0, 1.0]);
        arrow(svg, [left, middle + by], [0.0, -1.0]);
    }
}
