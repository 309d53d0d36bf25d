//! What can be asked of a table's task, and what comes back.

use tokio::sync::{OwnedSemaphorePermit, oneshot};

use crate::User;
use crate::look::{Look, Since};
use crate::news::Calls;
use crate::press::Press;
use crate::refusal::{Fault, Refusal};
use crate::table::Puzzle;

/// What a press came to.
#[derive(Debug)]
pub struct Answer {
    /// Why it was turned down; nothing if it was done.
    pub refusal: Option<Refusal>,
    /// The table as the user who pressed sees it now.
    pub look: Look,
}

/// What can be asked of a table's task.
pub(super) enum Ask {
    Press(Box<Press>, oneshot::Sender<Result<Answer, Fault>>),
    Look {
        viewer: Option<User>,
        language: String,
        answer: oneshot::Sender<Result<Look, Fault>>,
    },
    Log {
        viewer: Option<User>,
        language: String,
        since: Since,
        most: usize,
        answer: oneshot::Sender<Result<Vec<String>, Fault>>,
    },
    Calls {
        since: u32,
        answer: oneshot::Sender<Result<Calls, Fault>>,
    },
    Puzzle {
        user: User,
        answer: oneshot::Sender<Result<Option<Puzzle>, Fault>>,
    },
    Vacate(oneshot::Sender<Result<(), Fault>>),
    /// The log was changed: it is to be read again.
    Reload,
    /// The permit is given back when the table has been read and has done a step of what is due.
    Wake(OwnedSemaphorePermit),
    Close,
}
