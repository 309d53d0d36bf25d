//! The hand: what one seat sees and is asked, its cards as large as they can be, each with what it
//! could do now.

use super::super::cards::{Card, Perk, Revealed};
use super::super::state::Stage;
use super::super::view::Gain;
use super::super::{Action, page, speech};
use super::card::{CHIP, card, chips};
use super::header::header;
use super::middle::middle;
use super::scene::Scene;
use super::seats::low_seats;
use super::signs::{self, cross, receive};
use super::wave::letter;
use crate::kit::card::{Lit, TALL};
use crate::kit::palette::{GLOW, LIGHT, MUTED, PANEL, SKY, SPACE};
use crate::kit::panel::asked;
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::{Colour, Letters, Paint, Svg};

const WIDE: f32 = WIDTH - 2.0 * MARGIN;

/// Draws the hand of the viewer.
pub(super) fn hand(scene: &Scene<'_>) -> String {
    let view = scene.view;
    let mut svg = Svg::new();
    let mut y = header(&mut svg, scene) + 14.0;
    y = middle(&mut svg, scene, y) + 12.0;
    y = gain(&mut svg, scene, y);
    y = low_seats(&mut svg, scene, y) + 12.0;
    let prompt = page::prompt(view, scene.legal, &scene.speech);
    let prompt = scene.speech.words.sentences(prompt);
    y += asked(&mut svg, SPACE, &prompt, view.acts(), y) + 16.0;
    if view.acts() && view.stage == Stage::Perk {
        y = perks(&mut svg, scene, y);
    }
    let cards = view.own().and_then(|own| own.hand.as_deref()).unwrap_or_default();
    y = if cards.is_empty() {
        let none = scene.speech.say("cosmocode-drawn-no-hand", &[]);
        svg.text([WIDTH / 2.0, y + 40.0], &none, Letters::new(30.0, MUTED).middle(), WIDE);
        y + 64.0
    } else if view.acts() && view.stage == Stage::Manipulate {
        y = legend(&mut svg, scene, y);
        tools(&mut svg, scene, cards, y)
    } else {
        large(&mut svg, scene, cards, y)
    };
    y += 8.0;
    sky(&mut svg, y);
    svg.finish(WIDTH, y, SKY)
}

/// What would be received as it stands. Where it ends.
fn gain(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    const HIGH: f32 = 76.0;
    let view = scene.view;
    let Some(section) = page::gain(view, &scene.speech) else { return y };
    let places = match &view.gain {
        Gain::All(places) | Gain::One(places) => places.as_slice(),
        Gain::Nothing => &[],
    };
    let paint = Paint::fill(PANEL);
    let comes = !places.is_empty();
    let paint = if comes { paint.outlined(GLOW, 4.0) } else { paint };
    svg.rect([MARGIN, y, WIDE, HIGH], 18.0, paint);
    let x = MARGIN + 90.0;
    if !comes {
        cross(svg, [MARGIN + 46.0, y + HIGH / 2.0], 46.0);
        let said = scene.speech.words.sentences(section.lines);
        let two =
            Svg::new().paragraph([0.0, 0.0], &said, Letters::new(28.0, LIGHT), WIDE - 108.0, 2);
        let first = y + if two > 1 { 33.0 } else { 48.0 };
        svg.paragraph([x, first], &said, Letters::new(28.0, LIGHT), WIDE - 108.0, 2);
        return y + HIGH + 12.0;
    }
    receive(svg, [MARGIN + 46.0, y + HIGH / 2.0], 50.0);
    let one = matches!(view.gain, Gain::One(_));
    let key = if one { "cosmocode-drawn-gain-one" } else { "cosmocode-drawn-gain" };
    let said = scene.speech.say(key, &[]);
    let wide = svg.text([x, y + 48.0], &said, Letters::new(30.0, LIGHT), 560.0);
    chips(svg, &view.printed(places), [x + wide + 22.0, y + (HIGH - CHIP[1]) / 2.0]);
    y + HIGH + 12.0
}

/// The perks to choose from. Where they end.
fn perks(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    const HIGH: f32 = 132.0;
    let wide = (WIDE - 10.0) / 2.0;
    for (of, at) in Perk::ALL.into_iter().zip(0_u8..) {
        let x = MARGIN + f32::from(at) * (wide + 10.0);
        svg.rect([x, y, wide, HIGH], 18.0, Paint::fill(PANEL).outlined(GLOW, 4.0));
        signs::perk(svg, of, [x + 72.0, y + HIGH / 2.0], 100.0);
        let text = scene.speech.say("cosmocode-perk-choose", &[speech::perk(Some(of))]);
        let letters = Letters::new(28.0, LIGHT);
        let (left, most) = (x + 146.0, wide - 160.0);
        let lines = Svg::new().paragraph([left, 0.0], &text, letters, most, 3) as f32;
        let first = y + HIGH / 2.0 + 10.0 - (lines - 1.0) * 18.0;
        svg.paragraph([left, first], &text, letters, most, 3);
    }
    y + HIGH + 16.0
}

type Sign = fn(&mut Svg, [f32; 2], f32, Colour);

/// What the signs beside the cards mean; what is not possible any more is dim. Where it ends.
fn legend(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let speech = &scene.speech;
    let legal = scene.legal;
    let entries: [(Sign, String, bool); 3] = [
        (
            signs::shift,
            speech.say("cosmocode-group-shift", &[]),
            legal.iter().any(|action| matches!(action, Action::Shift(..))),
        ),
        (
            signs::flip,
            speech.say("cosmocode-group-flip", &[]),
            legal.iter().any(|action| matches!(action, Action::Flip(..))),
        ),
        (
            signs::tune,
            speech.say("cosmocode-group-tune", &[]),
            legal.iter().any(|action| matches!(action, Action::Tune(..))),
        ),
    ];
    let wide = WIDE / 3.0;
    for ((sign, text, can), at) in entries.into_iter().zip(0_u8..) {
        let x = MARGIN + f32::from(at) * wide;
        let ink = if can { GLOW } else { MUTED.with(SKY, 45) };
        sign(svg, [x + 70.0, y + 16.0], 36.0, ink);
        let letters = Letters::new(30.0, if can { LIGHT } else { MUTED });
        let end = x + 102.0 + svg.text([x + 102.0, y + 27.0], &text, letters, wide - 120.0);
        if !can {
            let path = format!("M{:.1} {:.1}H{end:.1}", x + 50.0, y + 17.0);
            svg.path(&path, Paint::line(MUTED, 4.0));
        }
    }
    y + 50.0
}

/// What a card could do now: signs with a word or two.
fn uses(scene: &Scene<'_>, of: Card) -> Vec<(Sign, String)> {
    let mut uses: Vec<(Sign, String)> = Vec::new();
    let places: Vec<String> = scene
        .legal
        .iter()
        .filter_map(|action| match action {
            Action::Shift(spent, place) if *spent == of => Some((place + 1).to_string()),
            _ => None,
        })
        .collect();
    if !places.is_empty() {
        uses.push((signs::shift, places.join("·")));
    }
    let flips =
        |action: &Action| matches!(action, Action::Flip(one, other) if *one == of || *other == of);
    if scene.legal.iter().any(flips) {
        uses.push((signs::flip, letter(scene.view.indicator.other()).to_owned()));
    }
    let tunes = |action: &Action| matches!(action, Action::Tune(spent, ..) if *spent == of);
    if scene.legal.iter().any(tunes) {
        uses.push((signs::tune, "±1".to_owned()));
    }
    uses
}

/// The cards with what each of them could do. Where they end.
fn tools(svg: &mut Svg, scene: &Scene<'_>, cards: &[Card], y: f32) -> f32 {
    const COLUMNS: usize = 4;
    const CARD: f32 = 128.0;
    const CELL: [f32; 2] = [240.0, CARD * TALL + 20.0];
    let columns = cards.len().min(COLUMNS);
    let left = (WIDTH - columns as f32 * CELL[0]) / 2.0 + 6.0;
    for (at, of) in cards.iter().enumerate() {
        let x = left + (at % columns) as f32 * CELL[0];
        let y = y + (at / columns) as f32 * CELL[1] + 6.0;
        let uses = uses(scene, *of);
        let lit = if uses.is_empty() { Lit::Dimmed } else { Lit::Plain };
        card(svg, &Revealed::new(*of), [x, y], CARD, lit);
        let top = y + (CARD * TALL - uses.len() as f32 * 54.0) / 2.0;
        for ((sign, text), row) in uses.into_iter().zip(0_u8..) {
            let y = top + f32::from(row) * 54.0;
            svg.rect([x + CARD + 4.0, y + 2.0, 98.0, 50.0], 12.0, Paint::fill(PANEL));
            sign(svg, [x + CARD + 28.0, y + 27.0], 32.0, GLOW);
            svg.text([x + CARD + 50.0, y + 37.0], &text, Letters::new(29.0, LIGHT), 50.0);
        }
    }
    y + cards.len().div_ceil(columns) as f32 * CELL[1] + 4.0
}

/// The cards alone, lit if one of them is to be given up. Where they end.
fn large(svg: &mut Svg, scene: &Scene<'_>, cards: &[Card], y: f32) -> f32 {
    const COLUMNS: usize = 6;
    const WIDEST: f32 = 142.0;
    const GAP: f32 = 20.0;
    let rows = cards.len().div_ceil(COLUMNS);
    let columns = cards.len().div_ceil(rows);
    let wide = ((WIDE + GAP) / columns as f32 - GAP).min(WIDEST);
    let left = (WIDTH + GAP - columns as f32 * (wide + GAP)) / 2.0;
    let y = y + 6.0;
    let step = wide * TALL + GAP;
    for (at, of) in cards.iter().enumerate() {
        let place = [left + (at % columns) as f32 * (wide + GAP), y + (at / columns) as f32 * step];
        let drops = scene.legal.contains(&Action::Drop(*of));
        card(svg, &Revealed::new(*of), place, wide, if drops { Lit::Lit } else { Lit::Plain });
    }
    y + rows as f32 * step
}
