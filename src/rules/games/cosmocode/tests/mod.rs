//! The laws of Cosmo;code, one a test, and every example of its rules.

mod bots;
mod hand;
mod limits;
mod perks;
mod properties;
mod records;
mod rounds;
mod secrets;
mod shuffles;
mod snapshots;
mod vectors;

use super::cards::{Bag, Card, Perk};
use super::deck::{Channel, Deck, Range};
use super::state::{Options, PerkScope, Stage, State};
use super::validate::is_valid;
use super::{Action, CosmoCode, Event};
use crate::any::token;
use crate::dice::Dice;
use crate::game::{
    Advice, Mind, Nobody, Redeal, Rules, Saving, Seat, Secrecy, Setup, Turn, Viewer,
};
use crate::testing::{self, Whim, any_action, table};

fn card(text: &str) -> Card {
    testing::read(text)
}

fn cards(text: &str) -> Vec<Card> {
    testing::read_all(text)
}

fn texts(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The setup that a match was started with.
fn setup_of(state: &State) -> Setup<Options> {
    Setup { players: state.players, options: state.options }
}

/// A match in which seat 0 begins and nobody holds a card.
fn empty(players: u8) -> State {
    let mut state = CosmoCode::setup(&table(players), &mut Dice::imagined(1), &mut Nobody);
    state.seats = Default::default();
    state.decks = Deck::ALL.map(Bag::full);
    (state.first, state.actor) = (Seat(0), Seat(0));
    state
}

/// Puts cards from the decks into a hand, seen by everybody.
fn give(state: &mut State, seat: usize, text: &str) {
    for card in cards(text) {
        state.decks[card.deck() as usize].remove(card.kind());
        state.seats[seat].hand[card.deck() as usize].add(card.kind());
    }
}

/// Lays red cards before a seat.
fn award(state: &mut State, seat: usize, text: &str, perk: Option<Perk>) {
    for card in cards(text) {
        state.decks[Deck::Red as usize].remove(card.kind());
        state.seats[seat].signals.push(card);
    }
    state.seats[seat].perk = perk;
}

/// What seat 0 of two can do with this hand.
fn holding(hand: &str) -> State {
    let mut state = empty(2);
    give(&mut state, 0, hand);
    state
}

/// Dice that draw these cards from a bag.
fn draws(mut bag: Bag, drawn: &[Card]) -> Vec<u32> {
    let mut numbers = Vec::new();
    for card in drawn {
        let before: u8 = (0..card.kind()).map(|kind| bag.of(kind)).sum();
        numbers.push(before.into());
        bag.remove(card.kind());
    }
    numbers
}

fn actor(state: &State) -> Seat {
    testing::actor::<CosmoCode>(state)
}

fn legal(state: &State) -> Vec<String> {
    testing::legal::<CosmoCode>(state)
}

/// Does what these tokens say, for the seat to act, with these dice.
fn act_with(state: &mut State, tokens: &str, dice: &mut Dice) -> Vec<Event> {
    testing::act::<CosmoCode>(state, tokens, dice)
}

/// The same, where chance has no say.
fn act(state: &mut State, tokens: &str) -> Vec<Event> {
    act_with(state, tokens, &mut Dice::rigged([]))
}

/// Chooses a range at which just these cards are turned over.
fn listen(state: &mut State, range: Range, text: &str) -> Vec<Event> {
    let numbers = draws(state.decks[range.deck() as usize], &cards(text));
    act_with(state, range.name(), &mut Dice::rigged(numbers))
}

/// What was received, and what was not.
fn received(events: &[Event]) -> (String, String) {
    let mut found = events.iter().filter_map(|event| match event {
        Event::Received { cards, discarded, .. } => Some((texts(cards), texts(discarded))),
        _ => None,
    });
    let only = found.next().expect("something was received");
    assert_eq!(found.next(), None, "once a turn");
    only
}

fn hand(state: &State, seat: usize) -> String {
    texts(&state.seats[seat].cards().collect::<Vec<_>>())
}

fn json(events: &[Event]) -> String {
    serde_json::to_string(events).unwrap()
}

/// Every option, and every number of players.
fn tables() -> Vec<Setup<Options>> {
    let mut tables = Vec::new();
    for players in 2..=4 {
        for perk_scope in [PerkScope::EachPlayer, PerkScope::FirstPlayerOnly] {
            for max_rounds in [0, 10, 20] {
                tables.push(Setup { players, options: Options { perk_scope, max_rounds } });
            }
        }
    }
    tables
}

/// A match after this number of plies, half of them random, or when it is over.
fn after(setup: &Setup<Options>, seed: u64, plies: u32) -> State {
    testing::after::<CosmoCode>(setup, seed, plies)
}
