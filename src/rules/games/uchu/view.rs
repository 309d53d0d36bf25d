//! What one viewer may know of a match, built up from nothing (rules 5).

use super::Uchu;
use super::account::Sheet;
use super::cards::{Card, CardSet, Suit};
use super::country::Country;
use super::state::{Stage, State, Trick};
use super::track::TieReading;
use crate::game::{Outcome, Rules, Seat, Secrecy, Viewer};
use crate::tricks::TrickTaking;

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) players: u8,
    pub(super) round: u8,
    pub(super) stage: Stage,
    pub(super) vip: Option<Suit>,
    /// Whose card, or whose VIP colour, is awaited.
    pub(super) next: Country,
    pub(super) chooser: Seat,
    /// Best first.
    pub(super) countries: Vec<CountryView>,
    /// How many tricks have been taken this round.
    pub(super) taken: u8,
    pub(super) trick: TrickView,
    /// The trick just taken, and no earlier one.
    pub(super) last: Option<TrickView>,
    pub(super) outcome: Option<Outcome>,
    /// The round that was scored last: all piles lay open then.
    pub(super) scores: Option<Scores>,
    /// Each country's points after every round so far, as far as they were kept.
    pub(super) history: Vec<(u8, Vec<i16>)>,
}

/// A round that was scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scores {
    pub(super) round: u8,
    /// Is that news to the viewer?
    pub(super) fresh: bool,
    pub(super) tie_reading: TieReading,
    pub(super) sheet: Sheet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CountryView {
    pub(super) country: Country,
    pub(super) points: i16,
    pub(super) cards: u8,
    /// The hand, where the viewer may see it.
    pub(super) hand: Option<CardSet>,
    pub(super) piles: u8,
    /// What is in the piles, where the viewer may look.
    pub(super) contents: Option<Vec<CardSet>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TrickView {
    pub(super) lead: Country,
    pub(super) skips: Option<Country>,
    pub(super) butterfingy: bool,
    pub(super) plays: Vec<(Country, Card)>,
    /// Who is ahead, or took it, and with which card.
    pub(super) ahead: Option<(Country, Card)>,
}

impl CountryView {
    /// How many cards of this suit are in its piles, as far as the viewer may look.
    pub(super) fn taken(&self, suit: Suit) -> u8 {
        self.contents.iter().flatten().map(|pile| pile.of(suit).count()).sum()
    }
}

impl View {
    /// The country of this name.
    pub(super) fn country(&self, country: Country) -> &CountryView {
        let found = self.countries.iter().find(|other| other.country == country);
        found.expect("every country is in the view")
    }

    /// The round that was scored, as long as that is news: on the board until a trick was taken since,
    /// in a hand until a card was played.
    pub(super) fn just_scored(&self) -> Option<&Scores> {
        self.scores.as_ref().filter(|scores| scores.fresh)
    }
}

/// A hand is its owner's; a dependency's lies open.
pub(super) fn sees_hand(viewer: Viewer, country: Country, players: u8) -> bool {
    viewer == Viewer::Open || country.is_dependency(players) || viewer.is(country.owner(players))
}

impl Secrecy for Uchu {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        let players = state.players;
        let see = |trick: &Trick| TrickView {
            lead: trick.lead,
            skips: trick.skips,
            butterfingy: trick.butterfingy,
            plays: trick.plays(state.countries()).collect(),
            ahead: (trick.count > 0).then_some((trick.host, trick.strongest)),
        };
        let countries = state.track.rank().iter().map(|&country| {
            let hand = state.hands[country.at()];
            let piles = || state.piles().iter().filter(move |trick| trick.host == country);
            // Our ruling (rules 5): a dependency's piles are its suzerain's to look at.
            let looks = viewer == Viewer::Open || viewer.is(country.owner(players));
            let contents = looks
                .then(|| piles().map(|trick| trick.cards().iter().copied().collect()).collect());
            CountryView {
                country,
                points: state.track.of(country),
                cards: hand.count(),
                hand: sees_hand(viewer, country, players).then_some(hand),
                piles: piles().count() as u8,
                contents,
            }
        });
        // Everybody has time to see it on the board; a player wants to see their new hand.
        let played = matches!(viewer, Viewer::Seat(_)) && state.trick().count > 0;
        let fresh = state.stage == Stage::Over || (state.taken == 0 && !played);
        let scores = state.sheet.map(|sheet| {
            let (round, tie_reading) = (state.scored(), state.tie_reading);
            Scores { round, fresh, tie_reading, sheet }
        });
        let all = usize::from(state.countries());
        let history = state.history.iter().zip(1_u8..).filter_map(|(points, round)| {
            let points = points.as_ref()?;
            Some((round, points[..all].to_vec()))
        });
        View {
            viewer,
            players,
            round: state.round,
            stage: state.stage,
            vip: state.vip,
            next: state.next,
            chooser: state.chooser(),
            countries: countries.collect(),
            taken: state.taken,
            trick: see(state.trick()),
            last: state.piles().last().map(see),
            outcome: Uchu::outcome(state),
            scores,
            history: history.collect(),
        }
    }
}
