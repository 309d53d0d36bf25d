//! What a keeper is told by those who serve visitors and hear from the gateway. Only data: what to
//! make of it is for the keeper to know.

use host::news::Call;
use host::{Server, User};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::custom_id::Group;
use super::message::Message;
use super::wire::Door;
use crate::scene::Ask;

/// What a keeper is told.
pub(super) enum Word {
    /// The table has changed, and these have to be called.
    News(Vec<Call>),
    /// Somebody is at the table.
    Visited {
        /// The language of the place.
        public: String,
        /// The server that it belongs to.
        server: Option<Server>,
        /// How they can be answered.
        door: Door,
        /// Their own language.
        language: String,
        /// What we need there, and may not, as far as they can tell.
        lacks: Vec<&'static str>,
        /// May we attach files there?
        files: bool,
    },
    /// Somebody has chosen something for themselves.
    Chose(User),
    /// This is the language of a server from now on.
    Speaks(Server, String),
    /// Somebody holds this page of theirs.
    Page(User, Box<Page>),
    /// Somebody's press has changed the board by itself. Two such answers may overtake each other,
    /// so nobody knows what it shows now.
    Touched,
    /// A message in the channel was deleted.
    Deleted(u64),
    /// The channel is gone.
    Forget,
    /// Everything that is pending is to be shown now.
    Finish(oneshot::Sender<()>),
}

/// A page in somebody's hands.
pub(super) struct Page {
    /// How it can be edited.
    pub(super) door: Door,
    /// In which language it is, unless its reader has chosen another one.
    pub(super) language: String,
    /// What it shows; nothing if that is not certain.
    pub(super) shown: Option<Message>,
    /// How to begin, above the hand of somebody who plays this for the first time.
    pub(super) start: Option<String>,
    /// Which group of its controls is open; any, if none is named.
    pub(super) open: Option<Group>,
    /// What is asked on it, while it holds.
    pub(super) ask: Option<Ask>,
    /// When we last edited it.
    pub(super) edited: Option<Instant>,
    /// Which message it is, if that is known.
    pub(super) message: Option<u64>,
    /// How often its picture was late.
    pub(super) late: u8,
}
