//! The rules of every game, pure: no clock, file, network, thread or global random.
//!
//! | module | what it is |
//! |---|---|
//! | [`game`] | what a game is, for those who know which one |
//! | [`any`] | any game behind one face, for those who do not |
//! | [`dice`] | chance, from a seed |
//! | [`agenda`] | the steps that are still to be taken |
//! | [`set`], `text` | sets of cards and other small things; things saved as their text |
//! | [`options`] | what can be chosen at the start |
//! | [`page`], [`picture`], [`words`] | what a viewer is shown, in which language |
//! | [`svg`] | drawings as text |
//! | `kit`, `alt` | what games' pictures share, and pictures in words |
//! | `deal`, `tricks` | what games with hidden cards and tricks share |
//! | [`sight`], [`search`] | what a bot is given to decide by, and how it thinks |
//! | [`record`] | a match as lines of text, and how to check them |
//! | [`games`] | the games themselves |
//!
//! Arrows point one way: games use the modules above, and nothing but [`GAMES`] names a game.

pub mod agenda;
mod alt;
pub mod any;
mod deal;
pub mod dice;
pub mod game;
pub mod games;
mod happened;
mod kit;
pub mod options;
pub mod page;
pub mod picture;
pub mod record;
pub mod search;
pub mod set;
pub mod sight;
pub mod svg;
mod text;
mod tricks;
pub mod words;

/// Every game there is. A line here makes a game known to everything else.
pub static GAMES: &[&dyn any::AnyGame] = &[
    &games::uchu::Uchu,
    &games::nusa::NusaMystic,
    &games::cosmocode::CosmoCode,
    &games::abyssi::Abyssi,
];

/// The game of this name.
pub fn game(id: &str) -> Option<&'static dyn any::AnyGame> {
    GAMES.iter().copied().find(|game| game.id() == id)
}
