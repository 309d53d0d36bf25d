//! How finished matches ended, beside the logs that say so. A result can be late and never wrong: it
//! is made of the lines of its match and of nothing else, and making it again changes nothing.

use serde_json::value::RawValue;

use super::keys::channel_key;
use super::trees::{Trees, read_line, sealed};
use super::{Store, Trouble, envelope, log};
use crate::line::Did;
use crate::results::{self, Finished};
use crate::{Channel, Server};

impl Store {
    /// How the matches on this server ended, in the order in which they did.
    pub fn results(&self, server: Server) -> Result<Vec<Finished>, Trouble> {
        let mut results = Vec::new();
        for entry in self.0.results.scan_prefix(server.0.to_be_bytes()) {
            let (_, value) = entry?;
            match envelope::read(&value) {
                Ok(result) => results.push(result),
                Err(why) => tracing::warn!(%server, %why, "a result cannot be read"),
            }
        }
        Ok(results)
    }

    /// Keeps the results that this table still owes.
    pub fn settle(&self, channel: Channel) -> Result<(), Trouble> {
        self.settle_those(&channel_key(channel))
    }

    /// Keeps the results that any table still owes.
    pub fn settle_all(&self) -> Result<(), Trouble> {
        self.settle_those(&[])
    }

    fn settle_those(&self, prefix: &[u8]) -> Result<(), Trouble> {
        for entry in self.0.owed.scan_prefix(prefix) {
            let (key, _) = entry?;
            // A match whose end is being appended right now goes on owing.
            if self.pay(&key)? {
                self.0.owed.remove(key)?;
            }
        }
        Ok(())
    }

    /// The same while nothing is being appended: whatever is not over owes nothing.
    pub(super) fn settle_at_start(&self) -> Result<(), Trouble> {
        for entry in &self.0.owed {
            let (key, _) = entry?;
            self.pay(&key)?;
            self.0.owed.remove(key)?;
        }
        Ok(())
    }

    /// Keeps the result that is owed under this key. Is nothing more to be done about it?
    fn pay(&self, owed: &[u8]) -> Result<bool, Trouble> {
        let Some((channel, opened)) = log::unkey(owed) else { return Ok(true) };
        let lines = match self.lines(channel, opened) {
            Ok(lines) => lines,
            // Its table is set aside by the next request for it.
            Err(Trouble::Damaged(line, why)) => {
                tracing::error!(%channel, line, %why, "a damaged match has no result");
                return Ok(true);
            }
            Err(trouble) => return Err(trouble),
        };
        if !lines.iter().any(|line| matches!(line.did, Did::Ended { .. })) {
            return Ok(false);
        }
        if let Some((server, result)) = results::of(channel, &lines) {
            self.0.disk.before_write()?;
            self.0.keep_result(server, &result)?;
        }
        Ok(true)
    }
}

impl Trees {
    /// Keeps how a match ended.
    pub(super) fn keep_result(&self, server: Server, result: &Finished) -> Result<(), Trouble> {
        self.results.insert(key(server, result), sealed(result)?)?;
        Ok(())
    }

    /// A match ends at the table that was opened at this line: its result is owed.
    pub(super) fn owe(&self, channel: Channel, opened: u32) -> Result<(), Trouble> {
        self.owed.insert(log::key(channel, opened), &[])?;
        Ok(())
    }

    /// Every match that has ended in these lines owes its result.
    pub(super) fn owe_all(&self, channel: Channel, lines: &[Box<RawValue>]) -> Result<(), Trouble> {
        let mut opened = 0;
        for (number, line) in (0..).zip(lines) {
            match read_line(number, line.get())?.did {
                Did::Opened { .. } => opened = number,
                Did::Ended { .. } => self.owe(channel, opened)?,
                _ => {}
            }
        }
        Ok(())
    }
}

/// In the order in which matches ended, for each server on its own.
fn key(server: Server, result: &Finished) -> [u8; 28] {
    let mut key = [0; 28];
    key[..8].copy_from_slice(&server.0.to_be_bytes());
    key[8..16].copy_from_slice(&result.at.to_be_bytes());
    key[16..24].copy_from_slice(&channel_key(result.channel));
    key[24..].copy_from_slice(&result.number.to_be_bytes());
    key
}
