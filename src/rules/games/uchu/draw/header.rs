//! The top of every picture of a running match: where it stands, the VIP colour, the threshold.

use super::super::account::LIMITED;
use super::super::country::threshold;
use super::super::page;
use super::super::speech::suit;
use super::alien::alien;
use super::card::{lettered_mark, suit_mark};
use super::scene::Scene;
use crate::kit::palette::{EDGE, LIGHT, MUTED, PANEL, SKY, SPACE};
use crate::kit::sheet::{HEADER, MARGIN, WIDTH, heading};
use crate::svg::{Letters, Paint, Svg};

/// Draws the header and answers where it ends.
pub(in super::super) fn header(svg: &mut Svg, scene: &Scene<'_>) -> f32 {
    let speech = &scene.speech;
    let title = page::title(scene.view, speech);
    let below = page::trick_number(scene.view, speech);
    heading(svg, SPACE, &title, &below, 400.0);

    let (left, [top, high]) = (430.0, HEADER);
    svg.rect([left, top, WIDTH - MARGIN - left, high], 20.0, Paint::fill(PANEL));
    let small = Letters::new(24.0, MUTED);
    let middle = top + high / 2.0;
    match scene.view.vip {
        Some(vip) => {
            svg.circle(left + 48.0, middle, 40.0, Paint::fill(LIGHT));
            alien(svg, vip, left + 48.0, middle, 62.0);
            let label = speech.say("uchu-drawn-vip", &[]);
            svg.text([left + 102.0, top + 32.0], &label, small, 190.0);
            let at = [left + 104.0, top + 60.0];
            let wide = 10.0 + lettered_mark(svg, vip, at, 34.0, LIGHT);
            let word = speech.say("uchu-colour", &suit(vip));
            let at = [left + 104.0 + wide, top + 72.0];
            svg.text(at, &word, Letters::new(34.0, LIGHT), 196.0 - wide);
        }
        None => {
            let ring = Paint::fill(SKY).outlined(EDGE, 4.0).dashed(9.0);
            svg.circle(left + 48.0, middle, 38.0, ring);
            svg.text([left + 48.0, middle + 15.0], "?", Letters::new(42.0, LIGHT).middle(), 40.0);
            let open = speech.say("uchu-vip-open", &[]);
            svg.paragraph([left + 102.0, top + 38.0], &open, Letters::new(28.0, LIGHT), 196.0, 2);
        }
    }
    let line = left + 310.0;
    svg.path(
        &format!("M{line} {}L{line} {}", top + 14.0, top + high - 14.0),
        Paint::line(EDGE, 3.0),
    );
    for (at, of) in LIMITED.into_iter().enumerate() {
        suit_mark(svg, of, line + 34.0 + at as f32 * 38.0, top + 27.0, 28.0);
    }
    let limit = threshold(scene.view.players);
    let limit = speech.say("uchu-drawn-limit", &[("threshold", limit.into())]);
    svg.text([line + 18.0, top + 74.0], &limit, Letters::new(30.0, LIGHT), 200.0);
    top + high
}
