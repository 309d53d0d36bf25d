//! Two worked tricks with the same VIP colour (rules 6, T1 and T2): in one of them it is played.

use super::super::super::cards::{Card, Suit};
use super::super::super::country::Country;
use super::super::super::speech::{card as card_args, suit};
use super::super::super::state::Trick;
use super::super::alien::alien;
use super::super::card::{self, lettered_mark};
use super::super::palette::paper;
use super::{imagined, speech};
use crate::kit::card::{Lit, TALL};
use crate::kit::palette::{GLOW, INK, LIGHT, MUTED, PANEL, SKY};
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::{Letters, Paint, Svg};
use crate::words::Words;

const VIP: Suit = Suit::Green;
const PLAYERS: u8 = 4;
/// The cards in the order in which they are played, and what the trick shows.
const TRICKS: [([Card; 4], &str); 2] = [
    (
        [
            Card::new(Suit::Pink, 3),
            Card::new(Suit::Pink, 5),
            Card::new(Suit::Yellow, 9),
            Card::new(Suit::Pink, 7),
        ],
        "uchu-example-lead-wins",
    ),
    (
        [
            Card::new(Suit::Pink, 3),
            Card::new(Suit::Green, 4),
            Card::new(Suit::Pink, 9),
            Card::new(Suit::Green, 2),
        ],
        "uchu-example-vip-wins",
    ),
];

const TOP: f32 = 108.0;
const STEP: f32 = 320.0;
const CARD: f32 = 138.0;
const FIRST: f32 = 290.0;

pub(in super::super) fn trick(words: &Words) -> (String, String) {
    let words = imagined(words, PLAYERS);
    let speech = speech(&words, PLAYERS);
    let mut svg = Svg::new();
    let mut told = vec![speech.sentence(speech.say("uchu-vip", &suit(VIP)))];

    svg.circle(MARGIN + 46.0, 56.0, 44.0, Paint::fill(paper(VIP)));
    alien(&mut svg, VIP, MARGIN + 46.0, 56.0, 70.0);
    let label = speech.say("uchu-drawn-vip", &[]);
    let wide = svg.text([MARGIN + 108.0, 66.0], &label, Letters::new(30.0, MUTED), 300.0);
    let mark = [MARGIN + 124.0 + wide, 55.0];
    let wide = mark[0] + lettered_mark(&mut svg, VIP, mark, 36.0, LIGHT) + 12.0;
    let colour = speech.say("uchu-colour", &suit(VIP));
    svg.text([wide, 66.0], &colour, Letters::new(34.0, LIGHT), WIDTH - MARGIN - wide);

    for (number, (cards, why)) in TRICKS.iter().enumerate() {
        let mut trick = Trick::new(Country(0), None, false);
        for (country, card) in (0..).map(Country).zip(cards) {
            trick.lay(country, *card, Some(VIP));
        }
        let top = TOP + STEP * number as f32;
        svg.rect([MARGIN, top, WIDTH - 2.0 * MARGIN, STEP - 16.0], 18.0, Paint::fill(PANEL));
        let why = speech.say(why, &suit(trick.strongest.suit()));
        svg.paragraph([MARGIN + 20.0, top + 88.0], &why, Letters::new(28.0, LIGHT), 240.0, 6);
        for (at, (country, laid)) in trick.plays(PLAYERS).enumerate() {
            let key = if at == 0 { "uchu-trick-lead" } else { "uchu-trick-play" };
            told.push(speech.sentence(speech.of(country, key, card_args(laid))));
            let wins = country == trick.host;
            let x = FIRST + (CARD + 32.0) * at as f32;
            let name = speech.of(country, "uchu-country", Vec::new());
            let middle = x + CARD / 2.0;
            let letters = Letters::new(28.0, if wins { GLOW } else { LIGHT }).middle();
            svg.text([middle, top + 40.0], &name, letters, CARD);
            let lit = if wins { Lit::Lit } else { Lit::Plain };
            card::card(&mut svg, laid, x, top + 62.0, CARD, lit);
            let below = top + 70.0 + CARD * TALL;
            let said = match (wins, at) {
                (true, _) => Some((speech.say("uchu-example-takes", &[]), GLOW)),
                (_, 0) => Some((speech.say("uchu-drawn-leads", &[]), LIGHT)),
                _ => None,
            };
            if let Some((said, ground)) = said {
                svg.rect([x, below, CARD, 38.0], 19.0, Paint::fill(ground));
                let letters = Letters::new(26.0, INK).middle();
                svg.text([middle, below + 28.0], &said, letters, CARD - 16.0);
            }
        }
        let taken = speech.of(trick.host, "uchu-last-taken", card_args(trick.strongest));
        told.push(speech.sentence(taken));
        told.push(why);
    }
    let height = TOP + STEP * TRICKS.len() as f32 + MARGIN - 16.0;
    sky(&mut svg, height);
    (svg.finish(WIDTH, height, SKY), words.sentences(told))
}
