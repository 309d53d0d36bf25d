//! Threads: from a message or without, their members, archiving. It must not know routes.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::objects::thread_member;
use super::permissions::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, MANAGE_THREADS, SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
};
use super::state::{Channel, Thread};
use super::{FORUM, HAS_THREAD, Id, PRIVATE_THREAD, PUBLIC_THREAD, To, World, seed};
use crate::json::text;
use crate::refusal::{Answer, Refusal};

impl World {
    pub(crate) fn start_thread(
        &mut self,
        by: Id,
        parent: Id,
        message: Option<Id>,
        body: &Value,
    ) -> Answer<Id> {
        let place = self.channel(parent)?;
        if place.thread.is_some() || !matches!(place.kind, 0 | 5 | 15) {
            return Err(Refusal::wrong_channel_type());
        }
        let forum = place.kind == FORUM;
        let asked = body.get("type").and_then(Value::as_u64);
        // Without a message and without a type, Discord makes a private thread.
        let private = message.is_none() && !forum && asked.is_none_or(|kind| kind == 12);
        let needed = if private { CREATE_PRIVATE_THREADS } else { CREATE_PUBLIC_THREADS };
        self.need(by, parent, needed)?;
        let applied = self.read_applied(by, parent, body, &[])?;
        let now = self.now();
        let id = match message {
            Some(id) => {
                self.open_message(parent, id)?;
                if self.state.channels.contains_key(&id) {
                    return Err(Refusal::thread_exists());
                }
                id
            }
            None => self.mint(),
        };
        let kind = if private { PRIVATE_THREAD } else { PUBLIC_THREAD };
        let name = text(body, "name").unwrap_or_default();
        let auto_archive = body.get("auto_archive_duration").and_then(Value::as_u64);
        let thread = Thread {
            owner: by,
            archived: false,
            auto_archive: auto_archive.unwrap_or(4320),
            changed: now,
            created: now,
            locked: false,
            invitable: body.get("invitable").and_then(Value::as_bool).unwrap_or(true),
            members: [(by, now)].into(),
            messages: 0,
            total: 0,
        };
        let channel = Channel {
            parent: Some(parent),
            slowmode: body.get("rate_limit_per_user").and_then(Value::as_u64).unwrap_or(0),
            thread: Some(thread),
            applied,
            ..seed::channel(id, kind, name, 0)
        };
        self.state.channels.insert(id, channel);
        self.state.messages.insert(id, BTreeMap::new());
        self.dirty = true;
        self.thread_event("THREAD_CREATE", id, true);
        self.tell_channels();
        if let Some(message) = message {
            let mut message = self.message(parent, message)?.clone();
            message.thread = Some(id);
            message.flags |= HAS_THREAD;
            self.republish(message);
        } else if !private && !forum {
            let mut note = self.blank(parent, by);
            note.kind = 18;
            name.clone_into(&mut note.content);
            note.reference = Some((id, id));
            self.publish(note);
        }
        Ok(id)
    }

    fn thread_event(&mut self, name: &'static str, id: Id, new: bool) {
        let Some(thread) = self.state.channels.get(&id) else { return };
        let owner = thread.thread.as_ref().map_or(Id(0), |thread| thread.owner);
        let mut object = self.channel_object(thread, owner);
        if new {
            object["newly_created"] = json!(true);
        }
        self.dispatch(To::Channel(id), name, &object);
    }

    /// The thread of a channel id, or a refusal.
    pub(crate) fn thread_mut(&mut self, id: Id) -> Answer<&mut Thread> {
        let place = self.channel_mut(id)?;
        place.thread.as_mut().ok_or_else(Refusal::wrong_channel_type)
    }

    pub(crate) fn join_thread(&mut self, by: Id, id: Id, user: Id) -> Answer<()> {
        let needed = if by == user { 0 } else { SEND_MESSAGES_IN_THREADS };
        self.need(by, id, needed)?;
        if self.member(user).is_none() {
            return Err(Refusal::unknown_member());
        }
        if self.thread_mut(id)?.archived {
            return Err(Refusal::thread_archived());
        }
        self.join_thread_silently(id, user);
        Ok(())
    }

    /// Makes somebody who speaks in a thread a member of it. False: was there already, or it is no thread.
    pub(crate) fn join_thread_silently(&mut self, id: Id, user: Id) -> bool {
        let now = self.now();
        let Ok(thread) = self.thread_mut(id) else { return false };
        if thread.members.contains_key(&user) {
            return false;
        }
        thread.members.insert(user, now);
        let count = thread.members.len();
        let mut member = thread_member(id, user, now);
        member["member"] = json!(self.member_object(user));
        member["presence"] = Value::Null;
        let data = json!({"id": id, "guild_id": self.guild_id(), "member_count": count,
            "added_members": [member]});
        self.dirty = true;
        if self.state.users.get(&user).is_some_and(|user| user.bot) {
            self.thread_event("THREAD_CREATE", id, false);
        }
        self.dispatch(To::Channel(id), "THREAD_MEMBERS_UPDATE", &data);
        self.tell_channels();
        true
    }

    pub(crate) fn leave_thread(&mut self, by: Id, id: Id, user: Id) -> Answer<()> {
        let needed = if by == user { 0 } else { MANAGE_THREADS };
        self.need(by, id, needed)?;
        let thread = self.thread_mut(id)?;
        if thread.archived {
            return Err(Refusal::thread_archived());
        }
        if thread.members.remove(&user).is_none() {
            return Err(Refusal::unknown_member());
        }
        let data = json!({"id": id, "guild_id": self.guild_id(),
            "member_count": self.thread_mut(id)?.members.len(), "removed_member_ids": [user]});
        self.dirty = true;
        self.dispatch(To::Channel(id), "THREAD_MEMBERS_UPDATE", &data);
        self.tell_channels();
        Ok(())
    }

    pub(crate) fn thread_members(&self, by: Id, id: Id) -> Answer<Vec<Value>> {
        self.need(by, id, 0)?;
        let thread = self.channel(id)?.thread.as_ref().ok_or_else(Refusal::wrong_channel_type)?;
        let members = thread.members.iter().map(|(&user, &joined)| {
            let mut object = thread_member(id, user, joined);
            object["member"] = json!(self.member_object(user));
            object
        });
        Ok(members.collect())
    }

    /// The threads that a bot sees: of one parent or of all, archived or active.
    pub(crate) fn threads(&self, by: Id, parent: Option<Id>, archived: bool, kind: u8) -> Value {
        let seen: Vec<&Channel> = self
            .state
            .channels
            .values()
            .filter(|channel| channel.thread.as_ref().is_some_and(|t| t.archived == archived))
            .filter(|channel| parent.is_none() || channel.parent == parent)
            .filter(|channel| kind == 0 || channel.kind == kind)
            .filter(|channel| self.may(by, channel.id) & VIEW_CHANNEL != 0)
            .collect();
        let members = seen.iter().filter_map(|channel| {
            let joined = channel.thread.as_ref()?.members.get(&by)?;
            Some(thread_member(channel.id, by, *joined))
        });
        json!({
            "members": members.collect::<Vec<_>>(), "has_more": false,
            "threads": seen.iter().map(|c| self.channel_object(c, by)).collect::<Vec<_>>(),
        })
    }
}
