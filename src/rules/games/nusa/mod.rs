//! NUSA (Nusa Mystic): trick-taking on a dangerous island, with a moving trump, for three to five
//! players.
//!
//! Rules as in the game's rulebook; "spec" in the comments is our numbered digest of it, and
//! "our ruling (Qn)" a point where the rulebook leaves room. What the rulebook shows only as
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
