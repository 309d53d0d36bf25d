//! The state of one keeper: the board of one channel, the last call there, and the pages that people
//! hold.
//!
//! What it has posted it notes in the store, so that after a restart it goes on with the same
//! messages.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use host::look::Look;
use host::news::Call;
use host::{Channel, User};
use rules::words::{FIRST, Words};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Instant;

use super::message::{HeldPage, Visitor};
use super::note::KeeperNote;
use super::registry::Registry;
use crate::discord::message::Message;
use crate::discord::wire::{Posted, ReplyHandle, Sent, WireError};
use crate::scene::{Frame, Pictures};
use crate::service::common::Resources;

/// A picture that was late more often than this is given up: everything is said in words.
const MOST_LATE_PICTURES: u8 = 3;

/// The time without pictures after one was refused.
const NO_PICTURES_AFTER_REFUSAL: Duration = Duration::from_secs(10 * 60);

/// Discord's code for a channel that does not exist.
pub(super) const NO_CHANNEL: u32 = 10003;

/// Where a message goes.
#[derive(Clone, Copy)]
pub(super) enum To<'a> {
    /// Into the channel, as a new one under this nonce.
    Channel(&'a str),
    /// Over this one in the channel.
    Board(u64),
    /// Over somebody's page.
    Page(&'a ReplyHandle),
}

/// The keeper of one channel.
pub(super) struct Keeper {
    pub(super) resources: Arc<Resources>,
    pub(super) registry: Arc<Registry>,
    pub(super) channel: Channel,
    pub(super) note: KeeperNote,
    /// The line up to which we know who is to be called; nothing if that was never noted.
    pub(super) heard: Option<u32>,
    /// Those who are to be called.
    pub(super) calls: Vec<Call>,
    pub(super) pages: HashMap<User, HeldPage>,
    pub(super) visitor: Option<Box<Visitor>>,
    /// Somebody has been told that we may not write here.
    pub(super) complained: bool,
    pub(super) board: Option<Message>,
    /// When something is to be shown next.
    pub(super) due: Option<Instant>,
    /// Not before this.
    pub(super) earliest: Instant,
    /// Since when we wait for the answer to a press on the board.
    pub(super) held_up: Option<Instant>,
    pub(super) failures: usize,
    /// May we attach files here, as far as visitors can tell?
    pub(super) files: bool,
    /// When Discord refused a picture.
    pub(super) refused: Option<Instant>,
    /// How often the board's picture was late.
    pub(super) late: u8,
    /// What others wait for until this table is shown, after a start.
    pub(super) catch_up: Option<OwnedSemaphorePermit>,
}

impl Keeper {
    /// A keeper that goes on with what the last one of its channel has noted.
    pub(super) async fn open(
        resources: Arc<Resources>,
        registry: Arc<Registry>,
        channel: Channel,
    ) -> Keeper {
        let note = resources.hall().note(channel).await;
        let mut note = note.as_deref().and_then(KeeperNote::read).unwrap_or_default();
        // It may have been chosen while no keeper was there.
        let chosen = note.server.and_then(|server| resources.hall().place(server).language);
        if let Some(chosen) = chosen.filter(|chosen| *chosen != note.language) {
            (note.language, note.line) = (chosen, 0);
        }
        if note.language.is_empty() {
            FIRST.clone_into(&mut note.language);
        }
        // Noted with the first message: without it, nobody would know after a sudden end who was called.
        note.heard = note.heard();
        let (heard, edit_pause) = (note.heard, resources.edit_pause());
        Keeper {
            resources,
            registry,
            channel,
            note,
            heard,
            calls: Vec::new(),
            pages: HashMap::new(),
            visitor: None,
            complained: false,
            board: None,
            // What was saved before a sudden end may never have been shown; what happens now goes
            // first.
            due: Some(Instant::now() + edit_pause),
            earliest: Instant::now(),
            held_up: None,
            failures: 0,
            files: true,
            refused: None,
            late: 0,
            catch_up: None,
        }
    }

    /// Something is to be shown as soon as it may.
    pub(super) fn wake(&mut self) {
        let soon = self.earliest.max(Instant::now());
        self.due = Some(self.due.map_or(soon, |due| due.min(soon)));
    }

    /// Speaks this language to everybody from now on.
    pub(super) fn use_language(&mut self, language: String) {
        if !language.is_empty() && language != self.note.language {
            (self.note.language, self.note.line) = (language, 0);
            self.wake();
        }
    }

    /// May a picture be sent here?
    pub(super) fn may_send_pictures(&self) -> bool {
        self.files
            && self.refused.is_none_or(|refused| refused.elapsed() > NO_PICTURES_AFTER_REFUSAL)
    }

    /// Sends a message, or without its pictures if those are refused; then none is sent for a
    /// while.
    pub(super) async fn send(
        &mut self,
        message: &Message,
        to: To<'_>,
    ) -> Result<Posted, WireError> {
        let sent = send(&self.resources, self.channel, message, to).await;
        if let Ok((_, true)) = &sent {
            self.refused = Some(Instant::now());
        }
        sent.map(|(posted, _)| posted)
    }

    /// The frame of what is shown of this look.
    pub(super) fn frame<'a>(&'a self, look: &Look, words: &'a Words) -> Frame<'a> {
        self.resources.frame(self.channel, look.line, words)
    }

    /// Stores what is remembered across restarts.
    pub(super) async fn keep_note(&self) {
        let note = serde_json::to_vec(&self.note).expect("a note can be written");
        self.resources.hall().keep_note(self.channel, note).await;
    }

    /// The same, and it is safe when this returns: a message that we forget stays there for ever.
    pub(super) async fn keep_note_safely(&self) {
        let note = serde_json::to_vec(&self.note).expect("a note can be written");
        self.resources.hall().keep_note_safely(self.channel, note).await;
    }

    /// Deletes the messages that have been replaced. What Discord fails to delete is tried again later.
    pub(super) async fn delete_stale(&mut self) {
        for stale in std::mem::take(&mut self.note.stale) {
            let deleted = self.resources.wire().delete(self.channel.0, stale).await;
            let Err(error) = deleted else { continue };
            tracing::debug!(%error, channel = %self.channel, "an old message stays");
            if matches!(error, WireError::Limited { .. } | WireError::Unavailable) {
                self.note.stale.push(stale);
            }
        }
    }
}

/// Sends a message, or without its pictures if those are refused. Were they?
pub(super) async fn send(
    resources: &Resources,
    channel: Channel,
    message: &Message,
    to: To<'_>,
) -> Result<(Posted, bool), WireError> {
    match (send_once(resources, channel, message, to).await, message.spare()) {
        (Ok(posted), _) => Ok((posted, false)),
        (Err(error), Some(spare)) if error.is_refusal() => {
            let posted = send_once(resources, channel, spare, to).await?;
            tracing::warn!(%error, %channel, "a picture was refused");
            Ok((Posted { sent: Sent::InWords, ..posted }, true))
        }
        (Err(error), _) => Err(error),
    }
}

async fn send_once(
    resources: &Resources,
    channel: Channel,
    message: &Message,
    to: To<'_>,
) -> Result<Posted, WireError> {
    let (wire, channel) = (resources.wire(), channel.0);
    let edited = |id| move |sent| Posted { id, text: String::new(), sent };
    match to {
        To::Channel(nonce) => wire.post(channel, message, nonce).await,
        To::Board(id) => wire.edit(channel, id, message).await.map(edited(id)),
        To::Page(reply_to) => wire.edit_original(reply_to, message).await.map(edited(0)),
    }
}

/// What is seen of a message that was sent like this.
pub(super) fn seen(message: Message, sent: Sent) -> Message {
    match sent {
        Sent::Whole => message,
        Sent::InWords => message.spare().cloned().unwrap_or(message),
    }
}

/// The picture that is there stays while a newer one is late, if there is one, and not for ever.
pub(super) fn pictures_while_late(shown: Option<&Message>, late: u8) -> Pictures<'static> {
    let pictured = shown.is_some_and(|shown| !shown.files().is_empty());
    if pictured && late < MOST_LATE_PICTURES { Pictures::Unchanged } else { Pictures::None }
}
