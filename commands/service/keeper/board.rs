//! The keeper's board: posted, edited, posted anew, with its picture or while that is late.

use host::look::Look;
use rules::words::Words;

use super::state::{Keeper, NO_CHANNEL, To, pictures_while_late};
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
        let pictures = match rendered {
            Rendered::Ready(prints) => Pictures::New(prints),
            // It is the last time that we show it.
            Rendered::Late if scene::is_final(look) => Pictures::None,
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
        if *rendered == Rendered::Late {
            self.note.line = 0;
        }
        Ok(())
    }

    /// Posts or edits the board; what it shows now.
    async fn bring_board(
        &mut self,
        look: &Look,
        pictures: Pictures<'_>,
        shown: Option<&Message>,
    ) -> Result<Option<Message>, WireError> {
        let words = Words::new(&self.note.language);
        let Some(message) = scene::public(look, pictures, &self.frame(look, &words)) else {
            return Ok(None);
        };
        let over = scene::is_final(look);
        let wire = self.resources.wire().clone();
        let channel = self.channel.0;
        let another = self.note.over && !over;
        let far = !over && self.registry.scrolled(self.channel) > MOST_BELOW_BOARD;
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
            _ => Err(WireError::TooOld),
        };
        let message = match edited {
            Ok((_, true)) => message,
            Ok((_, false)) => message.spare().cloned().unwrap_or(message),
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
                let (id, whole) = self.send(&message, To::Channel).await?;
                self.registry.posted(self.channel);
                self.note.board = Some(id);
                self.keep_note().await;
                if let Some(old) = old
                    && let Err(fault) = wire.delete(channel, old).await
                {
                    tracing::debug!(%fault, %channel, "an old board stays");
                }
                if whole { message } else { message.spare().cloned().unwrap_or(message) }
            }
            Err(error) => return Err(error),
        };
        tracing::debug!(channel, line = look.line, "the board is shown");
        self.note.line = look.line;
        self.note.over = over;
        Ok(Some(message))
    }
}
