//! Two players and their dependencies around the table: whose hand is open, and who plays it.

use super::super::super::cards::{Card, Suit};
use super::super::super::country::Country;
use super::super::super::speech::Speech;
use super::super::card::chip;
use super::super::marker::{colour, marker};
use super::super::sheet::called;
use super::{imagined, speech};
use crate::kit::card::Lit;
use crate::kit::palette::{ALARM, EDGE, LIGHT, MUTED, PANEL, SKY};
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::kit::signs::crown;
use crate::svg::{Letters, Paint, Svg};
use crate::words::Words;

const PLAYERS: u8 = 2;
const HEIGHT: f32 = 758.0;
/// Each country's panel, clockwise from the near side of the table.
const PANELS: [[f32; 4]; 4] = [
    [330.0, 452.0, 340.0, 168.0],
    [MARGIN, 208.0, 290.0, 228.0],
    [330.0, MARGIN, 340.0, 168.0],
    [WIDTH - MARGIN - 290.0, 208.0, 290.0, 228.0],
];
/// The middle of the table.
const MIDDLE: [f32; 2] = [500.0, 322.0];
/// Some cards of the dependencies.
const HANDS: [[Card; 4]; 2] = [
    [
        Card::new(Suit::Yellow, 2),
        Card::new(Suit::Pink, 8),
        Card::new(Suit::Gray, 5),
        Card::new(Suit::Redblue, 9),
    ],
    [
        Card::new(Suit::Purple, 7),
        Card::new(Suit::Pink, 1),
        Card::new(Suit::Green, 6),
        Card::new(Suit::Green, 9),
    ],
];

pub(in super::super) fn two(words: &Words) -> (String, String) {
    let words = imagined(words, PLAYERS);
    let speech = speech(&words, PLAYERS);
    let mut svg = Svg::new();
    let mut told = Vec::new();
    svg.ellipse(MIDDLE, [200.0, 128.0], Paint::fill(PANEL.with(SKY, 40)).outlined(EDGE, 5.0));
    clockwise(&mut svg);
    for own in [Country(0), Country(2)] {
        join(&mut svg, own);
    }
    for country in (0..4).map(Country) {
        told.push(seat(&mut svg, country, &speech));
    }
    let spoils = words.say("uchu-example-spoils", &[]);
    let top = HEIGHT - MARGIN - 88.0;
    let place = [MARGIN, top, WIDTH - 2.0 * MARGIN, 88.0];
    svg.rect(place, 18.0, Paint::fill(PANEL).outlined(ALARM, 4.0).dashed(12.0));
    marker(&mut svg, Country(1), PLAYERS, [MARGIN + 56.0, top + 52.0], 52.0);
    crown(&mut svg, MARGIN + 56.0, top + 16.0, 38.0);
    let letters = Letters::new(30.0, LIGHT);
    svg.text([MARGIN + 104.0, top + 55.0], &spoils, letters, WIDTH - 2.0 * MARGIN - 124.0);
    let around = [words.say("uchu-alt-two", &[])];
    let alt = words.sentences(around.into_iter().chain(told).chain([spoils]));
    sky(&mut svg, HEIGHT);
    (svg.finish(WIDTH, HEIGHT, SKY), alt)
}

/// Play goes this way around.
fn clockwise(svg: &mut Svg) {
    svg.group(MIDDLE[0], MIDDLE[1], 1.0, |svg| {
        let arc = "M-62 -36A72 72 0 1 1 -62 36";
        svg.path(arc, Paint::line(MUTED, 10.0));
        svg.path("M-70 66L-66 30 -32 44", Paint::line(MUTED, 10.0));
    });
}

/// A band from a player's country to the dependency.
fn join(svg: &mut Svg, own: Country) {
    let ([x, y, wide, high], [dx, dy, dwide, dhigh]) = (PANELS[own.at()], PANELS[own.at() + 1]);
    let near = dx < x;
    let start = [if near { x } else { x + wide }, y + high / 2.0];
    let end = [dx + dwide / 2.0, if dy < y { dy + dhigh } else { dy }];
    let band = format!("M{} {}L{} {}L{} {}", start[0], start[1], end[0], start[1], end[0], end[1]);
    svg.path(&band, Paint::line(colour(own, PLAYERS), 10.0));
}

/// A country in its place, in a picture and in words.
fn seat(svg: &mut Svg, country: Country, speech: &Speech<'_>) -> String {
    let [x, y, wide, high] = PANELS[country.at()];
    let ring = Paint::fill(PANEL).outlined(colour(country, PLAYERS), 4.0);
    svg.rect([x, y, wide, high], 18.0, ring);
    marker(svg, country, PLAYERS, [x + 42.0, y + 42.0], 54.0);
    let name = speech.words.seat(country.owner(PLAYERS));
    let room = wide - 92.0;
    let open = country.is_dependency(PLAYERS);
    let cards = y + if open { 82.0 } else { 22.0 };
    if open {
        let (called, tag) = called(country, speech);
        svg.text([x + 80.0, y + 38.0], &called, Letters::new(30.0, LIGHT), room);
        let tag = tag.unwrap_or_default();
        svg.text([x + 80.0, y + 68.0], &tag, Letters::new(26.0, MUTED), room);
        for (at, card) in HANDS[country.at() / 2].into_iter().enumerate() {
            let left = x + 14.0 + at as f32 * 66.0;
            chip(svg, card, [left, cards + 4.0, 62.0, 58.0], Lit::Plain);
        }
    } else {
        svg.text([x + 80.0, y + 53.0], &name, Letters::new(32.0, LIGHT), 120.0);
        for at in 0..4 {
            let back = [x + wide - 150.0 + at as f32 * 32.0, cards, 46.0, 62.0];
            svg.rect(back, 7.0, Paint::fill(EDGE).outlined(LIGHT, 3.0));
        }
    }
    let key = if open { "uchu-example-open" } else { "uchu-example-hidden" };
    let hand = speech.say(key, &[("name", name.clone().into())]);
    let letters = Letters::new(26.0, LIGHT);
    let text = y + if open { 178.0 } else { 118.0 };
    svg.paragraph([x + 16.0, text], &hand, letters, wide - 28.0, 2);
    speech.of(country, "uchu-alt-two-country", vec![("hand", hand.into())])
}
