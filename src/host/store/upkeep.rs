//! Keeping a store safe and well: flushing it, and opening it anew after a failure.

use std::fs::{self, File};
use std::io;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use super::trees::Trees;
use super::{Failure, Trouble, quiet};

/// The time between two attempts to open a store anew that has failed.
const REOPEN_AFTER: Duration = Duration::from_secs(1);

/// The room that has to be there before a store that has failed is opened anew.
const ROOM_BYTES: usize = 1 << 20;

impl Trees {
    /// Makes everything safe, as safe as was asked for.
    pub(super) fn flush(&self) -> Result<(), Failure> {
        self.disk.before_flush()?;
        self.flush_sled()
    }

    /// The same without asking whether the disk has an objection.
    pub(super) fn flush_sled(&self) -> Result<(), Failure> {
        let file = self.write_out()?;
        file.map_or(Ok(()), |file| file.sync_data().map_err(Failure::from))
    }

    /// Has sled write what it has not written yet, and gives the file that is still to be synced, if one is.
    fn write_out(&self) -> Result<Option<Arc<File>>, Failure> {
        let open = self.sled.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let (db, file) = open.ok_or(Failure::Closed)?;
        quiet::catch(|| db.flush())??;
        Ok(file)
    }

    /// Looks after a store that is not well: sled keeps nothing any more once the disk has failed, so it
    /// is opened anew as soon as there is room. Takes and gives the time of the last attempt.
    pub(super) fn tend(&self, idle: bool, tried: Option<Instant>, now: Instant) -> Option<Instant> {
        if self.well.load(Ordering::SeqCst) {
            if !idle {
                return None;
            }
            // sled flushes by itself as well, and knows first what has become of it.
            match self.write_out() {
                Ok(_) => return None,
                Err(why) => {
                    tracing::error!(%why, "the store keeps nothing any more");
                    self.well.store(false, Ordering::SeqCst);
                    return Some(now);
                }
            }
        }
        // At first those who came with it are told that it has failed.
        let Some(last) = tried else { return Some(now) };
        if now.duration_since(last) < REOPEN_AFTER {
            return tried;
        }
        match self.recover() {
            Ok(()) => {
                tracing::info!("the store keeps what it is given again");
                self.well.store(true, Ordering::SeqCst);
                None
            }
            Err(why) => {
                tracing::warn!(%why, "the store cannot be opened anew yet");
                Some(Instant::now())
            }
        }
    }

    fn recover(&self) -> Result<(), Trouble> {
        self.disk.before_flush()?;
        if self.flush_sled().is_ok() {
            return Ok(());
        }
        self.find_room().map_err(Failure::from)?;
        self.disconnect();
        self.connect()?;
        Ok(())
    }

    /// Is there room for more than the next press?
    fn find_room(&self) -> io::Result<()> {
        let file = self.path.join("room");
        let found = fs::write(&file, vec![1; ROOM_BYTES]);
        let removed = fs::remove_file(&file);
        found.and(removed)
    }
}
