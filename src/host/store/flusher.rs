//! Group commit: one thread that writes and flushes; those who wait at the same time share one
//! flush. It does not know what writing and flushing are.
//!
//! It never waits for more to come: a lone waiter's flush begins at once, and those who come while it
//! runs share the next.

use std::io;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tokio::sync::oneshot;

use super::{Failure, Trouble};

/// How often the store is looked after while nobody asks for a flush.
const TEND_EVERY: Duration = Duration::from_millis(500);

/// What is done on the thread before the flush that makes it safe.
pub(super) type Work = Box<dyn FnOnce() -> Result<(), Trouble> + Send>;

/// Somebody who waits for a flush.
struct Waiter {
    work: Work,
    done: oneshot::Sender<Result<(), Trouble>>,
}

/// The thread, and the way to ask it.
pub(super) struct Flusher {
    ask: Option<mpsc::Sender<Waiter>>,
    thread: Option<JoinHandle<()>>,
}

impl Flusher {
    /// Starts the thread. It flushes once more before it ends. `tend` is called before every flush, and
    /// again and again while there is nothing to flush, when it is given true.
    pub(super) fn start(
        mut flush: impl FnMut() -> Result<(), Failure> + Send + 'static,
        mut tend: impl FnMut(bool) + Send + 'static,
    ) -> io::Result<Flusher> {
        let (ask, asked) = mpsc::channel::<Waiter>();
        let run = move || {
            loop {
                let first = asked.recv_timeout(TEND_EVERY);
                tend(first.is_err());
                let first = match first {
                    Ok(first) => first,
                    Err(RecvTimeoutError::Timeout) => continue,
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                let mut waiting = Vec::new();
                for Waiter { work, done } in std::iter::once(first).chain(asked.try_iter()) {
                    match work() {
                        Ok(()) => waiting.push(done),
                        // Nobody may be waiting any more.
                        failed => drop(done.send(failed)),
                    }
                }
                if waiting.is_empty() {
                    continue;
                }
                let flushed = flush().map_err(Trouble::Failed);
                for done in waiting {
                    let _ = done.send(flushed.clone());
                }
            }
            // Nobody waits any more, so there is nobody to tell.
            let _ = flush();
        };
        let thread = thread::Builder::new().name("flusher".to_owned()).spawn(run)?;
        Ok(Flusher { ask: Some(ask), thread: Some(thread) })
    }

    /// Asks for a flush that begins after this call; what is given back waits for its end.
    pub(super) fn flush(&self) -> impl Future<Output = Result<(), Trouble>> + Send + use<> {
        self.flush_after(Box::new(|| Ok(())))
    }

    /// Has this done on the thread, and then a flush; what is given back waits for both.
    pub(super) fn flush_after(
        &self,
        work: Work,
    ) -> impl Future<Output = Result<(), Trouble>> + Send + use<> {
        let (done, finished) = oneshot::channel();
        if let Some(ask) = &self.ask {
            // A thread that is gone drops the waiter, and that says it all.
            let _ = ask.send(Waiter { work, done });
        }
        async move { finished.await.unwrap_or(Err(Failure::FlusherGone.into())) }
    }
}

impl Drop for Flusher {
    fn drop(&mut self) {
        self.ask = None;
        if let Some(thread) = self.thread.take() {
            // If it has panicked, those who waited were told.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::task::{Context, Poll, Waker};

    use super::*;

    /// A flush that says when it begins and ends when it is told how.
    struct Gated {
        flusher: Flusher,
        begins: mpsc::Receiver<()>,
        end: mpsc::Sender<Result<(), Failure>>,
        flushes: Arc<AtomicU32>,
    }

    fn gated() -> Gated {
        let (began, begins) = mpsc::channel();
        let (end, ends) = mpsc::channel();
        let flushes = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&flushes);
        let flush = move || {
            counted.fetch_add(1, Ordering::SeqCst);
            let _ = began.send(());
            ends.recv().unwrap_or(Ok(()))
        };
        Gated { flusher: Flusher::start(flush, |_| ()).unwrap(), begins, end, flushes }
    }

    #[tokio::test]
    async fn those_who_wait_at_the_same_time_share_one_flush_and_its_failure() {
        let Gated { flusher, begins, end, flushes } = gated();
        let mut context = Context::from_waker(Waker::noop());
        let mut first = pin!(flusher.flush());
        assert!(first.as_mut().poll(&mut context).is_pending());
        begins.recv().unwrap();
        let mut others: Vec<_> = (0..31).map(|_| Box::pin(flusher.flush())).collect();
        for other in &mut others {
            assert_eq!(other.as_mut().poll(&mut context), Poll::Pending);
        }
        end.send(Ok(())).unwrap();
        assert_eq!(first.await, Ok(()), "the first did not wait for the others");
        begins.recv().unwrap();
        end.send(Err(Failure::Disk("full".to_owned()))).unwrap();
        for other in others {
            assert_eq!(other.await, Err(Failure::Disk("full".to_owned()).into()));
        }
        assert_eq!(flushes.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn what_is_to_be_done_first_is_done_before_the_flush_or_fails_alone() {
        let Gated { flusher, begins, end, flushes } = gated();
        let (wrote, written) = mpsc::channel();
        let writing = flusher.flush_after(Box::new(move || {
            let _ = wrote.send(());
            Ok(())
        }));
        begins.recv().unwrap();
        assert!(written.try_recv().is_ok(), "it was written before the flush began");
        let failing = flusher.flush_after(Box::new(|| Err(Trouble::Held)));
        end.send(Ok(())).unwrap();
        assert_eq!(writing.await, Ok(()));
        assert_eq!(failing.await, Err(Trouble::Held));
        assert_eq!(flushes.load(Ordering::SeqCst), 1, "what was not written needs no flush");
        end.send(Ok(())).unwrap();
    }

    #[tokio::test]
    async fn it_flushes_once_more_at_the_end() {
        let Gated { flusher, begins: _begins, end, flushes } = gated();
        end.send(Ok(())).unwrap();
        drop(flusher);
        assert_eq!(flushes.load(Ordering::SeqCst), 1);
    }

    #[tokio::test]
    async fn a_flush_that_panics_fails_those_who_wait_and_all_who_come() {
        let flusher = Flusher::start(|| panic!("a planted fault"), |_| ()).unwrap();
        assert!(flusher.flush().await.is_err());
        assert!(flusher.flush().await.is_err());
    }
}
