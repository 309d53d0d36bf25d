//! Forgetting a person. What they have chosen is removed; in every match that is over, and in its result,
//! somebody who is nobody's account takes their place, without a name. The log, its record and its replay
//! stay readable; only what the deal was mixed from does not add up any more, so nobody can check it.
//!
//! **Whole, whatever happens.** That somebody wants to be forgotten is noted, and safe, before anything is
//! changed. Doing it twice changes nothing more: what is noted is done again at every start until it is
//! done. A table that is not over keeps them until it is: they sit there, or could come back. What was
//! opened after they asked is not meant.
//!
//! **For good.** When all is done, only a hash of who they were stays, keyed by the store's secret, with who
//! stands for them: an export of earlier days that is imported again does not bring them back.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use sha2::{Digest as _, Sha256};

use super::keys::channel_key;
use super::log::{Entry, Written};
use super::trees::{Trees, read_line, sealed};
use super::{Failure, Store, Trouble, envelope, log};
use crate::line::{Did, Line};
use crate::results::{self, Finished};
use crate::{Channel, Server, User};

/// Somebody who wants to be forgotten.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Forgotten {
    /// Who stands for them.
    #[serde(rename = "as")]
    pub(super) alias: User,
    /// When they asked for it, in milliseconds since 1970.
    pub(super) at: u64,
    /// Who they are, as long as there is something left to do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) user: Option<User>,
    /// Nothing is done yet: what they have chosen is still there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) untouched: bool,
    /// The channels with a table that is not over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) waiting: Vec<Channel>,
}

/// Where what is kept of them is found.
pub(super) struct Mark {
    /// The hash of who they are.
    pub(super) hash: [u8; 32],
    /// They have chosen something again since.
    pub(super) is_back: bool,
}

/// What became of somebody who wanted to be forgotten.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forgetting {
    /// The channels in whose logs somebody else stands for them now.
    pub changed: Vec<Channel>,
    /// The channels with a table at which they were, and which is not over.
    pub waiting: Vec<Channel>,
}

/// The lines of one channel with others in the place of some users.
struct Replaced {
    /// By number; nothing for a line that stays as it is.
    lines: Vec<Option<Box<RawValue>>>,
    /// The results of the matches in which something was replaced.
    results: Vec<(Server, Finished)>,
    /// One of them is at a table that is not over.
    waiting: bool,
}

impl Replaced {
    fn is_changed(&self) -> bool {
        self.lines.iter().any(Option::is_some)
    }
}

/// Puts others in the place of users at every table that is over: whom, by the time at which it was opened.
fn replaced(
    channel: Channel,
    lines: &[Box<RawValue>],
    mut other: impl FnMut(User, u64) -> Option<User>,
) -> Result<Replaced, Trouble> {
    let mut all = Vec::with_capacity(lines.len());
    for (number, line) in (0..).zip(lines) {
        all.push(read_line(number, line.get())?);
    }
    let is_opening = |line: &Line| matches!(line.did, Did::Opened { .. });
    let is_end = |line: &Line| matches!(line.did, Did::Ended { .. } | Did::Cancelled);
    let mut replaced = Replaced { lines: Vec::new(), results: Vec::new(), waiting: false };
    let mut rest = &mut all[..];
    while !rest.is_empty() {
        let next = rest.iter().skip(1).position(is_opening).map_or(rest.len(), |at| at + 1);
        let (table, after) = std::mem::take(&mut rest).split_at_mut(next);
        rest = after;
        let opened = table.first().map_or(0, |line| line.at);
        let over = !rest.is_empty() || table.iter().any(is_end);
        let mut changed = false;
        for line in &mut *table {
            let is_changed = line.did.replace_users(|user| other(user, opened));
            changed |= is_changed;
            let text = (over && is_changed).then(|| to_raw_value(&*line)).transpose();
            replaced.lines.push(text.map_err(Failure::from)?);
        }
        if !over {
            replaced.waiting = changed;
        } else if changed {
            replaced.results.extend(results::of(channel, table));
        }
    }
    Ok(replaced)
}

impl Store {
    /// Notes that this user wants to be forgotten, from this time on. Nothing else has changed; not safe
    /// until [`Store::flush`].
    pub fn begin_forgetting(&self, user: User, at: u64) -> Result<(), Trouble> {
        self.0.disk.before_write()?;
        let before = self.0.forgotten(user)?;
        let alias = before.as_ref().map_or_else(User::nobody, |before| before.alias);
        let waiting = before.map_or_else(Vec::new, |before| before.waiting);
        let noted = Forgotten { alias, at, user: Some(user), untouched: true, waiting };
        self.0.note_forgotten(user, &noted)
    }

    /// Forgets a user as far as it can be done now, if they want to be. Not safe until [`Store::flush`];
    /// what is not safe is done again.
    pub fn forget(&self, user: User) -> Result<Forgetting, Trouble> {
        let mut done = Forgetting::default();
        let Some(mut noted) = self.0.forgotten(user)?.filter(|noted| noted.user.is_some()) else {
            return Ok(done);
        };
        self.0.disk.before_write()?;
        if noted.untouched {
            self.0.remove_person(user)?;
            self.0.forget_results(user, &noted)?;
            self.0.forget_aside(user, &noted)?;
        }
        for channel in self.channels()? {
            let (changed, waiting) = self.0.forget_in(channel, user, &noted)?;
            done.changed.extend(changed.then_some(channel));
            done.waiting.extend(waiting.then_some(channel));
        }
        noted.untouched = false;
        noted.waiting.clone_from(&done.waiting);
        noted.user = noted.user.filter(|_| !done.waiting.is_empty());
        self.0.note_forgotten(user, &noted)?;
        Ok(done)
    }

    /// A table is over: those who were waiting for that are forgotten here. Has anything changed?
    pub fn forget_those_waiting(&self, channel: Channel) -> Result<bool, Trouble> {
        let mut any = false;
        for mut noted in self.0.all_forgotten()? {
            let Some(user) = noted.user.filter(|_| noted.waiting.contains(&channel)) else {
                continue;
            };
            self.0.disk.before_write()?;
            let (changed, waiting) = self.0.forget_in(channel, user, &noted)?;
            any |= changed;
            if !waiting {
                noted.waiting.retain(|other| *other != channel);
                noted.user = noted.user.filter(|_| !noted.waiting.is_empty());
                self.0.note_forgotten(user, &noted)?;
            }
        }
        Ok(any)
    }

    /// Does what a crash, or a table that has ended since, has left to do.
    pub(super) fn forget_at_start(&self) -> Result<(), Trouble> {
        for user in self.0.all_forgotten()?.into_iter().filter_map(|noted| noted.user) {
            self.forget(user)?;
        }
        Ok(())
    }
}

impl Trees {
    /// What is kept of somebody who wanted to be forgotten.
    pub(super) fn forgotten(&self, user: User) -> Result<Option<Forgotten>, Trouble> {
        let Some(bytes) = self.forgotten.get(self.mark(user))? else { return Ok(None) };
        let read = envelope::read(&bytes);
        if let Err(why) = &read {
            tracing::error!(%why, "what is kept of somebody who was forgotten cannot be read");
        }
        Ok(read.ok())
    }

    /// Everybody who wanted to be.
    fn all_forgotten(&self) -> Result<Vec<Forgotten>, Trouble> {
        let mut all = Vec::new();
        for entry in &self.forgotten {
            match envelope::read(&entry?.1) {
                Ok(noted) => all.push(noted),
                Err(why) => {
                    tracing::error!(%why, "what is kept of somebody who was forgotten cannot be read");
                }
            }
        }
        Ok(all)
    }

    /// Everybody who wanted to be forgotten, for an export.
    pub(super) fn marks(&self) -> Result<Vec<(Mark, Forgotten)>, Trouble> {
        let people: Vec<u64> = self.known().people.keys().copied().collect();
        let there: HashSet<_> = people.into_iter().map(|user| self.mark(User(user))).collect();
        let mut marks = Vec::new();
        for entry in &self.forgotten {
            let (key, value) = entry?;
            if let (Ok(hash), Ok(noted)) = (key[..].try_into(), envelope::read(&value)) {
                marks.push((Mark { hash, is_back: there.contains(&hash) }, noted));
            }
        }
        Ok(marks)
    }

    /// Takes over from another store that somebody wants to be forgotten, unless it is known here.
    pub(super) fn take_mark(&self, mark: [u8; 32], noted: &Forgotten) -> Result<(), Trouble> {
        if self.forgotten.get(mark)?.is_none() {
            self.forgotten.insert(mark, sealed(noted)?)?;
        }
        Ok(())
    }

    /// Has these users wait for the end of the table in this channel.
    pub(super) fn wait_for_end(&self, channel: Channel, users: &[User]) -> Result<(), Trouble> {
        for user in users {
            if let Some(mut noted) = self.forgotten(*user)? {
                noted.user = Some(*user);
                noted.waiting.retain(|other| *other != channel);
                noted.waiting.push(channel);
                self.note_forgotten(*user, &noted)?;
            }
        }
        Ok(())
    }

    pub(super) fn note_forgotten(&self, user: User, noted: &Forgotten) -> Result<(), Trouble> {
        self.forgotten.insert(self.mark(user), sealed(noted)?)?;
        Ok(())
    }

    /// What stands for a user where nobody is to read who it is.
    pub(super) fn mark(&self, user: User) -> [u8; 32] {
        let secret = self.known().secret;
        let parts = [&b"kaigi forgotten"[..], &secret, &user.0.to_be_bytes()];
        Sha256::digest(parts.concat()).into()
    }

    fn remove_person(&self, user: User) -> Result<(), Trouble> {
        let _changing = self.changing();
        self.people.remove(user.0.to_be_bytes())?;
        self.known().people.remove(&user.0);
        Ok(())
    }

    /// In results whose matches are not in a log any more, or cannot be read there.
    fn forget_results(&self, user: User, noted: &Forgotten) -> Result<(), Trouble> {
        for entry in &self.results {
            let (key, value) = entry?;
            let Ok(mut result) = envelope::read::<Finished>(&value) else { continue };
            let seats = result.seats.iter_mut().filter(|seat| seat.user == Some(user));
            let mut own = seats.filter(|_| result.at <= noted.at).peekable();
            if own.peek().is_some() {
                own.for_each(|seat| seat.user = Some(noted.alias));
                self.results.insert(key, sealed(&result)?)?;
            }
        }
        Ok(())
    }

    /// In tables that were set aside, as far as they can be read.
    fn forget_aside(&self, user: User, noted: &Forgotten) -> Result<(), Trouble> {
        for entry in &self.aside {
            let (key, value) = entry?;
            if key.get(12) == Some(&b'l') && mentions(&value, user) {
                self.aside.insert(key, replaced_anywhere(&value, user, noted)?)?;
            }
        }
        Ok(())
    }

    /// At the tables of this channel that are over. Has anything changed, and is there one that is not?
    fn forget_in(
        &self,
        channel: Channel,
        user: User,
        noted: &Forgotten,
    ) -> Result<(bool, bool), Trouble> {
        let mut mentioned = false;
        for entry in log::raw(&self.lines, channel) {
            mentioned |= mentions(&entry?.1, user);
        }
        if !mentioned {
            return Ok((false, false));
        }
        let _rewriting = self.rewriting();
        let other = |found, opened| (found == user && opened <= noted.at).then_some(noted.alias);
        let all = log::scan(&self.lines, channel, 0, |_, _| true);
        match all.and_then(|found| replaced(channel, &found.lines, other)) {
            Ok(replaced) => {
                self.keep_replaced(channel, &replaced)?;
                if replaced.is_changed() && !replaced.waiting {
                    self.forget_note(channel, user)?;
                }
                Ok((replaced.is_changed(), replaced.waiting))
            }
            // It is set aside when somebody asks for it next.
            Err(Trouble::Damaged(line, why)) => {
                tracing::warn!(%channel, line, %why, "somebody is forgotten at a damaged table");
                for entry in log::raw(&self.lines, channel) {
                    let (key, value) = entry?;
                    self.lines.insert(key, replaced_anywhere(&value, user, noted)?)?;
                }
                Ok((true, false))
            }
            Err(trouble) => Err(trouble),
        }
    }

    fn keep_replaced(&self, channel: Channel, replaced: &Replaced) -> Result<(), Trouble> {
        for entry in log::raw(&self.lines, channel) {
            let (key, value) = entry?;
            let damaged = |why| Trouble::Damaged(0, why);
            let Written { mut lines, head } = envelope::read(&value).map_err(damaged)?;
            let last = log::unkey(&key).map_or(0, |(_, last)| last as usize);
            let first = (last + 1).saturating_sub(lines.len());
            let mut changed = false;
            for (line, new) in lines.iter_mut().zip(replaced.lines.iter().skip(first)) {
                if let Some(new) = new {
                    line.clone_from(new);
                    changed = true;
                }
            }
            if changed {
                let head = head.as_ref();
                self.lines.insert(key, sealed(&Entry { lines: &lines, head })?)?;
            }
        }
        for (server, result) in &replaced.results {
            self.keep_result(*server, result)?;
        }
        Ok(())
    }

    /// In what those who show tables have noted: whatever of it is about the user is left out.
    fn forget_note(&self, channel: Channel, user: User) -> Result<(), Trouble> {
        let key = channel_key(channel);
        let Some(note) = self.notes.get(key)?.filter(|note| mentions(note, user)) else {
            return Ok(());
        };
        let read =
            |bytes: &[u8]| serde_json::from_slice::<Value>(envelope::unseal(bytes).ok()?).ok();
        let Some(mut note) = read(&note) else { return Ok(()) };
        for list in note.as_object_mut().into_iter().flat_map(|fields| fields.values_mut()) {
            if let Some(list) = list.as_array_mut() {
                list.retain(|one| one["user"] != user.0);
            }
        }
        self.notes.insert(key, envelope::seal_bytes(note.to_string().as_bytes()))?;
        Ok(())
    }

    /// An imported table as it is here: without those who were forgotten since it was exported. Who of
    /// them are at a table that is not over waits for that.
    pub(super) fn without_forgotten(
        &self,
        channel: Channel,
        lines: &mut [Box<RawValue>],
    ) -> Result<Vec<User>, Trouble> {
        if self.forgotten.is_empty() {
            return Ok(Vec::new());
        }
        let (mut found, mut trouble) = (HashSet::new(), None);
        let other = |user, opened| match self.forgotten(user) {
            Ok(noted) => noted.filter(|noted| opened <= noted.at).map(|noted| {
                found.insert(user);
                noted.alias
            }),
            Err(failed) => {
                trouble = Some(failed);
                None
            }
        };
        let replaced = replaced(channel, lines, other)?;
        if let Some(trouble) = trouble {
            return Err(trouble);
        }
        for (line, new) in lines.iter_mut().zip(replaced.lines) {
            if let Some(new) = new {
                *line = new;
            }
        }
        Ok(if replaced.waiting { found.into_iter().collect() } else { Vec::new() })
    }
}

/// May these bytes be about the user? Numbers are written in digits.
fn mentions(bytes: &[u8], user: User) -> bool {
    let digits = user.to_string();
    bytes.windows(digits.len()).any(|part| part == digits.as_bytes())
}

/// An entry with somebody else in the user's place in each of its lines; as it is, if it cannot be read.
fn replaced_anywhere(bytes: &[u8], user: User, noted: &Forgotten) -> Result<Vec<u8>, Trouble> {
    let Ok(Written { mut lines, head }) = envelope::read(bytes) else { return Ok(bytes.to_vec()) };
    for text in &mut lines {
        let Ok(mut line) = read_line(0, text.get()) else { continue };
        if line.did.replace_users(|found| (found == user).then_some(noted.alias)) {
            *text = to_raw_value(&line).map_err(Failure::from)?;
        }
    }
    sealed(&Entry { lines: &lines, head: head.as_ref() })
}
