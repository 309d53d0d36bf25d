//! The world in a directory: one snapshot, replaced as a whole, and a file for each upload. It must
//! not know what is in the snapshot.

use std::fs::{self, File, TryLockError};
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
    /// One writer at a time: in this process by the mutex, in all others by the lock on the file.
    /// None: it is closed.
    writing: Mutex<Option<File>>,
}

/// What a snapshot is made of.
struct Change {
    snapshot: serde_json::Result<Vec<u8>>,
    fresh: Vec<(Id, Bytes)>,
    dead: Vec<Id>,
}

impl Store {
    /// Opens a directory, unless another playground lives in it.
    pub(crate) fn open(folder: &Path) -> io::Result<Self> {
        let wrong = |error| about(folder.display(), &error);
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

    /// Writes what has changed since the last time. What could not be written is still to be
    /// written the next time.
    pub(crate) fn save(&self, server: &Server) -> io::Result<()> {
        let writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        if writing.is_some() { self.settle(server) } else { Ok(()) }
    }

    /// Writes for the last time, and leaves the directory to whoever comes next.
    pub(crate) fn close(&self, server: &Server) -> io::Result<()> {
        let mut writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        // It ends with the file, after the last write.
        let Some(_lock) = writing.take() else { return Ok(()) };
        self.settle(server)
    }

    fn settle(&self, server: &Server) -> io::Result<()> {
        let change = server.keep(|world| {
            std::mem::take(&mut world.dirty).then(|| {
                let fresh = std::mem::take(&mut world.fresh_files).into_iter();
                let fresh = fresh.filter_map(|id| Some((id, world.files.get(&id)?.clone())));
                Change {
                    fresh: fresh.collect(),
                    dead: std::mem::take(&mut world.dead_files),
                    snapshot: serde_json::to_vec(&world.state),
                }
            })
        });
        let Some(change) = change else { return Ok(()) };
        let written = self.write(&change);
        if written.is_err() {
            server.keep(|world| {
                world.dirty = true;
                world.fresh_files.extend(change.fresh.iter().map(|(id, _)| *id));
                world.dead_files.extend(&change.dead);
            });
        }
        written
    }

    fn write(&self, change: &Change) -> io::Result<()> {
        for (id, bytes) in &change.fresh {
            replace(&self.file(*id), bytes)?;
        }
        let snapshot =
            change.snapshot.as_ref().map_err(|error| io::Error::other(error.to_string()))?;
        replace(&self.folder.join("world.json"), snapshot)?;
        for id in &change.dead {
            // An upload that was deleted before it was ever written has no file.
            let _ = fs::remove_file(self.file(*id));
        }
        Ok(())
    }
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
    write().map_err(|error| about(path.display(), &error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;

    #[test]
    fn what_could_not_be_written_is_written_the_next_time() {
        let folder = std::env::temp_dir().join(format!("playground-again-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        let store = Store::open(&folder).unwrap();
        let mut world = World::new(Clock::manual(), "http://here".to_owned(), None);
        store.fill(&mut world);
        let server = Server::new(world, true);
        let (old, new) = (Id(7), Id(8));
        server.keep(|world| world.put_file(old, Bytes::from_static(b"old")));
        store.save(&server).unwrap();
        assert!(store.file(old).exists());

        server.keep(|world| {
            world.state.guild.name = "Changed".to_owned();
            world.dirty = true;
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
        assert!(!server.look(|world| world.dirty));

        assert!(Store::open(&folder).is_err(), "one at a time");
        store.close(&server).unwrap();
        Store::open(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
    }
}
