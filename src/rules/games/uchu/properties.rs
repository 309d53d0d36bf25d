//! What holds in every match of Uchu (rules 6, P1 to P10), tried on random matches.

use std::cell::RefCell;

use proptest::prelude::*;

use super::cards::{Card, CardSet, Suit};
use super::country::{Country, threshold};
use super::score::accounts;
use super::state::{HAND, Options, Stage, State, Trick, deck};
use super::track::{FLOOR, TieReading};
use super::validate::is_valid;
use super::{Action, Effect, Event, Uchu};
use crate::dice::Dice;
use crate::game::{Seat, Secrecy, Setup, Viewer, random};
use crate::testing;
use crate::tricks::TrickTaking;

type Ply<'a> = testing::Ply<'a, Uchu>;

impl Ply<'_> {
    /// The trick that the action completed, if it did.
    fn trick(&self) -> Option<Trick> {
        let Action::Play(card) = self.action else {
            return None;
        };
        let mut trick = *self.before.trick();
        trick.lay(self.before.next, card, self.before.vip);
        (trick.count == trick.size(self.before.countries())).then_some(trick)
    }

    /// The tricks of the round that the action ended, if it did.
    fn round(&self) -> Option<Vec<Trick>> {
        let ended = self.events.iter().any(|event| matches!(event, Event::RoundOver { .. }));
        ended.then(|| self.before.piles().iter().copied().chain(self.trick()).collect())
    }
}

/// Any legal action of the seat whose turn it is.
pub(super) fn at_random(state: &State, seats: &[Seat], dice: &mut Dice) -> (Seat, Action) {
    assert_eq!(seats.len(), 1, "one seat at a time");
    (seats[0], random::<Uchu>(state, seats[0], dice))
}

fn play(players: u8, seed: u64, reading: TieReading, see: impl FnMut(Ply<'_>)) {
    let setup = Setup { players, options: Options { tie_reading: reading } };
    let dice = Dice::imagined(seed);
    testing::play::<Uchu>(&setup, dice, u32::MAX, at_random, |_, _| {}, see);
}

/// Tries a property on every ply of the same few hundred matches of every kind.
fn always(property: impl FnMut(Ply<'_>)) {
    let property = RefCell::new(property);
    let readings = prop_oneof![Just(TieReading::Consistent), Just(TieReading::Literal)];
    testing::on_many(200, &(2_u8..=5, any::<u64>(), readings), |(players, seed, reading)| {
        play(players, seed, reading, |ply| property.borrow_mut()(ply));
    });
}

#[test]
fn every_card_is_in_one_place() {
    always(|ply| assert!(is_valid(ply.after), "{:?}", ply.after));
}

#[test]
fn a_round_has_twelve_to_fourteen_tricks_and_more_than_twelve_only_if_all_were_skipped() {
    let mut longer = 0;
    always(|ply| {
        let Some(tricks) = ply.round() else { return };
        assert!((12..=14).contains(&tricks.len()));
        let skips = |country| tricks.iter().filter(|trick| trick.skips == Some(country)).count();
        let fewest = ply.before.everyone().map(skips).min().unwrap();
        assert_eq!(tricks.len(), usize::from(HAND) + fewest);
        longer += usize::from(tricks.len() > 12);
        let piles: u8 = accounts(&tricks).iter().map(|account| account.piles).sum();
        assert_eq!(usize::from(piles), tricks.len());
    });
    assert_ne!(longer, 0, "long rounds were among them");
}

#[test]
fn at_most_one_country_is_over_the_threshold_in_a_suit() {
    let mut over = 0;
    always(|ply| {
        let Some(tricks) = ply.round() else { return };
        let threshold = threshold(ply.before.players);
        for suit in Suit::ALL {
            let offenders = accounts(&tricks).iter().filter(|a| a.is_over(suit, threshold)).count();
            assert!(offenders <= 1);
            over += offenders;
        }
    });
    assert_ne!(over, 0);
}

#[test]
fn a_follower_who_holds_the_lead_colour_plays_it_or_gray() {
    always(|ply| {
        let Action::Play(card) = ply.action else {
            return;
        };
        let hand = ply.before.hands[ply.before.next.at()];
        assert!(hand.into_iter().any(|held| held == card));
        if let Some(lead) = ply.before.trick().cards().first() {
            let holds = hand.into_iter().any(|held| held.suit() == lead.suit());
            let obeys = card.suit() == lead.suit() || card.suit() == Suit::Gray;
            assert!(obeys || !holds);
        }
    });
}

#[test]
fn the_winning_card_is_a_vip_or_follows_and_none_beats_it() {
    always(|ply| {
        let Some(trick) = ply.trick() else { return };
        let (host, won) = (trick.host, trick.strongest);
        let lead = trick.cards()[0].suit();
        let vip = ply.before.vip.unwrap();
        assert!(won.suit() == vip || won.suit() == lead);
        let strength = |card: &Card| (card.suit() == vip, card.suit() == lead, card.rank());
        assert_eq!(trick.cards().iter().max_by_key(|card| strength(card)), Some(&won));
        let mut plays = trick.plays(ply.before.countries());
        assert!(plays.any(|play| play == (host, won)));
    });
}

#[test]
fn a_skipped_country_leads_nothing_and_plays_nothing() {
    always(|ply| {
        let Some(trick) = ply.trick() else { return };
        let Some(skipped) = trick.skips else { return };
        assert_ne!(trick.lead, skipped);
        let mut plays = trick.plays(ply.before.countries());
        assert!(plays.all(|(country, _)| country != skipped));
    });
}

#[test]
fn butterfingy_and_sluggo_act_on_the_next_trick_and_only_then() {
    always(|ply| {
        let Some(trick) = ply.trick() else { return };
        let effect = ply.events.iter().find_map(|event| match event {
            Event::Taken { effect, .. } => Some(*effect),
            _ => None,
        });
        if ply.round().is_some() {
            assert_eq!(effect, Some(None));
            return;
        }
        let next = ply.after.trick();
        let (expected, skips, butterfingy) = match trick.strongest.suit() {
            Suit::Yellow => (Some(Effect::Butterfingy), None, true),
            Suit::Purple => (Some(Effect::Sluggo), Some(trick.host), false),
            _ => (None, None, false),
        };
        assert_eq!(effect, Some(expected));
        assert_eq!((next.skips, next.butterfingy), (skips, butterfingy));
        assert_eq!(next.lead == trick.host, skips.is_none());
    });
}

#[test]
fn the_ranking_is_a_permutation_by_points_and_nobody_is_below_the_floor() {
    always(|ply| {
        let track = &ply.after.track;
        let mut countries = track.rank().to_vec();
        assert!(countries.is_sorted_by(|a, b| track.of(*a) >= track.of(*b)));
        countries.sort();
        assert!(countries.into_iter().eq(ply.after.everyone()));
        assert!(track.points().iter().all(|points| *points >= FLOOR));
    });
}

#[test]
fn phase_three_gives_as_much_as_it_takes_unless_the_floor_is_hit() {
    let mut seen = 0;
    always(|ply| {
        let scored = ply.events.iter().filter_map(|event| match event {
            Event::Scored { phase: 3, delta, points, basis, .. } => {
                Some((*delta, points - basis.before))
            }
            _ => None,
        });
        let (told, moved): (Vec<i16>, Vec<i16>) = scored.unzip();
        assert_eq!(told.iter().sum::<i16>(), 0);
        if told == moved {
            assert_eq!(moved.iter().sum::<i16>(), 0);
        }
        seen += usize::from(!told.is_empty());
    });
    assert_ne!(seen, 0);
}

#[test]
fn piles_and_colours_stay_in_their_bounds() {
    always(|ply| {
        let Some(tricks) = ply.round() else { return };
        let accounts = accounts(&tricks);
        for event in ply.events {
            let Event::Scored { phase: 1, country, piles, colours, .. } = event else {
                continue;
            };
            let count = i16::from(accounts[country.at()].piles);
            assert!((-3 * count..=3 * count).contains(&piles.unwrap()));
            assert!(matches!(colours.unwrap(), 0..=6 | 10));
        }
    });
}

#[test]
fn no_view_holds_another_hand_or_pile_or_the_cards_aside() {
    let mut plies = 0_u32;
    always(|ply| {
        // Views are slow to print: now and then is enough.
        plies += 1;
        if !plies.is_multiple_of(17) || ply.after.stage == Stage::Over {
            return;
        }
        let state = ply.after;
        let players = state.players;
        for viewer in Viewer::all(players) {
            // Rules 5, told again on purpose: whose hand and whose piles a seat may look at.
            let own = |country: &Country| match viewer {
                Viewer::Seat(seat) if players == 2 => country.0 / 2 == seat.0,
                Viewer::Seat(seat) => country.0 == seat.0,
                Viewer::Public | Viewer::Open => false,
            };
            let open = |country: &Country| players == 2 && country.0 % 2 == 1;
            let shown = format!("{:?}", Uchu::view(state, viewer));
            let hands = state.everyone().filter(|country| own(country) || open(country));
            let hands = hands.flat_map(|country| state.hands[country.at()]);
            let piles = state.piles().iter().filter(|trick| own(&trick.host));
            let last = state.piles().last();
            let table = piles.chain(last).chain([state.trick()]);
            let known: CardSet =
                hands.chain(table.flat_map(|trick| trick.cards().iter().copied())).collect();
            for card in deck(players) - known {
                let text = card.to_string();
                let mut words = shown.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'));
                assert!(!words.any(|word| word == text), "{viewer:?} sees {text}");
            }
        }
    });
}

/// The last round and the points of all rounds, told again from the state alone.
#[test]
fn the_sheet_and_the_history_say_what_the_events_said() {
    let (mut told, mut points, mut rounds) = (Vec::new(), Vec::new(), 0);
    always(|ply| {
        for event in ply.events {
            match event {
                Event::RoundOver { round, points: after, .. } => {
                    if *round == 1 {
                        points.clear();
                    }
                    points.push((*round, after.clone()));
                    rounds += 1;
                    told = ply.events.to_vec();
                    told.retain(|event| matches!(event, Event::Scored { .. }));
                }
                _ => continue,
            }
        }
        let state = ply.after;
        let first = state.scored() == 0;
        assert_eq!(state.sheet.is_none(), first);
        let expected: &[_] = if first { &[] } else { &points };
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
            let view = Uchu::view(state, viewer);
            assert_eq!(view.history, expected);
            let Some(scores) = view.scores else { continue };
            assert_eq!((scores.round, scores.tie_reading), (state.scored(), state.tie_reading));
            assert_eq!(scores.sheet.scored(state.players, scores.tie_reading), told);
            let ended = ply.round().is_some();
            let played = matches!(ply.action, Action::Play(_));
            let old = if viewer == Viewer::Public { state.taken > 0 } else { played };
            assert_eq!(scores.fresh, ended || !old, "it is news to {viewer:?}");
        }
    });
    assert_ne!(rounds, 0);
}
