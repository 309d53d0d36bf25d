//! A run of three at long range, step by step: as it was turned over, what is spent, as it is heard
//! in the end. It is the example of the rules.

use super::super::super::cards::{Card, Revealed};
use super::super::super::deck::{Channel, Deck};
use super::super::super::speech::{Speech, channel};
use super::super::card::{card, mark};
use super::super::signs::{self, cross, place_number, receive, tick};
use super::super::tuner::{self, tuner};
use super::printed;
use crate::kit::card::{Lit, TALL};
use crate::kit::palette::{GLOW, LIGHT, PANEL, SKY};
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::{Colour, Letters, Paint, Svg};

const CARD: f32 = 136.0;
const PLACE: f32 = 216.0;
/// Where the cards begin, and what is written beside them ends.
const LEFT: f32 = 322.0;
const TURNED: [Revealed; 3] = [
    printed(Deck::Red, 4, Channel::Alpha),
    printed(Deck::Red, 8, Channel::Beta),
    printed(Deck::Red, 5, Channel::Alpha),
];
const HEARD: [Revealed; 3] =
    [TURNED[0], Revealed { card: TURNED[1].card, channel: Channel::Alpha, number: 6 }, TURNED[2]];

type Sign = fn(&mut Svg, [f32; 2], f32, Colour);

const SPENT: [(Card, Sign); 3] = [
    (Card::new(Deck::Blue, 8, Channel::Beta), signs::shift),
    (Card::new(Deck::Green, 2, Channel::Alpha), signs::tune),
    (Card::new(Deck::Green, 9, Channel::Beta), signs::tune),
];

pub(in super::super) fn receiving(speech: &Speech<'_>) -> (String, Vec<String>) {
    let mut svg = Svg::new();
    let high = CARD * TALL + 40.0;
    let rows = [high, high, high + tuner::HIGH + 12.0];
    let texts = [
        speech.say("cosmocode-drawn-run-turned", &[channel(Channel::Alpha)]),
        speech.say("cosmocode-drawn-run-spent", &[]),
        speech.say("cosmocode-drawn-run-heard", &[channel(Channel::Alpha)]),
    ];
    let mut y = MARGIN;
    let middle = |at: u8| LEFT + f32::from(at) * PLACE + PLACE / 2.0;
    for ((row, text), at) in rows.into_iter().zip(&texts).zip(0_u8..) {
        let paint = Paint::fill(PANEL);
        let paint = if at == 2 { paint.outlined(GLOW, 5.0) } else { paint };
        svg.rect([MARGIN, y, WIDTH - 2.0 * MARGIN, row], 18.0, paint);
        let letters = Letters::new(29.0, LIGHT);
        svg.paragraph([MARGIN + 20.0, y + 52.0], text, letters, LEFT - MARGIN - 40.0, 5);
        y += row + 12.0;
    }
    let tops =
        [MARGIN + 20.0, MARGIN + high + 32.0, MARGIN + 2.0 * high + 44.0 + tuner::HIGH + 12.0];
    for (heard, at) in TURNED.iter().zip(0_u8..) {
        let matches = heard.channel == Channel::Alpha;
        let left = middle(at) - CARD / 2.0;
        card(&mut svg, heard, [left, tops[0]], CARD, if matches { Lit::Lit } else { Lit::Dimmed });
        place_number(&mut svg, at, [left, tops[0] + 4.0], 44.0);
        let sign = if matches { tick } else { cross };
        sign(&mut svg, [left + CARD, tops[0] + 4.0], 44.0);
    }
    for ((spent, sign), at) in SPENT.into_iter().zip(0_u8..) {
        let left = middle(at) - CARD / 2.0;
        card(&mut svg, &Revealed::new(spent), [left, tops[1]], CARD, Lit::Plain);
        svg.circle(left + CARD + 2.0, tops[1] + 12.0, 32.0, Paint::fill(SKY).outlined(GLOW, 4.0));
        sign(&mut svg, [left + CARD + 2.0, tops[1] + 12.0], 38.0, GLOW);
    }
    tuner(&mut svg, &HEARD, [LEFT - 2.0, tops[2] - tuner::HIGH - 12.0]);
    for (heard, at) in HEARD.iter().zip(0_u8..) {
        let left = middle(at) - CARD / 2.0;
        card(&mut svg, heard, [left, tops[2]], CARD, Lit::Lit);
        place_number(&mut svg, at, [left, tops[2] + 4.0], 44.0);
    }
    receive(&mut svg, [MARGIN + 84.0, tops[2] + CARD * TALL - 60.0], 74.0);
    mark(&mut svg, Deck::Red, [MARGIN + 184.0, tops[2] + CARD * TALL - 60.0], 80.0);
    let height = y - 12.0 + MARGIN;
    sky(&mut svg, height);
    let cards =
        |of: &[Revealed; 3]| of.iter().map(|of| speech.transmission(of)).collect::<Vec<_>>();
    let list = |of: &[Revealed; 3]| speech.words.list(cards(of));
    let spent = speech.words.list(SPENT.map(|(spent, _)| speech.card(spent)));
    let told = texts.into_iter().zip([list(&TURNED), spent, list(&HEARD)]);
    let told = told.map(|(text, cards)| {
        speech.say("cosmocode-drawn-run", &[("text", text.into()), ("cards", cards.into())])
    });
    (svg.finish(WIDTH, height, SKY), told.collect())
}
