//! The keeper's calls: one message that notifies everybody who has to know.

use host::look::Look;
use rules::words::Words;

use super::state::Keeper;
use crate::discord::wire::WireError;
use crate::scene;

impl Keeper {
    /// One message for everybody who has to be called, in place of the last one.
    pub(super) async fn post_calls(&mut self, look: &Look, ended: bool) -> Result<(), WireError> {
        let calls = std::mem::take(&mut self.calls);
        let words = Words::new(&self.note.language);
        let message = scene::called(&calls, look, &self.frame(look, &words));
        let wire = self.resources.wire().clone();
        // After a sudden end nobody knows what the last call was for; but it was not for this.
        let pointless = ended && calls.is_empty()
            || !self.called.is_empty()
                && scene::called(&self.called, look, &self.frame(look, &words)).is_none();
        if message.is_some() || pointless {
            self.called.clone_from(&calls);
        }
        if (message.is_some() || pointless)
            && let Some(old) = self.note.call.take()
            && let Err(error) = wire.delete(self.channel.0, old).await
        {
            tracing::debug!(%error, channel = %self.channel, "an old call stays");
        }
        let Some(message) = message else { return Ok(()) };
        match wire.post(self.channel.0, &message).await {
            Ok(id) => self.note.call = Some(id),
            Err(error) => {
                if matches!(error, WireError::Limited { .. } | WireError::Unavailable) {
                    self.calls = calls;
                }
                return Err(error);
            }
        }
        Ok(())
    }
}
