//! Abyssi: motherships circle six planets, land ships, build bases and win senators over; for two to
//! four players. (The published game is Sovereign Skies, by Aaron Andrew Wilson.)
//!
//! `docs/rules/abyssi.md` has the rules. Comments here cite its sections as "rules 3", and our
//! rulings, where the player aid leaves room, as "Q7".

mod action;
mod bot;
mod controls;
mod draw;
mod event;
mod labels;
mod page;
mod pieces;
mod prompt;
mod prospect;
mod reasons;
mod redeal;
mod rules;
mod speech;
mod state;
mod summary;
mod table;
mod tell;
mod turn;
mod validate;
mod values;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Legal};
pub use event::{Affair, Credit, Event, Haul, Why};
pub use pieces::{
    Ability, Colour, Column, Facing, House, Kind, Planet, Power, Senator, Set, Stack,
};
pub use state::{Award, Houses, Options, State};
pub use view::View;

use action::MOST_ACTIONS;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct Abyssi;
