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
//! A game with few secrets may add [`PublicTable`], in `view.rs`: the border between what lies open and
//! what is hidden, on which its pages imagine an action.
//!
//! A whole game, as small as it can be: one player calls a coin that lies hidden.
//!
//! ```
//! use std::ops::RangeInclusive;
//!
//! use rules::any::AnyGame;
//! use rules::dice::{Dice, Seed};
//! use rules::game::*;
//! use rules::options::{Choice, Chosen};
//! use rules::page::{Control, Offer, Page};
//! use rules::words::Words;
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Clone, Copy)]
//! struct Coin;
//!
//! #[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
//! struct NoOptions {}
//!
//! #[derive(Clone, PartialEq, Serialize, Deserialize)]
//! struct State {
//!     coin: u8,
//!     called: Option<u8>,
//! }
//!
//! impl Rules for Coin {
//!     const ID: &'static str = "coin";
//!     const PLAYERS: RangeInclusive<u8> = 1..=1;
//!     const VERSION: u16 = 1;
//!     const OPTIONS: &'static [Choice] = &[];
//!     type Options = NoOptions;
//!     type State = State;
//!     type Action = u8;
//!     type Legal = std::vec::IntoIter<u8>;
//!     type Event = ();
//!
//!     fn setup(_: &Setup<NoOptions>, dice: &mut Dice, _: &mut impl Witness<()>) -> State {
//!         State { coin: dice.below(2) as u8, called: None }
//!     }
//!
//!     fn turn(state: &State) -> Turn {
//!         if state.called.is_none() { Turn::One(Seat(0)) } else { Turn::Over }
//!     }
//!
//!     fn legal(state: &State, seat: Seat) -> Self::Legal {
//!         let may = Coin::turn(state).seats().has(seat);
//!         if may { vec![0, 1].into_iter() } else { Vec::new().into_iter() }
//!     }
//!
//!     fn apply(state: &mut State, _: Seat, side: u8, _: &mut Dice, _: &mut impl Witness<()>) {
//!         state.called = Some(side);
//!     }
//!
//!     fn moment(_: &State) -> Moment {
//!         Moment { part: 1, step: 1 }
//!     }
//!
//!     fn outcome(state: &State) -> Option<Outcome> {
//!         let right = i32::from(state.called? == state.coin);
//!         Some(Outcome { scores: vec![right], ranking: vec![Seat(0)], winners: vec![Seat(0)] })
//!     }
//! }
//!
//! impl Secrecy for Coin {
//!     type View = Option<u8>;
//!
//!     /// The coin is seen once it has been called.
//!     fn view(state: &State, _: Viewer) -> Option<u8> {
//!         state.called.map(|_| state.coin)
//!     }
//! }
//!
//! impl Redeal for Coin {
//!     fn redeal(state: &State, _: &mut [()], viewer: Viewer, dice: &mut Dice) -> State {
//!         let coin = Coin::view(state, viewer).unwrap_or_else(|| dice.below(2) as u8);
//!         State { coin, ..state.clone() }
//!     }
//! }
//!
//! impl Showing for Coin {
//!     const HELP: &'static [&'static str] = &[];
//!
//!     fn page(_: &Option<u8>, legal: &[u8], _: &Words) -> Page<u8> {
//!         let call = |side: &u8| Control::new(format!("Call {side}"), Offer::Action(*side));
//!         let controls = legal.iter().map(call).collect();
//!         Page { title: "A coin".to_owned(), sections: Vec::new(), controls }
//!     }
//! }
//!
//! impl Telling for Coin {
//!     fn tell(_: &(), _: &Setup<NoOptions>, _: Viewer, _: &Words) -> Option<String> {
//!         None
//!     }
//! }
//!
//! impl Saving for Coin {
//!     fn upgrade(_: &Setup<NoOptions>, rules: u16, snapshot: &str) -> Option<State> {
//!         let state: State = serde_json::from_str(snapshot).ok()?;
//!         (rules == Coin::VERSION && state.coin < 2).then_some(state)
//!     }
//! }
//!
//! // The other parts can be left as they are: bots play at random, and nothing is drawn.
//! impl Drawing for Coin {}
//! impl Mind for Coin {}
//! impl Advice for Coin {}
//!
//! let setup = Setup { players: 1, options: Chosen::new() };
//! let (mut playing, _) = Coin.start(&setup, Seed::mix(&[])).expect("one can play");
//! assert_eq!(playing.legal(Seat(0)).len(), 2);
//! playing.play(Seat(0), "1");
//! assert!(playing.outcome().is_some());
//! ```
//!
//! This is the typed face, for rules, bots and benchmarks. Code that runs games without knowing
//! them uses the erased face in [`crate::any`], which wants all the parts ([`Game`]).

mod mind;
mod rules;
mod saving;
mod secrecy;
mod showing;
mod table;

pub use mind::{Advice, Mind};
pub use rules::{Rules, random};
pub use saving::Saving;
pub use secrecy::{Redeal, Secrecy};
pub use showing::{Drawing, Showing, Telling};
pub use table::{Imagined, PublicTable, imagine, imagine_in};

pub use crate::seat::{MOST_SEATS, Seat, Seats, Turn, Viewer};
pub use crate::standing::{Moment, Outcome, Payoffs, Setup};
pub use crate::witness::{Nobody, Witness};

/// A kind of game with all its parts: what a host needs.
///
/// The type itself is an empty struct that stands in [`crate::GAMES`]; everything a match knows
/// is in its `State`.
pub trait Game: Redeal + Showing + Drawing + Telling + Mind + Advice + Saving {}

impl<G: Redeal + Showing + Drawing + Telling + Mind + Advice + Saving> Game for G {}
