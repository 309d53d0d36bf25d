//! The playground from outside: a raw bot on its wire, with no library that could be forgiving.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod answers;
mod bot;
mod connections;
mod entrance;
mod faults;
mod hostile;
mod limits;
mod messages;
mod page;
mod rights;
mod sessions;
mod store;
mod strict;
