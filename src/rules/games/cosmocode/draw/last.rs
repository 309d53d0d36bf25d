//! The turn before this one, small: what was heard, what was spent on it, what was received.

use super::super::cards::{Card, Revealed};
use super::super::speech::{channel, range};
use super::super::view::LastView;
use super::card::{CHIP, chip, chips, mark};
use super::scene::Scene;
use super::signs::receive;
use super::wave::strike;
use crate::kit::card::Lit;
use crate::kit::palette::{MUTED, PANEL};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::signs::{marker, seat_colour};
use crate::svg::{Letters, Paint, Svg};

/// Where what was spent begins.
const SPENT: f32 = 314.0;

/// Draws it below y. Where it ends.
pub(super) fn last(svg: &mut Svg, scene: &Scene<'_>, last: &LastView, y: f32) -> f32 {
    let speech = &scene.speech;
    let noted = !last.received.is_empty() || last.revealed.iter().any(Revealed::is_changed);
    let high = if noted { 200.0 } else { 168.0 };
    svg.rect([MARGIN, y, WIDTH - 2.0 * MARGIN, high], 20.0, Paint::fill(PANEL));
    marker(svg, last.seat.0, seat_colour(last.seat.0), [MARGIN + 36.0, y + 34.0], 42.0);
    let args = [range(last.range), channel(last.indicator)];
    let title = speech.say("cosmocode-drawn-last", &args);
    let letters = Letters::new(28.0, MUTED);
    svg.text([MARGIN + 68.0, y + 44.0], &title, letters, 470.0);
    let received: Vec<Card> =
        last.received.iter().map(|at| last.revealed[usize::from(*at)].card).collect();
    let args = [("cards", speech.cards(&received).into()), ("count", received.len().into())];
    let received = speech.say("cosmocode-last-received", &args);
    svg.text([WIDTH - MARGIN - 20.0, y + 44.0], &received, letters.end(), 400.0);
    let small = Letters::new(26.0, MUTED);
    let top = y + 100.0;
    let label = |svg: &mut Svg, x: f32, text: &str, most: f32| {
        svg.text([x, y + 88.0], text, small, most);
    };
    let left = MARGIN + 18.0;
    label(svg, left, &speech.say("cosmocode-drawn-heard", &[]), SPENT - left - 12.0);
    mark(svg, last.range.deck(), [left + 14.0, top + CHIP[1] / 2.0], 28.0);
    for (heard, at) in last.revealed.iter().zip(0_u8..) {
        let x = left + 34.0 + f32::from(at) * (CHIP[0] + 9.0);
        let received = last.received.contains(&at);
        let lit = if received { Lit::Lit } else { Lit::Plain };
        let now = (heard.number, heard.channel);
        let deck = heard.card.deck();
        chip(svg, deck, now, [x, top], lit);
        let mut below = x + CHIP[0] / 2.0;
        if received {
            let aside = if !heard.is_changed() { 0.0 } else { 20.0 };
            receive(svg, [below - aside, top + CHIP[1] + 22.0], 28.0);
            below += 14.0;
        }
        if heard.is_changed() {
            let text = speech.heard(heard.card.number(), heard.card.channel());
            let letters = Letters::new(26.0, MUTED).middle();
            svg.text([below, top + CHIP[1] + 31.0], &text, letters, 60.0);
            strike(svg, [below, top + CHIP[1] + 22.0], 44.0);
        }
    }
    label(svg, SPENT, &speech.say("cosmocode-drawn-spent", &[]), WIDTH - MARGIN - SPENT - 16.0);
    if last.spent.is_empty() {
        let nothing = speech.say("cosmocode-no-cards", &[]);
        svg.text([SPENT, top + 38.0], &nothing, Letters::new(28.0, MUTED), 300.0);
    } else {
        let mut spent = last.spent.clone();
        spent.sort_unstable();
        chips(svg, &spent, [SPENT, top]);
    }
    y + high
}
