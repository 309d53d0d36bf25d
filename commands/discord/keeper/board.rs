//! The keeper's board: posted, edited, posted anew, with its picture or while that is late.

use host::look::Look;
use rules::words::Words;

use super::{Keeper, NO_CHANNEL, To, stays};
use crate::discord::message::Message;
use crate::discord::wire::Fault;
use crate::picture::Hung;
use crate::scene::{self, Art};

/// A board further up than this is posted anew.
const FAR: u32 = 12;

impl Keeper {
    pub(super) async fn show_board(&mut self, look: &Look, hung: &Hung) -> Result<(), Fault> {
        let old = self.board.take();
        let art = match hung {
            Hung::Now(prints) => Art::Hung(prints),
            // It is the last time that we show it.
            Hung::Late if scene::is_final(look) => Art::Words,
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
    pub(super) async fn bring_board(
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
}
