//! The bytes of attachments and emojis. They live in memory; the store is told which are new and
//! which are gone. It must not know what shows them.

use axum::body::Bytes;

use super::{Id, World};

/// What a store has to write: everything that has changed since the last time.
pub(crate) struct Unsaved {
    /// Files that are new.
    pub fresh: Vec<(Id, Bytes)>,
    /// Files that are gone.
    pub dead: Vec<Id>,
    /// The state as JSON.
    pub snapshot: serde_json::Result<Vec<u8>>,
}

impl World {
    pub(crate) fn put_file(&mut self, id: Id, bytes: Bytes) {
        self.files.insert(id, bytes);
        if self.keep_files {
            self.fresh_files.push(id);
        }
    }

    pub(crate) fn drop_file(&mut self, id: Id) {
        self.files.remove(&id);
        if self.keep_files {
            self.dead_files.push(id);
        }
    }

    /// Gives a world that was loaded its files, as far as `read` finds them, and notes from now on
    /// which of them come and go.
    pub(crate) fn restore_files(&mut self, read: impl Fn(Id) -> Option<Bytes>) {
        let messages = self.state.messages.values().flat_map(|messages| messages.values());
        let attachments = messages.flat_map(|message| &message.attachments).map(|one| one.id);
        let ids = attachments.chain(self.state.emojis.keys().copied());
        self.files.extend(ids.filter_map(|id| Some((id, read(id)?))));
        self.keep_files = true;
    }

    /// Takes what has changed since the last time; None: nothing has.
    pub(crate) fn take_unsaved(&mut self) -> Option<Unsaved> {
        std::mem::take(&mut self.dirty).then(|| {
            let fresh = std::mem::take(&mut self.fresh_files).into_iter();
            let fresh = fresh.filter_map(|id| Some((id, self.files.get(&id)?.clone())));
            Unsaved {
                fresh: fresh.collect(),
                dead: std::mem::take(&mut self.dead_files),
                snapshot: serde_json::to_vec(&self.state),
            }
        })
    }

    /// What could not be saved is still to be saved.
    pub(crate) fn put_back_unsaved(&mut self, unsaved: &Unsaved) {
        self.dirty = true;
        self.fresh_files.extend(unsaved.fresh.iter().map(|(id, _)| *id));
        self.dead_files.extend(&unsaved.dead);
    }

    /// The bytes of an attachment or an emoji.
    pub(crate) fn attachment(&self, id: Id) -> Option<Bytes> {
        self.files.get(&id).cloned()
    }
}
