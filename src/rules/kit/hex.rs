//! Where the hexes of a map are in a picture: centres, corners, sides, outlines, and how much room a map
//! takes.
//!
//! ```
//! use rules::hex::{Hex, Side};
//! use rules::kit::hex::{Grid, Top};
//! use rules::svg::{Colour, Paint, Svg};
//!
//! let map: Vec<Hex> = Hex::disc(1).collect();
//! let grid = Grid::fitting(Top::Flat, map.iter().copied(), [0.0, 0.0, 300.0, 300.0]);
//! let mut svg = Svg::new();
//! for hex in &map {
//!     svg.path(&grid.outline(*hex, 2.0), Paint::line(Colour(0xffffff), 2.0));
//! }
//! // A door in the side that faces up.
//! let [x, y] = grid.middle_of(Hex::CENTRE, Side::ALL[0]);
//! svg.circle(x, y, 6.0, Paint::fill(Colour(0xffcc00)));
//! ```

use std::fmt::Write;

use crate::hex::{Hex, Side};

/// What is at the top of every hex of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Top {
    /// A side: side 0 faces up.
    Flat,
    /// A corner: side 0 faces up and to the right.
    Pointy,
}

/// A map of hexes in a picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// How the hexes stand.
    pub top: Top,
    /// The middle of the map's centre.
    pub centre: [f32; 2],
    /// The length of a side, which is how far a corner is from the middle.
    pub side: f32,
}

/// Half of the square root of three: how far a side of length one is from the middle of its hex.
const APOTHEM: f32 = 0.866_025_4;

/// A step of length one, clockwise from the right by this many twelfths of a circle.
const fn direction(twelfths: u8) -> [f32; 2] {
    const COSINES: [f32; 12] =
        [1.0, APOTHEM, 0.5, 0.0, -0.5, -APOTHEM, -1.0, -APOTHEM, -0.5, 0.0, 0.5, APOTHEM];
    [COSINES[twelfths as usize % 12], COSINES[(twelfths as usize + 9) % 12]]
}

fn moved([x, y]: [f32; 2], [dx, dy]: [f32; 2], times: f32) -> [f32; 2] {
    [x + dx * times, y + dy * times]
}

impl Grid {
    /// The largest map of these hexes that fits into a frame of x, y, width and height, in its middle.
    pub fn fitting(
        top: Top,
        hexes: impl IntoIterator<Item = Hex>,
        [x, y, width, height]: [f32; 4],
    ) -> Grid {
        let unit = Grid { top, centre: [0.0; 2], side: 1.0 };
        let [left, up, wide, high] = unit.bounds(hexes);
        let side = if wide > 0.0 { (width / wide).min(height / high) } else { 0.0 };
        let middle = [x + width / 2.0, y + height / 2.0];
        Grid { centre: moved(middle, [left + wide / 2.0, up + high / 2.0], -side), side, ..unit }
    }

    /// The direction that a side faces, in twelfths of a circle from the right.
    fn facing(self, side: Side) -> u8 {
        let up = match self.top {
            Top::Flat => 9,
            Top::Pointy => 10,
        };
        up + 2 * side.number()
    }

    /// The middle of a hex.
    pub fn middle(self, hex: Hex) -> [f32; 2] {
        let [along_q, along_r] = [2, 3].map(|side| direction(self.facing(Side::ALL[side])));
        let step = 2.0 * APOTHEM * self.side;
        let place = moved(self.centre, along_q, step * f32::from(hex.q));
        moved(place, along_r, step * f32::from(hex.r))
    }

    /// The middle of a side.
    pub fn middle_of(self, hex: Hex, side: Side) -> [f32; 2] {
        moved(self.middle(hex), direction(self.facing(side)), APOTHEM * self.side)
    }

    /// The corners of a hex, clockwise; those of a side are the one of its number and the next.
    pub fn corners(self, hex: Hex) -> [[f32; 2]; 6] {
        self.corners_within(hex, 0.0)
    }

    /// The corners of a hex whose sides are moved inwards by so much.
    fn corners_within(self, hex: Hex, inset: f32) -> [[f32; 2]; 6] {
        let reach = self.side - inset / APOTHEM;
        // A corner is a twelfth of a circle before its side.
        let corner = |side| direction(self.facing(side) + 11);
        Side::ALL.map(|side| moved(self.middle(hex), corner(side), reach))
    }

    /// The ends of a side, clockwise.
    pub fn ends_of(self, hex: Hex, side: Side) -> [[f32; 2]; 2] {
        let corners = self.corners(hex);
        [side, side.turned(1)].map(|side| corners[usize::from(side.number())])
    }

    /// The outline of a hex as a path, its sides moved inwards by so much.
    pub fn outline(self, hex: Hex, inset: f32) -> String {
        let mut path = String::new();
        for (at, [x, y]) in self.corners_within(hex, inset).into_iter().enumerate() {
            let letter = if at == 0 { 'M' } else { 'L' };
            write!(path, "{letter}{x:.1} {y:.1}").expect("a text takes all that is written");
        }
        path + "Z"
    }

    /// The frame around these hexes: x, y, width and height. Without hexes it is empty.
    pub fn bounds(self, hexes: impl IntoIterator<Item = Hex>) -> [f32; 4] {
        let corners = hexes.into_iter().flat_map(|hex| self.corners(hex));
        let frame = corners.fold(None, |frame, [x, y]| {
            let [left, up, right, down] = frame.unwrap_or([x, y, x, y]);
            Some([x.min(left), y.min(up), x.max(right), y.max(down)])
        });
        let Some([left, up, right, down]) = frame else { return [0.0; 4] };
        [left, up, right - left, down - up]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRIDS: [Grid; 2] = [
        Grid { top: Top::Flat, centre: [200.0, 100.0], side: 40.0 },
        Grid { top: Top::Pointy, centre: [-10.0, 300.0], side: 25.0 },
    ];

    fn apart([x, y]: [f32; 2], [other_x, other_y]: [f32; 2]) -> f32 {
        (x - other_x).hypot(y - other_y)
    }

    fn assert_near(one: [f32; 2], other: [f32; 2]) {
        assert!(apart(one, other) < 0.01, "{one:?} and {other:?}");
    }

    #[test]
    fn side_zero_faces_up_and_the_others_follow_clockwise() {
        let [flat, pointy] = GRIDS;
        let ring = |grid: Grid| {
            Hex::ring(1).map(move |hex| {
                let ([x, y], [middle_x, middle_y]) = (grid.middle(hex), grid.centre);
                [x - middle_x, y - middle_y].map(|length| (length / grid.side * 100.0).round())
            })
        };
        let expected = [[0, -173], [150, -87], [150, 87], [0, 173], [-150, 87], [-150, -87]];
        assert!(ring(flat).eq(expected.map(|place| place.map(|length| length as f32))));
        let expected = [[87, -150], [173, 0], [87, 150], [-87, 150], [-173, 0], [-87, -150]];
        assert!(ring(pointy).eq(expected.map(|place| place.map(|length| length as f32))));
    }

    #[test]
    fn neighbours_share_a_side_and_its_middle() {
        for grid in GRIDS {
            for hex in Hex::disc(3) {
                for side in Side::ALL {
                    let (other, across) = (hex.neighbour(side), side.opposite());
                    assert_near(grid.middle_of(hex, side), grid.middle_of(other, across));
                    let ([a, b], [c, d]) = (grid.ends_of(hex, side), grid.ends_of(other, across));
                    assert_near(a, d);
                    assert_near(b, c);
                    assert_near(
                        grid.middle_of(hex, side),
                        [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0],
                    );
                    assert!((apart(a, b) - grid.side).abs() < 0.01);
                    assert!((apart(a, grid.middle(hex)) - grid.side).abs() < 0.01);
                }
            }
        }
    }

    #[test]
    fn an_outline_is_a_path_around_the_hex() {
        let grid = Grid { top: Top::Flat, centre: [100.0, 100.0], side: 10.0 };
        let path = "M95.0 91.3L105.0 91.3L110.0 100.0L105.0 108.7L95.0 108.7L90.0 100.0Z";
        assert_eq!(grid.outline(Hex::CENTRE, 0.0), path);
        let path = "M97.5 95.7L102.5 95.7L105.0 100.0L102.5 104.3L97.5 104.3L95.0 100.0Z";
        assert_eq!(grid.outline(Hex::CENTRE, 5.0 * APOTHEM), path);
        let grid = Grid { top: Top::Pointy, ..grid };
        let path = "M100.0 90.0L108.7 95.0L108.7 105.0L100.0 110.0L91.3 105.0L91.3 95.0Z";
        assert_eq!(grid.outline(Hex::CENTRE, 0.0), path);
    }

    #[test]
    fn a_frame_holds_every_corner_and_no_more() {
        for grid in GRIDS {
            for hexes in [vec![Hex::CENTRE], Hex::disc(2).collect(), Hex::ring(3).take(4).collect()]
            {
                let [x, y, width, height] = grid.bounds(hexes.iter().copied());
                let corners = || hexes.iter().flat_map(|hex| grid.corners(*hex));
                for (edges, along) in [([x, x + width], 0), ([y, y + height], 1)] {
                    let places = || corners().map(|corner| corner[along]);
                    assert!(places().all(|at| at > edges[0] - 0.01 && at < edges[1] + 0.01));
                    let touches = |edge: f32| places().any(|at| (at - edge).abs() < 0.01);
                    assert!(touches(edges[0]) && touches(edges[1]));
                }
            }
            assert_eq!(grid.bounds([]), [0.0; 4]);
        }
    }

    #[test]
    fn a_map_that_fits_touches_its_frame_and_stays_inside() {
        let frame = [20.0, 50.0, 300.0, 420.0];
        for top in [Top::Flat, Top::Pointy] {
            for hexes in [Hex::disc(2).collect::<Vec<Hex>>(), Hex::ring(2).take(3).collect()] {
                let grid = Grid::fitting(top, hexes.iter().copied(), frame);
                let [x, y, width, height] = grid.bounds(hexes);
                assert!(x > 19.9 && y > 49.9 && x + width < 320.1 && y + height < 470.1);
                assert!(width > 299.9 || height > 419.9);
                assert_near([x + width / 2.0, y + height / 2.0], [170.0, 260.0]);
            }
        }
        assert_eq!(Grid::fitting(Top::Flat, [], frame).side, 0.0);
    }
}
