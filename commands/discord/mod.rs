//! Discord's protocol: requests that it answers, ids on its buttons, messages within its limits. None
//! of it knows a game, a table or the host.

pub(crate) mod custom_id;
pub(crate) mod limits;
pub(crate) mod message;
pub(crate) mod permission;
pub(crate) mod wire;
