//! Our own small client for Discord's REST API v10. It exists because serenity's keeps to
//! discord.com unless its rate limiter is off, loses `retry-after` when it is off, and empties the
//! list of a message's files when an interaction updates it. It must not know what it carries.
//!
//! | module | what it is |
//! |---|---|
//! | `client` | the requests that the bot makes |
//! | `handle` | the handle by which an interaction is answered |
//! | `reply` | first answers to an interaction |
//! | `body` | what a request carries |
//! | `sender` | one request with its retries |
//! | `queue` | the order and the pace of the requests in the bot's own name |
//! | `waits` | the rate limits that Discord has told us of |
//! | `gateway_info` | what Discord says of its gateway |
//! | `token` | what Discord thinks of our token |
//! | `error` | what can go wrong |

mod body;
mod client;
mod error;
mod gateway_info;
mod handle;
mod queue;
mod reply;
mod sender;
#[cfg(test)]
mod tests;
mod token;
mod waits;

pub(crate) use client::{Posted, Sent, Wire};
pub(crate) use error::WireError;
pub(crate) use gateway_info::GatewayInfo;
pub(crate) use handle::{ReplyHandle, StoredHandle};
pub(crate) use reply::Reply;
