//! The keeper's board: posted, edited, posted anew, with its picture or while that is late.

use host::look::Look;
use rules::words::Words;

use super::note::{Posting, nonce};
use super::state::{Keeper, NO_CHANNEL, To, pictures_while_late, seen};
use crate::discord::message::Message;
use crate::discord::wire::WireError;
use crate::picture::Rendered;
use crate::scene::{self, Pictures};

/// A board with more messages than this below it is posted anew.
const MOST_BELOW_BOARD: u32 = 12;

impl Keeper {
    /// Brings the board up to date, with its picture or while that is late.
    pub(super) async fn show_board(
        &mut self,
        look: &Look,
        rendered: &Rendered,
    ) -> Result<(), WireError> {
        let old = self.board.take();
        let is_final = scene::is_final(look);
        let pictures = match rendered {
            Rendered::Ready(prints) => Pictures::New(prints),
            // It is the last time that we show it.
            Rendered::Late if is_final => Pictures::None,
            // The old picture stays for a moment, if there is one.
            Rendered::Late => pictures_while_late(old.as_ref(), self.late),
        };
        self.late = if *rendered == Rendered::Late { self.late.saturating_add(1) } else { 0 };
        let shown = self.bring_board(look, pictures, old.as_ref()).await;
        self.board = match shown {
            Ok(shown) => shown,
            Err(error) => {
                self.board = old;
                return Err(error);
            }
        };
        // After a restart nobody knows that its picture is still to come.
        if *rendered == Rendered::Late && !is_final {
            self.note.line = 0;
        }
        Ok(())
    }

    /// Posts or edits the board; what it shows now, if that is known.
    async fn bring_board(
        &mut self,
        look: &Look,
        pictures: Pictures<'_>,
        shown: Option<&Message>,
    ) -> Result<Option<Message>, WireError> {
        let words = Words::new(&self.note.language);
        let Some(message) = scene::public(look, pictures, &self.frame(look, &words)) else {
            self.note.line = look.line;
            return Ok(None);
        };
        let over = scene::is_final(look);
        let another = self.note.over && !over;
        let far = !over && self.registry.scrolled(self.channel) > MOST_BELOW_BOARD;
        let old = self.note.board.filter(|_| !another);
        let message = message.after(shown.filter(|_| old.is_some()));
        let stands = match shown {
            Some(shown) => *shown == message,
            None => self.note.line == look.line,
        };
        if stands && old.is_some() && !far {
            (self.note.line, self.note.over) = (look.line, over);
            return Ok(shown.cloned());
        }
        let edited = match old {
            Some(id) if !far => {
                self.registry.edits(self.channel, true);
                let edited = self.send(&message.over(shown), To::Board(id)).await;
                self.registry.edits(self.channel, false);
                edited
            }
            _ => Err(WireError::TooOld),
        };
        let shown = match edited {
            Ok(posted) => Some(seen(message, posted.sent)),
            Err(WireError::Gone(code)) if code == NO_CHANNEL => return Err(WireError::Gone(code)),
            Err(WireError::Gone(_) | WireError::TooOld | WireError::Archived) => {
                // What stays on one message is not on another.
                let message = match pictures {
                    Pictures::Unchanged => {
                        scene::public(look, Pictures::None, &self.frame(look, &words))
                    }
                    _ => Some(message),
                };
                let Some(message) = message else { return Ok(None) };
                self.post_board(message, look.line, old).await?
            }
            Err(error) => return Err(error),
        };
        tracing::debug!(channel = %self.channel, line = look.line, "the board is shown");
        self.note.line = if shown.is_some() { look.line } else { 0 };
        self.note.over = over;
        Ok(shown)
    }

    /// Posts the board, in place of an old one; what it shows now, if that is known.
    async fn post_board(
        &mut self,
        message: Message,
        line: u32,
        old: Option<u64>,
    ) -> Result<Option<Message>, WireError> {
        let noted = self.note.board_nonce.clone();
        let under = noted.clone().unwrap_or_else(|| nonce(Posting::Board, self.channel.0, line));
        if noted.is_none() {
            self.note.board_nonce = Some(under.clone());
            self.keep_note_safely().await;
        }
        let posted = self.send(&message, To::Channel(&under)).await;
        if !matches!(posted, Err(WireError::Limited { .. } | WireError::Unavailable)) {
            self.note.board_nonce = None;
        }
        let posted = posted?;
        self.registry.posted(self.channel);
        self.note.board = Some(posted.id);
        self.note.stale.extend(old.filter(|old| *old != posted.id));
        self.keep_note_safely().await;
        self.delete_stale().await;
        if noted.is_some() {
            // It may have been there, as it was some time ago.
            self.wake();
            return Ok(None);
        }
        Ok(Some(seen(message, posted.sent)))
    }
}
