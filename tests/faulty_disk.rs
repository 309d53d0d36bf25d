//! A disk that fails and stalls when a test asks for it.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use host::store::{Disk, Failure};

/// The disk. Clones are the same one.
#[derive(Clone, Default)]
pub(crate) struct FaultyDisk(Arc<Faults>);

#[derive(Default)]
struct Faults {
    failures: AtomicU32,
    stalled: Mutex<bool>,
    changed: Condvar,
}

impl FaultyDisk {
    /// This many of the next writes and flushes fail.
    pub(crate) fn fail(&self, times: u32) {
        self.0.failures.store(times, Ordering::SeqCst);
    }

    /// How many are still to fail.
    pub(crate) fn failures(&self) -> u32 {
        self.0.failures.load(Ordering::SeqCst)
    }

    /// No flush comes to its end while it is stalled.
    pub(crate) fn stall(&self, stalled: bool) {
        *self.0.stalled.lock().unwrap_or_else(PoisonError::into_inner) = stalled;
        self.0.changed.notify_all();
    }
}

impl Disk for FaultyDisk {
    fn before_write(&self) -> Result<(), Failure> {
        let (set, fetch) = (Ordering::SeqCst, Ordering::SeqCst);
        let left = self.0.failures.fetch_update(set, fetch, |times| times.checked_sub(1));
        left.map_or(Ok(()), |_| Err(Failure::Disk("a test has asked for it".to_owned())))
    }

    fn before_flush(&self) -> Result<(), Failure> {
        let stalled = self.0.stalled.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.0.changed.wait_while(stalled, |stalled| *stalled));
        self.before_write()
    }
}
