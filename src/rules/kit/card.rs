//! What cards of every game have in common: how high they are, the glow around one that can be
//! played, and the night over one that cannot.

use super::palette::{GLOW, Ground, INK, LIGHT};
use crate::svg::{Paint, Svg};

/// Can the card be played?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::enum_variant_names, reason = "a card that can be played is lit")]
pub(crate) enum Lit {
    /// Nobody asks.
    Plain,
    /// Yes: it stands out.
    Lit,
    /// No: it is dimmed and locked.
    Dimmed,
}

/// How high a card is, by its width.
pub(crate) const TALL: f32 = 1.31;

/// How far a card is raised that can be played, by its width.
pub(crate) const RAISED: f32 = 0.08;

/// A glow around a place with round corners, so far beyond it.
pub(crate) fn halo(svg: &mut Svg, [x, y, width, height]: [f32; 4], round: f32, by: f32) {
    let around = [x - by, y - by, width + 2.0 * by, height + 2.0 * by];
    svg.rect(around, round + by, Paint::fill(GLOW));
}

/// Night over a card, with stripes and a lock: where that is, and how large.
pub(crate) fn dim(svg: &mut Svg, on: Ground, [x, y, width, height]: [f32; 4], lock: [f32; 3]) {
    let round = width.min(height) * 0.1;
    svg.rect([x, y, width, height], round, Paint::fill(on.sky).faint(0.5));
    let step = width.max(height) / 5.0;
    let mut stripes = String::new();
    let mut at = step;
    while at < width + height - 1.0 {
        let from = [x + (at - height).max(0.0), y + at.min(height)];
        let to = [x + at.min(width), y + (at - width).max(0.0)];
        stripes += &format!("M{:.0} {:.0}L{:.0} {:.0}", from[0], from[1], to[0], to[1]);
        at += step;
    }
    svg.path(&stripes, Paint::line(on.sky, (step * 0.08).max(1.5)).faint(0.7));
    let [lock_x, lock_y, size] = lock;
    padlock(svg, lock_x, lock_y, size);
}

fn padlock(svg: &mut Svg, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.circle(50.0, 50.0, 50.0, Paint::fill(INK).outlined(LIGHT, 6.0));
        svg.path("M36 46L36 37A14 14 0 0 1 64 37L64 46", Paint::line(LIGHT, 9.0));
        svg.rect([27.0, 45.0, 46.0, 33.0], 6.0, Paint::fill(LIGHT));
    });
}
