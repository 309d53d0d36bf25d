//! How a match ended: who won, everybody's place, and a chart of their points round by round.
//! Lines differ by colour, by dashes and by marks.

use super::super::country::Country;
use super::super::score::GOAL;
use super::super::speech::Speech;
use super::super::view::{CountryView, View};
use super::super::{page, points};
use super::alt::said;
use super::marker::{colour, marker};
use super::scene::Scene;
use super::sheet::called;
use crate::alt::lines;
use crate::kit::palette::{ALARM, EDGE, GLOW, LIGHT, MUTED, PANEL, SKY};
use crate::kit::panel::halves;
use crate::kit::sheet::{MARGIN, WIDTH, sky};
use crate::kit::signs::trophy;
use crate::picture::Picture;
use crate::svg::{Colour, Letters, Paint, Svg, measure};

/// Below the banner.
const TOP: f32 = 146.0;
const HEIGHT: f32 = 720.0;
/// The panel that the chart is in.
const CHART: [f32; 4] = [MARGIN, TOP, 470.0, HEIGHT - TOP - MARGIN];

/// The final result.
pub(super) fn result(scene: &Scene<'_>) -> Picture {
    let (view, speech) = (scene.view, &scene.speech);
    let mut svg = Svg::new();
    banner(&mut svg, &page::result(view, speech), speech);
    chart(&mut svg, view, speech);
    places(&mut svg, view, speech);
    sky(&mut svg, HEIGHT);
    let alt = said(scene, |speech| say(view, speech));
    Picture { name: "result", svg: svg.finish(WIDTH, HEIGHT, SKY), alt }
}

/// All of it in words.
fn say(view: &View, speech: &Speech<'_>) -> Vec<String> {
    let words = speech.words;
    let standing = view.countries.iter().zip(1_u8..).map(|(seen, place)| {
        let points = words.number(seen.points);
        let args = vec![("place", place.into()), ("points", points.into())];
        speech.of(seen.country, "uchu-told-standing", args)
    });
    let rounds = points::rounds(view, speech).map(|section| section.lines).unwrap_or_default();
    let rounds = lines(words, &rounds);
    let args = [("standing", words.list(standing).into()), ("rounds", rounds.into())];
    let rest = words.say("uchu-alt-result", &args);
    let title = words.say("uchu-title-over", &[]);
    let title = speech.sentence(title);
    [title].into_iter().chain(page::result(view, speech)).chain([rest]).collect()
}

fn banner(svg: &mut Svg, told: &[String], speech: &Speech<'_>) {
    trophy(svg, MARGIN + 52.0, 74.0, 96.0);
    let text = speech.words.sentences(told.iter().cloned());
    let [x, most] = [MARGIN + 118.0, WIDTH - 2.0 * MARGIN - 130.0];
    // Two lines if they hold it, or three smaller ones.
    let large = measure(&text, 34.0) < 1.7 * most;
    let letters = Letters::new(if large { 34.0 } else { 28.0 }, LIGHT);
    let lines = Svg::new().paragraph([x, 0.0], &text, letters, most, 3);
    let first = 86.0 - (lines as f32 - 1.0) * if large { 22.0 } else { 18.0 };
    svg.paragraph([x, first], &text, letters, most, 3);
}

/// How a country's line looks: a dependency has its owner's colour.
struct Line {
    country: Country,
    colour: Colour,
    /// Drawn, left out, drawn, left out.
    dashes: [f32; 4],
}

fn line(country: Country, players: u8) -> Line {
    const DASHES: [[f32; 4]; 5] = [
        [f32::INFINITY, 0.0, 0.0, 0.0],
        [16.0, 13.0, 16.0, 13.0],
        [26.0, 12.0, 2.0, 12.0],
        [2.0, 12.0, 2.0, 12.0],
        [8.0, 10.0, 8.0, 10.0],
    ];
    Line { country, colour: colour(country, players), dashes: DASHES[country.at()] }
}

impl Line {
    /// From point to point.
    fn draw(&self, svg: &mut Svg, points: &[[f32; 2]]) {
        let mut path = String::new();
        let mut drawn = points.first().copied();
        let (mut dash, mut left) = (0, self.dashes[0]);
        for pair in points.windows(2) {
            let [[x, y], [to_x, to_y]] = [pair[0], pair[1]];
            let length = (to_x - x).hypot(to_y - y);
            let mut gone = 0.0;
            while length - gone > left {
                gone += left;
                let at = [x + (to_x - x) * gone / length, y + (to_y - y) * gone / length];
                match drawn.take() {
                    Some(from) => stroke(&mut path, from, at),
                    None => drawn = Some(at),
                }
                dash = (dash + 1) % self.dashes.len();
                left = self.dashes[dash];
            }
            left -= length - gone;
            if let Some(from) = &mut drawn {
                stroke(&mut path, *from, [to_x, to_y]);
                *from = [to_x, to_y];
            }
        }
        svg.path(&path, Paint::line(self.colour, 5.0));
    }
}

fn stroke(path: &mut String, [x, y]: [f32; 2], [to_x, to_y]: [f32; 2]) {
    *path += &format!("M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}");
}

/// A country's points: at the start, after each round that was kept, and at the end.
fn story(view: &View, seen: &CountryView) -> Vec<(u8, i16)> {
    let kept = view.history.iter().map(|(round, points)| (*round, points[seen.country.at()]));
    let mut story: Vec<(u8, i16)> = [(0, 0)].into_iter().chain(kept).collect();
    if story.last().is_some_and(|(round, _)| *round < view.round) {
        story.push((view.round, seen.points));
    }
    story
}

fn chart(svg: &mut Svg, view: &View, speech: &Speech<'_>) {
    let stories: Vec<(Line, Vec<(u8, i16)>)> = view
        .countries
        .iter()
        .map(|seen| (line(seen.country, view.players), story(view, seen)))
        .collect();
    let all = || stories.iter().flat_map(|(_, story)| story.iter().map(|(_, points)| *points));
    let lowest = if all().any(|points| points < 0) { -5 } else { 0 };
    let highest = all().fold(GOAL, i16::max);
    let [left, top, width, height] = CHART;
    let (from, to) = ([left + 74.0, top + height - 62.0], [left + width - 50.0, top + 62.0]);
    let x = |round: u8| from[0] + (to[0] - from[0]) * f32::from(round) / f32::from(view.round);
    let span = f32::from(highest - lowest);
    let y = |points: i16| from[1] + (to[1] - from[1]) * f32::from(points - lowest) / span;

    svg.rect(CHART, 18.0, Paint::fill(PANEL));
    let small = Letters::new(26.0, MUTED);
    svg.text([left + 18.0, top + 38.0], &speech.say("uchu-chart-points", &[]), small, 200.0);
    let tens = (0..=highest).step_by(10);
    for points in tens.chain((lowest < 0).then_some(lowest)) {
        let (y, goal) = (y(points), points == GOAL);
        let across = format!("M{:.0} {y:.1}L{:.0} {y:.1}", from[0], to[0] + 20.0);
        let paint = Paint::line(EDGE, if points == 0 { 4.0 } else { 2.0 });
        let paint = if goal { Paint::line(GLOW, 3.0).dashed(9.0) } else { paint };
        svg.path(&across, paint);
        let letters = Letters::new(26.0, if goal { GLOW } else { MUTED }).end();
        svg.text([from[0] - 14.0, y + 9.0], &speech.words.number(points), letters, 50.0);
    }
    for round in 1..=view.round {
        let letters = small.middle();
        svg.text([x(round), from[1] + 44.0], &round.to_string(), letters, 40.0);
    }
    let word = speech.say("uchu-chart-round", &[]);
    svg.text([left + 18.0, from[1] + 44.0], &word, small, x(1) - left - 44.0);

    for (line, story) in stories.iter().rev() {
        let points: Vec<[f32; 2]> =
            story.iter().map(|(round, points)| [x(*round), y(*points)]).collect();
        line.draw(svg, &points);
    }
    svg.circle(x(0), y(0), 8.0, Paint::fill(MUTED));
    for round in 1..=view.round {
        let of_round = |story: &[(u8, i16)]| story.iter().find(|(of, _)| *of == round).copied();
        let marks = stories.iter().filter_map(|(line, story)| Some((line, of_round(story)?.1)));
        let mut placed: Vec<[f32; 2]> = Vec::new();
        for (line, points) in marks {
            // A mark that would hide another steps aside.
            let free = |aside: &f32| {
                let clear = |[other, high]: &[f32; 2]| {
                    (aside - other).abs() > 25.0 || (y(points) - high).abs() > 25.0
                };
                placed.iter().all(clear)
            };
            let aside = [0.0, 28.0, -28.0, 56.0, -56.0].into_iter().find(free).unwrap_or(0.0);
            placed.push([aside, y(points)]);
            let at = [x(round) + aside, y(points)];
            marker(svg, line.country, view.players, at, 36.0);
        }
    }
}

/// Who has which place, and with two players what belongs to whom.
fn places(svg: &mut Svg, view: &View, speech: &Speech<'_>) {
    const GAP: f32 = 12.0;
    // Between two players there are the brackets that join what is theirs.
    let left = CHART[0] + CHART[2] + if view.players == 2 { 48.0 } else { 12.0 };
    let width = WIDTH - MARGIN - left;
    let count = view.countries.len() as f32;
    let height = (CHART[3] - GAP * (count - 1.0)) / count;
    let top = |at: usize| TOP + (height + GAP) * at as f32;
    let winners = view.outcome.iter().flat_map(|outcome| &outcome.winners);
    let winners: Vec<Country> = winners.map(|seat| Country::of(*seat, view.players)).collect();
    for (at, seen) in view.countries.iter().enumerate() {
        let place = [left, top(at), width, height];
        let wins = winners.contains(&seen.country);
        let spoils = at == 0 && seen.country.is_dependency(view.players);
        let paint = Paint::fill(PANEL);
        let paint = match (wins, spoils) {
            (true, _) => paint.outlined(GLOW, 5.0),
            (_, true) => paint.outlined(ALARM, 5.0).dashed(12.0),
            _ if speech.viewer.is(seen.country.owner(view.players)) => paint.outlined(EDGE, 4.0),
            _ => paint,
        };
        svg.rect(place, 16.0, paint);
        country(svg, place, at, wins, view, speech);
    }
    if view.players == 2 {
        let middle = |country: Country| {
            let at = view.countries.iter().position(|seen| seen.country == country);
            top(at.unwrap_or_default()) + height / 2.0
        };
        for (pair, x) in [(0, left - 20.0), (2, left - 38.0)] {
            let (own, other) = (Country(pair), Country(pair + 1));
            let (from, to) = (middle(own), middle(other));
            let bracket = format!("M{left} {from}L{x} {from}L{x} {to}L{left} {to}");
            svg.path(&bracket, Paint::line(line(own, 2).colour, 5.0));
        }
    }
}

/// One country's place, name, line and points.
fn country(
    svg: &mut Svg,
    [left, top, width, height]: [f32; 4],
    at: usize,
    wins: bool,
    view: &View,
    speech: &Speech<'_>,
) {
    const NAME: f32 = 29.0;
    let seen = &view.countries[at];
    let (of, players) = (seen.country, view.players);
    let middle = top + height / 2.0;
    let place = [("place", (at + 1).into())];
    let place = speech.say("uchu-drawn-rank", &place);
    let letters = Letters::new(28.0, if wins { GLOW } else { LIGHT });
    let raised = if wins { 18.0 } else { 0.0 };
    svg.text([left + 39.0, middle + 11.0 - raised], &place, letters.middle(), 54.0);
    if wins {
        trophy(svg, left + 39.0, middle + 24.0, 46.0);
    }
    line(of, players).draw(svg, &[[left + 74.0, middle], [left + 142.0, middle]]);
    marker(svg, of, players, [left + 108.0, middle], 44.0);

    let points = Letters::new(48.0, LIGHT).end();
    let shown = speech.words.number(seen.points);
    let end = left + width - 16.0;
    let wide = svg.text([end, middle + 17.0], &shown, points, 110.0);
    let (x, room) = (left + 152.0, end - wide - left - 162.0);
    let (name, tag) = called(of, speech);
    let letters = Letters::new(NAME, LIGHT);
    let mut lines = match (tag, height) {
        (Some(tag), _) => vec![(name, letters), (tag, Letters::new(26.0, MUTED))],
        (None, ..120.0) => vec![(name, letters)],
        _ => halves(&name, NAME, room).into_iter().map(|line| (line, letters)).collect(),
    };
    let past = story(view, seen).into_iter().skip(1);
    let past = past.map(|(_, points)| speech.words.number(points));
    let past = past.collect::<Vec<_>>().join(&speech.say("uchu-suits-dot", &[]));
    lines.push((past, Letters::new(25.0, MUTED)));
    let first = middle + 10.0 - 16.5 * (lines.len() as f32 - 1.0);
    for (at, (text, letters)) in lines.into_iter().enumerate() {
        svg.text([x, first + 33.0 * at as f32], &text, letters, room);
    }
}
