//! The keepers: one task for each channel whose table changes. A keeper turns news into the board,
//! many changes into one edit; it calls those who have to be called, and brings the pages that
//! people hold up to date. It runs behind the answers to presses and never before them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use host::news::News;
use host::{Channel, Server, User};
use tokio::sync::{mpsc, oneshot};

use super::keeper::Keeper;
use super::serve::Lasting;
use super::visit::{On, Visit};
use super::word::{Page, Word};
use crate::desk::Desk;

/// Every keeper, by channel.
#[derive(Default)]
pub(crate) struct Keepers(Mutex<All>);

#[derive(Default)]
struct All {
    watched: HashMap<Channel, Watched>,
    /// Nobody is told anything any more.
    closed: bool,
}

/// A channel with a board.
#[derive(Default)]
struct Watched {
    keeper: Option<mpsc::UnboundedSender<Word>>,
    /// Messages of others since the board was posted.
    scrolled: u32,
}

impl Keepers {
    fn lock(&self) -> MutexGuard<'_, All> {
        // Nothing panics while it is held.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table has changed.
    pub(crate) fn news(&self, desk: &Arc<Desk>, news: News) {
        self.tell(desk, news.channel, Word::News(news.calls));
    }

    /// Somebody is at this table, in this language, and can be told what is wrong with its channel.
    pub(crate) fn visited(&self, desk: &Arc<Desk>, channel: Channel, visit: &Visit) {
        let word = Word::Visited {
            public: visit.public.clone(),
            server: visit.server,
            door: visit.door.clone(),
            language: visit.language.clone(),
            lacks: if channel == visit.channel { visit.lacks_for_table() } else { Vec::new() },
            files: channel != visit.channel || visit.lacks_for_file().is_empty(),
        };
        self.tell(desk, channel, word);
    }

    /// Somebody holds this page of theirs.
    pub(crate) fn keep_page(&self, desk: &Arc<Desk>, visit: &Visit, lasting: Lasting) {
        let Lasting { message, start, open, ask } = lasting;
        let page = Page {
            door: visit.door.clone(),
            language: visit.locale.clone(),
            shown: Some(message),
            start,
            open,
            ask,
            edited: None,
            message: visit.message.filter(|_| visit.on == On::Own),
            late: 0,
        };
        self.tell(desk, visit.channel, Word::Page(visit.user, Box::new(page)));
    }

    /// Somebody has chosen something for themselves: the pages that they hold follow.
    pub(crate) fn chose(&self, user: User) {
        self.tell_all(|| Word::Chose(user));
    }

    /// A server has another language: its boards follow. Those that nobody has looked at for a while
    /// do so with their next visitor.
    pub(crate) fn speaks(&self, server: Server, language: &str) {
        self.tell_all(|| Word::Speaks(server, language.to_owned()));
    }

    fn tell_all(&self, word: impl Fn() -> Word) {
        for keeper in self.lock().watched.values().filter_map(|watched| watched.keeper.as_ref()) {
            // One that has just gone home holds no page.
            let _ = keeper.send(word());
        }
    }

    /// Somebody's press has changed the board by itself.
    pub(crate) fn touched(&self, desk: &Arc<Desk>, channel: Channel) {
        self.tell(desk, channel, Word::Touched);
    }

    /// Somebody else has written in this channel.
    pub(crate) fn scrolled(&self, channel: Channel) {
        if let Some(watched) = self.lock().watched.get_mut(&channel) {
            watched.scrolled = watched.scrolled.saturating_add(1);
        }
    }

    /// How far the board has scrolled away.
    pub(super) fn distance(&self, channel: Channel) -> u32 {
        self.lock().watched.get(&channel).map_or(0, |watched| watched.scrolled)
    }

    /// The board is the newest message.
    pub(super) fn posted(&self, channel: Channel) {
        self.lock().watched.entry(channel).or_default().scrolled = 0;
    }

    /// Somebody has deleted this message, which may be a board. A keeper that has gone home finds
    /// out when it has something to show.
    pub(crate) fn deleted(&self, channel: Channel, message: u64) {
        let all = self.lock();
        let keeper = all.watched.get(&channel).and_then(|watched| watched.keeper.as_ref());
        if let Some(keeper) = keeper {
            // One that has just gone home is told nothing.
            let _ = keeper.send(Word::Deleted(message));
        }
    }

    /// The channel is gone.
    pub(crate) fn forget(&self, channel: Channel) {
        let watched = self.lock().watched.remove(&channel);
        if let Some(keeper) = watched.and_then(|watched| watched.keeper) {
            // A keeper that has gone home is told nothing.
            let _ = keeper.send(Word::Forget);
        }
    }

    /// A keeper with nothing to do goes home, unless it has just been told something.
    pub(super) fn retire(&self, channel: Channel, words: &mpsc::UnboundedReceiver<Word>) -> bool {
        let mut all = self.lock();
        let retires = words.is_empty();
        if retires && let Some(watched) = all.watched.get_mut(&channel) {
            watched.keeper = None;
        }
        retires
    }

    /// Brings every board up to date, and lets the keepers go.
    pub(crate) async fn finish(&self) {
        let keepers: Vec<_> = {
            let mut all = self.lock();
            all.closed = true;
            all.watched.drain().filter_map(|(_, watched)| watched.keeper).collect()
        };
        let mut finished = Vec::new();
        for keeper in keepers {
            let (done, finish) = oneshot::channel();
            if keeper.send(Word::Finish(done)).is_ok() {
                finished.push(finish);
            }
        }
        for finish in finished {
            // One that has gone home has finished.
            let _ = finish.await;
        }
    }

    fn tell(&self, desk: &Arc<Desk>, channel: Channel, word: Word) {
        let mut all = self.lock();
        // What is told now is shown after the next start.
        if all.closed {
            return;
        }
        let watched = all.watched.entry(channel).or_default();
        let word = match &watched.keeper {
            Some(keeper) => match keeper.send(word) {
                Ok(()) => return,
                Err(unheard) => unheard.0,
            },
            None => word,
        };
        let (keeper, words) = mpsc::unbounded_channel();
        // The receiver is still in our hands.
        let _ = keeper.send(word);
        watched.keeper = Some(keeper);
        tokio::spawn(Keeper::new(Arc::clone(desk), channel).run(words));
    }
}
