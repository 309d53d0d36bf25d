//! A keeper's inbox. Messages of one kind become one while the keeper is busy, so however long Discord makes it
//! wait, no more lies here than the people who hold pages.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use host::{Server, User};
use tokio::sync::{Notify, OwnedSemaphorePermit, oneshot};

use super::message::{BoardAnswer, HeldPage, KeeperMessage, Visitor};

/// The number of deleted messages that are remembered. A board among others is found to be gone when it is
/// edited.
const MOST_DELETED: usize = 256;

/// What a keeper was told since it last looked.
#[derive(Default)]
pub(super) struct Pending {
    /// The last visitor.
    pub(super) visitor: Option<Box<Visitor>>,
    /// The language of a server from now on.
    pub(super) server_languages: HashMap<Server, String>,
    /// Those who have changed their own settings.
    pub(super) people: BTreeSet<User>,
    /// The page that each of these holds.
    pub(super) pages: HashMap<User, Box<HeldPage>>,
    /// The board was changed by the answer to a press.
    pub(super) answered: Option<Box<BoardAnswer>>,
    /// These messages were deleted.
    pub(super) deleted: BTreeSet<u64>,
    /// The table has changed.
    pub(super) changed: bool,
    /// It may have changed before the start.
    pub(super) catch_up: Option<OwnedSemaphorePermit>,
    /// The channel is gone.
    pub(super) gone: bool,
    /// Those who wait until everything is shown.
    pub(super) finish: Vec<oneshot::Sender<()>>,
}

impl Pending {
    fn add(&mut self, message: KeeperMessage) {
        match message {
            KeeperMessage::News => self.changed = true,
            KeeperMessage::CatchUp(permit) => self.catch_up = Some(permit),
            KeeperMessage::Visited(visitor) => self.visitor = Some(visitor),
            KeeperMessage::PersonChanged(user) => drop(self.people.insert(user)),
            KeeperMessage::ServerLanguage(server, language) => {
                self.server_languages.insert(server, language);
            }
            KeeperMessage::HoldPage(user, page) => drop(self.pages.insert(user, page)),
            KeeperMessage::BoardAnswered(mut answer) => {
                // Nobody knows which of two was the last one.
                if self.answered.is_some() {
                    answer.shown = None;
                }
                self.answered = Some(answer);
            }
            KeeperMessage::PressAnswered => {}
            KeeperMessage::MessageDeleted(id) => {
                if self.deleted.len() < MOST_DELETED {
                    self.deleted.insert(id);
                }
            }
            KeeperMessage::ChannelGone => self.gone = true,
            KeeperMessage::Finish(done) => self.finish.push(done),
        }
    }
}

#[derive(Default)]
struct Letters {
    pending: Option<Pending>,
    /// The keeper is gone.
    closed: bool,
}

/// A keeper's inbox, as those know it who tell it something.
#[derive(Default)]
pub(super) struct Inbox {
    letters: Mutex<Letters>,
    arrived: Notify,
}

impl Inbox {
    fn letters(&self) -> MutexGuard<'_, Letters> {
        // Nothing panics while it is held.
        self.letters.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a message in; it comes back if the keeper is gone.
    pub(super) fn put(&self, message: KeeperMessage) -> Result<(), KeeperMessage> {
        let mut letters = self.letters();
        if letters.closed {
            return Err(message);
        }
        letters.pending.get_or_insert_default().add(message);
        drop(letters);
        self.arrived.notify_one();
        Ok(())
    }
}

/// A keeper's inbox, as its keeper knows it; when this is dropped, the keeper is gone.
pub(super) struct InboxReader(Arc<Inbox>);

impl InboxReader {
    /// The reader of a new inbox.
    pub(super) fn new(inbox: &Arc<Inbox>) -> InboxReader {
        InboxReader(Arc::clone(inbox))
    }

    /// Waits until there is something, and takes all of it.
    pub(super) async fn take(&self) -> Pending {
        loop {
            if let Some(pending) = self.0.letters().pending.take() {
                return pending;
            }
            self.0.arrived.notified().await;
        }
    }

    /// Closes the inbox, unless there is something in it.
    pub(super) fn close_if_empty(&self) -> bool {
        let mut letters = self.0.letters();
        letters.closed = letters.pending.is_none();
        letters.closed
    }
}

impl Drop for InboxReader {
    fn drop(&mut self) {
        self.0.letters().closed = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_hundred_thousand_messages_to_a_busy_keeper_are_a_few() {
        let inbox = Arc::new(Inbox::default());
        let reader = InboxReader::new(&inbox);
        for id in 0..100_000 {
            let _ = inbox.put(KeeperMessage::News);
            let _ = inbox.put(KeeperMessage::MessageDeleted(id));
            let _ = inbox.put(KeeperMessage::PersonChanged(User(id % 6)));
        }
        let pending = reader.take().await;
        assert!(pending.changed);
        assert_eq!((pending.deleted.len(), pending.people.len()), (MOST_DELETED, 6));
        assert!(reader.close_if_empty());
        assert!(inbox.put(KeeperMessage::News).is_err(), "nobody reads it");
    }

    #[test]
    fn of_two_answers_on_one_board_nobody_knows_which_was_the_last() {
        let answer = || {
            let shown = Some(crate::discord::message::Message::new().text("board"));
            KeeperMessage::BoardAnswered(Box::new(BoardAnswer { id: Some(1), shown }))
        };
        let mut pending = Pending::default();
        pending.add(answer());
        assert!(pending.answered.as_ref().unwrap().shown.is_some());
        pending.add(answer());
        assert!(pending.answered.as_ref().unwrap().shown.is_none());
    }
}
