//! What the world remembers, as plain data: this is what a snapshot on disk holds. It must not know
//! sessions, tabs or interactions, which end with the process.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Id;

/// Everything that outlives the process.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    /// Where files were served when this was written: messages hold whole addresses.
    pub base: String,
    pub last_id: Id,
    pub guild: Guild,
    pub users: BTreeMap<Id, User>,
    pub roles: BTreeMap<Id, Role>,
    pub channels: BTreeMap<Id, Channel>,
    pub messages: BTreeMap<Id, BTreeMap<Id, Message>>,
    pub commands: BTreeMap<Id, Command>,
    pub emojis: BTreeMap<Id, Emoji>,
    pub bans: BTreeMap<Id, Option<String>>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Guild {
    pub id: Id,
    pub name: String,
    pub owner: Id,
    pub locale: String,
    pub description: Option<String>,
}

/// An account: a person of the page, or a bot. A bot's application has the bot's id.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct User {
    pub id: Id,
    pub username: String,
    pub name: Option<String>,
    pub bot: bool,
    pub locale: String,
    pub colour: String,
    pub description: String,
    /// None: an account that has left the guild.
    pub member: Option<Member>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Member {
    pub nick: Option<String>,
    pub roles: Vec<Id>,
    pub joined: u64,
    pub timeout: Option<String>,
    /// The role that is only this member's: a bot's managed one, or a person's own.
    pub own_role: Option<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Role {
    pub id: Id,
    pub name: String,
    pub permissions: u64,
    pub position: i64,
    pub colour: u64,
    pub hoist: bool,
    pub mentionable: bool,
    /// The bot whose role this is.
    pub bot: Option<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Overwrite {
    pub id: Id,
    /// 0: a role, 1: a member.
    pub kind: u8,
    pub allow: u64,
    pub deny: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Channel {
    pub id: Id,
    pub kind: u8,
    pub name: String,
    pub topic: Option<String>,
    pub position: i64,
    pub parent: Option<Id>,
    pub overwrites: Vec<Overwrite>,
    pub nsfw: bool,
    pub slowmode: u64,
    pub last_message: Option<Id>,
    pub last_pin: Option<u64>,
    pub thread: Option<Thread>,
    pub recipients: Vec<Id>,
    /// The tags that posts of a forum can have.
    #[serde(default)]
    pub tags: Vec<Tag>,
    /// The tags of a post.
    #[serde(default)]
    pub applied: Vec<Id>,
    #[serde(default)]
    pub flags: u64,
}

/// A tag of a forum.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Tag {
    pub id: Id,
    pub name: String,
    /// Only those who manage threads put it on a post.
    pub moderated: bool,
    pub emoji: Option<Id>,
    pub emoji_name: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Thread {
    pub owner: Id,
    pub archived: bool,
    pub auto_archive: u64,
    pub changed: u64,
    pub created: u64,
    pub locked: bool,
    pub invitable: bool,
    pub members: BTreeMap<Id, u64>,
    pub messages: u64,
    pub total: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub kind: u8,
    pub content: String,
    pub sent: u64,
    pub edited: Option<u64>,
    pub tts: bool,
    pub flags: u64,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub pinned: Option<u64>,
    pub mentions: Vec<Id>,
    pub mention_roles: Vec<Id>,
    pub mention_everyone: bool,
    pub reactions: Vec<Reaction>,
    pub reference: Option<(Id, Id)>,
    /// The application whose interaction this message answers.
    pub application: Option<Id>,
    /// `interaction_metadata` and, for a command, the older `interaction`.
    pub metadata: Option<Value>,
    pub interaction: Option<Value>,
    pub nonce: Option<Value>,
    pub poll: Option<Value>,
    /// The only person who sees an ephemeral message.
    pub only: Option<Id>,
    pub thread: Option<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Attachment {
    pub id: Id,
    pub filename: String,
    pub description: Option<String>,
    pub content_type: Option<String>,
    pub size: usize,
    pub shape: Option<(u32, u32)>,
    /// Shown by an embed, so not in the list of attachments.
    pub embedded: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Reaction {
    pub id: Option<Id>,
    pub name: String,
    pub animated: bool,
    pub users: Vec<Id>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Command {
    pub id: Id,
    pub application: Id,
    pub guild: Option<Id>,
    pub version: Id,
    /// The registered body, with its defaults filled in.
    pub body: Value,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Emoji {
    pub id: Id,
    pub name: String,
    /// None: an emoji of the guild.
    pub application: Option<Id>,
    pub user: Id,
    pub animated: bool,
    pub content_type: String,
}
