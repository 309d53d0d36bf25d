//! Emojis of an application or of the guild.

use serde_json::{Value, json};

use super::call::{Call, EMPTY, Reply, Routed, id, ok};
use crate::json::text;
use crate::limits::check_emoji;
use crate::refusal::{Answer, Refusal};
use crate::world::permissions::{CREATE_GUILD_EXPRESSIONS, MANAGE_GUILD_EXPRESSIONS};
use crate::world::{Id, World};

pub(super) fn route(world: &mut World, call: &Call<'_>, app: Option<Id>, rest: &[&str]) -> Routed {
    let bot = call.bot()?;
    match (call.method, rest) {
        ("GET", []) => {
            let items: Value = world.emojis(app).map(|emoji| world.emoji_object(emoji)).collect();
            // An application's list is wrapped, a guild's is not.
            ok(if app.is_some() { json!({"items": items}) } else { items })
        }
        ("POST", []) => {
            if app.is_none() {
                need(world, bot, bot)?;
            }
            check_emoji(&call.body, true)?;
            let emoji = world.make_emoji(app, bot, &call.body)?;
            Ok(Reply::Json(201, world.emoji_object(world.emoji(app, emoji)?)))
        }
        ("GET", [emoji]) => ok(world.emoji_object(world.emoji(app, id(emoji)?)?)),
        ("PATCH", [emoji]) => {
            check_emoji(&call.body, false)?;
            let emoji = id(emoji)?;
            if app.is_none() {
                need(world, bot, world.emoji(app, emoji)?.user)?;
            }
            if let Some(name) = text(&call.body, "name") {
                world.name_emoji(app, emoji, name)?;
            }
            ok(world.emoji_object(world.emoji(app, emoji)?))
        }
        ("DELETE", [emoji]) => {
            let emoji = id(emoji)?;
            if app.is_none() {
                need(world, bot, world.emoji(app, emoji)?.user)?;
            }
            world.delete_emoji(app, emoji)?;
            EMPTY
        }
        _ => Err(Refusal::no_route()),
    }
}

/// Making an emoji of the guild, and changing one's own, is open to makers and managers; the
/// emojis of others are only the managers' to change.
fn need(world: &World, bot: Id, owner: Id) -> Answer<()> {
    if bot == owner && world.need_in_guild(bot, CREATE_GUILD_EXPRESSIONS).is_ok() {
        return Ok(());
    }
    world.need_in_guild(bot, MANAGE_GUILD_EXPRESSIONS)
}
