//! One planet of the ring: its sign and name, what only it offers, what a base costs there, the
//! politics cards and the treaty, and everybody's ships and bases with who dominates.

use super::super::pieces::Planet;
use super::super::values::build_cost;
use super::palette::{EDGE, GLOW, INK, LIGHT, MUTED, PANEL, RAISED, hue, ink};
use super::scene::Scene;
use super::signs::{active_of, bolt_of, card, planet, seal_of, ship_of, sleeping_of};
use crate::game::Seat;
use crate::kit::signs::{crown, flat_marker, seat_colour};
use crate::svg::{Colour, Letters, Paint, Svg};

/// So wide is a planet's panel.
pub(super) const WIDE: f32 = 312.0;
/// Where everybody's rows begin.
const ROWS: f32 = 132.0;
const ROW: f32 = 42.0;

/// How high the panels are, by number of players.
pub(super) fn high(players: u8) -> f32 {
    ROWS + ROW * f32::from(players) + 8.0
}

/// Draws a planet's panel.
pub(super) fn panel(svg: &mut Svg, scene: &Scene<'_>, of: Planet, [x, y]: [f32; 2], upper: bool) {
    let state = &scene.view.table;
    let lit = scene.lit.planets.has(of);
    let place = [x, y, WIDE, high(state.players)];
    let ground = Paint::fill(PANEL);
    svg.rect(
        place,
        12.0,
        if lit { ground.outlined(GLOW, 7.0) } else { ground.outlined(EDGE, 2.0) },
    );

    planet(svg, of, [x + 46.0, y + 44.0], 68.0);
    let name = scene.speech().planet_name(of);
    let special = scene.speech().special(of);
    svg.text([x + 92.0, y + 40.0], &name, Letters::new(35.0, LIGHT), WIDE - 104.0);
    svg.text([x + 92.0, y + 72.0], &special, Letters::new(28.0, MUTED), WIDE - 104.0);

    let middle = y + 106.0;
    price(svg, of, [x + 12.0, middle]);
    card(svg, x + 130.0, middle, 38.0);
    let left = state.piles[of as usize].to_string();
    svg.text([x + 150.0, middle + 12.0], &left, Letters::new(33.0, LIGHT), 40.0);
    treaty(svg, state.treaties[of as usize], [x + 224.0, middle]);

    let dominator = state.dominator(of);
    for (seat, holdings) in state.everyone() {
        let [active, sleeping, ships] = holdings.presence(of);
        let middle = y + ROWS + ROW * (f32::from(seat.0) + 0.5);
        if [active, sleeping, ships] != [0; 3] {
            presence(svg, seat, [ships, sleeping, active], dominator == Some(seat), [x, middle]);
        }
    }
    if let Some(cost) = scene.lit.ways[of as usize] {
        // On the outer edge, where nothing else is.
        let edge = if upper { y - 12.0 } else { y + high(state.players) + 12.0 };
        badge(svg, cost, [x + WIDE - 16.0, edge]);
    }
}

/// What a base costs here, in ships, on the planet's colour.
pub(super) fn price(svg: &mut Svg, of: Planet, [x, middle]: [f32; 2]) {
    let colour = of.colour();
    let place = [x, middle - 20.0, 86.0, 40.0];
    svg.rect(place, 10.0, Paint::fill(hue(colour)));
    ship_of(svg, ink(colour), [x + 26.0, middle], 30.0);
    let letters = Letters::new(33.0, ink(colour)).middle();
    svg.text([x + 62.0, middle + 12.0], &build_cost(colour).to_string(), letters, 40.0);
}

/// The treaty: on the mat, or whose it is.
fn treaty(svg: &mut Svg, holder: Option<Seat>, [x, middle]: [f32; 2]) {
    match holder {
        None => seal_of(svg, GLOW, [x, middle], 42.0),
        Some(seat) => {
            seal_of(svg, seat_colour(seat.0), [x, middle], 42.0);
            flat_marker(svg, seat.0, [x + 44.0, middle], 38.0);
        }
    }
}

/// What somebody has on a planet: ships, bases that are asleep, activated ones.
pub(super) fn presence(
    svg: &mut Svg,
    seat: Seat,
    counts: [u8; 3],
    dominates: bool,
    [x, middle]: [f32; 2],
) {
    let colour = seat_colour(seat.0);
    if dominates {
        svg.rect([x + 6.0, middle - 20.0, WIDE - 12.0, 40.0], 10.0, Paint::fill(RAISED));
        crown(svg, x + WIDE - 27.0, middle, 34.0);
    }
    flat_marker(svg, seat.0, [x + 30.0, middle], 38.0);
    type Of = fn(&mut Svg, Colour, [f32; 2], f32);
    let signs: [Of; 3] = [ship_of, sleeping_of, active_of];
    for (at, (count, sign)) in counts.into_iter().zip(signs).enumerate() {
        if count > 0 {
            let x = x + [74.0, 150.0, 214.0][at];
            sign(svg, colour, [x, middle], 32.0);
            let number = Letters::new(33.0, LIGHT);
            svg.text([x + 19.0, middle + 12.0], &count.to_string(), number, 42.0);
        }
    }
}

/// What the way here costs, up to x and around the middle.
fn badge(svg: &mut Svg, cost: u32, [right, middle]: [f32; 2]) {
    let place = [right - 92.0, middle - 21.0, 92.0, 42.0];
    svg.rect(place, 20.0, Paint::fill(GLOW).outlined(INK, 3.0));
    bolt_of(svg, INK, [right - 64.0, middle], 32.0);
    let letters = Letters::new(36.0, INK).middle();
    svg.text([right - 30.0, middle + 13.0], &cost.to_string(), letters, 50.0);
}
