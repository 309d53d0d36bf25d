//! Users, the bot's own account, and direct messages.

use serde_json::{Value, json};

use super::call::{Call, EMPTY, Routed, id, ok};
use crate::json::text;
use crate::limits::check_field;
use crate::limits::table::USERNAME;
use crate::refusal::Refusal;
use crate::world::{DM, Id, World, own_user_object};

pub(super) fn route(world: &mut World, call: &Call<'_>, rest: &[&str]) -> Routed {
    let bot = call.bot()?;
    match (call.method, rest) {
        ("GET", ["@me"]) => ok(own_user_object(world.user(bot)?)),
        ("PATCH", ["@me"]) => {
            check_field(&call.body, "username", USERNAME, false)?;
            if let Some(name) = text(&call.body, "username") {
                let body = json!({"name": name});
                world.edit_person(bot, &body);
            }
            ok(own_user_object(world.user(bot)?))
        }
        ("GET", ["@me", "guilds"]) => {
            if world.member(bot).is_none() {
                return ok(json!([]));
            }
            let guild = &world.state().guild;
            ok(json!([{"id": guild.id, "name": guild.name, "icon": null, "banner": null,
                "owner": false, "permissions": world.base(bot).to_string(), "features": []}]))
        }
        ("DELETE", ["@me", "guilds", guild]) => {
            if id(guild)? != world.guild_id() || world.member(bot).is_none() {
                return Err(Refusal::unknown_guild());
            }
            world.remove_member(bot)?;
            EMPTY
        }
        ("GET", ["@me", "channels"]) => {
            let open = world.state().channels.values();
            let open = open.filter(|c| c.kind == DM && c.recipients.contains(&bot));
            ok(open.map(|channel| world.channel_object(channel, bot)).collect())
        }
        ("POST", ["@me", "channels"]) => {
            let other =
                call.body.get("recipient_id").or_else(|| call.body.pointer("/recipients/0"));
            let other = other.and_then(Id::read);
            let other = other.ok_or_else(|| Refusal::required(&["recipient_id"]))?;
            let channel = world.direct(bot, other)?;
            ok(world.channel_object(world.channel(channel)?, bot))
        }
        ("GET", ["@me", "connections"]) => ok(Value::Array(Vec::new())),
        ("GET", [user]) => ok(world.user_object(world.user(id(user)?)?.id)),
        _ => Err(Refusal::no_route()),
    }
}
