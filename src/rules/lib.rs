//! The rules of every game, pure: no clock, file, network, thread or global random.
//!
//! | module | what it is |
//! |---|---|
//! | [`seat`], [`standing`], [`witness`], [`token`] | the nouns that every game speaks of |
//! | [`mod@game`] | what a game is, in parts, for code that knows which one |
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
//!
//! One match, by code that does not know its game:
//!
//! ```
//! use rules::dice::{Dice, Seed};
//! use rules::game::{Seat, Setup, Turn, Viewer};
//! use rules::options::Chosen;
//! use rules::words::Words;
//!
//! let game = rules::game("uchu").expect("it is one of GAMES");
//! let setup = Setup { players: 3, options: Chosen::new() };
//! // All chance comes from the seed: the same one deals the same match again.
//! let seed = Seed::mix(&[b"a walk through one match"]);
//! let (mut playing, mut happened) = game.start(&setup, seed).expect("three can play it");
//!
//! let words = Words::new("en-US").with_names(vec!["Ana".into(), "Ben".into(), "Chloe".into()]);
//! let mut dice = Dice::imagined(7);
//! for _ in 0..10 {
//!     let Some(seat) = playing.turn().seats().iter().next() else { break };
//!
//!     // What the seat may do, as tokens; its page has a control for each of them.
//!     let legal = playing.legal(seat);
//!     let page = playing.page(Viewer::Seat(seat), &words);
//!     assert!(page.offered().eq(&legal));
//!
//!     // Another match that fits all that the seat knows: to them it looks the same.
//!     let (other, _) = playing.redeal(&happened, Viewer::Seat(seat), &mut dice);
//!     assert_eq!(other.page(Viewer::Seat(seat), &words), page);
//!
//!     // Playing says what happened; what is not legal is refused and changes nothing.
//!     assert!(playing.play(seat, "no-such-token").is_none());
//!     happened = playing.play(seat, &legal[0]).expect("it is legal");
//!     assert!(!happened.tell(Viewer::Public, &words).is_empty());
//! }
//! assert_ne!(playing.turn(), Turn::Over);
//! assert_eq!(playing.ply(), 10);
//! # let _ = Seat(0);
//! ```

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
#[cfg(test)]
mod testing;
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
