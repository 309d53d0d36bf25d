//! Forgetting a person, while tables are played.

use super::Hall;
use super::ask::Ask;
use super::disk::on_disk;
use crate::User;
use crate::refusal::Fault;
use crate::store::Forgetting;

impl Hall {
    /// Forgets this user as far as it can be done now; at tables that are not over, once they are. All of
    /// it is done, even if we fall meanwhile: that they want it is safe before anything is changed.
    pub async fn forget(&self, user: User) -> Result<Forgetting, Fault> {
        const UNDONE: &str = "somebody was not forgotten";
        let at = self.0.clock.now().at;
        let begun = on_disk(&self.0.store, move |store| store.begin_forgetting(user, at)).await;
        self.kept(begun, UNDONE).await?;
        let done = on_disk(&self.0.store, move |store| store.forget(user)).await;
        let (done, forgetting) = match done {
            Some(Ok(forgetting)) => (Some(Ok(())), forgetting),
            Some(Err(trouble)) => (Some(Err(trouble)), Forgetting::default()),
            None => (None, Forgetting::default()),
        };
        self.0.advised.forget(user);
        for channel in &forgetting.changed {
            let door = self.0.doors().open.get(channel).cloned();
            if let Some(door) = door {
                // A task that is gone holds nothing any more.
                let _ = door.send(Ask::Reload).await;
            }
        }
        self.kept(done, UNDONE).await?;
        tracing::info!(waiting = forgetting.waiting.len(), "somebody was forgotten");
        Ok(forgetting)
    }
}
