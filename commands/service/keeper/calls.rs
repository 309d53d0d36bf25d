//! The keeper's calls: one message that notifies everybody who has to know.

use host::User;
use host::look::Look;
use host::news::{Call, Calls};
use rules::words::Words;

use super::note::{Posting, nonce};
use super::state::{Keeper, To};
use crate::discord::message::Message;
use crate::discord::wire::{Posted, WireError};
use crate::scene;

/// Whom a call is for.
fn called_user(call: Call) -> User {
    match call {
        Call::Turn(user)
        | Call::Reminder(user)
        | Call::Away(user)
        | Call::Question(user)
        | Call::Over(user)
        | Call::Rematch(user) => user,
    }
}

impl Keeper {
    /// Asks the table who is to be called for what has happened, and brings the pages of those up to date.
    pub(super) async fn hear_calls(&mut self) {
        let since = self.heard.unwrap_or(0);
        match self.resources.hall().calls_since(self.channel, since).await {
            Ok(Calls { line, calls }) => {
                // Nobody knows whether they were called before.
                let calls = if self.heard.is_some() { calls } else { Vec::new() };
                self.heard = Some(line);
                let calls = self.refresh_called(calls).await;
                self.calls.extend(calls);
            }
            Err(fault) => {
                let reference = fault.reference;
                tracing::error!(channel = %self.channel, reference, "nobody can be called");
            }
        }
    }

    /// One message for everybody who has to be called, in place of the last one.
    pub(super) async fn post_calls(&mut self, look: &Look, ended: bool) -> Result<(), WireError> {
        let words = Words::new(&self.note.language);
        let message = scene::called(&self.calls, look, &self.frame(look, &words));
        // An older version has not noted what the last call was for; but it was not for this.
        let pointless = ended && self.calls.is_empty()
            || !self.note.called.is_empty()
                && scene::called(&self.note.called, look, &self.frame(look, &words)).is_none();
        if message.is_some() || pointless {
            self.note.called.clear();
            self.note.stale.extend(self.note.call.take());
        }
        self.delete_stale().await;
        if let Some(message) = message {
            let (message, notified) = self.notifying_once(message);
            let posted = self.post_call(&message, look.line).await;
            if let Err(error) = posted {
                if !matches!(error, WireError::Limited { .. } | WireError::Unavailable) {
                    self.forget_calls();
                }
                return Err(error);
            }
            notified.into_iter().for_each(|user| self.registry.notified(self.channel, user));
            self.note.called = std::mem::take(&mut self.calls);
            self.note.heard = self.heard;
            self.keep_note_safely().await;
        } else if self.note.call_nonce.is_some() {
            self.withdraw_call().await?;
        }
        self.forget_calls();
        Ok(())
    }

    /// Everybody was called, or cannot be.
    fn forget_calls(&mut self) {
        self.calls.clear();
        self.note.heard = self.heard;
        self.note.call_nonce = None;
    }

    /// The same message, which notifies nobody whom others have had notified a moment ago; and whom it
    /// notifies. What comes once a turn by the clock, or once a match, always does.
    fn notifying_once(&self, message: Message) -> (Message, Vec<User>) {
        let once = |call: &Call| matches!(call, Call::Reminder(_) | Call::Away(_) | Call::Over(_));
        let always = |user| self.calls.iter().any(|call| once(call) && called_user(*call) == user);
        let users = self.calls.iter().map(|call| called_user(*call));
        let (loud, quiet): (Vec<User>, Vec<User>) = users
            .partition(|user| always(*user) || !self.registry.is_notified(self.channel, *user));
        (quiet.into_iter().fold(message, |message, user| message.unnotified(user.0)), loud)
    }

    /// Nobody is to be called any more, but somebody may have been when we fell: the nonce finds that call, or
    /// makes one without a sound that goes at once.
    async fn withdraw_call(&mut self) -> Result<(), WireError> {
        let Some(under) = self.note.call_nonce.clone() else { return Ok(()) };
        let silent = Message::new().text("…").unnotified(0);
        let posted = self.send(&silent, To::Channel(&under)).await?;
        self.note.stale.push(posted.id);
        self.delete_stale().await;
        Ok(())
    }

    /// Posts a call under its nonce. One that was posted under the same, for somebody else, goes.
    async fn post_call(&mut self, message: &Message, line: u32) -> Result<(), WireError> {
        loop {
            let noted = self.note.call_nonce.clone();
            let under = noted.clone().unwrap_or_else(|| nonce(Posting::Call, self.channel.0, line));
            if noted.is_none() {
                self.note.call_nonce = Some(under.clone());
                self.keep_note_safely().await;
            }
            let Posted { id, text, .. } = self.send(message, To::Channel(&under)).await?;
            self.note.call_nonce = None;
            if noted.is_none() || text == message.content() {
                self.note.call = Some(id);
                return Ok(());
            }
            self.note.stale.push(id);
            self.delete_stale().await;
        }
    }
}
