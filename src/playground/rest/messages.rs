//! Messages of a channel: reading, sending, editing, deleting, pins and reactions.

use serde_json::{Value, json};

use super::call::{Call, EMPTY, Routed, id, ok};
use crate::clock::iso;
use crate::limits::{MessageKind, check_bulk_delete, check_edit, check_message, check_page};
use crate::refusal::Refusal;
use crate::world::permissions::{READ_MESSAGE_HISTORY, VIEW_CHANNEL};
use crate::world::{Id, ReactionEmoji, World};

pub(super) fn route(world: &mut World, call: &mut Call<'_>, channel: Id) -> Routed {
    let (bot, rest) = (call.bot()?, call.below());
    match (call.method, rest) {
        ("GET", ["messages"]) => {
            if let Some(limit) = call.asked("limit") {
                check_page(limit)?;
            }
            ok(world.read(bot, channel, |key| call.asked_id(key))?)
        }
        ("POST", ["messages"]) => {
            world.need(bot, channel, VIEW_CHANNEL)?;
            check_message(&call.body, MessageKind::Create, call.files.len())?;
            let files = call.take_files();
            let (place, id) = world.send_message(bot, channel, &call.body, files)?;
            let message = world.message(place, id)?;
            let mut object = world.message_object(message, bot);
            if let Some(nonce) = &message.nonce {
                object["nonce"] = nonce.clone();
            }
            ok(object)
        }
        ("POST", ["messages", "bulk-delete"]) => {
            check_bulk_delete(&call.body)?;
            let ids = call.body.get("messages").and_then(Value::as_array);
            let ids: Vec<Id> = ids.into_iter().flatten().filter_map(Id::read).collect();
            world.delete_many(bot, channel, &ids)?;
            EMPTY
        }
        (_, ["pins", ..] | ["messages", "pins", ..]) => pins(world, call, channel),
        ("GET", ["messages", message]) => {
            world.need(bot, channel, READ_MESSAGE_HISTORY)?;
            ok(world.message_object(world.open_message(channel, id(message)?)?, bot))
        }
        ("PATCH", ["messages", message]) => {
            let message = id(message)?;
            world.need(bot, channel, VIEW_CHANNEL)?;
            let stored = world.open_message(channel, message)?;
            if stored.author == bot {
                let stored = world.message_object(stored, bot);
                check_edit(&call.body, MessageKind::Edit, call.files.len(), &stored)?;
            }
            let files = call.take_files();
            world.edit_message(bot, channel, message, &call.body, files)?;
            ok(world.message_object(world.message(channel, message)?, bot))
        }
        ("DELETE", ["messages", message]) => {
            world.delete_message(bot, channel, id(message)?)?;
            EMPTY
        }
        ("POST", ["messages", message, "crosspost"]) => {
            let message = id(message)?;
            world.crosspost(bot, channel, message)?;
            ok(world.message_object(world.open_message(channel, message)?, bot))
        }
        (_, ["messages", message, "reactions", ..]) => {
            reactions(world, call, channel, id(message)?)
        }
        _ => Err(Refusal::no_route()),
    }
}

fn pins(world: &mut World, call: &Call<'_>, channel: Id) -> Routed {
    let bot = call.bot()?;
    match (call.method, call.below()) {
        ("GET", ["pins"]) => {
            world.need(bot, channel, READ_MESSAGE_HISTORY)?;
            let pinned = world.pinned(channel).into_iter();
            ok(pinned.map(|message| world.message_object(message, bot)).collect())
        }
        ("GET", ["messages", "pins"]) => {
            world.need(bot, channel, READ_MESSAGE_HISTORY)?;
            let pinned = world.pinned(channel).into_iter();
            let items = pinned.map(|message| {
                let at = message.pinned.map(iso);
                json!({"pinned_at": at, "message": world.message_object(message, bot)})
            });
            ok(json!({"items": items.collect::<Value>(), "has_more": false}))
        }
        (method @ ("PUT" | "DELETE"), ["pins", message] | ["messages", "pins", message]) => {
            world.pin(bot, channel, id(message)?, method == "PUT")?;
            EMPTY
        }
        _ => Err(Refusal::no_route()),
    }
}

fn reactions(world: &mut World, call: &Call<'_>, channel: Id, message: Id) -> Routed {
    let (bot, rest) = (call.bot()?, call.below().get(3..).unwrap_or_default());
    match (call.method, rest) {
        ("PUT", [emoji, "@me"]) => {
            world.react(bot, channel, message, &ReactionEmoji::read(emoji)?)?;
        }
        ("DELETE", [emoji, user]) => {
            let user = if *user == "@me" { bot } else { id(user)? };
            world.unreact(bot, channel, message, &ReactionEmoji::read(emoji)?, user)?;
        }
        ("GET", [emoji]) => {
            return ok(world.reacted(bot, channel, message, &ReactionEmoji::read(emoji)?)?);
        }
        ("DELETE", [emoji]) => {
            world.clear_reactions(bot, channel, message, Some(&ReactionEmoji::read(emoji)?))?;
        }
        ("DELETE", []) => world.clear_reactions(bot, channel, message, None)?,
        _ => return Err(Refusal::no_route()),
    }
    EMPTY
}
