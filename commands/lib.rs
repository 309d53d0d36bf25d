//! Kaigi on Discord: slash commands, messages and presses. The only place that says serenity.
//!
//! | module | what it is |
//! |---|---|
//! | `bot` | a running bot: start, events, stop |
//! | `desk` | what everything that serves a user has in common |
//! | `all` | every slash command, made from the list of games |
//! | `start` … `record`, `kaigi`, `settings` … `leaderboard` | one slash command a file |
//! | `levels`, `replay`, `advice` | what only buttons ask for, a file each |
//! | `scene` | looks as messages: the lobby, the board, the hand |
//! | `picture` | pictures as files, painted off the threads that answer |
//! | `discord` | requests, ids and messages as Discord wants them; presses and boards |

mod advice;
mod all;
mod bot;
mod cancel;
mod desk;
mod discord;
mod hand;
mod kaigi;
mod leaderboard;
mod leave;
mod levels;
pub mod picture;
mod record;
mod replay;
mod rules;
mod scene;
mod server;
mod settings;
mod start;
mod stats;
mod undo;
mod watch;

pub use bot::{Bot, Settings, StartTrouble};
