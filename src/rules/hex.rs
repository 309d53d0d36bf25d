//! Places on a map of hexes: axial coordinates, rings around a centre, neighbours across sides, and
//! the cheapest and shortest ways.
//!
//! A hex has six sides, numbered clockwise. On a map of flat-topped hexes side 0 faces up, on one of
//! pointy-topped hexes up and to the right; nothing else here depends on how a map is drawn.
//!
//! A hex is called by its ring and its place on it: `2-3` is two steps from the centre, the fourth
//! clockwise from the one that lies straight towards side 0. That is its text in tokens, in records and
//! in snapshots, and hexes are listed in that order.
//!
//! ```
//! use rules::hex::{Hex, Side, ways};
//!
//! let home = Hex::on_ring(2, 0).expect("a ring of twelve");
//! assert_eq!(home, Hex::CENTRE.neighbour(Side::ALL[0]).neighbour(Side::ALL[0]));
//! assert_eq!(home.to_string(), "2-0");
//! assert_eq!(home.distance(Hex::CENTRE), 2);
//!
//! // From home towards the centre and beyond, on a street that has only that direction.
//! let down = Side::ALL[3];
//! let found = ways(home, 3, |_, side| (side == down).then_some(0), |hex| hex);
//! let ends: Vec<String> = found.iter().map(|way| way.end().to_string()).collect();
//! assert_eq!(ends, ["0-0", "1-0", "1-3"]);
//! ```

use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Sub};

use serde::{Deserialize, Serialize};

use crate::set::{Member, Set};
use crate::text;

/// One of the six sides of a hex, clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Side(u8);

/// How many sides a hex has.
const SIDES: u8 = 6;

impl Side {
    /// All six.
    pub const ALL: [Side; SIDES as usize] = [Side(0), Side(1), Side(2), Side(3), Side(4), Side(5)];

    /// Its number, from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The side across.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Side {
        self.turned(SIDES / 2)
    }

    /// Where this side is after its hex was turned clockwise by this number of sixths of a circle.
    #[inline]
    #[must_use]
    pub const fn turned(self, sixths: u8) -> Side {
        Side((self.0 + sixths % SIDES) % SIDES)
    }

    /// The way to the neighbour across this side.
    const fn step(self) -> Hex {
        const STEPS: [(i16, i16); SIDES as usize] =
            [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
        let (q, r) = STEPS[self.0 as usize];
        Hex { q, r }
    }
}

impl From<Side> for u8 {
    fn from(side: Side) -> u8 {
        side.0
    }
}

/// No hex has a side of this number.
#[derive(Debug)]
pub struct NoSuchSide(u8);

impl fmt::Display for NoSuchSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "side {}", self.0)
    }
}

impl TryFrom<u8> for Side {
    type Error = NoSuchSide;

    fn try_from(number: u8) -> Result<Side, NoSuchSide> {
        Side::ALL.get(usize::from(number)).copied().ok_or(NoSuchSide(number))
    }
}

impl Member for Side {
    type Bits = u8;
    const PLACES: u8 = SIDES;

    #[inline]
    fn place(self) -> u8 {
        self.0
    }

    #[inline]
    fn at(place: u8) -> Side {
        Side(place)
    }
}

/// Some sides of a tile: those with a road or a wormhole, say.
impl Set<Side> {
    /// Where these sides are after their tile was turned clockwise by this number of sixths of a circle.
    #[must_use]
    pub fn turned(self, sixths: u8) -> Set<Side> {
        self.iter().map(|side| side.turned(sixths)).collect()
    }
}

/// A place on the map, in axial coordinates: `q` grows towards side 2, `r` towards side 3.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Hex {
    /// Steps towards side 2.
    pub q: i16,
    /// Steps towards side 3.
    pub r: i16,
}

impl Hex {
    /// The middle of the map.
    pub const CENTRE: Hex = Hex { q: 0, r: 0 };

    /// The hex at this place of a ring around the centre, clockwise from side 0, if there is one: the
    /// ring at distance `d` has `6 * d` places, and the centre is a ring of one.
    pub fn on_ring(distance: u8, place: u16) -> Option<Hex> {
        let length = u16::from(distance);
        if place >= ring_length(distance) {
            return None;
        }
        if distance == 0 {
            return Some(Hex::CENTRE);
        }
        let corner = Side((place / length) as u8);
        let along = (place % length) as i16;
        Some(corner.step() * i16::from(distance) + corner.turned(2).step() * along)
    }

    /// The hexes of a ring around the centre, in order.
    pub fn ring(distance: u8) -> impl Iterator<Item = Hex> {
        (0..ring_length(distance)).filter_map(move |place| Hex::on_ring(distance, place))
    }

    /// All hexes up to this distance from the centre, in order.
    pub fn disc(distance: u8) -> impl Iterator<Item = Hex> {
        (0..=distance).flat_map(Hex::ring)
    }

    /// How far from the centre it is, and its place on that ring.
    pub fn ring_place(self) -> (u16, u16) {
        let distance = self.distance(Hex::CENTRE);
        let on_arc = |corner: &Side| {
            let from_corner = self - corner.step() * distance as i16;
            let along = from_corner.distance(Hex::CENTRE);
            (from_corner == corner.turned(2).step() * along as i16 && along < distance)
                .then_some(u16::from(corner.0) * distance + along)
        };
        (distance, Side::ALL.iter().find_map(on_arc).unwrap_or(0))
    }

    /// The hex across a side.
    #[inline]
    #[must_use]
    pub fn neighbour(self, side: Side) -> Hex {
        self + side.step()
    }

    /// All six neighbours, by side.
    pub fn neighbours(self) -> [Hex; SIDES as usize] {
        Side::ALL.map(|side| self.neighbour(side))
    }

    /// The side across which the other hex lies, if it is a neighbour.
    pub fn side_towards(self, other: Hex) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.neighbour(*side) == other)
    }

    /// How many steps it is to another hex, with nothing in the way.
    #[inline]
    pub fn distance(self, other: Hex) -> u16 {
        let Hex { q, r } = self - other;
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }

    fn read(text: &str) -> Option<Hex> {
        let (distance, place) = text.split_once('-')?;
        let hex = Hex::on_ring(distance.parse().ok()?, place.parse().ok()?)?;
        // A number has one text.
        (hex.to_string() == text).then_some(hex)
    }
}

/// How many hexes are at this distance from the centre.
const fn ring_length(distance: u8) -> u16 {
    if distance == 0 { 1 } else { distance as u16 * SIDES as u16 }
}

impl Add for Hex {
    type Output = Hex;

    #[inline]
    fn add(self, other: Hex) -> Hex {
        Hex { q: self.q + other.q, r: self.r + other.r }
    }
}

impl Sub for Hex {
    type Output = Hex;

    #[inline]
    fn sub(self, other: Hex) -> Hex {
        Hex { q: self.q - other.q, r: self.r - other.r }
    }
}

impl Mul<i16> for Hex {
    type Output = Hex;

    #[inline]
    fn mul(self, times: i16) -> Hex {
        Hex { q: self.q * times, r: self.r * times }
    }
}

/// From the centre outwards, each ring clockwise from side 0.
impl Ord for Hex {
    fn cmp(&self, other: &Hex) -> Ordering {
        self.ring_place().cmp(&other.ring_place())
    }
}

impl PartialOrd for Hex {
    fn partial_cmp(&self, other: &Hex) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (distance, place) = self.ring_place();
        write!(f, "{distance}-{place}")
    }
}

text::text_form!(Hex, Hex::read);

/// A way from hex to hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// What its steps cost together.
    pub cost: u32,
    /// The hexes entered, in order; at least one.
    pub hexes: Vec<Hex>,
}

impl Way {
    /// Where it ends.
    pub fn end(&self) -> Hex {
        *self.hexes.last().expect("a way has steps")
    }
}

/// The best way to every hex that can be reached in at most this number of steps, the start aside, by where
/// they end.
///
/// `cost` says what it costs to leave a hex across a side, or that this cannot be done. Of several ways
/// to a hex the cheapest one is the best, of those the shortest, and of those the one whose hexes are
/// the lowest by `number`, compared from the first step on. Where no step costs anything, that is a
/// shortest way.
pub fn ways<Number: Ord>(
    start: Hex,
    most_steps: usize,
    mut cost: impl FnMut(Hex, Side) -> Option<u32>,
    number: impl Fn(Hex) -> Number,
) -> Vec<Way> {
    let numbers = |way: &Way| way.hexes.iter().map(|hex| number(*hex)).collect::<Vec<Number>>();
    let mut best: Vec<Way> = Vec::new();
    // The best ways of the present length, one for each hex: only these can be part of a best way
    // that is longer.
    let mut ends = vec![Way { cost: 0, hexes: Vec::new() }];
    for _ in 0..most_steps {
        let mut longer: Vec<Way> = Vec::new();
        for way in &ends {
            let from = way.hexes.last().copied().unwrap_or(start);
            for side in Side::ALL {
                let to = from.neighbour(side);
                let Some(step) = cost(from, side).filter(|_| to != start) else { continue };
                let mut hexes = way.hexes.clone();
                hexes.push(to);
                let found = Way { cost: way.cost + step, hexes };
                match longer.iter_mut().find(|other| other.end() == to) {
                    None => longer.push(found),
                    Some(other) => {
                        if (found.cost, numbers(&found)) < (other.cost, numbers(other)) {
                            *other = found;
                        }
                    }
                }
            }
        }
        // A way that is longer must be cheaper.
        longer.retain(|way| {
            let mut others = best.iter().filter(|other| other.end() == way.end());
            others.all(|other| way.cost < other.cost)
        });
        best.retain(|way| longer.iter().all(|other| other.end() != way.end()));
        best.extend(longer.iter().cloned());
        ends = longer;
    }
    best.sort_by_key(Way::end);
    best
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::dice::Dice;

    fn hex(text: &str) -> Hex {
        Hex::read(text).unwrap_or_else(|| panic!("{text} is no hex"))
    }

    #[test]
    fn a_ring_goes_clockwise_from_straight_up() {
        let first: Vec<(i16, i16)> = Hex::ring(1).map(|hex| (hex.q, hex.r)).collect();
        assert_eq!(first, [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]);
        let second: Vec<(i16, i16)> = Hex::ring(2).take(5).map(|hex| (hex.q, hex.r)).collect();
        assert_eq!(second, [(0, -2), (1, -2), (2, -2), (2, -1), (2, 0)]);
        assert_eq!(Hex::ring(0).collect::<Vec<_>>(), [Hex::CENTRE]);
        assert_eq!((Hex::on_ring(0, 1), Hex::on_ring(2, 12)), (None, None));
    }

    #[test]
    fn every_hex_has_one_place_one_text_and_one_turn_in_the_order() {
        let disc: Vec<Hex> = Hex::disc(7).collect();
        assert_eq!(disc.len(), 1 + 3 * 7 * 8);
        assert_eq!(
            disc.iter().map(|hex| (hex.q, hex.r)).collect::<BTreeSet<_>>().len(),
            disc.len()
        );
        assert!(disc.is_sorted_by(|one, next| one < next));
        for hex in disc {
            let (distance, place) = hex.ring_place();
            assert_eq!(Hex::on_ring(distance as u8, place), Some(hex));
            assert_eq!(hex.distance(Hex::CENTRE), distance);
            let text = hex.to_string();
            assert!(text.chars().all(|c| c.is_ascii_digit() || c == '-'), "{text}");
            let saved = serde_json::to_string(&hex).unwrap();
            assert_eq!(saved, format!("\"{text}\""));
            assert_eq!(serde_json::from_str::<Hex>(&saved).unwrap(), hex);
        }
    }

    #[test]
    fn a_text_of_no_hex_is_not_read() {
        for text in ["", "-", "1", "1-6", "0-1", "01-0", "1-00", "+1-0", "1--1", "256-0", "1-0-0"] {
            assert_eq!(Hex::read(text), None, "{text}");
        }
    }

    #[test]
    fn sides_turn_and_lie_across_each_other() {
        for side in Side::ALL {
            assert_eq!(side.opposite().opposite(), side);
            assert_ne!(side.opposite(), side);
            assert_eq!(side.turned(6), side);
            assert_eq!(side.turned(255), side.turned(3));
            assert_eq!(side.turned(1).turned(5), side);
            for hex in Hex::disc(3) {
                let other = hex.neighbour(side);
                assert_eq!(other.neighbour(side.opposite()), hex);
                assert_eq!(hex.side_towards(other), Some(side));
                assert_eq!(hex.distance(other), 1);
                assert_eq!(other, hex.neighbours()[usize::from(side.number())]);
            }
        }
        assert_eq!(hex("2-0").side_towards(Hex::CENTRE), None);
        assert_eq!(serde_json::to_string(&Side::ALL[4]).unwrap(), "4");
        assert!(serde_json::from_str::<Side>("6").is_err());
    }

    #[test]
    fn a_tile_is_turned_with_its_sides() {
        let roads: Set<Side> = [0, 1, 3, 4].map(|side| Side::ALL[side]).into_iter().collect();
        let turned: Vec<u8> = roads.turned(2).iter().map(Side::number).collect();
        assert_eq!(turned, [0, 2, 3, 5]);
        assert_eq!(roads.turned(3), roads);
        for sixths in 0..12 {
            for side in Side::ALL {
                assert_eq!(roads.turned(sixths).has(side.turned(sixths)), roads.has(side));
            }
        }
    }

    #[test]
    fn distances_are_those_of_a_metric() {
        let disc: Vec<Hex> = Hex::disc(3).collect();
        for a in &disc {
            for b in &disc {
                assert_eq!(a.distance(*b), b.distance(*a));
                assert_eq!(a.distance(*b) == 0, a == b);
                for c in &disc {
                    assert!(a.distance(*c) <= a.distance(*b) + b.distance(*c));
                }
            }
        }
    }

    #[test]
    fn with_nothing_in_the_way_a_way_is_as_long_as_the_distance() {
        for way in ways(hex("1-2"), 4, |_, _| Some(0), |hex| hex) {
            assert_eq!(way.hexes.len(), usize::from(way.end().distance(hex("1-2"))));
            let steps = std::iter::once(hex("1-2")).chain(way.hexes.iter().copied());
            assert!(steps.zip(&way.hexes).all(|(from, to)| from.side_towards(*to).is_some()));
        }
        assert_eq!(ways(Hex::CENTRE, 2, |_, _| Some(0), |hex| hex).len(), 18);
        assert_eq!(ways(Hex::CENTRE, 0, |_, _| Some(0), |hex| hex), []);
    }

    #[test]
    fn of_equal_ways_the_one_over_the_lowest_hexes_is_taken() {
        let entered = |number: fn(Hex) -> i16| {
            let found = ways(hex("1-0"), 2, |_, _| Some(0), number);
            let way = found.into_iter().find(|way| way.end() == hex("1-2")).unwrap();
            way.hexes[0].to_string()
        };
        assert_eq!(entered(|hex| hex.distance(Hex::CENTRE) as i16), "0-0");
        assert_eq!(entered(|hex| -(hex.distance(Hex::CENTRE) as i16)), "1-1");
    }

    #[test]
    fn a_detour_is_made_for_what_it_saves() {
        let enters_centre = |from: Hex, side: Side| from.neighbour(side) == Hex::CENTRE;
        let cost = |from: Hex, side: Side| Some(u32::from(enters_centre(from, side)));
        let to = |steps: usize| {
            let found = ways(hex("1-0"), steps, cost, |hex| hex);
            let way = found.into_iter().find(|way| way.end() == hex("1-3")).unwrap();
            (way.cost, way.hexes.len())
        };
        assert_eq!((to(2), to(3)), ((1, 2), (0, 3)));
    }

    /// All walks of at most this number of steps, tried one by one.
    fn tried(
        from: Hex,
        steps: usize,
        cost: &impl Fn(Hex, Side) -> Option<u32>,
    ) -> BTreeMap<Hex, (u32, usize, Vec<Hex>)> {
        let mut best: BTreeMap<Hex, (u32, usize, Vec<Hex>)> = BTreeMap::new();
        let mut walks = vec![(0, Vec::new())];
        while let Some((so_far, hexes)) = walks.pop() {
            let at = hexes.last().copied().unwrap_or(from);
            if at != from {
                let walk = (so_far, hexes.len(), hexes.clone());
                let known = best.entry(at).or_insert_with(|| walk.clone());
                if walk < *known {
                    *known = walk;
                }
            }
            for side in Side::ALL.into_iter().filter(|_| hexes.len() < steps) {
                let Some(step) = cost(at, side) else { continue };
                let mut longer = hexes.clone();
                longer.push(at.neighbour(side));
                walks.push((so_far + step, longer));
            }
        }
        best
    }

    #[test]
    fn the_best_ways_are_those_that_trying_all_walks_finds() {
        for seed in 0..60 {
            let mut dice = Dice::imagined(seed);
            let streets: BTreeMap<(Hex, u8), Option<u32>> = Hex::disc(2)
                .flat_map(|hex| Side::ALL.map(|side| (hex, side.number())))
                .map(|street| (street, (dice.below(3) > 0).then(|| dice.below(3) / 2)))
                .collect();
            let cost =
                |from: Hex, side: Side| streets.get(&(from, side.number())).copied().flatten();
            let found = ways(Hex::CENTRE, 4, cost, |hex| hex);
            let found = found.into_iter().map(|way| (way.cost, way.hexes.len(), way.hexes));
            let tried = tried(Hex::CENTRE, 4, &cost);
            assert!(found.eq(tried.into_values()), "seed {seed}");
        }
    }
}
