//! The six kinds of NUSA cards: what they are called, how many there are, and what stands on them.

use super::super::super::cards::Nusa;
use super::super::super::speech::{Speech, nusa};
use super::super::icon::{claw, drop, skull, sword};
use super::super::palette::{LIGHT, MUTED, PANEL, SEA};
use super::super::sea::sea;
use super::super::tile::{Stake, tile};
use super::speech;
use crate::kit::panel::Sign;
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Letters, Paint, Svg};
use crate::words::Words;

const PLACE: [f32; 2] = [474.0, 216.0];
const GAP: f32 = 12.0;

pub(in super::super) fn cards(words: &Words) -> (String, String) {
    let speech = &speech(words);
    let mut svg = Svg::new();
    let mut told = Vec::new();
    for (at, of) in Nusa::ALL.into_iter().enumerate() {
        let x = MARGIN + (PLACE[0] + GAP) * (at % 2) as f32;
        let y = MARGIN + (PLACE[1] + GAP) * (at / 2) as f32;
        kind(&mut svg, of, [x, y], speech);
        let icons = speech.icons([of]);
        let copies = of.icons().copies;
        let args = [nusa(of), vec![("count", copies.into()), ("icons", icons.into())]].concat();
        told.push(speech.say("nusa-drawn-kind", &args));
    }
    let height = 2.0 * MARGIN + 3.0 * PLACE[1] + 2.0 * GAP;
    sea(&mut svg, height);
    (svg.finish(WIDTH, height, SEA), words.sentences(told))
}

/// What stands on a card, sign by sign, in words.
fn signs(of: Nusa, speech: &Speech<'_>) -> Vec<(Sign, String)> {
    let icons = of.icons();
    let say = |key: &str, count: u8| speech.say(key, &[("count", count.into())]);
    let all: [(Sign, bool, String); 4] = [
        (drop, icons.nectar > 0, say("nusa-nectar", icons.nectar)),
        (claw, icons.robs, speech.say("nusa-robs", &[])),
        (skull, icons.skulls > 0, say("nusa-skulls", icons.skulls)),
        (sword, icons.subjugation > 0, say("nusa-subjugation", icons.subjugation)),
    ];
    all.into_iter().filter(|(_, there, _)| *there).map(|(sign, _, text)| (sign, text)).collect()
}

fn kind(svg: &mut Svg, of: Nusa, [x, y]: [f32; 2], speech: &Speech<'_>) {
    svg.rect([x, y, PLACE[0], PLACE[1]], 18.0, Paint::fill(PANEL));
    let copies = of.icons().copies;
    for behind in (1..copies).rev() {
        let by = f32::from(behind) * 9.0;
        let place = [x + 18.0 + by, y + 18.0 + by, 132.0, 168.0];
        svg.rect(place, 13.0, Paint::fill(LIGHT.with(PANEL, 26 * u32::from(behind))));
    }
    tile(svg, of, [x + 16.0, y + 16.0, 132.0, 168.0], Stake::Plain);
    let (left, room) = (x + 186.0, PLACE[0] - 200.0);
    let name = speech.say("nusa-kind", &nusa(of));
    svg.text([left, y + 50.0], &name, Letters::new(32.0, LIGHT), room);
    let many = speech.say("nusa-drawn-copies", &[("count", copies.into())]);
    svg.text([left, y + 88.0], &many, Letters::new(26.0, MUTED), room);
    for (at, (sign, text)) in signs(of, speech).into_iter().enumerate() {
        let y = y + 130.0 + at as f32 * 46.0;
        sign(svg, left + 18.0, y, 36.0);
        svg.text([left + 46.0, y + 10.0], &text, Letters::new(28.0, LIGHT), room - 46.0);
    }
}
