//! Being told to stop: Ctrl-C, or the signal by which a service is stopped. The second one ends the
//! process at once.

use tokio::sync::watch;

/// What the process answers when it is told twice.
const INTERRUPTED: i32 = 130;

/// Somebody who listens.
#[derive(Clone)]
pub(super) struct Signals {
    told: watch::Receiver<bool>,
}

impl Signals {
    /// Listens from now on, within a runtime.
    pub(super) fn listen() -> Signals {
        let (tell, told) = watch::channel(false);
        let mut ears = Ears::open();
        tokio::spawn(async move {
            ears.hear().await;
            tell.send_replace(true);
            ears.hear().await;
            std::process::exit(INTERRUPTED);
        });
        Signals { told }
    }

    /// Waits until we are told to stop.
    pub(super) async fn stop(&self) {
        // The sender lives as long as the runtime.
        let _ = self.told.clone().wait_for(|told| *told).await;
    }
}

#[cfg(unix)]
struct Ears {
    both: [Option<tokio::signal::unix::Signal>; 2],
}

#[cfg(unix)]
impl Ears {
    fn open() -> Ears {
        use tokio::signal::unix::{SignalKind, signal};
        Ears {
            both: [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok()),
        }
    }

    async fn hear(&mut self) {
        async fn one(ear: &mut Option<tokio::signal::unix::Signal>) {
            match ear {
                Some(signal) => {
                    signal.recv().await;
                }
                // Without a signal there is no end, which is what was asked for.
                None => std::future::pending().await,
            }
        }
        let [interrupt, terminate] = &mut self.both;
        tokio::select! {
            () = one(interrupt) => {}
            () = one(terminate) => {}
        }
    }
}

#[cfg(not(unix))]
struct Ears;

#[cfg(not(unix))]
impl Ears {
    fn open() -> Ears {
        Ears
    }

    async fn hear(&mut self) {
        // Without a signal there is no end, which is what was asked for.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}
