//! What happens because time passes: an unanswered press fails, an old token is forgotten, a
//! delayed event arrives. It must not know what moves the clock.

use serde_json::json;

use super::World;

/// How long a session without a connection can be resumed.
const RESUMABLE: u64 = 5 * 60 * 1000;

impl World {
    /// Does everything that is due by now; false: nothing was.
    pub(crate) fn tick(&mut self) -> bool {
        let now = self.now();
        let before = (self.pending.len(), self.aging.len(), self.sessions.len());
        while let Some(&(due, id)) = self.pending.front()
            && due < now
        {
            self.pending.pop_front();
            let Some(interaction) = self.interactions.get_mut(&id) else { continue };
            if interaction.answered.is_none() {
                interaction.failed = true;
                let interaction = interaction.clone();
                let failed = json!({"id": id, "state": "failed"});
                self.tell_starter(&interaction, "interaction", failed);
            }
        }
        while let Some(&(due, id)) = self.aging.front()
            && due < now
        {
            self.aging.pop_front();
            if let Some(old) = self.interactions.remove(&id) {
                self.tokens.remove(&old.token);
            }
        }
        let released = self.release_delayed(now);
        self.sessions.retain(|_, session| session.gone.is_none_or(|gone| now < gone + RESUMABLE));
        released || before != (self.pending.len(), self.aging.len(), self.sessions.len())
    }
}
