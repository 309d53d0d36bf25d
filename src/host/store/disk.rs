//! The disk below a store, as far as anybody may put something in between.

use super::Failure;

/// What is asked before the store writes and before it flushes. The real disk has no objection; a test
/// passes one that refuses or waits.
pub trait Disk: Send + Sync {
    /// Something is about to be written.
    fn before_write(&self) -> Result<(), Failure> {
        Ok(())
    }

    /// Everything is about to be flushed, on the thread that flushes.
    fn before_flush(&self) -> Result<(), Failure> {
        Ok(())
    }
}

/// The disk as it is.
pub(super) struct RealDisk;

impl Disk for RealDisk {}
