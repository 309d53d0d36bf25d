//! The hand: what one seat sees and is asked, its cards as large as they can be.

use super::super::account::LIMITED;
use super::super::cards::{Card, CardSet, Suit};
use super::super::country::{Country, threshold};
use super::super::state::Stage;
use super::super::view::CountryView;
use super::super::{Action, page};
use super::card::{card, lettered_mark};
use super::header::header;
use super::marker::marker;
use super::panel::{SHORT, column};
use super::scene::Scene;
use super::table;
use crate::game::Seat;
use crate::kit::card::{Lit, RAISED, TALL};
use crate::kit::palette::{ALARM, LIGHT, MUTED, PANEL, SKY, SPACE};
use crate::kit::panel::asked;
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::kit::signs::heap;
use crate::svg::{Letters, Paint, Svg};

const WIDE: f32 = WIDTH - 2.0 * MARGIN;
const GAP: f32 = 10.0;
/// How many cards stand side by side, and how wide they are at most.
const COLUMNS: usize = 6;
const WIDEST: f32 = 172.0;

/// Draws the hand of this seat.
pub(super) fn hand(scene: &Scene<'_>, seat: Seat, legal: &[Action]) -> String {
    let mut svg = Svg::new();
    let mut y = header(&mut svg, scene) + 14.0;
    y = countries(&mut svg, scene, y);
    y = prompt(&mut svg, scene, seat, y);
    let own = Country::of(seat, scene.view.players);
    let acts = scene.view.chooser == seat && scene.view.stage == Stage::Play;
    let large = if acts { scene.view.next } else { own };
    for (country, cards) in scene.hands() {
        if country == large {
            let lit = |of| match (acts, legal.contains(&Action::Play(of))) {
                (false, _) => Lit::Plain,
                (true, true) => Lit::Lit,
                (true, false) => Lit::Dimmed,
            };
            y = large_cards(&mut svg, scene, country, cards, y, lit);
        }
    }
    for (country, cards) in scene.hands() {
        if country != large {
            table::row(&mut svg, scene, country, cards, y);
            y += table::ROW;
        }
    }
    for seen in owned(scene) {
        y = taken(&mut svg, scene, seen, y);
    }
    y += 6.0;
    sky(&mut svg, y);
    svg.finish(WIDTH, y, SKY)
}

/// The countries in the order of their seats, with the trick.
fn countries(svg: &mut Svg, scene: &Scene<'_>, y: f32) -> f32 {
    let mut seats: Vec<&CountryView> = scene.view.countries.iter().collect();
    seats.sort_by_key(|seen| seen.country);
    let wide = (WIDE + GAP) / seats.len() as f32 - GAP;
    for (at, seen) in seats.into_iter().enumerate() {
        column(svg, scene, seen, [MARGIN + at as f32 * (wide + GAP), y], wide);
    }
    y + SHORT + 12.0
}

/// What is asked, and whose choice the lead was if it was not its country's.
fn prompt(svg: &mut Svg, scene: &Scene<'_>, seat: Seat, y: f32) -> f32 {
    let mut y = y;
    if scene.view.trick.butterfingy && !scene.view.trick.plays.is_empty() {
        let lead = page::plays(&scene.view.trick, &scene.speech).into_iter().next();
        let lead = lead.unwrap_or_default();
        svg.text([MARGIN + 6.0, y + 26.0], &lead, Letters::new(26.0, MUTED), WIDE - 12.0);
        y += 44.0;
    }
    let text = scene.speech.words.sentences(page::prompt(scene.view, &scene.speech));
    y + asked(svg, SPACE, &text, scene.view.chooser == seat, y) + 14.0
}

/// The cards to choose from, or the own ones.
fn large_cards(
    svg: &mut Svg,
    scene: &Scene<'_>,
    country: Country,
    cards: CardSet,
    y: f32,
    lit: impl Fn(Card) -> Lit,
) -> f32 {
    let mut y = y;
    if scene.view.players == 2 {
        let heading = scene.speech.of(country, "uchu-hand", Vec::new());
        marker(svg, country, scene.view.players, [MARGIN + 26.0, y + 16.0], 40.0);
        svg.text([MARGIN + 60.0, y + 26.0], &heading, Letters::new(28.0, LIGHT), 860.0);
        y += 44.0;
    }
    let count = usize::from(cards.count());
    let rows = count.div_ceil(COLUMNS).max(1);
    let columns = count.div_ceil(rows).max(1);
    let widest = if rows > 1 { (WIDE + GAP) / COLUMNS as f32 - GAP } else { WIDEST };
    let wide = ((WIDE + GAP) / columns as f32 - GAP).min(widest);
    let room = columns as f32 * (wide + GAP) - GAP;
    let left = (WIDTH - room) / 2.0;
    y += wide * RAISED;
    for (at, of) in cards.into_iter().enumerate() {
        let (column, row) = (at % columns, at / columns);
        let x = left + column as f32 * (wide + GAP);
        let down = row as f32 * (wide * (TALL + RAISED) + 8.0);
        card(svg, of, x, y + down, wide, lit(of));
    }
    y + rows as f32 * (wide * (TALL + RAISED) + 8.0) + 4.0
}

/// The countries whose piles the viewer may look through.
fn owned<'a>(scene: &'a Scene<'_>) -> Vec<&'a CountryView> {
    let mut owned: Vec<&CountryView> =
        scene.view.countries.iter().filter(|seen| seen.contents.is_some()).collect();
    owned.sort_by_key(|seen| seen.country);
    owned
}

/// What the country has taken so far, suit by suit, and how many of it are harmless.
fn taken(svg: &mut Svg, scene: &Scene<'_>, seen: &CountryView, y: f32) -> f32 {
    let limit = threshold(scene.view.players);
    svg.rect([MARGIN, y, WIDE, 52.0], 18.0, Paint::fill(PANEL));
    heap(svg, MARGIN + 34.0, y + 26.0, 38.0);
    if scene.view.players == 2 {
        marker(svg, seen.country, scene.view.players, [MARGIN + 84.0, y + 26.0], 40.0);
    }
    for (at, suit) in Suit::ALL.into_iter().enumerate() {
        let x = MARGIN + 118.0 + at as f32 * 141.0;
        let count = seen.taken(suit);
        let limited = LIMITED.contains(&suit);
        let wide = lettered_mark(svg, suit, [x, y + 26.0], 28.0, LIGHT) + 10.0;
        let over = limited && count > limit;
        let mut text = count.to_string();
        if limited {
            text += &format!("/{limit}");
        }
        if over {
            text.push('!');
        }
        let ink = if over { ALARM } else { LIGHT };
        svg.text([x + wide, y + 37.0], &text, Letters::new(30.0, ink), 141.0 - wide - 4.0);
    }
    y + 52.0 + 10.0
}
