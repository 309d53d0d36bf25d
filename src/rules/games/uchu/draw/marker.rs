//! What stands for a country in pictures: its score marker. A dependency has a shape and a number
//! of its own, in its owner's colour.

use super::super::country::Country;
use crate::kit::signs::{self, seat_colour};
use crate::svg::{Colour, Svg};

/// The colour of the country's owner.
pub(in super::super) fn colour(country: Country, players: u8) -> Colour {
    seat_colour(country.owner(players).0)
}

/// The country's marker around this point.
pub(in super::super) fn marker(
    svg: &mut Svg,
    country: Country,
    players: u8,
    at: [f32; 2],
    size: f32,
) {
    signs::marker(svg, country.0, colour(country, players), at, size);
}
