//! Payloads of the gateway as text: what comes is taken apart without a look inside, what goes is written.

use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;

/// What tells the gateway that it may name us.
const CLIENT: &str = "kaigi";

/// An event: its name and its JSON.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Event<'a> {
    /// Its name, such as `INTERACTION_CREATE`.
    pub(crate) name: &'a str,
    /// Its data, never logged: it can hold tokens and what people typed.
    pub(crate) data: &'a str,
}

/// A payload from the gateway.
#[derive(Deserialize)]
pub(super) struct Payload<'a> {
    pub(super) op: u64,
    #[serde(default)]
    s: Option<u64>,
    #[serde(default)]
    t: Option<String>,
    #[serde(borrow, default)]
    d: Option<&'a RawValue>,
}

pub(super) const DISPATCH: u64 = 0;
pub(super) const HEARTBEAT: u64 = 1;
pub(super) const RECONNECT: u64 = 7;
pub(super) const INVALID_SESSION: u64 = 9;
pub(super) const HELLO: u64 = 10;
pub(super) const HEARTBEAT_ACK: u64 = 11;

impl<'a> Payload<'a> {
    /// The payload in this text, if it is one.
    pub(super) fn read(text: &'a str) -> Option<Payload<'a>> {
        serde_json::from_str(text).ok()
    }

    /// The number of its event.
    pub(super) fn seq(&self) -> Option<u64> {
        self.s
    }

    /// The name of its event.
    pub(super) fn name(&self) -> &str {
        self.t.as_deref().unwrap_or_default()
    }

    /// Its data.
    pub(super) fn data(&self) -> &'a str {
        self.d.map_or("null", RawValue::get)
    }
}

/// The interval of a greeting, in milliseconds.
pub(super) fn heartbeat_interval(data: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct Hello {
        heartbeat_interval: u64,
    }
    let hello: Hello = serde_json::from_str(data).ok()?;
    Some(hello.heartbeat_interval).filter(|interval| *interval > 0)
}

/// A session that can be resumed.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Session {
    /// Its id; who has it and the token can hear what we hear.
    #[serde(rename = "session_id")]
    pub(super) id: String,
    /// Where it is resumed, if Discord says so.
    #[serde(default)]
    pub(super) resume_gateway_url: Option<String>,
    /// The number of its last event.
    #[serde(skip)]
    pub(super) seq: u64,
}

impl Session {
    /// The session that `READY` begins.
    pub(super) fn read(data: &str) -> Option<Session> {
        serde_json::from_str(data).ok()
    }
}

/// The request for a new session.
pub(super) fn identify(token: &str, intents: u64, (shard, shards): (u64, u64)) -> String {
    let properties = json!({"os": std::env::consts::OS, "browser": CLIENT, "device": CLIENT});
    let data = json!({"token": token, "intents": intents, "shard": [shard, shards],
        "compress": true, "large_threshold": 50, "properties": properties});
    json!({"op": 2, "d": data}).to_string()
}

/// The request for the rest of a session.
pub(super) fn resume(token: &str, session: &Session) -> String {
    let data = json!({"token": token, "session_id": session.id, "seq": session.seq});
    json!({"op": 6, "d": data}).to_string()
}

/// A sign of life, with the number of the last event.
pub(super) fn heartbeat(seq: Option<u64>) -> String {
    json!({"op": HEARTBEAT, "d": seq}).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_payload_is_taken_apart_without_a_look_inside() {
        let text = r#"{"t":"X","s":3,"op":0,"d":{"flags":99999999999999999999},"more":1}"#;
        let payload = Payload::read(text).unwrap();
        assert_eq!((payload.op, payload.seq(), payload.name()), (DISPATCH, Some(3), "X"));
        assert_eq!(payload.data(), r#"{"flags":99999999999999999999}"#);
        let hello = Payload::read(r#"{"op":10,"d":{"heartbeat_interval":41250}}"#).unwrap();
        assert_eq!(heartbeat_interval(hello.data()), Some(41_250));
        assert_eq!(heartbeat_interval("{}"), None);
        assert!(Payload::read("{").is_none() && Payload::read("[]").is_none());
    }

    #[test]
    fn a_session_needs_no_more_than_its_id() {
        let session = Session::read(r#"{"session_id":"a","user":7}"#).unwrap();
        assert_eq!((session.id.as_str(), session.resume_gateway_url), ("a", None));
        assert!(Session::read("{}").is_none());
    }
}
