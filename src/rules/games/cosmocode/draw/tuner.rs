//! The scale of a receiver from 1 to 10, with a bead for each place on its number: joined if they
//! make a run, else with a frame around the numbers that the nearest run would have.

use super::super::cards::Revealed;
use super::super::missing::nearest;
use super::super::values::HIGHEST;
use super::signs::place_number;
use crate::kit::palette::{EDGE, GLOW, LIGHT, MUTED, SKY};
use crate::svg::{Letters, Paint, Svg};

/// How high the scale is, with some room below.
pub(super) const HIGH: f32 = 126.0;
const BOX: f32 = 104.0;
const WIDE: f32 = 648.0;
const STEP: f32 = 63.0;
const BEAD: f32 = 40.0;

/// Draws the scale with its upper left corner there.
pub(super) fn tuner(svg: &mut Svg, revealed: &[Revealed], [x, y]: [f32; 2]) {
    let run = nearest(revealed);
    let at = |number: u8| x + WIDE / 2.0 + (f32::from(number) - 5.5) * STEP;
    let (line, base) = (y + 56.0, y + 92.0);
    svg.rect([x, y, WIDE, BOX], 16.0, Paint::fill(SKY));
    svg.path(
        &format!("M{:.1} {line:.1}H{:.1}", at(1) - 20.0, at(HIGHEST) + 20.0),
        Paint::line(EDGE, 4.0),
    );
    let joined = run.as_ref().is_some_and(|run| run.steps == 0);
    if let Some(run) = run {
        let first = run.numbers.iter().copied().min().unwrap_or(1);
        let frame = [at(first) - 29.0, y + 6.0, 2.0 * STEP + 58.0, BOX - 12.0];
        if joined {
            svg.rect(frame, 14.0, Paint::line(GLOW, 5.0));
            let path = format!("M{:.1} {:.1}h{:.1}", at(first), y + 30.0, 2.0 * STEP);
            svg.path(&path, Paint::line(GLOW, 9.0));
        } else {
            svg.rect(frame, 14.0, Paint::line(MUTED, 3.0).dashed(9.0));
        }
    }
    let mut ticks = String::new();
    for number in 1..=HIGHEST {
        ticks += &format!("M{:.1} {:.1}v10", at(number), line - 5.0);
        let here = revealed.iter().any(|heard| heard.number == number);
        let ink = match here {
            true if joined => GLOW,
            true => LIGHT,
            false => MUTED.with(SKY, 30),
        };
        let letters = Letters::new(if here { 32.0 } else { 26.0 }, ink).middle();
        svg.text([at(number), base], &number.to_string(), letters, 50.0);
    }
    svg.path(&ticks, Paint::line(EDGE, 3.0));
    for (heard, place) in revealed.iter().zip(0_u8..) {
        let same = |range: &[Revealed]| range.iter().filter(|o| o.number == heard.number).count();
        let (before, all) = (same(&revealed[..usize::from(place)]), same(revealed));
        let aside = (before as f32 - (all as f32 - 1.0) / 2.0) * (BEAD + 1.0);
        place_number(svg, place, [at(heard.number) + aside, y + 30.0], BEAD);
    }
}
