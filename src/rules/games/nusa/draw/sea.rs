//! What every picture of NUSA is drawn on: the sea at dusk, with the island on the horizon; and the
//! top of it, with the trump ring.

use super::super::cards::Colour as Dye;
use super::card::{lettered, mark};
use super::palette::{DUSK, EDGE, GLOW, INK, LIGHT, MUTED, PANEL, PAPER, ROCK, SEA, SUN};
use super::scene::Scene;
use crate::kit::sheet::{MARGIN, WIDTH, heading};
use crate::svg::{Colour, Letters, Paint, Svg};
use crate::words::Words;

/// How high the header is, and where its panel begins.
const HEADER: [f32; 3] = [14.0, 150.0, 474.0];

/// Waves beneath all that was drawn.
pub(super) fn sea(svg: &mut Svg, height: f32) {
    svg.beneath(|svg| {
        let mut waves = String::new();
        let mut y = 190.0;
        let mut row = 0_u8;
        while y < height - 20.0 {
            let x = 24.0 + 101.0 * f32::from(row * 3 % 5);
            for at in [x, x + 420.0] {
                waves += &format!("M{at:.0} {y:.0}q22 -15 44 0t44 0t44 0");
            }
            y += 58.0;
            row += 1;
        }
        svg.path(&waves, Paint::line(SEA.with(EDGE, 26), 4.0));
    });
}

/// The island before the last light.
pub(super) fn island(svg: &mut Svg, [x, y]: [f32; 2], scale: f32) {
    svg.group(x, y, scale, |svg| {
        svg.path("M22 128A62 62 0 0 1 146 128Z", Paint::fill(SEA.with(SUN, 62)));
        svg.path("M38 96L130 96M28 112L140 112", Paint::line(SEA, 5.0));
        let land = "M-24 128C4 120 18 104 36 100 50 82 62 60 74 58 82 64 90 58 98 62 108 84 122 100 142 106 156 116 164 122 176 128Z";
        svg.path(land, Paint::fill(SEA.with(EDGE, 46)));
        let palm = "M132 112C136 92 134 80 128 66M128 66C116 58 106 60 100 68M128 66C118 50 108 50 102 52M128 66C132 50 142 46 150 50M128 66C142 58 152 62 156 72";
        svg.path(palm, Paint::line(SEA.with(EDGE, 46), 6.0));
        let shore = "M-60 128L180 128M-30 138L150 138M10 148L120 148";
        svg.path(shore, Paint::line(SEA.with(EDGE, 60), 3.5));
    });
}

/// Draws the header and answers where it ends.
pub(super) fn header(svg: &mut Svg, scene: &Scene<'_>) -> f32 {
    let [top, high, left] = HEADER;
    island(svg, [300.0, 34.0], 1.0);
    let (title, below) = scene.title();
    let most = left - MARGIN - 24.0;
    heading(svg, DUSK, &title, &below, most);
    svg.rect([left, top, WIDTH - MARGIN - left, high], 20.0, Paint::fill(PANEL));
    let middle = top + high / 2.0;
    ring(svg, scene.view.trump, [left + 84.0, middle], 48.0);
    let (x, room) = (left + 176.0, WIDTH - MARGIN - left - 190.0);
    let label = scene.say("nusa-drawn-trump", &[]);
    svg.text([x, top + 38.0], &label, Letters::new(26.0, MUTED), room);
    named(svg, scene.words, scene.view.trump, [x, top + 70.0], 40.0, LIGHT, room);
    let next = scene.say("nusa-drawn-four", &[]);
    let wide = svg.text([x, top + 128.0], &next, Letters::new(26.0, MUTED), room * 0.5) + 10.0;
    named(
        svg,
        scene.words,
        scene.view.trump.next(),
        [x + wide, top + 119.0],
        26.0,
        LIGHT,
        room - wide,
    );
    top + high
}

/// A colour with its shape, its letter and its name, from x on, around the height y. How wide it
/// is.
pub(super) fn named(
    svg: &mut Svg,
    words: &Words,
    of: Dye,
    [x, y]: [f32; 2],
    size: f32,
    ink: Colour,
    most: f32,
) -> f32 {
    let wide = lettered(svg, of, [x, y], size, ink) + size * 0.3;
    let hue = words.say("nusa-hue", &[("colour", of.name().into())]);
    wide + svg.text([x + wide, y + size * 0.36], &hue, Letters::new(size, ink), most - wide)
}

/// The trump ring around this point: the island piece stands on the trump, and an arrow shows where
/// a 4 moves it.
pub(super) fn ring(svg: &mut Svg, trump: Dye, [x, y]: [f32; 2], radius: f32) {
    svg.circle(x, y, radius, Paint::line(EDGE, 6.0));
    let quarter = std::f32::consts::FRAC_PI_2;
    let at = |angle: f32| [x + radius * angle.sin(), y - radius * angle.cos()];
    let from = f32::from(trump as u8) * quarter;
    let [start, end] = [at(from + 0.3), at(from + quarter * 0.62)];
    let arc = format!(
        "M{:.1} {:.1}A{radius} {radius} 0 0 1 {:.1} {:.1}",
        start[0], start[1], end[0], end[1]
    );
    svg.path(&arc, Paint::line(GLOW, 9.0));
    let (sin, cos) = (from + quarter * 0.62).sin_cos();
    let tip = |along: f32, out: f32| {
        format!("{:.1} {:.1}", end[0] + cos * along + sin * out, end[1] + sin * along - cos * out)
    };
    let head = format!("M{}L{}L{}Z", tip(0.0, 13.0), tip(17.0, 0.0), tip(0.0, -13.0));
    svg.path(&head, Paint::fill(GLOW));
    svg.text([x, y + radius * 0.26], "4", Letters::new(radius * 0.74, GLOW).middle(), radius);
    for (of, turn) in Dye::ALL.into_iter().zip(0_u8..) {
        let [x, y] = at(f32::from(turn) * quarter);
        if of == trump {
            piece(svg, x, y - radius * 0.06, radius * 1.2);
            mark(svg, of, x, y + radius * 0.26, radius * 0.5);
        } else {
            svg.circle(x, y, radius * 0.36, Paint::fill(PANEL));
            mark(svg, of, x, y, radius * 0.46);
        }
    }
}

/// The island piece: a mountain, around this point.
pub(super) fn piece(svg: &mut Svg, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| {
        let rock = "M2 94L30 34 42 50 60 6 98 94Z";
        svg.path(rock, Paint::fill(ROCK).outlined(INK, 6.0));
        svg.path("M48 36L60 6 73 36 65 30 58 40Z", Paint::fill(PAPER));
        svg.path(rock, Paint::line(INK, 6.0));
    });
}
