//! What lives on the island: the six kinds of NUSA cards, drawn once in a square of 100 by 100 and
//! put wherever they are wanted. They differ in shape before they differ in colour.

use super::super::cards::Nusa;
use super::palette::{BONE, GLOW, INK, LEAF, NECTAR, PAPER};
use crate::svg::{Colour, Paint, Svg};

/// How thick their outlines are.
const LINE: f32 = 3.6;

/// The kind's drawing around this point, so wide and high.
pub(in super::super) fn creature(svg: &mut Svg, nusa: Nusa, x: f32, y: f32, size: f32) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, |svg| match nusa {
        Nusa::Small => small(svg),
        Nusa::Medium => medium(svg),
        Nusa::Mother => mother(svg),
        Nusa::Bee => bee(svg),
        Nusa::Monster => monster(svg),
        Nusa::Guardian => guardian(svg),
    });
}

fn body(svg: &mut Svg, path: &str, colour: Colour) {
    svg.path(path, Paint::fill(colour).outlined(INK, LINE));
}

fn line(svg: &mut Svg, path: &str) {
    svg.path(path, Paint::line(INK, LINE));
}

/// Petals around a point, as one path: each reaches from one radius to another, and is as
/// wide as the third.
fn petals(count: u8, [x, y]: [f32; 2], [from, to, wide]: [f32; 3], turn: f32) -> String {
    let mut path = String::new();
    for petal in 0..count {
        let angle = std::f32::consts::TAU * (f32::from(petal) + turn) / f32::from(count);
        let (sin, cos) = angle.sin_cos();
        let at = |out: f32, aside: f32| {
            format!("{:.1} {:.1}", x + sin * out + cos * aside, y - cos * out + sin * aside)
        };
        let high = from + (to - from) * 0.55;
        path += &format!(
            "M{}C{} {} {}C{} {} {}Z",
            at(from, 0.0),
            at(high, -wide),
            at(to, -wide * 0.7),
            at(to, 0.0),
            at(to, wide * 0.7),
            at(high, wide),
            at(from, 0.0),
        );
    }
    path
}

/// A bud of five petals on a thin stem.
fn small(svg: &mut Svg) {
    let stem = "M50 52C49 68 52 80 50 96";
    svg.path(stem, Paint::line(INK, 9.0));
    svg.path(stem, Paint::line(LEAF, 4.0));
    let leaves =
        "M50 88C34 88 24 80 20 68 36 68 48 76 50 88ZM51 82C64 82 74 74 78 62 64 62 54 70 51 82Z";
    body(svg, leaves, LEAF);
    let bloom = petals(5, [50.0, 34.0], [3.0, 26.0, 11.0], 0.0);
    body(svg, &bloom, Colour(0x8fc7ff));
    svg.circle(50.0, 34.0, 7.5, Paint::fill(NECTAR).outlined(INK, 3.0));
}

/// A bell-shaped bloom between two leaves.
fn medium(svg: &mut Svg) {
    let stem = "M50 60C50 72 50 84 50 97";
    svg.path(stem, Paint::line(INK, 11.0));
    svg.path(stem, Paint::line(LEAF, 5.0));
    let leaves =
        "M50 94C28 96 10 86 5 68 26 64 44 74 50 94ZM50 94C72 96 90 86 95 68 74 64 56 74 50 94Z";
    body(svg, leaves, LEAF);
    let bloom = petals(7, [50.0, 38.0], [3.0, 37.0, 13.0], 0.0);
    body(svg, &bloom, Colour(0xff8a5c));
    let inner = petals(7, [50.0, 38.0], [3.0, 22.0, 7.0], 0.5);
    body(svg, &inner, Colour(0xffc36b));
    svg.circle(50.0, 38.0, 8.5, Paint::fill(INK));
}

/// A bloom as large as the card, asleep.
fn mother(svg: &mut Svg) {
    let leaves =
        "M50 62C20 98 8 92 3 76 18 66 34 60 50 62ZM50 62C80 98 92 92 97 76 82 66 66 60 50 62Z";
    body(svg, leaves, LEAF);
    let outer = petals(9, [50.0, 48.0], [8.0, 47.0, 15.0], 0.5);
    body(svg, &outer, Colour(0xd83f8c));
    let inner = petals(9, [50.0, 48.0], [8.0, 34.0, 11.0], 0.0);
    body(svg, &inner, Colour(0xff9fce));
    svg.circle(50.0, 48.0, 18.0, Paint::fill(GLOW).outlined(INK, LINE));
    line(svg, "M38 46C40 50 44 50 46 46M54 46C56 50 60 50 62 46M45 56C48 59 52 59 55 56");
}

/// A striped bee with a long sting, and in a temper.
fn bee(svg: &mut Svg) {
    let wings = "M46 40C18 34 2 20 8 8 24 2 44 16 52 36ZM56 36C58 14 74 0 90 6 96 20 82 34 62 40Z";
    svg.path(wings, Paint::fill(Colour(0xdff3f5)).outlined(INK, LINE));
    body(svg, "M78 66L98 80 74 78Z", INK);
    body(
        svg,
        "M22 56C22 40 38 34 54 36 74 38 86 52 84 66 82 80 66 86 48 84 32 82 22 72 22 56Z",
        NECTAR,
    );
    svg.path("M50 37C44 52 44 70 50 83M66 41C61 54 61 70 65 81", Paint::line(INK, 8.5));
    svg.circle(34.0, 56.0, 7.5, Paint::fill(PAPER).outlined(INK, 3.0));
    svg.circle(32.5, 57.0, 3.4, Paint::fill(INK));
    svg.path("M24 46L42 52", Paint::line(INK, 5.0));
    let lines = "M24 46C16 42 12 34 14 28M32 40C28 34 28 28 32 22M27 72C31 68 35 68 39 72M42 84L38 95M56 86L56 97";
    line(svg, lines);
}

/// A shaggy thing with horns, and more teeth than eyes.
fn monster(svg: &mut Svg) {
    let horns =
        "M24 36C8 30 4 16 10 4 16 16 26 20 36 22ZM76 36C92 30 96 16 90 4 84 16 74 20 64 22Z";
    svg.path(horns, Paint::fill(BONE).outlined(INK, LINE));
    let fur = "M50 12C74 12 86 30 86 50L94 62 85 66 91 80 80 80 80 94 68 86 60 97 50 87 40 97 32 86 20 94 20 80 9 80 15 66 6 62 14 50C14 30 26 12 50 12Z";
    body(svg, fur, Colour(0x7a58b5));
    svg.circle(50.0, 38.0, 15.0, Paint::fill(PAPER).outlined(INK, LINE));
    svg.circle(50.0, 40.0, 6.5, Paint::fill(INK));
    svg.path("M32 26L48 29M68 26L52 29", Paint::line(INK, 5.0));
    body(svg, "M26 58C40 66 60 66 74 58 76 76 64 84 50 84 36 84 24 76 26 58Z", INK);
    svg.path("M31 62L37 74 43 64ZM57 64L63 74 69 62ZM44 65L50 76 56 65Z", Paint::fill(BONE));
}

/// A face of stone, older than the island, with a crown of leaves.
fn guardian(svg: &mut Svg) {
    let stone = Colour(0x7d99a3);
    body(
        svg,
        "M26 26C16 16 20 8 28 4 34 10 36 16 35 24ZM74 26C84 16 80 8 72 4 66 10 64 16 65 24ZM41 22C38 12 44 4 50 1 56 4 62 12 59 22Z",
        LEAF,
    );
    body(svg, "M20 22L80 22 84 52 92 58 90 78 80 78 76 97 24 97 20 78 10 78 8 58 16 52Z", stone);
    body(svg, "M18 34L82 34 82 47 60 47 58 68 42 68 40 47 18 47Z", stone.with(INK, 34));
    svg.path(
        "M24 48L40 48 38 58 27 58ZM76 48L60 48 62 58 73 58Z",
        Paint::fill(GLOW).outlined(INK, 3.0),
    );
    body(svg, "M32 76L68 76 68 89 32 89Z", INK);
    svg.path("M37 76L41 83 45 76ZM46 76L50 83 54 76ZM55 76L59 83 63 76Z", Paint::fill(BONE));
}
