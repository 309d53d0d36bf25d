//! What all tables of a hall share: the store, the clock, the alarm, and the doors to their tasks.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};

use super::advised::Advised;
use super::alarm::Alarm;
use super::ask::Ask;
use crate::clock::{Clock, millis};
use crate::store::Store;
use crate::table::HostConfig;
use crate::thinking::Pool;
use crate::{Channel, latest};

/// How many requests may wait at one table before those who come next have to wait at its door.
const QUEUED_ASKS: usize = 64;

/// How many matches that are over are read at once: each is there whole while it is.
const READERS_AT_ONCE: usize = 4;

/// Starts the task of a channel's table.
type StartTask = fn(Arc<Shared>, Channel, mpsc::Receiver<Ask>);

pub(super) struct Shared {
    pub(super) config: HostConfig,
    pub(super) store: Store,
    pub(super) clock: Clock,
    /// How many lines the log of a table has that has changed.
    pub(super) news: latest::Sender<u32>,
    pub(super) alarm: Alarm,
    pub(super) pool: Pool,
    pub(super) advised: Advised,
    /// Those who read a match that is over.
    pub(super) readers: Semaphore,
    start: StartTask,
    doors: Mutex<Doors>,
}

/// The tables in memory. Once it is closed no more are started.
#[derive(Default)]
pub(super) struct Doors {
    pub(super) closed: bool,
    pub(super) open: HashMap<Channel, mpsc::Sender<Ask>>,
}

impl Shared {
    pub(super) fn new(
        config: HostConfig,
        store: Store,
        clock: Clock,
        news: latest::Sender<u32>,
        alarm: Alarm,
        start: StartTask,
    ) -> Shared {
        let (doors, pool) = (Mutex::default(), Pool::new(config.thinking));
        let (advised, readers) = (Advised::default(), Semaphore::new(READERS_AT_ONCE));
        Shared { config, store, clock, news, alarm, pool, advised, readers, start, doors }
    }

    /// Has this channel's table do what is due, which keeps the permit until then; nothing is left to wake
    /// if the hall is closed.
    pub(super) fn wake(self: &Arc<Self>, channel: Channel, permit: OwnedSemaphorePermit) -> bool {
        if let Some(door) = self.door(channel) {
            // Its own task, so that one full queue does not hold up the others' alarms.
            tokio::spawn(async move { door.send(Ask::Wake(permit)).await });
        }
        true
    }

    pub(super) fn doors(&self) -> MutexGuard<'_, Doors> {
        // Nothing under this lock can be left half done.
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The door of this channel's table, whose task is started if it does not run; nothing once the
    /// hall is closed.
    pub(super) fn door(self: &Arc<Self>, channel: Channel) -> Option<mpsc::Sender<Ask>> {
        let mut doors = self.doors();
        if doors.closed {
            return None;
        }
        // A task that fell over by itself has told nobody.
        if doors.open.get(&channel).is_some_and(mpsc::Sender::is_closed) {
            doors.open.remove(&channel);
        }
        let door = doors.open.entry(channel).or_insert_with(|| {
            let (door, asked) = mpsc::channel(QUEUED_ASKS);
            (self.start)(Arc::clone(self), channel, asked);
            door
        });
        Some(door.clone())
    }

    /// Wakes this channel's table after this delay.
    pub(super) fn wake_in(&self, channel: Channel, delay: Duration) {
        self.alarm.set(channel, Some(self.clock.now().up.saturating_add(millis(delay))));
    }

    /// Takes a door out that leads nowhere any more.
    pub(super) fn forget(&self, channel: Channel, door: &mpsc::Sender<Ask>) {
        let mut doors = self.doors();
        if doors.open.get(&channel).is_some_and(|open| open.same_channel(door)) {
            doors.open.remove(&channel);
        }
    }

    /// Lets a quiet table go, unless somebody is at its door right now.
    pub(super) fn retire(&self, channel: Channel, asked: &mpsc::Receiver<Ask>) -> bool {
        let mut doors = self.doors();
        let quiet = asked.is_empty() && asked.sender_strong_count() <= 1;
        if quiet {
            doors.open.remove(&channel);
        }
        quiet
    }
}
