//! What can go wrong with a store, in words for the operator.

use std::{fmt, io};

use crate::Channel;
use crate::damage::Damage;

/// What went wrong with the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Another process holds it.
    Held,
    /// This table cannot be read: at this line, for this reason.
    Damaged(u32, Damage),
    /// The store has refused.
    Failed(Failure),
}

/// Why the store has refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The disk, or sled, for this reason of theirs.
    Disk(String),
    /// The files are damaged, for this reason of sled's.
    Corrupted(String),
    /// The store is closed: it is being opened anew, or cannot be yet.
    Closed,
    /// The thread that flushes has ended.
    FlusherGone,
    /// A newer program has written it.
    #[expect(missing_docs, reason = "named by what they are")]
    NewerLayout { found: u32, known: u32 },
    /// Its layout cannot be read.
    UnknownLayout(Damage),
    /// The line is not the next one of its log.
    #[expect(missing_docs, reason = "named by what they are")]
    Gap { channel: Channel, line: u32, length: u32 },
    /// The log can take no more lines.
    LogFull(Channel),
    /// The value cannot be written as JSON, for this reason.
    Unwritable(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Held => {
                write!(f, "another process holds the store; stop it first, or take another one")
            }
            Trouble::Damaged(line, why) => write!(f, "the table is damaged at line {line}: {why}"),
            Trouble::Failed(why) => write!(f, "the store has failed: {why}"),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Disk(why) | Failure::Unwritable(why) => f.write_str(why),
            Failure::Corrupted(why) if why.is_empty() => f.write_str("its files are damaged"),
            Failure::Corrupted(why) => write!(f, "its files are damaged: {why}"),
            Failure::Closed => f.write_str("it is being opened anew"),
            Failure::FlusherGone => f.write_str("the thread that flushes has ended"),
            Failure::NewerLayout { found, known } => write!(
                f,
                "a newer Kaigi has written it (layout {found}; this one knows {known}): use that one"
            ),
            Failure::UnknownLayout(why) => write!(f, "its layout is unknown: {why}"),
            Failure::Gap { channel, line, length } => write!(
                f,
                "line {line} of table {channel} cannot be kept: its log has {length} lines"
            ),
            Failure::LogFull(channel) => write!(f, "the log of {channel} is full"),
        }
    }
}

impl std::error::Error for Trouble {}
impl std::error::Error for Failure {}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Trouble {
        Trouble::Failed(failure)
    }
}

impl From<sled::Error> for Trouble {
    fn from(error: sled::Error) -> Trouble {
        match error {
            // sled has no kind of its own for this.
            sled::Error::Io(error) if error.to_string().contains("could not acquire lock") => {
                Trouble::Held
            }
            error => Failure::from(error).into(),
        }
    }
}

impl From<sled::Error> for Failure {
    fn from(error: sled::Error) -> Failure {
        match error {
            sled::Error::Corruption { at, .. } => {
                Failure::Corrupted(at.map_or_else(String::new, |at| format!("{at:?}")))
            }
            // Among other things a file of settings that is not as it was written.
            sled::Error::Unsupported(why) | sled::Error::ReportableBug(why) => {
                Failure::Corrupted(why)
            }
            error => Failure::Disk(error.to_string()),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Disk(error.to_string())
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::Unwritable(error.to_string())
    }
}
