//! What every connection shares: the world behind its lock, and the bells that ring when it has
//! changed. The lock is never held across an await.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::clock::Clock;
use crate::rest::Desk;
use crate::world::World;

pub(crate) struct Server {
    world: Mutex<World>,
    pub clock: Clock,
    pub desk: Mutex<Desk>,
    /// Rings after every change.
    pub changes: watch::Sender<u64>,
    /// Rings when frozen sockets may go on.
    pub thaw: watch::Sender<u64>,
    /// Rings once, at the end.
    pub stopping: watch::Sender<bool>,
    /// Whether only this machine may come in.
    pub loopback: bool,
}

impl Server {
    pub(crate) fn new(world: World, loopback: bool) -> Self {
        Self {
            clock: world.clock.clone(),
            world: Mutex::new(world),
            desk: Mutex::default(),
            changes: watch::Sender::new(0),
            thaw: watch::Sender::new(0),
            stopping: watch::Sender::new(false),
            loopback,
        }
    }

    /// Does everything that is due, and rings if anything was.
    pub(crate) fn tick(&self) {
        if self.keep(World::tick) {
            self.ring();
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

    /// Whoever waits for something looks again.
    pub(crate) fn ring(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Does something with the world and rings.
    pub(crate) fn with<R>(&self, act: impl FnOnce(&mut World) -> R) -> R {
        let result = act(&mut self.world());
        self.ring();
        result
    }

    /// Does something that nobody waits for.
    pub(crate) fn keep<R>(&self, act: impl FnOnce(&mut World) -> R) -> R {
        act(&mut self.world())
    }

    /// Looks at the world.
    pub(crate) fn look<R>(&self, read: impl FnOnce(&World) -> R) -> R {
        read(&self.world())
    }

    fn world(&self) -> MutexGuard<'_, World> {
        // A panic in one request must not take the others down with it.
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn desk(&self) -> MutexGuard<'_, Desk> {
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
