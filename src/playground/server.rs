//! What every connection shares: the world behind its lock, and the channels that tell when it has
//! changed. The lock is never held across an await.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use crate::clock::Clock;
use crate::rest::{RateLimiter, RequestLog};
use crate::world::World;

pub(crate) struct Server {
    world: Mutex<World>,
    pub clock: Clock,
    limiter: Mutex<RateLimiter>,
    log: Mutex<RequestLog>,
    /// Counts changes.
    pub changes: watch::Sender<u64>,
    /// Counts how often frozen sockets were let go on.
    pub thaw: watch::Sender<u64>,
    /// True at the end.
    pub stopping: watch::Sender<bool>,
    pub entrance: Entrance,
}

/// Who may come in, and how long they may take to say what they want.
pub(crate) struct Entrance {
    /// Whether only this machine may come in.
    pub loopback: bool,
    /// What `/control` asks for.
    pub secret: Option<String>,
    /// The longest that a body may take.
    pub read_within: Duration,
}

#[cfg(test)]
impl Entrance {
    /// For this machine alone.
    pub(crate) fn local() -> Self {
        Self { loopback: true, secret: None, read_within: Duration::from_secs(1) }
    }
}

impl Server {
    pub(crate) fn new(world: World, entrance: Entrance) -> Self {
        Self {
            clock: world.clock().clone(),
            world: Mutex::new(world),
            limiter: Mutex::default(),
            log: Mutex::default(),
            changes: watch::Sender::new(0),
            thaw: watch::Sender::new(0),
            stopping: watch::Sender::new(false),
            entrance,
        }
    }

    /// Does everything that is due, and notifies if anything was.
    pub(crate) fn tick(&self) {
        if self.change_quietly(World::tick) {
            self.notify();
        }
    }

    /// Waits for the end.
    pub(crate) async fn stopped(&self) {
        // The other end is ours.
        let _ = self.stopping.subscribe().wait_for(|&stopping| stopping).await;
    }

    /// Waits until there were more thaws than these.
    pub(crate) async fn thawed(&self, thaws: u64) {
        let _ = self.thaw.subscribe().wait_for(|&count| count > thaws).await;
    }

    /// Lets everything that waits for a change look again.
    pub(crate) fn notify(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Changes the world and notifies.
    pub(crate) fn change<R>(&self, act: impl FnOnce(&mut World) -> R) -> R {
        let result = act(&mut self.world());
        self.notify();
        result
    }

    /// Changes something that nobody waits for.
    pub(crate) fn change_quietly<R>(&self, act: impl FnOnce(&mut World) -> R) -> R {
        act(&mut self.world())
    }

    /// Reads the world.
    pub(crate) fn read<R>(&self, look: impl FnOnce(&World) -> R) -> R {
        look(&self.world())
    }

    fn world(&self) -> MutexGuard<'_, World> {
        // A panic in one request must not take the others down with it.
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The rate limits of the API.
    pub(crate) fn limiter(&self) -> MutexGuard<'_, RateLimiter> {
        self.limiter.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The log of the API's requests.
    pub(crate) fn log(&self) -> MutexGuard<'_, RequestLog> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
