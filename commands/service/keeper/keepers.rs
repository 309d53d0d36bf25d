//! The keepers: one task for each channel whose table changes. A keeper turns news into the board,
//! many changes into one edit; it calls those who have to be called, and brings the pages that
//! people hold up to date. It runs behind the answers to presses and never before them.

use std::sync::Arc;

use host::news::News;
use host::{Channel, Server, User};
use tokio::sync::{Semaphore, oneshot};

use super::message::{BoardAnswer, HeldPage, KeeperMessage, KeptPage, Visitor};
use super::note::KeeperNote;
use super::registry::Registry;
use super::state::Keeper;
use crate::discord::message::Message;
use crate::service::common::{Resources, Source, Visit};

/// The number of tables whose notes are compared with their logs at a time.
const COMPARED_NOTES: usize = 256;

/// The number of tables that are awake because they may not have been shown before the start.
const CATCHING_UP: usize = 16;

/// Every keeper, by channel.
pub(crate) struct Keepers {
    resources: Arc<Resources>,
    registry: Arc<Registry>,
}

/// A press on the board that is being answered, until this is dropped.
pub(crate) struct AnswerOnBoard<'a> {
    keepers: &'a Keepers,
    channel: Channel,
}

impl AnswerOnBoard<'_> {
    /// It has changed the message that was pressed, and shows this.
    pub(crate) fn changed(&self, id: Option<u64>, message: &Message) {
        let crossed = self.keepers.registry.is_crossed(self.channel);
        let shown = (!crossed).then(|| message.clone());
        let answer = Box::new(BoardAnswer { id, shown });
        self.keepers.tell(self.channel, KeeperMessage::BoardAnswered(answer));
    }
}

impl Drop for AnswerOnBoard<'_> {
    fn drop(&mut self) {
        self.keepers.registry.end_answer(self.channel);
    }
}

impl Keepers {
    /// Keepers of the tables in these resources, none of whom has begun.
    pub(crate) fn new(resources: Arc<Resources>) -> Keepers {
        Keepers { resources, registry: Arc::default() }
    }

    /// A table has changed.
    pub(crate) fn table_changed(&self, news: &News) {
        self.tell(news.channel, KeeperMessage::News);
    }

    /// Shows what was saved before a sudden end and perhaps never shown, a few tables at a time.
    pub(crate) async fn catch_up(&self) {
        let waiting = Arc::new(Semaphore::new(CATCHING_UP));
        let mut last = None;
        loop {
            let shown = self.resources.hall().shown(last, COMPARED_NOTES).await;
            let Some(next) = shown.last().map(|shown| shown.channel) else { return };
            for shown in shown {
                let note = shown.note.as_deref().and_then(KeeperNote::read);
                if note.is_some_and(|note| !note.is_behind(shown.line)) {
                    continue;
                }
                // It is never closed.
                let Ok(permit) = Arc::clone(&waiting).acquire_owned().await else { return };
                tracing::debug!(channel = %shown.channel, line = shown.line, "perhaps not shown");
                self.tell(shown.channel, KeeperMessage::CatchUp(permit));
            }
            last = Some(next);
        }
    }

    /// Somebody is at this table, in this language, and can be told what is wrong with its channel.
    pub(crate) fn visited(&self, channel: Channel, visit: &Visit) {
        let visitor = Visitor {
            public: visit.public.clone(),
            server: visit.server,
            reply_to: visit.reply_to.clone(),
            language: visit.language.clone(),
            lacks: if channel == visit.channel { visit.lacks_for_table() } else { Vec::new() },
            files: channel != visit.channel || visit.lacks_for_file().is_empty(),
        };
        self.tell(channel, KeeperMessage::Visited(Box::new(visitor)));
    }

    /// Somebody holds this page of theirs.
    pub(crate) fn keep_page(&self, visit: &Visit, kept: KeptPage) {
        let KeptPage { message, start, open, ask } = kept;
        let page = HeldPage {
            reply_to: visit.reply_to.clone(),
            language: visit.locale.clone(),
            shown: Some(message),
            start,
            open,
            ask,
            edited: None,
            message: visit.message.filter(|_| visit.source == Source::Own),
            late: 0,
        };
        self.tell(visit.channel, KeeperMessage::HoldPage(visit.user, Box::new(page)));
    }

    /// Somebody has changed their own settings: the pages that they hold follow.
    pub(crate) fn person_changed(&self, user: User) {
        self.registry.tell_all(|| KeeperMessage::PersonChanged(user));
    }

    /// A server has another language: its boards follow. Those that nobody has looked at for a while
    /// do so with their next visitor.
    pub(crate) fn server_language_changed(&self, server: Server, language: &str) {
        self.registry.tell_all(|| KeeperMessage::ServerLanguage(server, language.to_owned()));
    }

    /// A press on a board is being answered: its keeper waits for that a little, since the answer may
    /// change the board by itself.
    pub(crate) fn answer_on_board(&self, channel: Channel) -> AnswerOnBoard<'_> {
        self.registry.begin_answer(channel);
        AnswerOnBoard { keepers: self, channel }
    }

    /// Somebody else has written in this channel.
    pub(crate) fn scrolled(&self, channel: Channel) {
        self.registry.scroll(channel);
    }

    /// Somebody has deleted this message, which may be a board. A keeper that has gone home finds
    /// out when it has something to show.
    pub(crate) fn message_deleted(&self, channel: Channel, message: u64) {
        self.registry.tell_present(channel, KeeperMessage::MessageDeleted(message));
    }

    /// The channel is gone.
    pub(crate) fn channel_gone(&self, channel: Channel) {
        if let Some(keeper) = self.registry.remove(channel) {
            // A keeper that has gone home is told nothing.
            let _ = keeper.put(KeeperMessage::ChannelGone);
        }
    }

    /// Brings every board up to date, and lets the keepers go.
    pub(crate) async fn finish(&self) {
        let mut finished = Vec::new();
        for keeper in self.registry.close() {
            let (done, finish) = oneshot::channel();
            if keeper.put(KeeperMessage::Finish(done)).is_ok() {
                finished.push(finish);
            }
        }
        for finish in finished {
            // One that has gone home has finished.
            let _ = finish.await;
        }
    }

    fn tell(&self, channel: Channel, message: KeeperMessage) {
        if let Some(inbox) = self.registry.tell(channel, message) {
            let (resources, registry) = (Arc::clone(&self.resources), Arc::clone(&self.registry));
            tokio::spawn(async move {
                Keeper::open(resources, registry, channel).await.run(inbox).await;
            });
        }
    }
}
