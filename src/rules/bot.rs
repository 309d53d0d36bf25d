//! Bots: how well they play, what they do, and what they think of each action; for games that are known
//! and, behind [`AnySight`], for any.

use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use crate::game::{Advice, Mind, Redeal};
use crate::search::{self, Weighed};
use crate::seat::Seat;
use crate::sight::Sight;
use crate::token::{Token, token};
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

impl<G: Redeal + Mind> Sight<G> {
    /// What a bot of this level does. Only a hard one thinks, for this number of iterations.
    pub fn decide(&self, level: Level, iterations: u32, dice: &mut Dice) -> G::Action {
        if let [only] = *self.legal() {
            return only;
        }
        match level {
            Level::Easy => G::plausible(self.guess(), self.seat(), dice),
            Level::Normal => G::sensible(self.guess(), self.seat(), dice),
            Level::Hard => search::search(self, iterations, dice)[0].action,
        }
    }
}

/// What a bot thinks of an action, by its token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// The action.
    pub token: Token,
    /// How often it was tried.
    pub tries: u32,
    /// What it brought on average, from 0 (last) to 1 (alone in front).
    pub worth: f32,
}

/// A sight of any game. It can be taken to another thread, to think there.
pub trait AnySight: Send + Sync {
    /// Whose sight it is.
    fn seat(&self) -> Seat;
    /// How many actions there are to choose from.
    fn choices(&self) -> usize;
    /// What a bot of this level does. Only a hard one thinks, for this number of iterations.
    fn decide(&self, level: Level, iterations: u32, dice: &mut Dice) -> Token;
    /// What a hard bot thinks after this number of iterations, the action it would take first.
    fn search(&self, iterations: u32, dice: &mut Dice) -> Vec<Opinion>;
    /// What every action brings in this number of imagined matches, the same for all; the best first.
    fn compare(&self, matches: u32, dice: &mut Dice) -> Vec<Opinion>;
    /// Why a player might take this action, in a sentence, if there is one.
    fn reason(&self, token: &str, words: &Words) -> Option<String>;
}

impl<G: Redeal + Mind + Advice> AnySight for Sight<G> {
    fn seat(&self) -> Seat {
        Sight::seat(self)
    }

    fn choices(&self) -> usize {
        self.legal().len()
    }

    fn decide(&self, level: Level, iterations: u32, dice: &mut Dice) -> Token {
        token(&Sight::decide(self, level, iterations, dice))
    }

    fn search(&self, iterations: u32, dice: &mut Dice) -> Vec<Opinion> {
        search::search(self, iterations, dice).iter().map(Opinion::from).collect()
    }

    fn compare(&self, matches: u32, dice: &mut Dice) -> Vec<Opinion> {
        search::compare(self, matches, dice).iter().map(Opinion::from).collect()
    }

    fn reason(&self, text: &str, words: &Words) -> Option<String> {
        let action = self.legal().iter().find(|action| token(*action).as_str() == text)?;
        G::reason(self.view(), *action, words)
    }
}

impl<Action: std::fmt::Display> From<&Weighed<Action>> for Opinion {
    fn from(weighed: &Weighed<Action>) -> Opinion {
        Opinion { token: token(&weighed.action), tries: weighed.tries, worth: weighed.worth }
    }
}
