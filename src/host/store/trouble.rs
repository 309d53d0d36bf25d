//! What can go wrong with a store, in words for whoever runs it.

use std::fmt;

/// What went wrong with the store.
#[derive(Debug)]
pub enum Trouble {
    /// Another process holds it.
    Held,
    /// This table cannot be read: at this line, for this reason.
    Damaged(u32, String),
    /// The disk, or sled, has refused.
    Failed(String),
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

impl std::error::Error for Trouble {}

impl From<sled::Error> for Trouble {
    fn from(error: sled::Error) -> Trouble {
        match error {
            // sled has no kind of its own for this.
            sled::Error::Io(error) if error.to_string().contains("could not acquire lock") => {
                Trouble::Held
            }
            error => Trouble::Failed(error.to_string()),
        }
    }
}
