//! The trees that a store is made of, and the order in which they are written.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::fs::File;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::thread;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sled::{Db, Tree};

use super::keys::channel_key;
use super::log::{self, Entry};
use super::{Disk, Durability, Failure, Head, Trouble, envelope};
use crate::Channel;
use crate::damage::Damage;
use crate::line::Line;
use crate::people::{Person, Place};

/// When a table wants to be woken, and how late it was when it said so.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Due {
    due: u64,
    up: u64,
}

/// The layout of the trees. Raised when an older program would misread them.
const LAYOUT: u32 = 1;

/// How long a store may still be held: by the last host that is just ending, or by sled's threads
/// after ours have let go.
const LOCK_PATIENCE: Duration = Duration::from_millis(500);
const LOCK_RETRY_AFTER: Duration = Duration::from_millis(10);

/// sled's own default is a gigabyte.
const CACHE_BYTES: u64 = 64 << 20;

/// How often sled flushes by itself; it collects garbage at the same time.
const SLED_FLUSHES_EVERY: Duration = Duration::from_millis(500);

pub(super) struct Trees {
    pub(super) disk: Arc<dyn Disk>,
    /// Could the last flush be done?
    pub(super) well: AtomicBool,
    pub(super) lines: Tree,
    pub(super) heads: Tree,
    pub(super) dues: Tree,
    pub(super) snapshots: Tree,
    pub(super) notes: Tree,
    pub(super) people: Tree,
    pub(super) places: Tree,
    pub(super) results: Tree,
    pub(super) owed: Tree,
    pub(super) aside: Tree,
    pub(super) forgotten: Tree,
    pub(super) meta: Tree,
    /// Held for writing while lines that are there already are changed.
    rewriting: RwLock<()>,
    known: Mutex<Known>,
    /// Held while somebody's choice is changed: each change starts from the one before.
    changing: Mutex<()>,
    pub(super) db: Db,
}

/// Lines as they are kept, sealed by whoever has them so that the store's thread only writes.
pub(super) struct SealedLines {
    channel: Channel,
    first: u32,
    /// The number of the last line, and all of them.
    entry: Option<(u32, Vec<u8>)>,
    /// The head, if it changed.
    head: Option<Vec<u8>>,
}

impl SealedLines {
    pub(super) fn new(
        channel: Channel,
        first: u32,
        lines: &[impl Serialize],
        head: Option<&Head>,
    ) -> Result<SealedLines, Trouble> {
        let count = u32::try_from(lines.len()).ok().and_then(|count| first.checked_add(count));
        let end = count.ok_or(Failure::LogFull(channel))?;
        let last = end.checked_sub(1).filter(|_| !lines.is_empty());
        let entry = last.map(|last| Ok::<_, Trouble>((last, sealed(&Entry { lines, head })?)));
        let head = head.map(sealed).transpose()?;
        Ok(SealedLines { channel, first, entry: entry.transpose()?, head })
    }
}

/// What is read at the start and then kept in memory, so that nobody waits for the disk to know it.
pub(super) struct Known {
    pub(super) dues: HashMap<Channel, u64>,
    /// By user.
    pub(super) people: HashMap<u64, Person>,
    /// By server.
    pub(super) places: HashMap<u64, Place>,
    pub(super) secret: [u8; 32],
    pub(super) up: u64,
}

impl Trees {
    pub(super) fn open(path: &Path, disk: Arc<dyn Disk>) -> Result<Trees, Trouble> {
        let db = open(path)?;
        let meta = db.open_tree("meta")?;
        suits_us(&meta)?;
        let dues = db.open_tree("due")?;
        let (people, places) = (db.open_tree("people")?, db.open_tree("places")?);
        let known = Known::read(&dues, &people, &places, &meta)?;
        Ok(Trees {
            disk,
            well: AtomicBool::new(true),
            lines: db.open_tree("lines")?,
            heads: db.open_tree("heads")?,
            dues,
            snapshots: db.open_tree("snapshots")?,
            notes: db.open_tree("notes")?,
            people,
            places,
            results: db.open_tree("results")?,
            owed: db.open_tree("owed")?,
            aside: db.open_tree("aside")?,
            forgotten: db.open_tree("forgotten")?,
            meta,
            rewriting: RwLock::default(),
            known: Mutex::new(known),
            changing: Mutex::default(),
            db,
        })
    }

    pub(super) fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn changing(&self) -> MutexGuard<'_, ()> {
        self.changing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// While this is held, the lines that are there stay as they are.
    pub(super) fn reading(&self) -> RwLockReadGuard<'_, ()> {
        self.rewriting.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// While this is held, nobody reads lines.
    pub(super) fn rewriting(&self) -> RwLockWriteGuard<'_, ()> {
        self.rewriting.write().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn append(
        &self,
        channel: Channel,
        first: u32,
        lines: &[impl Serialize],
        head: Option<&Head>,
    ) -> Result<(), Trouble> {
        self.append_sealed(&SealedLines::new(channel, first, lines, head)?)
    }

    /// Appends what was sealed elsewhere.
    pub(super) fn append_sealed(&self, sealed: &SealedLines) -> Result<(), Trouble> {
        let SealedLines { channel, first, entry, head } = sealed;
        let length = log::length(&self.lines, *channel)?;
        if *first != length {
            return Err(Failure::Gap { channel: *channel, line: *first, length }.into());
        }
        if let Some((last, entry)) = entry {
            self.lines.insert(log::key(*channel, *last), &entry[..])?;
        }
        if let Some(head) = head {
            self.heads.insert(channel_key(*channel), &head[..])?;
        }
        Ok(())
    }

    pub(super) fn keep_due(
        &self,
        channel: Channel,
        due: Option<u64>,
        up: Option<u64>,
    ) -> Result<(), Trouble> {
        let key = channel_key(channel);
        if let Some(due) = due {
            let up = up.unwrap_or_else(|| self.known().up);
            self.dues.insert(key, sealed(&Due { due, up })?)?;
            self.known().dues.insert(channel, due);
        } else {
            self.dues.remove(key)?;
            self.known().dues.remove(&channel);
        }
        Ok(())
    }

    /// The head of the table that stands in this channel, and the lines from there on or from a
    /// little earlier.
    pub(super) fn standing(&self, channel: Channel) -> Result<Option<(Head, log::Lines)>, Trouble> {
        let kept = self.kept_head(channel)?;
        let from = kept.as_ref().map_or(0, |head| head.opened);
        let found = log::scan(&self.lines, channel, from, |_, _| true)?;
        if found.lines.is_empty() {
            return match kept {
                None => Ok(None),
                Some(_) => Err(Trouble::Damaged(from, Damage::Missing)),
            };
        }
        let head = found.head.clone().or(kept).unwrap_or_default();
        let end = found.first as usize + found.lines.len();
        if head.opened < found.first || head.opened as usize >= end {
            return Err(Trouble::Damaged(head.opened, Damage::HeadElsewhere));
        }
        Ok(Some((head, found)))
    }

    pub(super) fn kept_head(&self, channel: Channel) -> Result<Option<Head>, Trouble> {
        let kept = self.heads.get(channel_key(channel))?;
        let kept = kept.map(|bytes| envelope::read(&bytes)).transpose();
        kept.map_err(|why| Trouble::Damaged(0, Damage::Head(Box::new(why))))
    }

    /// Something that is kept beside the log. The table goes on without it if it cannot be read.
    pub(super) fn beside<T>(
        &self,
        tree: &Tree,
        channel: Channel,
        what: &str,
        read: impl FnOnce(&[u8]) -> Result<T, Damage>,
    ) -> Option<T> {
        let unread = |why: &dyn fmt::Display| {
            tracing::warn!(%channel, what, %why, "something beside a table's log cannot be read");
        };
        let kept = tree.get(channel_key(channel)).inspect_err(|error| unread(error)).ok()??;
        read(&kept).inspect_err(|damage| unread(damage)).ok()
    }

    /// Keeps a person's choice from elsewhere, unless they have chosen something here.
    pub(super) fn choose_person(&self, user: u64, person: Person) -> Result<(), Trouble> {
        let _changing = self.changing();
        if self.people.get(user.to_be_bytes())?.is_none() {
            self.people.insert(user.to_be_bytes(), sealed(&person)?)?;
            self.known().people.insert(user, person);
        }
        Ok(())
    }

    /// The same for a server.
    pub(super) fn choose_place(&self, server: u64, place: Place) -> Result<(), Trouble> {
        let _changing = self.changing();
        if self.places.get(server.to_be_bytes())?.is_none() {
            self.places.insert(server.to_be_bytes(), sealed(&place)?)?;
            self.known().places.insert(server, place);
        }
        Ok(())
    }

    /// Removes a table. From its first line on, so that what a crash leaves begins with a gap and
    /// is not taken for a table.
    pub(super) fn remove(&self, channel: Channel) -> Result<(), Trouble> {
        let key = channel_key(channel);
        for entry in log::raw(&self.lines, channel) {
            self.lines.remove(entry?.0)?;
        }
        for owed in self.owed.scan_prefix(key) {
            self.owed.remove(owed?.0)?;
        }
        self.snapshots.remove(key)?;
        self.keep_due(channel, None, None)?;
        self.heads.remove(key)?;
        Ok(())
    }
}

/// Everything that was chosen, and by or for whom. One can do without what cannot be read.
fn all_chosen<T: DeserializeOwned>(tree: &Tree) -> Result<HashMap<u64, T>, Trouble> {
    let mut all = HashMap::new();
    for entry in tree {
        let (key, value) = entry?;
        let Ok(of) = key[..].try_into().map(u64::from_be_bytes) else { continue };
        match envelope::read(&value) {
            Ok(chosen) => drop(all.insert(of, chosen)),
            Err(why) => tracing::warn!(of, %why, "what somebody has chosen cannot be read"),
        }
    }
    Ok(all)
}

impl Known {
    /// What people and servers have chosen, in the order of their ids.
    pub(super) fn chosen(&self) -> (BTreeMap<u64, Person>, BTreeMap<u64, Place>) {
        let people = self.people.iter().map(|(user, person)| (*user, person.clone()));
        let places = self.places.iter().map(|(server, place)| (*server, place.clone()));
        (people.collect(), places.collect())
    }

    fn read(dues: &Tree, people: &Tree, places: &Tree, meta: &Tree) -> Result<Known, Trouble> {
        let (people, places) = (all_chosen(people)?, all_chosen(places)?);
        let mut known = Known { dues: HashMap::new(), people, places, secret: [0; 32], up: 0 };
        for entry in dues {
            let (key, value) = entry?;
            let Ok(channel) = key[..].try_into().map(u64::from_be_bytes).map(Channel) else {
                continue;
            };
            let Due { due, up } = envelope::read(&value).unwrap_or_else(|why| {
                tracing::warn!(%channel, %why, "when a table is due cannot be read; it is woken now");
                Due { due: 0, up: 0 }
            });
            known.dues.insert(channel, due);
            // The last time that was kept may be older than what a crash left in the log.
            known.up = known.up.max(up);
        }
        known.up = known.up.max(named(meta, "up")?.unwrap_or(0));
        known.secret =
            match named::<String>(meta, "secret")?.and_then(|text| unhex(&text)?.try_into().ok()) {
                Some(secret) => secret,
                None => {
                    let secret: [u8; 32] = rand::random();
                    meta.insert("secret", sealed(&hex(&secret))?)?;
                    secret
                }
            };
        Ok(known)
    }
}

/// Something of the store's own. It can do without, if it must.
pub(super) fn named<T: DeserializeOwned>(meta: &Tree, name: &str) -> Result<Option<T>, Trouble> {
    let Some(bytes) = meta.get(name)? else { return Ok(None) };
    let read = envelope::read(&bytes);
    if let Err(why) = &read {
        tracing::error!(name, %why, "something of the store's own cannot be read and is made anew");
    }
    Ok(read.ok())
}

/// What the flusher's thread does.
pub(super) fn flush(
    db: Db,
    path: &Path,
    durability: Durability,
    disk: Arc<dyn Disk>,
) -> Result<impl FnMut() -> Result<(), Failure> + Send + 'static, Trouble> {
    // sled's own flush writes, but does not make the disk's cache write.
    let file = match durability {
        Durability::Process => None,
        Durability::Power => {
            db.flush()?;
            let file = File::open(path.join("db")).map_err(Failure::from)?;
            File::open(path).and_then(|folder| folder.sync_all()).map_err(Failure::from)?;
            Some(file)
        }
    };
    Ok(move || {
        disk.before_flush()?;
        db.flush().map_err(Failure::from)?;
        file.as_ref().map_or(Ok(()), |file| file.sync_data().map_err(Failure::from))
    })
}

fn open(path: &Path) -> Result<Db, Trouble> {
    let every = u64::try_from(SLED_FLUSHES_EVERY.as_millis()).ok();
    let config = sled::Config::new().path(path).cache_capacity(CACHE_BYTES).flush_every_ms(every);
    let mut patience = LOCK_PATIENCE;
    loop {
        match config.open().map_err(Trouble::from) {
            Err(Trouble::Held) if !patience.is_zero() => {
                thread::sleep(LOCK_RETRY_AFTER);
                patience = patience.saturating_sub(LOCK_RETRY_AFTER);
            }
            opened => return opened,
        }
    }
}

/// Is it a store that we can read? A new one becomes one.
fn suits_us(meta: &Tree) -> Result<(), Trouble> {
    let Some(bytes) = meta.get("layout")? else {
        meta.insert("layout", sealed(&LAYOUT)?)?;
        return Ok(());
    };
    match envelope::read::<u32>(&bytes) {
        Ok(layout) if layout <= LAYOUT => Ok(()),
        Ok(found) => Err(Failure::NewerLayout { found, known: LAYOUT }.into()),
        Err(why) => Err(Failure::UnknownLayout(why).into()),
    }
}

pub(super) fn sealed(value: &impl Serialize) -> Result<Vec<u8>, Trouble> {
    envelope::seal(value).map_err(Trouble::from)
}

pub(super) fn read_line(number: u32, text: &str) -> Result<Line, Trouble> {
    serde_json::from_str(text)
        .map_err(|error| Trouble::Damaged(number, Damage::Json(error.to_string())))
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(super) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| Some(digit(*pair.first()?)? << 4 | digit(*pair.get(1)?)?)).collect()
}
