//! The scoreboard (rules 2).
//!
//! Markers stack: of two with equal points the lower one ranks higher, and a marker that moves
//! lands on top. So the order of the markers is the whole truth about the stacks: a marker that moves
//! goes behind all that now have at least as many points.

use serde::{Deserialize, Serialize};

use super::country::{Country, MOST_COUNTRIES};

/// Points never fall below this.
pub(super) const FLOOR: i16 = -5;

/// What to make of "on the bottom if tied" (rules 7, Q1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TieReading {
    /// A marker lower in a stack ranks higher, everywhere.
    #[default]
    Consistent,
    /// In phase III, and for the next lead with two players, a tied marker counts as having
    /// fewer points only if it is lower in the stack.
    Literal,
}

/// Where the markers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Track {
    pub(super) points: [i16; MOST_COUNTRIES],
    pub(super) standing: [Country; MOST_COUNTRIES],
    pub(super) countries: u8,
}

impl Track {
    /// All at nought, the first lead's marker on top, so that it ranks last (rules 3.1).
    pub(super) fn new(countries: u8, lead: Country) -> Track {
        let mut standing = [Country(0); MOST_COUNTRIES];
        let mut country = lead;
        for place in &mut standing[..usize::from(countries)] {
            country = country.left(countries);
            *place = country;
        }
        Track { points: [0; MOST_COUNTRIES], standing, countries }
    }

    /// The countries, best first.
    #[inline]
    pub(super) fn rank(&self) -> &[Country] {
        &self.standing[..usize::from(self.countries)]
    }

    /// Each country's points.
    #[inline]
    pub(super) fn points(&self) -> &[i16] {
        &self.points[..usize::from(self.countries)]
    }

    #[inline]
    pub(super) fn of(&self, country: Country) -> i16 {
        self.points[country.at()]
    }

    /// Moves a marker; one that stays where it is stays in its place in the stack.
    pub(super) fn advance(&mut self, country: Country, delta: i16) {
        let points = (self.of(country) + delta).max(FLOOR);
        if points == self.of(country) {
            return;
        }
        self.points[country.at()] = points;
        let others = self.rank().iter().copied().filter(|other| *other != country);
        let mut standing = self.standing;
        let mut places = standing.iter_mut();
        let mut put = |who| *places.next().expect("there is a place for every country") = who;
        let mut landed = false;
        for other in others {
            if !landed && self.of(other) < points {
                put(country);
                landed = true;
            }
            put(other);
        }
        if !landed {
            put(country);
        }
        self.standing = standing;
    }

    /// The countries that phase III counts as below this one, best first (rules 3.4 and Q1).
    pub(super) fn below(
        &self,
        country: Country,
        reading: TieReading,
    ) -> impl Iterator<Item = Country> {
        let mut passed = false;
        self.rank().iter().copied().filter(move |other| {
            passed |= *other == country;
            let tied = self.of(*other) == self.of(country);
            let fewer = self.of(*other) < self.of(country);
            let lower_in_the_stack = tied && !passed;
            let higher_in_the_stack = tied && passed && *other != country;
            fewer
                || match reading {
                    TieReading::Consistent => higher_in_the_stack,
                    TieReading::Literal => lower_in_the_stack,
                }
        })
    }

    /// Who leads the next round: the lowest-ranked country that is not a dependency.
    pub(super) fn last(&self, players: u8, reading: TieReading) -> Country {
        let mut contenders =
            self.rank().iter().rev().copied().filter(|country| !country.is_dependency(players));
        let last = contenders.next().expect("there are players");
        match (reading, contenders.next()) {
            // Our ruling (Q1): only the two-player rules say "on the bottom if tied" here.
            (TieReading::Literal, Some(other))
                if players == 2 && self.of(other) == self.of(last) =>
            {
                other
            }
            _ => last,
        }
    }

    pub(super) fn is_valid(&self, countries: u8) -> bool {
        let mut seen = [false; MOST_COUNTRIES];
        self.countries == countries
            && self.rank().iter().all(|country| {
                country.0 < countries && !std::mem::replace(&mut seen[country.at()], true)
            })
            && self.rank().is_sorted_by(|a, b| self.of(*a) >= self.of(*b))
            && self.points().iter().all(|points| *points >= FLOOR)
    }
}
