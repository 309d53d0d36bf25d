//! Slash commands, one file each, and the list of all of them.

mod arguments;
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
mod unknown;
mod watch;

pub(crate) use context::Never;
pub(crate) use list::{commands, registration};
pub(crate) use unknown::on_error;
