//! The log of one channel among the stored lines: what an append leaves there, and how it is read.
//! It knows what an entry is, and nothing of what the lines say beyond which one opens a table.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::Head;
use super::envelope;
use super::keys::channel_key;
use super::tree::{self, Tree};
use super::trouble::Trouble;
use crate::Channel;
use crate::damage::Damage;

/// What one append leaves: its lines, and the head if it changed. One value, so that it is there
/// whole or not at all.
#[derive(Serialize)]
pub(super) struct Entry<'a, L> {
    pub(super) lines: &'a [L],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) head: Option<&'a Head>,
}

/// It, read; the lines still as they are written.
#[derive(Deserialize)]
pub(super) struct Written {
    pub(super) lines: Vec<Box<RawValue>>,
    #[serde(default)]
    pub(super) head: Option<Head>,
}

/// Some lines of a channel, as they are written, one after the other without a gap.
pub(super) struct Lines {
    /// The number of the first one.
    pub(super) first: u32,
    pub(super) lines: Vec<Box<RawValue>>,
    /// The last head that stands among them.
    pub(super) head: Option<Head>,
}

/// Where the entry that ends with this line is kept.
pub(super) fn key(channel: Channel, last: u32) -> [u8; 12] {
    let mut key = [0; 12];
    key[..8].copy_from_slice(&channel_key(channel));
    key[8..].copy_from_slice(&last.to_be_bytes());
    key
}

/// The channel and the last line of the entry that is kept here.
pub(super) fn unkey(key: &[u8]) -> Option<(Channel, u32)> {
    let (channel, last) = key.split_first_chunk()?;
    let last = last.try_into().ok()?;
    Some((Channel(u64::from_be_bytes(*channel)), u32::from_be_bytes(last)))
}

/// Behind every entry of this channel.
fn behind(channel: Channel) -> [u8; 13] {
    let mut key = [u8::MAX; 13];
    key[..8].copy_from_slice(&channel_key(channel));
    key
}

/// How many lines the channel has.
pub(super) fn length(tree: &Tree, channel: Channel) -> Result<u32, Trouble> {
    let last = tree.get_lt(behind(channel))?.and_then(|(key, _)| unkey(&key));
    let last = last.filter(|(found, _)| *found == channel);
    last.map_or(Ok(0), |(_, last)| {
        last.checked_add(1).ok_or(Trouble::Damaged(last, Damage::LogFull))
    })
}

/// The next channel after this one, or the first, that has lines.
pub(super) fn next_channel(
    tree: &Tree,
    after: Option<Channel>,
) -> Result<Option<Channel>, Trouble> {
    let next = match after {
        None => tree.first()?,
        Some(channel) => tree.get_gt(behind(channel))?,
    };
    Ok(next.and_then(|(key, _)| unkey(&key)).map(|(channel, _)| channel))
}

/// The channel's lines from the entry that holds this one on, as long as `more` wants them.
pub(super) fn scan(
    tree: &Tree,
    channel: Channel,
    from: u32,
    mut more: impl FnMut(u32, &RawValue) -> bool,
) -> Result<Lines, Trouble> {
    let mut found = Lines { first: from, lines: Vec::new(), head: None };
    let mut expected = None;
    let (low, high) = (key(channel, from), behind(channel));
    for entry in tree.range(&low[..]..&high[..]) {
        let (key, value) = entry?;
        let here = expected.unwrap_or(from);
        let (_, last) = unkey(&key).ok_or(Trouble::Damaged(here, Damage::MalformedKey))?;
        let written: Written = envelope::read(&value).map_err(|why| Trouble::Damaged(here, why))?;
        let count = u32::try_from(written.lines.len()).unwrap_or(u32::MAX);
        let first = last.checked_add(1).and_then(|end| end.checked_sub(count));
        let first =
            first.filter(|_| count > 0).ok_or(Trouble::Damaged(here, Damage::EmptyEntry))?;
        if expected.is_some_and(|expected| expected != first) || first > from && expected.is_none()
        {
            return Err(Trouble::Damaged(here, Damage::Missing));
        }
        if expected.is_none() {
            found.first = first;
        }
        for (number, line) in (first..).zip(written.lines) {
            if !more(number, &line) {
                return Ok(found);
            }
            found.lines.push(line);
        }
        found.head = written.head.or(found.head);
        expected = Some(last.saturating_add(1));
    }
    Ok(found)
}

/// Everything that is kept of the channel's log, whatever its state.
pub(super) fn raw(tree: &Tree, channel: Channel) -> tree::Entries {
    tree.scan_prefix(channel_key(channel))
}
