//! The log on disk: sled, keyed by channel. It knows lines, heads and times, and nothing of what a
//! table makes of them.
//!
//! | tree | key | value |
//! |---|---|---|
//! | `lines` | channel, number of the entry's last line | what one append brought: its lines, and the head if it changed |
//! | `heads` | channel | the head; a channel without one has the first head there is |
//! | `due` | channel | when the table wants to be woken; only those that want to be are here |
//! | `snapshots` | channel | the last snapshot |
//! | `notes` | channel | what those who show tables want to remember |
//! | `people` | user | what they have chosen for themselves |
//! | `places` | server | what was chosen for it |
//! | `results` | server, when it ended, channel, number | how a match ended |
//! | `owed` | channel, line at which its table was opened | a match that ends, whose result may not be there yet |
//! | `aside` | channel, how often before, `l` and line, or `h`, `s`, `d` | what was set aside, byte for byte |
//! | `forgotten` | a hash of a user | who stands for them, and what is still to be done about it |
//! | `meta` | a name | `layout`, `secret`, `up`, `importing` |
//!
//! Numbers in keys are big-endian, 8 bytes for a channel and 4 for a line. Values are as `envelope`
//! has them.
//!
//! **All or nothing, without transactions.** An append is one `insert` of one value. sled's batches
//! and transactions would do as well, but a single one of them makes every later write wait for every
//! running flush (a lock of the whole process), and on disk they take more than twice the room.
//! `heads` and `due` follow from the log and are written beside it, in such an order that a crash in
//! between leaves them too early and never too late: reading begins at an earlier line and finds the
//! newer head among the lines; a table is woken, has nothing to do and says when it really is due.
//! A result is owed before the line that ends its match is there, and paid after that; what is still
//! owed is paid at the start, when its table is read and before results are read.
//!
//! **Damaged files** are read through before sled opens them (`opening`), by a reader of our own
//! (`salvage`). After a disk that was full sled is closed and opened anew below everybody (`upkeep`).
//!
//! **Set aside**, a channel is as if there had never been a table: its line numbers begin at 0 again.
//! Only its note stays.

mod disk;
mod envelope;
mod flusher;
mod forget;
mod kept;
mod keys;
mod log;
mod opening;
mod quiet;
mod repair;
mod results;
mod salvage;
mod shown;
mod tables;
mod text;
mod transfer;
mod tree;
mod trees;
mod trouble;
mod upkeep;

#[cfg(test)]
mod tests;

pub use disk::Disk;
pub use forget::Forgetting;
pub use kept::{Durability, Head, Snapshot, Stored};
pub use opening::Rebuilt;
pub use repair::{Repaired, repair};
pub use shown::Shown;
pub use tables::Store;
pub use text::Refused;
pub use transfer::{Exported, Imported, NotExported, check};
pub use trouble::{Failure, Trouble};
