//! The world: one guild, its people, bots, channels and messages, and everyone who listens to it.
//! It has one owner behind one lock; every change is a method here that also says which gateway
//! events and page messages follow. It must not know HTTP or sockets: it puts text into channels.

mod ask;
mod bots;
mod channels;
mod commands;
mod components;
mod compose;
mod emojis;
mod faces;
mod fan;
mod files;
mod forms;
mod guild;
mod id;
mod interactions;
mod members;
mod mentions;
mod messages;
mod overwrites;
mod pages;
pub(crate) mod permissions;
mod reactions;
mod replies;
mod seed;
pub(crate) mod state;
mod threads;
mod ticks;
mod values;

use std::collections::{HashMap, VecDeque};
use std::hash::RandomState;

use axum::body::Bytes;
use serde_json::Value;

pub(crate) use self::ask::Actor;
pub(crate) use self::bots::token;
pub(crate) use self::channels::overwrite as read_overwrite;
pub(crate) use self::compose::Upload;
pub(crate) use self::faces::{own_user, role as role_face};
pub(crate) use self::fan::{Frame, Session, To, backlog};
pub use self::id::Id;
pub(crate) use self::interactions::{CallbackAnswer, Interaction};
pub(crate) use self::pages::Tab;
pub(crate) use self::reactions::Mark;
use self::state::{Channel, Member, Message, State, User};
use crate::clock::Clock;
use crate::control::faults::Faults;
use crate::kept::Kept;
use crate::refusal::{Answer, Refusal};

pub(crate) const TEXT: u8 = 0;
pub(crate) const DM: u8 = 1;
pub(crate) const PUBLIC_THREAD: u8 = 11;
pub(crate) const PRIVATE_THREAD: u8 = 12;

/// Message flags.
pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const HAS_THREAD: u64 = 1 << 5;
pub(crate) const COMPONENTS_V2: u64 = 1 << 15;

/// Everything there is.
pub(crate) struct World {
    pub state: State,
    pub clock: Clock,
    /// `http://host:port`, in front of attachments.
    pub base: String,
    pub sessions: HashMap<String, Session>,
    pub tabs: HashMap<u64, Tab>,
    pub last_tab: u64,
    pub interactions: HashMap<Id, Interaction>,
    /// Interactions in the order of their making, for expiry.
    pub pending: VecDeque<(u64, Id)>,
    pub aging: VecDeque<(u64, Id)>,
    /// What makes the tokens of interactions unguessable.
    pub secret: RandomState,
    pub tokens: HashMap<String, Id>,
    pub bots: HashMap<String, Id>,
    /// What the first bot that joins is called.
    pub first_bot: String,
    pub files: HashMap<Id, Bytes>,
    pub faults: Faults,
    pub events: Kept<fan::Sent>,
    /// When each application made its last new commands, by place, for the limit of a day.
    pub command_births: HashMap<(Id, Option<Id>), VecDeque<u64>>,
    /// Something that a snapshot would hold has changed.
    pub dirty: bool,
    /// Files that the store has not written or removed yet.
    pub fresh_files: Vec<Id>,
    pub dead_files: Vec<Id>,
    pub keep_files: bool,
}

impl World {
    pub(crate) fn new(clock: Clock, base: String, state: Option<State>) -> Self {
        let mut state = state.unwrap_or_else(|| seed::state(clock.now()));
        state.base.clone_from(&base);
        Self {
            state,
            clock,
            base,
            sessions: HashMap::new(),
            tabs: HashMap::new(),
            last_tab: 0,
            interactions: HashMap::new(),
            pending: VecDeque::new(),
            aging: VecDeque::new(),
            secret: RandomState::new(),
            tokens: HashMap::new(),
            bots: HashMap::new(),
            first_bot: "Bot".to_owned(),
            files: HashMap::new(),
            faults: Faults::default(),
            events: Kept::default(),
            command_births: HashMap::new(),
            dirty: true,
            fresh_files: Vec::new(),
            dead_files: Vec::new(),
            keep_files: false,
        }
    }

    /// Host and port of [`World::base`].
    pub(crate) fn address(&self) -> &str {
        self.base.trim_start_matches("http://")
    }

    pub(crate) fn now(&self) -> u64 {
        self.clock.now()
    }

    /// A new id, larger than every id before it.
    pub(crate) fn mint(&mut self) -> Id {
        let id = Id(Id::at(self.now()).0.max(self.state.last_id.0 + 1));
        self.state.last_id = id;
        id
    }

    pub(crate) fn guild_id(&self) -> Id {
        self.state.guild.id
    }

    pub(crate) fn user(&self, id: Id) -> Answer<&User> {
        self.state.users.get(&id).ok_or_else(Refusal::unknown_user)
    }

    pub(crate) fn member(&self, id: Id) -> Option<&Member> {
        self.state.users.get(&id)?.member.as_ref()
    }

    pub(crate) fn channel(&self, id: Id) -> Answer<&Channel> {
        self.state.channels.get(&id).ok_or_else(Refusal::unknown_channel)
    }

    pub(crate) fn channel_mut(&mut self, id: Id) -> Answer<&mut Channel> {
        self.state.channels.get_mut(&id).ok_or_else(Refusal::unknown_channel)
    }

    pub(crate) fn message(&self, channel: Id, id: Id) -> Answer<&Message> {
        let found = self.state.messages.get(&channel).and_then(|m| m.get(&id));
        found.ok_or_else(Refusal::unknown_message)
    }

    pub(crate) fn message_mut(&mut self, channel: Id, id: Id) -> Answer<&mut Message> {
        let found = self.state.messages.get_mut(&channel).and_then(|m| m.get_mut(&id));
        found.ok_or_else(Refusal::unknown_message)
    }

    /// A message that a channel's routes know: an ephemeral one is not among them.
    pub(crate) fn open_message(&self, channel: Id, id: Id) -> Answer<&Message> {
        let message = self.message(channel, id)?;
        if message.only.is_some() { Err(Refusal::unknown_message()) } else { Ok(message) }
    }
}

/// A text field of a body.
pub(crate) fn text<'a>(body: &'a Value, key: &str) -> Option<&'a str> {
    body.get(key).and_then(Value::as_str)
}

/// A bit set in a body: Discord writes them as text, some clients as a number.
pub(crate) fn bits(body: &Value, key: &str) -> Option<u64> {
    let value = body.get(key)?;
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}
