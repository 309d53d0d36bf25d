//! What a game is: plain functions on plain data. Also the few nouns every game speaks of.
//!
//! This is the typed face, for rules, bots and benchmarks. Whoever runs games without knowing
//! them uses the erased face in [`crate::any`].

use std::fmt::{Debug, Display};
use std::ops::{Range, RangeInclusive};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use crate::options::Choice;
use crate::page::Page;
use crate::picture::Picture;
use crate::words::Words;

/// A player's chair at the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// Who is looking: a seat, or everybody who has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Anyone in the channel.
    Public,
    /// Whoever looks back at a match that is over: all hands lie open. Never while it runs.
    Open,
}

impl Viewer {
    /// Every viewer there is at a running table of so many players, the seats first.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Public])
    }

    /// Is this the player on that seat?
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

/// Some of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seats(u8);

impl Seats {
    /// Is this seat among them?
    pub fn has(self, seat: Seat) -> bool {
        self.0.checked_shr(u32::from(seat.0)).is_some_and(|bits| bits & 1 == 1)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.has(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        Seats(seats.into_iter().fold(0, |bits, seat| bits | 1 << seat.0))
    }
}

/// Who may act now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat alone.
    One(Seat),
    /// All of these, in any order, each on its own.
    Several(Seats),
    /// Nobody: the match is over.
    Over,
}

impl Turn {
    /// The seats that may act now.
    pub fn seats(self) -> Seats {
        match self {
            Turn::One(seat) => Seats::from_iter([seat]),
            Turn::Several(seats) => seats,
            Turn::Over => Seats::default(),
        }
    }
}

/// What a match is started with, its seed aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<Options> {
    /// How many play.
    pub players: u8,
    /// What was chosen.
    pub options: Options,
}

/// Where in a match something stands, as its players count: in which part of it (a round), at which
/// step of that (a trick, a turn). The words for them are `<id>-part` and `<id>-step`, with a
/// `$number`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// Which part, from 1.
    pub part: u16,
    /// Which step of it, from 1; 0 before the first.
    pub step: u16,
}

/// No table of any game has more seats.
pub const MOST_SEATS: usize = 8;

/// What something is worth to each seat, from 0 to 1.
pub type Payoffs = [f32; MOST_SEATS];

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// One number for each seat.
    pub scores: Vec<i32>,
    /// The seats, best first, the winners in front.
    pub ranking: Vec<Seat>,
    /// The seats that won, in ascending order; more than one shared the win.
    pub winners: Vec<Seat>,
}

/// Somebody who watches the rules at work. An event is made only for those who want to see it.
pub trait Witness<Event> {
    /// This happened.
    fn saw(&mut self, event: impl FnOnce() -> Event);
}

impl<Event> Witness<Event> for Vec<Event> {
    fn saw(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// A witness that looks away, for matches that are only imagined.
pub struct Nobody;

impl<Event> Witness<Event> for Nobody {
    #[inline]
    fn saw(&mut self, _event: impl FnOnce() -> Event) {}
}

/// A kind of game.
///
/// The type itself is an empty struct that stands in [`crate::GAMES`]; everything a match knows
/// is in its `State`.
pub trait Game: Copy + Send + Sync + 'static {
    /// The game's name in commands, records and keys. It is in every saved log: never renamed.
    const ID: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// Raised when an old log would replay differently.
    const RULES: u16;
    /// Is there anything that some viewer may not know? Where nothing is hidden, everybody's view is
    /// the same, there is nothing to redeal, and no action shows anything but what chance brings.
    const SECRETS: bool = true;
    /// Has chance so much to say that it does not pay to think about what comes after it?
    const CHANCY: bool = false;
    /// What can be chosen when a match is started.
    const OPTIONS: &'static [Choice];
    /// The sections of its rules as players read them, in order. Section `tricks` has the heading
    /// `<id>-help-tricks` and the text `<id>-help-tricks-text`.
    const HELP: &'static [&'static str];

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
    /// What one viewer may know.
    type View: Debug + PartialEq + Send + Sync;

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

    /// What this viewer may know: built up from nothing, never the state with things removed.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// The view in words, with a control for each of the legal actions.
    fn page(view: &Self::View, legal: &[Self::Action], words: &Words) -> Page<Self::Action>;

    /// The view as pictures, the most important one first. With `legal` they show what can be done.
    fn draw(_view: &Self::View, _legal: &[Self::Action], _words: &Words) -> Vec<Picture> {
        Vec::new()
    }

    /// A picture for this section of the rules, if it has one.
    fn illustrate(_section: &str, _words: &Words) -> Option<Picture> {
        None
    }

    /// Where in the match the state stands.
    fn moment(state: &Self::State) -> Moment;

    /// The event in words, as this viewer may know it, or nothing if it is not worth telling.
    fn tell(
        event: &Self::Event,
        setup: &Setup<Self::Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String>;

    /// Which of these events may not be told in full any more, as long as the match runs: what
    /// everybody saw then and has to remember by themselves now. The events are the last ones of
    /// the match, the newest last; they need not go back to its start.
    fn faded(_events: &[&Self::Event]) -> Range<usize> {
        0..0
    }

    /// What may still be told of an event that has faded, if anything.
    fn recall(
        _event: &Self::Event,
        _setup: &Setup<Self::Options>,
        _viewer: Viewer,
        _words: &Words,
    ) -> Option<String> {
        None
    }

    /// Another state that this viewer could not tell apart from this one, drawn from all such
    /// states by looking only at what the viewer knows. `happened` is what the last ply (or the
    /// setup) brought about; secrets in it are replaced so that it leads to the new state.
    fn redeal(
        state: &Self::State,
        happened: &mut [Self::Event],
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Self::State;

    /// The state that a snapshot holds, taken under these rules, this version's or an older one's,
    /// of a match that was set up like this; nothing if it is damaged or cannot be carried over.
    fn upgrade(setup: &Setup<Self::Options>, rules: u16, snapshot: &str) -> Option<Self::State>;

    /// What somebody does here who knows how to play and does not think ahead: a bot of the level
    /// normal, and everybody in a hard bot's mind. What the seat cannot know is a guess in this state.
    fn sensible(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::Action {
        random::<Self>(state, seat, dice)
    }

    /// What a beginner does here: a bot of the level easy.
    fn plausible(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::Action {
        if dice.below(2) == 0 {
            random::<Self>(state, seat, dice)
        } else {
            Self::sensible(state, seat, dice)
        }
    }

    /// The same as what is sensible, or nearly so, and quickly: a hard bot asks it millions of times.
    fn quick(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::Action {
        Self::sensible(state, seat, dice)
    }

    /// How well what this seat has seen the others do goes with what they hold in this state, which
    /// is one that the seat could not tell apart from the real one: from 0 (never) to 1.
    fn likelihood(_state: &Self::State, _seat: Seat) -> f32 {
        1.0
    }

    /// What an imagined match comes to for each seat, from 0 (last) to 1 (alone in front), if it need
    /// not be played any further since that moment. Asked after every ply.
    fn judge(_state: &Self::State, _since: Moment) -> Option<Payoffs> {
        None
    }

    /// Why somebody might do this, in a sentence.
    fn reason(_view: &Self::View, _action: Self::Action, _words: &Words) -> Option<String> {
        None
    }

    /// How the match ended, once it has.
    fn outcome(state: &Self::State) -> Option<Outcome>;
}

/// Anything that is legal for this seat, which has something to do.
pub fn random<G: Game>(state: &G::State, seat: Seat, dice: &mut Dice) -> G::Action {
    let mut legal = G::legal(state, seat);
    let at = dice.below(legal.len() as u32);
    legal.nth(at as usize).expect("it is as long as it says")
}
