//! The three ranges: how many cards each of them turns over, and what can be taken.

use super::super::super::deck::Range;
use super::super::super::speech::{Speech, channel, range};
use super::super::super::values::{self, START_CHANNEL};
use super::super::middle::reach;
use super::super::signs::dish;
use crate::alt::sentence;
use crate::kit::palette::{PANEL, SKY};
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::{Paint, Svg};

const ROW: f32 = 136.0;
const GAP: f32 = 12.0;
/// Where the rows begin.
const LEFT: f32 = 250.0;

pub(in super::super) fn turn(speech: &Speech<'_>) -> (String, Vec<String>) {
    let mut svg = Svg::new();
    let mut told = Vec::new();
    let height = 2.0 * MARGIN + 3.0 * (ROW + GAP) - GAP;
    let mouth = [MARGIN + 150.0, height / 2.0 - 50.0];
    for (of, at) in Range::ALL.into_iter().zip(0_u8..) {
        let y = MARGIN + f32::from(at) * (ROW + GAP);
        let beam =
            format!("M{} {}L{LEFT} {:.1}V{:.1}Z", mouth[0], mouth[1], y + 16.0, y + ROW - 16.0);
        svg.path(&beam, Paint::fill(PANEL).faint(0.8));
        svg.rect([LEFT, y, WIDTH - MARGIN - LEFT, ROW], 18.0, Paint::fill(PANEL));
        let count = values::reach(of, false);
        let args = [range(of), channel(START_CHANNEL), ("count", count.into())];
        let taken = speech.say("cosmocode-drawn-reach", &args);
        let name = speech.say("cosmocode-range", &args);
        reach(&mut svg, of, count, &[name, taken], [LEFT, y, WIDTH - MARGIN - LEFT, ROW]);
        told.push(sentence(speech.words, speech.say("cosmocode-listen", &args)));
    }
    dish(&mut svg, [MARGIN + 108.0, height / 2.0], 210.0);
    sky(&mut svg, height);
    (svg.finish(WIDTH, height, SKY), told)
}
