//! The NUSA cards: what lives there, and the signs and numbers that stand on the card. Large ones
//! in the row, small ones before their owners, and backs.

use super::super::cards::Nusa;
use super::creature::creature;
use super::icon::{claw, drop, skull, sword};
use super::palette::{EDGE, INK, LIGHT, MUTED, PANEL, PAPER, SEA, canvas};
use crate::kit::card::halo;
use crate::kit::panel::Sign;
use crate::svg::{Colour, Letters, Paint, Svg, measure};

/// What stands on a NUSA card, as signs and numbers.
pub(super) fn signs(nusa: Nusa) -> Vec<(Sign, String)> {
    let icons = nusa.icons();
    let plain = |number: u8| number.to_string();
    let all: [(Sign, Option<String>); 4] = [
        (drop, (icons.nectar > 0).then(|| plain(icons.nectar))),
        (claw, icons.robs.then(String::new)),
        (skull, (icons.skulls > 0).then(|| plain(icons.skulls))),
        (sword, (icons.subjugation > 0).then(|| format!("+{}", icons.subjugation))),
    ];
    all.into_iter().filter_map(|(icon, number)| Some((icon, number?))).collect()
}

/// How far signs are apart, by the size of their numbers.
const GAP: f32 = 0.3;

/// How wide signs with their numbers are, in letters of this size.
fn breadth(signs: &[(Sign, String)], size: f32) -> f32 {
    let wide = signs.iter().map(|(_, number)| size * 1.12 + measure(number, size));
    wide.sum::<f32>() + size * GAP * signs.len().saturating_sub(1) as f32
}

/// Signs with their numbers, around x on the baseline y: smaller if they have no room.
pub(super) fn signed(
    svg: &mut Svg,
    signs: &[(Sign, String)],
    [x, y]: [f32; 2],
    size: f32,
    most: f32,
    ink: Colour,
) {
    let wide = breadth(signs, size).min(most);
    signed_from(svg, signs, [x - wide / 2.0, y], size, most, ink);
}

/// The same from x on.
pub(super) fn signed_from(
    svg: &mut Svg,
    signs: &[(Sign, String)],
    [x, y]: [f32; 2],
    size: f32,
    most: f32,
    ink: Colour,
) {
    let size = size * (most / breadth(signs, size).max(1.0)).min(1.0);
    let mut left = x;
    for (sign, number) in signs {
        sign(svg, left + size * 0.5, y - size * 0.36, size * 1.02);
        left += size * 1.12;
        left += svg.text([left, y], number, Letters::new(size, ink), size * 1.6) + size * GAP;
    }
}

/// How a NUSA card in the row stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stake {
    /// It is still to come.
    Plain,
    /// This trick is for it.
    Lit,
    /// Somebody has it.
    Gone,
}

/// A NUSA card with this corner at the top left.
pub(super) fn tile(svg: &mut Svg, nusa: Nusa, [x, y, width, height]: [f32; 4], stake: Stake) {
    let round = width * 0.1;
    if stake == Stake::Gone {
        svg.rect([x, y, width, height], round, Paint::fill(canvas(nusa)));
        creature(svg, nusa, x + width / 2.0, y + height / 2.0, width * 0.82);
        svg.rect([x, y, width, height], round, Paint::fill(SEA).faint(0.72));
        return;
    }
    if stake == Stake::Lit {
        halo(svg, [x, y, width, height], width * 0.1, 7.0);
    }
    svg.rect([x, y, width, height], round, Paint::fill(PAPER).outlined(INK, 1.5));
    let (edge, strip) = (width * 0.05, width * 0.36);
    let canvas_high = height - strip - edge;
    let place = [x + edge, y + edge, width - 2.0 * edge, canvas_high];
    svg.rect(place, round - edge * 0.5, Paint::fill(canvas(nusa)));
    let size = (width * 0.82).min(canvas_high * 0.94);
    creature(svg, nusa, x + width / 2.0, y + edge + canvas_high / 2.0, size);
    let at = [x + width / 2.0, y + height - strip * 0.24];
    signed(svg, &signs(nusa), at, width * 0.27, width * 0.9, INK);
}

/// The back of a NUSA card.
pub(super) fn unseen(svg: &mut Svg, [x, y, width, height]: [f32; 4], lit: bool) {
    if lit {
        halo(svg, [x, y, width, height], width * 0.1, 7.0);
    }
    svg.rect([x, y, width, height], width * 0.1, Paint::fill(PANEL).outlined(MUTED, 4.0));
    let [middle, high] = [x + width / 2.0, y + height / 2.0];
    let leaf = format!(
        "M{middle:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {middle:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {middle:.1} {:.1}Z",
        high - height * 0.4,
        middle + width * 0.56,
        high - height * 0.14,
        middle + width * 0.56,
        high + height * 0.14,
        high + height * 0.4,
        middle - width * 0.56,
        high + height * 0.14,
        middle - width * 0.56,
        high - height * 0.14,
        high - height * 0.4,
    );
    svg.path(&leaf, Paint::fill(EDGE));
    let letters = Letters::new(width * 0.5, LIGHT).middle();
    svg.text([middle, high + width * 0.18], "?", letters, width * 0.6);
}

/// A NUSA card before its owner: small, and in the dark once it lies face down.
pub(super) fn token(svg: &mut Svg, (nusa, up): (Nusa, bool), [x, y]: [f32; 2], size: f32) {
    let ground = if up { canvas(nusa) } else { EDGE };
    svg.rect([x, y, size, size], size * 0.18, Paint::fill(ground).outlined(INK, 2.5));
    creature(svg, nusa, x + size / 2.0, y + size / 2.0, size * 0.84);
    if !up {
        svg.rect([x, y, size, size], size * 0.18, Paint::fill(SEA).faint(0.46).outlined(EDGE, 2.5));
        let (from, to) = (size * 0.16, size * 0.84);
        let cross = format!(
            "M{:.1} {:.1}L{:.1} {:.1}M{:.1} {:.1}L{:.1} {:.1}",
            x + from,
            y + from,
            x + to,
            y + to,
            x + to,
            y + from,
            x + from,
            y + to,
        );
        svg.path(&cross, Paint::line(MUTED, size * 0.07));
    }
}
