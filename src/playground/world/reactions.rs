//! Reactions: who put which emoji under a message. It must not know how an emoji stands in a path
//! beyond reading it.

use serde_json::{Value, json};

use super::permissions::{ADD_REACTIONS, MANAGE_MESSAGES, READ_MESSAGE_HISTORY};
use super::state::{Message, Reaction};
use super::{Id, To, World};
use crate::limits::table::REACTIONS;
use crate::refusal::{Answer, Refusal};

/// An emoji of a path: a character, or `name:id`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ReactionEmoji {
    pub id: Option<Id>,
    pub name: String,
}

impl ReactionEmoji {
    pub(crate) fn read(text: &str) -> Answer<Self> {
        let unknown = Refusal::unknown_emoji;
        if let Some((name, id)) = text.rsplit_once(':') {
            let id = id.parse().map_err(|_| unknown())?;
            return Ok(Self { id: Some(id), name: name.trim_start_matches("a:").to_owned() });
        }
        // No list of emojis here: whatever is not plain text passes.
        if text.is_empty() || text.chars().all(|c| c.is_ascii_alphanumeric()) && text.len() > 1 {
            return Err(Refusal { status: 400, ..unknown() });
        }
        Ok(Self { id: None, name: text.to_owned() })
    }

    fn same(&self, reaction: &Reaction) -> bool {
        match self.id {
            Some(_) => reaction.id == self.id,
            None => reaction.id.is_none() && reaction.name == self.name,
        }
    }
}

impl World {
    pub(crate) fn react(
        &mut self,
        user: Id,
        channel: Id,
        id: Id,
        mark: &ReactionEmoji,
    ) -> Answer<()> {
        self.need(user, channel, READ_MESSAGE_HISTORY)?;
        let message = self.open_message(channel, id)?;
        let known = message.reactions.iter().any(|reaction| mark.same(reaction));
        if !known {
            self.need(user, channel, ADD_REACTIONS)?;
        }
        if let Some(emoji) = mark.id
            && !known
            && !self.state.emojis.contains_key(&emoji)
        {
            return Err(Refusal { status: 400, ..Refusal::unknown_emoji() });
        }
        if !known && !REACTIONS.takes(message.reactions.len() + 1) {
            let message = format!("Maximum number of reactions reached ({})", REACTIONS.max);
            // No source for the status.
            return Err(Refusal { status: 400, code: 30010, message, errors: None });
        }
        let animated =
            mark.id.and_then(|id| self.state.emojis.get(&id)).is_some_and(|e| e.animated);
        let message = self.message_mut(channel, id)?;
        let at = message.reactions.iter().position(|reaction| mark.same(reaction));
        let at = at.unwrap_or_else(|| {
            let (id, name) = (mark.id, mark.name.clone());
            message.reactions.push(Reaction { id, name, animated, users: Vec::new() });
            message.reactions.len() - 1
        });
        let reaction = &mut message.reactions[at];
        if reaction.users.contains(&user) {
            return Ok(());
        }
        reaction.users.push(user);
        let author = message.author;
        let mut data = self.reaction_data(channel, id, mark);
        data["user_id"] = json!(user);
        data["message_author_id"] = json!(author);
        data["burst"] = json!(false);
        data["type"] = json!(0);
        if !self.is_direct(channel) {
            data["member"] = json!(self.member_object(user));
        }
        self.reactions_changed(channel, id, "MESSAGE_REACTION_ADD", &data);
        Ok(())
    }

    pub(crate) fn unreact(
        &mut self,
        by: Id,
        channel: Id,
        id: Id,
        mark: &ReactionEmoji,
        user: Id,
    ) -> Answer<()> {
        let needed = if by == user { 0 } else { MANAGE_MESSAGES };
        self.need(by, channel, needed)?;
        self.open_message(channel, id)?;
        let message = self.message_mut(channel, id)?;
        let Some(reaction) = message.reactions.iter_mut().find(|reaction| mark.same(reaction))
        else {
            return Err(Refusal::unknown_emoji());
        };
        let before = reaction.users.len();
        reaction.users.retain(|&one| one != user);
        if reaction.users.len() == before {
            return Err(Refusal::unknown_emoji());
        }
        message.reactions.retain(|reaction| !reaction.users.is_empty());
        let mut data = self.reaction_data(channel, id, mark);
        data["user_id"] = json!(user);
        data["burst"] = json!(false);
        data["type"] = json!(0);
        self.reactions_changed(channel, id, "MESSAGE_REACTION_REMOVE", &data);
        Ok(())
    }

    /// Takes all reactions away, or all of one emoji.
    pub(crate) fn clear_reactions(
        &mut self,
        by: Id,
        channel: Id,
        id: Id,
        mark: Option<&ReactionEmoji>,
    ) -> Answer<()> {
        self.need(by, channel, MANAGE_MESSAGES)?;
        self.open_message(channel, id)?;
        let message = self.message_mut(channel, id)?;
        message.reactions.retain(|reaction| mark.is_some_and(|mark| !mark.same(reaction)));
        if let Some(mark) = mark {
            let data = self.reaction_data(channel, id, mark);
            self.reactions_changed(channel, id, "MESSAGE_REACTION_REMOVE_EMOJI", &data);
        } else {
            let mut data =
                self.reaction_data(channel, id, &ReactionEmoji { id: None, name: String::new() });
            if let Some(map) = data.as_object_mut() {
                map.remove("emoji");
            }
            self.reactions_changed(channel, id, "MESSAGE_REACTION_REMOVE_ALL", &data);
        }
        Ok(())
    }

    /// Who reacted with an emoji.
    pub(crate) fn reacted(
        &self,
        by: Id,
        channel: Id,
        id: Id,
        mark: &ReactionEmoji,
    ) -> Answer<Value> {
        self.need(by, channel, READ_MESSAGE_HISTORY)?;
        let message = self.open_message(channel, id)?;
        let found = message.reactions.iter().find(|reaction| mark.same(reaction));
        let users = found.into_iter().flat_map(|reaction| &reaction.users);
        Ok(users.map(|&user| self.user_object(user)).collect())
    }

    fn reaction_data(&self, channel: Id, message: Id, mark: &ReactionEmoji) -> Value {
        let mut data = json!({
            "channel_id": channel, "message_id": message,
            "emoji": {"id": mark.id, "name": mark.name},
        });
        if !self.is_direct(channel) {
            data["guild_id"] = json!(self.guild_id());
        }
        data
    }

    fn reactions_changed(&mut self, channel: Id, id: Id, name: &'static str, data: &Value) {
        self.dirty = true;
        self.dispatch(To::Channel(channel), name, data);
        if let Some(message) = self.message(channel, id).ok().cloned() {
            self.tell_message(&Message { ..message });
        }
    }
}
