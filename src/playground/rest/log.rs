//! The log of requests, for reading back.

use axum::body::Bytes;
use serde_json::{Value, json};

use crate::recent::Recent;
use crate::world::Id;

/// A request as it came, and how it was answered.
#[derive(Clone, Debug)]
pub(crate) struct LoggedRequest {
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

impl LoggedRequest {
    /// The bytes it takes to keep it. A body that was read from a form is as long as its text.
    fn size_in_memory(&self) -> usize {
        let payload = self.payload.as_ref().map_or(0, |payload| payload.to_string().len());
        let names: usize = self.files.iter().map(|(name, _)| name.len()).sum();
        self.body.len() + payload + names + self.path.len() + self.content_type.len()
    }

    /// The request as JSON, for reading back.
    pub(crate) fn json(&self) -> Value {
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

/// The newest requests.
#[derive(Default)]
pub(crate) struct RequestLog {
    requests: Recent<LoggedRequest>,
}

impl RequestLog {
    /// Adds a request that was answered.
    pub(crate) fn push(&mut self, request: LoggedRequest) {
        let bytes = request.size_in_memory();
        self.requests.push(request, bytes);
    }

    /// The requests as JSON, the oldest first.
    pub(crate) fn json(&self) -> Value {
        self.requests.iter().map(LoggedRequest::json).collect()
    }
}
