//! Uchu (Uchu-Kaigi, Interspace Conference): trick-taking with six suits, each with a quirk, for
//! two to five players.
//!
//! `docs/rules/uchu.md` has the rules. Comments here cite its sections as "rules 3", and our
//! rulings, where the rulebook leaves room, as "Q7". With two players there are four
//! countries, and a seat plays for its own and for a dependency.

mod account;
mod action;
mod bot;
mod cards;
mod country;
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
mod track;
mod validate;
mod view;

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod vectors;

pub use account::Account;
pub use action::{Action, Legal};
pub use cards::{Card, CardSet, Cards, Suit};
pub use country::Country;
pub use event::{Basis, Effect, Event};
pub use state::{Options, State};
pub use track::TieReading;
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Uchu;
