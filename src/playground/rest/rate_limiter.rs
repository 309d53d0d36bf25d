//! Rate limits with Discord's headers. It must not know what a route does.

use std::collections::HashMap;

use axum::http::{HeaderMap, HeaderValue};
use sha2::{Digest, Sha256};

use crate::faults::route::Route;
use crate::world::Id;

/// A limit of its own for a route.
#[derive(Clone, Debug)]
struct RouteLimit {
    route: Route,
    limit: u64,
    window: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct Bucket {
    used: u64,
    reset: u64,
}

/// The rate limits of all routes, and how much of them is used.
#[derive(Default)]
pub(crate) struct RateLimiter {
    buckets: HashMap<String, Bucket>,
    limits: Vec<RouteLimit>,
}

/// What a request may still do, and until when.
pub(crate) struct Rate {
    pub limit: u64,
    pub remaining: u64,
    pub reset: u64,
    pub wait: u64,
    pub bucket: String,
    pub refused: bool,
}

/// The most buckets before those that are over are forgotten.
const MOST_BUCKETS: usize = 20_000;

/// Wide enough that nobody meets it by accident, and still a real limit.
const LIMIT: u64 = 10_000;
const WINDOW_MS: u64 = 1000;

impl RateLimiter {
    /// Gives a route a limit of its own: requests in a window of milliseconds.
    pub(crate) fn set_limit(&mut self, route: Route, limit: u64, window: u64) {
        self.limits.retain(|limit| limit.route != route);
        self.limits.push(RouteLimit { route, limit, window });
        self.buckets.clear();
    }

    /// Takes every route's own limit away.
    pub(crate) fn clear_limits(&mut self) {
        self.limits.clear();
        self.buckets.clear();
    }

    /// Counts a request. None: the route has no limit of its own.
    pub(crate) fn rate(&mut self, bot: Id, method: &str, path: &[&str], now: u64) -> Option<Rate> {
        // The bucket of a callback is its interaction: one request never fills it.
        if path.first() == Some(&"interactions") {
            return None;
        }
        let template = template(method, path);
        let own = self.limits.iter().find(|limit| limit.route.matches(method, path));
        let (limit, window) = own.map_or((LIMIT, WINDOW_MS), |n| (n.limit, n.window));
        let major = match path {
            ["webhooks", app, token, ..] => format!("{app}:{token}"),
            [_, major, ..] => (*major).to_owned(),
            _ => String::new(),
        };
        if self.buckets.len() > MOST_BUCKETS {
            self.buckets.retain(|_, bucket| bucket.reset > now);
        }
        let bucket = self.buckets.entry(format!("{bot} {template} {major}")).or_default();
        if bucket.reset <= now {
            *bucket = Bucket { used: 0, reset: now.saturating_add(window) };
        }
        let refused = bucket.used >= limit;
        bucket.used += u64::from(!refused);
        let hash = Sha256::digest(template.as_bytes());
        let name: String = hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
        Some(Rate {
            limit,
            remaining: limit - bucket.used,
            reset: bucket.reset,
            wait: bucket.reset - now,
            bucket: name,
            refused,
        })
    }
}

impl Rate {
    pub(crate) fn headers(&self, headers: &mut HeaderMap) {
        let seconds = |ms: u64| format!("{}.{:03}", ms / 1000, ms % 1000);
        for (name, value) in [
            ("x-ratelimit-limit", self.limit.to_string()),
            ("x-ratelimit-remaining", self.remaining.to_string()),
            ("x-ratelimit-reset", seconds(self.reset)),
            ("x-ratelimit-reset-after", seconds(self.wait)),
            ("x-ratelimit-bucket", self.bucket.clone()),
        ] {
            if let Ok(value) = HeaderValue::from_str(&value) {
                headers.insert(name, value);
            }
        }
    }
}

/// A path with `:id` for every id.
fn template(method: &str, path: &[&str]) -> String {
    let secret = path.first() == Some(&"webhooks");
    let steps = path.iter().enumerate().map(|(at, step)| {
        let is_id = step.len() > 5 && step.bytes().all(|byte| byte.is_ascii_digit());
        if is_id {
            ":id"
        } else if secret && at == 2 {
            ":token"
        } else {
            step
        }
    });
    let mut text = method.to_owned();
    text.push(' ');
    for step in steps {
        text.push('/');
        text.push_str(step);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let mut limiter = RateLimiter::default();
        limiter.set_limit(Route::read("POST /channels/:id/messages").unwrap(), 2, 5000);
        let path = ["channels", "1234567", "messages"];
        let mut ask = |now| limiter.rate(Id(1), "POST", &path, now).unwrap();
        assert_eq!((ask(0).remaining, ask(1).remaining), (1, 0));
        let third = ask(2);
        assert!(third.refused);
        assert_eq!(third.wait, 4998);
        assert!(!ask(5000).refused);
    }
}
