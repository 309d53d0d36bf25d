//! The rules of every game, pure: no clock, file, network, thread or global random.
//!
//! | module | what it is |
//! |---|---|
//! | [`seat`], [`standing`], [`witness`], [`token`] | the nouns that every game speaks of |
//! | [`game`] | what a game is, in parts, for code that knows which one |
//! | [`any`] | any game behind one face, for code that does not |
//! | [`dice`] | chance, from a seed |
//! | [`agenda`] | the steps that are still to be taken |
//! | [`set`], `text` | sets of cards and other small things; things saved as their text |
//! | [`options`] | what can be chosen at the start |
//! | [`page`], [`picture`], [`sketch`], [`words`] | what a viewer is shown, in which language |
//! | [`svg`] | drawings as text |
//! | [`hex`] | places on a map of hexes |
//! | [`kit`], `alt` | what games' pictures share, and pictures in words |
//! | `deal`, `tricks` | what games with hidden cards and tricks share |
//! | [`sight`], [`search`], [`bot`] | what a bot is given to decide by, how it thinks, what it does |
//! | [`record`] | a match as lines of text, and how to check them |
//! | [`games`] | the games themselves |
//!
//! Arrows point one way: games use the modules above, and nothing but [`GAMES`] names a game.

pub mod agenda;
mod alt;
pub mod any;
pub mod bot;
pub mod controls;
mod deal;
pub mod dice;
pub mod game;
pub mod games;
mod happened;
pub mod hex;
pub mod kit;
pub mod options;
pub mod page;
pub mod picture;
pub mod record;
pub mod search;
pub mod seat;
pub mod set;
pub mod sight;
pub mod sketch;
pub mod standing;
pub mod svg;
mod text;
pub mod token;
mod tricks;
pub mod witness;
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
