//! The signs of Abyssi's pictures, all around a point: planets, ships, bases asleep and activated,
//! energy, politics cards, treaties, senators, points; what senators can do; motherships.

use super::super::pieces::{Ability, Facing, Planet};
use super::palette::{EDGE, GLOW, INK, LIGHT, PANEL, SPARK, hue, ink, shape};
use crate::game::Seat;
use crate::kit::panel::Sign;
use crate::kit::signs::{marker, seat_colour};
use crate::svg::{Colour, Letters, Paint, Svg};

/// Draws in a square of 100 by 100 around this point.
fn around(svg: &mut Svg, [x, y]: [f32; 2], size: f32, draw: impl FnOnce(&mut Svg)) {
    svg.group(x - size / 2.0, y - size / 2.0, size / 100.0, draw);
}

/// A planet: its shape on a disc of its colour.
pub(super) fn planet(svg: &mut Svg, of: Planet, at: [f32; 2], size: f32) {
    let colour = of.colour();
    around(svg, at, size, |svg| {
        svg.circle(50.0, 50.0, 48.0, Paint::fill(hue(colour)).outlined(LIGHT, 4.0));
        svg.group(22.0, 22.0, 0.56, |svg| svg.path(shape(of), Paint::fill(ink(colour))));
    });
}

/// A politics card: a planet's shape on a card of its colour, so wide.
pub(super) fn card_of(svg: &mut Svg, of: Planet, [x, y]: [f32; 2], wide: f32) {
    let colour = of.colour();
    around(svg, [x, y], wide, |svg| {
        let paper = Paint::fill(hue(colour)).outlined(LIGHT, 6.0);
        svg.rect([3.0, -14.0, 94.0, 128.0], 14.0, paper);
        svg.group(18.0, 18.0, 0.64, |svg| svg.path(shape(of), Paint::fill(ink(colour))));
    });
}

const SHIP: &str = "M50 2L66 46 98 78 98 92 62 82 50 98 38 82 2 92 2 78 34 46Z";

/// A ship in somebody's colour.
pub(super) fn ship_of(svg: &mut Svg, colour: Colour, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| svg.path(SHIP, Paint::fill(colour)));
}

/// A base that is asleep, in somebody's colour: a hollow dome.
pub(super) fn sleeping_of(svg: &mut Svg, colour: Colour, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| {
        svg.path("M10 88L10 68A40 40 0 0 1 90 68L90 88Z", Paint::line(colour, 12.0));
    });
}

/// An activated base, in somebody's colour: a dome with lights and a mast that sends.
pub(super) fn active_of(svg: &mut Svg, colour: Colour, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| {
        svg.path("M6 94L6 76A44 40 0 0 1 94 76L94 94Z", Paint::fill(colour));
        svg.path(
            "M50 40L50 20M22 26A32 32 0 0 1 22 2M78 26A32 32 0 0 0 78 2",
            Paint::line(colour, 9.0),
        );
        svg.circle(50.0, 14.0, 13.0, Paint::fill(colour));
        let door = if colour == INK { LIGHT } else { INK };
        svg.path("M34 94L34 76L66 76L66 94Z", Paint::fill(door));
    });
}

/// A ship.
pub(super) fn ship(svg: &mut Svg, x: f32, y: f32, size: f32) {
    ship_of(svg, LIGHT, [x, y], size);
}

/// A base that is asleep.
pub(super) fn sleeping(svg: &mut Svg, x: f32, y: f32, size: f32) {
    sleeping_of(svg, LIGHT, [x, y], size);
}

/// An activated base.
pub(super) fn active(svg: &mut Svg, x: f32, y: f32, size: f32) {
    active_of(svg, LIGHT, [x, y], size);
}

/// Energy.
pub(super) fn bolt(svg: &mut Svg, x: f32, y: f32, size: f32) {
    bolt_of(svg, SPARK, [x, y], size);
}

/// Energy in this colour.
pub(super) fn bolt_of(svg: &mut Svg, colour: Colour, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| {
        let path = "M60 0L12 58 44 58 32 100 88 40 54 40Z";
        svg.path(path, Paint::fill(colour));
    });
}

/// A politics card, whichever it is.
pub(super) fn card(svg: &mut Svg, x: f32, y: f32, size: f32) {
    around(svg, [x, y], size, |svg| {
        svg.rect([18.0, 4.0, 64.0, 92.0], 10.0, Paint::fill(LIGHT));
        svg.path("M32 28L68 28M32 48L68 48M32 68L54 68", Paint::line(PANEL, 9.0));
    });
}

/// A treaty, in this colour: a seal with ribbons.
pub(super) fn seal_of(svg: &mut Svg, colour: Colour, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| {
        svg.path("M26 56L12 98 36 90 50 70 64 90 88 98 74 56Z", Paint::fill(colour));
        svg.circle(50.0, 36.0, 36.0, Paint::fill(colour));
        let core = if colour == INK { LIGHT } else { INK };
        svg.circle(50.0, 36.0, 18.0, Paint::line(core, 8.0));
    });
}

/// A treaty.
pub(super) fn seal(svg: &mut Svg, x: f32, y: f32, size: f32) {
    seal_of(svg, LIGHT, [x, y], size);
}

/// A senator.
pub(super) fn bust(svg: &mut Svg, x: f32, y: f32, size: f32) {
    bust_of(svg, LIGHT, [x, y], size);
}

/// A senator in this colour.
pub(super) fn bust_of(svg: &mut Svg, colour: Colour, at: [f32; 2], size: f32) {
    around(svg, at, size, |svg| {
        svg.circle(50.0, 27.0, 24.0, Paint::fill(colour));
        svg.path("M6 96C6 72 24 59 38 59L50 76 62 59C76 59 94 72 94 96Z", Paint::fill(colour));
    });
}

/// Influence.
pub(super) fn coin(svg: &mut Svg, x: f32, y: f32, size: f32) {
    coin_of(svg, LIGHT, [x, y], size);
}

/// Influence in this colour.
pub(super) fn coin_of(svg: &mut Svg, colour: Colour, [x, y]: [f32; 2], size: f32) {
    svg.circle(x, y, size * 0.41, Paint::line(colour, size * 0.12));
    svg.circle(x, y, size * 0.22, Paint::fill(colour));
}

/// What a senator can do.
pub(super) fn ability(svg: &mut Svg, of: Ability, [x, y]: [f32; 2], size: f32) {
    let small = size * 0.74;
    match of {
        Ability::Fuel3 => {
            bolt(svg, x - size * 0.2, y, size * 0.9);
            let letters = Letters::new(size * 0.86, LIGHT).middle();
            svg.text([x + size * 0.3, y + size * 0.31], "3", letters, size);
        }
        Ability::Build => sleeping(svg, x, y - size * 0.08, size),
        Ability::Swap => {
            card(svg, x, y, size * 0.92);
            around(svg, [x, y], size, |svg| {
                let arrows = "M4 30L-14 50 4 70M96 30L114 50 96 70";
                svg.path(arrows, Paint::line(LIGHT, 10.0));
            });
        }
        Ability::Treaty => seal(svg, x, y, size),
        Ability::Redeploy => {
            ship(svg, x - size * 0.22, y, small);
            around(svg, [x, y], size, |svg| {
                svg.path("M66 50L108 50M90 28L112 50 90 72", Paint::line(LIGHT, 10.0));
            });
        }
        Ability::Drop1 => {
            ship(svg, x - size * 0.16, y, small);
            around(svg, [x, y], size, |svg| {
                svg.path("M74 50L110 50M92 32L92 68", Paint::line(LIGHT, 11.0));
            });
        }
    }
}

/// What a column of bases brings.
pub(super) const BONUSES: [Sign; 3] = [two, ship, card];

fn two(svg: &mut Svg, x: f32, y: f32, size: f32) {
    bolt(svg, x - size * 0.24, y, size * 0.9);
    let letters = Letters::new(size * 0.86, LIGHT).middle();
    svg.text([x + size * 0.28, y + size * 0.31], "2", letters, size);
}

/// Motherships are so far apart, if there is room.
pub(super) const MOTHERSHIP: f32 = 86.0;

/// A mothership with its seat's marker, its nose to the right or to the left.
pub(super) fn mothership(svg: &mut Svg, seat: Seat, [x, y]: [f32; 2], way: f32, acts: bool) {
    let colour = seat_colour(seat.0);
    let point = |along: f32, across: f32| format!("{:.1} {:.1}", x + way * along, y + across);
    let hull = [
        point(-36.0, -25.0),
        point(12.0, -25.0),
        point(38.0, 0.0),
        point(12.0, 25.0),
        point(-36.0, 25.0),
        point(-26.0, 0.0),
    ];
    let hull = format!("M{}Z", hull.join("L"));
    if acts {
        svg.path(&hull, Paint::line(GLOW, 15.0));
    }
    svg.path(&hull, Paint::fill(PANEL.with(colour, 35)).outlined(colour, 5.0));
    marker(svg, seat.0, colour, [x - way * 4.0, y], 42.0);
}

/// The way along the ring where it runs from left to right, or back.
pub(super) const fn way(facing: Facing, rightwards: bool) -> f32 {
    match (facing, rightwards) {
        (Facing::Clockwise, true) | (Facing::Counter, false) => 1.0,
        (Facing::Clockwise, false) | (Facing::Counter, true) => -1.0,
    }
}

/// A place where something may lie, and nothing does.
pub(super) fn nothing(svg: &mut Svg, place: [f32; 4]) {
    svg.rect(place, 8.0, Paint::line(EDGE, 3.0).dashed(8.0));
}
