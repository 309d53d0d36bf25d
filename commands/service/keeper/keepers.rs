//! The keepers: one task for each channel whose table changes. A keeper turns news into the board,
//! many changes into one edit; it calls those who have to be called, and brings the pages that
//! people hold up to date. It runs behind the answers to presses and never before them.

use std::sync::Arc;

use host::news::News;
use host::{Channel, Server, User};
use tokio::sync::oneshot;

use super::message::{HeldPage, KeeperMessage, KeptPage};
use super::registry::Registry;
use super::state::Keeper;
use crate::service::common::{Resources, Source, Visit};

/// Every keeper, by channel.
pub(crate) struct Keepers {
    resources: Arc<Resources>,
    registry: Arc<Registry>,
}

impl Keepers {
    /// Keepers of the tables in these resources, none of whom has begun.
    pub(crate) fn new(resources: Arc<Resources>) -> Keepers {
        Keepers { resources, registry: Arc::default() }
    }

    /// A table has changed.
    pub(crate) fn table_changed(&self, news: News) {
        self.tell(news.channel, KeeperMessage::News(news.calls));
    }

    /// Somebody is at this table, in this language, and can be told what is wrong with its channel.
    pub(crate) fn visited(&self, channel: Channel, visit: &Visit) {
        let message = KeeperMessage::Visited {
            public: visit.public.clone(),
            server: visit.server,
            reply_to: visit.reply_to.clone(),
            language: visit.language.clone(),
            lacks: if channel == visit.channel { visit.lacks_for_table() } else { Vec::new() },
            files: channel != visit.channel || visit.lacks_for_file().is_empty(),
        };
        self.tell(channel, message);
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

    /// The answer to a press has changed the board by itself.
    pub(crate) fn board_answered(&self, channel: Channel) {
        self.tell(channel, KeeperMessage::BoardAnswered);
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
            let _ = keeper.send(KeeperMessage::ChannelGone);
        }
    }

    /// Brings every board up to date, and lets the keepers go.
    pub(crate) async fn finish(&self) {
        let mut finished = Vec::new();
        for keeper in self.registry.close() {
            let (done, finish) = oneshot::channel();
            if keeper.send(KeeperMessage::Finish(done)).is_ok() {
                finished.push(finish);
            }
        }
        for finish in finished {
            // One that has gone home has finished.
            let _ = finish.await;
        }
    }

    fn tell(&self, channel: Channel, message: KeeperMessage) {
        if let Some(messages) = self.registry.tell(channel, message) {
            let (resources, registry) = (Arc::clone(&self.resources), Arc::clone(&self.registry));
            tokio::spawn(async move {
                Keeper::open(resources, registry, channel).await.run(messages).await;
            });
        }
    }
}
