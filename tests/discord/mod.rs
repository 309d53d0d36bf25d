//! The real bot over Discord's wire, in the playground: people type commands and press what they
//! see. Every request that the bot made is held against Discord's own schema where that is at hand.

mod faults;
mod kill;
mod matches;
mod party;
