//! Our own end of Discord's gateway (v10, JSON). It exists because serenity's resumes without a pause when it
//! is closed again and again, and drops every event of which its models do not like a field. Here an event is
//! its name and its JSON; who wants to know more reads what it needs.
//!
//! | file | what |
//! |---|---|
//! | `shards` | all shards, as many as Discord recommends: started, watched, stopped |
//! | `shard` | one shard for its whole life: connects, waits, resumes or begins anew, gives up |
//! | `connection` | one connection, from its greeting to its end: heartbeats, events |
//! | `socket` | the WebSocket: payloads in, payloads out |
//! | `payload` | payloads as text |
//! | `pauses` | how long to wait before the next attempt |
//! | `session_starts` | Discord's limit of new sessions |
//! | `closing` | why a connection ended, and what can be done about it |

mod closing;
mod connection;
mod pauses;
mod payload;
mod session_starts;
mod shard;
mod shards;
mod socket;

pub(crate) use payload::Event;
pub(crate) use shards::Shards;
