//! Discord's protocol: its gateway, requests that it answers, ids on its buttons, messages within its limits. None
//! of it knows a game, a table or the host.

pub(crate) mod custom_id;
pub(crate) mod gateway;
pub(crate) mod interaction;
pub(crate) mod limits;
pub(crate) mod loose;
pub(crate) mod message;
pub(crate) mod permission;
pub(crate) mod places;
pub(crate) mod wire;
