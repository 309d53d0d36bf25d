//! The world in a directory: one snapshot, replaced as a whole, and a file for each upload. It must
//! not know what is in the snapshot.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;

use crate::running::about;
use crate::server::Server;
use crate::world::state::State;
use crate::world::{Id, World};

/// A directory that keeps the world.
pub(crate) struct Store {
    folder: PathBuf,
    /// One writer at a time.
    writing: Mutex<()>,
}

impl Store {
    pub(crate) fn open(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder.join("files"))
            .map_err(|error| about(folder.display(), &error))?;
        Ok(Self { folder: folder.to_owned(), writing: Mutex::new(()) })
    }

    /// What was kept, if anything was, with its files at the address of today.
    pub(crate) fn load(&self, base: &str) -> io::Result<Option<State>> {
        let path = self.folder.join("world.json");
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(about(path.display(), &error)),
        };
        let state: State =
            serde_json::from_str(&text).map_err(|error| about(path.display(), &error.into()))?;
        let served = |base: &str| format!("\"{base}/attachments/");
        let text = text.replace(&served(&state.base), &served(base));
        Ok(Some(serde_json::from_str(&text)?))
    }

    /// Gives a world that was loaded its files back.
    pub(crate) fn fill(&self, world: &mut World) {
        let state = &world.state;
        let all = state.messages.values().flat_map(|messages| messages.values());
        let all = all.flat_map(|message| &message.attachments).map(|attachment| attachment.id);
        let ids: Vec<Id> = all.chain(state.emojis.keys().copied()).collect();
        for id in ids {
            // A file that somebody removed by hand is a picture that does not load.
            if let Ok(bytes) = fs::read(self.file(id)) {
                world.files.insert(id, Bytes::from(bytes));
            }
        }
        world.keep_files = true;
    }

    fn file(&self, id: Id) -> PathBuf {
        self.folder.join("files").join(id.to_string())
    }

    /// Writes what has changed since the last time.
    pub(crate) fn save(&self, server: &Server) -> io::Result<()> {
        let _writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let change = server.keep(|world| {
            if !std::mem::take(&mut world.dirty) {
                return None;
            }
            let fresh = std::mem::take(&mut world.fresh_files);
            let fresh =
                fresh.into_iter().filter_map(|id| Some((id, world.files.get(&id)?.clone())));
            let fresh: Vec<(Id, Bytes)> = fresh.collect();
            let dead = std::mem::take(&mut world.dead_files);
            Some((serde_json::to_vec(&world.state), fresh, dead))
        });
        let Some((snapshot, fresh, dead)) = change else { return Ok(()) };
        for (id, bytes) in fresh {
            replace(&self.file(id), &bytes)?;
        }
        replace(&self.folder.join("world.json"), &snapshot?)?;
        for id in dead {
            // An upload that was deleted before it was ever written has no file.
            let _ = fs::remove_file(self.file(id));
        }
        Ok(())
    }
}

/// The old file, or the new one, and never half of it.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("new");
    let mut file = fs::File::create(&beside)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(beside, path)
}
