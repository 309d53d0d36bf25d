//! The task of one keeper: messages in, boards, calls and pages out.

use std::sync::Arc;
use std::time::Duration;

use host::User;
use rules::words::Words;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::inbox::{InboxReader, Pending};
use super::message::{BoardAnswer, Visitor};
use super::state::{Keeper, NO_CHANNEL};
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

/// The same for one that has no page to bring up to date.
const IDLE_WITHOUT_PAGES_AFTER: Duration = Duration::from_secs(10);

/// The longest that a board waits for its picture, and with it those who are called below it.
const BOARD_PICTURE_PATIENCE: Duration = Duration::from_millis(250);

/// The longest that a board waits for the answer to a press on it, which may change it by itself.
const PRESS_PATIENCE: Duration = Duration::from_secs(1);

impl Keeper {
    /// Works until the keeper is let go, or has had nothing to do for long.
    pub(super) async fn run(mut self, inbox: InboxReader) {
        self.recall_pages();
        // The first message was sent before the keeper came.
        while let Some(pending) = self.next_pending(&inbox).await {
            if !self.read(pending).await {
                return;
            }
        }
    }

    /// Does what it was told. Is there anything left to do, later?
    async fn read(&mut self, pending: Pending) -> bool {
        let Pending { visitor, server_languages, people, pages, answered, .. } = pending;
        if pending.gone {
            return false;
        }
        if let Some(visitor) = visitor {
            self.files = visitor.files;
            self.note.server = visitor.server.or(self.note.server);
            self.use_language(visitor.public.clone());
            self.visitor = Some(visitor);
        }
        let server = self.note.server;
        if let Some(language) = server.and_then(|server| server_languages.get(&server)) {
            self.use_language(language.clone());
        }
        for (user, page) in pages {
            self.hold_page(user, *page).await;
        }
        if let Some(answer) = answered {
            self.board_answered(*answer);
        }
        if self.note.board.is_some_and(|id| pending.deleted.contains(&id)) && !self.note.over {
            self.note.board = None;
            self.wake();
        }
        if pending.changed || pending.catch_up.is_some() {
            self.catch_up = pending.catch_up.or(self.catch_up.take());
            self.wake();
            self.hear_calls().await;
        }
        if !people.is_empty() {
            let people: Vec<User> = people.into_iter().collect();
            self.refresh_pages(&people, false).await;
        }
        if pending.finish.is_empty() {
            return true;
        }
        if self.due.is_some() {
            self.show_table().await;
        }
        for done in pending.finish {
            // Nobody may be waiting for it any more.
            let _ = done.send(());
        }
        false
    }

    /// The answer to a press has changed a message of everybody's, perhaps the board.
    fn board_answered(&mut self, answer: BoardAnswer) {
        let BoardAnswer { id, shown } = answer;
        if id.is_some() && id == self.note.board {
            let old = self.board.take();
            self.board = shown.map(|shown| shown.after(old.as_ref()));
            self.note.line = 0;
        }
        self.wake();
    }

    /// What it is told next; what is due is shown while that is nothing.
    async fn next_pending(&mut self, inbox: &InboxReader) -> Option<Pending> {
        loop {
            if let Some(due) = self.due {
                let answering = self.registry.is_answering(self.channel);
                match timeout_at(self.after_answers(due, answering), inbox.take()).await {
                    Ok(pending) => return Some(pending),
                    // Somebody has just begun to answer.
                    Err(_) if !answering && self.registry.is_answering(self.channel) => {}
                    Err(_) => self.show_table().await,
                }
            } else {
                let idle =
                    if self.pages.is_empty() { IDLE_WITHOUT_PAGES_AFTER } else { IDLE_AFTER };
                match timeout(idle, inbox.take()).await {
                    Ok(pending) => return Some(pending),
                    Err(_) if self.registry.retire(self.channel, inbox) => return None,
                    Err(_) => {}
                }
            }
        }
    }

    /// When that is shown which is due then: a little later while a press on the board is being answered.
    fn after_answers(&mut self, due: Instant, answering: bool) -> Instant {
        if answering {
            let since = *self.held_up.get_or_insert_with(Instant::now);
            due.max(since + PRESS_PATIENCE)
        } else {
            self.held_up = None;
            due
        }
    }

    /// Shows the table as it is now to everybody who looks at it.
    async fn show_table(&mut self) {
        (self.due, self.held_up) = (None, None);
        let registry = Arc::clone(&self.registry);
        // It is never closed.
        let showing = registry.showing.acquire().await;
        self.hear_calls().await;
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
                self.catch_up = None;
                self.retry_later();
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
        drop(showing);
        self.earliest = Instant::now() + self.resources.edit_pause();
        if rendered == Rendered::Late && !scene::is_final(&look) || self.due.is_some() {
            self.due = None;
            self.wake();
        }
        self.refresh_all_pages(scene::is_final(&look)).await;
        match shown {
            Ok(()) => (self.failures, self.complained) = (0, false),
            Err(error) => self.handle_failure(&error).await,
        }
        self.catch_up = None;
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
                self.note.gone = true;
                self.keep_note().await;
            }
            WireError::Forbidden { .. } => self.complain().await,
            WireError::Limited { .. } | WireError::Unavailable => self.retry_later(),
            _ => {}
        }
    }

    /// Shows the table again after a pause, which is longer after each failure.
    fn retry_later(&mut self) {
        let pause = RETRY_PAUSES[self.failures.min(RETRY_PAUSES.len() - 1)];
        self.failures += 1;
        self.earliest = Instant::now() + pause;
        self.due = Some(self.earliest);
    }

    /// The last visitor is told, once, that we may not write here.
    async fn complain(&mut self) {
        let Some(visitor) = self.visitor.take().filter(|_| !self.complained) else { return };
        self.complained = true;
        let Visitor { reply_to, language, lacks, .. } = *visitor;
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
