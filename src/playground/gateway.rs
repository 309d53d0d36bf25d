//! The gateway: one task a connection, from hello to goodbye. It turns frames into calls on the
//! world and the world's frames into bytes. What an event says is none of its business.

mod session;
mod squeeze;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use self::session::{
    ALREADY_AUTHENTICATED, Closing, DECODE_ERROR, INVALID_VERSION, NOT_AUTHENTICATED, Plug,
    RATE_LIMITED, UNKNOWN_OPCODE,
};
use self::squeeze::Squeeze;
use crate::server::Server;
use crate::world::Frame;

/// What Discord asks for, too.
const HEARTBEAT_MS: u64 = 41_250;
/// A client's payload may not be larger.
const LARGEST: usize = 4096;
/// How many payloads a client may send in a minute.
const MOST_A_MINUTE: usize = 120;

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

/// What the client asked for in the address.
pub(crate) struct Wish {
    pub version: Option<u64>,
    pub encoding: Option<String>,
    pub compress: Option<String>,
    pub host: String,
}

struct Connection {
    server: Arc<Server>,
    plug: Plug,
    session: Option<String>,
    sent: VecDeque<u64>,
}

/// What the client's frame leads to.
enum Next {
    Go,
    Close(Closing),
}

/// Serves a connection until it ends.
pub(crate) async fn serve(server: Arc<Server>, mut socket: WebSocket, wish: Wish) {
    let (line, frames) = unbounded_channel();
    let squeeze = Squeeze::new(wish.compress.as_deref());
    let version = wish.version.unwrap_or(10);
    let json = wish.encoding.as_deref().is_none_or(|encoding| encoding == "json");
    let (Some(squeeze), true, true) = (squeeze, json, (6..=10).contains(&version)) else {
        let closing = if (6..=10).contains(&version) { DECODE_ERROR } else { INVALID_VERSION };
        close(&mut socket, closing).await;
        return;
    };
    let connection = Connection {
        plug: Plug {
            connection: CONNECTIONS.fetch_add(1, Ordering::Relaxed),
            line: line.clone(),
            address: format!("ws://{}", wish.host),
            version,
        },
        server,
        session: None,
        sent: VecDeque::new(),
    };
    let hello = json!({"t": null, "s": null, "op": 10,
        "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": ["playground"]}});
    tell(&line, &hello);
    connection.run(socket, squeeze, frames).await;
}

fn tell(line: &UnboundedSender<Frame>, payload: &Value) {
    // The receiver lives as long as the connection.
    let _ = line.send(Frame::Text(payload.to_string().into()));
}

async fn close(socket: &mut WebSocket, (code, reason): Closing) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    let _ = socket.send(Message::Close(Some(frame))).await;
}

impl Connection {
    async fn run(
        mut self,
        mut socket: WebSocket,
        mut squeeze: Squeeze,
        mut frames: UnboundedReceiver<Frame>,
    ) {
        let mut batch = Vec::new();
        let mut ended = false;
        'life: loop {
            tokio::select! {
                count = frames.recv_many(&mut batch, 256) => {
                    if count == 0 {
                        break;
                    }
                    for frame in batch.drain(..) {
                        let sent = match frame {
                            Frame::Text(text) => socket.feed(squeeze.pack(text)).await,
                            Frame::Close(code, reason) => {
                                close(&mut socket, (code, reason)).await;
                                break 'life;
                            }
                            Frame::Freeze(until) => {
                                let flushed = socket.flush().await;
                                self.freeze(until).await;
                                flushed
                            }
                        };
                        if sent.is_err() {
                            break 'life;
                        }
                    }
                    if socket.flush().await.is_err() {
                        break;
                    }
                }
                received = socket.recv() => {
                    let text = match received {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Binary(bytes))) => {
                            Utf8Bytes::try_from(bytes).unwrap_or_default()
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(frame))) => {
                            // Discord ends the session on these two, and keeps it on all others.
                            ended = frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                            break;
                        }
                        Some(Err(_)) | None => break,
                    };
                    if let Next::Close(closing) = self.hear(&text) {
                        close(&mut socket, closing).await;
                        break;
                    }
                }
            }
        }
        if let Some(session) = &self.session {
            let connection = self.plug.connection;
            self.server.with(|world| world.unplug(session, connection, ended));
        }
    }

    /// Neither reads nor writes until the time has passed or the freeze is released.
    async fn freeze(&self, until: Option<u64>) {
        let mut thaw = self.server.thaw.subscribe();
        loop {
            let waited = tokio::time::timeout(crate::TICK, thaw.changed()).await;
            if waited.is_ok() || until.is_some_and(|until| self.server.clock.now() >= until) {
                return;
            }
        }
    }

    fn hear(&mut self, text: &str) -> Next {
        let now = self.server.clock.now();
        self.sent.retain(|&at| at + 60_000 > now);
        self.sent.push_back(now);
        if self.sent.len() > MOST_A_MINUTE {
            return Next::Close(RATE_LIMITED);
        }
        if text.len() > LARGEST {
            return Next::Close(DECODE_ERROR);
        }
        let Ok(payload) = serde_json::from_str::<Value>(text) else {
            return Next::Close(DECODE_ERROR);
        };
        let Some(op) = payload.get("op").and_then(Value::as_u64) else {
            return Next::Close(if payload.is_object() { UNKNOWN_OPCODE } else { DECODE_ERROR });
        };
        let data = payload.get("d").unwrap_or(&Value::Null);
        match (op, &self.session) {
            (1, _) => {
                tell(&self.plug.line, &json!({"t": null, "s": null, "op": 11, "d": null}));
                Next::Go
            }
            (2 | 6, Some(_)) => Next::Close(ALREADY_AUTHENTICATED),
            (2, None) => self.identify(data),
            (6, None) => self.resume(data),
            (3 | 4 | 8 | 31, None) => Next::Close(NOT_AUTHENTICATED),
            // Presences and voice states are taken and shown to nobody.
            (3 | 4 | 31, Some(_)) => Next::Go,
            (8, Some(session)) => {
                self.server.with(|world| world.request_members(session, data));
                Next::Go
            }
            _ => Next::Close(UNKNOWN_OPCODE),
        }
    }

    fn identify(&mut self, data: &Value) -> Next {
        if !data.is_object() {
            return Next::Close(DECODE_ERROR);
        }
        match self.server.with(|world| world.identify(&self.plug, data)) {
            Ok(session) => {
                self.session = Some(session);
                Next::Go
            }
            Err(closing) => Next::Close(closing),
        }
    }

    fn resume(&mut self, data: &Value) -> Next {
        match self.server.with(|world| world.resume(&self.plug, data)) {
            Ok(Some(session)) => {
                self.session = Some(session);
                Next::Go
            }
            Ok(None) => {
                tell(&self.plug.line, &json!({"t": null, "s": null, "op": 9, "d": false}));
                Next::Go
            }
            Err(closing) => Next::Close(closing),
        }
    }
}
