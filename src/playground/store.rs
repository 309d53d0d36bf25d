//! The world in a directory: one snapshot, replaced as a whole, and a file for each upload. It must
//! not know what is in the snapshot.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;

use crate::server::Server;
use crate::world::state::State;
use crate::world::{Id, Unsaved, World};

/// A directory that keeps the world.
pub(crate) struct Store {
    folder: PathBuf,
    /// One writer at a time: in this process by the mutex, in all others by the lock on the file.
    /// None: it is closed.
    writing: Mutex<Option<File>>,
}

impl Store {
    /// Opens a directory, unless another playground lives in it.
    pub(crate) fn open(folder: &Path) -> io::Result<Self> {
        let wrong = |error| with_subject(folder.display(), &error);
        fs::create_dir_all(folder.join("files")).map_err(wrong)?;
        let lock = File::create(folder.join("lock")).map_err(wrong)?;
        lock.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => {
                let why = "another playground keeps its world in this directory";
                wrong(io::Error::new(io::ErrorKind::ResourceBusy, why))
            }
            TryLockError::Error(error) => wrong(error),
        })?;
        Ok(Self { folder: folder.to_owned(), writing: Mutex::new(Some(lock)) })
    }

    /// What was kept, if anything was, with its files at the address of today.
    pub(crate) fn load(&self, base: &str) -> io::Result<Option<State>> {
        let path = self.folder.join("world.json");
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(with_subject(path.display(), &error)),
        };
        let state: State = serde_json::from_str(&text)
            .map_err(|error| with_subject(path.display(), &error.into()))?;
        let served = |base: &str| format!("\"{base}/attachments/");
        let text = text.replace(&served(&state.base), &served(base));
        Ok(Some(serde_json::from_str(&text)?))
    }

    /// Gives a world that was loaded its files back. A file that somebody removed by hand is a
    /// picture that does not load.
    pub(crate) fn restore_files(&self, world: &mut World) {
        world.restore_files(|id| fs::read(self.file(id)).ok().map(Bytes::from));
    }

    fn file(&self, id: Id) -> PathBuf {
        self.folder.join("files").join(id.to_string())
    }

    /// Writes what has changed since the last time. What could not be written is still to be
    /// written the next time.
    pub(crate) fn save(&self, server: &Server) -> io::Result<()> {
        let writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        if writing.is_some() { self.write_unsaved(server) } else { Ok(()) }
    }

    /// Writes for the last time, and gives the directory free.
    pub(crate) fn close(&self, server: &Server) -> io::Result<()> {
        let mut writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        // It ends with the file, after the last write.
        let Some(_lock) = writing.take() else { return Ok(()) };
        self.write_unsaved(server)
    }

    fn write_unsaved(&self, server: &Server) -> io::Result<()> {
        let Some(unsaved) = server.change_quietly(World::take_unsaved) else { return Ok(()) };
        let written = self.write(&unsaved);
        if written.is_err() {
            server.change_quietly(|world| world.put_back_unsaved(&unsaved));
        }
        written
    }

    fn write(&self, unsaved: &Unsaved) -> io::Result<()> {
        for (id, bytes) in &unsaved.fresh {
            replace(&self.file(*id), bytes)?;
        }
        let snapshot =
            unsaved.snapshot.as_ref().map_err(|error| io::Error::other(error.to_string()))?;
        replace(&self.folder.join("world.json"), snapshot)?;
        for id in &unsaved.dead {
            // An upload that was deleted before it was ever written has no file.
            let _ = fs::remove_file(self.file(*id));
        }
        Ok(())
    }
}

/// An error with its subject in front.
pub(crate) fn with_subject(what: impl std::fmt::Display, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{what}: {error}"))
}

/// The old file, or the new one, and never half of it.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = path.with_extension("new");
    let write = || {
        let mut file = File::create(&beside)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&beside, path)
    };
    write().map_err(|error| with_subject(path.display(), &error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::server::Entrance;

    #[test]
    fn what_could_not_be_written_is_written_the_next_time() {
        let folder = std::env::temp_dir().join(format!("playground-again-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let store = Store::open(&folder).unwrap();
        let mut world = World::new(Clock::manual(), "http://here".to_owned(), None);
        store.restore_files(&mut world);
        let server = Server::new(world, Entrance::local());
        let (old, new) = (Id(7), Id(8));
        server.change_quietly(|world| world.put_file(old, Bytes::from_static(b"old")));
        store.save(&server).unwrap();
        assert!(store.file(old).exists());

        server.change_quietly(|world| {
            world.edit_guild(&serde_json::json!({"name": "Changed"}));
            world.put_file(new, Bytes::from_static(b"new"));
            world.drop_file(old);
        });
        // Nothing can be written where a directory is: first the file, then the snapshot.
        for place in [store.file(new), folder.join("world")] {
            let blocked = place.with_extension("new");
            fs::create_dir(&blocked).unwrap();
            for _ in 0..2 {
                assert!(store.save(&server).is_err());
                assert!(store.file(old).exists(), "the old snapshot still shows it");
            }
            fs::remove_dir(&blocked).unwrap();
        }
        store.save(&server).unwrap();
        assert_eq!(fs::read(store.file(new)).unwrap(), b"new");
        assert!(!store.file(old).exists());
        let kept = store.load("http://here").unwrap().unwrap();
        assert_eq!(kept.guild.name, "Changed");
        assert!(server.change_quietly(World::take_unsaved).is_none());

        assert!(Store::open(&folder).is_err(), "one at a time");
        store.close(&server).unwrap();
        Store::open(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
    }
}
