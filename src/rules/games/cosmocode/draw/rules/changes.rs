//! What can be changed, one example each: a shift, a flip, a tune.

use super::super::super::cards::Revealed;
use super::super::super::deck::{Channel, Deck};
use super::super::super::speech::{Speech, channel};
use super::super::card::card;
use super::super::header::switch;
use super::super::signs;
use super::{arrow, printed};
use crate::kit::card::{Lit, TALL};
use crate::kit::palette::{GLOW, LIGHT, MUTED, PANEL, SKY};
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::{Colour, Letters, Paint, Svg};

const ROW: f32 = 236.0;
const GAP: f32 = 12.0;
const CARD: f32 = 104.0;
/// Where what is spent begins, and what it changes.
const SPENT: f32 = 332.0;
const CHANGED: f32 = 618.0;

type Sign = fn(&mut Svg, [f32; 2], f32, Colour);

pub(in super::super) fn changes(speech: &Speech<'_>) -> (String, Vec<String>) {
    let mut svg = Svg::new();
    let texts = [
        (signs::shift as Sign, "cosmocode-group-shift", "cosmocode-drawn-shift"),
        (signs::flip, "cosmocode-group-flip", "cosmocode-drawn-flip"),
        (signs::tune, "cosmocode-group-tune", "cosmocode-drawn-tune"),
    ];
    let mut told = Vec::new();
    for ((sign, name, what), at) in texts.into_iter().zip(0_u8..) {
        let y = MARGIN + f32::from(at) * (ROW + GAP);
        svg.rect([MARGIN, y, WIDTH - 2.0 * MARGIN, ROW], 18.0, Paint::fill(PANEL));
        sign(&mut svg, [MARGIN + 44.0, y + 46.0], 48.0, GLOW);
        let name = speech.say(name, &[]);
        svg.text([MARGIN + 82.0, y + 59.0], &name, Letters::new(38.0, LIGHT), 230.0);
        let what = speech.say(what, &[]);
        let letters = Letters::new(28.0, MUTED);
        svg.paragraph([MARGIN + 20.0, y + 108.0], &what, letters, 300.0, 4);
        let args = [("name", name.into()), ("text", what.into())];
        told.push(speech.say("cosmocode-drawn-change", &args));
        arrow(&mut svg, [CHANGED - 58.0, y + ROW / 2.0], 42.0);
    }
    let top = |row: u8| MARGIN + f32::from(row) * (ROW + GAP) + (ROW - CARD * TALL) / 2.0;
    let mut lay = |of: Revealed, x: f32, row: u8, lit: Lit| {
        card(&mut svg, &of, [x, top(row)], CARD, lit);
    };
    let seven = printed(Deck::Green, 7, Channel::Beta);
    lay(printed(Deck::Blue, 7, Channel::Beta), SPENT + 57.0, 0, Lit::Plain);
    lay(seven, CHANGED + 36.0, 0, Lit::Dimmed);
    lay(Revealed { channel: Channel::Alpha, ..seven }, CHANGED + 222.0, 0, Lit::Lit);
    lay(printed(Deck::Blue, 2, Channel::Beta), SPENT, 1, Lit::Plain);
    lay(printed(Deck::Blue, 9, Channel::Alpha), SPENT + CARD + 6.0, 1, Lit::Plain);
    let eight = printed(Deck::Red, 8, Channel::Alpha);
    lay(printed(Deck::Green, 3, Channel::Beta), SPENT + 57.0, 2, Lit::Plain);
    lay(Revealed { number: 7, ..eight }, CHANGED + 58.0, 2, Lit::Plain);
    lay(Revealed { number: 9, ..eight }, CHANGED + 186.0, 2, Lit::Plain);
    arrow(&mut svg, [CHANGED + 160.0, MARGIN + ROW / 2.0], 42.0);
    let label = speech.say("cosmocode-drawn-channel", &[channel(Channel::Beta)]);
    let place = [CHANGED, top(1) - 2.0, WIDTH - MARGIN - CHANGED - 6.0, 150.0];
    switch(&mut svg, Channel::Beta, &label, place);
    let height = 2.0 * MARGIN + 3.0 * (ROW + GAP) - GAP;
    sky(&mut svg, height);
    (svg.finish(WIDTH, height, SKY), told)
}
