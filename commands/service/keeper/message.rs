//! Messages to a keeper, from those who answer visitors and those who hear the gateway. Only data: what
//! to make of it is for the keeper to know.

use host::{Server, User};
use tokio::sync::{OwnedSemaphorePermit, oneshot};
use tokio::time::Instant;

use crate::discord::custom_id::Group;
use crate::discord::message::Message;
use crate::discord::wire::ReplyHandle;
use crate::scene::Ask;

/// A message to a keeper.
pub(super) enum KeeperMessage {
    /// The table has changed.
    News,
    /// The table has changed and perhaps nobody was shown it, before a start. Other keepers wait for this
    /// one's permit.
    CatchUp(OwnedSemaphorePermit),
    /// Somebody is at the table.
    Visited(Box<Visitor>),
    /// Somebody has changed their own settings.
    PersonChanged(User),
    /// This is the language of a server from now on.
    ServerLanguage(Server, String),
    /// Somebody holds this page of theirs.
    HoldPage(User, Box<HeldPage>),
    /// Somebody's press has changed the board by itself.
    BoardAnswered(Box<BoardAnswer>),
    /// Somebody's press on the board was answered, whether that changed it or not.
    PressAnswered,
    /// A message in the channel was deleted.
    MessageDeleted(u64),
    /// The channel is gone.
    ChannelGone,
    /// Everything that is pending is to be shown now.
    Finish(oneshot::Sender<()>),
}

/// Somebody who is at the table.
pub(super) struct Visitor {
    /// The language of the place.
    pub(super) public: String,
    /// The server that it belongs to.
    pub(super) server: Option<Server>,
    /// The handle by which they can be answered.
    pub(super) reply_to: ReplyHandle,
    /// Their own language.
    pub(super) language: String,
    /// What we need there, and may not, as far as they can tell.
    pub(super) lacks: Vec<&'static str>,
    /// May we attach files there?
    pub(super) files: bool,
}

/// A board that was changed by the answer to a press.
pub(super) struct BoardAnswer {
    /// Which message it is.
    pub(super) id: Option<u64>,
    /// What it shows now; nothing if another answer or an edit was under way at the same time, since they
    /// may overtake each other.
    pub(super) shown: Option<Message>,
}

/// A page that somebody holds, as its keeper knows it.
pub(super) struct HeldPage {
    /// The handle by which it can be edited.
    pub(super) reply_to: ReplyHandle,
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

/// A page that is kept up to date from now on.
#[derive(Debug)]
pub(crate) struct KeptPage {
    /// What its reader would see without a note.
    pub(crate) message: Message,
    /// How to begin: it stays above their hand until they press something there.
    pub(crate) start: Option<String>,
    /// Which group of controls is open on it; any, if none is named.
    pub(crate) open: Option<Group>,
    /// What is asked on it, while it holds.
    pub(crate) ask: Option<Ask>,
}
