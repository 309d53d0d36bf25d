//! All tables on disk: appended to, read, set aside.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use rules::words::Words;

use super::disk::RealDisk;
use super::flusher::Flusher;
use super::keys::channel_key;
use super::opening::Rebuilt;
use super::trees::{SealedLines, Trees, read_line, sealed};
use super::{Disk, Durability, Failure, Head, Snapshot, Stored, Trouble, envelope, log};
use crate::line::{Did, Line};
use crate::people::{Person, Place};
use crate::{Channel, Server, User};

/// Do we speak this language? An import may bring one along, and a later version may lose one.
fn spoken(tag: &str) -> bool {
    Words::languages().any(|spoken| spoken == tag)
}

/// What somebody has chosen, as far as we know it.
fn known(person: Person) -> Person {
    Person { language: person.language.filter(|tag| spoken(tag)), ..person }
}

/// Lines to append, with what the store keeps beside them.
struct Append {
    channel: Channel,
    lines: SealedLines,
    due: Option<u64>,
    /// When the last of them was written, in the time that the host is up.
    up: Option<u64>,
    /// The line at which the table was opened, if its match ends here.
    ends: Option<u32>,
}

impl Append {
    fn new(
        channel: Channel,
        first: u32,
        lines: &[Line],
        head: Option<&Head>,
        due: Option<u64>,
    ) -> Result<Append, Trouble> {
        let ended = lines.iter().any(|line| matches!(line.did, Did::Ended { .. }));
        Ok(Append {
            channel,
            lines: SealedLines::new(channel, first, lines, head)?,
            due,
            up: lines.last().map(|line| line.up),
            ends: head.and_then(|head| head.finished).filter(|_| ended),
        })
    }
}

impl Trees {
    fn keep(&self, append: &Append) -> Result<(), Trouble> {
        let Append { channel, lines, due, up, ends } = append;
        self.disk.before_write()?;
        let before = self.known().dues.get(channel).copied();
        // The index may be too early and never too late, whatever a crash leaves of this.
        let sooner = due.is_some_and(|due| before.is_none_or(|before| due < before));
        if sooner {
            self.keep_due(*channel, *due, *up)?;
        }
        if let Some(opened) = ends {
            self.owe(*channel, *opened)?;
        }
        self.append_sealed(lines)?;
        if !sooner && *due != before {
            self.keep_due(*channel, *due, *up)?;
        }
        Ok(())
    }
}

/// Notes whether the store is well by what came of this.
async fn watched(
    trees: Arc<Trees>,
    flushing: impl Future<Output = Result<(), Trouble>> + Send,
) -> Result<(), Trouble> {
    let flushed = flushing.await;
    trees.well.store(flushed.is_ok(), Ordering::SeqCst);
    flushed
}

/// All tables, on disk.
#[derive(Clone)]
pub struct Store(pub(super) Arc<Trees>, Arc<Flusher>);

impl Store {
    /// Opens the directory, or makes it.
    pub fn open(path: &Path, durability: Durability) -> Result<Store, Trouble> {
        Store::open_on(path, durability, Arc::new(RealDisk))
    }

    /// The same on a disk of somebody's own.
    pub fn open_on(
        path: &Path,
        durability: Durability,
        disk: Arc<dyn Disk>,
    ) -> Result<Store, Trouble> {
        Store::open_telling(path, durability, disk).map(|(store, _)| store)
    }

    /// The same, and tells if the files were damaged.
    pub(super) fn open_telling(
        path: &Path,
        durability: Durability,
        disk: Arc<dyn Disk>,
    ) -> Result<(Store, Option<Rebuilt>), Trouble> {
        let (trees, rebuilt) = Trees::open(path, durability, disk)?;
        let trees = Arc::new(trees);
        let (flushing, tending) = (Arc::clone(&trees), Arc::clone(&trees));
        let mut tried = None;
        let tend = move |idle| tried = tending.tend(idle, tried, Instant::now());
        let flusher = Flusher::start(move || flushing.flush(), tend).map_err(Failure::from)?;
        let store = Store(trees, Arc::new(flusher));
        store.take_back_half_an_import()?;
        store.settle_at_start()?;
        store.forget_at_start()?;
        store.0.flush_sled()?;
        Ok((store, rebuilt))
    }

    /// Appends lines from this number on, with the head if it changed and the time at which the table
    /// wants to be woken; all or nothing. Not safe until [`Store::flush`].
    pub fn append(
        &self,
        channel: Channel,
        first: u32,
        lines: &[Line],
        head: Option<&Head>,
        due: Option<u64>,
    ) -> Result<(), Trouble> {
        self.0.keep(&Append::new(channel, first, lines, head, due)?)
    }

    /// Appends like [`Store::append`] and makes it safe, both on the store's own thread; what is given
    /// back waits until it is.
    pub fn save(
        &self,
        channel: Channel,
        first: u32,
        lines: &[Line],
        head: Option<&Head>,
        due: Option<u64>,
    ) -> impl Future<Output = Result<(), Trouble>> + Send + use<> {
        let append = Append::new(channel, first, lines, head, due);
        let trees = Arc::clone(&self.0);
        let keep = Box::new(move || trees.keep(&append?));
        watched(Arc::clone(&self.0), self.1.flush_after(keep))
    }

    /// Begins to make everything safe that was appended before; what is given back waits until it is.
    /// Tables that wait at the same time share one flush.
    pub fn flush(&self) -> impl Future<Output = Result<(), Trouble>> + Send + use<> {
        watched(Arc::clone(&self.0), self.1.flush())
    }

    /// Could the last thing be kept? After a disk that was full the store is opened anew as soon as there
    /// is room.
    pub fn is_well(&self) -> bool {
        self.0.well.load(Ordering::SeqCst)
    }

    /// The table in this channel, if there was ever one.
    pub fn load(&self, channel: Channel) -> Result<Option<Stored>, Trouble> {
        let _reading = self.0.reading();
        let Some((head, found)) = self.0.standing(channel)? else { return Ok(None) };
        let before = head.opened.saturating_sub(found.first) as usize;
        let mut lines = Vec::with_capacity(found.lines.len());
        for (number, line) in (found.first..).zip(&found.lines).skip(before) {
            lines.push(read_line(number, line.get())?);
        }
        let snapshot: Option<Snapshot> =
            self.0.beside(&self.0.snapshots, channel, "snapshot", envelope::read);
        let snapshot = snapshot.filter(|snapshot| snapshot.line >= head.opened);
        Ok(Some(Stored { head, lines, snapshot }))
    }

    /// What is known of the table in this channel, if there was ever one.
    pub fn head(&self, channel: Channel) -> Result<Option<Head>, Trouble> {
        Ok(self.0.standing(channel)?.map(|(head, _)| head))
    }

    /// The lines of a channel from this one up to the next that opens a table.
    pub fn lines(&self, channel: Channel, from: u32) -> Result<Vec<Line>, Trouble> {
        let _reading = self.0.reading();
        let mut lines = Vec::new();
        let mut broken = None;
        log::scan(&self.0.lines, channel, from, |number, line| {
            if number < from {
                return true;
            }
            match read_line(number, line.get()) {
                Ok(line) if number > from && matches!(line.did, Did::Opened { .. }) => false,
                Ok(line) => {
                    lines.push(line);
                    true
                }
                Err(trouble) => {
                    broken = Some(trouble);
                    false
                }
            }
        })?;
        broken.map_or(Ok(lines), Err)
    }

    /// Keeps a snapshot beside the log, in place of the last one.
    pub fn keep_snapshot(&self, channel: Channel, snapshot: &Snapshot) -> Result<(), Trouble> {
        self.0.snapshots.insert(channel_key(channel), sealed(snapshot)?)?;
        Ok(())
    }

    /// What those who show tables want to remember of this one.
    pub fn note(&self, channel: Channel) -> Option<Vec<u8>> {
        let read = |bytes: &[u8]| envelope::unseal(bytes).map(<[u8]>::to_vec);
        self.0.beside(&self.0.notes, channel, "note", read)
    }

    /// Remembers it.
    pub fn keep_note(&self, channel: Channel, note: &[u8]) -> Result<(), Trouble> {
        self.0.notes.insert(channel_key(channel), envelope::seal_bytes(note))?;
        Ok(())
    }

    /// What this user has chosen.
    pub fn person(&self, user: User) -> Person {
        known(self.0.known().people.get(&user.0).cloned().unwrap_or_default())
    }

    /// Changes what they have chosen, in one step, also while others do. Has anything changed?
    /// Not safe until [`Store::flush`].
    pub fn change_person(
        &self,
        user: User,
        change: impl FnOnce(&mut Person),
    ) -> Result<bool, Trouble> {
        self.0.disk.before_write()?;
        let _changing = self.0.changing();
        let before = self.person(user);
        let mut person = before.clone();
        change(&mut person);
        if person == before {
            return Ok(false);
        }
        self.0.people.insert(user.0.to_be_bytes(), sealed(&person)?)?;
        self.0.known().people.insert(user.0, person);
        Ok(true)
    }

    /// Notes that they have been introduced to this game. Are they for the first time? Not safe until
    /// [`Store::flush`].
    pub fn introduce(&self, user: User, game: &str) -> Result<bool, Trouble> {
        self.change_person(user, |person| {
            person.introduced.insert(game.to_owned());
        })
    }

    /// What was chosen for this server.
    pub fn place(&self, server: Server) -> Place {
        let place = self.0.known().places.get(&server.0).cloned().unwrap_or_default();
        Place { language: place.language.filter(|tag| spoken(tag)) }
    }

    /// Keeps what was chosen for it. Not safe until [`Store::flush`].
    pub fn keep_place(&self, server: Server, place: &Place) -> Result<(), Trouble> {
        self.0.disk.before_write()?;
        let _changing = self.0.changing();
        self.0.places.insert(server.0.to_be_bytes(), sealed(place)?)?;
        self.0.known().places.insert(server.0, place.clone());
        Ok(())
    }

    /// The tables that want to be woken, and when.
    pub fn dues(&self) -> Vec<(Channel, u64)> {
        self.0.known().dues.iter().map(|(channel, due)| (*channel, *due)).collect()
    }

    /// Puts a damaged table out of the way, whole, so that a new one can be opened.
    pub fn set_aside(&self, channel: Channel) -> Result<(), Trouble> {
        let Trees { lines, heads, snapshots, dues, aside, .. } = &*self.0;
        let key = channel_key(channel);
        let last = aside.scan_prefix(key).next_back().transpose()?;
        let last = last.as_ref().and_then(|(last, _)| last[8..].first_chunk());
        let times = last.map_or(0, |times| u32::from_be_bytes(*times).saturating_add(1));
        let place =
            |kind: u8, rest: &[u8]| [&key[..], &times.to_be_bytes(), &[kind], rest].concat();
        for entry in log::raw(lines, channel) {
            let (from, value) = entry?;
            aside.insert(place(b'l', &from[8..]), value)?;
        }
        for (kind, tree) in [(b'h', heads), (b's', snapshots), (b'd', dues)] {
            if let Some(value) = tree.get(key)? {
                aside.insert(place(kind, &[]), value)?;
            }
        }
        self.0.remove(channel)
    }

    /// A secret of this store, made once.
    pub fn secret(&self) -> [u8; 32] {
        self.0.known().secret
    }

    /// For how long the host has been up, in milliseconds, all its runs together.
    pub fn up(&self) -> u64 {
        self.0.known().up
    }

    /// Remembers for how long.
    pub fn keep_up(&self, up: u64) -> Result<(), Trouble> {
        self.0.meta.insert("up", sealed(&up)?)?;
        self.0.known().up = up;
        Ok(())
    }
}
