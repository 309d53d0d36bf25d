//! The guests: a character for each suit, drawn once in a square of 100 by 100 and put wherever
//! it is wanted. Each shows its habit.

use super::super::cards::Suit;
use super::palette::colours;
use crate::kit::palette::{INK, PAPER};
use crate::svg::{Colour, Paint, Svg};

/// How thick their outlines are.
const LINE: f32 = 3.6;

/// The suit's character around this point, so wide and high.
pub(in super::super) fn alien(svg: &mut Svg, suit: Suit, x: f32, y: f32, size: f32) {
    let scale = size / 100.0;
    svg.group(x - size / 2.0, y - size / 2.0, scale, |svg| match suit {
        Suit::Yellow => butterfingy(svg),
        Suit::Purple => sluggo(svg),
        Suit::Pink => intenton(svg),
        Suit::Green => dillindallin(svg),
        Suit::Gray => turnablindie(svg),
        Suit::Redblue => inadven_and_faul(svg),
    });
}

fn body(svg: &mut Svg, path: &str, colour: Colour) {
    svg.path(path, Paint::fill(colour).outlined(INK, LINE));
}

fn line(svg: &mut Svg, path: &str) {
    svg.path(path, Paint::line(INK, LINE));
}

fn eye(svg: &mut Svg, x: f32, y: f32, radius: f32, [dx, dy]: [f32; 2]) {
    svg.circle(x, y, radius, Paint::fill(PAPER).outlined(INK, LINE * 0.8));
    svg.circle(x + dx, y + dy, radius * 0.46, Paint::fill(INK));
}

fn shade(suit: Suit) -> Colour {
    colours(suit)[0].with(INK, 24)
}

/// A pat of butter with slippery hands: the cup has just left them.
fn butterfingy(svg: &mut Svg) {
    let colour = colours(Suit::Yellow)[0];
    line(svg, "M50 20C50 12 56 8 60 5");
    svg.circle(61.0, 5.0, 4.6, Paint::fill(colour).outlined(INK, 3.0));
    let arms = "M24 58C11 58 6 48 10 34M4 28L10 36 17 28M76 58C89 57 94 48 91 37M84 31L91 38 97 30";
    svg.path(arms, Paint::line(INK, 12.4));
    svg.path(arms, Paint::line(colour, 6.0));
    body(
        svg,
        "M50 19C70 19 79 36 80 56 81 70 82 86 74 88 68 89 67 82 62 82 57 82 58 95 50 95 42 95 43 84 38 84 33 84 32 90 26 88 18 86 19 70 20 56 21 36 30 19 50 19Z",
        colour,
    );
    eye(svg, 39.0, 42.0, 10.5, [3.5, 3.5]);
    eye(svg, 62.0, 46.0, 10.5, [3.5, 4.0]);
    svg.ellipse([49.0, 65.0], [5.5, 6.8], Paint::fill(INK));
    body(svg, "M83 66L98 70 94 83C93 86 85 85 83 82Z", PAPER);
    svg.path("M86 62L87 58M95 64L97 60", Paint::line(INK, 2.6));
}

/// A slug that would rather lie down.
fn sluggo(svg: &mut Svg) {
    let colour = colours(Suit::Purple)[0];
    svg.path("M62 48L56 24M77 48L84 26", Paint::line(INK, 11.0));
    svg.path("M62 48L56 24M77 48L84 26", Paint::line(colour, 5.0));
    body(
        svg,
        "M5 86C6 74 20 72 28 62 36 52 40 44 56 42 76 38 90 48 90 62 90 70 86 74 88 80 90 86 94 87 94 90 94 94 84 94 78 94L14 94C7 94 4 92 5 86Z",
        colour,
    );
    svg.path(
        "M34 72A6 6 0 1 1 33.9 72ZM48 58A5 5 0 1 1 47.9 58ZM52 76A4 4 0 1 1 51.9 76Z",
        Paint::fill(shade(Suit::Purple)),
    );
    for x in [55.0, 85.0] {
        eye(svg, x, 20.0, 10.5, [1.0, 4.5]);
        let lid = format!("M{} 20.5A10.5 10.5 0 0 1 {} 20.5Z", x - 10.5, x + 10.5);
        body(svg, &lid, colour);
    }
    line(svg, "M65 68C69 71 75 71 79 68");
    svg.path("M6 24L20 24 6 40 20 40M25 8L35 8 25 19 35 19", Paint::line(INK, LINE));
}

/// All heart, and far too much of it.
fn intenton(svg: &mut Svg) {
    let colour = colours(Suit::Pink)[0];
    svg.path(
        "M7 28L2 22M16 15L13 7M93 28L98 22M84 15L87 7M50 14L50 5",
        Paint::line(shade(Suit::Pink), 4.6),
    );
    body(
        svg,
        "M50 95C22 76 8 60 8 42 8 27 19 19 30 19 39 19 46 24 50 31 54 24 61 19 70 19 81 19 92 27 92 42 92 60 78 76 50 95Z",
        colour,
    );
    eye(svg, 33.0, 49.0, 13.0, [2.0, 0.0]);
    eye(svg, 67.0, 49.0, 13.0, [-2.0, 0.0]);
    svg.path("M17 31L43 41M83 31L57 41", Paint::line(INK, 5.6));
    svg.path(
        "M36 70L64 70C64 80 57 84 50 84 43 84 36 80 36 70Z",
        Paint::fill(PAPER).outlined(INK, LINE),
    );
    svg.path("M45 71L45 82M55 71L55 82", Paint::line(INK, 2.4));
}

/// Strolls, whistles, and will be there by and by.
fn dillindallin(svg: &mut Svg) {
    let colour = colours(Suit::Green)[0];
    svg.path("M38 90L36 97 28 97M62 90L64 97 72 97", Paint::line(INK, 4.4));
    line(svg, "M50 24C50 12 42 8 34 10");
    body(svg, "M36 10C30 2 20 4 16 10 22 16 30 17 36 10Z", colour);
    body(
        svg,
        "M50 22C60 22 66 36 74 54 82 72 86 80 82 87 79 92 70 92 50 92 30 92 21 92 18 87 14 80 18 72 26 54 34 36 40 22 50 22Z",
        colour,
    );
    svg.path(
        "M34 80A4 4 0 1 1 33.9 80ZM44 85A3 3 0 1 1 43.9 85ZM29 70A3 3 0 1 1 28.9 70Z",
        Paint::fill(shade(Suit::Green)),
    );
    eye(svg, 50.0, 49.0, 13.5, [6.0, 4.0]);
    body(svg, "M36.5 48A13.5 13.5 0 0 1 63.5 48Z", colour);
    svg.ellipse([60.0, 74.0], [4.6, 5.2], Paint::fill(INK));
    svg.path("M84 40L84 22 96 18 96 34", Paint::line(INK, 3.6));
    svg.path("M84 40A5 4 0 1 1 83.9 39ZM96 34A5 4 0 1 1 95.9 33Z", Paint::fill(INK));
}

/// Has seen nothing, nothing at all.
fn turnablindie(svg: &mut Svg) {
    let colour = colours(Suit::Gray)[0];
    let hand = colour.with(PAPER, 46);
    line(svg, "M32 22L28 8M68 22L72 8");
    svg.path("M28 8A4 4 0 1 1 27.9 8ZM72 8A4 4 0 1 1 71.9 8Z", Paint::fill(INK));
    body(svg, "M30 78L30 95 42 95 42 84 58 84 58 95 70 95 70 78Z", colour);
    svg.rect([14.0, 20.0, 72.0, 66.0], 17.0, Paint::fill(colour).outlined(INK, LINE));
    eye(svg, 66.0, 46.0, 10.5, [5.0, -1.0]);
    body(
        svg,
        "M12 72C2 66 4 50 14 44L34 34C40 31 44 37 40 41L46 38C52 36 55 43 50 46 55 46 55 53 50 54 53 57 50 62 45 61L30 62C28 70 22 76 12 72Z",
        hand,
    );
    body(
        svg,
        "M88 74C98 70 98 58 90 54L76 46C71 44 67 49 71 53L65 51C60 50 58 56 62 58 58 60 60 66 65 66L74 67C77 74 82 77 88 74Z",
        hand,
    );
    line(svg, "M40 75C46 72 54 72 58 75");
}

/// Two of a kind: one stumbles by mistake, the other trips you on purpose.
fn inadven_and_faul(svg: &mut Svg) {
    let [red, blue] = [colours(Suit::Redblue)[0], colours(Suit::Redblue)[1]];
    line(svg, "M72 32C72 22 78 18 84 16");
    svg.circle(85.0, 15.0, 4.4, Paint::fill(blue).outlined(INK, 3.0));
    body(
        svg,
        "M46 94C42 78 44 60 50 46 55 34 64 29 73 29 87 29 95 42 96 60 97 76 97 88 92 93 88 96 50 97 46 94Z",
        blue,
    );
    line(svg, "M24 26C20 18 14 17 9 20");
    svg.circle(8.0, 21.0, 4.4, Paint::fill(red).outlined(INK, 3.0));
    body(
        svg,
        "M5 90C2 74 1 56 6 42 11 28 22 21 33 23 48 26 55 40 56 56 57 72 58 86 54 92 50 97 10 97 5 90Z",
        red,
    );
    eye(svg, 23.0, 46.0, 9.5, [-2.0, -3.0]);
    eye(svg, 43.0, 49.0, 9.5, [-2.0, -3.0]);
    svg.ellipse([32.0, 69.0], [6.5, 8.0], Paint::fill(INK));
    svg.path("M69 49L81 54M95 49L86 54", Paint::line(PAPER, 4.2));
    eye(svg, 75.0, 57.0, 6.4, [-2.6, 1.0]);
    eye(svg, 90.0, 57.0, 6.4, [-2.6, 1.0]);
    svg.path("M66 74C74 80 84 80 91 72L90 80C84 87 74 87 69 82Z", Paint::fill(PAPER));
}
