//! The worked example of a scoring, on the same sheet as every round: four piles, and what they
//! would be worth with too much pink in them.

use super::super::super::account::Sheet;
use super::super::super::cards::{Card, Suit};
use super::super::super::country::Country;
use super::super::super::score::accounts;
use super::super::super::state::Trick;
use super::super::super::track::{TieReading, Track};
use super::super::card::chip;
use super::super::column::{Column, columns, say};
use super::super::sheet::table;
use super::speech;
use crate::kit::card::Lit;
use crate::kit::palette::{MUTED, PANEL, SKY};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Letters, Paint, Svg};
use crate::words::Words;

const PLAYERS: u8 = 4;
/// Where the sheet ends and the piles begin.
const RIGHT: f32 = 640.0;
const GAP: f32 = 12.0;
/// The piles of the help text: 2 purple, 3 pink, 4 green, 5 gray and 2 red/blue cards.
const PILES: [[Card; 4]; 4] = [
    [
        Card::new(Suit::Pink, 4),
        Card::new(Suit::Pink, 7),
        Card::new(Suit::Green, 2),
        Card::new(Suit::Gray, 6),
    ],
    [
        Card::new(Suit::Purple, 3),
        Card::new(Suit::Pink, 1),
        Card::new(Suit::Green, 5),
        Card::new(Suit::Gray, 9),
    ],
    [
        Card::new(Suit::Purple, 8),
        Card::new(Suit::Green, 6),
        Card::new(Suit::Gray, 1),
        Card::new(Suit::Redblue, 5),
    ],
    [
        Card::new(Suit::Green, 9),
        Card::new(Suit::Gray, 2),
        Card::new(Suit::Gray, 4),
        Card::new(Suit::Redblue, 7),
    ],
];
/// The same with two more pink cards in the first two piles, in the place of others.
const PINKER: [[Card; 4]; 2] = [
    [
        Card::new(Suit::Pink, 4),
        Card::new(Suit::Pink, 7),
        Card::new(Suit::Pink, 9),
        Card::new(Suit::Gray, 6),
    ],
    [
        Card::new(Suit::Pink, 6),
        Card::new(Suit::Pink, 1),
        Card::new(Suit::Green, 5),
        Card::new(Suit::Gray, 9),
    ],
];

/// The example, and beside it what would have been.
fn examples() -> Vec<Column> {
    let pile = |host: u8, cards: &[Card; 4]| {
        let mut trick = Trick::new(Country(host), None, false);
        cards.iter().for_each(|card| trick.lay(Country(host), *card, None));
        trick
    };
    let one = PILES.iter().map(|cards| pile(0, cards));
    let other = PINKER.iter().chain(&PILES[2..]).map(|cards| pile(1, cards));
    let tricks: Vec<Trick> = one.chain(other).collect();
    let before = Track::new(PLAYERS, Country(PLAYERS - 1));
    let sheet = Sheet { before, accounts: accounts(&tricks) };
    let mut columns = columns(&sheet, PLAYERS, TieReading::default());
    columns.retain(Column::has_piles);
    columns
}

pub(in super::super) fn example(words: &Words) -> (String, String) {
    let names = ["uchu-example-took", "uchu-example-pinker"].map(|key| words.say(key, &[]));
    let words = words.clone().with_names(names.to_vec());
    let speech = speech(&words, PLAYERS);
    let mut svg = Svg::new();
    let columns = examples();
    let title = words.say("uchu-example-sheet", &[]);
    let height = table(&mut svg, &title, &columns, RIGHT, &speech);
    let piles = PILES.iter().zip(1_u8..).map(|(pile, number)| {
        let cards = speech.cards(pile.iter().copied().collect());
        let pile = [("number", number.into()), ("cards", cards.into())];
        speech.sentence(words.say("uchu-pile", &pile))
    });
    let alt = words.sentences(piles.chain(say(&title, &columns, &speech)));

    let left = RIGHT + 12.0;
    let wide = WIDTH - MARGIN - left;
    let high = (height - MARGIN - 90.0 + GAP) / PILES.len() as f32;
    for (at, pile) in PILES.iter().enumerate() {
        let top = 90.0 + high * at as f32;
        svg.rect([left, top, wide, high - GAP], 16.0, Paint::fill(PANEL));
        let number = [("number", (at + 1).into())];
        let label = words.say("uchu-example-pile", &number);
        svg.text([left + 18.0, top + 46.0], &label, Letters::new(28.0, MUTED), wide - 36.0);
        let step = (wide - 24.0) / pile.len() as f32;
        for (card, of) in pile.iter().enumerate() {
            let x = left + 12.0 + step * card as f32;
            chip(&mut svg, *of, [x + 2.0, top + 76.0, step - 4.0, 66.0], Lit::Plain);
        }
    }
    (svg.finish(WIDTH, height, SKY), alt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_comes_to_what_the_rules_say() {
        let words = Words::new("en-US");
        let (_, alt) = example(&words);
        let text = words.say("uchu-help-example-text", &[]);
        for (drawn, said) in [
            ("2 × 2 + 2 × 3 ", "2 + 2 + 3 + 3 = 10"),
            ("6 colours = 6, Phase I +16, Phase II −5. 0 → 11.", "11 points up"),
            ("piles 2 × 2 − 2 × 3 ", "2 + 2 − 3 − 3 = −2"),
        ] {
            assert!(alt.contains(drawn) && text.contains(said), "{alt}\n{text}");
        }
    }
}
