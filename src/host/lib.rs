//! Runs any game at a table in a channel, and knows none. It has no idea how a table is shown:
//! users are numbers with a name, and what they see is data.
//!
//! | module | what it is |
//! |---|---|
//! | [`hall`] | channel → its table's task; the door by which everybody else comes in |
//! | [`press`] | what a user can ask of a table |
//! | [`look`] | what a user is shown of it |
//! | [`table`] | one table: its log folded, what a press does to it, and its looks |
//! | [`line`](mod@line) | the lines of a table's log |
//! | `shuffle` | what a deal is made of, from the lines of its lobby |
//! | [`record`] | the record of a match that is over, from its lines |
//! | [`replay`] | a match that is over, looked at again at any of its plies |
//! | [`people`] | what people and places have chosen for themselves |
//! | [`results`] | how finished matches ended, and what they add up to |
//! | [`rating`] | how strong people are, by those results |
//! | [`clock`] | paces, and the time, which tests drive |
//! | [`store`] | the log on disk |
//! | [`damage`] | why what is stored cannot be read |
//! | [`refusal`] | a press turned down; and a fault of ours |
//! | [`news`] | what a table tells those who show it |

pub mod clock;
pub mod damage;
pub mod hall;
pub mod hint;
mod latest;
pub mod line;
pub mod look;
pub mod news;
pub mod people;
pub mod press;
pub mod rating;
pub mod record;
pub mod refusal;
pub mod replay;
pub mod results;
pub mod review;
mod shuffle;
pub mod store;
pub mod table;
pub mod thinking;

#[cfg(test)]
extern crate self as host;

use serde::{Deserialize, Serialize};

/// Where a table stands. One channel, one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Channel(pub u64);

/// Somebody's account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct User(pub u64);

impl User {
    /// Numbers from here on are nobody's account: they stand for people who were forgotten.
    const FORGOTTEN: u64 = 1 << 63;

    /// Somebody new who stands for a person that is forgotten.
    pub(crate) fn nobody() -> User {
        User(rand::random::<u64>() | User::FORGOTTEN)
    }

    /// Is it nobody's account, but stands for a person who was forgotten?
    pub fn is_forgotten(self) -> bool {
        self.0 >= User::FORGOTTEN
    }
}

/// A place with many channels, whose people know each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Server(pub u64);

impl std::fmt::Display for Channel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::fmt::Display for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::fmt::Display for User {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
