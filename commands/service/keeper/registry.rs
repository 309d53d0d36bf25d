//! The channels that have a board: each with the way to its keeper, while it has one, and with how far
//! its board has scrolled away.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use host::Channel;
use tokio::sync::mpsc;

use super::message::KeeperMessage;

/// Every channel that has a board.
#[derive(Default)]
pub(super) struct Registry(Mutex<Entries>);

#[derive(Default)]
struct Entries {
    channels: HashMap<Channel, Entry>,
    /// No keeper is told anything any more.
    closed: bool,
}

/// A channel that has a board.
#[derive(Default)]
struct Entry {
    keeper: Option<mpsc::UnboundedSender<KeeperMessage>>,
    /// Messages of others since the board was posted.
    scrolled: u32,
}

impl Registry {
    fn lock(&self) -> MutexGuard<'_, Entries> {
        // Nothing panics while it is held.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the keeper of a channel. Where there is none, the receiver for a new one comes back, with
    /// the message in it.
    pub(super) fn tell(
        &self,
        channel: Channel,
        message: KeeperMessage,
    ) -> Option<mpsc::UnboundedReceiver<KeeperMessage>> {
        let mut entries = self.lock();
        // What is told now is shown after the next start.
        if entries.closed {
            return None;
        }
        let entry = entries.channels.entry(channel).or_default();
        let message = match &entry.keeper {
            Some(keeper) => match keeper.send(message) {
                Ok(()) => return None,
                Err(unheard) => unheard.0,
            },
            None => message,
        };
        let (keeper, messages) = mpsc::unbounded_channel();
        // The receiver is still in our hands.
        let _ = keeper.send(message);
        entry.keeper = Some(keeper);
        Some(messages)
    }

    /// Tells the keeper of a channel, if there is one.
    pub(super) fn tell_present(&self, channel: Channel, message: KeeperMessage) {
        let entries = self.lock();
        let keeper = entries.channels.get(&channel).and_then(|entry| entry.keeper.as_ref());
        if let Some(keeper) = keeper {
            // One that has just gone home is told nothing.
            let _ = keeper.send(message);
        }
    }

    /// Tells every keeper that there is.
    pub(super) fn tell_all(&self, message: impl Fn() -> KeeperMessage) {
        for keeper in self.lock().channels.values().filter_map(|entry| entry.keeper.as_ref()) {
            // One that has just gone home holds no page.
            let _ = keeper.send(message());
        }
    }

    /// Counts a message of somebody else below the board.
    pub(super) fn scroll(&self, channel: Channel) {
        if let Some(entry) = self.lock().channels.get_mut(&channel) {
            entry.scrolled = entry.scrolled.saturating_add(1);
        }
    }

    /// How many messages stand below the board.
    pub(super) fn scrolled(&self, channel: Channel) -> u32 {
        self.lock().channels.get(&channel).map_or(0, |entry| entry.scrolled)
    }

    /// The board is the newest message.
    pub(super) fn posted(&self, channel: Channel) {
        self.lock().channels.entry(channel).or_default().scrolled = 0;
    }

    /// Forgets a channel; the way to its keeper.
    pub(super) fn remove(&self, channel: Channel) -> Option<mpsc::UnboundedSender<KeeperMessage>> {
        self.lock().channels.remove(&channel).and_then(|entry| entry.keeper)
    }

    /// A keeper with nothing to do goes home, unless it has just been told something.
    pub(super) fn retire(
        &self,
        channel: Channel,
        messages: &mpsc::UnboundedReceiver<KeeperMessage>,
    ) -> bool {
        let mut entries = self.lock();
        let retires = messages.is_empty();
        if retires && let Some(entry) = entries.channels.get_mut(&channel) {
            entry.keeper = None;
        }
        retires
    }

    /// Tells nobody anything any more; the ways to all keepers.
    pub(super) fn close(&self) -> Vec<mpsc::UnboundedSender<KeeperMessage>> {
        let mut entries = self.lock();
        entries.closed = true;
        entries.channels.drain().filter_map(|(_, entry)| entry.keeper).collect()
    }
}
