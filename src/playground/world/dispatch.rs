//! Events sent to gateway sessions: who may hear what, numbered, kept for a resume, and spoilt by the
//! faults that wait for them. It must not know sockets or compression.

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value, json};

use super::permissions::VIEW_CHANNEL;
use super::session::{Frame, SentEvent, Session};
use super::{DM, Id, World};
use crate::faults::{Delayed, Trouble};

/// Who an event is for.
#[derive(Clone, Copy, Debug)]
pub(crate) enum To {
    /// Every bot of the guild.
    Guild,
    /// Every bot that sees the channel.
    Channel(Id),
    /// One bot, about this channel, whatever its intents are.
    Bot(Id, Id),
}

const MESSAGE_CONTENT: u64 = 1 << 15;

/// The intent that an event needs: in the guild, and in direct messages.
fn intent(name: &str) -> (u64, u64) {
    match name {
        "GUILD_MEMBER_ADD" | "GUILD_MEMBER_REMOVE" | "THREAD_MEMBERS_UPDATE" => (1 << 1, 0),
        // A bot's own changes come without the intent; the caller looks after that.
        "GUILD_MEMBER_UPDATE" => (1 << 1, 0),
        "GUILD_BAN_ADD" | "GUILD_BAN_REMOVE" => (1 << 2, 0),
        "GUILD_EMOJIS_UPDATE" => (1 << 3, 0),
        "PRESENCE_UPDATE" => (1 << 8, 0),
        "MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_DELETE" => (1 << 9, 1 << 12),
        "MESSAGE_DELETE_BULK" => (1 << 9, 0),
        "TYPING_START" => (1 << 11, 1 << 14),
        "CHANNEL_PINS_UPDATE" => (1, 1 << 12),
        name if name.starts_with("MESSAGE_REACTION") => (1 << 10, 1 << 13),
        name if name.starts_with("GUILD_") => (1, 0),
        name if name.starts_with("CHANNEL_") => (1, 1 << 12),
        name if name.starts_with("THREAD_") => (1, 0),
        _ => (0, 0),
    }
}

impl World {
    /// Sends an event to every session that should hear it.
    pub(crate) fn dispatch(&mut self, to: To, name: &'static str, data: &Value) {
        if self.sessions.is_empty() {
            return;
        }
        let direct = match to {
            To::Guild => false,
            To::Channel(channel) | To::Bot(_, channel) => {
                self.state.channels.get(&channel).is_some_and(|c| c.kind == DM)
            }
        };
        let (in_guild, in_direct) = intent(name);
        let needed = if direct { in_direct } else { in_guild };
        let own = data.pointer("/user/id").and_then(Id::read);
        let ids: Vec<String> = self
            .sessions
            .values()
            .filter(|session| self.home_shard(session, direct))
            .filter(|session| match to {
                To::Guild => self.member(session.bot).is_some(),
                To::Channel(channel) => self.may(session.bot, channel) & VIEW_CHANNEL != 0,
                To::Bot(bot, _) => session.bot == bot,
            })
            .filter(|session| {
                needed == 0
                    || session.intents & needed != 0
                    || matches!(to, To::Bot(..))
                    || name == "GUILD_MEMBER_UPDATE" && own == Some(session.bot)
            })
            .map(|session| session.id.clone())
            .collect();
        if ids.is_empty() {
            return;
        }
        let full = data.to_string();
        let mut blank = None;
        for id in ids {
            let text = if name.starts_with("MESSAGE_") && self.blanks(&id, data, direct) {
                &*blank.get_or_insert_with(|| blanked(data).to_string())
            } else {
                &full
            };
            self.send_faulty(&id, name, text);
        }
    }

    /// Sends an event that only this session gets, such as READY.
    pub(crate) fn send(&mut self, session: &str, name: &str, data: &str) {
        let Some(session) = self.sessions.get_mut(session) else { return };
        session.seq += 1;
        let seq = session.seq;
        let text = Utf8Bytes::from(format!(r#"{{"t":"{name}","s":{seq},"op":0,"d":{data}}}"#));
        session.backlog.push((seq, text.clone()), text.len());
        if let Some(line) = &session.line {
            // A connection that has just gone gets its events on resume.
            let _ = line.send(Frame::Text(text.clone()));
        }
        let bot = session.bot;
        let weight = text.len();
        self.events.push(SentEvent { bot, text }, weight);
    }

    /// Sends an event to a session, unless a fault waits for it.
    fn send_faulty(&mut self, session: &str, name: &'static str, data: &str) {
        match self.faults.take_trouble(name) {
            None => self.send(session, name, data),
            Some(Trouble::Drop) => {
                // Numbered, so that the bot could notice; never sent, not even on resume.
                if let Some(session) = self.sessions.get_mut(session) {
                    session.seq += 1;
                }
            }
            Some(Trouble::Duplicate) => {
                self.send(session, name, data);
                self.send(session, name, data);
            }
            Some(Trouble::Spoil(spoil)) => self.send(session, name, &spoil.spoil(data)),
            Some(Trouble::Delay(ms)) => {
                let due = self.now() + ms;
                let (session, data) = (session.to_owned(), data.to_owned());
                self.faults.delay(Delayed { due, session, name, data });
            }
        }
    }

    /// Sends what was delayed until now; false: nothing was.
    pub(crate) fn release_delayed(&mut self, now: u64) -> bool {
        let due = self.faults.take_due(now);
        let any = !due.is_empty();
        for one in due {
            self.send(&one.session, one.name, &one.data);
        }
        any
    }

    /// The newest events that were sent, for reading back.
    pub(crate) fn sent_events(&self) -> impl Iterator<Item = &SentEvent> {
        self.events.iter()
    }

    /// Says goodbye to everyone.
    pub(crate) fn close(&mut self) {
        for session in self.sessions.values() {
            if let Some(line) = &session.line {
                let _ = line.send(Frame::Close(1001, "The playground closes."));
            }
        }
        self.tabs.clear();
    }

    fn home_shard(&self, session: &Session, direct: bool) -> bool {
        let (shard, shards) = session.shard;
        let home = if direct { 0 } else { (self.guild_id().0 >> 22) % shards };
        shard == home
    }

    /// Without the intent, a bot sees what is in a message only if it is concerned.
    fn blanks(&self, session: &str, data: &Value, direct: bool) -> bool {
        let Some(session) = self.sessions.get(session) else { return false };
        let concerned = |user: &Value| user.get("id").and_then(Id::read) == Some(session.bot);
        let mentioned = || {
            data.get("mentions").and_then(Value::as_array).is_some_and(|m| m.iter().any(concerned))
        };
        !direct
            && session.intents & MESSAGE_CONTENT == 0
            && data.get("author").is_some_and(|author| !concerned(author))
            && !mentioned()
    }
}

fn blanked(data: &Value) -> Value {
    let mut data = data.clone();
    data["content"] = json!("");
    for key in ["embeds", "attachments", "components"] {
        data[key] = json!([]);
    }
    data
}
