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

fn card(text: &str) -> Card {
    serde_json::from_value(text.into()).unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

fn texts(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// A setup for this number of players, with no option changed.
fn table(players: u8) -> Setup<Options> {
    Setup { players, options: Options::default() }
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
    let Turn::One(seat) = CosmoCode::turn(state) else { panic!("it is somebody's turn") };
    seat
}

fn legal(state: &State) -> Vec<String> {
    CosmoCode::legal(state, actor(state)).map(|action| action.to_string()).collect()
}

/// Does what these tokens say, for the seat to act, with these dice.
fn act_with(state: &mut State, tokens: &str, dice: &mut Dice) -> Vec<Event> {
    let mut events = Vec::new();
    for token in tokens.split_whitespace() {
        let seat = actor(state);
        let found = CosmoCode::legal(state, seat).find(|action| action.to_string() == token);
        let action = found.unwrap_or_else(|| panic!("{token} is not among {:?}", legal(state)));
        CosmoCode::apply(state, seat, action, dice, &mut events);
    }
    events
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

/// How a match is played: this number of four choices is random, the others are the bot's.
type Whim = u32;

fn any_action(state: &State, seat: Seat, whim: Whim, dice: &mut Dice) -> Action {
    let legal: Vec<Action> = CosmoCode::legal(state, seat).collect();
    if dice.below(4) < whim {
        return dice.pick(&legal);
    }
    CosmoCode::sensible(state, seat, dice)
}

/// A match after this number of plies, half of them random, or when it is over.
fn after(setup: &Setup<Options>, seed: u64, plies: u32) -> State {
    let mut dice = Dice::imagined(seed);
    let mut state = CosmoCode::setup(setup, &mut dice, &mut Nobody);
    for _ in 0..plies {
        let Turn::One(seat) = CosmoCode::turn(&state) else { break };
        let action = any_action(&state, seat, 2, &mut dice);
        CosmoCode::apply(&mut state, seat, action, &mut dice, &mut Nobody);
    }
    state
}
