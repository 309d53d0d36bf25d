//! NUSA (Nusa Mystic): trick-taking on a dangerous island, with a moving trump, for three to five
//! players.
//!
//! `docs/rules/nusa.md` has the rules. Comments here cite its sections as "rules 3", and our
//! rulings, where the rulebook leaves room, as "Q7". What the rulebook shows only as
//! pictures stands in `values`.

mod action;
mod bot;
mod cards;
mod controls;
mod draw;
mod event;
mod judge;
mod page;
mod points;
mod prompt;
mod reasons;
mod redeal;
mod rules;
mod score;
mod speech;
mod state;
mod tell;
mod validate;
mod values;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Legal};
pub use cards::{Card, CardSet, Cards, Colour, Nusa};
pub use event::{Event, Now};
pub use state::{Options, RobberyTiming, State};
pub use values::Icons;
pub use view::View;

use action::MOST_ACTIONS;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct NusaMystic;
