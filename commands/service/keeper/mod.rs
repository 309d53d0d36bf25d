//! Keepers: the tasks that show tables, behind the answers to presses.
//!
//! | module | what it is |
//! |---|---|
//! | `message` | what a keeper is told |
//! | `inbox` | where it is told, in few words however much it is |
//! | `registry` | the channels that have a board, and the ways to their keepers |
//! | `note` | what a keeper remembers across restarts |
//! | `state` | one keeper: what it knows and has posted, and how it sends |
//! | `board`, `calls`, `pages` | what it shows: to everybody, to those who are called, to each who holds a page |
//! | `run` | its task |
//! | `keepers` | all of them |

mod board;
mod calls;
mod inbox;
mod keepers;
mod message;
mod note;
mod pages;
mod registry;
mod run;
mod state;

pub(crate) use keepers::{AnswerOnBoard, Keepers};
pub(crate) use message::KeptPage;
