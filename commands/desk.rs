//! What everything that serves a user has in common: the hall, the way to Discord, the keys of the
//! buttons, and who keeps the boards. Also the count of those being served, so that a bot that is
//! to stop can wait for them.

use std::collections::{HashSet, VecDeque};
use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use host::hall::Hall;
use tokio::sync::watch;

use crate::discord::custom_id::Keys;
use crate::discord::show::Keepers;
use crate::discord::wire::Wire;
use crate::picture::Gallery;

/// A command answers its user whatever happens, so it has nothing to report.
pub(crate) type Never = Infallible;

/// A slash command of ours.
pub(crate) type Command = poise::Command<std::sync::Arc<Desk>, Never>;

/// A slash command that was called.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, std::sync::Arc<Desk>, Never>;

/// So many interactions are remembered. Discord delivers one twice within moments, if it does.
const REMEMBERED: usize = 4096;

/// What everything that serves a user has in common.
pub(crate) struct Desk {
    hall: Hall,
    wire: Wire,
    keys: Keys,
    keepers: Keepers,
    gallery: Gallery,
    closed: AtomicBool,
    served: watch::Sender<usize>,
    came: Mutex<Came>,
}

/// The interactions that came lately, the newest last.
#[derive(Default)]
struct Came {
    order: VecDeque<u64>,
    known: HashSet<u64>,
}

impl Desk {
    /// An open desk.
    pub(crate) fn new(hall: Hall, wire: Wire) -> Desk {
        let keys = Keys::new(&hall.secret());
        let (served, _) = watch::channel(0);
        let closed = AtomicBool::new(false);
        let came = Mutex::default();
        let (keepers, gallery) = (Keepers::default(), Gallery::default());
        Desk { hall, wire, keys, keepers, gallery, closed, served, came }
    }

    /// The tables.
    pub(crate) fn hall(&self) -> &Hall {
        &self.hall
    }

    /// The way to Discord.
    pub(crate) fn wire(&self) -> &Wire {
        &self.wire
    }

    /// What buttons are made with.
    pub(crate) fn keys(&self) -> &Keys {
        &self.keys
    }

    /// Those who keep the boards.
    pub(crate) fn keepers(&self) -> &Keepers {
        &self.keepers
    }

    /// The pictures.
    pub(crate) fn gallery(&self) -> &Gallery {
        &self.gallery
    }

    /// Somebody wants to be served; nobody is once the desk is closed.
    pub(crate) fn serve(&self) -> Option<Served<'_>> {
        self.served.send_modify(|served| *served += 1);
        let served = Served(self);
        (!self.closed.load(Ordering::SeqCst)).then_some(served)
    }

    /// Does this interaction come for the first time?
    pub(crate) fn is_new(&self, interaction: u64) -> bool {
        // Nothing panics while it is held.
        let mut came = self.came.lock().unwrap_or_else(PoisonError::into_inner);
        if !came.known.insert(interaction) {
            return false;
        }
        came.order.push_back(interaction);
        if came.order.len() > REMEMBERED
            && let Some(oldest) = came.order.pop_front()
        {
            came.known.remove(&oldest);
        }
        true
    }

    /// Serves nobody any more.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
    }

    /// Waits until nobody is being served.
    pub(crate) async fn idle(&self) {
        let mut served = self.served.subscribe();
        // The sender is ours, so it cannot be gone.
        let _ = served.wait_for(|served| *served == 0).await;
    }
}

/// Somebody is being served, until this is dropped.
pub(crate) struct Served<'a>(&'a Desk);

impl Drop for Served<'_> {
    fn drop(&mut self) {
        self.0.served.send_modify(|served| *served -= 1);
    }
}
