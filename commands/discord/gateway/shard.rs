//! One shard for its whole life: it connects, stays, and comes back by itself, with a pause before each
//! attempt that is longer the longer it goes on. The operator is told once of each outage.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep};

use super::closing::{Closing, Next};
use super::connection::{Brought, Connection};
use super::pauses::{Pauses, before_fresh_session};
use super::payload::{Event, Session, identify, resume};
use super::session_starts::SessionStarts;

/// The attempt in vain at which the operator is told that it goes on.
const TOLD_AT_ATTEMPT: u32 = 2;

/// What every shard needs.
pub(super) struct Account {
    pub(super) token: String,
    pub(super) intents: u64,
    pub(super) shards: u64,
    pub(super) starts: SessionStarts,
    pub(super) on_event: Box<dyn Fn(Event<'_>) + Send + Sync>,
}

/// How a shard is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Status {
    /// It has not been in yet; why, if something went wrong.
    New(Option<String>),
    /// It is in.
    Up,
    /// It was in, and tries to come back.
    Lost,
    /// It has given up; why, in words for the operator.
    GivenUp(String),
}

pub(super) struct Shard {
    id: u64,
    account: Arc<Account>,
    status: watch::Sender<Status>,
    session: Option<Session>,
    pauses: Pauses,
    outage: Option<Outage>,
}

/// An outage that the operator was told of.
struct Outage {
    since: Instant,
    attempts: u32,
}

/// How a connection ended, and how long the session had been ours on it.
struct Ended {
    closing: Closing,
    up: Option<Duration>,
}

impl Shard {
    pub(super) fn new(id: u64, account: Arc<Account>, status: watch::Sender<Status>) -> Shard {
        let (session, pauses, outage) = (None, Pauses::default(), None);
        Shard { id, account, status, session, pauses, outage }
    }

    /// Runs until it is told to stop, or there is no point in going on.
    pub(super) async fn run(mut self, mut stop: watch::Receiver<bool>) {
        let mut pause = Duration::ZERO;
        loop {
            tokio::select! {
                () = sleep(pause) => {}
                () = told_to(&mut stop) => return,
            }
            let Some(ended) = self.connect(&mut stop).await else { return };
            self.pauses.ended(ended.up);
            let next = ended.closing.next();
            if let Next::GiveUp(why) = next {
                tracing::error!(shard = self.id, closing = %ended.closing, "{why}");
                self.status.send_replace(Status::GivenUp(why.to_owned()));
                return;
            }
            self.tell_of_loss(&ended);
            let fresh = next == Next::Identify;
            if fresh || self.pauses.is_resuming_in_vain() {
                self.session = None;
            }
            pause = self.pauses.next(rand::random());
            if fresh {
                pause = pause.max(before_fresh_session(rand::random()));
            }
        }
    }

    /// One connection, from its opening to its end; nothing if we were told to stop.
    async fn connect(&mut self, stop: &mut watch::Receiver<bool>) -> Option<Ended> {
        let entered = tokio::select! {
            entered = self.enter() => entered,
            () = told_to(stop) => return None,
        };
        let mut connection = match entered {
            Ok(connection) => connection,
            Err(closing) => return Some(Ended { closing, up: None }),
        };
        let account = Arc::clone(&self.account);
        loop {
            let brought = tokio::select! {
                brought = connection.step(&mut self.session, &*account.on_event) => brought,
                () = told_to(stop) => {
                    connection.close(true).await;
                    return None;
                }
            };
            match brought {
                Ok(Brought::Up) => self.tell_of_return(),
                Ok(Brought::Nothing) => {}
                Err(closing) => {
                    let up = connection.up();
                    let discords = matches!(closing, Closing::Code(_) | Closing::Broken(_));
                    if !discords {
                        connection.close(false).await;
                    }
                    return Some(Ended { closing, up });
                }
            }
        }
    }

    /// Opens a connection and asks for our session, or for a new one when it is our turn.
    async fn enter(&self) -> Result<Connection, Closing> {
        let Account { token, intents, shards, starts, .. } = &*self.account;
        if let Some(session) = &self.session {
            let url = match &session.resume_gateway_url {
                Some(url) => url.clone(),
                None => starts.url().await,
            };
            let mut connection = Connection::open(&url, rand::random()).await?;
            connection.send(resume(token, session)).await?;
            return Ok(connection);
        }
        let turn = starts.turn(self.id).await;
        let turn = turn.map_err(|error| Closing::Unknown(error.to_string()))?;
        let mut connection = Connection::open(&turn.url, rand::random()).await?;
        turn.take().await;
        connection.send(identify(token, *intents, (self.id, *shards))).await?;
        Ok(connection)
    }

    fn tell_of_loss(&mut self, ended: &Ended) {
        let (shard, closing) = (self.id, &ended.closing);
        let Some(outage) = &mut self.outage else {
            let was_in = *self.status.borrow() == Status::Up;
            if !was_in {
                tracing::warn!(shard, %closing, "the gateway does not let us in; trying again");
            } else if matches!(closing, Closing::Elsewhere) {
                tracing::info!(shard, %closing, "another connection to the gateway is opened");
            } else {
                tracing::warn!(shard, %closing, "the gateway is lost; trying to come back");
            }
            self.outage = Some(Outage { since: Instant::now(), attempts: 0 });
            let trouble = Some(closing.to_string());
            self.status.send_replace(if was_in { Status::Lost } else { Status::New(trouble) });
            return;
        };
        outage.attempts += 1;
        if outage.attempts == TOLD_AT_ATTEMPT {
            tracing::warn!(
                shard,
                %closing,
                "the gateway keeps closing; trying again in ever longer pauses, up to a minute"
            );
        } else {
            tracing::debug!(shard, %closing, attempt = outage.attempts, "closed again");
        }
        let is_new = matches!(&*self.status.borrow(), Status::New(_));
        if is_new {
            self.status.send_replace(Status::New(Some(closing.to_string())));
        }
    }

    fn tell_of_return(&mut self) {
        self.status.send_replace(Status::Up);
        if let Some(Outage { since, attempts }) = self.outage.take() {
            let seconds = since.elapsed().as_secs();
            tracing::info!(shard = self.id, seconds, attempts, "the gateway is back");
        }
    }
}

/// Waits until we are told to stop, or nobody is left who could tell us.
async fn told_to(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}
