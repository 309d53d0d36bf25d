//! Faults of whole connections: how a new one is greeted, and what the API says of the gateway. They last
//! until they are cleared.

use serde_json::Value;

use crate::json::{bits, milliseconds, text};

/// What Discord asks for, too.
const HEARTBEAT_MS: u64 = 41_250;
/// No interval is shorter, or a playground would do nothing but beat.
const SHORTEST_HEARTBEAT_MS: u64 = 50;

/// How a new connection is greeted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Greeting {
    pub heartbeat_ms: u64,
    pub closing: Option<ClosingNew>,
}

/// A new connection that is closed on demand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClosingNew {
    pub code: u16,
    pub after: After,
}

/// The moment at which a new connection is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum After {
    /// It was accepted, and nothing was said.
    Accept,
    /// It was greeted.
    Hello,
    /// The client has said something.
    Payload,
}

/// What the API says of the gateway.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GatewayInfo {
    pub shards: u64,
    pub remaining: u64,
    pub reset_after_ms: u64,
    pub max_concurrency: u64,
}

impl Default for GatewayInfo {
    fn default() -> Self {
        Self { shards: 1, remaining: 1000, reset_after_ms: 0, max_concurrency: 1 }
    }
}

/// Every fault of connections that is waiting.
#[derive(Debug, Default)]
pub(crate) struct Connections {
    heartbeat_ms: Option<u64>,
    closing: Option<(ClosingNew, u64)>,
    pub gateway: GatewayInfo,
}

impl Connections {
    /// Takes a fault of connections; false: it is of another kind. An error is a sentence.
    pub(super) fn add(&mut self, body: &Value) -> Result<bool, String> {
        match text(body, "kind") {
            Some("close_new") => {
                let code = bits(body, "code").and_then(|code| u16::try_from(code).ok());
                let after = match text(body, "after") {
                    None | Some("accept") => After::Accept,
                    Some("hello") => After::Hello,
                    Some("payload") => After::Payload,
                    Some(other) => return Err(format!("there is no moment {other:?}")),
                };
                let times = bits(body, "times").unwrap_or(u64::MAX);
                self.closing = Some((ClosingNew { code: code.unwrap_or(4000), after }, times));
            }
            Some("heartbeat") => {
                let ms = milliseconds(body)?.ok_or("ms is missing")?;
                self.heartbeat_ms = Some(ms.max(SHORTEST_HEARTBEAT_MS));
            }
            Some("gateway") => {
                let usual = GatewayInfo::default();
                self.gateway = GatewayInfo {
                    shards: bits(body, "shards").unwrap_or(usual.shards),
                    remaining: bits(body, "remaining").unwrap_or(usual.remaining),
                    reset_after_ms: milliseconds(body)?.unwrap_or(usual.reset_after_ms),
                    max_concurrency: bits(body, "max_concurrency").unwrap_or(usual.max_concurrency),
                };
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// How the next connection is greeted.
    pub(crate) fn greet(&mut self) -> Greeting {
        let closing = self.closing.map(|(closing, _)| closing);
        if let Some((_, times)) = &mut self.closing {
            *times -= 1;
        }
        self.closing.take_if(|(_, times)| *times == 0);
        Greeting { heartbeat_ms: self.heartbeat_ms.unwrap_or(HEARTBEAT_MS), closing }
    }
}
