//! The desk at the door: a log of every request, and the rate limits with Discord's headers. It
//! must not know what a route does.

use std::collections::HashMap;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::control::route::Route;
use crate::kept::{self, Kept};
use crate::world::Id;

/// A request as it came, and how it was answered.
#[derive(Clone, Debug)]
pub(crate) struct Logged {
    pub at: u64,
    pub method: String,
    pub path: String,
    pub status: u16,
    pub bot: Option<Id>,
    pub content_type: String,
    /// Empty if it was too long to be kept; its length stands beside it.
    pub body: Bytes,
    pub size: usize,
    pub files: Vec<(String, usize)>,
    pub payload: Option<Value>,
}

impl Logged {
    /// What it takes to keep it. A body that was read from a form is as long as its text.
    fn weight(&self) -> usize {
        let payload = self.payload.as_ref().map_or(0, |payload| payload.to_string().len());
        let names: usize = self.files.iter().map(|(name, _)| name.len()).sum();
        self.body.len() + payload + names + self.path.len() + self.content_type.len()
    }

    pub(crate) fn face(&self) -> Value {
        let body = self.payload.clone().or_else(|| serde_json::from_slice(&self.body).ok());
        let files = self.files.iter().map(|(name, size)| json!({"filename": name, "size": size}));
        json!({
            "at": self.at, "method": self.method, "path": self.path, "status": self.status,
            "bot": self.bot, "content_type": self.content_type, "body": body,
            "size": self.size,
            "files": files.collect::<Value>(),
        })
    }
}

/// A narrower limit for some routes.
#[derive(Clone, Debug)]
struct Narrow {
    route: Route,
    limit: u64,
    window: u64,
}

#[derive(Clone, Copy, Debug, Default)]
struct Bucket {
    used: u64,
    reset: u64,
}

/// Log and limits.
#[derive(Default)]
pub(crate) struct Desk {
    pub log: Kept<Logged>,
    buckets: HashMap<String, Bucket>,
    narrow: Vec<Narrow>,
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

/// Wide enough that nobody meets it by accident, and still a real limit.
const LIMIT: u64 = 10_000;
const WINDOW: u64 = 1000;

impl Desk {
    pub(crate) fn keep(&mut self, logged: Logged) {
        let weight = logged.weight();
        self.log.push(logged, weight);
    }

    /// Narrows the limit of a route.
    pub(crate) fn narrow(&mut self, route: Route, limit: u64, window: u64) {
        self.narrow.retain(|narrow| narrow.route != route);
        self.narrow.push(Narrow { route, limit, window });
        self.buckets.clear();
    }

    pub(crate) fn widen(&mut self) {
        self.narrow.clear();
        self.buckets.clear();
    }

    /// Counts a request. None: the route has no limit of its own.
    pub(crate) fn rate(&mut self, bot: Id, method: &str, path: &[&str], now: u64) -> Option<Rate> {
        // The bucket of a callback is its interaction: one request never fills it.
        if path.first() == Some(&"interactions") {
            return None;
        }
        let template = template(method, path);
        let narrow = self.narrow.iter().find(|narrow| narrow.route.matches(method, path));
        let (limit, window) = narrow.map_or((LIMIT, WINDOW), |n| (n.limit, n.window));
        let major = match path {
            ["webhooks", app, token, ..] => format!("{app}:{token}"),
            [_, major, ..] => (*major).to_owned(),
            _ => String::new(),
        };
        if self.buckets.len() > kept::COUNT {
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
        let mut desk = Desk::default();
        desk.narrow(Route::read("POST /channels/:id/messages").unwrap(), 2, 5000);
        let path = ["channels", "1234567", "messages"];
        let mut ask = |now| desk.rate(Id(1), "POST", &path, now).unwrap();
        assert_eq!((ask(0).remaining, ask(1).remaining), (1, 0));
        let third = ask(2);
        assert!(third.refused);
        assert_eq!(third.wait, 4998);
        assert!(!ask(5000).refused);
    }
}
