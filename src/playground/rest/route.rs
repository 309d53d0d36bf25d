//! Finds the route of a request. What a route does stands in the file of its noun.

use serde_json::Value;

use super::call::{Call, Routed, id, ok};
use super::{application, channel, commands, emojis, guild, replies, users};
use crate::faults::route::is_address;
use crate::refusal::Refusal;
use crate::world::World;

/// The routes whose body is a list; every other body is an object.
fn takes_list(method: &str, path: &[&str]) -> bool {
    match (method, path) {
        ("PUT", ["applications", _, rest @ ..]) => rest.last() == Some(&"commands"),
        ("PATCH", ["guilds", _, "channels" | "roles"]) => true,
        _ => false,
    }
}

/// Finds the route. An address that there is takes other methods than this one.
pub(crate) fn route(world: &mut World, call: &mut Call<'_>) -> Routed {
    match find(world, call) {
        Err(refusal) if refusal == Refusal::no_route() && is_address(call.path) => {
            Err(Refusal::wrong_method())
        }
        routed => routed,
    }
}

fn find(world: &mut World, call: &mut Call<'_>) -> Routed {
    let path = call.path;
    match (&call.body, takes_list(call.method, path)) {
        (Value::Null, _) | (Value::Object(_), false) | (Value::Array(_), true) => {}
        (_, true) => return Err(Refusal::no_list()),
        (_, false) => return Err(Refusal::no_object()),
    }
    match (call.method, path) {
        ("GET", ["gateway", ..]) => application::gateway(world, call),
        (_, ["oauth2" | "applications", "@me"] | ["oauth2", "applications", "@me"]) => {
            application::me(world, call)
        }
        (_, ["applications", app, rest @ ..]) => {
            let bot = call.bot()?;
            let app = id(app)?;
            if app != bot {
                let message = "You are not authorized to perform this action on this application";
                return Err(Refusal {
                    status: 403,
                    code: 20012,
                    message: message.to_owned(),
                    errors: None,
                });
            }
            match rest {
                [] => application::me(world, call),
                ["emojis", rest @ ..] => emojis::route(world, call, Some(app), rest),
                _ => commands::route(world, call, app, rest),
            }
        }
        ("POST", ["interactions", interaction, token, "callback"]) => {
            replies::callback(world, call, id(interaction)?, token)
        }
        (_, ["webhooks", app, token, rest @ ..]) => {
            replies::route(world, call, id(app)?, token, rest)
        }
        (_, ["users", rest @ ..]) => users::route(world, call, rest),
        (_, ["guilds", guild, rest @ ..]) => {
            call.bot()?;
            if id(guild)? != world.guild_id() {
                return Err(Refusal::unknown_guild());
            }
            if world.member(call.bot()?).is_none() {
                return Err(Refusal::missing_access());
            }
            guild::route(world, call, rest)
        }
        (_, ["channels", channel, ..]) => {
            call.bot()?;
            channel::route(world, call, id(channel)?)
        }
        ("GET", ["voice", "regions"] | ["sticker-packs"]) => ok(serde_json::json!([])),
        _ => Err(Refusal::no_route()),
    }
}
