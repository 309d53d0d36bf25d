//! Discord's limit of new sessions: so many a day, and so many at once. Whoever exceeds it loses the token
//! (topics/gateway, "Session Start Limit"), so a shard waits for its turn before it identifies.

use std::time::Duration;

use tokio::sync::{Mutex, MutexGuard};
use tokio::time::{Instant, sleep_until};

use crate::discord::wire::{GatewayInfo, Wire, WireError};

/// The shards of one turn identify this far apart.
const TURN_EVERY: Duration = Duration::from_secs(5);

/// What Discord has said is believed for this long.
const INFO_FRESH: Duration = Duration::from_secs(60);

/// The turns of all shards.
pub(super) struct SessionStarts {
    wire: Wire,
    known: Mutex<Known>,
    /// When a shard of each turn identified last. A shard's turn is its number modulo `max_concurrency`.
    turns: Vec<Mutex<Option<Instant>>>,
}

/// What Discord has said of its gateway, with what we have used up since.
struct Known {
    url: String,
    remaining: u64,
    resets: Instant,
    asked: Instant,
}

impl Known {
    fn new(info: GatewayInfo) -> Known {
        let now = Instant::now();
        let GatewayInfo { url, remaining, reset_after, .. } = info;
        Known { url, remaining, resets: now + reset_after, asked: now }
    }
}

/// The turn of a shard, until this is dropped.
pub(super) struct Turn<'a> {
    starts: &'a SessionStarts,
    last: MutexGuard<'a, Option<Instant>>,
    /// Where to connect to.
    pub(super) url: String,
}

impl SessionStarts {
    /// As Discord has just said.
    pub(super) fn new(wire: Wire, info: GatewayInfo) -> SessionStarts {
        let turns = info.max_concurrency.clamp(1, 1024);
        let turns = (0..turns).map(|_| Mutex::default()).collect();
        SessionStarts { wire, known: Mutex::new(Known::new(info)), turns }
    }

    /// Waits for this shard's turn to begin a session. Others of the same turn wait until it is dropped.
    pub(super) async fn turn(&self, shard: u64) -> Result<Turn<'_>, WireError> {
        let turns = u64::try_from(self.turns.len()).unwrap_or(1);
        let at = usize::try_from(shard % turns).unwrap_or(0);
        let last = self.turns[at].lock().await;
        if let Some(last) = *last {
            sleep_until(last + TURN_EVERY).await;
        }
        let url = self.until_allowed().await?;
        Ok(Turn { starts: self, last, url })
    }

    /// Where sessions are begun, as Discord said last.
    pub(super) async fn url(&self) -> String {
        self.known.lock().await.url.clone()
    }

    /// Waits until Discord allows one more session; where it is begun.
    async fn until_allowed(&self) -> Result<String, WireError> {
        loop {
            let mut known = self.known.lock().await;
            if known.remaining > 0 && known.asked.elapsed() < INFO_FRESH {
                return Ok(known.url.clone());
            }
            *known = Known::new(self.wire.gateway().await?);
            if known.remaining > 0 {
                return Ok(known.url.clone());
            }
            // Never in a loop without a pause, whatever Discord says.
            let until = known.resets.max(Instant::now() + TURN_EVERY);
            drop(known);
            let wait = until.saturating_duration_since(Instant::now());
            tracing::warn!(
                seconds = wait.as_secs(),
                "Discord allows no new session for now; waiting"
            );
            sleep_until(until).await;
        }
    }
}

impl Turn<'_> {
    /// A session is begun now.
    pub(super) async fn take(mut self) {
        let mut known = self.starts.known.lock().await;
        known.remaining = known.remaining.saturating_sub(1);
        *self.last = Some(Instant::now());
    }
}
