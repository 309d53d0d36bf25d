//! How far the tables of a store have been shown: the length of each log beside its note. No log is read
//! for it, however long it is.

use super::{Store, Trouble, log};
use crate::Channel;

/// How far one channel's table has come, and what those who show it have noted.
#[derive(Debug)]
pub struct Shown {
    /// Whose table.
    pub channel: Channel,
    /// How many lines its log has.
    pub line: u32,
    /// The note, if there is one that can be read.
    pub note: Option<Vec<u8>>,
}

impl Store {
    /// The channels that have a log, in the order of their ids: at most this many after this one.
    pub fn shown(&self, after: Option<Channel>, most: usize) -> Result<Vec<Shown>, Trouble> {
        let mut all = Vec::new();
        let mut last = after;
        while all.len() < most {
            let Some(channel) = log::next_channel(&self.0.lines, last)? else { break };
            let line = log::length(&self.0.lines, channel)?;
            all.push(Shown { channel, line, note: self.note(channel) });
            last = Some(channel);
        }
        Ok(all)
    }
}
