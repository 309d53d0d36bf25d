//! Cosmo;code: listen to space, tune what is heard, and be the first to receive two rescue signals;
//! for two to four players.
//!
//! `docs/rules/cosmocode.md` has the rules. Comments here cite its sections as "rules 3", and our
//! rulings, where the rulebook leaves room, as "Q7".

mod action;
mod bot;
mod cards;
mod changes;
mod controls;
mod deck;
mod draw;
mod event;
mod hand;
mod missing;
mod page;
mod reasons;
mod redeal;
mod rules;
mod speech;
mod state;
mod tell;
mod validate;
mod values;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Legal, Step};
pub use cards::{Card, Perk};
pub use deck::{Channel, Deck, Range};
pub use event::{Change, Event};
pub use state::{Options, PerkScope, State};
pub use view::View;

use action::MOST_ACTIONS;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct CosmoCode;
