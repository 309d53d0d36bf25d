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
use host::{Channel, Server, User};
use rules::words::{FIRST, Words};
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::message::HeldPage;
use super::registry::Registry;
use crate::discord::message::Message;
use crate::discord::wire::{ReplyHandle, StoredHandle, WireError};
use crate::scene::{Frame, Pictures};
use crate::service::common::Resources;

/// A picture that was late more often than this is given up: everything is said in words.
const MOST_LATE_PICTURES: u8 = 3;

/// The time without pictures after one was refused.
const NO_PICTURES_AFTER_REFUSAL: Duration = Duration::from_secs(10 * 60);

/// Discord's code for a channel that does not exist.
pub(super) const NO_CHANNEL: u32 = 10003;

/// What a keeper remembers across restarts.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct KeeperNote {
    /// The message that is the board.
    pub(super) board: Option<u64>,
    /// The last call.
    pub(super) call: Option<u64>,
    /// The line of the log that the board shows.
    pub(super) line: u32,
    /// Does the board show how it ended?
    pub(super) over: bool,
    /// The language of the place.
    pub(super) language: String,
    /// The server that it belongs to.
    #[serde(default)]
    pub(super) server: Option<Server>,
    /// The pages that people hold.
    #[serde(default)]
    pub(super) pages: Vec<NotedPage>,
}

/// A page as it is noted across restarts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct NotedPage {
    pub(super) user: u64,
    pub(super) language: String,
    #[serde(rename = "door")]
    pub(super) reply_to: StoredHandle,
}

/// Where a message goes.
#[derive(Clone, Copy)]
pub(super) enum To<'a> {
    /// Into the channel, as a new one.
    Channel,
    /// Over this one in the channel.
    Board(u64),
    /// Over somebody's page.
    Page(&'a ReplyHandle),
}

/// The last person who was at the table.
pub(super) struct Visitor {
    pub(super) reply_to: ReplyHandle,
    pub(super) language: String,
    pub(super) lacks: Vec<&'static str>,
}

/// The keeper of one channel.
pub(super) struct Keeper {
    pub(super) resources: Arc<Resources>,
    pub(super) registry: Arc<Registry>,
    pub(super) channel: Channel,
    pub(super) note: KeeperNote,
    pub(super) calls: Vec<Call>,
    pub(super) pages: HashMap<User, HeldPage>,
    pub(super) visitor: Option<Visitor>,
    /// Somebody has been told that we may not write here.
    pub(super) complained: bool,
    pub(super) board: Option<Message>,
    /// When something is to be shown next.
    pub(super) due: Option<Instant>,
    /// Not before this.
    pub(super) earliest: Instant,
    pub(super) failures: usize,
    /// What the last call was for, since we started.
    pub(super) called: Vec<Call>,
    /// May we attach files here, as far as visitors can tell?
    pub(super) files: bool,
    /// When Discord refused a picture.
    pub(super) refused: Option<Instant>,
    /// How often the board's picture was late.
    pub(super) late: u8,
}

impl Keeper {
    /// A keeper that goes on with what the last one of its channel has noted.
    pub(super) async fn open(
        resources: Arc<Resources>,
        registry: Arc<Registry>,
        channel: Channel,
    ) -> Keeper {
        let note = resources.hall().note(channel).await;
        let note = note.and_then(|note| serde_json::from_slice(&note).ok());
        let mut note: KeeperNote = note.unwrap_or_default();
        // It may have been chosen while no keeper was there.
        let chosen = note.server.and_then(|server| resources.hall().place(server).language);
        if let Some(chosen) = chosen.filter(|chosen| *chosen != note.language) {
            (note.language, note.line) = (chosen, 0);
        }
        if note.language.is_empty() {
            FIRST.clone_into(&mut note.language);
        }
        let edit_pause = resources.edit_pause();
        Keeper {
            resources,
            registry,
            channel,
            note,
            calls: Vec::new(),
            pages: HashMap::new(),
            visitor: None,
            complained: false,
            board: None,
            // What was saved before a sudden end may never have been shown; what happens now goes
            // first.
            due: Some(Instant::now() + edit_pause),
            earliest: Instant::now(),
            failures: 0,
            called: Vec::new(),
            files: true,
            refused: None,
            late: 0,
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
    /// while. Was it sent whole?
    pub(super) async fn send(
        &mut self,
        message: &Message,
        to: To<'_>,
    ) -> Result<(u64, bool), WireError> {
        match (self.send_once(message, to).await, message.spare()) {
            (Ok(id), _) => Ok((id, true)),
            (Err(error), Some(spare)) if error.is_refusal() => {
                let id = self.send_once(spare, to).await?;
                tracing::warn!(%error, channel = %self.channel, "a picture was refused");
                self.refused = Some(Instant::now());
                Ok((id, false))
            }
            (Err(error), _) => Err(error),
        }
    }

    async fn send_once(&self, message: &Message, to: To<'_>) -> Result<u64, WireError> {
        let (wire, channel) = (self.resources.wire(), self.channel.0);
        match to {
            To::Channel => wire.post(channel, message).await,
            To::Board(id) => wire.edit(channel, id, message).await.map(|()| id),
            To::Page(reply_to) => wire.edit_original(reply_to, message).await.map(|()| 0),
        }
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
}

/// The picture that is there stays while a newer one is late, if there is one, and not for ever.
pub(super) fn pictures_while_late(shown: Option<&Message>, late: u8) -> Pictures<'static> {
    let pictured = shown.is_some_and(|shown| !shown.files().is_empty());
    if pictured && late < MOST_LATE_PICTURES { Pictures::Unchanged } else { Pictures::None }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As version 0.1.0 has written it.
    const OLD_NOTE: &str = r#"{"board":11,"call":12,"line":7,"over":false,"language":"ja","server":13,
        "pages":[{"user":14,"language":"ko","door":{"id":15,"token":"t","application":16,"arrived":17}}]}"#;

    #[test]
    fn a_note_of_an_older_version_is_read_and_written_in_the_same_form() {
        let note: KeeperNote = serde_json::from_str(OLD_NOTE).unwrap();
        assert_eq!((note.board, note.call, note.line), (Some(11), Some(12), 7));
        assert_eq!((note.language.as_str(), note.server), ("ja", Some(Server(13))));
        assert_eq!((note.pages[0].user, note.pages[0].language.as_str()), (14, "ko"));
        let old: serde_json::Value = serde_json::from_str(OLD_NOTE).unwrap();
        assert_eq!(serde_json::to_value(&note).unwrap(), old);
    }
}
