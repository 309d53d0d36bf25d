//! The task of one keeper: messages in, boards, calls and pages out.

use std::time::Duration;

use rules::words::Words;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::message::KeeperMessage;
use super::pages::Refreshed;
use super::state::{Keeper, NO_CHANNEL, Visitor};
use crate::discord::limits::FIRST_ANSWER;
use crate::discord::wire::WireError;
use crate::picture::Rendered;
use crate::scene;
use crate::service::common::{LookRequest, look_with_pictures, missing_permissions};

/// The pauses after failures of Discord, longer and longer.
const RETRY_PAUSES: [Duration; 5] = [
    Duration::from_secs(2),
    Duration::from_secs(5),
    Duration::from_secs(15),
    Duration::from_secs(60),
    Duration::from_secs(300),
];

/// The pause before an interaction that may not have been answered yet is followed up again.
const ANSWER_PAUSE: Duration = Duration::from_millis(500);

/// A keeper that hears nothing for this long goes home; by then no page can be edited any more.
const IDLE_AFTER: Duration = Duration::from_secs(16 * 60);

/// The longest that a board waits for its picture, and with it those who are called below it.
const BOARD_PICTURE_PATIENCE: Duration = Duration::from_millis(250);

impl Keeper {
    /// Works until the keeper is let go, or has had nothing to do for long.
    pub(super) async fn run(mut self, mut messages: mpsc::UnboundedReceiver<KeeperMessage>) {
        self.recall_pages();
        // The first message was sent before the keeper came.
        while let Some(message) = self.next_message(&mut messages).await {
            match message {
                KeeperMessage::News(calls) => {
                    self.wake();
                    let calls = self.refresh_called(calls).await;
                    self.calls.extend(calls);
                }
                KeeperMessage::Visited { public, server, reply_to, language, lacks, files } => {
                    self.files = files;
                    self.note.server = server.or(self.note.server);
                    self.use_language(public);
                    self.visitor = Some(Visitor { reply_to, language, lacks });
                }
                KeeperMessage::ServerLanguage(server, language)
                    if self.note.server == Some(server) =>
                {
                    self.use_language(language);
                }
                KeeperMessage::ServerLanguage(..) => {}
                KeeperMessage::PersonChanged(user) => {
                    if self.refresh_page(user, false).await == Refreshed::Gone {
                        self.pages.remove(&user);
                    }
                }
                KeeperMessage::BoardAnswered => {
                    (self.board, self.note.line) = (None, 0);
                    self.wake();
                }
                KeeperMessage::HoldPage(user, page) => self.hold_page(user, *page).await,
                KeeperMessage::MessageDeleted(id)
                    if self.note.board == Some(id) && !self.note.over =>
                {
                    self.note.board = None;
                    self.wake();
                }
                KeeperMessage::MessageDeleted(_) => {}
                KeeperMessage::ChannelGone => return,
                KeeperMessage::Finish(done) => {
                    if self.due.is_some() {
                        self.show_table().await;
                    }
                    // Nobody may be waiting for it any more.
                    let _ = done.send(());
                    return;
                }
            }
        }
    }

    /// The next message; what is due is shown while none comes.
    async fn next_message(
        &mut self,
        messages: &mut mpsc::UnboundedReceiver<KeeperMessage>,
    ) -> Option<KeeperMessage> {
        loop {
            if let Some(due) = self.due {
                match timeout_at(due, messages.recv()).await {
                    Ok(message) => return message,
                    Err(_) => self.show_table().await,
                }
            } else {
                match timeout(IDLE_AFTER, messages.recv()).await {
                    Ok(message) => return message,
                    Err(_) if self.registry.retire(self.channel, messages) => return None,
                    Err(_) => {}
                }
            }
        }
    }

    /// Shows the table as it is now to everybody who looks at it.
    async fn show_table(&mut self) {
        self.due = None;
        let request = LookRequest {
            channel: self.channel,
            user: None,
            language: &self.note.language,
            pictured: self.may_send_pictures(),
            until: Instant::now() + BOARD_PICTURE_PATIENCE,
        };
        let (look, rendered) = match look_with_pictures(&self.resources, &request).await {
            Ok(seen) => seen,
            Err(fault) => {
                tracing::error!(
                    channel = %self.channel, reference = fault.reference, "a board has no table"
                );
                return;
            }
        };
        let before = self.note.clone();
        let mut shown = self.show_board(&look, &rendered).await;
        if shown.is_ok() {
            let ended = self.note.over && !before.over;
            shown = self.post_calls(&look, ended).await;
        }
        if self.note != before {
            self.keep_note().await;
        }
        self.earliest = Instant::now() + self.resources.edit_pause();
        if rendered == Rendered::Late {
            self.wake();
        }
        self.refresh_pages(scene::is_final(&look)).await;
        match shown {
            Ok(()) => (self.failures, self.complained) = (0, false),
            Err(error) => self.handle_failure(&error).await,
        }
    }

    /// What is to be done when the board could not be shown.
    async fn handle_failure(&mut self, error: &WireError) {
        let channel = self.channel;
        tracing::warn!(%error, %channel, "the table could not be shown");
        match error {
            WireError::Gone(NO_CHANNEL) => {
                if let Err(fault) = self.resources.hall().vacate(channel).await {
                    let reference = fault.reference;
                    tracing::error!(%channel, reference, "a table could not be vacated");
                }
            }
            WireError::Forbidden { .. } => self.complain().await,
            WireError::Limited { .. } | WireError::Unavailable => {
                let pause = RETRY_PAUSES[self.failures.min(RETRY_PAUSES.len() - 1)];
                self.failures += 1;
                self.earliest = Instant::now() + pause;
                self.due = Some(self.earliest);
            }
            _ => {}
        }
    }

    /// The last visitor is told, once, that we may not write here.
    async fn complain(&mut self) {
        let Some(visitor) = self.visitor.take().filter(|_| !self.complained) else { return };
        self.complained = true;
        let Visitor { reply_to, language, lacks } = visitor;
        let lacks = if lacks.is_empty() { vec!["permission-unknown"] } else { lacks };
        let text = missing_permissions(&lacks, self.channel, &Words::new(&language));
        let note = scene::note(text);
        // Nothing can follow an answer that has not been given yet.
        while let Err(error) = self.resources.wire().follow_up(&reply_to, &note).await {
            let early =
                matches!(error, WireError::Gone(_)) && reply_to.arrived.elapsed() < FIRST_ANSWER;
            tracing::debug!(%error, early, "nobody could be told");
            if !early {
                return;
            }
            sleep(ANSWER_PAUSE).await;
        }
    }
}
