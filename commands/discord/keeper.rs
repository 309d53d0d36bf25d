//! One keeper: the board of one channel, the last call there, and the pages that people hold.
//!
//! What it has posted it notes in the store, so that after a restart it goes on with the same
//! messages.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use host::clock::Pace;
use host::look::{Look, Scene};
use host::news::Call;
use host::{Channel, Server, User};
use rules::words::{FIRST, Words};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout, timeout_at};

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

/// A board further up than this is posted anew.
const FAR: u32 = 12;

/// An edit and a press that are as close as this may overtake each other.
const RACE: Duration = Duration::from_secs(2);

/// Somebody who pressed as lately as this sees for themselves that it is their turn.
const THERE: Duration = Duration::from_secs(15);

/// So long a board waits for its picture, and with it those who are called below it.
const BOARD: Duration = Duration::from_millis(250);

/// So long a page waits for its picture; somebody may be waiting for their turn.
const PAGE: Duration = Duration::from_millis(150);

/// So long the last page of a match waits for its picture.
const LAST: Duration = Duration::from_secs(2);

/// A picture that was late more often than this is given up: everything is said in words.
const LATE: u8 = 3;

/// Where a picture was refused, none is sent for so long.
const REFUSED: Duration = Duration::from_secs(10 * 60);

/// Discord's code for a channel that does not exist.
const NO_CHANNEL: u32 = 10003;

/// How it stands with somebody's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refreshed {
    /// It shows the table, where turns are quick.
    Live,
    /// It shows the table.
    Slow,
    /// It could not be edited now.
    Later,
    /// It cannot be edited any more.
    Gone,
}

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

    fn hold(&mut self, user: User, mut page: Page) {
        let edited = self.pages.get(&user).and_then(|page| page.edited);
        if edited.is_some_and(|edited| edited.elapsed() < RACE) {
            page.shown = None;
        }
        // Of the same message we know which picture stays on it.
        if let Some(shown) = page.shown.take() {
            let same = |old: &&Page| page.message.is_some() && old.message == page.message;
            let old = self.pages.get(&user).filter(same);
            page.shown = Some(shown.after(old.and_then(|old| old.shown.as_ref())));
        }
        // It may have been drawn before what we have shown since; then it is brought up to date.
        self.wake();
        // Later ones are noted when the board is shown.
        if self.pages.insert(user, page).is_none() {
            self.note_pages();
        }
    }

    /// The pages that people held before a restart can still be edited, while their doors live.
    fn recall_pages(&mut self) {
        for held in &self.note.pages {
            if let Some(door) = held.door.door() {
                let language = held.language.clone();
                let page = Page {
                    door,
                    language,
                    shown: None,
                    start: None,
                    edited: None,
                    message: None,
                    late: 0,
                };
                self.pages.insert(User(held.user), page);
            }
        }
    }

    fn note_pages(&mut self) {
        let held = self.pages.iter().filter_map(|(user, page)| {
            let language = page.language.clone();
            Some(Held { user: user.0, language, door: page.door.note()? })
        });
        let mut held: Vec<Held> = held.collect();
        held.sort_by_key(|held| held.user);
        if held != self.note.pages {
            self.note.pages = held;
            self.keep_note();
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
            shown = self.call(&look).await;
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

    async fn show_board(&mut self, look: &Look, hung: &Hung) -> Result<(), Fault> {
        let old = self.board.take();
        let art = match hung {
            Hung::Now(prints) => Art::Hung(prints),
            // The old picture stays for a moment, if there is one.
            Hung::Late => stays(old.as_ref(), self.late),
        };
        self.late = if *hung == Hung::Late { self.late.saturating_add(1) } else { 0 };
        let shown = self.bring_board(look, art, old.as_ref()).await;
        self.board = match shown {
            Ok(shown) => shown,
            Err(fault) => {
                self.board = old;
                return Err(fault);
            }
        };
        // After a restart nobody knows that its picture is still to come.
        if *hung == Hung::Late {
            self.note.line = 0;
        }
        Ok(())
    }

    /// Posts or edits the board; what it shows now.
    async fn bring_board(
        &mut self,
        look: &Look,
        art: Art<'_>,
        shown: Option<&Message>,
    ) -> Result<Option<Message>, Fault> {
        let words = Words::new(&self.note.language);
        let Some(message) = scene::public(look, art, &self.frame(look, &words)) else {
            return Ok(None);
        };
        let over = scene::is_final(look);
        let wire = self.desk.wire().clone();
        let channel = self.channel.0;
        let another = self.note.over && !over;
        let far = !over && self.desk.keepers().distance(self.channel) > FAR;
        let old = self.note.board.filter(|_| !another);
        let message = message.after(shown.filter(|_| old.is_some()));
        let stands = match shown {
            Some(shown) => *shown == message,
            None => self.note.line == look.line,
        };
        if stands && old.is_some() && !far {
            return Ok(shown.cloned());
        }
        let edited = match old {
            Some(id) if !far => self.send(&message.over(shown), To::Board(id)).await,
            _ => Err(Fault::TooOld),
        };
        let message = match edited {
            Ok((_, true)) => message,
            Ok((_, false)) => message.spare().cloned().unwrap_or(message),
            Err(Fault::Gone(code)) if code == NO_CHANNEL => return Err(Fault::Gone(code)),
            Err(Fault::Gone(_) | Fault::TooOld | Fault::Archived) => {
                // What stays on one message is not on another.
                let message = match art {
                    Art::Stays => scene::public(look, Art::Words, &self.frame(look, &words)),
                    _ => Some(message),
                };
                let Some(message) = message else { return Ok(None) };
                let (id, whole) = self.send(&message, To::Channel).await?;
                self.desk.keepers().posted(self.channel);
                self.note.board = Some(id);
                self.keep_note();
                if let Some(old) = old
                    && let Err(fault) = wire.delete(channel, old).await
                {
                    tracing::debug!(%fault, %channel, "an old board stays");
                }
                if whole { message } else { message.spare().cloned().unwrap_or(message) }
            }
            Err(fault) => return Err(fault),
        };
        tracing::debug!(channel, line = look.line, "the board is shown");
        self.note.line = look.line;
        self.note.over = over;
        Ok(Some(message))
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
    async fn call(&mut self, look: &Look) -> Result<(), Fault> {
        let calls = std::mem::take(&mut self.calls);
        let words = Words::new(&self.note.language);
        let message = scene::called(&calls, look, &self.frame(look, &words));
        let wire = self.desk.wire().clone();
        let pointless = !self.called.is_empty()
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

    async fn refresh_pages(&mut self, over: bool) {
        self.pages.retain(|_, page| page.door.alive());
        let users: Vec<User> = self.pages.keys().copied().collect();
        for user in users {
            if self.refresh_page(user, over).await == Refreshed::Gone {
                self.pages.remove(&user);
            }
        }
        if over {
            self.pages.clear();
        }
        self.note_pages();
    }

    /// Whoever is to act sees it at once if they hold their page; the others can wait. Those who
    /// are still to be called come back: whoever is at a quick table and has just pressed something
    /// is not, and is reminded all the same when their time is nearly over.
    async fn hurry(&mut self, mut calls: Vec<Call>) -> Vec<Call> {
        for call in std::mem::take(&mut calls) {
            let (Call::Turn(user) | Call::Question(user)) = call else {
                calls.push(call);
                continue;
            };
            let refreshed = self.refresh_page(user, false).await;
            if refreshed == Refreshed::Gone {
                self.pages.remove(&user);
            }
            let page = self.pages.get(&user);
            let there = page.is_some_and(|page| page.door.arrived.elapsed() < THERE);
            if !there || refreshed != Refreshed::Live || matches!(call, Call::Question(_)) {
                calls.push(call);
            }
        }
        calls
    }

    /// Brings one page up to date, for the last time if the match is over.
    async fn refresh_page(&mut self, user: User, last: bool) -> Refreshed {
        let Some(page) = self.pages.get(&user).filter(|page| page.door.alive()) else {
            return Refreshed::Gone;
        };
        let (door, start) = (page.door.clone(), page.start.clone());
        let person = self.desk.hall().person(user);
        let language = person.language.unwrap_or_else(|| page.language.clone());
        let glance = Glance {
            channel: self.channel,
            user: Some(user),
            language: &language,
            pictured: self.hangs() && !person.text_only,
            until: Instant::now() + if last { LAST } else { PAGE },
        };
        let Ok((look, hung)) = picture::look(&self.desk, &glance).await else {
            return Refreshed::Later;
        };
        let live = matches!(&look.scene, Scene::Match(shown) if shown.pace == Pace::Live);
        let refreshed = if live { Refreshed::Live } else { Refreshed::Slow };
        let old = self.pages.get_mut(&user).and_then(|page| page.shown.take());
        let late = self.pages.get(&user).map_or(0, |page| page.late);
        let art = match &hung {
            Hung::Now(prints) => Art::Hung(prints),
            Hung::Late if last => Art::Words,
            Hung::Late => stays(old.as_ref(), late),
        };
        let words = Words::new(&language);
        let channel = self.channel;
        // It is about a hand, and no note to whatever comes after it.
        let start = start.as_deref().filter(|_| scene::held(&look).is_some());
        let message = scene::seat(&look, start, art, &self.frame(&look, &words));
        let message = message.after(old.as_ref());
        let edited = if old.as_ref() == Some(&message) {
            Ok(None)
        } else {
            self.send(&message.over(old.as_ref()), To::Page(&door)).await.map(Some)
        };
        let Some(page) = self.pages.get_mut(&user) else { return Refreshed::Gone };
        page.late = if hung == Hung::Late { late.saturating_add(1) } else { 0 };
        match edited {
            Ok(None) => page.shown = old,
            Ok(Some((_, whole))) => {
                let seen = if whole { None } else { message.spare().cloned() };
                page.shown = Some(seen.unwrap_or(message));
                page.edited = Some(Instant::now());
            }
            Err(Fault::Limited { .. } | Fault::Unavailable) => {
                page.shown = old;
                self.wake();
                return Refreshed::Later;
            }
            Err(fault) => {
                tracing::debug!(%fault, %channel, %user, "a page is not kept any more");
                return Refreshed::Gone;
            }
        }
        if hung == Hung::Late {
            self.wake();
        }
        refreshed
    }

    fn frame<'a>(&'a self, look: &Look, words: &'a Words) -> Frame<'a> {
        Frame { words, keys: self.desk.keys(), channel: self.channel, line: look.line }
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
