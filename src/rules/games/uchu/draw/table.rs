//! The table as all see it: the countries around it, the trick with each card before its country,
//! and the trick just taken, small, in the middle.

use super::super::cards::CardSet;
use super::super::country::Country;
use super::super::state::Stage;
use super::super::view::{CountryView, TrickView};
use super::alien::alien;
use super::card::chip;
use super::laid::{laid, played};
use super::marker::marker;
use super::palette::paper;
use super::panel::{HIGH, LOW, low_panel, panel};
use super::scene::Scene;
use crate::kit::card::{Lit, TALL};
use crate::kit::palette::{EDGE, LIGHT, MUTED, PANEL, SKY};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::kit::signs::{crown, pennant};
use crate::svg::{Letters, Paint, Svg};

/// How wide a country's panel is.
const PANEL_WIDE: f32 = 256.0;
/// How wide the panel at the near side is.
const NEAR_WIDE: f32 = 428.0;
/// How wide a card of the trick is.
const CARD: f32 = 112.0;
const CARD_HIGH: f32 = CARD * TALL;
/// A card of the trick just taken.
const CHIP: [f32; 2] = [74.0, 50.0];
const GAP: f32 = 9.0;
const CENTRE: f32 = WIDTH / 2.0;

/// Where a country sits: at the left or right, in which row of how many, or at the near side.
#[derive(Clone, Copy)]
enum Place {
    Side { right: bool, row: usize },
    Near,
}

/// The places clockwise, as many as there are countries.
fn places(countries: usize) -> Vec<Place> {
    let rows = countries / 2;
    let near = (countries % 2 == 1).then_some(Place::Near);
    let left = (0..rows).rev().map(|row| Place::Side { right: false, row });
    let right = (0..rows).map(|row| Place::Side { right: true, row });
    near.into_iter().chain(left).chain(right).collect()
}

struct Layout {
    top: f32,
    rows: usize,
    near: bool,
}

impl Layout {
    fn of(scene: &Scene<'_>, top: f32) -> Layout {
        let countries = scene.view.countries.len();
        Layout { top, rows: countries / 2, near: countries % 2 == 1 }
    }

    /// How high the middle is without the near side: there the trick just taken lies.
    fn middle(&self) -> f32 {
        let rows = self.rows + usize::from(self.near);
        36.0 + rows as f32 * (CHIP[1] + GAP)
    }

    fn sides(&self) -> f32 {
        self.rows as f32 * (HIGH + GAP) - GAP
    }

    fn height(&self) -> f32 {
        if self.near { self.middle() + CARD_HIGH + 22.0 + LOW } else { self.sides() }
    }

    /// The middle of a row at the sides.
    fn row(&self, row: usize) -> f32 {
        let high = if self.near { self.height() - LOW - 12.0 } else { self.height() };
        let above = ((high - self.sides()) / 2.0).max(0.0);
        self.top + above + row as f32 * (HIGH + GAP) + HIGH / 2.0
    }

    fn panel(&self, place: Place) -> [f32; 2] {
        match place {
            Place::Side { right: false, row } => [MARGIN, self.row(row) - HIGH / 2.0],
            Place::Side { right: true, row } => {
                [WIDTH - MARGIN - PANEL_WIDE, self.row(row) - HIGH / 2.0]
            }
            Place::Near => [CENTRE - NEAR_WIDE / 2.0, self.top + self.height() - LOW],
        }
    }

    fn card(&self, place: Place) -> [f32; 2] {
        match place {
            Place::Side { right: false, row } => {
                [MARGIN + PANEL_WIDE + 10.0, self.row(row) - CARD_HIGH / 2.0]
            }
            Place::Side { right: true, row } => {
                [WIDTH - MARGIN - PANEL_WIDE - 10.0 - CARD, self.row(row) - CARD_HIGH / 2.0]
            }
            Place::Near => [CENTRE - CARD / 2.0, self.top + self.middle() + 8.0],
        }
    }

    fn chip(&self, place: Place) -> [f32; 2] {
        let top =
            if self.near { self.top } else { self.top + (self.height() - self.middle()) / 2.0 };
        let row = |row: usize| top + 36.0 + row as f32 * (CHIP[1] + GAP);
        match place {
            Place::Side { right: false, row: at } => [CENTRE - GAP / 2.0 - CHIP[0], row(at)],
            Place::Side { right: true, row: at } => [CENTRE + GAP / 2.0, row(at)],
            Place::Near => [CENTRE - CHIP[0] / 2.0, row(self.rows)],
        }
    }
}

/// How high the table is.
pub(super) fn height(scene: &Scene<'_>) -> f32 {
    Layout::of(scene, 0.0).height()
}

/// Draws the table below y.
pub(super) fn table(svg: &mut Svg, scene: &Scene<'_>, top: f32) {
    let layout = Layout::of(scene, top);
    let middle = [CENTRE, top + layout.height() / 2.0];
    let round = [292.0, layout.height() / 2.0 + 4.0];
    svg.ellipse(middle, round, Paint::fill(SKY.with(PANEL, 62)).outlined(PANEL, 6.0));
    let mut seats: Vec<&CountryView> = scene.view.countries.iter().collect();
    seats.sort_by_key(|seen| seen.country);
    for (seen, place) in seats.into_iter().zip(places(scene.view.countries.len())) {
        match place {
            Place::Near => low_panel(svg, scene, seen, layout.panel(place), NEAR_WIDE),
            Place::Side { .. } => panel(svg, scene, seen, layout.panel(place), PANEL_WIDE),
        }
        if scene.view.stage != Stage::Over {
            laid(svg, scene, seen.country, layout.card(place), CARD);
        }
        if let Some(last) = &scene.view.last {
            taken(svg, last, seen.country, layout.chip(place));
        }
    }
    let above = layout.chip(Place::Side { right: false, row: 0 })[1] - 12.0;
    match (&scene.view.last, scene.view.vip) {
        (Some(_), _) => {
            let heading = scene.speech.say("uchu-last", &[]);
            svg.text([CENTRE, above], &heading, Letters::new(24.0, MUTED).middle(), 170.0);
        }
        (None, Some(vip)) => {
            let radius = (layout.middle() / 2.0 - 6.0).min(78.0);
            let y = if layout.near { top + layout.middle() / 2.0 } else { middle[1] };
            svg.circle(CENTRE, y, radius, Paint::fill(paper(vip)));
            alien(svg, vip, CENTRE, y, radius * 1.5);
        }
        (None, None) => {}
    }
}

/// The country's card of the trick just taken.
fn taken(svg: &mut Svg, last: &TrickView, country: Country, [x, y]: [f32; 2]) {
    let place = [x, y, CHIP[0], CHIP[1]];
    let took = last.ahead.is_some_and(|(host, _)| host == country);
    match played(last, country) {
        Some(card) => chip(svg, card, place, if took { Lit::Lit } else { Lit::Plain }),
        None => svg.rect(place, 6.0, Paint::line(EDGE, 3.0).dashed(8.0)),
    }
    if took {
        crown(svg, x + CHIP[0] / 2.0, y - 3.0, 26.0);
    }
    if last.lead == country {
        pennant(svg, x - 1.0, y + CHIP[1] - 8.0, 28.0);
    }
}

/// How high a row of [`row`] is.
pub(super) const ROW: f32 = 68.0;

/// A hand in one row of chips.
pub(super) fn row(svg: &mut Svg, scene: &Scene<'_>, country: Country, hand: CardSet, y: f32) {
    marker(svg, country, scene.view.players, [MARGIN + 26.0, y + 29.0], 46.0);
    if hand.is_empty() {
        let none = scene.speech.say("uchu-no-cards", &[]);
        svg.text([MARGIN + 66.0, y + 40.0], &none, Letters::new(28.0, LIGHT), 400.0);
    }
    for (at, card) in hand.into_iter().enumerate() {
        let x = MARGIN + 60.0 + at as f32 * 75.2;
        chip(svg, card, [x, y, 70.0, 58.0], Lit::Plain);
    }
}
