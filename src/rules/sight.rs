//! What a bot is given to decide by: what its seat may know, and nothing else.
//!
//! A [`Sight`] is the only door between a match and a bot. What it holds of the match was redealt on
//! the way in: of all that the seat cannot know there is a guess, and the truth is not there any more.

use serde::{Deserialize, Serialize};

use crate::any::{Token, token};
use crate::dice::Dice;
use crate::game::{Game, Seat, Viewer};
use crate::search::{self, Weighed};
use crate::words::Words;

/// How well a bot plays.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Plays legally and plausibly, and makes mistakes.
    Easy,
    /// Plays by rules of thumb.
    #[default]
    Normal,
    /// Thinks ahead.
    Hard,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// Its name in logs, ids and keys: never renamed.
    pub fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
        }
    }

    /// The level of this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// A match as one seat sees it that has something to decide.
pub struct Sight<G: Game> {
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
    /// A match that the seat could not tell apart from the real one.
    guess: G::State,
}

impl<G: Game> Sight<G> {
    /// What this seat can know now; nothing if it has nothing to decide.
    pub fn of(state: &G::State, seat: Seat, dice: &mut Dice) -> Option<Sight<G>> {
        let legal: Vec<G::Action> = G::legal(state, seat).collect();
        if legal.is_empty() {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let view = G::view(state, viewer);
        Some(Sight { seat, view, legal, guess: G::redeal(state, &mut [], viewer, dice) })
    }

    /// Whose sight it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may do.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// What the seat sees.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// A match that the seat could not tell apart from the real one, always the same.
    pub fn guess(&self) -> &G::State {
        &self.guess
    }

    /// Another one, drawn from all such matches.
    pub fn imagine(&self, dice: &mut Dice) -> G::State {
        G::redeal(&self.guess, &mut [], Viewer::Seat(self.seat), dice)
    }

    /// What a bot of this level does. Only a hard one thinks, for so many iterations.
    pub fn decide(&self, level: Level, iterations: u32, dice: &mut Dice) -> G::Action {
        if let [only] = self.legal[..] {
            return only;
        }
        match level {
            Level::Easy => G::plausible(&self.guess, self.seat, dice),
            Level::Normal => G::sensible(&self.guess, self.seat, dice),
            Level::Hard => search::search(self, iterations, dice)[0].action,
        }
    }
}

/// What a bot thinks of an action, for whoever does not know the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// The action.
    pub token: Token,
    /// How often it was tried.
    pub tries: u32,
    /// What it brought on average, from 0 (last) to 1 (alone in front).
    pub worth: f32,
}

/// A sight of whichever game. It can be taken to another thread, to think there.
pub trait AnySight: Send + Sync {
    /// Whose sight it is.
    fn seat(&self) -> Seat;
    /// How many actions there are to choose from.
    fn choices(&self) -> usize;
    /// What a bot of this level does. Only a hard one thinks, for so many iterations.
    fn decide(&self, level: Level, iterations: u32, dice: &mut Dice) -> Token;
    /// What a hard bot thinks after so many iterations, the action it would take first.
    fn search(&self, iterations: u32, dice: &mut Dice) -> Vec<Opinion>;
    /// What every action brings in the same imagined matches, so many for each, the best first.
    fn compare(&self, matches: u32, dice: &mut Dice) -> Vec<Opinion>;
    /// Why somebody who knows the game might take this action, in a sentence, if there is one.
    fn reason(&self, token: &str, words: &Words) -> Option<String>;
}

impl<G: Game> AnySight for Sight<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn choices(&self) -> usize {
        self.legal.len()
    }

    fn decide(&self, level: Level, iterations: u32, dice: &mut Dice) -> Token {
        token(&Sight::decide(self, level, iterations, dice))
    }

    fn search(&self, iterations: u32, dice: &mut Dice) -> Vec<Opinion> {
        search::search(self, iterations, dice).iter().map(Opinion::of).collect()
    }

    fn compare(&self, matches: u32, dice: &mut Dice) -> Vec<Opinion> {
        search::compare(self, matches, dice).iter().map(Opinion::of).collect()
    }

    fn reason(&self, text: &str, words: &Words) -> Option<String> {
        let action = self.legal.iter().find(|action| token(*action).as_str() == text)?;
        G::reason(&self.view, *action, words)
    }
}

impl Opinion {
    fn of<Action: std::fmt::Display>(weighed: &Weighed<Action>) -> Opinion {
        Opinion { token: token(&weighed.action), tries: weighed.tries, worth: weighed.worth }
    }
}
