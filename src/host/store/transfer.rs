//! All tables as text, and back: the way to another machine, another version, or another store.
//!
//! ```text
//! {"kaigi":"tables","version":3,"up":…,"secret":"…"}            once, at the top
//! {"person":"…","chosen":{…}}                                   for everybody who has chosen something
//! {"place":"…","chosen":{…}}                                    and for every server
//! {"forgotten":"…","back":…,"noted":{…}}                        for everybody who wanted to be forgotten
//! {"table":"…","lines":n,"head":{…},"due":…,"snapshot":{…},"note":"…"}      then, for each table, this
//! {"table":"…","line":0,"log":{…}}                              and its n lines, word for word
//! {"end":true,"tables":n,"people":n,"places":n,"forgotten":n}   once, at the bottom
//! ```
//!
//! What is exported holds hidden hands, and the secret that buttons are signed with: it is for
//! the operator alone. What was set aside stays where it is. Results are not exported: they follow
//! from the tables, and are made anew. Version 1 had neither people nor places, version 2 nobody who
//! was forgotten; both are still read, and 2 is written where nobody was. A person who was forgotten
//! here is not brought back. What somebody has chosen here already stays as it is.
//!
//! `up` is the time by which clocks go. A new store takes it over, secret and all, and is the same
//! store then. In a store that has tables of its own, the newcomers' times are moved instead, so
//! that everybody has as much time left as before.

use std::collections::HashSet;
use std::io::{self, BufRead, Seek, SeekFrom, Write};

use serde_json::value::RawValue;

use super::keys::channel_key;
use super::text::{self, Chosen, Part, Reading, Refused, TableTop, Top, Whole};
use super::trees::{Trees, hex, named, read_line, sealed, unhex};
use super::{Snapshot, Store, Trouble, envelope, log};
use crate::line::Line;
use crate::{Channel, Server, User};

/// In `meta`: the table that is being imported.
const IMPORTING: &str = "importing";

/// What was written.
#[derive(Debug, Default)]
pub struct Exported {
    /// How many tables.
    pub tables: u64,
    /// How many people have chosen something.
    pub people: u64,
    /// How many servers something was chosen for.
    pub places: u64,
    /// How many people wanted to be forgotten.
    pub forgotten: u64,
    /// Those that could not be read, and are left out.
    pub damaged: Vec<(Channel, Trouble)>,
}

/// Why tables could not be exported.
#[derive(Debug)]
pub enum NotExported {
    /// The store has refused.
    Store(Trouble),
    /// They cannot be written.
    Io(io::Error),
}

/// What was read.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// How many tables are new.
    pub tables: u64,
    /// How many were there already, just like that.
    pub skipped: u64,
}

impl From<Trouble> for NotExported {
    fn from(trouble: Trouble) -> NotExported {
        NotExported::Store(trouble)
    }
}

impl From<io::Error> for NotExported {
    fn from(error: io::Error) -> NotExported {
        NotExported::Io(error)
    }
}

impl From<Trouble> for Refused {
    fn from(trouble: Trouble) -> Refused {
        Refused { line: None, why: trouble.to_string() }
    }
}

/// Is this what [`Store::export`] wrote? It says nothing of whether a store can take it.
pub fn check(text: &mut impl BufRead) -> Result<(), Refused> {
    let (mut reading, _) = Reading::begin(text)?;
    while reading.part()?.is_some() {}
    Ok(())
}

impl Store {
    /// Writes all tables, and tells of each that it is done.
    pub fn export(
        &self,
        out: &mut dyn Write,
        each: &mut dyn FnMut(),
    ) -> Result<Exported, NotExported> {
        let mut exported = Exported::default();
        let marks = self.0.marks()?;
        Top::write(self.up(), hex(&self.secret()), !marks.is_empty(), out)?;
        let (people, places) = self.0.known().chosen();
        for (user, person) in people {
            Chosen::person(User(user), person).write(out)?;
            exported.people += 1;
        }
        for (server, place) in places {
            Chosen::place(Server(server), place).write(out)?;
            exported.places += 1;
        }
        for (mark, noted) in marks {
            Chosen::forgotten(&mark, noted).write(out)?;
            exported.forgotten += 1;
        }
        for channel in self.channels()? {
            match self.0.whole(channel) {
                Ok(whole) => {
                    whole.write(out)?;
                    exported.tables += 1;
                }
                // One that cannot be read keeps no other from being saved.
                Err(trouble) => exported.damaged.push((channel, trouble)),
            }
            each();
        }
        let Exported { tables, people, places, forgotten, .. } = exported;
        text::write_bottom(tables, people, places, forgotten, out)?;
        out.flush()?;
        Ok(exported)
    }

    /// Every channel in which there was ever a table.
    pub fn channels(&self) -> Result<Vec<Channel>, Trouble> {
        let mut channels = Vec::new();
        while let Some(channel) = log::next_channel(&self.0.lines, channels.last().copied())? {
            channels.push(channel);
        }
        Ok(channels)
    }

    /// Reads what [`Store::export`] wrote, all of it before anything is changed. A table that is
    /// there already has to be the same.
    pub fn import(&self, text: &mut (impl BufRead + Seek)) -> Result<Imported, Refused> {
        let mut known = HashSet::new();
        let (mut reading, _) = Reading::begin(&mut *text)?;
        while let Some(part) = reading.part()? {
            let Part::Table(mut whole) = part else { continue };
            let channel = whole.channel;
            if log::length(&self.0.lines, channel)? > 0 {
                self.0.without_forgotten(channel, &mut whole.lines)?;
                if !self.0.whole(channel)?.same(&whole) {
                    let why =
                        format!("table {channel} is in the store already, and is another one");
                    let top = reading.number - u64::from(whole.top.lines);
                    return Err(Refused { line: Some(top), why });
                }
                known.insert(channel);
            }
        }
        let again = text.seek(SeekFrom::Start(0));
        again
            .map_err(|error| Refused { line: None, why: format!("it cannot be read: {error}") })?;

        let (mut reading, top) = Reading::begin(&mut *text)?;
        if self.0.lines.is_empty() {
            self.take_over(&top)?;
        }
        let same_secret = top.secret() == Some(self.secret());
        let (mut back, mut people) = (HashSet::new(), Vec::new());
        let mut imported = Imported { tables: 0, skipped: known.len() as u64 };
        while let Some(part) = reading.part()? {
            match part {
                Part::Table(whole) if known.contains(&whole.channel) => {}
                Part::Table(mut whole) => {
                    let channel = whole.channel;
                    let waiting = self.0.without_forgotten(channel, &mut whole.lines)?;
                    self.0.wait_for_end(channel, &waiting)?;
                    self.0.take_in(&whole, top.up)?;
                    imported.tables += 1;
                }
                Part::Person(user, person) => people.push((user, person)),
                Part::Forgotten(mark, is_back, noted) => {
                    let mark = noted.user.map_or(mark, |user| self.0.mark(user));
                    if is_back {
                        back.insert(mark);
                    }
                    if same_secret || noted.user.is_some() {
                        self.0.take_mark(mark, &noted)?;
                    }
                }
                Part::Place(server, place) => self.0.choose_place(server.0, place)?,
            }
        }
        self.0.meta.remove(IMPORTING)?;
        for (user, person) in people {
            // What somebody had chosen before they were forgotten stays forgotten.
            if self.0.forgotten(user)?.is_none() || back.contains(&self.0.mark(user)) {
                self.0.choose_person(user.0, person)?;
            }
        }
        self.settle_all()?;
        self.forget_at_start()?;
        self.0.flush_sled().map_err(Trouble::from)?;
        Ok(imported)
    }

    /// A new store becomes the one that was exported.
    fn take_over(&self, top: &Top) -> Result<(), Refused> {
        if let Some(secret) = top.secret() {
            self.0.meta.insert("secret", sealed(&hex(&secret))?)?;
            self.0.known().secret = secret;
        }
        Ok(self.keep_up(top.up)?)
    }

    /// An import that was interrupted leaves whole tables and at most one that is not.
    pub(super) fn take_back_half_an_import(&self) -> Result<(), Trouble> {
        if let Some(channel) = named(&self.0.meta, IMPORTING)? {
            self.0.remove(channel)?;
            self.0.notes.remove(channel_key(channel))?;
            self.0.meta.remove(IMPORTING)?;
        }
        Ok(())
    }
}

impl Trees {
    /// The table in this channel with all that there ever was.
    pub(super) fn whole(&self, channel: Channel) -> Result<Whole, Trouble> {
        let _reading = self.reading();
        // What goes with the lines is read before them: while a host runs it may be older than they are,
        // and never newer.
        let kept = self.kept_head(channel)?;
        let snapshot: Option<Snapshot> =
            self.beside(&self.snapshots, channel, "snapshot", envelope::read);
        let found = log::scan(&self.lines, channel, 0, |_, _| true)?;
        let head = found.head.or(kept).unwrap_or_default();
        let lines = u32::try_from(found.lines.len()).unwrap_or(u32::MAX);
        let note =
            self.beside(&self.notes, channel, "note", |bytes| envelope::unseal(bytes).map(hex));
        let due = self.known().dues.get(&channel).copied();
        let top = TableTop { table: channel.to_string(), lines, head, due, snapshot, note };
        Ok(Whole { channel, top, lines: found.lines })
    }

    fn take_in(&self, whole: &Whole, their_up: u64) -> Result<(), Refused> {
        let Whole { channel, top, lines } = whole;
        let channel = *channel;
        let our_up = self.known().up;
        let ours = |up: u64| {
            let moved = u128::from(up) + u128::from(our_up);
            u64::try_from(moved.saturating_sub(u128::from(their_up))).unwrap_or(u64::MAX)
        };
        self.meta.insert(IMPORTING, sealed(&channel)?)?;
        if let Some(note) = top.note.as_deref().and_then(unhex) {
            self.notes.insert(channel_key(channel), envelope::seal_bytes(&note))?;
        }
        if let Some(snapshot) = &top.snapshot {
            self.snapshots.insert(channel_key(channel), sealed(snapshot)?)?;
        }
        for (number, log) in (0..).zip(lines) {
            if our_up == their_up {
                self.append(channel, number, std::slice::from_ref(log), None)?;
            } else {
                let mut line = read_line(number, log.get())?;
                line.up = ours(line.up);
                self.append(channel, number, &[line], None)?;
            }
        }
        self.heads.insert(channel_key(channel), sealed(&top.head)?)?;
        self.owe_all(channel, lines)?;
        Ok(self.keep_due(channel, top.due.map(ours), Some(our_up))?)
    }
}

impl Whole {
    /// Is it the same table, whatever the time is here and there?
    fn same(&self, other: &Whole) -> bool {
        let line = |text: &RawValue| {
            let line = read_line(0, text.get()).ok().map(|line| Line { up: 0, ..line });
            line.and_then(|line| serde_json::to_string(&line).ok())
        };
        let mut lines = self.lines.iter().zip(&other.lines);
        self.lines.len() == other.lines.len()
            && self.top.head == other.top.head
            && lines.all(|(ours, theirs)| line(ours) == line(theirs))
    }
}
