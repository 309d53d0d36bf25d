//! An evasion: the hand of the rules' text, and what becomes of it.

use super::super::super::cards::{Card, Colour as Dye};
use super::super::super::speech::card as card_args;
use super::super::band::WIDE;
use super::super::card::{card, leaping};
use super::super::icon::leap;
use super::super::palette::{ALARM, GLOW, INK, LIGHT, MUTED, PANEL, SEA};
use super::super::sea::{named, sea};
use super::speech;
use crate::alt::sentence;
use crate::kit::card::{Lit, TALL};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::signs::pennant;
use crate::svg::{Letters, Paint, Svg};
use crate::words::Words;

/// What was led, the only card of that colour, and others.
const LEAD: Card = Card::new(Dye::Red, 5);
const ONLY: Card = Card::new(Dye::Red, 3);
const OTHERS: [Card; 2] = [Card::new(Dye::Blue, 1), Card::new(Dye::Blue, 5)];

const CARD: f32 = 132.0;
const HIGH: f32 = CARD * TALL;

pub(in super::super) fn evasion(words: &Words) -> (String, String) {
    let speech = &speech(words);
    let mut svg = Svg::new();
    let say = |key: &str| speech.say(key, &[]);
    let label = Letters::new(28.0, MUTED);

    let top = MARGIN;
    let upper = HIGH + 84.0;
    svg.rect([MARGIN, top, 256.0, upper], 18.0, Paint::fill(PANEL));
    let led = say("nusa-drawn-lead");
    let wide = svg.text([MARGIN + 20.0, top + 42.0], &led, label, 110.0) + 10.0;
    named(
        &mut svg,
        words,
        LEAD.colour(),
        [MARGIN + 20.0 + wide, top + 32.0],
        28.0,
        LIGHT,
        226.0 - wide,
    );
    card(&mut svg, LEAD, MARGIN + 62.0, top + 64.0, CARD, Lit::Plain);
    pennant(&mut svg, MARGIN + 70.0, top + 56.0 + HIGH, 48.0);

    let left = MARGIN + 268.0;
    svg.rect([left, top, WIDE - 268.0, upper], 18.0, Paint::fill(PANEL));
    let hand = say("nusa-drawn-only-one");
    svg.text([left + 20.0, top + 42.0], &hand, Letters::new(28.0, LIGHT), WIDE - 308.0);
    card(&mut svg, ONLY, left + 24.0, top + 74.0, CARD, Lit::Lit);
    for (at, of) in OTHERS.into_iter().enumerate() {
        let x = left + 24.0 + (CARD + 26.0) * (at + 1) as f32;
        leaping(&mut svg, of, x, top + 74.0, CARD);
    }
    let x = left + 520.0;
    svg.circle(x + 36.0, top + 130.0, 32.0, Paint::fill(SEA).outlined(GLOW, 4.0));
    leap(&mut svg, x + 36.0, top + 130.0, 42.0, GLOW);
    let by = say("nusa-drawn-by-evading");
    svg.paragraph([x + 2.0, top + 196.0], &by, Letters::new(26.0, LIGHT), WIDE - 808.0, 2);

    let top = top + upper + 14.0;
    svg.rect([MARGIN, top, WIDE, HIGH + 40.0], 18.0, Paint::fill(PANEL).outlined(GLOW, 4.0));
    card(&mut svg, ONLY, MARGIN + 28.0, top + 20.0, CARD, Lit::Plain);
    let [x, y] = [MARGIN + 28.0, top + 20.0];
    let cross = format!(
        "M{:.0} {:.0}L{:.0} {:.0}M{:.0} {:.0}L{:.0} {:.0}",
        x + 14.0,
        y + 14.0,
        x + CARD - 14.0,
        y + HIGH - 14.0,
        x + CARD - 14.0,
        y + 14.0,
        x + 14.0,
        y + HIGH - 14.0,
    );
    svg.path(&cross, Paint::line(INK, 16.0));
    svg.path(&cross, Paint::line(ALARM, 9.0));
    let middle = top + 20.0 + HIGH / 2.0;
    let room = 230.0;
    let discarded = say("nusa-drawn-discarded");
    let letters = Letters::new(28.0, LIGHT);
    svg.paragraph([x + CARD + 24.0, middle - 26.0], &discarded, letters, room, 3);
    let second = MARGIN + 28.0 + CARD + 24.0 + room + 30.0;
    svg.path(
        &format!("M{:.0} {:.0}l22 22 -22 22", second - 20.0, middle - 22.0),
        Paint::line(GLOW, 9.0),
    );
    card(&mut svg, OTHERS[1], second + 30.0, top + 20.0, CARD, Lit::Plain);
    let played = say("nusa-drawn-played");
    let x = second + 54.0 + CARD;
    svg.paragraph([x, middle - 26.0], &played, letters, WIDTH - MARGIN - 16.0 - x, 3);
    let height = top + HIGH + 40.0 + MARGIN;
    sea(&mut svg, height);

    let others = speech.words.list(OTHERS.map(|of| speech.card(of)));
    let args =
        [card_args(ONLY), vec![("lead", speech.card(LEAD).into()), ("others", others.into())]];
    let told = [
        speech.say("nusa-drawn-evasion", &args.concat()),
        sentence(words, hand),
        sentence(
            words,
            speech.say("nusa-card", &card_args(ONLY)) + &speech.say("nusa-dot", &[]) + &discarded,
        ),
        sentence(words, speech.card(OTHERS[1]) + &speech.say("nusa-dot", &[]) + &played),
    ];
    (svg.finish(WIDTH, height, SEA), words.sentences(told))
}
