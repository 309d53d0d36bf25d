//! Starting and stopping, and the handle by which tests steer a running playground.

use std::io;
use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

use crate::clock::{Clock, TICK};
use crate::server::{Entrance, Server};
use crate::store::{Store, with_subject};
use crate::world::{Id, World, token};
use crate::{access, control, router, serving};

/// The longest that anything waits for what has to come: long enough for a machine with many times its load,
/// so that only what never comes fails.
pub const LONGEST_WAIT: Duration = Duration::from_secs(5 * 60);

/// How a playground is started.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen; port 0 takes a free one.
    pub address: SocketAddr,
    /// The directory that keeps the world; None: memory only.
    pub data: Option<PathBuf>,
    /// The time.
    pub clock: Clock,
    /// What the first bot that joins is called.
    pub bot: String,
    /// The longest that a client may take for the head of a request, and then for its body.
    pub read_within: Duration,
    /// What `/control` asks for; None: nothing on loopback, a secret of its own beyond it.
    pub secret: Option<String>,
}

impl Default for Settings {
    /// A free port on loopback, in memory, with the real time and a bot called Bot.
    fn default() -> Self {
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        Self {
            address,
            data: None,
            clock: Clock::real(),
            bot: "Bot".to_owned(),
            read_within: Duration::from_secs(30),
            secret: None,
        }
    }
}

/// A Discord in a box.
#[derive(Debug)]
pub struct Playground;

impl Playground {
    /// Starts a playground; it runs until its handle is stopped or dropped.
    ///
    /// # Errors
    /// The address cannot be listened on, or the directory cannot be read.
    pub async fn start(settings: Settings) -> io::Result<Running> {
        let store = settings.data.as_deref().map(Store::open).transpose()?;
        let listener = TcpListener::bind(settings.address)
            .await
            .map_err(|error| with_subject(settings.address, &error))?;
        let address = listener.local_addr()?;
        let base = format!("http://{}", reachable(address));
        let state = match &store {
            Some(store) => store.load(&base)?,
            None => None,
        };
        let mut world = World::new(settings.clock, base, state).with_first_bot(settings.bot);
        if let Some(store) = &store {
            store.restore_files(&mut world);
        }
        let token = token(Id(world.guild_id().0 + 1_000_003));
        let local = address.ip().is_loopback();
        let secret = settings.secret.or_else(|| (!local).then(access::make_secret));
        let read_within = settings.read_within;
        let server =
            Arc::new(Server::new(world, Entrance { loopback: local, secret, read_within }));
        let (stop, stopped) = oneshot::channel::<()>();
        let routes = Router::new().fallback(router::serve).with_state(Arc::clone(&server));
        let serving = tokio::spawn(async move {
            let stopped = async {
                // A handle that is gone without a word means the same.
                let _ = stopped.await;
            };
            serving::serve(listener, routes, read_within, stopped).await;
        });
        let ticking = tokio::spawn(tick(Arc::clone(&server)));
        let mut tasks = vec![ticking];
        let store = store.map(Arc::new);
        if let Some(store) = &store {
            tasks.push(tokio::spawn(save(Arc::clone(&server), Arc::clone(store))));
        }
        Ok(Running { address, token, server, store, stop: Some(stop), serving, tasks })
    }
}

/// The address by which this machine reaches itself.
fn reachable(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        return SocketAddr::from(([127, 0, 0, 1], address.port()));
    }
    address
}

async fn tick(server: Arc<Server>) {
    let mut beat = tokio::time::interval(TICK);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut well = true;
    loop {
        tokio::select! {
            _ = beat.tick() => {}
            () = server.stopped() => return,
        }
        // Time must go on: those who wait for it would wait for ever.
        let ticked = catch_unwind(AssertUnwindSafe(|| server.tick())).is_ok();
        if well && !ticked {
            tracing::error!("something that was due failed");
        }
        well = ticked;
    }
}

async fn save(server: Arc<Server>, store: Arc<Store>) {
    const PAUSE: Duration = Duration::from_millis(300);
    let mut changes = server.changes.subscribe();
    // What could not be written is tried again, whether anything else changes or not.
    let mut owing = false;
    loop {
        let next = async {
            if !owing {
                // The server, which holds the other end, is ours.
                let _ = changes.changed().await;
            }
            // One snapshot for many changes.
            tokio::time::sleep(PAUSE).await;
        };
        tokio::select! {
            () = next => {}
            () = server.stopped() => return,
        }
        let (server, store) = (Arc::clone(&server), Arc::clone(&store));
        let saved = tokio::task::spawn_blocking(move || store.save(&server)).await;
        let saved = saved.unwrap_or_else(|panic| Err(io::Error::other(panic)));
        if let Err(error) = &saved
            && !owing
        {
            tracing::error!(%error, "the world could not be saved, and is tried again");
        }
        owing = saved.is_err();
    }
}

/// A running playground, and everything a test can do with it.
pub struct Running {
    address: SocketAddr,
    token: String,
    server: Arc<Server>,
    store: Option<Arc<Store>>,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
    tasks: Vec<JoinHandle<()>>,
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The page: `http://127.0.0.1:port`.
    pub fn page(&self) -> String {
        format!("http://{}", reachable(self.address))
    }

    /// What a bot's library takes for `https://discord.com/api`.
    pub fn api(&self) -> String {
        format!("{}/api", self.page())
    }

    /// A token to use. Any other is taken as well, and is another bot.
    pub fn token(&self) -> &str {
        &self.token
    }

    /// What `/control` asks for, as `Authorization: Bearer …`, if it asks for something.
    pub fn secret(&self) -> Option<&str> {
        self.server.entrance.secret.as_deref()
    }

    /// Does what `POST /control` does with this body.
    ///
    /// # Errors
    /// A sentence that says why it was not done.
    pub fn control(&self, body: &Value) -> Result<Value, String> {
        control::control(&self.server, body)
    }

    /// Moves the clock forward, and does everything that is due by then.
    ///
    /// # Panics
    /// For more than ten years at once.
    pub fn advance(&self, ms: u64) {
        let done = self.control(&json!({"do": "advance", "ms": ms}));
        done.expect("nobody waits for ten years");
    }

    /// Sets a fault, such as `{"kind": "status", "status": 500, "times": 1}`.
    ///
    /// # Errors
    /// There is no such fault.
    pub fn fault(&self, fault: Value) -> Result<Value, String> {
        self.control(&with(fault, "do", json!("fault")))
    }

    /// Does an operation of the page as a user, given by id or name.
    ///
    /// # Errors
    /// What the page would show to that user.
    pub fn act(&self, user: &str, op: Value) -> Result<Value, String> {
        self.control(&with(with(op, "do", json!("act")), "user", json!(user)))
    }

    /// The messages of a channel, by id or name, as a user sees them, oldest first.
    ///
    /// # Errors
    /// There is no such channel or user.
    pub fn messages(&self, channel: &str, user: &str) -> Result<Vec<Value>, String> {
        let read = control::read(&self.server, "messages", |key| match key {
            "channel" => Some(channel.to_owned()),
            "user" => Some(user.to_owned()),
            _ => None,
        })?;
        Ok(list(read))
    }

    /// Every request that came, in order: method, path, status, body, files.
    pub fn requests(&self) -> Vec<Value> {
        self.read("requests")
    }

    /// Every event that was sent on the gateway, in order.
    pub fn events(&self) -> Vec<Value> {
        self.read("events")
    }

    /// Every interaction of the last half hour: state, answer, modal, choices, messages.
    pub fn interactions(&self) -> Vec<Value> {
        self.read("interactions")
    }

    /// Guild, users, channels, commands and sessions.
    pub fn state(&self) -> Value {
        control::read(&self.server, "state", |_| None).unwrap_or_default()
    }

    fn read(&self, what: &str) -> Vec<Value> {
        list(control::read(&self.server, what, |_| None).unwrap_or_default())
    }

    /// Counts changes; for waiting without sleeping.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.server.changes.subscribe()
    }

    /// Waits until `look` finds something, looking again after every change.
    ///
    /// # Panics
    /// When nothing is found within [`LONGEST_WAIT`] of real time, so that a test fails and does not hang.
    pub async fn until<T>(&self, mut look: impl FnMut(&Self) -> Option<T>) -> T {
        let end = tokio::time::Instant::now() + LONGEST_WAIT;
        let mut changes = self.changes();
        loop {
            changes.borrow_and_update();
            if let Some(found) = look(self) {
                return found;
            }
            let changed = tokio::time::timeout_at(end, changes.changed()).await;
            assert!(matches!(changed, Ok(Ok(()))), "what was waited for never came");
        }
    }

    /// Closes every socket, waits for the end, and writes what is not written yet.
    ///
    /// # Errors
    /// What was not written yet could not be written.
    pub async fn stop(mut self) -> io::Result<()> {
        // A request that never comes to its end must not keep us.
        const PATIENCE: Duration = Duration::from_secs(2);
        self.disconnect_all();
        if tokio::time::timeout(PATIENCE, &mut self.serving).await.is_err() {
            self.serving.abort();
        }
        for task in self.tasks.drain(..) {
            let _ = task.await;
        }
        self.save_rest()
    }

    /// Sends everyone away.
    fn disconnect_all(&mut self) {
        self.server.thaw.send_modify(|count| *count += 1);
        self.server.change_quietly(World::close);
        self.server.stopping.send_replace(true);
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
    }

    /// Writes what is not written yet, and gives the directory free.
    fn save_rest(&mut self) -> io::Result<()> {
        match self.store.take() {
            Some(store) => store.close(&self.server),
            None => Ok(()),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.disconnect_all();
        if let Err(error) = self.save_rest() {
            tracing::error!(%error, "the world could not be saved");
        }
    }
}

impl std::fmt::Debug for Running {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Running").field("address", &self.address).finish_non_exhaustive()
    }
}

fn with(mut body: Value, key: &str, value: Value) -> Value {
    if let Some(map) = body.as_object_mut() {
        map.insert(key.to_owned(), value);
    }
    body
}

fn list(value: Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list,
        _ => Vec::new(),
    }
}
