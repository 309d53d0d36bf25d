//! The text that tables are exported as: its lines, and whether they make sense. It knows no store.

use std::collections::HashSet;
use std::io::{self, BufRead, Read, Write};

use rules::options::{self, Unfit};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::value::RawValue;

use super::forget::{Forgotten, Mark};
use super::trees::{hex, read_line, unhex};
use super::{Head, Snapshot, Trouble};
use crate::line::{Did, Line};
use crate::people::{Person, Place};
use crate::{Channel, Server, User};

const FORMAT: &str = "tables";
const VERSION: u32 = 3;
/// The one in which nobody was forgotten: older programs read it.
const NOBODY_FORGOTTEN: u32 = 2;
const OLDEST: u32 = 1;

/// No line of a true export comes near this.
const LONGEST_LINE: u64 = 16 << 20;

/// No time of a true export comes near this: ten thousand years, in milliseconds.
const LATEST: u64 = 10_000 * 366 * 24 * 60 * 60 * 1000;

/// Why tables were not imported: in which line of the text, if it is one, and a sentence.
#[derive(Debug)]
pub struct Refused {
    /// From 1.
    pub line: Option<u64>,
    /// What is wrong.
    pub why: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Top {
    kaigi: String,
    version: u32,
    pub(super) up: u64,
    pub(super) secret: String,
}

/// The part of the top that every version has.
#[derive(Deserialize)]
struct AnyTop {
    kaigi: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableTop {
    pub(super) table: String,
    pub(super) lines: u32,
    pub(super) head: Head,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) due: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) snapshot: Option<Snapshot>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) note: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableLine {
    table: String,
    line: u32,
    log: Box<RawValue>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Bottom {
    end: bool,
    tables: u64,
    #[serde(default)]
    people: u64,
    #[serde(default)]
    places: u64,
    #[serde(default, skip_serializing_if = "is_zero")]
    forgotten: u64,
}

fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// What somebody has chosen, what was chosen for a server, or that somebody wants to be forgotten.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub(super) enum Chosen {
    Person { person: String, chosen: Person },
    Place { place: String, chosen: Place },
    Forgotten { forgotten: String, back: bool, noted: Forgotten },
}

/// A part of the text.
pub(super) enum Part {
    Table(Whole),
    Person(User, Person),
    Place(Server, Place),
    /// Under their mark: have they chosen something again since, and what is kept of them.
    Forgotten([u8; 32], bool, Forgotten),
}

/// A table, whole.
pub(super) struct Whole {
    pub(super) channel: Channel,
    pub(super) top: TableTop,
    pub(super) lines: Vec<Box<RawValue>>,
}

impl Top {
    pub(super) fn write(
        up: u64,
        secret: String,
        forgotten: bool,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let version = if forgotten { VERSION } else { NOBODY_FORGOTTEN };
        write(out, &Top { kaigi: FORMAT.to_owned(), version, up, secret })
    }

    /// The secret, if it is one.
    pub(super) fn secret(&self) -> Option<[u8; 32]> {
        unhex(&self.secret)?.try_into().ok()
    }
}

impl Chosen {
    pub(super) fn person(user: User, chosen: Person) -> Chosen {
        Chosen::Person { person: user.to_string(), chosen }
    }

    pub(super) fn place(server: Server, chosen: Place) -> Chosen {
        Chosen::Place { place: server.to_string(), chosen }
    }

    pub(super) fn forgotten(mark: &Mark, noted: Forgotten) -> Chosen {
        Chosen::Forgotten { forgotten: hex(&mark.hash), back: mark.is_back, noted }
    }

    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        write(out, self)
    }
}

impl Whole {
    pub(super) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        write(out, &self.top)?;
        for (line, log) in (0..).zip(&self.lines) {
            write(out, &TableLine { table: self.top.table.clone(), line, log: log.clone() })?;
        }
        Ok(())
    }

    /// Does it make sense? If not, at which of its lines, if it is one, and why.
    fn sound(&self) -> Result<(), (Option<u32>, String)> {
        let mut opened = HashSet::new();
        let mut standing = None;
        for (number, log) in (0..).zip(&self.lines) {
            match read_line(number, log.get()) {
                Ok(line) if line.at.max(line.up) > LATEST => {
                    return Err((Some(number), "its time is beyond all times".to_owned()));
                }
                Ok(Line { did: Did::Opened { game, seats, options, .. }, .. }) => {
                    opened.insert(number);
                    standing = Some((number, unfit(&game, seats, &options)));
                }
                // What has begun was a fit when it did.
                Ok(Line { did: Did::Began { .. } | Did::Cancelled, .. }) => standing = None,
                Ok(_) => {}
                Err(Trouble::Damaged(_, why)) => return Err((Some(number), why.to_string())),
                Err(trouble) => return Err((Some(number), trouble.to_string())),
            }
        }
        if let Some((number, Some(why))) = standing {
            return Err((Some(number), why));
        }
        let TableTop { head, snapshot, note, lines, due, .. } = &self.top;
        let wrong = |why: &str| Err((None, why.to_owned()));
        if !opened.contains(&head.opened) {
            return wrong("its head says that it was opened at a line that opens no table");
        }
        if head.finished.is_some_and(|line| line > head.opened || !opened.contains(&line)) {
            return wrong("its head says that a match was opened at a line that opens no table");
        }
        if due.is_some_and(|due| due > LATEST) {
            return wrong("it is due beyond all times");
        }
        if snapshot.as_ref().is_some_and(|snapshot| snapshot.line > *lines) {
            return wrong("its snapshot is of a line that is not there");
        }
        if note.as_ref().is_some_and(|note| unhex(note).is_none()) {
            return wrong("its note is not written in hexadecimal digits");
        }
        Ok(())
    }
}

/// Why no match can begin in a lobby that was opened like this, if it is of a game of ours.
fn unfit(game: &str, seats: u8, options: &options::Chosen) -> Option<String> {
    let game = rules::game(game)?;
    if !game.players().contains(&seats) {
        return Some(format!("{} is not for {seats} players", game.id()));
    }
    options::unfit(game.options(), options).map(|unfit| match unfit {
        Unfit::NoSuchOption(name) => format!("{} has no option {name}", game.id()),
        Unfit::NoSuchValue(name) => format!("{} has no such value of {name}", game.id()),
        Unfit::Players => format!("{} is not for {seats} players", game.id()),
    })
}

/// Writes the last line.
pub(super) fn write_bottom(
    tables: u64,
    people: u64,
    places: u64,
    forgotten: u64,
    out: &mut dyn Write,
) -> io::Result<()> {
    write(out, &Bottom { end: true, tables, people, places, forgotten })
}

fn write(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Reads the text, a part at a time.
pub(super) struct Reading<R> {
    text: R,
    /// The line that was read last, from 1.
    pub(super) number: u64,
    line: Vec<u8>,
    seen: HashSet<Channel>,
    people: HashSet<User>,
    places: HashSet<Server>,
    forgotten: HashSet<[u8; 32]>,
}

impl<R: BufRead> Reading<R> {
    pub(super) fn begin(text: R) -> Result<(Reading<R>, Top), Refused> {
        let mut reading = Reading {
            text,
            number: 0,
            line: Vec::new(),
            seen: HashSet::new(),
            people: HashSet::new(),
            places: HashSet::new(),
            forgotten: HashSet::new(),
        };
        let not_ours = "tables that were exported by Kaigi begin otherwise";
        if !reading.advance()? {
            return Err(reading.refuse(not_ours));
        }
        let any: AnyTop = reading.parse(not_ours)?;
        if any.kaigi != FORMAT {
            return Err(reading.refuse(not_ours));
        }
        if !(OLDEST..=VERSION).contains(&any.version) {
            let found = any.version;
            let why = format!("it has version {found}, and this program knows {VERSION}");
            return Err(reading.refuse(&why));
        }
        let top: Top = reading.parse(not_ours)?;
        if top.secret().is_none() {
            return Err(reading.refuse("the secret is not 64 hexadecimal digits"));
        }
        if top.up > LATEST {
            return Err(reading.refuse("its time is beyond all times"));
        }
        Ok((reading, top))
    }

    /// The next part; nothing at the end.
    pub(super) fn part(&mut self) -> Result<Option<Part>, Refused> {
        self.demand("it breaks off before the end")?;
        if let Ok(bottom) = serde_json::from_slice::<Bottom>(&self.line) {
            return self.end(&bottom).map(|()| None);
        }
        match serde_json::from_slice::<Chosen>(&self.line) {
            Ok(Chosen::Person { person, chosen }) => {
                let user = User(self.number_in(&person, "the person is not a number")?);
                if !self.people.insert(user) {
                    return Err(self.refuse(&format!("person {user} is here twice")));
                }
                Ok(Some(Part::Person(user, chosen)))
            }
            Ok(Chosen::Place { place, chosen }) => {
                let server = Server(self.number_in(&place, "the place is not a number")?);
                if !self.places.insert(server) {
                    return Err(self.refuse(&format!("place {server} is here twice")));
                }
                Ok(Some(Part::Place(server, chosen)))
            }
            Ok(Chosen::Forgotten { forgotten, back, noted }) => {
                let mark = unhex(&forgotten).and_then(|mark| mark.try_into().ok());
                let mark = mark
                    .ok_or_else(|| self.refuse("who was forgotten is not 64 hexadecimal digits"))?;
                if !noted.alias.is_forgotten() {
                    return Err(self.refuse("somebody stands for another person"));
                }
                if noted.at > LATEST {
                    return Err(self.refuse("its time is beyond all times"));
                }
                if !self.forgotten.insert(mark) {
                    return Err(self.refuse("somebody is forgotten here twice"));
                }
                Ok(Some(Part::Forgotten(mark, back, noted)))
            }
            Err(_) => self.table().map(|whole| Some(Part::Table(whole))),
        }
    }

    fn number_in(&self, text: &str, or: &str) -> Result<u64, Refused> {
        let number = text.parse().ok().filter(|number: &u64| number.to_string() == text);
        number.ok_or_else(|| self.refuse(or))
    }

    fn table(&mut self) -> Result<Whole, Refused> {
        let top: TableTop =
            self.parse("a choice, the top of a table, or the end, should stand here")?;
        let at = self.number;
        let channel = Channel(self.number_in(&top.table, "the table is not a number")?);
        if !self.seen.insert(channel) {
            return Err(self.refuse(&format!("table {channel} is here twice")));
        }
        let mut lines = Vec::new();
        for number in 0..top.lines {
            self.demand(&format!("it breaks off before line {number} of table {channel}"))?;
            let expected = format!("line {number} of table {channel} should stand here");
            let line: TableLine = self.parse(&expected)?;
            if line.table != top.table || line.line != number {
                return Err(self.refuse(&expected));
            }
            lines.push(line.log);
        }
        let whole = Whole { channel, top, lines };
        whole.sound().map_err(|(line, why)| Refused {
            line: Some(at + line.map_or(0, |line| 1 + u64::from(line))),
            why,
        })?;
        Ok(whole)
    }

    fn end(&mut self, bottom: &Bottom) -> Result<(), Refused> {
        let counted = [
            (bottom.tables, self.seen.len(), "tables"),
            (bottom.people, self.people.len(), "people"),
            (bottom.places, self.places.len(), "places"),
            (bottom.forgotten, self.forgotten.len(), "people who were forgotten"),
        ];
        for (said, found, what) in counted {
            if !bottom.end || said != found as u64 {
                let why = format!("it should hold {said} {what}, and holds {found}");
                return Err(self.refuse(&why));
            }
        }
        if self.advance()? { Err(self.refuse("it goes on behind its end")) } else { Ok(()) }
    }

    fn refuse(&self, why: &str) -> Refused {
        Refused { line: Some(self.number.max(1)), why: why.to_owned() }
    }

    fn demand(&mut self, or: &str) -> Result<(), Refused> {
        if self.advance()? { Ok(()) } else { Err(self.refuse(or)) }
    }

    fn advance(&mut self) -> Result<bool, Refused> {
        self.line.clear();
        let read = (&mut self.text).take(LONGEST_LINE).read_until(b'\n', &mut self.line);
        let length = read
            .map_err(|error| Refused { line: None, why: format!("it cannot be read: {error}") })?;
        if length == 0 {
            return Ok(false);
        }
        self.number += 1;
        if self.line.pop_if(|last| *last == b'\n').is_none() {
            return Err(self.refuse(if length as u64 == LONGEST_LINE {
                "it is longer than any line of an export"
            } else {
                "it breaks off in the middle of a line"
            }));
        }
        Ok(true)
    }

    fn parse<T: DeserializeOwned>(&self, expected: &str) -> Result<T, Refused> {
        serde_json::from_slice(&self.line).map_err(|error| match error.classify() {
            Category::Data => self.refuse(&format!("{expected} ({error})")),
            _ => self.refuse(&format!("it is not JSON from column {} on", error.column())),
        })
    }
}
