//! The channels that have a board: each with the way to its keeper, while it has one, with how far its board
//! has scrolled away, with who is at work on it, and with whom it has notified lately.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use host::{Channel, User};
use tokio::sync::Semaphore;
use tokio::time::Instant;

use super::inbox::{Inbox, InboxReader};
use super::message::KeeperMessage;

/// The number of tables that are shown at the same time: each holds its look and its picture until Discord
/// has them.
const SHOWING_TABLES: usize = 64;

/// Nobody is notified again of what others did at a table before this is over.
const NOTIFIED_EVERY: Duration = Duration::from_secs(60);

/// Every channel that has a board.
pub(super) struct Registry {
    entries: Mutex<Entries>,
    /// Those who show a table hold a permit.
    pub(super) showing: Semaphore,
}

impl Default for Registry {
    fn default() -> Registry {
        Registry { entries: Mutex::default(), showing: Semaphore::new(SHOWING_TABLES) }
    }
}

#[derive(Default)]
struct Entries {
    channels: HashMap<Channel, Entry>,
    /// No keeper is told anything any more.
    closed: bool,
}

/// A channel that has a board.
#[derive(Default)]
struct Entry {
    keeper: Option<Arc<Inbox>>,
    /// Messages of others since the board was posted.
    scrolled: u32,
    /// Presses on the board that are being answered.
    answering: u32,
    /// The keeper is editing it.
    editing: bool,
    /// Two of these were at work at the same time.
    crossed: bool,
    /// Who was notified when, lately.
    notified: Vec<(User, Instant)>,
}

impl Entry {
    /// Nobody is at work on the board, or somebody is alone.
    fn uncross(&mut self) {
        self.crossed &= self.answering > 0 || self.editing;
    }
}

impl Registry {
    fn lock(&self) -> MutexGuard<'_, Entries> {
        // Nothing panics while it is held.
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells the keeper of a channel. Where there is none, the inbox of a new one comes back, with the
    /// message in it.
    pub(super) fn tell(&self, channel: Channel, message: KeeperMessage) -> Option<InboxReader> {
        let mut entries = self.lock();
        // What is told now is shown after the next start.
        if entries.closed {
            return None;
        }
        let entry = entries.channels.entry(channel).or_default();
        let message = match &entry.keeper {
            Some(keeper) => match keeper.put(message) {
                Ok(()) => return None,
                Err(unheard) => unheard,
            },
            None => message,
        };
        let inbox = Arc::new(Inbox::default());
        // It is open as long as its reader is in our hands.
        let _ = inbox.put(message);
        let reader = InboxReader::new(&inbox);
        entry.keeper = Some(inbox);
        Some(reader)
    }

    /// Tells the keeper of a channel, if there is one.
    pub(super) fn tell_present(&self, channel: Channel, message: KeeperMessage) {
        let entries = self.lock();
        let keeper = entries.channels.get(&channel).and_then(|entry| entry.keeper.as_ref());
        if let Some(keeper) = keeper {
            // One that has just gone home is told nothing.
            let _ = keeper.put(message);
        }
    }

    /// Tells every keeper that there is.
    pub(super) fn tell_all(&self, message: impl Fn() -> KeeperMessage) {
        for keeper in self.lock().channels.values().filter_map(|entry| entry.keeper.as_ref()) {
            // One that has just gone home holds no page.
            let _ = keeper.put(message());
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

    /// A press on the board is being answered, which may change it.
    pub(super) fn begin_answer(&self, channel: Channel) {
        let mut entries = self.lock();
        let entry = entries.channels.entry(channel).or_default();
        entry.crossed |= entry.answering > 0 || entry.editing;
        entry.answering += 1;
    }

    /// Was anybody else at work on the board while presses on it are being answered?
    pub(super) fn is_crossed(&self, channel: Channel) -> bool {
        self.lock().channels.get(&channel).is_some_and(|entry| entry.crossed)
    }

    /// It was answered.
    pub(super) fn end_answer(&self, channel: Channel) {
        if let Some(entry) = self.lock().channels.get_mut(&channel) {
            entry.answering = entry.answering.saturating_sub(1);
            entry.uncross();
        }
        self.tell_present(channel, KeeperMessage::PressAnswered);
    }

    /// Is a press on the board being answered?
    pub(super) fn is_answering(&self, channel: Channel) -> bool {
        self.lock().channels.get(&channel).is_some_and(|entry| entry.answering > 0)
    }

    /// The keeper edits the board, or has edited it.
    pub(super) fn edits(&self, channel: Channel, editing: bool) {
        if let Some(entry) = self.lock().channels.get_mut(&channel) {
            entry.crossed |= editing && entry.answering > 0;
            entry.editing = editing;
            entry.uncross();
        }
    }

    /// Was this user notified here lately?
    pub(super) fn is_notified(&self, channel: Channel, user: User) -> bool {
        let entries = self.lock();
        let lately =
            |(one, when): &(User, Instant)| *one == user && when.elapsed() < NOTIFIED_EVERY;
        entries.channels.get(&channel).is_some_and(|entry| entry.notified.iter().any(lately))
    }

    /// This user is notified now.
    pub(super) fn notified(&self, channel: Channel, user: User) {
        if let Some(entry) = self.lock().channels.get_mut(&channel) {
            let older =
                |(one, when): &(User, Instant)| *one != user && when.elapsed() < NOTIFIED_EVERY;
            entry.notified.retain(older);
            entry.notified.push((user, Instant::now()));
        }
    }

    /// Forgets a channel; the way to its keeper.
    pub(super) fn remove(&self, channel: Channel) -> Option<Arc<Inbox>> {
        self.lock().channels.remove(&channel).and_then(|entry| entry.keeper)
    }

    /// A keeper with nothing to do goes home, unless it has just been told something.
    pub(super) fn retire(&self, channel: Channel, inbox: &InboxReader) -> bool {
        let mut entries = self.lock();
        let retires = inbox.close_if_empty();
        if retires && let Some(entry) = entries.channels.get_mut(&channel) {
            entry.keeper = None;
        }
        retires
    }

    /// Tells nobody anything any more; the ways to all keepers.
    pub(super) fn close(&self) -> Vec<Arc<Inbox>> {
        let mut entries = self.lock();
        entries.closed = true;
        entries.channels.drain().filter_map(|(_, entry)| entry.keeper).collect()
    }
}
