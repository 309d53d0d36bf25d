//! What a game is: plain functions on plain data, in parts. Each part is a trait, and a game implements
//! it in the file that holds its code.
//!
//! | part | what it says | where games have it |
//! |---|---|---|
//! | [`Rules`] | how a match is set up, what may be done, what it does, how it ends | `rules.rs` |
//! | [`Secrecy`] | what a viewer may know | `view.rs` |
//! | [`Redeal`] | what else could be true, by what a viewer knows | `redeal.rs` |
//! | [`Showing`] | the view in words, with controls; the sections of the rules | `page.rs` |
//! | [`Drawing`] | the view, and a section of the rules, as pictures | `draw/` |
//! | [`Telling`] | what happened, in words, and what has to be remembered | `tell.rs` |
//! | [`Mind`] | what bots do, and what a match is worth before its end | `bot.rs` |
//! | [`Advice`] | why a player might do something | `reasons.rs` |
//! | [`Saving`] | which snapshots can be read again | `validate.rs` |
//!
//! This is the typed face, for rules, bots and benchmarks. Code that runs games without knowing
//! them uses the erased face in [`crate::any`], which wants all the parts ([`Game`]).

mod mind;
mod rules;
mod saving;
mod secrecy;
mod showing;

pub use mind::{Advice, Mind};
pub use rules::{Rules, random};
pub use saving::Saving;
pub use secrecy::{Redeal, Secrecy};
pub use showing::{Drawing, Showing, Telling};

pub use crate::seat::{MOST_SEATS, Seat, Seats, Turn, Viewer};
pub use crate::standing::{Moment, Outcome, Payoffs, Setup};
pub use crate::witness::{Nobody, Witness};

/// A kind of game with all its parts: what a host needs.
///
/// The type itself is an empty struct that stands in [`crate::GAMES`]; everything a match knows
/// is in its `State`.
pub trait Game: Redeal + Showing + Drawing + Telling + Mind + Advice + Saving {}

impl<G: Redeal + Showing + Drawing + Telling + Mind + Advice + Saving> Game for G {}
