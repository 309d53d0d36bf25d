//! Bazaar: a small game that shows all that a game consists of, to be copied by the author of a new one.
//! It is compiled for tests and behind the feature `sample`, and nobody is offered it.
//!
//! Two to four merchants hold a market for two days. Each day all of them bid from 1 to 3 at once and in
//! secret; the one with the highest bid gets as many points, if nobody bid as much. The winner then has
//! a turn of three steps: takes a ware, puts it at an end of their stall (a point beside the same ware),
//! and cries it out, safely or with luck. Before bidding one may roll a die for a point or two and look
//! at one's own tile, each once: the tile names a ware, and every such ware in the stall is a point at
//! the end.
//!
//! Each file says in its first lines what an author has to think of. The order to read and to write
//! them in is `ware`, `action`, `event`, `state`, `rules`; then `view`, `redeal`, `validate`, `bot`;
//! then `page`, `tell`, `draw`, `reasons`; then `tests`.

mod action;
mod bot;
mod draw;
mod event;
mod page;
mod reasons;
mod redeal;
mod rules;
mod state;
mod tell;
mod validate;
mod view;
mod ware;

#[cfg(test)]
mod tests;

pub use action::{Action, Cry, Side};
pub use event::Event;
pub use state::{Options, State};
pub use view::View;
pub use ware::Ware;

/// The game. It has no fields: all that a match knows is in its [`State`].
#[derive(Clone, Copy, Debug)]
pub struct Bazaar;
