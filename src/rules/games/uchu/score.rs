//! The three phases of scoring (rules 3.4).

use super::account::{Account, Sheet};
use super::cards::Suit;
use super::country::{Country, MOST_COUNTRIES, threshold};
use super::state::{State, Trick};
use super::track::{TieReading, Track};
use super::{Basis, Event};
use crate::game::Witness;
use crate::tricks::TrickTaking;

/// The points that end the match when a round is scored.
pub(super) const GOAL: i16 = 30;

/// What every country took in the round.
pub(super) fn accounts(tricks: &[Trick]) -> [Account; MOST_COUNTRIES] {
    let mut accounts = [Account::default(); MOST_COUNTRIES];
    for trick in tricks {
        accounts[trick.host.at()].take(trick.cards());
    }
    accounts
}

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
