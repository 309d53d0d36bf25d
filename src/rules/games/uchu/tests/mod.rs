//! The laws of Uchu, one a test, and every worked example of the rulebook (rules 6).

mod bots;
mod colours;
mod fading;
mod pictures;
mod play;
mod scoring;
mod secrets;
mod tricks;
mod two_players;

use super::account::Account;
use super::cards::{Card, CardSet, Suit};
use super::country::{Country, threshold};
use super::score::{self, accounts};
use super::state::{Options, Stage, State, Trick, deck};
use super::track::{TieReading, Track};
use super::{Action, Effect, Event, Uchu};
use crate::dice::Dice;
use crate::game::{
    Advice, Drawing, Mind, Nobody, Redeal, Rules, Saving, Seat, Secrecy, Setup, Showing, Telling,
    Turn, Viewer,
};
use crate::testing::{self, table};
use crate::tricks::TrickTaking;
use crate::words::Words;

fn card(text: &str) -> Card {
    testing::read(text)
}

fn cards(text: &str) -> Vec<Card> {
    testing::read_all(text)
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// Who takes these cards, played in this order from country 0 on.
fn winner(vip: Suit, plays: &str) -> u8 {
    let mut trick = Trick::new(Country(0), None, false);
    for (country, card) in cards(plays).into_iter().enumerate() {
        trick.lay(Country(country as u8), card, Some(vip));
    }
    trick.host.0
}

/// A pile that a country took.
fn pile(host: u8, text: &str) -> Trick {
    let mut trick = Trick::new(Country(host), None, false);
    cards(text).into_iter().for_each(|card| trick.lay(Country(host), card, None));
    trick
}

/// Country 0's account of these piles.
fn account(piles: &[&str]) -> Account {
    let piles: Vec<Trick> = piles.iter().map(|text| pile(0, text)).collect();
    accounts(&piles)[0]
}

fn phase_one(piles: &[&str], threshold: u8) -> (i16, i16, bool, i16) {
    let one = account(piles).phase_one(threshold);
    (one.piles, one.colours, one.halved, one.delta())
}

/// A scoreboard with these points; ties stand in this order from the bottom of the stack up.
fn track(points: &[i16], bottom_up: &[u8]) -> Track {
    let mut track = Track::new(points.len() as u8, Country(0));
    // Far away first, so that every marker moves and lands on its stack in the wanted order.
    for country in 0..points.len() {
        track.advance(Country(country as u8), 1000);
    }
    for country in bottom_up {
        track.advance(Country(*country), points[usize::from(*country)] - 1000);
    }
    track
}

/// A match in its first round, with nothing but the scoreboard and the piles set.
fn scored(players: u8, track: Track, piles: &[Trick], reading: TieReading) -> (State, Vec<Event>) {
    let setup = Setup { players, options: Options { tie_reading: reading } };
    let mut state = Uchu::setup(&setup, &mut Dice::imagined(1), &mut Nobody);
    state.track = track;
    state.tricks[..piles.len()].copy_from_slice(piles);
    state.taken = piles.len() as u8;
    let mut events = Vec::new();
    score::score(&mut state, &mut events);
    (state, events)
}

fn moves(events: &[Event], of: u8) -> Vec<(u8, i16, i16)> {
    let of_phase = events.iter().filter_map(|event| match event {
        Event::Scored { phase, country, delta, points, .. } if *phase == of => {
            Some((country.0, *delta, *points))
        }
        _ => None,
    });
    of_phase.collect()
}

/// A match of four in which every hand is given; country 0 leads, and more cards lie in no hand.
fn dealt(players: u8, vip: Suit, hands: &[&str]) -> State {
    let mut state = Uchu::setup(&table(players), &mut Dice::imagined(1), &mut Nobody);
    state.vip = Some(vip);
    state.hands = Default::default();
    state.aside = deck(players);
    for (country, hand) in hands.iter().enumerate() {
        state.hands[country] = set(hand);
        state.aside = state.aside - set(hand);
    }
    state.next = Country(0);
    *state.trick_mut() = Trick::new(Country(0), None, false);
    state
}

/// Plays these cards, each for the country whose turn it is, with no say for chance but this.
fn play(state: &mut State, text: &str, rigged: Vec<u32>) -> Vec<Event> {
    let mut dice = Dice::rigged(rigged);
    let mut events = Vec::new();
    for card in cards(text) {
        let Turn::One(seat) = Uchu::turn(state) else { panic!("it is somebody's turn") };
        let action = Action::Play(card);
        assert!(Uchu::legal(state, seat).any(|legal| legal == action), "{card} is not legal");
        Uchu::apply(state, seat, action, &mut dice, &mut events);
    }
    events
}

fn legal(state: &State) -> CardSet {
    let Turn::One(seat) = Uchu::turn(state) else { panic!("it is somebody's turn") };
    let cards = Uchu::legal(state, seat).map(|action| match action {
        Action::Play(card) => card,
        Action::Vip(_) => panic!("a card is awaited"),
    });
    cards.collect()
}
