//! Bases: what one costs in ships by the planet's colour and what activating it brings, and what the
//! columns of a board bring.

use super::super::super::pieces::{Colour as Hue, Column, Planet, Stack};
use super::super::super::speech::Speech;
use super::super::super::values::{BASES_PER_COLUMN, build_cost};
use super::super::palette::{EDGE, LIGHT, MUTED, PANEL, SKY, hue, ink};
use super::super::planet::price;
use super::super::senate::tower;
use super::super::signs::{BONUSES, active, planet, sleeping, sleeping_of};
use super::{WIDE, imagined, told};
use crate::alt::sentence;
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::{Letters, Paint, Svg};

const GAP: f32 = 12.0;
const THIRD: f32 = (WIDE - 2.0 * GAP) / 3.0;

pub(in super::super) fn bases(speech: &Speech<'_>) -> (String, String) {
    let state = imagined();
    let mut svg = Svg::new();
    let mut said = Vec::new();
    let mut y = MARGIN;
    let text = speech.say("abyssi-drawn-bases-cost", &[]);
    told(&mut svg, &text, [MARGIN + 150.0, y, 84.0]);
    sleeping(&mut svg, MARGIN + 52.0, y + 40.0, 54.0);
    active(&mut svg, MARGIN + 112.0, y + 40.0, 54.0);
    said.push(sentence(speech.words, text));
    y += 96.0;
    for (at, colour) in Hue::ALL.into_iter().enumerate() {
        let x = MARGIN + at as f32 * (THIRD + GAP);
        svg.rect([x, y, THIRD, 190.0], 18.0, Paint::fill(PANEL));
        let planets = Planet::ALL.into_iter().filter(|planet| planet.colour() == colour);
        let planets: Vec<Planet> = planets.collect();
        for (at, of) in planets.iter().enumerate() {
            planet(&mut svg, *of, [x + 50.0 + 76.0 * at as f32, y + 46.0], 66.0);
        }
        price(&mut svg, planets[0], [x + THIRD - 106.0, y + 46.0]);
        let stack = colour.stack();
        active(&mut svg, x + 42.0, y + 120.0, 46.0);
        let left = state.chits[stack as usize];
        tower(&mut svg, stack, left, [hue(colour), ink(colour)], [x + 84.0, y + 122.0]);
        let text = speech.say("abyssi-drawn-colour", &[("colour", colour.name().into())]);
        svg.text([x + 16.0, y + 176.0], &text, Letters::new(28.0, MUTED), THIRD - 32.0);
        said.push(brought(speech, colour, stack, &planets));
    }
    y += 202.0;
    let text = speech.say("abyssi-drawn-bases-columns", &[]);
    told(&mut svg, &text, [MARGIN + 24.0, y, 84.0]);
    said.push(sentence(speech.words, text));
    y += 96.0;
    for (at, column) in Column::ALL.into_iter().enumerate() {
        let x = MARGIN + at as f32 * (THIRD + GAP);
        svg.rect([x, y, THIRD, 154.0], 18.0, Paint::fill(PANEL).outlined(EDGE, 2.0));
        BONUSES[column as usize](&mut svg, x + 58.0, y + 50.0, 54.0);
        for at in 0..BASES_PER_COLUMN {
            sleeping_of(&mut svg, LIGHT, [x + 150.0 + 76.0 * f32::from(at), y + 46.0], 62.0);
        }
        let text = speech.say("abyssi-drawn-column", &[("column", column.name().into())]);
        let letters = Letters::new(28.0, LIGHT);
        svg.paragraph([x + 16.0, y + 108.0], &text, letters, THIRD - 28.0, 2);
        said.push(sentence(speech.words, text));
    }
    y += 154.0 + MARGIN;
    sky(&mut svg, y);
    (svg.finish(WIDTH, y, SKY), speech.words.sentences(said))
}

/// What a base of this colour costs and brings, in words.
fn brought(speech: &Speech<'_>, colour: Hue, stack: Stack, planets: &[Planet]) -> String {
    use super::super::super::values::{chits, fallback};
    let planets = speech.words.list(planets.iter().map(|of| speech.planet(*of)));
    let values = speech.words.list(chits(stack).map(|value| value.to_string()));
    let args = [
        ("planets", planets.into()),
        ("colour", colour.name().into()),
        ("ships", build_cost(colour).into()),
        ("values", values.into()),
        ("fallback", fallback(stack).into()),
    ];
    sentence(speech.words, speech.say("abyssi-drawn-bases-brought", &args))
}
