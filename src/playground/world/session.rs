//! Gateway sessions as data: who is connected, and what is kept for a resume.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc::UnboundedSender;

use super::id::Id;
use crate::recent::Recent;

/// The events that a session keeps for a resume.
pub(crate) const fn backlog() -> Recent<(u64, Utf8Bytes)> {
    Recent::new(4096, 16 << 20)
}

/// What a connection is told to put on its socket.
#[derive(Clone, Debug)]
pub(crate) enum Frame {
    Text(Utf8Bytes),
    Close(u16, &'static str),
    /// Neither answer nor write until this moment, or until there were more thaws than these.
    Freeze {
        until: Option<u64>,
        thaws: u64,
    },
}

/// One identified session.
pub(crate) struct Session {
    pub id: String,
    pub bot: Id,
    pub shard: (u64, u64),
    pub intents: u64,
    pub seq: u64,
    pub backlog: Recent<(u64, Utf8Bytes)>,
    /// The connection that serves it, if one does.
    pub line: Option<UnboundedSender<Frame>>,
    pub connection: u64,
    pub gone: Option<u64>,
}

/// An event that was sent, for reading back.
pub(crate) struct SentEvent {
    pub bot: Id,
    pub text: Utf8Bytes,
}
