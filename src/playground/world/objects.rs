//! How the world's things look on the wire: Discord's JSON, with every field that Discord's own
//! schema and the strictest library ask for. It changes nothing.

use serde_json::{Value, json};

use super::state::{Attachment, Channel, Emoji, Message, Role, User};
use super::tags::show_tags;
use super::{DM, FORUM, Id, World};
use crate::clock::iso;

/// A user, as anybody sees it.
pub(crate) fn user(user: &User) -> Value {
    json!({
        "id": user.id, "username": user.username, "global_name": user.name,
        "discriminator": "0", "avatar": null, "avatar_decoration_data": null, "banner": null,
        "accent_color": null, "bot": user.bot, "public_flags": 0, "flags": 0,
        "primary_guild": null, "collectibles": null,
    })
}

/// A bot's own account, as only the bot sees it.
pub(crate) fn own_user(account: &User) -> Value {
    let mut object = user(account);
    object["mfa_enabled"] = json!(true);
    object["verified"] = json!(true);
    object["email"] = Value::Null;
    object["locale"] = json!(account.locale);
    object["premium_type"] = json!(0);
    object
}

/// A role.
pub(crate) fn role(role: &Role) -> Value {
    let mut object = json!({
        "id": role.id, "name": role.name, "description": null,
        "permissions": role.permissions.to_string(),
        "position": role.position, "color": role.colour,
        "colors": {"primary_color": role.colour, "secondary_color": null, "tertiary_color": null},
        "hoist": role.hoist, "managed": role.bot.is_some(), "mentionable": role.mentionable,
        "icon": null, "unicode_emoji": null, "flags": 0,
    });
    if let Some(bot) = role.bot {
        object["tags"] = json!({"bot_id": bot});
    }
    object
}

impl World {
    /// A member without its user, as messages and resolved data carry it.
    pub(crate) fn bare_member(&self, id: Id) -> Option<Value> {
        let member = self.member(id)?;
        Some(json!({
            "nick": member.nick, "avatar": null, "banner": null, "roles": member.roles,
            "joined_at": iso(member.joined), "premium_since": null, "deaf": false, "mute": false,
            "flags": 0, "pending": false, "communication_disabled_until": member.timeout,
            "avatar_decoration_data": null, "collectibles": null,
        }))
    }

    /// A member with its user.
    pub(crate) fn member_object(&self, id: Id) -> Option<Value> {
        let mut object = self.bare_member(id)?;
        object["user"] = user(self.state.users.get(&id)?);
        Some(object)
    }

    pub(crate) fn user_object(&self, id: Id) -> Value {
        match self.state.users.get(&id) {
            Some(found) => user(found),
            // Discord keeps the messages of accounts that are gone.
            None => json!({
                "id": id, "username": "deleted_user", "global_name": null, "discriminator": "0",
                "avatar": null, "public_flags": 0, "flags": 0, "primary_guild": null,
            }),
        }
    }

    /// A channel, a thread or a direct message, as `viewer` sees it.
    pub(crate) fn channel_object(&self, channel: &Channel, viewer: Id) -> Value {
        let mut object = json!({
            "id": channel.id, "type": channel.kind, "flags": channel.flags,
            "last_message_id": channel.last_message,
        });
        if channel.kind == DM {
            let others = channel.recipients.iter().filter(|&&id| id != viewer);
            object["recipients"] = others.map(|&id| self.user_object(id)).collect();
            return object;
        }
        object["guild_id"] = json!(self.guild_id());
        object["name"] = json!(channel.name);
        object["parent_id"] = json!(channel.parent);
        object["rate_limit_per_user"] = json!(channel.slowmode);
        object["last_pin_timestamp"] = json!(channel.last_pin.map(iso));
        let parent = channel.parent.and_then(|parent| self.state.channels.get(&parent));
        let in_forum = channel.thread.is_some() && parent.is_some_and(|one| one.kind == FORUM);
        show_tags(&mut object, channel, in_forum);
        if let Some(thread) = &channel.thread {
            object["owner_id"] = json!(thread.owner);
            object["message_count"] = json!(thread.messages);
            object["total_message_sent"] = json!(thread.total);
            object["member_count"] = json!(thread.members.len().min(50));
            object["thread_metadata"] = json!({
                "archived": thread.archived, "archive_timestamp": iso(thread.changed),
                "auto_archive_duration": thread.auto_archive, "locked": thread.locked,
                "create_timestamp": iso(thread.created), "invitable": thread.invitable,
            });
            if let Some(&joined) = thread.members.get(&viewer) {
                object["member"] = thread_member(channel.id, viewer, joined);
            }
            return object;
        }
        object["position"] = json!(channel.position);
        object["topic"] = json!(channel.topic);
        object["nsfw"] = json!(channel.nsfw);
        let overwrites = channel.overwrites.iter().map(|o| {
            json!({"id": o.id, "type": o.kind,
                "allow": o.allow.to_string(), "deny": o.deny.to_string()})
        });
        object["permission_overwrites"] = overwrites.collect();
        if matches!(channel.kind, 2 | 13) {
            object["bitrate"] = json!(64_000);
            object["user_limit"] = json!(0);
            object["rtc_region"] = Value::Null;
        }
        object
    }

    /// A message as its readers get it over REST.
    pub(crate) fn message_object(&self, message: &Message, viewer: Id) -> Value {
        let mut object = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind,
            "author": self.user_object(message.author), "content": message.content,
            "timestamp": iso(message.sent), "edited_timestamp": message.edited.map(iso),
            "tts": message.tts, "flags": message.flags, "pinned": message.pinned.is_some(),
            "mention_everyone": message.mention_everyone,
            "mentions": message.mentions.iter().map(|&id| self.user_object(id)).collect::<Value>(),
            "mention_roles": message.mention_roles, "embeds": message.embeds,
            "components": message.components,
            "attachments": self.attachment_objects(message),
        });
        if !message.reactions.is_empty() {
            object["reactions"] = reaction_objects(message, viewer);
        }
        if let Some((channel, id)) = message.reference {
            let guild = self.state.channels.get(&channel).filter(|c| c.kind != DM);
            object["message_reference"] =
                json!({"type": 0, "channel_id": channel, "message_id": id});
            if guild.is_some() {
                object["message_reference"]["guild_id"] = json!(self.guild_id());
            }
            let seen = |found: &&Message| {
                found.only.is_none_or(|only| only == viewer) || found.author == viewer
            };
            match self.message(channel, id).ok() {
                None => object["referenced_message"] = Value::Null,
                // One step deep, as Discord does; left out for who may not see it.
                Some(found) if seen(&found) => {
                    let found = Message { reference: None, ..found.clone() };
                    object["referenced_message"] = self.message_object(&found, viewer);
                }
                Some(_) => {}
            }
        }
        if let Some(application) = message.application {
            object["application_id"] = json!(application);
            object["webhook_id"] = json!(application);
        }
        for (key, value) in [
            ("interaction_metadata", &message.metadata),
            ("interaction", &message.interaction),
            ("poll", &message.poll),
        ] {
            if let Some(value) = value {
                object[key] = value.clone();
            }
        }
        if let Some(thread) = message.thread.and_then(|id| self.state.channels.get(&id)) {
            object["thread"] = self.channel_object(thread, viewer);
        }
        object
    }

    fn attachment_objects(&self, message: &Message) -> Value {
        let shown = message.attachments.iter().filter(|attachment| !attachment.embedded);
        shown.map(|a| self.attachment_object(a, message.channel, message.only.is_some())).collect()
    }

    /// Where an attachment is served.
    pub(crate) fn attachment_url(&self, attachment: &Attachment, channel: Id) -> String {
        format!("{}/attachments/{channel}/{}/{}", self.base, attachment.id, attachment.filename)
    }

    fn attachment_object(&self, attachment: &Attachment, channel: Id, ephemeral: bool) -> Value {
        let url = self.attachment_url(attachment, channel);
        let mut object = json!({
            "id": attachment.id, "filename": attachment.filename, "size": attachment.size,
            "proxy_url": url, "url": url,
        });
        if let Some(kind) = &attachment.content_type {
            object["content_type"] = json!(kind);
        }
        if let Some(description) = &attachment.description {
            object["description"] = json!(description);
        }
        if let Some((width, height)) = attachment.shape {
            object["width"] = json!(width);
            object["height"] = json!(height);
        }
        if ephemeral {
            object["ephemeral"] = json!(true);
        }
        object
    }

    /// An emoji of the guild or of an application.
    pub(crate) fn emoji_object(&self, emoji: &Emoji) -> Value {
        json!({
            "id": emoji.id, "name": emoji.name, "roles": [], "require_colons": true,
            "managed": false, "animated": emoji.animated, "available": true,
            "user": self.user_object(emoji.user),
        })
    }
}

/// A member of a thread.
pub(crate) fn thread_member(thread: Id, user: Id, joined: u64) -> Value {
    json!({"id": thread, "user_id": user, "join_timestamp": iso(joined), "flags": 0})
}

fn reaction_objects(message: &Message, viewer: Id) -> Value {
    let objects = message.reactions.iter().map(|reaction| {
        json!({
            "emoji": {"id": reaction.id, "name": reaction.name, "animated": reaction.animated},
            "count": reaction.users.len(),
            "count_details": {"burst": 0, "normal": reaction.users.len()},
            "burst_colors": [], "me_burst": false, "burst_me": false, "burst_count": 0,
            "me": reaction.users.contains(&viewer),
        })
    });
    objects.collect()
}
