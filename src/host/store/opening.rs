//! Opening the files of a store, whatever state they are in. sled takes everything behind the first damaged
//! byte for something that was never written, and overwrites it; so the files are read through before sled
//! sees them. If they are damaged, what can be read goes into new files, and the old ones are kept aside.
//!
//! | beside the directory | what it is |
//! |---|---|
//! | `….new` | new files that are being written |
//! | `….rebuilt` | new files, complete, that are about to take their place |
//! | `….damaged-1` and so on | files that were damaged, as they were found |

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use sled::Db;

use super::salvage::{self, Salvage};
use super::{Failure, Trouble, quiet};

/// How long a store may still be held: by the last host that is just ending, or by sled's threads
/// after ours have let go.
const LOCK_PATIENCE: Duration = Duration::from_millis(500);
const LOCK_RETRY_AFTER: Duration = Duration::from_millis(10);

/// sled's own default is a gigabyte.
const CACHE_BYTES: u64 = 64 << 20;

/// How often sled flushes by itself; it collects garbage at the same time.
const SLED_FLUSHES_EVERY: Duration = Duration::from_millis(500);

/// Every tree of a store.
pub(super) const TREES: [&str; 12] = [
    "lines",
    "heads",
    "due",
    "snapshots",
    "notes",
    "people",
    "places",
    "results",
    "owed",
    "aside",
    "forgotten",
    "meta",
];

/// Files that were damaged, and what became of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rebuilt {
    /// How many places could not be read as they were written; none if sled alone could not read them.
    pub places: usize,
    /// Where the files are kept as they were found.
    pub kept: PathBuf,
}

/// Opens the files in this directory, or makes them.
pub(super) fn open(path: &Path) -> Result<(Db, Option<Rebuilt>), Trouble> {
    make_private(path)?;
    finish_rebuilding(path)?;
    if !path.join("db").exists() {
        return Ok((open_sled(path)?, None));
    }
    let lock = lock(path)?;
    remove_half_snapshots(path).map_err(Failure::from)?;
    set_bad_snapshots_aside(path).map_err(Failure::from)?;
    let places = salvage::survey(path).map_err(Failure::from)?;
    if places > 0 {
        return rebuild(path, lock);
    }
    drop(lock);
    let opened = open_sled(path).or_else(|trouble| {
        if !matches!(trouble, Trouble::Failed(Failure::Corrupted(_))) {
            return Err(trouble);
        }
        set_snapshots_aside(path).map_err(Failure::from)?;
        open_sled(path)
    });
    match opened {
        Err(Trouble::Failed(Failure::Corrupted(why))) => {
            tracing::error!(%why, path = %path.display(), "the store's files are damaged");
            let lock = self::lock(path)?;
            rebuild(path, lock)
        }
        opened => Ok((opened?, None)),
    }
}

fn open_sled(path: &Path) -> Result<Db, Trouble> {
    let every = u64::try_from(SLED_FLUSHES_EVERY.as_millis()).ok();
    let config = sled::Config::new().path(path).cache_capacity(CACHE_BYTES).flush_every_ms(every);
    with_patience(|| quiet::catch(|| config.open())?.map_err(Trouble::from))
}

/// Tries again for a while if another holds the store.
fn with_patience<T>(mut attempt: impl FnMut() -> Result<T, Trouble>) -> Result<T, Trouble> {
    let mut patience = LOCK_PATIENCE;
    loop {
        match attempt() {
            Err(Trouble::Held) if !patience.is_zero() => {
                thread::sleep(LOCK_RETRY_AFTER);
                patience = patience.saturating_sub(LOCK_RETRY_AFTER);
            }
            done => return done,
        }
    }
}

/// Holds the store as sled does.
fn lock(path: &Path) -> Result<File, Trouble> {
    let file = File::options().read(true).write(true).open(path.join("db"));
    let file = file.map_err(Failure::from)?;
    with_patience(|| match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(Trouble::Held),
        Err(TryLockError::Error(error)) => Err(Failure::from(error).into()),
    })?;
    Ok(file)
}

/// The directory, for its owner only.
fn make_private(path: &Path) -> Result<(), Failure> {
    fs::create_dir_all(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(path, fs::Permissions::from_mode(0o700))?;
    }
    Ok(())
}

/// The files that begin like sled's snapshots.
fn snapshots(path: &Path) -> io::Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with("snap.") {
            found.push((entry.path(), name));
        }
    }
    Ok(found)
}

/// sled writes a snapshot beside the last one while it opens, and takes half of one for a whole one.
fn remove_half_snapshots(path: &Path) -> io::Result<()> {
    for (file, name) in snapshots(path)? {
        if name.ends_with(".generating") {
            tracing::info!(name, "half a snapshot of the last start is removed");
            fs::remove_file(file)?;
        }
    }
    Ok(())
}

/// Without a snapshot sled reads its whole log. If one is damaged none is left: an older one would be a
/// wrong beginning.
fn set_bad_snapshots_aside(path: &Path) -> io::Result<()> {
    let all = snapshots(path)?;
    for (file, _) in &all {
        if !is_whole_snapshot(&fs::read(file)?) {
            return set_snapshots_aside(path);
        }
    }
    Ok(())
}

fn is_whole_snapshot(bytes: &[u8]) -> bool {
    /// Length and checksum.
    const BEHIND: usize = 12;
    bytes.split_last_chunk::<BEHIND>().is_some_and(|(covered, behind)| {
        !covered.is_empty()
            && (covered.len() as u64).to_le_bytes() == behind[..8]
            && crc32fast::hash(covered).to_le_bytes() == behind[8..]
    })
}

fn set_snapshots_aside(path: &Path) -> io::Result<()> {
    for (file, name) in snapshots(path)? {
        tracing::warn!(name, "a snapshot of the store is set aside; its log says it all");
        fs::rename(&file, path.join(format!("damaged-{name}")))?;
    }
    Ok(())
}

/// The directory beside this one whose name ends like that.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map_or_else(|| OsString::from("tables"), OsString::from);
    name.push(ending);
    path.with_file_name(name)
}

/// The end of what [`rebuild`] does, should it have been interrupted.
fn finish_rebuilding(path: &Path) -> Result<(), Failure> {
    let rebuilt = beside(path, ".rebuilt");
    if rebuilt.is_dir() && !path.join("db").exists() {
        fs::rename(rebuilt, path)?;
    }
    Ok(())
}

/// What can be read of damaged files in new ones, which take their place.
fn rebuild(path: &Path, lock: File) -> Result<(Db, Option<Rebuilt>), Trouble> {
    let salvage = salvage::read(path, &TREES).map_err(Failure::from)?;
    let places = salvage.damaged;
    if salvage.trees.is_empty() {
        return Err(Failure::Corrupted("nothing in its files can be read".to_owned()).into());
    }
    let (new, rebuilt) = (beside(path, ".new"), beside(path, ".rebuilt"));
    for left in [&new, &rebuilt] {
        match fs::remove_dir_all(left) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(Failure::from(error).into());
            }
            _ => {}
        }
    }
    make_private(&new)?;
    write(&new, salvage)?;
    let kept = unused(path);
    let moved = || {
        fs::rename(&new, &rebuilt)?;
        fs::rename(path, &kept)?;
        fs::rename(&rebuilt, path)
    };
    moved().map_err(Failure::from)?;
    drop(lock);
    tracing::error!(
        places, kept = %kept.display(),
        "the store's files were damaged; what could be read was saved, the files are kept as they were"
    );
    Ok((open_sled(path)?, Some(Rebuilt { places, kept })))
}

/// A name for damaged files that is not taken.
fn unused(path: &Path) -> PathBuf {
    let mut number = 1;
    loop {
        let name = beside(path, &format!(".damaged-{number}"));
        if !name.exists() {
            return name;
        }
        number += 1;
    }
}

fn write(path: &Path, salvage: Salvage) -> Result<(), Trouble> {
    let db = open_sled(path)?;
    for (name, entries) in salvage.trees {
        let tree = db.open_tree(name)?;
        for (key, value) in entries {
            tree.insert(key, value)?;
        }
    }
    db.flush()?;
    drop(db);
    // What was moved into place is there for good.
    let synced = File::open(path.join("db")).and_then(|file| file.sync_all());
    Ok(synced.map_err(Failure::from)?)
}
