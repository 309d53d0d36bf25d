//! How the world's things look on the wire: Discord's JSON, with every field that Discord's own
//! schema and the strictest library ask for. It changes nothing.

use serde_json::{Value, json};

use super::state::{Attachment, Channel, Emoji, Message, Role, User};
use super::{DM, Id, World};
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
    let mut face = user(account);
    face["mfa_enabled"] = json!(true);
    face["verified"] = json!(true);
    face["email"] = Value::Null;
    face["locale"] = json!(account.locale);
    face["premium_type"] = json!(0);
    face
}

/// A role.
pub(crate) fn role(role: &Role) -> Value {
    let mut face = json!({
        "id": role.id, "name": role.name, "description": null,
        "permissions": role.permissions.to_string(),
        "position": role.position, "color": role.colour,
        "colors": {"primary_color": role.colour, "secondary_color": null, "tertiary_color": null},
        "hoist": role.hoist, "managed": role.bot.is_some(), "mentionable": role.mentionable,
        "icon": null, "unicode_emoji": null, "flags": 0,
    });
    if let Some(bot) = role.bot {
        face["tags"] = json!({"bot_id": bot});
    }
    face
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
    pub(crate) fn member_face(&self, id: Id) -> Option<Value> {
        let mut face = self.bare_member(id)?;
        face["user"] = user(self.state.users.get(&id)?);
        Some(face)
    }

    pub(crate) fn user_face(&self, id: Id) -> Value {
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
    pub(crate) fn channel_face(&self, channel: &Channel, viewer: Id) -> Value {
        let mut face = json!({
            "id": channel.id, "type": channel.kind, "flags": 0,
            "last_message_id": channel.last_message,
        });
        if channel.kind == DM {
            let others = channel.recipients.iter().filter(|&&id| id != viewer);
            face["recipients"] = others.map(|&id| self.user_face(id)).collect();
            return face;
        }
        face["guild_id"] = json!(self.guild_id());
        face["name"] = json!(channel.name);
        face["parent_id"] = json!(channel.parent);
        face["rate_limit_per_user"] = json!(channel.slowmode);
        face["last_pin_timestamp"] = json!(channel.last_pin.map(iso));
        if let Some(thread) = &channel.thread {
            face["owner_id"] = json!(thread.owner);
            face["message_count"] = json!(thread.messages);
            face["total_message_sent"] = json!(thread.total);
            face["member_count"] = json!(thread.members.len().min(50));
            face["thread_metadata"] = json!({
                "archived": thread.archived, "archive_timestamp": iso(thread.changed),
                "auto_archive_duration": thread.auto_archive, "locked": thread.locked,
                "create_timestamp": iso(thread.created), "invitable": thread.invitable,
            });
            if let Some(&joined) = thread.members.get(&viewer) {
                face["member"] = thread_member(channel.id, viewer, joined);
            }
            return face;
        }
        face["position"] = json!(channel.position);
        face["topic"] = json!(channel.topic);
        face["nsfw"] = json!(channel.nsfw);
        let overwrites = channel.overwrites.iter().map(|o| {
            json!({"id": o.id, "type": o.kind,
                "allow": o.allow.to_string(), "deny": o.deny.to_string()})
        });
        face["permission_overwrites"] = overwrites.collect();
        if matches!(channel.kind, 2 | 13) {
            face["bitrate"] = json!(64_000);
            face["user_limit"] = json!(0);
            face["rtc_region"] = Value::Null;
        }
        face
    }

    /// A message as its readers get it over REST.
    pub(crate) fn message_face(&self, message: &Message, viewer: Id) -> Value {
        let mut face = json!({
            "id": message.id, "channel_id": message.channel, "type": message.kind,
            "author": self.user_face(message.author), "content": message.content,
            "timestamp": iso(message.sent), "edited_timestamp": message.edited.map(iso),
            "tts": message.tts, "flags": message.flags, "pinned": message.pinned.is_some(),
            "mention_everyone": message.mention_everyone,
            "mentions": message.mentions.iter().map(|&id| self.user_face(id)).collect::<Value>(),
            "mention_roles": message.mention_roles, "embeds": message.embeds,
            "components": message.components,
            "attachments": self.attachment_faces(message),
        });
        if !message.reactions.is_empty() {
            face["reactions"] = reaction_faces(message, viewer);
        }
        if let Some((channel, id)) = message.reference {
            let guild = self.state.channels.get(&channel).filter(|c| c.kind != DM);
            face["message_reference"] = json!({"type": 0, "channel_id": channel, "message_id": id});
            if guild.is_some() {
                face["message_reference"]["guild_id"] = json!(self.guild_id());
            }
            let seen = |found: &&Message| {
                found.only.is_none_or(|only| only == viewer) || found.author == viewer
            };
            match self.message(channel, id).ok() {
                None => face["referenced_message"] = Value::Null,
                // One step deep, as Discord does; left out for who may not see it.
                Some(found) if seen(&found) => {
                    let found = Message { reference: None, ..found.clone() };
                    face["referenced_message"] = self.message_face(&found, viewer);
                }
                Some(_) => {}
            }
        }
        if let Some(application) = message.application {
            face["application_id"] = json!(application);
            face["webhook_id"] = json!(application);
        }
        for (key, value) in [
            ("interaction_metadata", &message.metadata),
            ("interaction", &message.interaction),
            ("poll", &message.poll),
        ] {
            if let Some(value) = value {
                face[key] = value.clone();
            }
        }
        if let Some(thread) = message.thread.and_then(|id| self.state.channels.get(&id)) {
            face["thread"] = self.channel_face(thread, viewer);
        }
        face
    }

    fn attachment_faces(&self, message: &Message) -> Value {
        let shown = message.attachments.iter().filter(|attachment| !attachment.embedded);
        shown.map(|a| self.attachment_face(a, message.channel, message.only.is_some())).collect()
    }

    /// Where an attachment is served.
    pub(crate) fn attachment_url(&self, attachment: &Attachment, channel: Id) -> String {
        format!("{}/attachments/{channel}/{}/{}", self.base, attachment.id, attachment.filename)
    }

    fn attachment_face(&self, attachment: &Attachment, channel: Id, ephemeral: bool) -> Value {
        let url = self.attachment_url(attachment, channel);
        let mut face = json!({
            "id": attachment.id, "filename": attachment.filename, "size": attachment.size,
            "proxy_url": url, "url": url,
        });
        if let Some(kind) = &attachment.content_type {
            face["content_type"] = json!(kind);
        }
        if let Some(description) = &attachment.description {
            face["description"] = json!(description);
        }
        if let Some((width, height)) = attachment.shape {
            face["width"] = json!(width);
            face["height"] = json!(height);
        }
        if ephemeral {
            face["ephemeral"] = json!(true);
        }
        face
    }

    /// An emoji of the guild or of an application.
    pub(crate) fn emoji_face(&self, emoji: &Emoji) -> Value {
        json!({
            "id": emoji.id, "name": emoji.name, "roles": [], "require_colons": true,
            "managed": false, "animated": emoji.animated, "available": true,
            "user": self.user_face(emoji.user),
        })
    }
}

/// A member of a thread.
pub(crate) fn thread_member(thread: Id, user: Id, joined: u64) -> Value {
    json!({"id": thread, "user_id": user, "join_timestamp": iso(joined), "flags": 0})
}

fn reaction_faces(message: &Message, viewer: Id) -> Value {
    let faces = message.reactions.iter().map(|reaction| {
        json!({
            "emoji": {"id": reaction.id, "name": reaction.name, "animated": reaction.animated},
            "count": reaction.users.len(),
            "count_details": {"burst": 0, "normal": reaction.users.len()},
            "burst_colors": [], "me_burst": false, "burst_me": false, "burst_count": 0,
            "me": reaction.users.contains(&viewer),
        })
    });
    faces.collect()
}
