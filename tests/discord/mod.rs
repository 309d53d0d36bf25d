//! The real bot over Discord's wire, in the playground: people type commands and press what they
//! see. Every request that the bot made is held against Discord's own schema where that is at hand.

mod asking;
mod boards;
mod bots;
mod buttons;
mod crash;
mod faults;
mod forget;
mod gateway;
mod gone;
mod hostile;
mod kill;
mod matches;
mod outages;
pub(crate) mod party;
mod people;
mod permissions;
mod pictures;
mod replays;
mod rules;
mod settings;
mod statistics;
mod tabs;
mod text_only;
mod turns;
