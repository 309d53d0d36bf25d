//! The guild, its channels and its roles.

use serde_json::{Value, json};

use super::call::{Call, EMPTY, Reply, Routed, id, ok};
use super::{emojis, members};
use crate::limits::table::{GUILD_NAME, ROLE_NAME};
use crate::limits::{check_channel, check_field};
use crate::refusal::Refusal;
use crate::world::permissions::{MANAGE_CHANNELS, MANAGE_GUILD, MANAGE_ROLES};
use crate::world::{Id, World, role_object};

pub(super) fn route(world: &mut World, call: &mut Call<'_>, rest: &[&str]) -> Routed {
    let bot = call.bot()?;
    match (call.method, rest) {
        ("GET", ["preview"]) => ok(world.guild_preview()),
        ("GET", []) => {
            let mut object = world.guild_object();
            if call.asked("with_counts") == Some("true") {
                let count = world.members().len();
                object["approximate_member_count"] = json!(count);
                object["approximate_presence_count"] = json!(count);
            }
            ok(object)
        }
        ("PATCH", []) => {
            world.need_in_guild(bot, MANAGE_GUILD)?;
            check_field(&call.body, "name", GUILD_NAME, false)?;
            world.edit_guild(&call.body);
            ok(world.guild_object())
        }
        ("GET", ["channels"]) => {
            ok(world.guild_channels().map(|c| world.channel_object(c, bot)).collect())
        }
        ("POST", ["channels"]) => {
            world.need_in_guild(bot, MANAGE_CHANNELS)?;
            check_channel(&call.body, true)?;
            let channel = world.make_channel(&call.body)?;
            let object = world.channel_object(world.channel(channel)?, bot);
            Ok(Reply::Json(201, object))
        }
        ("PATCH", ["channels"]) => {
            world.need_in_guild(bot, MANAGE_CHANNELS)?;
            for one in call.body.as_array().into_iter().flatten() {
                let channel = one.get("id").and_then(Id::read).unwrap_or(Id(0));
                check_channel(one, false)?;
                world.edit_channel(bot, channel, one)?;
            }
            EMPTY
        }
        ("GET", ["threads", "active"]) => ok(world.threads(bot, None, false, 0)),
        (_, ["roles", rest @ ..]) => roles(world, call, bot, rest),
        (_, ["members" | "bans", ..]) => members::route(world, call, bot, rest),
        (_, ["emojis", rest @ ..]) => emojis::route(world, call, None, rest),
        ("GET", ["stickers" | "webhooks" | "invites" | "integrations" | "regions"]) => {
            ok(json!([]))
        }
        ("GET", ["scheduled-events" | "templates"]) => ok(json!([])),
        ("GET", ["audit-logs"]) => ok(json!({
            "audit_log_entries": [], "users": [], "webhooks": [], "threads": [], "integrations": [],
            "guild_scheduled_events": [], "application_commands": [], "auto_moderation_rules": [],
        })),
        _ => Err(Refusal::no_route()),
    }
}

fn roles(world: &mut World, call: &Call<'_>, bot: Id, rest: &[&str]) -> Routed {
    let all = |world: &World| -> Value { world.state().roles.values().map(role_object).collect() };
    match (call.method, rest) {
        ("GET", []) => return ok(all(world)),
        ("GET", [role]) => {
            let role = world.state().roles.get(&id(role)?).ok_or_else(Refusal::unknown_role)?;
            return ok(role_object(role));
        }
        _ => world.need_in_guild(bot, MANAGE_ROLES)?,
    }
    let below = |world: &World, role: Id| {
        let position = world.state().roles.get(&role).ok_or_else(Refusal::unknown_role)?.position;
        if position < world.rank(bot) { Ok(()) } else { Err(Refusal::missing_permissions()) }
    };
    match (call.method, rest) {
        ("POST", []) => {
            // Every field of a new role can be left out, and so can the body.
            if !call.body.is_null() {
                check_field(&call.body, "name", ROLE_NAME, false)?;
            }
            let role = world.make_role(&call.body);
            let role = world.state().roles.get(&role).ok_or_else(Refusal::unknown_role)?;
            ok(role_object(role))
        }
        ("PATCH", []) => {
            for one in call.body.as_array().into_iter().flatten() {
                let role = one.get("id").and_then(Id::read).unwrap_or(Id(0));
                below(world, role)?;
                world.edit_role(role, &json!({"position": one.get("position")}))?;
            }
            ok(all(world))
        }
        ("PATCH", [role]) => {
            let role = id(role)?;
            below(world, role)?;
            check_field(&call.body, "name", ROLE_NAME, false)?;
            world.edit_role(role, &call.body)?;
            let role = world.state().roles.get(&role).ok_or_else(Refusal::unknown_role)?;
            ok(role_object(role))
        }
        ("DELETE", [role]) => {
            let role = id(role)?;
            below(world, role)?;
            world.delete_role(role)?;
            EMPTY
        }
        _ => Err(Refusal::no_route()),
    }
}
