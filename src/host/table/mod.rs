//! One table: its log folded, and what a press does to it. Everything here is pure and
//! synchronous: a press comes in, lines come out, and the keeper of the table saves them before
//! anybody is told.
//!
//! What happens is decided once, written as a line, and brought about by applying that line; a
//! table that is read back applies the same lines, and so comes out the same. No disk, no task,
//! no chat, and no game is known here.
//!
//! | module | what it is |
//! |---|---|
//! | `state` | what a table consists of: people, chairs, the course of a match |
//! | `decide` | a press as lines |
//! | `apply`, `in_match` | what a line does, before a match has begun and while it runs |
//! | `fold` | a table from its lines |
//! | `lobby`, `seats`, `play`, `undo`, `question` | what each press decides |
//! | `advice` | what a bot thinks about: an action of its own, or a hint |
//! | `timing` | whose time runs, and what is due |
//! | `look`, `log` | what a viewer is shown, and told |
//! | `past` | a match that is over, folded again |
//! | `replay` | it as it was at any of its plies |
//! | `review` | the choices that somebody made in it |

mod advice;
mod apply;
mod decide;
mod fold;
mod in_match;
mod lobby;
mod log;
mod look;
mod past;
mod play;
mod question;
mod replay;
mod review;
mod seats;
mod state;
mod timing;
mod undo;

#[cfg(test)]
mod tests;

pub use advice::Puzzle;
pub(crate) use past::Past;
pub use state::{HostConfig, Table};
