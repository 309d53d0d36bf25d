//! Kaigi on Discord: slash commands, messages and presses. The only place that says serenity.
//!
//! Imports point from the bottom of this table to its top, never the other way.
//!
//! | module | what it is |
//! |---|---|
//! | `discord` | Discord's protocol: requests, messages, the ids of buttons, limits |
//! | `picture` | pictures as files, painted off the threads that answer |
//! | `scene` | looks as messages: the lobby, the board, the hand |
//! | `service` | what is done for people: the shared state, visits, answers, keepers |
//! | `slash` | slash commands, one file each, and the list of them |
//! | `buttons` | presses: a router and its handlers |
//! | `bot` | a running bot: start, events, stop |

mod bot;
mod buttons;
mod discord;
pub mod picture;
mod scene;
mod service;
mod slash;

pub use bot::{Bot, EDIT_PAUSE, Settings, StartTrouble, invite_address};
