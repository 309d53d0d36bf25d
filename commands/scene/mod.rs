//! What is shown of a table: looks as messages. A scene knows what stands where on a message; what
//! fits on one is for `discord::message` to know, and what a press does for `buttons`.

mod advice;
mod board;
mod bots;
mod call;
mod forget;
mod frame;
mod hand;
mod lobby;
mod log;
mod pace;
mod parts;
mod pictures;
mod replay;
mod rules;
mod settings;
mod stats;
mod table;
#[cfg(test)]
mod tests;
mod why;

pub(crate) use advice::{hint, review};
pub(crate) use bots::{levels, seated};
pub(crate) use call::called;
pub(crate) use forget::{forgotten, may_forget};
pub(crate) use frame::{Ask, Frame};
pub(crate) use hand::{asks, held_game, leave, seat, watched};
pub(crate) use lobby::{stir, stirred, taken};
pub(crate) use log::{PAGES_LINE, log};
pub(crate) use pace::PACES;
pub(crate) use parts::{game_name, note};
pub(crate) use pictures::Pictures;
pub(crate) use replay::{replay, unreplayed};
pub(crate) use rules::{RULES_LINE, Wanted, illustrated, rules};
pub(crate) use settings::{language_name, place, settings};
pub(crate) use stats::{leaderboard, stats};
pub(crate) use table::{is_final, public};
pub(crate) use why::why;
