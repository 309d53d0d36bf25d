//! What a gateway connection does to the world: identify, resume, leave, ask for members. It must
//! not know sockets: it puts frames into a channel.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::mpsc::UnboundedSender;

use super::objects::own_user;
use super::session::{self, Frame, Session};
use super::{Id, World};
use crate::faults::connection::Greeting;
use crate::json::{bits, text};

/// Why a connection is closed: Discord's code and words.
pub(crate) type Closing = (u16, &'static str);

pub(crate) const UNKNOWN_OPCODE: Closing = (4001, "Unknown opcode.");
pub(crate) const DECODE_ERROR: Closing = (4002, "Error while decoding payload.");
pub(crate) const NOT_AUTHENTICATED: Closing = (4003, "Not authenticated.");
const AUTHENTICATION_FAILED: Closing = (4004, "Authentication failed.");
pub(crate) const ALREADY_AUTHENTICATED: Closing = (4005, "Already authenticated.");
const INVALID_SEQ: Closing = (4007, "Invalid seq.");
pub(crate) const RATE_LIMITED: Closing = (4008, "Rate limited.");
pub(crate) const TIMED_OUT: Closing = (4009, "Session timed out.");
const INVALID_SHARD: Closing = (4010, "Invalid shard.");
pub(crate) const INVALID_VERSION: Closing = (4012, "Invalid API version.");
const INVALID_INTENTS: Closing = (4013, "Invalid intent(s).");

const MEMBERS: u64 = 1 << 1;
/// Every intent that exists today: bits 0 to 25.
const ALL_INTENTS: u64 = (1 << 26) - 1;

/// One connection of a bot, as its session sees it.
pub(crate) struct Client {
    pub connection: u64,
    pub line: UnboundedSender<Frame>,
    /// `ws://host:port`, as this client reached it.
    pub address: String,
    pub version: u64,
}

/// What a frame that is put on a socket does to its session.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Interruption {
    /// Nothing.
    None,
    /// It has no connection any more, and can be resumed.
    Resumable,
    /// It is gone.
    Ended,
}

impl World {
    /// Counts a new connection, and says how it is greeted.
    pub(crate) fn connect(&mut self) -> Greeting {
        self.connections += 1;
        self.faults.connections.greet()
    }

    /// How many connections there have been, and how many times a session was begun.
    pub(crate) fn connection_counts(&self) -> (u64, u64) {
        (self.connections, self.identified)
    }

    /// Starts a session and sends READY and the guild.
    pub(crate) fn identify(&mut self, client: &Client, data: &Value) -> Result<String, Closing> {
        let token = text(data, "token").ok_or(AUTHENTICATION_FAILED)?;
        let intents = bits(data, "intents").ok_or(INVALID_INTENTS)?;
        if intents & !ALL_INTENTS != 0 {
            return Err(INVALID_INTENTS);
        }
        let shard = match data.get("shard") {
            None | Some(Value::Null) => (0, 1),
            Some(shard) => {
                let at = |n: usize| shard.get(n).and_then(Value::as_u64).ok_or(INVALID_SHARD);
                (at(0)?, at(1)?)
            }
        };
        if shard.0 >= shard.1 {
            return Err(INVALID_SHARD);
        }
        let bot = self.bot(token).ok_or(AUTHENTICATION_FAILED)?;
        let seed = self.mint();
        let id = hex(&Sha256::digest(format!("{seed}:{token}"))[..16]);
        let session = Session {
            id: id.clone(),
            bot,
            shard,
            intents,
            seq: 0,
            backlog: session::backlog(),
            line: Some(client.line.clone()),
            connection: client.connection,
            gone: None,
        };
        let home = (self.guild_id().0 >> 22) % shard.1 == shard.0 && self.member(bot).is_some();
        self.sessions.insert(id.clone(), session);
        self.identified += 1;
        let guilds =
            if home { json!([{"id": self.guild_id(), "unavailable": true}]) } else { json!([]) };
        let user = self.user(bot).map(own_user).map_err(|_| AUTHENTICATION_FAILED)?;
        let ready = json!({
            "v": client.version, "user": user, "user_settings": {}, "guilds": guilds,
            "session_id": id, "session_type": "normal", "resume_gateway_url": client.address,
            "shard": [shard.0, shard.1], "application": {"id": bot, "flags": 8_953_856},
            "private_channels": [], "relationships": [], "presences": [], "auth": {},
            "geo_ordered_rtc_regions": [], "guild_join_requests": [], "_trace": ["playground"],
        });
        self.send(&id, "READY", &ready.to_string());
        if home && intents & 1 != 0 {
            let guild = self.guild_create(bot, intents);
            self.send(&id, "GUILD_CREATE", &guild.to_string());
        }
        self.tell_users();
        Ok(id)
    }

    /// Takes a session up again. None: it is not known, and the client has to identify.
    pub(crate) fn resume(
        &mut self,
        client: &Client,
        data: &Value,
    ) -> Result<Option<String>, Closing> {
        let token = text(data, "token").ok_or(AUTHENTICATION_FAILED)?;
        let bot = self.bot(token).ok_or(AUTHENTICATION_FAILED)?;
        let id = text(data, "session_id").unwrap_or_default().to_owned();
        let Some(seq) = data.get("seq").and_then(Value::as_u64) else { return Ok(None) };
        let Some(session) = self.sessions.get_mut(&id).filter(|session| session.bot == bot) else {
            return Ok(None);
        };
        if seq > session.seq {
            return Err(INVALID_SEQ);
        }
        let oldest = session.backlog.front().map_or(session.seq + 1, |(first, _)| *first);
        if seq + 1 < oldest {
            self.sessions.remove(&id);
            return Ok(None);
        }
        if let Some(old) = session.line.replace(client.line.clone()) {
            let _ = old.send(Frame::Close(4000, "Session was resumed elsewhere."));
        }
        session.connection = client.connection;
        session.gone = None;
        for (_, text) in session.backlog.iter().filter(|(number, _)| *number > seq) {
            let _ = client.line.send(Frame::Text(text.clone()));
        }
        self.send(&id, "RESUMED", r#"{"_trace":["playground"]}"#);
        self.tell_users();
        Ok(Some(id))
    }

    /// Whether this connection still serves the session.
    pub(crate) fn serves(&self, session: &str, connection: u64) -> bool {
        let found = self.sessions.get(session);
        found.is_some_and(|found| found.connection == connection && found.line.is_some())
    }

    /// A connection is gone. A session that was ended on purpose cannot be resumed.
    pub(crate) fn disconnect(&mut self, session: &str, connection: u64, ended: bool) {
        let now = self.now();
        let Some(found) = self.sessions.get_mut(session) else { return };
        if found.connection != connection {
            return;
        }
        found.line = None;
        found.gone = Some(now);
        if ended {
            self.sessions.remove(session);
        }
        self.tell_users();
    }

    /// Every session, connected or waiting for a resume.
    pub(crate) fn sessions(&self) -> impl Iterator<Item = &Session> {
        self.sessions.values()
    }

    /// Puts a frame on the sockets of a bot, or of all bots, and gives the number of sockets. After
    /// `Interruption::Resumable` and `Ended` the socket stays open, and may identify or resume again.
    pub(crate) fn interrupt(
        &mut self,
        bot: Option<Id>,
        frame: &Frame,
        interruption: Interruption,
    ) -> usize {
        let now = self.now();
        let mut reached = Vec::new();
        for session in self.sessions.values_mut() {
            if bot.is_none_or(|bot| session.bot == bot)
                && let Some(line) = &session.line
                && line.send(frame.clone()).is_ok()
            {
                reached.push(session.id.clone());
                if interruption != Interruption::None {
                    session.line = None;
                    session.gone = Some(now);
                }
            }
        }
        if interruption == Interruption::Ended {
            self.sessions.retain(|id, _| !reached.contains(id));
        }
        if interruption != Interruption::None {
            self.tell_users();
        }
        reached.len()
    }

    /// Answers "request guild members" with chunks of at most a thousand.
    pub(crate) fn request_members(&mut self, session: &str, data: &Value) {
        const CHUNK: usize = 1000;
        let guild = data.get("guild_id").map(|id| id.get(0).unwrap_or(id)).and_then(Id::read);
        let Some(found) = self.sessions.get(session) else { return };
        if guild != Some(self.guild_id()) {
            return;
        }
        let all = found.intents & MEMBERS != 0;
        let ids = data.get("user_ids").map(|ids| match ids {
            Value::Array(list) => list.iter().filter_map(Id::read).collect(),
            one => Id::read(one).into_iter().collect::<Vec<Id>>(),
        });
        let mut lost = Vec::new();
        let mut found = match &ids {
            Some(ids) => {
                let (here, gone) = ids.iter().partition(|&&id| self.member(id).is_some());
                lost = gone;
                here
            }
            None => {
                let query = text(data, "query").unwrap_or_default();
                let limit = data.get("limit").and_then(Value::as_u64).unwrap_or(0);
                // The whole list needs the intent; a search does not.
                let whole = query.is_empty() && limit == 0;
                let members = if whole && !all { Vec::new() } else { self.members_named(query) };
                let limit =
                    if limit == 0 { members.len() } else { usize::try_from(limit).unwrap_or(100) };
                members.into_iter().take(limit).collect()
            }
        };
        found.sort_unstable();
        let chunks: Vec<&[Id]> =
            if found.is_empty() { vec![&[]] } else { found.chunks(CHUNK).collect() };
        let count = chunks.len();
        for (index, chunk) in chunks.into_iter().enumerate() {
            let members: Vec<Value> =
                chunk.iter().filter_map(|&id| self.member_object(id)).collect();
            let mut object = json!({"guild_id": self.guild_id(), "members": members,
                "chunk_index": index, "chunk_count": count});
            if !lost.is_empty() {
                object["not_found"] = json!(lost);
            }
            if data.get("presences") == Some(&json!(true)) {
                object["presences"] = json!([]);
            }
            if let Some(nonce) = text(data, "nonce") {
                object["nonce"] = json!(nonce);
            }
            self.send(session, "GUILD_MEMBERS_CHUNK", &object.to_string());
        }
    }

    /// Members whose name or nickname begins like this.
    pub(crate) fn members_named(&self, query: &str) -> Vec<Id> {
        let query = query.to_lowercase();
        let begins = |name: &str| name.to_lowercase().starts_with(&query);
        let all = self.members().into_iter().filter(|id| {
            self.state.users.get(id).is_some_and(|user| {
                let nick = user.member.as_ref().and_then(|member| member.nick.as_deref());
                begins(&user.username)
                    || user.name.as_deref().is_some_and(begins)
                    || nick.is_some_and(begins)
            })
        });
        all.collect()
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
