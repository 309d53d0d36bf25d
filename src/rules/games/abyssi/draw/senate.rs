//! The middle of the ring: the senators on top of their groups, and the stacks of chits for
//! senators and for activated bases, with what an empty one still brings.

use super::super::pieces::{Ability, Colour as Hue, Planet, Senator, Stack};
use super::super::state::Group;
use super::super::values::{CHITS, chits, fallback};
use super::palette::{ALARM, GLOW, LIGHT, MUTED, PANEL, RAISED, hue, ink};
use super::scene::Scene;
use super::signs::{ability, bust, nothing, planet};
use crate::kit::sheet::WIDTH;
use crate::svg::{Colour, Letters, Paint, Svg};

const LEFT: f32 = 85.0;
const GAP: f32 = 10.0;
const WIDE: f32 = (WIDTH - 2.0 * LEFT - 2.0 * GAP) / 3.0;
const CARD: f32 = 204.0;
const STRIP: f32 = 66.0;

const REMOVED: f32 = 50.0;

/// How high the senate is.
pub(super) fn high(scene: &Scene<'_>) -> f32 {
    let removed = if scene.view.table.removed.is_empty() { 0.0 } else { GAP + REMOVED };
    CARD + GAP + STRIP + removed
}

/// Draws the senate below y.
pub(super) fn senate(svg: &mut Svg, scene: &Scene<'_>, y: f32) {
    let state = &scene.view.table;
    for (at, group) in state.senate.iter().enumerate() {
        let x = LEFT + at as f32 * (WIDE + GAP);
        let stack = Stack::of_group(at as u8);
        let lit = scene.lit.groups[at];
        let ground = Paint::fill(PANEL);
        let ground = if lit { ground.outlined(GLOW, 7.0) } else { ground };
        svg.rect([x, y, WIDE, CARD], 12.0, ground);
        dots(svg, at as u8, [x + 26.0, y + 34.0]);
        tower(svg, stack, state.chits[stack as usize], [RAISED, LIGHT], [x + 68.0, y + 34.0]);
        match group.top {
            Some(top) => seated(svg, scene, top, group, [x, y + 64.0]),
            None => nothing(svg, [x + 20.0, y + 76.0, WIDE - 40.0, CARD - 92.0]),
        }
    }
    let y = y + CARD + GAP;
    for (at, colour) in Hue::ALL.into_iter().enumerate() {
        let x = LEFT + at as f32 * (WIDE + GAP);
        svg.rect([x, y, WIDE, STRIP], 12.0, Paint::fill(PANEL));
        let planets = Planet::ALL.into_iter().filter(|planet| planet.colour() == colour);
        for (at, of) in planets.enumerate() {
            planet(svg, of, [x + 24.0 + 33.0 * at as f32, y + STRIP / 2.0], 34.0);
        }
        let stack = colour.stack();
        let paints = [hue(colour), ink(colour)];
        tower(svg, stack, state.chits[stack as usize], paints, [x + 80.0, y + STRIP / 2.0]);
    }
    if !state.removed.is_empty() {
        removed(svg, scene, y + STRIP + GAP);
    }
}

/// The senators that were played, by their numbers.
fn removed(svg: &mut Svg, scene: &Scene<'_>, y: f32) {
    let wide = WIDTH - 2.0 * LEFT;
    svg.rect([LEFT, y, wide, REMOVED], 12.0, Paint::fill(PANEL));
    let middle = y + REMOVED / 2.0;
    bust(svg, LEFT + 28.0, middle, 32.0);
    let stroke = format!("M{:.0} {:.0}l40 -32", LEFT + 8.0, middle + 16.0);
    svg.path(&stroke, Paint::line(PANEL, 10.0));
    svg.path(&stroke, Paint::line(ALARM, 5.0));
    let numbers = scene.view.table.removed.iter().map(|of| of.number().to_string());
    let numbers = scene.words.list(numbers);
    svg.text([LEFT + 62.0, middle + 10.0], &numbers, Letters::new(29.0, LIGHT), wide - 76.0);
}

/// The dots of a group, counted from 0.
pub(super) fn dots(svg: &mut Svg, group: u8, [x, y]: [f32; 2]) {
    for at in 0..=group {
        let y = y + (f32::from(at) - f32::from(group) / 2.0) * 16.0;
        svg.circle(x, y, 6.5, Paint::fill(LIGHT));
    }
}

/// A stack of chits from x on: the one on top, those below it, and what is left for an empty stack.
pub(super) fn tower(
    svg: &mut Svg,
    stack: Stack,
    left: u8,
    [ground, ink]: [Colour; 2],
    [x, y]: [f32; 2],
) {
    let there = chits(stack).into_iter().skip(CHITS - usize::from(left));
    let mut x = x;
    for (at, value) in there.enumerate() {
        let (round, size) = if at == 0 { (27.0, 36.0) } else { (18.5, 27.0) };
        let paint = Paint::fill(ground);
        let paint = if at == 0 { paint.outlined(LIGHT, 3.0) } else { paint };
        svg.circle(x + round, y, round, paint);
        let letters = Letters::new(size, ink).middle();
        svg.text([x + round, y + size * 0.36], &value.to_string(), letters, round * 2.0);
        x += 2.0 * round + 4.0;
    }
    let (round, size) = if left == 0 { (27.0, 36.0) } else { (18.5, 27.0) };
    svg.circle(x + round + 2.0, y, round, Paint::line(MUTED, 2.5).dashed(6.0));
    let letters = Letters::new(size, MUTED).middle();
    let text = fallback(stack).to_string();
    svg.text([x + round + 2.0, y + size * 0.36], &text, letters, round * 2.0);
}

/// The senator on top of a group, and how many are below.
fn seated(svg: &mut Svg, scene: &Scene<'_>, top: Senator, group: &Group, [x, y]: [f32; 2]) {
    let middle = y + 32.0;
    bust(svg, x + 26.0, middle - 1.0, 30.0);
    let number = Letters::new(30.0, LIGHT).middle();
    svg.text([x + 62.0, middle + 11.0], &top.number().to_string(), number, 44.0);
    for (at, of) in top.symbols().into_iter().enumerate() {
        planet(svg, of, [x + 112.0 + 56.0 * at as f32, middle], 50.0);
    }
    let below = group.below.count();
    let deck = x + WIDE - 58.0;
    for at in 0..below.min(3) {
        let by = 5.0 * f32::from(at);
        let place = [deck - 12.0 + by, middle - 14.0 - by, 24.0, 32.0];
        svg.rect(place, 4.0, Paint::fill(RAISED).outlined(MUTED, 2.5));
    }
    let letters = Letters::new(30.0, LIGHT).end();
    svg.text([x + WIDE - 12.0, middle + 11.0], &below.to_string(), letters, 30.0);
    for (at, of) in top.abilities().into_iter().enumerate() {
        capable(svg, scene, of, [x + 34.0, y + 84.0 + 38.0 * at as f32], WIDE - 78.0);
    }
}

/// What a senator can do, as a sign and in a word or two.
pub(super) fn capable(svg: &mut Svg, scene: &Scene<'_>, of: Ability, [x, y]: [f32; 2], most: f32) {
    ability(svg, of, [x, y], 32.0);
    let text = scene.speech().ability(of);
    svg.text([x + 34.0, y + 10.0], &text, Letters::new(28.0, LIGHT), most);
}
