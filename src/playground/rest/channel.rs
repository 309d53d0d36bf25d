//! A channel itself, its overwrites, and what lies below it.

use serde_json::json;

use super::call::{Call, EMPTY, Routed, id, ok};
use super::{messages, threads};
use crate::limits::{check_channel, check_thread};
use crate::refusal::Refusal;
use crate::world::permissions::{MANAGE_CHANNELS, MANAGE_ROLES, MANAGE_WEBHOOKS, VIEW_CHANNEL};
use crate::world::{Id, World, read_overwrite};

pub(super) fn route(world: &mut World, call: &mut Call<'_>, channel: Id) -> Routed {
    let (bot, rest) = (call.bot()?, call.below());
    match (call.method, rest) {
        ("GET", []) => {
            world.need(bot, channel, VIEW_CHANNEL)?;
            object(world, bot, channel)
        }
        ("PATCH" | "PUT", []) => {
            if world.channel(channel)?.thread.is_some() {
                check_thread(&call.body, false)?;
            } else {
                check_channel(&call.body, false)?;
            }
            world.edit_channel(bot, channel, &call.body)?;
            object(world, bot, channel)
        }
        ("DELETE", []) => ok(world.delete_channel(bot, channel)?),
        ("POST", ["typing"]) => {
            world.typing(bot, channel)?;
            EMPTY
        }
        ("PUT", ["permissions", target]) => {
            world.need(bot, channel, MANAGE_ROLES)?;
            let mut body = call.body.clone();
            if body.is_null() {
                return Err(Refusal::no_object());
            }
            body["id"] = json!(id(target)?);
            let guild = world.guild_id();
            let overwrite = read_overwrite(&body, guild).ok_or_else(Refusal::unknown_overwrite)?;
            world.overwrite(channel, overwrite)?;
            EMPTY
        }
        ("DELETE", ["permissions", target]) => {
            world.need(bot, channel, MANAGE_ROLES)?;
            world.remove_overwrite(channel, id(target)?)?;
            EMPTY
        }
        ("GET", ["invites"]) => {
            world.need(bot, channel, MANAGE_CHANNELS)?;
            ok(json!([]))
        }
        ("GET", ["webhooks"]) => {
            world.need(bot, channel, MANAGE_WEBHOOKS)?;
            ok(json!([]))
        }
        (_, ["threads" | "thread-members", ..] | ["messages", _, "threads"]) => {
            threads::route(world, call, channel)
        }
        (_, ["users", "@me", "threads", ..]) => threads::route(world, call, channel),
        _ => messages::route(world, call, channel),
    }
}

pub(super) fn object(world: &World, bot: Id, channel: Id) -> Routed {
    ok(world.channel_object(world.channel(channel)?, bot))
}
