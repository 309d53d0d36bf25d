//! The middle of the table: the decks, and what was turned over, as it is heard now. Before that,
//! what each range would bring.

use super::super::cards::Revealed;
use super::super::deck::{Deck, Range};
use super::super::speech::{channel, range};
use super::super::view::{DeckView, Fate, Gain};
use super::card::{CHIP, back, card, chips, slot};
use super::scene::Scene;
use super::signs::{cross, discards, place_number, receive, tick};
use super::tuner::{self, tuner};
use crate::kit::card::{Lit, TALL};
use crate::kit::palette::{EDGE, GLOW, INK, LIGHT, MUTED, PANEL, SKY};
use crate::kit::panel::{PILL_HIGH, pill, pill_width};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Letters, Paint, Svg};

const DECK: [f32; 2] = [262.0, 88.0];
const GAP: f32 = 8.0;
/// Where the revealed cards begin, how wide a place for one is, and how wide a card.
const LEFT: f32 = 318.0;
const PLACE: f32 = 218.0;
const CARD: f32 = 150.0;
/// Below the cards: what becomes of them.
const FATE: f32 = 54.0;
/// And below that: what was spent on them, if anything was.
const SPENT: f32 = CHIP[1] + PAD;
const SIGN: f32 = 40.0;
const PAD: f32 = 16.0;

/// Is it what the listener is after?
const fn is_good(fate: Fate) -> bool {
    matches!(fate, Fate::Matches | Fate::Received)
}

/// The places whose cards come, or could be chosen, as it stands.
fn coming<'a>(scene: &'a Scene<'_>) -> &'a [u8] {
    match &scene.view.gain {
        Gain::Nothing => &[],
        Gain::All(places) | Gain::One(places) => places,
    }
}

/// Draws the middle below y. Where it ends.
pub(super) fn middle(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let view = scene.view;
    let scale = view.range == Some(Range::Long) && view.revealed.len() == 3;
    let above = if scale { tuner::HIGH } else { 0.0 };
    let decks = 3.0 * (DECK[1] + GAP) - GAP;
    let below = if view.spent.is_empty() { 0.0 } else { SPENT };
    let high = (2.0 * PAD + decks).max(2.0 * PAD + above + CARD * TALL + FATE) + below;
    let place = [MARGIN, y, WIDTH - 2.0 * MARGIN, high];
    svg.rect(place, 20.0, Paint::fill(SKY.with(PANEL, 50)).outlined(PANEL, 4.0));
    let end = y + high;
    let high = high - below;
    let step = DECK[1] + GAP + (high - 2.0 * PAD - decks) / 2.0;
    let row = |deck: Deck| y + PAD + f32::from(deck as u8) * step;
    if let Some(of) = view.range {
        beam(svg, row(of.deck()) + DECK[1] / 2.0, [y + PAD, y + high - PAD]);
    }
    for pile in &view.decks {
        let lit = view.range.is_some_and(|of| of.deck() == pile.deck);
        stack(svg, pile, lit, [MARGIN + 14.0, row(pile.deck)]);
    }
    if view.range.is_none() {
        for of in Range::ALL {
            offer(svg, scene, of, [LEFT - 22.0, row(of.deck())]);
        }
        return y + high;
    }
    let cards = y + high - PAD - FATE - CARD * TALL;
    if scale {
        tuner(svg, &view.revealed, [LEFT - 4.0, y + PAD - 4.0]);
    }
    let free = 3 - view.revealed.len().min(3);
    let left = LEFT + free as f32 * PLACE / 2.0;
    for (heard, at) in view.revealed.iter().zip(0..) {
        revealed(svg, scene, heard, at, [left + f32::from(at) * PLACE + PLACE / 2.0, cards]);
    }
    if !view.spent.is_empty() {
        spent(svg, scene, y + high);
    }
    end
}

/// What was spent in this turn, in a line below y.
fn spent(svg: &mut Svg, scene: &Scene<'_>, y: f32) {
    let said = scene.speech.say("cosmocode-drawn-spent-so-far", &[]);
    let mut cards = scene.view.spent.clone();
    cards.sort_unstable();
    svg.text([MARGIN + 18.0, y + 36.0], &said, Letters::new(28.0, MUTED), LEFT - MARGIN - 36.0);
    chips(svg, &cards, [LEFT, y]);
}

/// From the deck that is listened to, to what is heard.
fn beam(svg: &mut Svg, from: f32, [top, bottom]: [f32; 2]) {
    let right = WIDTH - MARGIN - 12.0;
    let start = MARGIN + 14.0 + DECK[0];
    let path = format!("M{start} {from:.1}L{LEFT} {top:.1}H{right}V{bottom:.1}H{LEFT}Z");
    svg.path(&path, Paint::fill(EDGE).faint(0.28));
}

/// A deck with what is left, and its discard pile.
fn stack(svg: &mut Svg, pile: &DeckView, lit: bool, [x, y]: [f32; 2]) {
    let paint = Paint::fill(PANEL);
    let paint = if lit { paint.outlined(GLOW, 5.0) } else { paint };
    svg.rect([x, y, DECK[0], DECK[1]], 16.0, paint);
    if pile.left > 0 {
        back(svg, pile.deck, [x + 16.0, y + 8.0], 54.0);
    } else {
        slot(svg, [x + 16.0, y + 8.0], 54.0);
    }
    let letters = Letters::new(44.0, LIGHT);
    svg.text([x + 84.0, y + 59.0], &pile.left.to_string(), letters, 58.0);
    discards(svg, [x + 176.0, y + 44.0], 46.0);
    let count = pile.discards.len().to_string();
    svg.text([x + 206.0, y + 56.0], &count, Letters::new(32.0, MUTED), 46.0);
}

/// What a range would bring.
fn offer(svg: &mut Svg, scene: &Scene<'_>, of: Range, [x, y]: [f32; 2]) {
    let (view, speech) = (scene.view, &scene.speech);
    let count = view.seat(view.actor).reach(of);
    let args = [range(of), channel(view.indicator)];
    let told = [speech.say("cosmocode-range", &args), speech.say("cosmocode-drawn-reach", &args)];
    reach(svg, of, count, &told, [x, y, WIDTH - MARGIN - 12.0 - x, DECK[1]]);
}

/// A range with as many cards as it turns over, and what can be taken of them.
pub(super) fn reach(svg: &mut Svg, of: Range, count: u8, told: &[String; 2], place: [f32; 4]) {
    let [x, y, wide, high] = place;
    let card = (high - 16.0) / TALL;
    for at in 0..count {
        back(svg, of.deck(), [x + 14.0 + f32::from(at) * card * 1.15, y + 8.0], card);
    }
    let left = x + 14.0 + 3.0 * card * 1.15 + 14.0;
    let most = wide - (left - x) - 14.0;
    let [name, taken] = told;
    let letters = Letters::new(28.0, MUTED);
    let room = if high > 110.0 { 2 } else { 1 };
    let lines = Svg::new().paragraph([0.0, 0.0], taken, letters, most, room) as f32;
    let middle = y + high / 2.0 - (lines - 1.0) * 18.0;
    svg.text([left, middle - 8.0], name, Letters::new(32.0, LIGHT), most);
    svg.paragraph([left, middle + 30.0], taken, letters, most, room);
}

/// A revealed card around x, with its place and what becomes of it.
fn revealed(svg: &mut Svg, scene: &Scene<'_>, heard: &Revealed, at: u8, [x, y]: [f32; 2]) {
    let fate = scene.view.fate(at);
    let left = x - CARD / 2.0;
    card(svg, heard, [left, y], CARD, if is_good(fate) { Lit::Lit } else { Lit::Dimmed });
    place_number(svg, at, [left - 2.0, y + 4.0], 46.0);
    let said = scene.speech.say("cosmocode-drawn-fate", &[("fate", fate.name().into())]);
    let (ground, ink) = if is_good(fate) { (GLOW, INK) } else { (EDGE, LIGHT) };
    let most = PLACE - SIGN - 10.0;
    let (wide, below) = (pill_width(&said).min(most), y + CARD * TALL + 17.0);
    let from = x - (wide + SIGN + 2.0) / 2.0;
    pill(svg, &said, ground, ink, [from + SIGN + 2.0, below], most);
    let at_sign = [from + SIGN / 2.0, below + PILL_HIGH / 2.0];
    match fate {
        Fate::Received => receive(svg, at_sign, SIGN),
        Fate::Matches if coming(scene).contains(&at) => receive(svg, at_sign, SIGN),
        Fate::Matches => tick(svg, at_sign, SIGN),
        Fate::Differs | Fate::Discarded => cross(svg, at_sign, SIGN),
    }
}
