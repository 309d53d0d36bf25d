//! The bytes of attachments and emojis. They live in memory; the store is told which are new and
//! which are gone. It must not know what shows them.

use axum::body::Bytes;

use super::{Id, World};

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

    /// The bytes of an attachment or an emoji.
    pub(crate) fn attachment(&self, id: Id) -> Option<Bytes> {
        self.files.get(&id).cloned()
    }
}
