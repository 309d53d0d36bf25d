//! One connection to the gateway, from its greeting to its end: lets us in, beats, hands on events.

use std::time::Duration;

use tokio::time::{Instant, sleep_until, timeout};

use super::closing::Closing;
use super::payload::{
    DISPATCH, Event, HEARTBEAT, HEARTBEAT_ACK, HELLO, INVALID_SESSION, Payload, RECONNECT, Session,
    heartbeat, heartbeat_interval,
};
use super::socket::Socket;

/// The time that the gateway has to greet us, and then to let us in.
const HELLO_PATIENCE: Duration = Duration::from_secs(10);
const ENTRY_PATIENCE: Duration = Duration::from_secs(60);

/// A connection that has been greeted.
pub(super) struct Connection {
    socket: Socket,
    interval: Duration,
    next_beat: Instant,
    /// Our last heartbeat was answered.
    answered: bool,
    opened: Instant,
    /// Since when the session is ours.
    up_since: Option<Instant>,
}

/// What a connection brings.
pub(super) enum Brought {
    /// The session is ours now, for the first time on this connection.
    Up,
    /// Nothing that concerns anybody else.
    Nothing,
}

impl Connection {
    /// Opens a connection and waits for its greeting. The first heartbeat comes at a chance (from 0 to 1) of
    /// the interval, so that not all bots beat at once.
    pub(super) async fn open(gateway: &str, chance: f64) -> Result<Connection, Closing> {
        let mut socket = Socket::open(gateway).await?;
        let greeting = timeout(HELLO_PATIENCE, socket.receive()).await;
        let text = greeting.map_err(|_| Closing::Slow)??;
        let hello = Payload::read(&text).filter(|payload| payload.op == HELLO);
        let interval = hello.and_then(|hello| heartbeat_interval(hello.data()));
        let interval = interval.ok_or_else(|| Closing::Broken("no greeting".to_owned()))?;
        let (interval, opened) = (Duration::from_millis(interval), Instant::now());
        let next_beat = opened + interval.mul_f64(chance.clamp(0.0, 1.0));
        Ok(Connection { socket, interval, next_beat, answered: true, opened, up_since: None })
    }

    /// Sends a payload.
    pub(super) async fn send(&mut self, text: String) -> Result<(), Closing> {
        self.socket.send(text).await
    }

    /// How long the session has been ours, if it is.
    pub(super) fn up(&self) -> Option<Duration> {
        self.up_since.map(|since| since.elapsed())
    }

    /// Waits for the next payload or the next heartbeat, and does what is to be done. Nothing is lost when
    /// this is dropped while it waits.
    pub(super) async fn step(
        &mut self,
        session: &mut Option<Session>,
        on_event: &(dyn Fn(Event<'_>) + Send + Sync),
    ) -> Result<Brought, Closing> {
        let entry = self.opened + ENTRY_PATIENCE;
        let text = tokio::select! {
            text = self.socket.receive() => text?,
            () = sleep_until(self.next_beat) => {
                if !self.answered {
                    return Err(Closing::Silent);
                }
                self.answered = false;
                self.next_beat = Instant::now() + self.interval;
                self.beat(session.as_ref()).await?;
                return Ok(Brought::Nothing);
            }
            () = sleep_until(entry), if self.up_since.is_none() => return Err(Closing::Slow),
        };
        let Some(payload) = Payload::read(&text) else {
            tracing::warn!(bytes = text.len(), "the gateway sent something that is no payload");
            return Ok(Brought::Nothing);
        };
        match payload.op {
            DISPATCH => return Ok(self.dispatch(&payload, session, on_event)),
            HEARTBEAT => self.beat(session.as_ref()).await?,
            HEARTBEAT_ACK => self.answered = true,
            RECONNECT => return Err(Closing::Elsewhere),
            INVALID_SESSION => {
                let resumable = payload.data().trim() == "true";
                return Err(Closing::InvalidSession { resumable });
            }
            op => tracing::debug!(op, "an opcode that we do not know"),
        }
        Ok(Brought::Nothing)
    }

    async fn beat(&mut self, session: Option<&Session>) -> Result<(), Closing> {
        let seq = session.map(|session| session.seq).filter(|seq| *seq > 0);
        self.send(heartbeat(seq)).await
    }

    fn dispatch(
        &mut self,
        payload: &Payload<'_>,
        session: &mut Option<Session>,
        on_event: &(dyn Fn(Event<'_>) + Send + Sync),
    ) -> Brought {
        let (name, data) = (payload.name(), payload.data());
        if name == "READY" {
            *session = Session::read(data);
            if session.is_none() {
                tracing::warn!(event = name, "an event could not be read");
            }
        }
        if let (Some(session), Some(seq)) = (session, payload.seq()) {
            session.seq = seq;
        }
        on_event(Event { name, data });
        if self.up_since.is_none() && matches!(name, "READY" | "RESUMED") {
            self.up_since = Some(Instant::now());
            return Brought::Up;
        }
        Brought::Nothing
    }

    /// Closes it; the session can be resumed, or is over with it.
    pub(super) async fn close(self, ends_session: bool) {
        self.socket.close(ends_session).await;
    }
}
