//! The handle by which an interaction is answered, while its token is valid, and the form in which it
//! is stored across a restart.

use std::fmt;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use crate::discord::limits;

/// The handle of an interaction: what an answer to it needs.
#[derive(Clone)]
pub(crate) struct ReplyHandle {
    /// The interaction.
    pub(crate) id: u64,
    /// What lets us answer; never logged.
    pub(crate) token: String,
    /// Our application.
    pub(crate) application: u64,
    /// When the interaction reached us.
    pub(crate) arrived: Instant,
}

impl ReplyHandle {
    /// The handle of an interaction that has just arrived.
    pub(crate) fn new(id: u64, token: impl Into<String>, application: u64) -> ReplyHandle {
        ReplyHandle { id, token: token.into(), application, arrived: Instant::now() }
    }

    /// Can its messages still be edited?
    pub(crate) fn is_valid(&self) -> bool {
        self.arrived.elapsed() < limits::TOKEN_LIFE
    }

    /// The form in which it is stored; none if it is older than the clock can tell.
    pub(crate) fn stored(&self) -> Option<StoredHandle> {
        let age = self.arrived.elapsed();
        let arrived = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.checked_sub(age)?;
        let (id, token, application) = (self.id, self.token.clone(), self.application);
        Some(StoredHandle { id, token, application, arrived: arrived.as_secs() })
    }
}

/// A stored handle.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct StoredHandle {
    id: u64,
    token: String,
    application: u64,
    /// In seconds since 1970.
    arrived: u64,
}

impl StoredHandle {
    /// The handle, if its token is still valid.
    pub(crate) fn handle(&self) -> Option<ReplyHandle> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        let age = now.saturating_sub(Duration::from_secs(self.arrived));
        let arrived = Instant::now().checked_sub(age)?;
        let StoredHandle { id, token, application, .. } = self.clone();
        Some(ReplyHandle { id, token, application, arrived }).filter(ReplyHandle::is_valid)
    }
}

impl PartialEq for StoredHandle {
    /// The same interaction's, however its time was rounded.
    fn eq(&self, other: &StoredHandle) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for StoredHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredHandle").field("id", &self.id).finish_non_exhaustive()
    }
}

impl fmt::Debug for ReplyHandle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReplyHandle").field("id", &self.id).finish_non_exhaustive()
    }
}
