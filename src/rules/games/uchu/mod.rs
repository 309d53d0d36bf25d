//! Uchu (Uchu-Kaigi, Interspace Conference): trick-taking with six suits, each with a quirk, for
//! two to five players.
//!
//! Rules as in the game's rulebook; "spec" in the comments is our numbered digest of it, and
//! "our ruling (Qn)" a point where the rulebook leaves room. With two players there are four
//! countries, and a seat plays for its own and for a dependency.

mod action;
mod bot;
mod cards;
mod draw;
mod event;
mod page;
mod points;
mod redeal;
mod rules;
mod score;
mod speech;
mod state;
mod tell;
mod validate;
mod view;

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod vectors;

pub use action::{Action, Legal};
pub use cards::{Card, CardSet, Cards, Suit};
pub use event::{Basis, Effect, Event};
pub use score::Account;
pub use state::{Country, Options, State, TieReading};
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Uchu;
