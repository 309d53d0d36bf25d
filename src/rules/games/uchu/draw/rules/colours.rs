//! The six guests with their shape, letter and name, and their habit in a few words.

use super::super::super::cards::Suit;
use super::super::super::speech::suit;
use super::super::alien::alien;
use super::super::card::lettered_mark;
use super::super::palette::paper;
use crate::kit::palette::{LIGHT, MUTED, PANEL, SKY};
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::{Letters, Paint, Svg};
use crate::words::Words;

const TILE: [f32; 2] = [474.0, 232.0];
const GAP: f32 = 12.0;

pub(in super::super) fn colours(words: &Words) -> (String, String) {
    let mut svg = Svg::new();
    let mut told = Vec::new();
    for (at, of) in Suit::ALL.into_iter().enumerate() {
        let x = MARGIN + (TILE[0] + GAP) * (at % 2) as f32;
        let y = MARGIN + (TILE[1] + GAP) * (at / 2) as f32;
        let args = suit(of);
        let character = words.say("uchu-character", &args);
        let habit = words.say("uchu-habit", &args);
        tile(&mut svg, of, [x, y], [&words.say("uchu-colour", &args), &character, &habit]);
        let mut args = args;
        args.push(("habit", habit.into()));
        told.push(words.say("uchu-alt-habit", &args));
    }
    let height = 2.0 * MARGIN + 3.0 * TILE[1] + 2.0 * GAP;
    sky(&mut svg, height);
    (svg.finish(WIDTH, height, SKY), words.sentences(told))
}

fn tile(svg: &mut Svg, of: Suit, [x, y]: [f32; 2], [colour, character, habit]: [&str; 3]) {
    svg.rect([x, y, TILE[0], TILE[1]], 18.0, Paint::fill(PANEL));
    let middle = y + TILE[1] / 2.0;
    svg.circle(x + 84.0, middle, 74.0, Paint::fill(paper(of)));
    alien(svg, of, x + 84.0, middle, 122.0);
    let (left, room) = (x + 172.0, TILE[0] - 182.0);
    let wide = lettered_mark(svg, of, [left, y + 34.0], 34.0, LIGHT) + 12.0;
    svg.text([left + wide, y + 45.0], colour, Letters::new(32.0, LIGHT), room - wide);
    svg.text([left, y + 84.0], character, Letters::new(26.0, MUTED), room);
    svg.paragraph([left, y + 118.0], habit, Letters::new(26.0, LIGHT), room, 4);
}
