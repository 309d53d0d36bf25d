//! The laws of NUSA, one a test, and every worked example of the rulebook (rules 4).

mod bots;
mod colours;
mod escape;
mod evasion;
mod pages;
mod pictures;
mod properties;
mod records;
mod robbery;
mod scoring;
mod secrets;
mod snapshots;
mod telling;
mod tricks;
mod vectors;

use super::cards::{Card, CardSet, Colour, Nusa};
use super::rules::{blank, clear};
use super::state::{Options, RobberyTiming, Stage, State, Tableau, at, deck};
use super::values::HAND;
use super::{Action, Event, NusaMystic};
use crate::dice::Dice;
use crate::game::{
    Advice, Drawing, Mind, Nobody, Redeal, Rules, Saving, Seat, Secrecy, Setup, Showing, Telling,
    Turn, Viewer,
};
use crate::testing::{self, table};
use crate::tricks::TrickTaking;

fn card(text: &str) -> Card {
    testing::read(text)
}

fn cards(text: &str) -> Vec<Card> {
    testing::read_all(text)
}

/// NUSA cards by their names.
fn nusas(text: &str) -> Vec<Nusa> {
    testing::read_all(text)
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// Every player count with every combination of options.
fn tables() -> impl Iterator<Item = Setup<Options>> + Clone {
    let timings = [RobberyTiming::EndOfRound, RobberyTiming::OnReceive];
    timings.into_iter().flat_map(|robbery_timing| {
        [true, false].into_iter().flat_map(move |zero_nectar_is_ranked| {
            let options = Options { robbery_timing, zero_nectar_is_ranked };
            (3..=5).map(move |players| Setup { players, options })
        })
    })
}

/// A seat's NUSA cards, gained in this order; skulls are looked at after each.
fn tableau(text: &str) -> Tableau {
    let mut tableau = Tableau::EMPTY;
    for nusa in nusas(text) {
        tableau.gain(nusa);
        tableau.check_skulls();
    }
    tableau
}

/// A row for tests: no killer bee, and flowers before monsters.
const ROW_OF: [Nusa; 8] = [
    Nusa::Small,
    Nusa::Medium,
    Nusa::Mother,
    Nusa::Monster,
    Nusa::Small,
    Nusa::Guardian,
    Nusa::Monster,
    Nusa::Medium,
];

/// A first round in which every hand is given; seat 0 leads. Cards in no hand lie aside.
fn dealt(setup: &Setup<Options>, trump: Colour, hands: &[&str]) -> State {
    let mut state = State { trump, round: 1, row: ROW_OF, ..blank(setup) };
    clear(&mut state, Seat(0));
    state.removed = [Nusa::Bee, Nusa::Monster];
    state.aside = deck(setup.players);
    for (seat, hand) in hands.iter().enumerate() {
        state.hands[seat] = set(hand);
        state.aside = state.aside - set(hand);
    }
    state
}

/// Carries out an action that must be legal.
fn act(state: &mut State, seat: Seat, action: Action, dice: &mut Dice) -> Vec<Event> {
    let legal: Vec<Action> = NusaMystic::legal(state, seat).collect();
    assert!(legal.contains(&action), "{seat:?} {action} is not among {legal:?}");
    let mut events = Vec::new();
    NusaMystic::apply(state, seat, action, dice, &mut events);
    events
}

/// Carries out the actions with these tokens, each for the seat whose turn it is (the first of them
/// where several choose), with no say for chance.
fn play(state: &mut State, tokens: &str) -> Vec<Event> {
    testing::act::<NusaMystic>(state, tokens, &mut Dice::rigged([]))
}

/// What the seat whose turn it is may do.
fn tokens_of(state: &State) -> Vec<String> {
    testing::legal::<NusaMystic>(state)
}

type Ply<'a> = testing::Ply<'a, NusaMystic>;

/// Plays a match with random choices, also of who chooses first, and shows every ply.
fn random(setup: &Setup<Options>, seed: u64, see: impl FnMut(Ply<'_>)) {
    let choose = |state: &State, seats: &[Seat], dice: &mut Dice| {
        let seat = dice.pick(seats);
        let legal: Vec<Action> = NusaMystic::legal(state, seat).collect();
        assert!(!legal.is_empty(), "somebody whose turn it is can act");
        (seat, dice.pick(&legal))
    };
    let dice = Dice::imagined(seed);
    testing::play::<NusaMystic>(setup, dice, u32::MAX, choose, |_, _| {}, see);
}

/// A match after this number of random plies.
fn after(setup: &Setup<Options>, seed: u64, plies: usize) -> State {
    let mut states = Vec::new();
    random(setup, seed, |ply| {
        if states.is_empty() {
            states.push(*ply.before);
        }
        states.push(*ply.after);
    });
    states[plies.min(states.len() - 1)]
}
