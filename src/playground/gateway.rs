//! The gateway: one task a connection, from hello to goodbye. It turns frames into calls on the
//! world and the world's frames into bytes. What an event says is none of its business.

mod compression;

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep_until};

use self::compression::Compressor;
use crate::clock::TICK;
use crate::faults::connection::After;
use crate::limits::table::{GATEWAY_PAYLOAD, GATEWAY_SENDS};
use crate::server::Server;
use crate::world::sessions::{
    ALREADY_AUTHENTICATED, Client, Closing, DECODE_ERROR, INVALID_VERSION, NOT_AUTHENTICATED,
    RATE_LIMITED, TIMED_OUT, UNKNOWN_OPCODE,
};
use crate::world::{Frame, World};

/// How many intervals may pass without a heartbeat. They are measured on the wall: a test that drives the
/// playground's time does not make bots late.
const PATIENCE_IN_HEARTBEATS: u32 = 2;

/// What a connection hears that is closed on demand.
const ON_DEMAND: &str = "Closed on demand.";

/// How everyone is sent away at the end.
const GOING_AWAY: Closing = (1001, "The playground closes.");

static CONNECTIONS: AtomicU64 = AtomicU64::new(1);

/// What the client asked for in the address.
pub(crate) struct ConnectQuery {
    pub version: Option<u64>,
    pub encoding: Option<String>,
    pub compress: Option<String>,
    pub host: String,
}

struct Connection {
    server: Arc<Server>,
    client: Client,
    session: Option<String>,
    sent: VecDeque<u64>,
    /// What came and was not heard yet: much, when the connection was frozen.
    waiting: VecDeque<Utf8Bytes>,
    /// The time within which a heartbeat has to come, and when the last one came.
    patience: Duration,
    beaten: Instant,
    /// It is closed as soon as the client has said something.
    doomed: Option<Closing>,
}

/// What came out of the socket.
enum Received {
    Text(Utf8Bytes),
    /// Nothing that concerns us.
    Sign,
    /// The peer is gone, and has ended the session or not.
    Gone {
        ended: bool,
    },
}

/// What the client's frame leads to.
enum Next {
    Go,
    Close(Closing),
}

/// Serves a connection until it ends.
pub(crate) async fn serve(server: Arc<Server>, mut socket: WebSocket, query: ConnectQuery) {
    let (line, frames) = unbounded_channel();
    let compressor = Compressor::new(query.compress.as_deref());
    let version = query.version.unwrap_or(10);
    let json = query.encoding.as_deref().is_none_or(|encoding| encoding == "json");
    let (Some(compressor), true, true) = (compressor, json, (6..=10).contains(&version)) else {
        let closing = if (6..=10).contains(&version) { DECODE_ERROR } else { INVALID_VERSION };
        close(&mut socket, closing).await;
        return;
    };
    let greeting = server.change(World::connect);
    let closing = greeting.closing.map(|closing| ((closing.code, ON_DEMAND), closing.after));
    if let Some((closing, After::Accept)) = closing {
        close(&mut socket, closing).await;
        return;
    }
    let connection = Connection {
        client: Client {
            connection: CONNECTIONS.fetch_add(1, Ordering::Relaxed),
            line: line.clone(),
            address: format!("ws://{}", query.host),
            version,
        },
        server,
        session: None,
        sent: VecDeque::new(),
        waiting: VecDeque::new(),
        patience: Duration::from_millis(greeting.heartbeat_ms) * PATIENCE_IN_HEARTBEATS,
        beaten: Instant::now(),
        doomed: closing.and_then(|(closing, after)| (after == After::Payload).then_some(closing)),
    };
    let hello = json!({"t": null, "s": null, "op": 10,
        "d": {"heartbeat_interval": greeting.heartbeat_ms, "_trace": ["playground"]}});
    send_payload(&line, &hello);
    if let Some(((code, reason), After::Hello)) = closing {
        let _ = line.send(Frame::Close(code, reason));
    }
    connection.run(socket, compressor, frames).await;
}

fn send_payload(line: &UnboundedSender<Frame>, payload: &Value) {
    // The receiver lives as long as the connection.
    let _ = line.send(Frame::Text(payload.to_string().into()));
}

async fn close(socket: &mut WebSocket, (code, reason): Closing) {
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    let _ = socket.send(Message::Close(Some(frame))).await;
}

fn read_message(received: Option<Result<Message, axum::Error>>) -> Received {
    match received {
        Some(Ok(Message::Text(text))) => Received::Text(text),
        Some(Ok(Message::Binary(bytes))) => {
            Received::Text(Utf8Bytes::try_from(bytes).unwrap_or_default())
        }
        Some(Ok(Message::Ping(_) | Message::Pong(_))) => Received::Sign,
        Some(Ok(Message::Close(frame))) => {
            // Discord ends the session on these two, and keeps it on all others.
            let ended = frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
            Received::Gone { ended }
        }
        Some(Err(_)) | None => Received::Gone { ended: false },
    }
}

impl Connection {
    async fn run(
        mut self,
        mut socket: WebSocket,
        mut compressor: Compressor,
        mut frames: UnboundedReceiver<Frame>,
    ) {
        let mut batch = Vec::new();
        let mut ended = false;
        let server = Arc::clone(&self.server);
        let mut stopped = pin!(server.stopped());
        'life: loop {
            tokio::select! {
                count = frames.recv_many(&mut batch, 256) => {
                    if count == 0 {
                        break;
                    }
                }
                () = &mut stopped => {
                    close(&mut socket, GOING_AWAY).await;
                    break;
                }
                () = sleep_until(self.beaten + self.patience) => {
                    close(&mut socket, TIMED_OUT).await;
                    break;
                }
                received = socket.recv() => match read_message(received) {
                    Received::Text(text) => self.waiting.push_back(text),
                    Received::Sign => {}
                    Received::Gone { ended: end } => {
                        ended = end;
                        break;
                    }
                },
            }
            // What was to be done before something came is done before it is answered.
            for _ in 0..frames.len() {
                batch.extend(frames.try_recv());
            }
            for frame in batch.drain(..) {
                let sent = match frame {
                    Frame::Text(text) => socket.feed(compressor.pack(text)).await,
                    Frame::Close(code, reason) => {
                        close(&mut socket, (code, reason)).await;
                        break 'life;
                    }
                    Frame::Freeze { until, thaws } => {
                        let flushed = socket.flush().await;
                        if let Some(end) = self.freeze(&mut socket, until, thaws).await {
                            ended = end;
                            break 'life;
                        }
                        // It was not listened to.
                        self.beaten = Instant::now();
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
            while let Some(text) = self.waiting.pop_front() {
                if let Next::Close(closing) = self.handle(&text) {
                    close(&mut socket, closing).await;
                    break 'life;
                }
            }
        }
        if let Some(session) = &self.session {
            let connection = self.client.connection;
            self.server.change(|world| world.disconnect(session, connection, ended));
        }
    }

    /// Neither answers nor writes until the time has passed or the freeze is released. It goes on
    /// listening, because only so it notices that the peer is gone; then it says whether the
    /// session was ended.
    async fn freeze(
        &mut self,
        socket: &mut WebSocket,
        until: Option<u64>,
        thaws: u64,
    ) -> Option<bool> {
        let server = Arc::clone(&self.server);
        let mut beat = tokio::time::interval(TICK);
        loop {
            // Who says more than is allowed is closed after the thaw: no need to keep it all.
            let full = !GATEWAY_SENDS.takes(self.waiting.len())
                || self.waiting.back().is_some_and(|text| !GATEWAY_PAYLOAD.takes(text.len()));
            tokio::select! {
                () = server.thawed(thaws) => return None,
                _ = beat.tick(), if until.is_some() => {
                    if until.is_some_and(|until| self.server.clock.now() >= until) {
                        return None;
                    }
                }
                received = socket.recv(), if !full => match read_message(received) {
                    Received::Text(text) => self.waiting.push_back(text),
                    Received::Sign => {}
                    Received::Gone { ended } => return Some(ended),
                },
            }
        }
    }

    /// Carries out what the client sent.
    fn handle(&mut self, text: &str) -> Next {
        if let Some(closing) = self.doomed {
            return Next::Close(closing);
        }
        let now = self.server.clock.now();
        let connection = self.client.connection;
        // A session that was declared invalid leaves its socket free for another.
        self.session.take_if(|id| !self.server.read(|world| world.serves(id, connection)));
        self.sent.retain(|&at| at + 60_000 > now);
        self.sent.push_back(now);
        if !GATEWAY_SENDS.takes(self.sent.len()) {
            return Next::Close(RATE_LIMITED);
        }
        if !GATEWAY_PAYLOAD.takes(text.len()) {
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
                self.beaten = Instant::now();
                send_payload(
                    &self.client.line,
                    &json!({"t": null, "s": null, "op": 11, "d": null}),
                );
                Next::Go
            }
            (2 | 6, Some(_)) => Next::Close(ALREADY_AUTHENTICATED),
            (2, None) => self.identify(data),
            (6, None) => self.resume(data),
            (3 | 4 | 8 | 31, None) => Next::Close(NOT_AUTHENTICATED),
            // Presences and voice states are taken and shown to nobody.
            (3 | 4 | 31, Some(_)) => Next::Go,
            (8, Some(session)) => {
                self.server.change(|world| world.request_members(session, data));
                Next::Go
            }
            _ => Next::Close(UNKNOWN_OPCODE),
        }
    }

    fn identify(&mut self, data: &Value) -> Next {
        if !data.is_object() {
            return Next::Close(DECODE_ERROR);
        }
        match self.server.change(|world| world.identify(&self.client, data)) {
            Ok(session) => {
                self.session = Some(session);
                Next::Go
            }
            Err(closing) => Next::Close(closing),
        }
    }

    fn resume(&mut self, data: &Value) -> Next {
        match self.server.change(|world| world.resume(&self.client, data)) {
            Ok(Some(session)) => {
                self.session = Some(session);
                Next::Go
            }
            Ok(None) => {
                send_payload(
                    &self.client.line,
                    &json!({"t": null, "s": null, "op": 9, "d": false}),
                );
                Next::Go
            }
            Err(closing) => Next::Close(closing),
        }
    }
}
