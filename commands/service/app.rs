//! The state that everything shares: the bot's resources and the keepers. Also the count of visitors
//! in work, so that a bot that is to stop can wait for them, and the interactions that arrived lately.

use std::collections::{HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use host::Channel;
use host::hall::Hall;
use rules::words::Words;
use tokio::sync::watch;

use super::common::Resources;
use super::keeper::Keepers;
use super::turns::Turns;
use crate::discord::custom_id::Keys;
use crate::discord::wire::Wire;
use crate::picture::Gallery;
use crate::scene::Frame;

/// The number of interactions that are remembered. Discord delivers one twice within moments, if it
/// does.
const REMEMBERED_INTERACTIONS: usize = 4096;

/// The state that everything shares.
pub(crate) struct App {
    resources: Arc<Resources>,
    keepers: Keepers,
    turns: Turns,
    closed: AtomicBool,
    in_work: watch::Sender<usize>,
    recent: Mutex<RecentInteractions>,
}

/// The interactions that arrived lately, the newest last.
#[derive(Default)]
struct RecentInteractions {
    order: VecDeque<u64>,
    known: HashSet<u64>,
}

impl App {
    /// An app that takes visitors.
    pub(crate) fn new(hall: Hall, wire: Wire, gallery: Gallery, edit_pause: Duration) -> App {
        let resources = Arc::new(Resources::new(hall, wire, gallery, edit_pause));
        let keepers = Keepers::new(Arc::clone(&resources));
        let (in_work, _) = watch::channel(0);
        let (closed, recent) = (AtomicBool::new(false), Mutex::default());
        App { resources, keepers, turns: Turns::default(), closed, in_work, recent }
    }

    /// The bot's resources.
    pub(crate) fn resources(&self) -> &Resources {
        &self.resources
    }

    /// The tables.
    pub(crate) fn hall(&self) -> &Hall {
        self.resources.hall()
    }

    /// The client for Discord's API.
    pub(crate) fn wire(&self) -> &Wire {
        self.resources.wire()
    }

    /// The keys that seal and open the ids of buttons.
    pub(crate) fn keys(&self) -> &Keys {
        self.resources.keys()
    }

    /// The keepers of boards and pages.
    pub(crate) fn keepers(&self) -> &Keepers {
        &self.keepers
    }

    /// The turns for large answers.
    pub(crate) fn turns(&self) -> &Turns {
        &self.turns
    }

    /// The frame of a scene of this channel's table, as it stands at this line of its log.
    pub(crate) fn frame<'a>(&'a self, channel: Channel, line: u32, words: &'a Words) -> Frame<'a> {
        self.resources.frame(channel, line, words)
    }

    /// Counts a visitor as in work until what comes back is dropped; none is taken once the app is closed.
    pub(crate) fn begin_work(&self) -> Option<InWork<'_>> {
        self.in_work.send_modify(|count| *count += 1);
        let work = InWork(self);
        (!self.closed.load(Ordering::SeqCst)).then_some(work)
    }

    /// Does this interaction come for the first time?
    pub(crate) fn is_new(&self, interaction: u64) -> bool {
        // Nothing panics while it is held.
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        if !recent.known.insert(interaction) {
            return false;
        }
        recent.order.push_back(interaction);
        if recent.order.len() > REMEMBERED_INTERACTIONS
            && let Some(oldest) = recent.order.pop_front()
        {
            recent.known.remove(&oldest);
        }
        true
    }

    /// Takes no more visitors.
    pub(crate) fn close(&self) {
        self.closed.store(true, Ordering::SeqCst);
    }

    /// Waits until no visitor is in work.
    pub(crate) async fn until_idle(&self) {
        let mut in_work = self.in_work.subscribe();
        // The sender is ours, so it cannot be gone.
        let _ = in_work.wait_for(|count| *count == 0).await;
    }
}

/// A visitor in work, until this is dropped.
pub(crate) struct InWork<'a>(&'a App);

impl Drop for InWork<'_> {
    fn drop(&mut self) {
        self.0.in_work.send_modify(|count| *count -= 1);
    }
}
