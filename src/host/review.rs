//! A match that is over, gone through for one of its players: which of their choices cost them most, as
//! far as a bot can tell from what they could know then.

use rules::any::Token;
use rules::bot::AnySight;
use rules::dice::Dice;
use rules::game::{Moment, Seat};
use rules::page::Page;
use rules::words::Words;

use crate::hint::{hundredths, label};

/// How many slips are shown.
pub(crate) const SHOWN_SLIPS: usize = 3;
/// How many are looked at a second time: what looked worst at first was often only bad luck.
pub(crate) const SUSPECTED_SLIPS: usize = 8;
/// The least cost of a slip, in hundredths of what lies between the last place and the first.
const LEAST_COST: u32 = 2;

/// What a bot makes of a player's choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The game's id.
    pub game: &'static str,
    /// The line at which its table was opened.
    pub opened: u32,
    /// How many choices were looked at.
    pub choices: u32,
    /// Those that cost most, the costliest first.
    pub slips: Vec<Slip>,
}

/// A choice that was not the best.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slip {
    /// Whose seat it was made on: the player's own, then.
    pub seat: Seat,
    /// How many actions stood before it.
    pub ply: u32,
    /// Where in the match that was.
    pub moment: Moment,
    /// What was played, as the player's page called it.
    pub played: String,
    /// What would have been better.
    pub better: String,
    /// Why, in a sentence, if the game has one for it.
    pub reason: Option<String>,
    /// What it cost, in hundredths of what lies between the last place and the first.
    pub cost: u32,
}

/// A choice that somebody made when there were others.
pub(crate) struct Choice {
    pub(crate) ply: u32,
    pub(crate) moment: Moment,
    pub(crate) token: Token,
    pub(crate) sight: Box<dyn AnySight>,
    pub(crate) page: Page<Token>,
}

/// All of them, in order.
pub(crate) struct Choices {
    pub(crate) game: &'static str,
    pub(crate) opened: u32,
    pub(crate) words: Words,
    pub(crate) choices: Vec<Choice>,
}

impl Choice {
    /// What it cost, after this many imagined plays; the same number of each possible action.
    pub(crate) fn weigh(&self, iterations: u32, words: &Words, dice: &mut Dice) -> Option<Slip> {
        let matches = (iterations / self.sight.choices().max(1) as u32).max(1);
        let opinions = self.sight.compare(matches, dice);
        let best = opinions.first()?;
        let played = opinions.iter().find(|opinion| opinion.token == self.token)?;
        let cost = hundredths(best, played);
        if cost < LEAST_COST {
            return None;
        }
        Some(Slip {
            seat: self.sight.seat(),
            ply: self.ply,
            moment: self.moment,
            played: label(&self.page, &played.token)?,
            better: label(&self.page, &best.token)?,
            reason: self.sight.reason(&best.token, words),
            cost,
        })
    }
}
