//! The row of NUSA cards from the entrance to the exit: what is at stake, what is still to come,
//! and who has taken what.

use super::super::state::INVASION;
use super::palette::{GLOW, INK, LIGHT, MUTED, PANEL};
use super::scene::{Scene, seat_marker};
use super::tile::{Stake, tile, unseen};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Letters, Paint, Svg};

/// How wide and high a card of the row is.
const CARD: [f32; 2] = [108.0, 138.0];
/// Between cards, and between the invasion and the escape.
const GAPS: [f32; 2] = [9.0, 42.0];
/// Where the way out begins.
const EXIT: usize = INVASION as usize;
/// How high the row is with its labels.
pub(super) const HIGH: f32 = 36.0 + CARD[1] + 10.0;

/// Draws the row below y and answers where it ends.
pub(super) fn row(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let left = |at: usize| {
        let aside = if at < EXIT { 0.0 } else { GAPS[1] - GAPS[0] };
        MARGIN + at as f32 * (CARD[0] + GAPS[0]) + aside
    };
    let small = Letters::new(25.0, MUTED);
    let words = ["nusa-drawn-entrance", "nusa-drawn-exit"].map(|key| scene.say(key, &[]));
    let wide = svg.text([MARGIN + 4.0, y + 24.0], &words[0], small, 420.0);
    let end = WIDTH - MARGIN - 4.0;
    let other = svg.text([end, y + 24.0], &words[1], small.end(), 420.0);
    let (from, to) = (MARGIN + 18.0 + wide, end - other - 14.0);
    let path = format!("M{from:.0} {:.0}L{to:.0} {:.0}", y + 16.0, y + 16.0);
    svg.path(&path, Paint::line(MUTED, 3.0).dashed(9.0));
    let head = format!("M{:.0} {:.0}l10 9 -10 9", to - 10.0, y + 7.0);
    svg.path(&head, Paint::line(MUTED, 3.5));
    let top = y + 40.0;
    let middle = top + CARD[1] / 2.0;
    let gap = left(EXIT) - GAPS[1] / 2.0;
    let pass = format!("M{:.0} {:.0}l12 14 -12 14", gap - 6.0, middle - 14.0);
    svg.path(&pass, Paint::line(MUTED, 6.0));
    for (at, seen) in scene.view.row.iter().enumerate() {
        let place = [left(at), top, CARD[0], CARD[1]];
        let lit = scene.at_stake() == Some(at);
        match seen.nusa {
            Some(nusa) => {
                let stake = match seen.taken {
                    Some(_) => Stake::Gone,
                    None if lit => Stake::Lit,
                    None => Stake::Plain,
                };
                tile(svg, nusa, place, stake);
            }
            None => unseen(svg, place, lit),
        }
        match seen.taken {
            Some(seat) => seat_marker(svg, seat, [place[0] + CARD[0] / 2.0, middle], 58.0),
            None => number(svg, at + 1, [place[0] + 8.0, top + 8.0], lit),
        }
    }
    y + HIGH
}

/// Which trick a card is for.
fn number(svg: &mut Svg, number: usize, [x, y]: [f32; 2], lit: bool) {
    let (ground, ink) = if lit { (GLOW, INK) } else { (PANEL, LIGHT) };
    svg.circle(x + 13.0, y + 13.0, 16.0, Paint::fill(ground).outlined(INK, 2.0));
    svg.text([x + 13.0, y + 22.0], &number.to_string(), Letters::new(25.0, ink).middle(), 26.0);
}
