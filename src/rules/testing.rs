//! What the tests of every game share: matches played by tokens or at random, ply by ply, and
//! properties tried on many of them.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use serde::de::DeserializeOwned;

use crate::dice::Dice;
use crate::game::{Drawing, Mind, Nobody, Rules, Seat, Setup, Viewer};
use crate::picture::Picture;
use crate::words::Words;

/// What has this text: a card, say.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_value(text.into()).unwrap()
}

/// What has these texts, with spaces between them.
pub(crate) fn read_all<T: DeserializeOwned>(texts: &str) -> Vec<T> {
    texts.split_whitespace().map(read).collect()
}

/// This many players, and no option changed.
pub(crate) fn table<Options: Default>(players: u8) -> Setup<Options> {
    Setup { players, options: Options::default() }
}

/// The seat whose turn it is, or the first of them.
pub(crate) fn actor<G: Rules>(state: &G::State) -> Seat {
    G::turn(state).seats().iter().next().expect("it is somebody's turn")
}

/// The tokens of the seat whose turn it is.
pub(crate) fn legal<G: Rules>(state: &G::State) -> Vec<String> {
    G::legal(state, actor::<G>(state)).map(|action| action.to_string()).collect()
}

/// Carries out the actions with these tokens, each for the seat whose turn it is.
pub(crate) fn act<G: Rules>(state: &mut G::State, tokens: &str, dice: &mut Dice) -> Vec<G::Event> {
    let mut events = Vec::new();
    for token in tokens.split_whitespace() {
        let seat = actor::<G>(state);
        let found = G::legal(state, seat).find(|action| action.to_string() == token);
        let action = found.unwrap_or_else(|| panic!("{token} is not in {:?}", legal::<G>(state)));
        G::apply(state, seat, action, dice, &mut events);
    }
    events
}

/// How a match is played: this many of four choices are random, the others the bot's.
pub(crate) type Whim = u32;

/// A choice of a match that is played like this.
pub(crate) fn any_action<G: Mind>(
    state: &G::State,
    seat: Seat,
    whim: Whim,
    dice: &mut Dice,
) -> G::Action {
    let legal: Vec<G::Action> = G::legal(state, seat).collect();
    if dice.below(4) < whim {
        return dice.pick(&legal);
    }
    G::sensible(state, seat, dice)
}

/// A match after this many plies, half of them random, or when it is over.
pub(crate) fn after<G: Mind>(setup: &Setup<G::Options>, seed: u64, plies: u32) -> G::State {
    let choose = |state: &G::State, seats: &[Seat], dice: &mut Dice| {
        (seats[0], any_action::<G>(state, seats[0], 2, dice))
    };
    play::<G>(setup, Dice::imagined(seed), plies, choose, |_, _| {}, |_| {})
}

/// One ply of a match.
pub(crate) struct Ply<'a, G: Rules> {
    pub(crate) setup: &'a Setup<G::Options>,
    pub(crate) before: &'a G::State,
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) events: &'a [G::Event],
    pub(crate) after: &'a G::State,
}

/// Plays a match of at most this many plies, in which one of the seats whose turn it is chooses, and
/// shows the events of its setup and every ply.
pub(crate) fn play<G: Rules>(
    setup: &Setup<G::Options>,
    mut dice: Dice,
    most_plies: u32,
    mut choose: impl FnMut(&G::State, &[Seat], &mut Dice) -> (Seat, G::Action),
    begun: impl FnOnce(&G::State, &[G::Event]),
    mut see: impl FnMut(Ply<'_, G>),
) -> G::State {
    let mut events = Vec::new();
    let mut state = G::setup(setup, &mut dice, &mut events);
    begun(&state, &events);
    for _ in 0..most_plies {
        let seats: Vec<Seat> = G::turn(&state).seats().iter().collect();
        if seats.is_empty() {
            break;
        }
        let (seat, action) = choose(&state, &seats, &mut dice);
        let before = state.clone();
        events.clear();
        G::apply(&mut state, seat, action, &mut dice, &mut events);
        see(Ply { setup, before: &before, seat, action, events: &events, after: &state });
    }
    state
}

/// States of a match of random choices, its last one among them: those that are wanted, by ply.
pub(crate) fn states<G: Rules>(
    setup: &Setup<G::Options>,
    seed: u64,
    wanted: impl Fn(usize, &G::State) -> bool,
) -> Vec<G::State> {
    let mut dice = Dice::imagined(seed);
    let mut state = G::setup(setup, &mut dice, &mut Nobody);
    let mut states = Vec::new();
    for ply in 0.. {
        let seat = G::turn(&state).seats().iter().next();
        if wanted(ply, &state) || seat.is_none() {
            states.push(state.clone());
        }
        let Some(seat) = seat else { break };
        let legal: Vec<G::Action> = G::legal(&state, seat).collect();
        let action = dice.pick(&legal);
        G::apply(&mut state, seat, action, &mut dice, &mut Nobody);
    }
    states
}

/// The pictures that a viewer is shown.
pub(crate) fn drawn<G: Drawing>(state: &G::State, viewer: Viewer, words: &Words) -> Vec<Picture> {
    let legal: Vec<G::Action> = match viewer {
        Viewer::Seat(seat) => G::legal(state, seat).collect(),
        Viewer::Public | Viewer::Open => Vec::new(),
    };
    G::draw(&G::view(state, viewer), &legal, words)
}

/// Tries a property on this many values of a kind, the same ones every time.
pub(crate) fn on_many<Values: Strategy>(
    cases: u32,
    values: &Values,
    property: impl Fn(Values::Value),
) {
    let config = Config {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0),
        ..Config::default()
    };
    let tried = TestRunner::new(config).run(values, |value| {
        property(value);
        Ok(())
    });
    tried.unwrap();
}
