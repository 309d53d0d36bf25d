//! Messages: sending, editing, deleting, pinning, reading. Each change tells the bots and the tabs
//! that may know of it. It checks permissions, not limits, and knows no interaction.

use serde_json::{Value, json};

use super::model::SentNonce;
use super::permissions::{
    ATTACH_FILES, MANAGE_MESSAGES, MANAGE_THREADS, PIN_MESSAGES, READ_MESSAGE_HISTORY,
    SEND_MESSAGES, SEND_MESSAGES_IN_THREADS, VIEW_CHANNEL,
};
use super::state::Message;
use super::{DM, Id, To, Upload, World};
use crate::limits::table::{BULK_DELETE, PAGE, PINS};
use crate::refusal::{Answer, Refusal};

/// For how long a nonce is known, which for Discord is "a few minutes".
const NONCE_MS: u64 = 5 * 60 * 1000;

impl World {
    /// A bot or a person sends a message; where it is, and which one. If its nonce is to be enforced and there is
    /// one already, it is that.
    pub(crate) fn send_message(
        &mut self,
        author: Id,
        channel: Id,
        body: &Value,
        files: Vec<Upload>,
    ) -> Answer<(Id, Id)> {
        let place = self.channel(channel)?;
        let thread = place.thread.is_some();
        if !matches!(place.kind, 0 | 1 | 2 | 3 | 5 | 10..=13) {
            return Err(Refusal::wrong_channel_type());
        }
        let mut needed = if thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
        if !files.is_empty() {
            needed |= ATTACH_FILES;
        }
        let reference = body.get("message_reference").filter(|r| r.is_object());
        if reference.is_some() {
            needed |= READ_MESSAGE_HISTORY;
        }
        // A message opens an archived thread again, a locked one only if a manager sends it.
        let shut = place.thread.as_ref().is_some_and(|thread| thread.archived && thread.locked);
        if shut && self.may(author, channel) & (VIEW_CHANNEL | MANAGE_THREADS) == VIEW_CHANNEL {
            return Err(Refusal::thread_archived());
        }
        self.need(author, channel, needed)?;
        // There are no stickers here, so nothing that a message could show.
        let stickers = body.get("sticker_ids").and_then(Value::as_array);
        if stickers.is_some_and(|list| !list.is_empty()) {
            return Err(Refusal::invalid_sticker());
        }
        let nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
        let enforced = body.get("enforce_nonce").and_then(Value::as_bool) == Some(true);
        let enforced = nonce.clone().filter(|_| enforced);
        if let Some(sent) = enforced.as_ref().and_then(|nonce| self.sent_under(author, nonce)) {
            return Ok(sent);
        }
        let mut message = self.blank(channel, author);
        if let Some(reference) = reference {
            let id = reference.get("message_id").and_then(Id::read).unwrap_or(Id(0));
            let found = self.open_message(channel, id).is_ok();
            let strict = reference.get("fail_if_not_exists").and_then(Value::as_bool);
            if found {
                message.reference = Some((channel, id));
                message.kind = 19;
            } else if strict.unwrap_or(true) {
                return Err(Refusal::form(
                    &["message_reference"],
                    "REPLIES_UNKNOWN_MESSAGE",
                    "Unknown message",
                ));
            }
        }
        self.compose(&mut message, body, files)?;
        message.nonce = nonce;
        let (sent, message) = (message.sent, self.publish(message));
        if let Some(nonce) = enforced {
            self.nonces.push_back(SentNonce { author, nonce, channel, message, sent });
        }
        Ok((channel, message))
    }

    /// The message that this author has sent under this nonce in the last minutes, while it is there.
    fn sent_under(&mut self, author: Id, nonce: &Value) -> Option<(Id, Id)> {
        let now = self.now();
        while self.nonces.front().is_some_and(|old| old.sent + NONCE_MS < now) {
            self.nonces.pop_front();
        }
        let mut same =
            self.nonces.iter().filter(|sent| sent.author == author && sent.nonce == *nonce);
        let (channel, message) = same.next_back().map(|sent| (sent.channel, sent.message))?;
        self.open_message(channel, message).is_ok().then_some((channel, message))
    }

    /// Puts a finished message into its channel and tells everyone who may read it.
    pub(crate) fn publish(&mut self, message: Message) -> Id {
        let (id, channel) = (message.id, message.channel);
        if message.only.is_none() {
            self.join_thread_silently(channel, message.author);
            if let Some(place) = self.state.channels.get_mut(&channel) {
                place.last_message = Some(id);
                if let Some(thread) = &mut place.thread {
                    thread.messages += 1;
                    thread.total += 1;
                    thread.changed = message.sent;
                    thread.archived = false;
                }
            }
            let object = self.event_object(&message);
            self.dispatch(To::Channel(channel), "MESSAGE_CREATE", &object);
        }
        self.tell_message(&message);
        self.state.messages.entry(channel).or_default().insert(id, message);
        self.dirty = true;
        id
    }

    /// A message as the gateway carries it: with guild, member and nonce.
    pub(crate) fn event_object(&self, message: &Message) -> Value {
        let mut object = self.message_object(message, Id(0));
        if !self.is_direct(message.channel) {
            object["guild_id"] = json!(self.guild_id());
            if let Some(member) = self.bare_member(message.author) {
                object["member"] = member;
            }
            let mentions = object.get_mut("mentions").and_then(Value::as_array_mut);
            for mention in mentions.into_iter().flatten() {
                let id = mention.get("id").and_then(Id::read).unwrap_or(Id(0));
                if let Some(member) = self.bare_member(id) {
                    mention["member"] = member;
                }
            }
        }
        if let Some(nonce) = &message.nonce {
            object["nonce"] = nonce.clone();
        }
        object
    }

    /// Puts a changed message back and tells everyone who reads it.
    pub(crate) fn republish(&mut self, message: Message) {
        if message.only.is_none() {
            let object = self.event_object(&message);
            self.dispatch(To::Channel(message.channel), "MESSAGE_UPDATE", &object);
        }
        self.tell_message(&message);
        self.state.messages.entry(message.channel).or_default().insert(message.id, message);
        self.dirty = true;
    }

    pub(crate) fn edit_message(
        &mut self,
        editor: Id,
        channel: Id,
        id: Id,
        body: &Value,
        files: Vec<Upload>,
    ) -> Answer<()> {
        self.need(editor, channel, VIEW_CHANNEL)?;
        let mut message = self.open_message(channel, id)?.clone();
        if self.channel(channel)?.thread.as_ref().is_some_and(|thread| thread.archived) {
            return Err(Refusal::thread_archived());
        }
        if message.author != editor {
            return self.suppress_embeds(editor, message, body, &files);
        }
        self.compose(&mut message, body, files)?;
        message.edited = Some(self.now());
        self.republish(message);
        Ok(())
    }

    /// The one change of another's message that is open to moderators. It is no edit: the message
    /// does not say that it was edited.
    fn suppress_embeds(
        &mut self,
        by: Id,
        mut message: Message,
        body: &Value,
        files: &[Upload],
    ) -> Answer<()> {
        const SUPPRESS_EMBEDS: u64 = 1 << 2;
        let asked = body.as_object().filter(|map| map.len() == 1 && files.is_empty());
        let flags = asked.and_then(|map| map.get("flags")?.as_u64());
        let flags = flags.filter(|_| !self.is_direct(message.channel));
        let flags = flags.ok_or_else(Refusal::another_author)?;
        // A client sends this flag alone, or beside those that the message has.
        let others = flags & !SUPPRESS_EMBEDS;
        if others != 0 && others != message.flags & !SUPPRESS_EMBEDS {
            return Err(Refusal::another_author());
        }
        self.need(by, message.channel, MANAGE_MESSAGES)?;
        message.flags = message.flags & !SUPPRESS_EMBEDS | flags & SUPPRESS_EMBEDS;
        self.republish(message);
        Ok(())
    }

    /// Publishes a message of an announcement channel to those who follow it, of whom there are
    /// none.
    pub(crate) fn crosspost(&mut self, by: Id, channel: Id, id: Id) -> Answer<()> {
        const ANNOUNCEMENTS: u8 = 5;
        const CROSSPOSTED: u64 = 1;
        self.need(by, channel, VIEW_CHANNEL | SEND_MESSAGES)?;
        if self.channel(channel)?.kind != ANNOUNCEMENTS {
            return Err(Refusal::wrong_channel_type());
        }
        let mut message = self.open_message(channel, id)?.clone();
        if message.author != by {
            self.need(by, channel, MANAGE_MESSAGES)?;
        }
        if message.flags & CROSSPOSTED != 0 {
            return Err(Refusal::already_crossposted());
        }
        message.flags |= CROSSPOSTED;
        self.republish(message);
        Ok(())
    }

    pub(crate) fn delete_message(&mut self, by: Id, channel: Id, id: Id) -> Answer<()> {
        self.need(by, channel, VIEW_CHANNEL)?;
        let message = self.open_message(channel, id)?.clone();
        if message.author != by {
            if self.is_direct(channel) {
                return Err(Refusal::missing_permissions());
            }
            self.need(by, channel, MANAGE_MESSAGES)?;
        }
        self.remove_message(&message);
        Ok(())
    }

    /// Takes a message away without asking for rights, and tells its readers.
    pub(crate) fn remove_message(&mut self, message: &Message) {
        self.tell_gone(message);
        if message.only.is_none() {
            let mut data = json!({"id": message.id, "channel_id": message.channel});
            if !self.is_direct(message.channel) {
                data["guild_id"] = json!(self.guild_id());
            }
            self.dispatch(To::Channel(message.channel), "MESSAGE_DELETE", &data);
        }
        self.forget_message(message);
    }

    pub(crate) fn forget_message(&mut self, message: &Message) {
        for attachment in &message.attachments {
            self.drop_file(attachment.id);
        }
        if let Some(messages) = self.state.messages.get_mut(&message.channel) {
            messages.remove(&message.id);
        }
        let place = self.state.channels.get_mut(&message.channel);
        if let Some(thread) = place.and_then(|place| place.thread.as_mut()) {
            thread.messages = thread.messages.saturating_sub(1);
        }
        self.dirty = true;
    }

    pub(crate) fn delete_many(&mut self, by: Id, channel: Id, ids: &[Id]) -> Answer<()> {
        const FORTNIGHT: u64 = 14 * 86_400_000;
        self.need(by, channel, MANAGE_MESSAGES)?;
        if !BULK_DELETE.takes(ids.len()) {
            return Err(Refusal::bulk_delete_count());
        }
        let now = self.now();
        if ids.iter().any(|id| id.moment() + FORTNIGHT < now) {
            return Err(Refusal::too_old_to_delete());
        }
        let found: Vec<Message> =
            ids.iter().filter_map(|&id| self.open_message(channel, id).ok().cloned()).collect();
        for message in &found {
            self.tell_gone(message);
            self.forget_message(message);
        }
        let ids: Vec<Id> = found.iter().map(|message| message.id).collect();
        let data = json!({"ids": ids, "channel_id": channel, "guild_id": self.guild_id()});
        self.dispatch(To::Channel(channel), "MESSAGE_DELETE_BULK", &data);
        Ok(())
    }

    pub(crate) fn pin(&mut self, by: Id, channel: Id, id: Id, pinned: bool) -> Answer<()> {
        self.need(by, channel, VIEW_CHANNEL)?;
        let may = self.may(by, channel);
        if may & (PIN_MESSAGES | MANAGE_MESSAGES) == 0 {
            return Err(Refusal::missing_permissions());
        }
        let now = self.now();
        let mut message = self.open_message(channel, id)?.clone();
        if message.pinned.is_some() == pinned {
            return Ok(());
        }
        if pinned && !PINS.takes(self.pinned(channel).len() + 1) {
            return Err(Refusal::too_many_pins());
        }
        message.pinned = pinned.then_some(now);
        if pinned {
            self.channel_mut(channel)?.last_pin = Some(now);
        }
        self.republish(message);
        self.pins_changed(channel);
        if pinned {
            let mut note = self.blank(channel, by);
            note.kind = 6;
            note.reference = Some((channel, id));
            self.publish(note);
        }
        Ok(())
    }

    /// The pinned messages of a channel, newest pin first.
    pub(crate) fn pinned(&self, channel: Id) -> Vec<&Message> {
        let all = self.state.messages.get(&channel).into_iter().flatten().map(|(_, m)| m);
        let mut pinned: Vec<&Message> = all.filter(|message| message.pinned.is_some()).collect();
        pinned.sort_by_key(|message| std::cmp::Reverse((message.pinned, message.id)));
        pinned
    }

    /// Messages of a channel, newest first, as `before`, `after`, `around` and `limit` ask.
    pub(crate) fn read(
        &self,
        reader: Id,
        channel: Id,
        asked: impl Fn(&str) -> Option<Id>,
    ) -> Answer<Value> {
        self.need(reader, channel, VIEW_CHANNEL)?;
        if self.may(reader, channel) & READ_MESSAGE_HISTORY == 0 {
            return Ok(json!([]));
        }
        let limit = asked("limit").map_or(50, |Id(limit)| limit);
        // The route has checked it; here it only must not be more.
        let limit = usize::try_from(limit).unwrap_or(PAGE.max).clamp(PAGE.min, PAGE.max);
        let all = self.state.messages.get(&channel);
        let all = all.into_iter().flatten().map(|(_, m)| m).filter(|m| m.only.is_none());
        let mut found: Vec<&Message> = if let Some(before) = asked("before") {
            all.filter(|m| m.id < before).rev_take(limit)
        } else if let Some(after) = asked("after") {
            all.filter(|m| m.id > after).take(limit).collect()
        } else if let Some(around) = asked("around") {
            let (older, newer): (Vec<&Message>, Vec<&Message>) = all.partition(|m| m.id < around);
            let half = older.len().saturating_sub(limit / 2);
            older[half..].iter().copied().chain(newer).take(limit).collect()
        } else {
            all.rev_take(limit)
        };
        found.sort_by_key(|message| std::cmp::Reverse(message.id));
        Ok(found.into_iter().map(|message| self.message_object(message, reader)).collect())
    }

    /// Somebody types.
    pub(crate) fn typing(&mut self, user: Id, channel: Id) -> Answer<()> {
        let thread = self.channel(channel)?.thread.is_some();
        let needed = if thread { SEND_MESSAGES_IN_THREADS } else { SEND_MESSAGES };
        self.need(user, channel, needed)?;
        let mut data =
            json!({"channel_id": channel, "user_id": user, "timestamp": self.now() / 1000});
        if !self.is_direct(channel) {
            data["guild_id"] = json!(self.guild_id());
            data["member"] = json!(self.member_object(user));
        }
        self.dispatch(To::Channel(channel), "TYPING_START", &data);
        self.tell("typing", |viewer| {
            let seen = self.may(viewer, channel) & VIEW_CHANNEL != 0 && viewer != user;
            seen.then(|| json!({"channel_id": channel, "user_id": user}))
        });
        Ok(())
    }

    /// The direct messages of two accounts, opened if there are none yet.
    pub(crate) fn direct(&mut self, one: Id, other: Id) -> Answer<Id> {
        self.user(other)?;
        let pair = [one, other];
        let open = self.state.channels.values();
        let open =
            { open }.find(|c| c.kind == DM && pair.iter().all(|user| c.recipients.contains(user)));
        if let Some(channel) = open {
            return Ok(channel.id);
        }
        if one == other {
            return Err(Refusal::cannot_send_to_user());
        }
        let id = self.mint();
        let mut channel = super::seed::channel(id, DM, "", 0);
        channel.recipients = pair.to_vec();
        self.state.channels.insert(id, channel);
        self.state.messages.insert(id, std::collections::BTreeMap::new());
        self.dirty = true;
        for bot in pair {
            let place = self.state.channels.get(&id).expect("the channel was just made");
            let object = self.channel_object(place, bot);
            self.dispatch(To::Bot(bot, id), "CHANNEL_CREATE", &object);
        }
        self.tell_channels();
        Ok(id)
    }
}

trait RevTake<'a> {
    fn rev_take(self, count: usize) -> Vec<&'a Message>;
}

impl<'a, I: Iterator<Item = &'a Message>> RevTake<'a> for I {
    fn rev_take(self, count: usize) -> Vec<&'a Message> {
        let all: Vec<&Message> = self.collect();
        all[all.len().saturating_sub(count)..].to_vec()
    }
}
