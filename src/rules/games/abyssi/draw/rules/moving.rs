//! Moving: what the way to every planet costs, ahead and after turning around.

use super::super::super::Action;
use super::super::super::pieces::{Facing, Planet};
use super::super::super::rules::imagine;
use super::super::super::speech::Speech;
use super::super::super::state::{Mothership, State, Step};
use super::super::super::values::{LONGEST_MOVE, REVERSE_COST};
use super::super::palette::{EDGE, GLOW, INK, LIGHT, MUTED, PANEL, SKY, SPARK};
use super::super::planet::WIDE;
use super::super::ring::{column, orbit};
use super::super::signs::{bolt_of, mothership, planet, way};
use super::imagined;
use crate::agenda::Agenda;
use crate::alt::sentence;
use crate::game::Seat;
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::svg::{Colour, Letters, Paint, Svg};

/// The seat that moves, and its energy: enough for every way.
const SEAT: Seat = Seat(1);
const ENERGY: u32 = 9;

const TALL: f32 = 150.0;
const LANE: f32 = 66.0;
const MIDDLE: f32 = 190.0;

/// A mothership that is about to leave the first planet.
fn departing() -> State {
    let mut state = imagined();
    state.ring = Planet::ALL;
    let own = state.of_mut(SEAT);
    own.energy = ENERGY;
    own.mothership = Some(Mothership { planet: Planet::Deyvas, facing: Facing::Clockwise });
    state.agenda = Agenda::from_iter([(SEAT, Step::Depart)]);
    state
}

/// What the way to a planet costs.
fn cost(state: &State, to: Planet, action: fn(u8) -> Action) -> Option<u32> {
    (1..=LONGEST_MOVE).find_map(|steps| {
        let after = imagine(state, action(steps));
        let there = after.of(SEAT).mothership?.planet == to;
        there.then(|| ENERGY - after.of(SEAT).energy)
    })
}

pub(in super::super) fn moving(speech: &Speech<'_>) -> (String, String) {
    let state = departing();
    let mut svg = Svg::new();
    let inner = MARGIN + TALL + LANE;
    let below = inner + MIDDLE + LANE;
    let lanes = [inner - LANE / 2.0, below - LANE / 2.0];
    orbit(&mut svg, lanes);
    let mut told = Vec::new();
    for (place, of) in state.ring.into_iter().enumerate() {
        let (x, upper) = column(place);
        let y = if upper { MARGIN } else { below };
        let costs = [Action::Move, Action::Reverse].map(|action| cost(&state, of, action));
        target(&mut svg, speech, of, costs, [x, y]);
        if let [Some(ahead), Some(turned)] = costs {
            let args = [("ahead", ahead.into()), ("turned", turned.into())];
            let args = [&args[..], &[("planet", of.name().into())]].concat();
            told.push(speech.say("abyssi-drawn-moving-way", &args));
        }
    }
    let nose = way(Facing::Clockwise, true);
    mothership(&mut svg, SEAT, [MARGIN + WIDE / 2.0, lanes[0]], nose, true);
    let args = [("cost", REVERSE_COST.into())];
    let lines = ["abyssi-drawn-moving-one", "abyssi-drawn-moving-more", "abyssi-drawn-moving-turn"];
    let lines = lines.map(|key| speech.say(key, &args));
    for (at, line) in lines.iter().enumerate() {
        let y = inner + 32.0 + 62.0 * at as f32;
        [ahead, ahead, turned][at](&mut svg, 130.0, y, 46.0);
        svg.text([176.0, y + 11.0], line, Letters::new(32.0, LIGHT), 720.0);
    }
    let height = below + TALL + MARGIN;
    sky(&mut svg, height);
    let from = [("planet", Planet::Deyvas.name().into())];
    let from = speech.say("abyssi-drawn-moving", &from);
    let ways = sentence(speech.words, speech.words.list(told));
    let lines = lines.map(|line| sentence(speech.words, line));
    let alt = speech.words.sentences([from, ways].into_iter().chain(lines));
    (svg.finish(WIDTH, height, SKY), alt)
}

/// A planet, and what the ways there cost.
fn target(
    svg: &mut Svg,
    speech: &Speech<'_>,
    of: Planet,
    costs: [Option<u32>; 2],
    [x, y]: [f32; 2],
) {
    svg.rect([x, y, WIDE, TALL], 22.0, Paint::fill(PANEL).outlined(EDGE, 2.0));
    planet(svg, of, [x + 46.0, y + 44.0], 68.0);
    let name = speech.planet_name(of);
    svg.text([x + 92.0, y + 57.0], &name, Letters::new(36.0, LIGHT), WIDE - 104.0);
    for (at, cost) in costs.into_iter().enumerate() {
        let Some(cost) = cost else { continue };
        let x = x + 14.0 + 146.0 * at as f32;
        let (ground, ink) = if at == 0 { (GLOW, INK) } else { (SKY, LIGHT) };
        svg.rect([x, y + 92.0, 138.0, 48.0], 16.0, Paint::fill(ground).outlined(GLOW, 3.0));
        [ahead_in, turned_in][at](svg, ink, [x + 30.0, y + 116.0], 36.0);
        bolt_of(svg, if at == 0 { INK } else { SPARK }, [x + 72.0, y + 116.0], 36.0);
        let letters = Letters::new(36.0, ink).middle();
        svg.text([x + 108.0, y + 129.0], &cost.to_string(), letters, 50.0);
    }
    if costs == [None; 2] {
        let text = speech.say("abyssi-drawn-moving-start", &[]);
        svg.text([x + 20.0, y + 126.0], &text, Letters::new(30.0, MUTED), WIDE - 40.0);
    }
}

fn ahead(svg: &mut Svg, x: f32, y: f32, size: f32) {
    ahead_in(svg, LIGHT, [x, y], size);
}

fn turned(svg: &mut Svg, x: f32, y: f32, size: f32) {
    turned_in(svg, LIGHT, [x, y], size);
}

/// Ahead: an arrow.
fn ahead_in(svg: &mut Svg, colour: Colour, [x, y]: [f32; 2], size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path("M6 50L92 50M62 18L94 50 62 82", Paint::line(colour, 14.0));
    });
}

/// Turned around: an arrow that bends back.
fn turned_in(svg: &mut Svg, colour: Colour, [x, y]: [f32; 2], size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        svg.path(
            "M30 20L66 20A26 26 0 0 1 66 74L12 74M38 46L10 74 38 100",
            Paint::line(colour, 14.0),
        );
    });
}
