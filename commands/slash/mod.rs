//! Slash commands, one file each, and the list of all of them.

mod arguments;
mod call;
mod cancel;
mod context;
mod forget;
mod hand;
mod kaigi;
mod leaderboard;
mod leave;
mod list;
mod record;
mod rules;
mod server;
mod settings;
mod start;
mod stats;
mod undo;
mod watch;

pub(crate) use call::call_command;
pub(crate) use context::Command;
pub(crate) use list::{commands, registration};
