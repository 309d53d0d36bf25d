//! A trick card by card, and how it stands after each: where the island piece is, whether the
//! highest card wins or the lowest, and who is ahead.

use super::super::super::cards::{Card, Colour as Dye};
use super::super::super::speech::{Speech, card as card_args, colour, flag};
use super::super::super::state::Trick;
use super::super::band::WIDE;
use super::super::card::{card, lettered};
use super::super::icon::turning;
use super::super::palette::{ALARM, EDGE, GLOW, INK, LIGHT, MUTED, PANEL, SEA};
use super::super::sea::{ring, sea};
use super::{imagined, speech};
use crate::alt::sentence;
use crate::game::Seat;
use crate::kit::card::{Lit, TALL, halo};
use crate::kit::panel::pill;
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::signs::{crown, marker, pennant, seat_colour};
use crate::svg::{Letters, Paint, Svg};
use crate::words::Words;

/// The tricks of the rules' text.
const PLAIN: (Dye, &[Card]) =
    (Dye::Blue, &[Card::new(Dye::Red, 5), Card::new(Dye::Red, 3), Card::new(Dye::Blue, 1)]);
const SPECIAL: (Dye, &[Card]) = (
    Dye::Red,
    &[
        Card::new(Dye::Green, 3),
        Card::new(Dye::Red, 5),
        Card::new(Dye::Green, 4),
        Card::new(Dye::Blue, 2),
    ],
);

pub(in super::super) fn plain(words: &Words) -> (String, String) {
    trick(words, PLAIN)
}

pub(in super::super) fn special(words: &Words) -> (String, String) {
    trick(words, SPECIAL)
}

/// How a trick stands after a card.
struct Step {
    card: Card,
    trump: Dye,
    reversed: bool,
    ahead: Seat,
}

/// The trick, step by step, as the rules see it.
fn steps(mut trump: Dye, cards: &[Card]) -> Vec<Step> {
    let mut trick = Trick::new(Seat(0));
    let step = |card: &Card| {
        trick.lay(*card);
        trump = trump.after(*card);
        let ahead = trick.ahead(trump, cards.len() as u8).unwrap_or(trick.lead);
        Step { card: *card, trump, reversed: trick.reversed, ahead }
    };
    cards.iter().map(step).collect()
}

const CARD: f32 = 150.0;
const TOP: f32 = 112.0;

fn trick(words: &Words, (trump, cards): (Dye, &[Card])) -> (String, String) {
    let words = &imagined(words);
    let speech = &speech(words);
    let steps = steps(trump, cards);
    let mut svg = Svg::new();
    let label = speech.say("nusa-drawn-first-trump", &[]);
    ring(&mut svg, trump, [MARGIN + 74.0, 76.0], 34.0);
    let at = [MARGIN + 160.0, 70.0];
    let wide = svg.text(at, &label, Letters::new(30.0, MUTED), 560.0) + 20.0;
    let at = [at[0] + wide, 60.0];
    let wide = lettered(&mut svg, trump, at, 36.0, LIGHT) + 12.0;
    let hue = speech.say("nusa-hue", &colour(trump));
    svg.text([at[0] + wide, 73.0], &hue, Letters::new(36.0, LIGHT), 200.0);

    let count = steps.len() as f32;
    let gap = 12.0;
    let column = (WIDE + gap) / count - gap;
    let winner = steps.last().map(|step| usize::from(step.ahead.0));
    for (at, step) in steps.iter().enumerate() {
        let x = MARGIN + at as f32 * (column + gap);
        let wins = Some(at) == winner;
        let last = at + 1 == steps.len();
        draw_step(&mut svg, step, at, [wins, last], [x, TOP + 28.0, column], speech);
    }
    let height = TOP + 28.0 + HIGH + MARGIN;
    sea(&mut svg, height);

    let mut told = vec![speech.say("nusa-told-trump", &colour(trump))];
    for (step, seat) in steps.iter().zip((0..).map(Seat)) {
        told.push(speech.of(seat, "nusa-told-played", &card_args(step.card)));
        if step.card.reverses() {
            told.push(speech.say("nusa-told-reversed", &[("reversed", flag(step.reversed))]));
        }
        if step.card.moves_trump() {
            told.push(speech.say("nusa-told-moved", &colour(step.trump)));
        }
        let key = if seat.0 as usize + 1 == steps.len() {
            "nusa-drawn-takes-it"
        } else {
            "nusa-drawn-is-ahead"
        };
        told.push(sentence(words, speech.of(step.ahead, key, &[])));
    }
    (svg.finish(WIDTH, height, SEA), words.sentences(told))
}

const HIGH: f32 = 590.0;

/// A card, and below it how the trick stands then.
fn draw_step(
    svg: &mut Svg,
    step: &Step,
    at: usize,
    [wins, last]: [bool; 2],
    [x, y, wide]: [f32; 3],
    speech: &Speech<'_>,
) {
    let ground = Paint::fill(PANEL);
    let ground = if wins { ground.outlined(GLOW, 5.0) } else { ground };
    svg.rect([x, y, wide, HIGH], 18.0, ground);
    let middle = x + wide / 2.0;
    let seat = Seat(at as u8);
    marker(svg, seat.0, seat_colour(seat.0), [x + 36.0, y + 38.0], 46.0);
    let name = speech.words.seat(seat);
    svg.text([x + 68.0, y + 48.0], &name, Letters::new(30.0, LIGHT), wide - 80.0);
    let (left, top) = (middle - CARD / 2.0, y + 86.0);
    if wins {
        halo(svg, [left, top, CARD, CARD * TALL], CARD * 0.12, 7.0);
    }
    card(svg, step.card, left, top, CARD, Lit::Plain);
    if at == 0 {
        pennant(svg, left + 10.0, top + CARD * TALL - 14.0, 54.0);
    }
    if wins {
        crown(svg, middle, top - 4.0, 50.0);
    }
    let below = top + CARD * TALL + 26.0;
    svg.path(&format!("M{:.0} {below:.0}l{:.0} 0", x + 16.0, wide - 32.0), Paint::line(EDGE, 3.0));
    let moved = step.card.moves_trump();
    let rings = [middle, below + 84.0];
    if moved {
        svg.circle(rings[0], rings[1], 74.0, Paint::line(GLOW, 4.0).dashed(9.0));
    }
    ring(svg, step.trump, rings, 42.0);
    let sense = below + 172.0;
    let key = if step.reversed { "nusa-drawn-lowest" } else { "nusa-drawn-highest" };
    let text = speech.say(key, &[]);
    let ground = if step.reversed { ALARM } else { EDGE.with(SEA, 30) };
    let ink = if step.reversed { INK } else { LIGHT };
    svg.rect([x + 12.0, sense, wide - 24.0, 42.0], 21.0, Paint::fill(ground));
    svg.text([middle, sense + 30.0], &text, Letters::new(26.0, ink).middle(), wide - 44.0);
    if step.reversed {
        turning(svg, x + 42.0, below + 52.0, 56.0, ALARM);
    }
    let key = if last { "nusa-drawn-takes" } else { "nusa-drawn-ahead" };
    let said = speech.say(key, &[]);
    pill(svg, &said, GLOW, INK, [x + 66.0, sense + 56.0], wide - 80.0);
    marker(svg, step.ahead.0, seat_colour(step.ahead.0), [x + 38.0, sense + 74.0], 44.0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worked_tricks_end_as_the_rules_say() {
        let end = |(trump, cards): (Dye, &[Card])| {
            let step = steps(trump, cards).pop().unwrap();
            (step.ahead, step.trump, step.reversed)
        };
        assert_eq!(end(PLAIN), (Seat(2), Dye::Blue, false));
        assert_eq!(end(SPECIAL), (Seat(0), Dye::Yellow, true));
    }
}
