//! The scoreboard, and the three phases of scoring (rules 2 and 3.4).
//!
//! Markers stack: of two with equal points the lower one ranks higher, and a marker that moves
//! lands on top. So the order of the markers is the whole truth about the stacks: whoever moves
//! goes behind everybody who now has at least as many points.

use serde::{Deserialize, Serialize};

use super::cards::Suit;
use super::state::{Country, LAST_ROUND, MOST_COUNTRIES, State, TieReading, Trick, threshold};
use super::{Basis, Event};
use crate::game::Witness;
use crate::tricks::TrickTaking;

/// Points never fall below this.
pub(super) const FLOOR: i16 = -5;
/// Whoever has so many points when a round is scored ends the match.
pub(super) const GOAL: i16 = 30;
/// The suits that can be too many (rules 1.1).
pub(super) const LIMITED: [Suit; 4] = [Suit::Pink, Suit::Green, Suit::Gray, Suit::Redblue];
/// The colours to be had: red/blue counts as two (rules 3.4).
pub(super) const ALL_COLOURS: u8 = 7;

/// Where the markers stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Track {
    points: [i16; MOST_COUNTRIES],
    standing: [Country; MOST_COUNTRIES],
    countries: u8,
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
    fn below(&self, country: Country, reading: TieReading) -> impl Iterator<Item = Country> {
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

/// What a country took in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// How many piles.
    pub piles: u8,
    /// How many of them have pink in them.
    pub pink_piles: u8,
    counts: [u8; 6],
}

/// What phase I gives a country.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PhaseOne {
    pub(super) piles: i16,
    pub(super) colours: i16,
    pub(super) halved: bool,
}

impl Account {
    fn take(&mut self, trick: &Trick) {
        self.piles += 1;
        for card in trick.cards() {
            self.counts[card.suit() as usize] += 1;
        }
        self.pink_piles += u8::from(trick.cards().iter().any(|card| card.suit() == Suit::Pink));
    }

    /// How many cards of this suit.
    pub fn count(&self, suit: Suit) -> u8 {
        self.counts[suit as usize]
    }

    /// How many colours, red/blue being one with a single card and two with more (Q2).
    pub fn colours(&self) -> u8 {
        let present = Suit::ALL.iter().filter(|suit| self.count(**suit) > 0).count() as u8;
        present + u8::from(self.count(Suit::Redblue) > 1)
    }

    /// Has it more of this suit than is good for it?
    pub fn is_over(&self, suit: Suit, threshold: u8) -> bool {
        self.count(suit) > threshold
    }

    /// Could these be the piles of one country? Every pile has a card, and pink ones have pink.
    pub(super) fn is_valid(&self) -> bool {
        let cards: u32 = self.counts.iter().map(|count| u32::from(*count)).sum();
        let pinks = self.count(Suit::Pink);
        self.pink_piles <= self.piles.min(pinks)
            && (pinks > 0) == (self.pink_piles > 0)
            && u32::from(self.piles) <= cards
    }

    pub(super) fn phase_one(&self, threshold: u8) -> PhaseOne {
        let pink = if self.is_over(Suit::Pink, threshold) { -3 } else { 3 };
        let pinks = i16::from(self.pink_piles);
        let colours = self.colours();
        PhaseOne {
            piles: 2 * (i16::from(self.piles) - pinks) + pink * pinks,
            colours: i16::from(if colours == ALL_COLOURS { 10 } else { colours }),
            halved: self.is_over(Suit::Green, threshold),
        }
    }
}

impl PhaseOne {
    /// What the marker is told to move: a half is cut off towards nought (Q4).
    pub(super) fn delta(&self) -> i16 {
        let sum = self.piles + self.colours;
        if self.halved { sum / 2 } else { sum }
    }
}

/// What every country took in the round.
pub(super) fn accounts(tricks: &[Trick]) -> [Account; MOST_COUNTRIES] {
    let mut accounts = [Account::default(); MOST_COUNTRIES];
    for trick in tricks {
        accounts[trick.host.at()].take(trick);
    }
    accounts
}

/// A round that was scored: all that its three phases come from. The piles lie open then, so
/// everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Sheet {
    /// Where the markers stood before.
    pub(super) before: Track,
    /// What every country took.
    pub(super) accounts: [Account; MOST_COUNTRIES],
}

/// Everybody's points after each round that was scored. A match that was saved before they were
/// kept lacks those of its earlier rounds.
pub(super) type History = [Option<[i16; MOST_COUNTRIES]>; LAST_ROUND as usize];

impl Sheet {
    /// The phases once more, event by event.
    pub(super) fn scored(&self, players: u8, reading: TieReading) -> Vec<Event> {
        let mut events = Vec::new();
        self.settle(players, reading, &mut events);
        events
    }

    /// Where the markers stand after phases I, II and III. In each phase the order is the ranking
    /// at its start (Q7).
    pub(super) fn settle(
        &self,
        players: u8,
        reading: TieReading,
        witness: &mut impl Witness<Event>,
    ) -> Track {
        let threshold = threshold(players);
        let accounts = &self.accounts;
        let mut track = self.before;
        let all = usize::from(track.countries);
        let mut advance = |track: &mut Track, phase, country: Country, delta, of: Country, one| {
            let before = track.of(country);
            track.advance(country, delta);
            let points = track.of(country);
            let basis = Basis { before, of, account: accounts[of.at()] };
            witness.saw(|| Event::scored(phase, country, delta, points, one, basis));
        };

        let order = track.standing;
        for country in &order[..all] {
            let one = accounts[country.at()].phase_one(threshold);
            advance(&mut track, 1, *country, one.delta(), *country, Some(one));
        }

        let order = track.standing;
        for country in &order[..all] {
            let account = &accounts[country.at()];
            if account.is_over(Suit::Gray, threshold) {
                let delta = -i16::from(account.count(Suit::Gray));
                advance(&mut track, 2, *country, delta, *country, None);
            }
        }

        let order = track.standing;
        for country in &order[..all] {
            if accounts[country.at()].is_over(Suit::Redblue, threshold) {
                let below: arrayvec::ArrayVec<Country, MOST_COUNTRIES> =
                    track.below(*country, reading).collect();
                for other in &below {
                    advance(&mut track, 3, *other, 3, *country, None);
                }
                if !below.is_empty() {
                    advance(&mut track, 3, *country, -3 * below.len() as i16, *country, None);
                }
            }
        }
        track
    }
}

/// Scores the round, and keeps what it came from.
pub(super) fn score(state: &mut State, witness: &mut impl Witness<Event>) {
    let sheet = Sheet { before: state.track, accounts: accounts(state.piles()) };
    state.track = sheet.settle(state.players, state.tie_reading, witness);
    state.sheet = Some(sheet);
    state.history[usize::from(state.round - 1)] = Some(state.track.points);
}
