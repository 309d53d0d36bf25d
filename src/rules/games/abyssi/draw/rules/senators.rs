//! How a senator is read: the group with its chits, the number, the two planets, the two abilities.

use super::super::super::pieces::{Senator, Stack};
use super::super::super::speech::Speech;
use super::super::super::values::fallback;
use super::super::palette::{GLOW, INK, LIGHT, PANEL, RAISED, SKY};
use super::super::senate::{dots, tower};
use super::super::signs::{ability, bust, planet};
use super::{WIDE, imagined};
use crate::alt::sentence;
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::{Letters, Paint, Svg};

const CARD: f32 = 372.0;
const ROW: f32 = 92.0;

pub(in super::super) fn senators(speech: &Speech<'_>) -> (String, String) {
    let Some(senator) = Senator::of_group(1).nth(1) else {
        return (String::new(), String::new());
    };
    let state = imagined();
    let mut svg = Svg::new();
    let y = MARGIN;
    let high = 4.0 * ROW + 24.0;
    svg.rect([MARGIN, y, WIDE, high], 18.0, Paint::fill(PANEL));
    svg.rect(
        [MARGIN + 14.0, y + 14.0, CARD, high - 28.0],
        18.0,
        Paint::fill(INK).outlined(GLOW, 4.0),
    );
    let left = MARGIN + 60.0;
    let middle = |row: usize| y + 12.0 + ROW * (row as f32 + 0.5);
    let stack = Stack::of_group(senator.group());
    dots(&mut svg, senator.group(), [left, middle(0)]);
    let chits = state.chits[stack as usize];
    tower(&mut svg, stack, chits, [RAISED, LIGHT], [left + 56.0, middle(0)]);
    bust(&mut svg, left, middle(1), 50.0);
    let number = senator.number().to_string();
    svg.text([left + 70.0, middle(1) + 17.0], &number, Letters::new(46.0, LIGHT).middle(), 70.0);
    for (at, of) in senator.symbols().into_iter().enumerate() {
        planet(&mut svg, of, [left + 160.0 + 88.0 * at as f32, middle(1)], 76.0);
    }
    for (at, able) in senator.abilities().into_iter().enumerate() {
        ability(&mut svg, able, [left, middle(2 + at)], 52.0);
        let text = speech.ability(able);
        let letters = Letters::new(34.0, LIGHT);
        svg.text([left + 54.0, middle(2 + at) + 12.0], &text, letters, CARD - 120.0);
    }
    let x = MARGIN + CARD + 46.0;
    let args = |part: &'static str| [("part", part.into()), ("fallback", fallback(stack).into())];
    let mut said = Vec::new();
    for (row, part) in ["group", "planets", "abilities", "removed"].into_iter().enumerate() {
        let text = speech.say("abyssi-drawn-senators", &args(part));
        let letters = Letters::new(30.0, LIGHT);
        let most = WIDTH - MARGIN - 16.0 - x;
        let lines = Svg::new().paragraph([x, 0.0], &text, letters, most, 2) as f32;
        let first = middle(row) + 11.0 - (lines - 1.0) * 19.2;
        svg.paragraph([x, first], &text, letters, most, 2);
        said.push(sentence(speech.words, text));
    }
    let height = y + high + MARGIN;
    sky(&mut svg, height);
    let example = sentence(speech.words, speech.senator_in_full(senator));
    let alt = speech.words.sentences([example].into_iter().chain(said));
    (svg.finish(WIDTH, height, SKY), alt)
}
