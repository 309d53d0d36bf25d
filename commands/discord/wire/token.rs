//! What we know of our token. One 401 can be a mistake of Discord's: it is asked once more, and only a second
//! one means that the token is gone. Then nothing more is sent, or our address would be banned.

use tokio::sync::{Mutex, MutexGuard, watch};

/// What Discord thinks of our token, as far as we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Trust {
    /// It was taken last time, or was never tried.
    Taken,
    /// A request was answered with 401, and Discord has not been asked again yet.
    Doubted,
    /// It was refused twice in a row.
    Refused,
}

/// What we know of our token.
pub(super) struct TokenState {
    trust: watch::Sender<Trust>,
    asking: Mutex<()>,
}

impl TokenState {
    pub(super) fn new() -> TokenState {
        TokenState { trust: watch::Sender::new(Trust::Taken), asking: Mutex::default() }
    }

    pub(super) fn trust(&self) -> Trust {
        *self.trust.borrow()
    }

    /// Discord has taken it, or has not. What was refused for good stays so.
    pub(super) fn learn(&self, learned: Trust) {
        self.trust.send_if_modified(|trust| {
            let changes = *trust != learned && *trust != Trust::Refused;
            if changes {
                *trust = learned;
            }
            changes
        });
    }

    /// Discord is asked by one request at a time.
    pub(super) async fn asking(&self) -> MutexGuard<'_, ()> {
        self.asking.lock().await
    }

    /// Waits until it is refused for good.
    pub(super) async fn refused(&self) {
        // The sender is ours, so it cannot be gone.
        let _ = self.trust.subscribe().wait_for(|trust| *trust == Trust::Refused).await;
    }
}
