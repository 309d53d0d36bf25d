//! What Discord has told us to wait for. Time is given, never asked for; nothing is sent here.

use std::collections::HashMap;
use std::time::Duration;

use reqwest::header::HeaderMap;
use serde::Deserialize;
use tokio::time::Instant;

/// More waits than these at once are not remembered; a 429 says them again.
const MOST_WAITS: usize = 16_384;

/// The longest wait that is believed. Should Discord mean it, it says so again.
const LONGEST_WAIT: Duration = Duration::from_secs(10 * 60);

/// A 429 that does not say how long.
const DEFAULT_WAIT: Duration = Duration::from_secs(5);

/// What one rate limit holds for: a route, and the channel, guild or webhook in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Bucket {
    pub(super) route: &'static str,
    pub(super) major: u64,
}

/// When which requests may be sent again. Buckets with something left are not in it, so it stays
/// small.
#[derive(Debug, Default)]
pub(super) struct Waits {
    until: HashMap<Bucket, Instant>,
    all: Option<Instant>,
}

impl Waits {
    /// When a request may be sent, if not now. Some are exempt from what holds for all.
    pub(super) fn until(&mut self, bucket: Bucket, exempt: bool, now: Instant) -> Option<Instant> {
        self.all = self.all.filter(|until| *until > now);
        let own = self.until.get(&bucket).copied();
        if own.is_some_and(|until| until <= now) {
            self.until.remove(&bucket);
        }
        own.filter(|until| *until > now).max(self.all.filter(|_| !exempt))
    }

    /// Nothing more in this bucket until then.
    pub(super) fn hold(&mut self, bucket: Bucket, until: Instant, now: Instant) {
        if self.until.len() >= MOST_WAITS {
            self.until.retain(|_, until| *until > now);
        }
        if self.until.len() < MOST_WAITS || self.until.contains_key(&bucket) {
            // A late answer does not shorten what another one has said.
            let held = self.until.entry(bucket).or_insert(until);
            *held = (*held).max(until);
        }
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.until.len()
    }

    /// Until when everything is held, if it is or was.
    pub(super) fn all(&self) -> Option<Instant> {
        self.all
    }

    /// Nothing at all until then.
    pub(super) fn hold_all(&mut self, until: Instant) {
        self.all = self.all.max(Some(until));
    }
}

/// After how long there is something left again, if this answer used up the last of its bucket.
pub(super) fn wait_until_reset(headers: &HeaderMap) -> Option<Duration> {
    let remaining = headers.get("x-ratelimit-remaining")?.to_str().ok()?;
    if remaining.trim() == "0" { seconds(headers, "x-ratelimit-reset-after") } else { None }
}

/// What a 429 says: how long to wait, and whether it holds for everything.
pub(super) fn wait_from_429(headers: &HeaderMap, body: &[u8]) -> (Duration, bool) {
    #[derive(Default, Deserialize)]
    #[serde(default)]
    struct Told {
        retry_after: Option<f64>,
        global: bool,
    }
    let body: Told = serde_json::from_slice(body).unwrap_or_default();
    // The body has the fraction that the header `retry-after` rounds away.
    let wait = body
        .retry_after
        .and_then(believed)
        .or_else(|| seconds(headers, "x-ratelimit-reset-after"))
        .or_else(|| seconds(headers, "retry-after"));
    (wait.unwrap_or(DEFAULT_WAIT), body.global || headers.contains_key("x-ratelimit-global"))
}

fn seconds(headers: &HeaderMap, name: &str) -> Option<Duration> {
    let seconds: f64 = headers.get(name)?.to_str().ok()?.trim().parse().ok()?;
    believed(seconds)
}

/// These seconds, as far as they can be believed.
fn believed(seconds: f64) -> Option<Duration> {
    let longest = LONGEST_WAIT.as_secs_f64();
    Duration::try_from_secs_f64(seconds.min(longest)).ok()
}
