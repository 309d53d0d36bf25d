//! The rules themselves: how a match is set up, what may be done, what it does and how it ends.

use std::fmt::{Debug, Display};
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::dice::Dice;
use crate::options::Choice;
use crate::seat::{Seat, Turn};
use crate::standing::{Moment, Outcome, Setup};
use crate::witness::Witness;

/// The rules of a game.
///
/// ```
/// use rules::dice::Dice;
/// use rules::game::{Nobody, Rules, Setup, Turn};
/// use rules::games::uchu::Uchu;
///
/// let setup = Setup { players: 4, options: Default::default() };
/// let mut dice = Dice::imagined(1);
/// let mut state = Uchu::setup(&setup, &mut dice, &mut Nobody);
/// while let Turn::One(seat) = Uchu::turn(&state) {
///     let action = Uchu::legal(&state, seat).next().expect("who is to act can");
///     Uchu::apply(&mut state, seat, action, &mut dice, &mut Nobody);
/// }
/// assert_eq!(Uchu::outcome(&state).expect("it is over").ranking.len(), 4);
/// ```
pub trait Rules: Copy + Send + Sync + 'static {
    /// The game's name in commands, records and keys. It is in every saved log: never renamed.
    const ID: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// The version of the rules, raised when an old log would replay differently.
    const VERSION: u16;
    /// What can be chosen when a match is started.
    const OPTIONS: &'static [Choice];

    /// What was chosen. Written as an object that holds what differs from the default.
    type Options: Clone + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// All there is to know about a match between two plies.
    type State: Clone + PartialEq + Serialize + DeserializeOwned + Send + Sync;
    /// A choice that a seat makes. Its text is its token: `[a-z0-9-]{1,48}`, never renamed.
    type Action: Copy + Debug + PartialEq + Display + Send + Sync;
    /// The legal actions, in a stable order.
    type Legal: ExactSizeIterator<Item = Self::Action>;
    /// What the rules say happened. Its JSON is an object with one key, the kind of event.
    type Event: Clone + PartialEq + Serialize + Send + Sync;

    /// A new match.
    fn setup(
        setup: &Setup<Self::Options>,
        dice: &mut Dice,
        witness: &mut impl Witness<Self::Event>,
    ) -> Self::State;

    /// Who may act now.
    fn turn(state: &Self::State) -> Turn;

    /// What this seat may do now: the only definition of legality. Empty for a seat whose turn
    /// it is not.
    fn legal(state: &Self::State, seat: Seat) -> Self::Legal;

    /// Carries out an action that is legal for this seat, and all that follows by itself.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Self::Event>,
    );

    /// Where in the match the state stands.
    fn moment(state: &Self::State) -> Moment;

    /// How the match ended, once it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;
}

/// Any of the actions that are legal for this seat, which must have one.
pub fn random<G: Rules>(state: &G::State, seat: Seat, dice: &mut Dice) -> G::Action {
    let mut legal = G::legal(state, seat);
    let at = dice.below(legal.len() as u32);
    legal.nth(at as usize).expect("it is as long as it says")
}
