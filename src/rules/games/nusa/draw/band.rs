//! Strips across a picture: how the trick stands, with a large sign while it is turned around; and
//! the trick just taken.

use super::super::state::Stage;
use super::super::view::LastView;
use super::card::chip;
use super::icon::{leap, skull, turning};
use super::palette::{ALARM, DUSK, GLOW, INK, LIGHT, MUTED, PANEL};
use super::scene::{Scene, seat_marker};
use super::sea::named;
use super::tile::token;
use crate::kit::card::Lit;
use crate::kit::panel::asked;
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::signs::{crown, pennant};
use crate::svg::{Letters, Paint, Svg};

pub(super) const WIDE: f32 = WIDTH - 2.0 * MARGIN;
/// How high the strip of the trick is.
const HIGH: f32 = 58.0;

/// How the trick stands: the colour that was led, and whether the highest card wins or the lowest.
pub(super) fn standing(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let trick = &scene.view.trick;
    if scene.view.stage != Stage::Play {
        return y + asked(svg, DUSK, &scene.prompt(), false, y);
    }
    let (ground, ink) = if trick.reversed { (ALARM, INK) } else { (PANEL, LIGHT) };
    svg.rect([MARGIN, y, WIDE, HIGH], 18.0, Paint::fill(ground));
    let middle = y + HIGH / 2.0;
    let base = middle + 11.0;
    match trick.plays.first() {
        Some(lead) => {
            pennant(svg, MARGIN + 32.0, middle, 40.0);
            let label = scene.say("nusa-drawn-lead", &[]);
            let at = [MARGIN + 62.0, base];
            let wide = svg.text(at, &label, Letters::new(28.0, ink), 190.0) + 14.0;
            let at = [MARGIN + 62.0 + wide, middle];
            named(svg, scene.words, lead.card.colour(), at, 32.0, ink, 400.0 - wide);
        }
        None => {
            let nobody = scene.say("nusa-trick-awaited", &[]);
            svg.text([MARGIN + 22.0, base], &nobody, Letters::new(28.0, MUTED), 430.0);
        }
    }
    let key = if trick.reversed { "nusa-drawn-lowest" } else { "nusa-drawn-highest" };
    let text = scene.say(key, &[]);
    let letters = Letters::new(if trick.reversed { 34.0 } else { 28.0 }, ink).end();
    let end = MARGIN + WIDE - 22.0;
    let wide = svg.text([end, base], &text, letters, 380.0);
    let sign = end - wide - if trick.reversed { 60.0 } else { 36.0 };
    if trick.reversed {
        svg.circle(sign, middle, 42.0, Paint::fill(ALARM).outlined(INK, 4.0));
        turning(svg, sign, middle, 60.0, LIGHT);
    } else {
        svg.path(
            &format!(
                "M{:.0} {:.0}l16 -22 16 22M{sign:.0} {:.0}l0 -34",
                sign - 16.0,
                middle - 2.0,
                middle + 18.0
            ),
            Paint::line(MUTED, 6.0),
        );
    }
    y + HIGH
}

/// The trick just taken, and what its winner gained.
pub(super) fn last(svg: &mut Svg, scene: &Scene<'_>, last: &LastView, y: f32) -> f32 {
    const HIGH: f32 = 78.0;
    svg.rect([MARGIN, y, WIDE, HIGH], 18.0, Paint::fill(PANEL));
    let heading = scene.say("nusa-last", &[]);
    svg.paragraph([MARGIN + 18.0, y + 36.0], &heading, Letters::new(25.0, MUTED), 100.0, 2);
    let trick = &last.trick;
    let mut x = MARGIN + 132.0;
    for play in &trick.plays {
        let won = trick.ahead == Some(play.seat);
        let place = [x + 40.0, y + 13.0, 68.0, 54.0];
        seat_marker(svg, play.seat, [x + 19.0, y + 40.0], 36.0);
        chip(svg, play.card, place, if won { Lit::Lit } else { Lit::Plain });
        if won {
            crown(svg, place[0] + 34.0, y + 11.0, 28.0);
        }
        if trick.lead == play.seat {
            pennant(svg, place[0] - 1.0, y + 62.0, 28.0);
        }
        if play.evaded.is_some() {
            svg.circle(place[0] + 68.0, y + 18.0, 13.0, Paint::fill(PANEL).outlined(GLOW, 2.0));
            leap(svg, place[0] + 68.0, y + 18.0, 18.0, GLOW);
        }
        x += 124.0;
    }
    if trick.reversed {
        turning(svg, x + 14.0, y + 40.0, 46.0, ALARM);
    }
    x += 44.0;
    svg.path(&format!("M{x:.0} {:.0}l14 13 -14 13", y + 27.0), Paint::line(MUTED, 5.0));
    x += 28.0;
    let stays = last.flipped.is_empty();
    token(svg, (last.gains, stays), [x, y + 13.0], 54.0);
    if !stays {
        skull(svg, x + 84.0, y + 40.0, 44.0);
    }
    y + HIGH
}
