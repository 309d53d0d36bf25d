//! What Discord is to the rest of this crate: requests that it answers, ids on its buttons,
//! messages within its limits, none of which knows a game, a table or the host. Above them stand
//! `press`, `page` and `serve`, by which an interaction is answered, and `show`, which keeps the
//! boards.

pub(crate) mod custom_id;
mod keeper;
pub(crate) mod limits;
pub(crate) mod message;
pub(crate) mod page;
mod picture;
pub(crate) mod press;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod visit;
pub(crate) mod wire;
mod word;
