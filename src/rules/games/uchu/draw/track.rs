//! The score track. Numbers where a marker stands take more room than the others. Markers on one
//! number lie as a stack that has slid apart: who came first lies at the bottom and farthest to
//! the right, so that from right to left all stand in the order of their rank.

use super::super::country::Country;
use super::super::score::GOAL;
use super::super::track::FLOOR;
use super::marker::marker;
use super::scene::Scene;
use crate::kit::palette::{EDGE, GLOW, LIGHT, MUTED, PANEL};
use crate::kit::sheet::{MARGIN, WIDTH};
use crate::svg::{Letters, Paint, Svg};

/// How large a marker is, and how far it has slid off the one below.
const MARKER: f32 = 50.0;
const SLID: [f32; 2] = [42.0, 9.0];
const BAR: f32 = 40.0;
/// How wide the last number is at least: it holds all that is beyond as well.
const LAST: f32 = 60.0;
const GAP: f32 = 8.0;

/// The markers on this number, best first.
fn stack(scene: &Scene<'_>, number: i16) -> Vec<Country> {
    let countries = scene.view.countries.iter();
    countries.filter(|seen| seen.points.min(GOAL) == number).map(|seen| seen.country).collect()
}

fn slid(markers: usize, by: f32) -> f32 {
    markers.saturating_sub(1) as f32 * by
}

/// How wide a number with this number of markers is, if it is not like those that have none.
fn broad(number: i16, markers: usize) -> Option<f32> {
    let wide = MARKER + GAP + slid(markers, SLID[0]);
    match (number, markers) {
        (GOAL, _) => Some(LAST.max(wide)),
        (_, 0) => None,
        _ => Some(wide),
    }
}

/// How high the track is.
pub(super) fn height(scene: &Scene<'_>) -> f32 {
    BAR + 6.0 + MARKER + slid(scene.view.countries.len(), SLID[1])
}

/// Draws the track with its lower edge at y.
pub(super) fn track(svg: &mut Svg, scene: &Scene<'_>, y: f32) {
    let (left, wide) = (MARGIN, WIDTH - 2.0 * MARGIN);
    let top = y - BAR;
    let stacks: Vec<(i16, Vec<Country>)> =
        (FLOOR..=GOAL).map(|number| (number, stack(scene, number))).collect();
    let broads: Vec<f32> =
        stacks.iter().filter_map(|(number, stack)| broad(*number, stack.len())).collect();
    let left_over = wide - 2.0 * GAP - broads.iter().sum::<f32>();
    let narrow = left_over / (stacks.len() - broads.len()) as f32;
    svg.rect([left, top, wide, BAR], BAR / 2.0, Paint::fill(PANEL));
    let mut x = left + GAP;
    let mut ticks = String::new();
    for (number, stack) in stacks {
        let room = broad(number, stack.len()).unwrap_or(narrow);
        let middle = x + room / 2.0;
        let mut text = scene.speech.words.number(number);
        if number == GOAL {
            text.push('+');
        }
        let at = [middle, y - 10.0];
        if !stack.is_empty() {
            svg.rect([x, top, room, BAR], 14.0, Paint::fill(EDGE));
            svg.text(at, &text, Letters::new(30.0, LIGHT).middle(), room);
        } else if number == GOAL {
            svg.text(at, &text, Letters::new(26.0, GLOW).middle(), room);
        } else if number % 5 == 0 {
            svg.text(at, &text, Letters::new(26.0, MUTED).middle(), 48.0);
        } else {
            ticks += &format!("M{middle:.0} {:.0}l0 8", top + 16.0);
        }
        for (at, country) in stack.into_iter().enumerate() {
            let right = x + room - (GAP + MARKER) / 2.0 - at as f32 * SLID[0];
            let up = top - 4.0 - MARKER / 2.0 - at as f32 * SLID[1];
            marker(svg, country, scene.view.players, [right, up], MARKER);
        }
        x += room;
    }
    svg.path(&ticks, Paint::line(EDGE, 3.0));
}
