//! Wakes tables when something is due: one task for all of them, in memory or not, so that a table
//! that sleeps costs nothing but its line in here. Those that are due at the same moment, as many are after a
//! start, are woken a few at a time. It also keeps count of the time that we are up.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::disk::on_disk;
use crate::clock::{Clock, millis};
use crate::store::Store;
use crate::{Channel, latest};

/// How often the time that we are up is written down: at most this much is given to everybody's clock
/// when the host falls.
const KEEP_UP_EVERY: Duration = Duration::from_secs(5);

/// The number of tables that are read and do what is due at the same time.
const WAKING_TABLES: usize = 32;

/// Where tables say when they want to be woken.
pub(super) struct Alarm(latest::Sender<Option<u64>>);

impl Alarm {
    /// Wakes this table then, or not at all.
    pub(super) fn set(&self, channel: Channel, due: Option<u64>) {
        self.0.send(channel, due);
    }
}

/// What is to ring.
pub(super) struct Ringing {
    set: latest::Receiver<Option<u64>>,
    queue: Queue,
}

/// An alarm with what the store knows to be due.
pub(super) fn set(store: &Store) -> (Alarm, Ringing) {
    let (alarm, set) = latest::queue();
    let mut queue = Queue::default();
    for (channel, due) in store.dues() {
        queue.set(channel, Some(due));
    }
    (Alarm(alarm), Ringing { set, queue })
}

#[derive(Default)]
struct Queue {
    order: BTreeSet<(u64, Channel)>,
    due: HashMap<Channel, u64>,
}

impl Queue {
    fn set(&mut self, channel: Channel, due: Option<u64>) {
        let before = match due {
            Some(due) => self.due.insert(channel, due),
            None => self.due.remove(&channel),
        };
        if let Some(before) = before {
            self.order.remove(&(before, channel));
        }
        if let Some(due) = due {
            self.order.insert((due, channel));
        }
    }

    fn take(&mut self, now: u64) -> Option<Channel> {
        let (due, channel) = *self.order.first()?;
        (due <= now).then(|| {
            self.set(channel, None);
            channel
        })
    }
}

/// Waits until something is due, and then for a permit to wake a table; no longer than until the time that
/// we are up is to be kept.
async fn wakes(
    clock: &Clock,
    next: u64,
    waking: &Arc<Semaphore>,
    keep: u64,
) -> Option<OwnedSemaphorePermit> {
    clock.until(next).await;
    tokio::select! {
        // It is never closed.
        permit = Arc::clone(waking).acquire_owned() => permit.ok(),
        () = clock.until(keep) => None,
    }
}

/// Rings until the hall is gone: `wake` wakes a table, and says whether there still is a hall.
pub(super) async fn ring(
    clock: Clock,
    ringing: Ringing,
    store: Store,
    wake: impl Fn(Channel, OwnedSemaphorePermit) -> bool,
) {
    let Ringing { mut set, mut queue } = ringing;
    let waking = Arc::new(Semaphore::new(WAKING_TABLES));
    let keep_every = millis(KEEP_UP_EVERY);
    let mut keep = clock.now().up.saturating_add(keep_every);
    loop {
        let next = queue.order.first().map_or(keep, |(due, _)| keep.min(*due));
        tokio::select! {
            asked = set.recv() => {
                let Some((channel, due)) = asked else { return };
                queue.set(channel, due);
            }
            permit = wakes(&clock, next, &waking, keep) => {
                let now = clock.now().up;
                if let Some(permit) = permit
                    && let Some(channel) = queue.take(now)
                    && !wake(channel, permit)
                {
                    return;
                }
                if now >= keep {
                    keep = now.saturating_add(keep_every);
                    let store = store.clone();
                    // Its own task, so that a slow disk does not hold up the alarms.
                    tokio::spawn(async move {
                        let kept = on_disk(&store, move |store| store.keep_up(now)).await;
                        if let Err(trouble) = kept.unwrap_or(Ok(())).and(store.flush().await) {
                            tracing::warn!(%trouble, "the time that we are up was not kept");
                        }
                    });
                }
            }
        }
    }
}
