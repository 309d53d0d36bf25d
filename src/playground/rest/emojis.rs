//! Emojis of an application or of the guild.

use serde_json::{Value, json};

use super::{Call, EMPTY, Reply, Routed, id, ok};
use crate::limits::check_emoji;
use crate::refusal::Refusal;
use crate::world::{Id, World, text};

pub(super) fn route(world: &mut World, call: &Call<'_>, app: Option<Id>, rest: &[&str]) -> Routed {
    let bot = call.bot()?;
    match (call.method, rest) {
        ("GET", []) => {
            let items: Value = world.emojis(app).map(|emoji| world.emoji_face(emoji)).collect();
            // An application's list is wrapped, a guild's is not.
            ok(if app.is_some() { json!({"items": items}) } else { items })
        }
        ("POST", []) => {
            check_emoji(&call.body, true)?;
            let emoji = world.make_emoji(app, bot, &call.body)?;
            Ok(Reply::Json(201, world.emoji_face(world.emoji(app, emoji)?)))
        }
        ("GET", [emoji]) => ok(world.emoji_face(world.emoji(app, id(emoji)?)?)),
        ("PATCH", [emoji]) => {
            check_emoji(&call.body, false)?;
            let emoji = id(emoji)?;
            if let Some(name) = text(&call.body, "name") {
                world.name_emoji(app, emoji, name)?;
            }
            ok(world.emoji_face(world.emoji(app, emoji)?))
        }
        ("DELETE", [emoji]) => {
            world.delete_emoji(app, id(emoji)?)?;
            EMPTY
        }
        _ => Err(Refusal::no_route()),
    }
}
