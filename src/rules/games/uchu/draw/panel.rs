//! A country at the table: its marker and name, its points, its cards and piles, and what it is
//! doing in this trick.

use super::super::country::Country;
use super::super::state::Stage;
use super::super::view::CountryView;
use super::laid::laid;
use super::marker::marker;
use super::scene::Scene;
use crate::kit::palette::{EDGE, GLOW, INK, LIGHT, MUTED, SPACE};
use crate::kit::panel::{self, counted, counted_width, ground, pill, pill_width};
use crate::kit::signs::{fan, heap};
use crate::svg::{Letters, Svg};

/// What a country is doing in this trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doing {
    /// Leads it.
    Leads,
    /// Has the strongest card so far.
    Ahead,
    /// Sits it out.
    Skips,
    /// Is awaited.
    Next,
}

/// What the country is doing, and how that is said.
pub(super) fn doings(scene: &Scene<'_>, country: Country) -> Vec<(Doing, String)> {
    let (view, speech) = (scene.view, &scene.speech);
    let trick = &view.trick;
    let mut doings = Vec::new();
    if view.stage == Stage::Play && trick.lead == country {
        let said = match trick.butterfingy {
            false => speech.say("uchu-drawn-leads", &[]),
            true if country.is_dependency(view.players) => {
                let rival = speech.chooser(country.rival(view.players));
                speech.say("uchu-drawn-leads-meddled", &rival)
            }
            true => speech.say("uchu-drawn-leads-random", &[]),
        };
        doings.push((Doing::Leads, said));
    }
    if trick.ahead.is_some_and(|(ahead, _)| ahead == country) {
        doings.push((Doing::Ahead, speech.say("uchu-drawn-ahead", &[])));
    }
    if view.stage == Stage::Play && trick.skips == Some(country) {
        doings.push((Doing::Skips, speech.say("uchu-drawn-skips", &[])));
    }
    if view.next == country && view.stage == Stage::Vip {
        doings.push((Doing::Next, speech.say("uchu-drawn-names", &[])));
    }
    if view.next == country && view.stage == Stage::Play && trick.lead != country {
        doings.push((Doing::Next, speech.say("uchu-drawn-next", &[])));
    }
    doings
}

/// What the country is called, in at most two lines around y: the second one says that it is a
/// dependency, or goes on with a long name.
fn name(svg: &mut Svg, scene: &Scene<'_>, country: Country, [x, y]: [f32; 2], most: f32) {
    let speech = &scene.speech;
    if country.is_dependency(scene.view.players) {
        let owner = speech.of(country, "uchu-drawn-suzerain", Vec::new());
        svg.text([x, y - 3.0], &owner, Letters::new(28.0, LIGHT), most);
        let is = speech.say("uchu-drawn-dependency", &[]);
        svg.text([x, y + 24.0], &is, Letters::new(24.0, MUTED), most);
        return;
    }
    let called = speech.of(country, "uchu-country", Vec::new());
    panel::name(svg, &called, [x, y], most);
}

/// Cards in hand and piles taken, on the baseline y up to x.
fn holdings(svg: &mut Svg, seen: &CountryView, [x, y]: [f32; 2], size: f32) {
    let piles = x - counted_width(seen.piles, size);
    counted(svg, heap, seen.piles, [piles, y], size);
    counted(svg, fan, seen.cards, [piles - size * 0.6 - counted_width(seen.cards, size), y], size);
}

/// What a country is doing, one beside the other.
pub(super) fn pills(svg: &mut Svg, scene: &Scene<'_>, country: Country, at: [f32; 2], most: f32) {
    let [mut x, y] = at;
    let end = x + most;
    for (doing, text) in doings(scene, country) {
        // The crown on its card says so as well.
        if doing == Doing::Ahead && pill_width(&text) > end - x {
            continue;
        }
        let (ground, ink) = match doing {
            Doing::Ahead | Doing::Next => (GLOW, INK),
            Doing::Leads => (LIGHT, INK),
            Doing::Skips => (EDGE, LIGHT),
        };
        x += pill(svg, &text, ground, ink, [x, y], end - x) + 8.0;
    }
}

/// How high [`panel`] is.
pub(super) const HIGH: f32 = 164.0;

/// A country at the side of the table.
pub(super) fn panel(
    svg: &mut Svg,
    scene: &Scene<'_>,
    seen: &CountryView,
    [x, y]: [f32; 2],
    wide: f32,
) {
    ground(svg, SPACE, scene.acts(seen.country), [x, y, wide, HIGH]);
    marker(svg, seen.country, scene.view.players, [x + 38.0, y + 38.0], 50.0);
    name(svg, scene, seen.country, [x + 74.0, y + 38.0], wide - 88.0);
    let points = scene.speech.words.number(seen.points);
    svg.text([x + 18.0, y + 112.0], &points, Letters::new(48.0, LIGHT), 80.0);
    holdings(svg, seen, [x + wide - 16.0, y + 108.0], 28.0);
    pills(svg, scene, seen.country, [x + 14.0, y + HIGH - 46.0], wide - 28.0);
}

/// How high [`low_panel`] is.
pub(super) const LOW: f32 = 116.0;

/// A country at the near side of the table, where there is more width than height.
pub(super) fn low_panel(
    svg: &mut Svg,
    scene: &Scene<'_>,
    seen: &CountryView,
    [x, y]: [f32; 2],
    wide: f32,
) {
    ground(svg, SPACE, scene.acts(seen.country), [x, y, wide, LOW]);
    marker(svg, seen.country, scene.view.players, [x + 38.0, y + 36.0], 50.0);
    name(svg, scene, seen.country, [x + 74.0, y + 36.0], wide - 176.0);
    let points = scene.speech.words.number(seen.points);
    svg.text([x + wide - 18.0, y + 54.0], &points, Letters::new(50.0, LIGHT).end(), 90.0);
    holdings(svg, seen, [x + wide - 18.0, y + 100.0], 34.0);
    pills(svg, scene, seen.country, [x + 14.0, y + LOW - 46.0], wide - 206.0);
}

/// How high [`column`] is.
pub(super) const SHORT: f32 = 184.0;

/// A country among several beside each other, with its card.
pub(super) fn column(
    svg: &mut Svg,
    scene: &Scene<'_>,
    seen: &CountryView,
    [x, y]: [f32; 2],
    wide: f32,
) {
    ground(svg, SPACE, scene.acts(seen.country), [x, y, wide, SHORT]);
    marker(svg, seen.country, scene.view.players, [x + 30.0, y + 30.0], 40.0);
    name(svg, scene, seen.country, [x + 58.0, y + 30.0], wide - 68.0);
    let points = scene.speech.words.number(seen.points);
    svg.text([x + 14.0, y + 90.0], &points, Letters::new(36.0, LIGHT), 68.0);
    let better = scene.view.countries.iter().take_while(|other| other.country != seen.country);
    let place = better.count() + 1;
    let place = scene.speech.say("uchu-drawn-rank", &[("place", place.into())]);
    svg.text([x + 14.0, y + 117.0], &place, Letters::new(24.0, MUTED), 68.0);
    counted(svg, fan, seen.cards, [x + 12.0, y + 146.0], 24.0);
    counted(svg, heap, seen.piles, [x + 12.0, y + 173.0], 24.0);
    let card = 84.0;
    let middle = x + (84.0 + wide) / 2.0;
    laid(svg, scene, seen.country, [middle - card / 2.0, y + 67.0], card);
}
