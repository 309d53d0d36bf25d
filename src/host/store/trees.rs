//! The trees that a store is made of, and the order in which they are written.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sled::Db;

use super::keys::channel_key;
use super::log::{self, Entry};
use super::opening::{self, Rebuilt};
use super::tree::Tree;
use super::{Disk, Durability, Failure, Head, Trouble, envelope, quiet};
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

pub(super) struct Trees {
    pub(super) path: PathBuf,
    durability: Durability,
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
    /// sled, and the file that a flush goes to if it has to survive the end of the power; nothing while
    /// the store is closed.
    pub(super) sled: Mutex<Option<(Db, Option<Arc<File>>)>>,
}

/// Lines as they are kept, sealed by the caller so that the store's thread only writes.
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
#[derive(Default)]
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
    /// Opens them, and tells if their files were damaged.
    pub(super) fn open(
        path: &Path,
        durability: Durability,
        disk: Arc<dyn Disk>,
    ) -> Result<(Trees, Option<Rebuilt>), Trouble> {
        let trees = Trees {
            path: path.to_owned(),
            durability,
            disk,
            well: AtomicBool::new(true),
            lines: Tree::default(),
            heads: Tree::default(),
            dues: Tree::default(),
            snapshots: Tree::default(),
            notes: Tree::default(),
            people: Tree::default(),
            places: Tree::default(),
            results: Tree::default(),
            owed: Tree::default(),
            aside: Tree::default(),
            forgotten: Tree::default(),
            meta: Tree::default(),
            rewriting: RwLock::default(),
            known: Mutex::default(),
            changing: Mutex::default(),
            sled: Mutex::default(),
        };
        let rebuilt = trees.connect()?;
        Ok((trees, rebuilt))
    }

    /// Every tree, with its name.
    pub(super) fn named(&self) -> [(&'static str, &Tree); 12] {
        [
            ("lines", &self.lines),
            ("heads", &self.heads),
            ("due", &self.dues),
            ("snapshots", &self.snapshots),
            ("notes", &self.notes),
            ("people", &self.people),
            ("places", &self.places),
            ("results", &self.results),
            ("owed", &self.owed),
            ("aside", &self.aside),
            ("forgotten", &self.forgotten),
            ("meta", &self.meta),
        ]
    }

    /// Opens sled below the trees.
    pub(super) fn connect(&self) -> Result<Option<Rebuilt>, Trouble> {
        let (db, rebuilt) = opening::open(&self.path)?;
        let connected = quiet::catch(|| {
            self.meta.set(Some(db.open_tree("meta")?));
            suits_us(&self.meta)?;
            for (name, tree) in self.named() {
                tree.set(Some(db.open_tree(name)?));
            }
            let known = Known::read(self, self.known().secret)?;
            *self.known() = known;
            Ok(())
        });
        if let Err(trouble) = connected.map_err(Trouble::from).flatten() {
            self.disconnect();
            return Err(trouble);
        }
        // sled's own flush writes, but does not make the disk's cache write.
        let file = match self.durability {
            Durability::Process => None,
            Durability::Power => {
                db.flush()?;
                let folder = File::open(&self.path).and_then(|folder| folder.sync_all());
                folder.map_err(Failure::from)?;
                Some(Arc::new(File::open(self.path.join("db")).map_err(Failure::from)?))
            }
        };
        *self.sled.lock().unwrap_or_else(PoisonError::into_inner) = Some((db, file));
        Ok(rebuilt)
    }

    /// Closes sled. Those who use a tree right now come to their end.
    pub(super) fn disconnect(&self) {
        for (_, tree) in self.named() {
            tree.set(None);
        }
        // Not while it is locked: sled's threads come to their end first.
        let closed = self.sled.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Err(why) = quiet::catch(|| drop(closed)) {
            tracing::warn!(%why, "the store was not closed as it should be");
        }
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

    /// `last` is the secret that was known before, or zeros.
    fn read(trees: &Trees, last: [u8; 32]) -> Result<Known, Trouble> {
        let Trees { dues, people, places, meta, .. } = trees;
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
                    let secret = if last == [0; 32] { rand::random() } else { last };
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
