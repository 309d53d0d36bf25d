//! One keeper: the board of one channel, the last call there, and the pages that people hold.
//!
//! What it has posted it notes in the store, so that after a restart it goes on with the same
//! messages.

mod board;
mod pages;

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use host::look::Look;
use host::news::Call;
use host::{Channel, Server, User};
use rules::words::{FIRST, Words};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use self::pages::Refreshed;
use super::limits::FIRST_ANSWER;
use super::message::Message;
use super::picture::{self, Glance};
use super::visit::lacking;
use super::wire::{Door, Fault, Noted};
use super::word::{Page, Word};
use crate::desk::Desk;
use crate::picture::Hung;
use crate::scene::{self, Art, Frame};

/// At most one round of edits in this time.
const PAUSE: Duration = Duration::from_secs(1);

/// After a failure of Discord it is tried again, later and later.
const RETRIES: [u64; 5] = [2, 5, 15, 60, 300];

/// A keeper that hears nothing for so long goes home; by then no page can be edited any more.
const IDLE: Duration = Duration::from_secs(16 * 60);

/// So long a board waits for its picture, and with it those who are called below it.
const BOARD: Duration = Duration::from_millis(250);

/// A picture that was late more often than this is given up: everything is said in words.
const LATE: u8 = 3;

/// Where a picture was refused, none is sent for so long.
const REFUSED: Duration = Duration::from_secs(10 * 60);

/// Discord's code for a channel that does not exist.
const NO_CHANNEL: u32 = 10003;

/// What a keeper remembers across restarts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Note {
    /// The message that is the board.
    board: Option<u64>,
    /// The last call.
    call: Option<u64>,
    /// The line of the log that the board shows.
    line: u32,
    /// Does the board show how it ended?
    over: bool,
    /// The language of the place.
    language: String,
    /// The server that it belongs to.
    #[serde(default)]
    server: Option<Server>,
    /// The pages that people hold.
    #[serde(default)]
    pages: Vec<Held>,
}

/// A page as it is noted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Held {
    user: u64,
    language: String,
    door: Noted,
}

/// Where a message goes.
#[derive(Clone, Copy)]
enum To<'a> {
    /// Into the channel, as a new one.
    Channel,
    /// Over this one in the channel.
    Board(u64),
    /// Over somebody's page.
    Page(&'a Door),
}

/// Whoever was at the table last.
struct Visitor {
    door: Door,
    language: String,
    lacks: Vec<&'static str>,
}

/// The keeper of one channel.
pub(super) struct Keeper {
    desk: Arc<Desk>,
    channel: Channel,
    note: Note,
    calls: Vec<Call>,
    pages: HashMap<User, Page>,
    visitor: Option<Visitor>,
    /// Somebody has been told that we may not write here.
    complained: bool,
    board: Option<Message>,
    /// When something is to be shown next.
    due: Option<Instant>,
    /// Not before this.
    earliest: Instant,
    failures: usize,
    /// What the last call was for, since we started.
    called: Vec<Call>,
    /// May we attach files here, as far as visitors can tell?
    files: bool,
    /// When Discord refused a picture.
    refused: Option<Instant>,
    /// How often the board's picture was late.
    late: u8,
}

impl Keeper {
    pub(super) fn new(desk: Arc<Desk>, channel: Channel) -> Keeper {
        let note = desk.hall().note(channel);
        let note = note.and_then(|note| serde_json::from_slice(&note).ok());
        let mut note: Note = note.unwrap_or_default();
        // It may have been chosen while no keeper was there.
        let chosen = note.server.and_then(|server| desk.hall().place(server).language);
        if let Some(chosen) = chosen.filter(|chosen| *chosen != note.language) {
            (note.language, note.line) = (chosen, 0);
        }
        if note.language.is_empty() {
            FIRST.clone_into(&mut note.language);
        }
        Keeper {
            desk,
            channel,
            note,
            calls: Vec::new(),
            pages: HashMap::new(),
            visitor: None,
            complained: false,
            board: None,
            // What was saved before a sudden end may never have been shown; what happens now goes
            // first.
            due: Some(Instant::now() + PAUSE),
            earliest: Instant::now(),
            failures: 0,
            called: Vec::new(),
            files: true,
            refused: None,
            late: 0,
        }
    }

    pub(super) async fn run(mut self, mut words: mpsc::UnboundedReceiver<Word>) {
        self.recall_pages();
        // The first word was spoken before the keeper came.
        while let Some(word) = self.next_word(&mut words).await {
            match word {
                Word::News(calls) => {
                    self.wake();
                    let calls = self.hurry(calls).await;
                    self.calls.extend(calls);
                }
                Word::Visited { public, server, door, language, lacks, files } => {
                    self.files = files;
                    self.note.server = server.or(self.note.server);
                    self.speak(public);
                    self.visitor = Some(Visitor { door, language, lacks });
                }
                Word::Speaks(server, language) if self.note.server == Some(server) => {
                    self.speak(language);
                }
                Word::Speaks(..) => {}
                Word::Chose(user) => {
                    if self.refresh_page(user, false).await == Refreshed::Gone {
                        self.pages.remove(&user);
                    }
                }
                Word::Touched => {
                    (self.board, self.note.line) = (None, 0);
                    self.wake();
                }
                Word::Page(user, page) => self.hold(user, *page),
                Word::Deleted(id) if self.note.board == Some(id) && !self.note.over => {
                    self.note.board = None;
                    self.wake();
                }
                Word::Deleted(_) => {}
                Word::Forget => return,
                Word::Finish(done) => {
                    if self.due.is_some() {
                        self.show().await;
                    }
                    // Whoever waited may have lost patience.
                    let _ = done.send(());
                    return;
                }
            }
        }
    }

    /// The next word; what is due is shown while none comes.
    async fn next_word(&mut self, words: &mut mpsc::UnboundedReceiver<Word>) -> Option<Word> {
        loop {
            if let Some(due) = self.due {
                match timeout_at(due, words.recv()).await {
                    Ok(word) => return word,
                    Err(_) => self.show().await,
                }
            } else {
                match timeout(IDLE, words.recv()).await {
                    Ok(word) => return word,
                    Err(_) if self.desk.keepers().retire(self.channel, words) => return None,
                    Err(_) => {}
                }
            }
        }
    }

    /// Something is to be shown as soon as it may.
    fn wake(&mut self) {
        let soon = self.earliest.max(Instant::now());
        self.due = Some(self.due.map_or(soon, |due| due.min(soon)));
    }

    /// This is the language of the place.
    fn speak(&mut self, language: String) {
        if !language.is_empty() && language != self.note.language {
            (self.note.language, self.note.line) = (language, 0);
            self.wake();
        }
    }

    /// Shows the table as it is now to everybody who looks at it.
    async fn show(&mut self) {
        self.due = None;
        let glance = Glance {
            channel: self.channel,
            user: None,
            language: &self.note.language,
            pictured: self.hangs(),
            until: Instant::now() + BOARD,
        };
        let (look, hung) = match picture::look(&self.desk, &glance).await {
            Ok(seen) => seen,
            Err(fault) => {
                tracing::error!(
                    channel = %self.channel, reference = fault.reference, "a board has no table"
                );
                return;
            }
        };
        let before = self.note.clone();
        let mut shown = self.show_board(&look, &hung).await;
        if shown.is_ok() {
            let ended = self.note.over && !before.over;
            shown = self.call(&look, ended).await;
        }
        if self.note != before {
            self.keep_note();
        }
        self.earliest = Instant::now() + PAUSE;
        if hung == Hung::Late {
            self.wake();
        }
        self.refresh_pages(scene::is_final(&look)).await;
        match shown {
            Ok(()) => (self.failures, self.complained) = (0, false),
            Err(fault) => self.failed(&fault).await,
        }
    }

    /// May a picture be sent here?
    fn hangs(&self) -> bool {
        self.files && self.refused.is_none_or(|refused| refused.elapsed() > REFUSED)
    }

    /// Sends a message, or without its pictures if those are refused; then none is sent for a
    /// while. Was it sent whole?
    async fn send(&mut self, message: &Message, to: To<'_>) -> Result<(u64, bool), Fault> {
        match (self.send_once(message, to).await, message.spare()) {
            (Ok(id), _) => Ok((id, true)),
            (Err(fault), Some(spare)) if fault.is_refusal() => {
                let id = self.send_once(spare, to).await?;
                tracing::warn!(%fault, channel = %self.channel, "a picture was refused");
                self.refused = Some(Instant::now());
                Ok((id, false))
            }
            (Err(fault), _) => Err(fault),
        }
    }

    async fn send_once(&self, message: &Message, to: To<'_>) -> Result<u64, Fault> {
        let (wire, channel) = (self.desk.wire(), self.channel.0);
        match to {
            To::Channel => wire.post(channel, message).await,
            To::Board(id) => wire.edit(channel, id, message).await.map(|()| id),
            To::Page(door) => wire.edit_original(door, message).await.map(|()| 0),
        }
    }

    /// One message for everybody who has to be called, in place of the last one.
    async fn call(&mut self, look: &Look, ended: bool) -> Result<(), Fault> {
        let calls = std::mem::take(&mut self.calls);
        let words = Words::new(&self.note.language);
        let message = scene::called(&calls, look, &self.frame(look, &words));
        let wire = self.desk.wire().clone();
        // After a sudden end nobody knows what the last call was for; but it was not for this.
        let pointless = ended && calls.is_empty()
            || !self.called.is_empty()
                && scene::called(&self.called, look, &self.frame(look, &words)).is_none();
        if message.is_some() || pointless {
            self.called.clone_from(&calls);
        }
        if (message.is_some() || pointless)
            && let Some(old) = self.note.call.take()
            && let Err(fault) = wire.delete(self.channel.0, old).await
        {
            tracing::debug!(%fault, channel = %self.channel, "an old call stays");
        }
        let Some(message) = message else { return Ok(()) };
        match wire.post(self.channel.0, &message).await {
            Ok(id) => self.note.call = Some(id),
            Err(fault) => {
                if matches!(fault, Fault::Limited { .. } | Fault::Unavailable) {
                    self.calls = calls;
                }
                return Err(fault);
            }
        }
        Ok(())
    }

    fn frame<'a>(&'a self, look: &Look, words: &'a Words) -> Frame<'a> {
        let (keys, channel, line) = (self.desk.keys(), self.channel, look.line);
        Frame { words, keys, channel, line, open: None, ask: None }
    }

    fn keep_note(&self) {
        let note = serde_json::to_vec(&self.note).expect("a note can be written");
        self.desk.hall().keep_note(self.channel, &note);
    }

    /// What is to be done when the board could not be shown.
    async fn failed(&mut self, fault: &Fault) {
        let channel = self.channel;
        tracing::warn!(%fault, %channel, "the table could not be shown");
        match fault {
            Fault::Gone(NO_CHANNEL) => {
                if let Err(fault) = self.desk.hall().vacate(channel).await {
                    let reference = fault.reference;
                    tracing::error!(%channel, reference, "a table could not be vacated");
                }
            }
            Fault::Forbidden { .. } => self.complain().await,
            Fault::Limited { .. } | Fault::Unavailable => {
                let wait = RETRIES[self.failures.min(RETRIES.len() - 1)];
                self.failures += 1;
                self.earliest = Instant::now() + Duration::from_secs(wait);
                self.due = Some(self.earliest);
            }
            _ => {}
        }
    }

    /// Whoever was here last is told, once, that we may not write here.
    async fn complain(&mut self) {
        let Some(visitor) = self.visitor.take().filter(|_| !self.complained) else { return };
        self.complained = true;
        let Visitor { door, language, lacks } = visitor;
        let lacks = if lacks.is_empty() { vec!["permission-unknown"] } else { lacks };
        let text = lacking(&lacks, self.channel, &Words::new(&language));
        let note = scene::note(text);
        // Nothing can follow an answer that has not been given yet.
        while let Err(fault) = self.desk.wire().follow_up(&door, &note).await {
            let early = matches!(fault, Fault::Gone(_)) && door.arrived.elapsed() < FIRST_ANSWER;
            tracing::debug!(%fault, early, "nobody could be told");
            if !early {
                return;
            }
            sleep(PAUSE / 2).await;
        }
    }
}

/// The picture that is there stays while a newer one is late, if there is one, and not for ever.
fn stays(shown: Option<&Message>, late: u8) -> Art<'static> {
    let pictured = shown.is_some_and(|shown| !shown.files().is_empty());
    if pictured && late < LATE { Art::Stays } else { Art::Words }
}
