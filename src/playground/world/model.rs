//! The world as one value: what is stored, who listens, what is under way; and how its parts are
//! found. What changes it stands in the files beside, by noun.

use std::collections::{HashMap, VecDeque};
use std::hash::RandomState;

use axum::body::Bytes;
use serde_json::Value;

use super::id::Id;
use super::interaction::Interaction;
use super::seed;
use super::session::{SentEvent, Session};
use super::state::{Channel, Member, Message, State, User};
use super::tab::Tab;
use crate::clock::Clock;
use crate::faults::Faults;
use crate::recent::Recent;
use crate::refusal::{Answer, Refusal};

/// A message that was sent under a nonce.
pub(super) struct SentNonce {
    pub(super) author: Id,
    pub(super) nonce: Value,
    pub(super) channel: Id,
    pub(super) message: Id,
    pub(super) sent: u64,
}

/// Everything there is.
pub(crate) struct World {
    pub(super) state: State,
    pub(super) clock: Clock,
    /// `http://host:port`, in front of attachments.
    pub(super) base: String,
    pub(super) sessions: HashMap<String, Session>,
    pub(super) tabs: HashMap<u64, Tab>,
    pub(super) last_tab: u64,
    pub(super) interactions: HashMap<Id, Interaction>,
    /// Interactions in the order of their making, for expiry.
    pub(super) pending: VecDeque<(u64, Id)>,
    pub(super) aging: VecDeque<(u64, Id)>,
    /// What makes the tokens of interactions unguessable.
    pub(super) secret: RandomState,
    pub(super) tokens: HashMap<String, Id>,
    pub(super) bots: HashMap<String, Id>,
    /// What the first bot that joins is called.
    pub(super) first_bot: String,
    pub(super) files: HashMap<Id, Bytes>,
    pub(super) faults: Faults,
    /// Gateway connections there have been, and how many of them began a session.
    pub(super) connections: u64,
    pub(super) identified: u64,
    pub(super) events: Recent<SentEvent>,
    /// When each application made its last new commands, by place, for the limit of a day.
    pub(super) command_births: HashMap<(Id, Option<Id>), VecDeque<u64>>,
    /// The messages that were sent under a nonce which their author wants to be enforced: the oldest first.
    pub(super) nonces: VecDeque<SentNonce>,
    /// Something that a snapshot would hold has changed.
    pub(super) dirty: bool,
    /// Files that the store has not written or removed yet.
    pub(super) fresh_files: Vec<Id>,
    pub(super) dead_files: Vec<Id>,
    pub(super) keep_files: bool,
}

impl World {
    /// A world without anybody who listens: the state that was stored, or a fresh one.
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
            connections: 0,
            identified: 0,
            events: Recent::default(),
            command_births: HashMap::new(),
            nonces: VecDeque::new(),
            dirty: true,
            fresh_files: Vec::new(),
            dead_files: Vec::new(),
            keep_files: false,
        }
    }

    /// The name of the first bot that joins, instead of "Bot".
    pub(crate) fn with_first_bot(self, name: String) -> Self {
        Self { first_bot: name, ..self }
    }

    /// What a snapshot holds.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// The time that everything here is measured in.
    pub(crate) fn clock(&self) -> &Clock {
        &self.clock
    }

    /// The faults that are waiting.
    pub(crate) fn faults(&mut self) -> &mut Faults {
        &mut self.faults
    }

    /// Every interaction whose token still works, the oldest first.
    pub(crate) fn interactions(&self) -> Vec<&Interaction> {
        let mut all: Vec<_> = self.interactions.values().collect();
        all.sort_by_key(|interaction| interaction.id);
        all
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
