//! Channels of the guild: making, changing, deleting; threads are changed here too. It must not
//! know routes.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::permissions::{MANAGE_CHANNELS, MANAGE_THREADS};
use super::state::{Channel, Overwrite};
use super::{DM, Id, TEXT, To, World, seed};
use crate::json::{bits, text};
use crate::refusal::{Answer, Refusal};

impl World {
    pub(crate) fn make_channel(&mut self, body: &Value) -> Answer<Id> {
        let name = text(body, "name").ok_or_else(|| Refusal::required(&["name"]))?;
        let kind = body.get("type").and_then(Value::as_u64).unwrap_or(u64::from(TEXT));
        let kind = u8::try_from(kind).ok().filter(|kind| matches!(kind, 0 | 2 | 4 | 5 | 13 | 15));
        let kind = kind.ok_or_else(|| {
            Refusal::form(
                &["type"],
                "BASE_TYPE_CHOICES",
                "Value must be one of {0, 2, 4, 5, 13, 15}.",
            )
        })?;
        let name = if kind == TEXT { dashed(name) } else { name.to_owned() };
        let id = self.mint();
        let position = i64::try_from(self.state.channels.len()).unwrap_or(i64::MAX);
        self.state.channels.insert(id, seed::channel(id, kind, &name, position));
        self.state.messages.insert(id, BTreeMap::new());
        self.change(id, body)?;
        self.dirty = true;
        let object = self.channel_object(self.channel(id)?, Id(0));
        self.dispatch(To::Guild, "CHANNEL_CREATE", &object);
        self.tell_hello();
        Ok(id)
    }

    pub(crate) fn edit_channel(&mut self, by: Id, id: Id, body: &Value) -> Answer<()> {
        let place = self.channel(id)?;
        if place.kind == DM {
            return Err(Refusal::wrong_channel_type());
        }
        match &place.thread {
            None => self.need(by, id, MANAGE_CHANNELS)?,
            Some(thread) => {
                let own = thread.owner == by && !thread.locked;
                let wakes = body.get("archived") == Some(&json!(false)) && !thread.locked;
                self.need(by, id, if own || wakes { 0 } else { MANAGE_THREADS })?;
                if thread.archived && body.get("archived").is_none() {
                    return Err(Refusal::thread_archived());
                }
            }
        }
        let applied = match (&place.thread, place.parent) {
            (Some(_), Some(parent)) => Some(self.read_applied(by, parent, body, &place.applied)?),
            _ => None,
        };
        if let Some(applied) = applied {
            self.channel_mut(id)?.applied = applied;
        }
        self.change(id, body)?;
        self.channel_changed(id);
        Ok(())
    }

    fn change(&mut self, id: Id, body: &Value) -> Answer<()> {
        self.change_tags(id, body)?;
        let now = self.now();
        let guild = self.guild_id();
        let place = self.channel_mut(id)?;
        if let Some(name) = text(body, "name") {
            place.name = if place.kind == TEXT { dashed(name) } else { name.to_owned() };
        }
        if let Some(topic) = body.get("topic") {
            place.topic = topic.as_str().map(str::to_owned);
        }
        if let Some(position) = body.get("position").and_then(Value::as_i64) {
            place.position = position;
        }
        if let Some(nsfw) = body.get("nsfw").and_then(Value::as_bool) {
            place.nsfw = nsfw;
        }
        if let Some(slow) = body.get("rate_limit_per_user").and_then(Value::as_u64) {
            place.slowmode = slow;
        }
        if let Some(parent) = body.get("parent_id")
            && place.thread.is_none()
        {
            place.parent = Id::read(parent);
        }
        if let Some(list) = body.get("permission_overwrites").and_then(Value::as_array) {
            place.overwrites = list.iter().filter_map(|one| overwrite(one, guild)).collect();
        }
        if let Some(thread) = &mut place.thread {
            if let Some(archived) = body.get("archived").and_then(Value::as_bool) {
                thread.archived = archived;
                thread.changed = now;
            }
            if let Some(locked) = body.get("locked").and_then(Value::as_bool) {
                thread.locked = locked;
            }
            if let Some(invitable) = body.get("invitable").and_then(Value::as_bool) {
                thread.invitable = invitable;
            }
            if let Some(wait) = body.get("auto_archive_duration").and_then(Value::as_u64) {
                thread.auto_archive = wait;
            }
        }
        Ok(())
    }

    pub(crate) fn delete_channel(&mut self, by: Id, id: Id) -> Answer<Value> {
        let place = self.channel(id)?;
        if place.kind != DM {
            let needed = if place.thread.is_some() { MANAGE_THREADS } else { MANAGE_CHANNELS };
            self.need(by, id, needed)?;
        }
        let object = self.channel_object(place, by);
        if place.kind != DM {
            self.remove_channel(id)?;
        }
        Ok(object)
    }

    /// Takes a channel and its threads away without asking for rights.
    pub(crate) fn remove_channel(&mut self, id: Id) -> Answer<()> {
        let place = self.channel(id)?.clone();
        let inside: Vec<Id> = self
            .state
            .channels
            .values()
            .filter(|channel| channel.parent == Some(id) && channel.thread.is_some())
            .map(|channel| channel.id)
            .collect();
        for thread in inside {
            self.remove_channel(thread)?;
        }
        let (name, to, object) = if place.thread.is_some() {
            let object = json!({"id": id, "guild_id": self.guild_id(), "parent_id": place.parent,
                "type": place.kind});
            ("THREAD_DELETE", To::Channel(id), object)
        } else {
            ("CHANNEL_DELETE", To::Guild, self.channel_object(&place, Id(0)))
        };
        self.dispatch(to, name, &object);
        self.state.channels.remove(&id);
        let files = self.state.messages.remove(&id).unwrap_or_default();
        for attachment in files.values().flat_map(|message| &message.attachments) {
            self.drop_file(attachment.id);
        }
        self.dirty = true;
        self.tell_channels();
        Ok(())
    }

    /// The channels of the guild, without threads.
    pub(crate) fn guild_channels(&self) -> impl Iterator<Item = &Channel> {
        self.state.channels.values().filter(|c| c.kind != DM && c.thread.is_none())
    }
}

/// Text channels have names in lower case, with dashes for spaces.
fn dashed(name: &str) -> String {
    name.trim().to_lowercase().split_whitespace().collect::<Vec<_>>().join("-")
}

pub(crate) fn overwrite(value: &Value, guild: Id) -> Option<Overwrite> {
    let id = value.get("id").and_then(Id::read)?;
    let kind = value.get("type");
    let member = kind.is_some_and(|kind| kind == 1 || kind == "1" || kind == "member");
    let kind = u8::from(member && id != guild);
    let (allow, deny) = (bits(value, "allow").unwrap_or(0), bits(value, "deny").unwrap_or(0));
    Some(Overwrite { id, kind, allow, deny })
}
