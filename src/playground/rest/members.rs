//! Members and bans of the guild.

use serde_json::{Value, json};

use super::call::{Call, EMPTY, Routed, id, ok};
use crate::json::text;
use crate::limits::check_field;
use crate::limits::table::NICKNAME;
use crate::refusal::{Answer, Refusal};
use crate::world::permissions::{
    BAN_MEMBERS, CHANGE_NICKNAME, KICK_MEMBERS, MANAGE_NICKNAMES, MANAGE_ROLES, MODERATE_MEMBERS,
};
use crate::world::{Id, World};

pub(super) fn route(world: &mut World, call: &Call<'_>, bot: Id, rest: &[&str]) -> Routed {
    match (call.method, rest) {
        ("GET", ["members"]) => {
            let limit = call.asked_id("limit").map_or(1, |Id(limit)| limit).clamp(1, 1000);
            let after = call.asked_id("after").unwrap_or(Id(0));
            let found = world.members().into_iter().filter(|&id| id > after);
            let found = found.take(usize::try_from(limit).unwrap_or(1000));
            ok(found.filter_map(|id| world.member_object(id)).collect())
        }
        ("GET", ["members", "search"]) => {
            let limit = call.asked_id("limit").map_or(1, |Id(limit)| limit).clamp(1, 1000);
            let found = world.members_named(call.asked("query").unwrap_or_default()).into_iter();
            let found = found.take(usize::try_from(limit).unwrap_or(1000));
            ok(found.filter_map(|id| world.member_object(id)).collect())
        }
        ("GET", ["members", user]) => object(world, someone(bot, user)?),
        ("PATCH", ["members", "@me"]) => {
            world.need_in_guild(bot, CHANGE_NICKNAME)?;
            check_field(&call.body, "nick", NICKNAME, false)?;
            world.edit_member(bot, &json!({"nick": call.body.get("nick")}))?;
            object(world, bot)
        }
        ("PATCH", ["members", user]) => {
            let user = id(user)?;
            let asked = |key: &str| call.body.get(key).is_some();
            let mut needed = 0;
            for (key, bits) in [
                ("nick", MANAGE_NICKNAMES),
                ("roles", MANAGE_ROLES),
                ("communication_disabled_until", MODERATE_MEMBERS),
            ] {
                needed |= if asked(key) { bits } else { 0 };
            }
            world.need_in_guild(bot, needed)?;
            outrank(world, bot, user)?;
            check_field(&call.body, "nick", NICKNAME, false)?;
            world.edit_member(user, &call.body)?;
            object(world, user)
        }
        (method @ ("PUT" | "DELETE"), ["members", user, "roles", role]) => {
            world.need_in_guild(bot, MANAGE_ROLES)?;
            let role = id(role)?;
            let position =
                world.state().roles.get(&role).ok_or_else(Refusal::unknown_role)?.position;
            if position >= world.rank(bot) {
                return Err(Refusal::missing_permissions());
            }
            world.give_role(id(user)?, role, method == "PUT")?;
            EMPTY
        }
        ("DELETE", ["members", user]) => {
            world.need_in_guild(bot, KICK_MEMBERS)?;
            outrank(world, bot, id(user)?)?;
            world.remove_member(id(user)?)?;
            EMPTY
        }
        (_, ["bans", rest @ ..]) => {
            world.need_in_guild(bot, BAN_MEMBERS)?;
            bans(world, call, bot, rest)
        }
        _ => Err(Refusal::no_route()),
    }
}

fn bans(world: &mut World, call: &Call<'_>, bot: Id, rest: &[&str]) -> Routed {
    let shown = |world: &World, user: Id, reason: &Option<String>| json!({"user": world.user_object(user), "reason": reason});
    match (call.method, rest) {
        ("GET", []) => {
            let all = world.state().bans.iter();
            ok(all.map(|(&user, reason)| shown(world, user, reason)).collect::<Value>())
        }
        ("GET", [user]) => {
            let user = id(user)?;
            let reason = world.state().bans.get(&user).ok_or_else(unknown_ban)?;
            ok(shown(world, user, reason))
        }
        ("PUT", [user]) => {
            let user = world.user(id(user)?)?.id;
            outrank(world, bot, user)?;
            let reason = text(&call.body, "reason").map(str::to_owned);
            world.ban(user, reason);
            EMPTY
        }
        ("DELETE", [user]) => {
            if world.unban(id(user)?) {
                EMPTY
            } else {
                Err(unknown_ban())
            }
        }
        _ => Err(Refusal::no_route()),
    }
}

fn unknown_ban() -> Refusal {
    Refusal { status: 404, code: 10026, message: "Unknown Ban".to_owned(), errors: None }
}

fn someone(bot: Id, text: &str) -> Answer<Id> {
    if text == "@me" { Ok(bot) } else { id(text) }
}

fn object(world: &World, user: Id) -> Routed {
    ok(world.member_object(user).ok_or_else(Refusal::unknown_member)?)
}

/// Only who stands higher may change somebody.
fn outrank(world: &World, bot: Id, user: Id) -> Answer<()> {
    if bot == user || world.rank(bot) > world.rank(user) {
        Ok(())
    } else {
        Err(Refusal::missing_permissions())
    }
}
