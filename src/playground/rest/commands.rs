//! Application commands, global and of the guild.

use serde_json::{Value, json};

use super::call::{Call, EMPTY, Reply, Routed, id, ok};
use crate::limits::{check_command, check_commands};
use crate::refusal::Refusal;
use crate::world::{Id, World};

pub(super) fn route(world: &mut World, call: &Call<'_>, app: Id, rest: &[&str]) -> Routed {
    let (guild, rest) = match rest {
        ["commands", rest @ ..] => (None, rest),
        ["guilds", guild, "commands", rest @ ..] => {
            if id(guild)? != world.guild_id() {
                return Err(Refusal::missing_access());
            }
            (Some(world.guild_id()), rest)
        }
        ["entitlements" | "skus"] | ["role-connections", "metadata"] if call.method == "GET" => {
            return ok(json!([]));
        }
        _ => return Err(Refusal::no_route()),
    };
    let localized = call.asked("with_localizations") == Some("true");
    match (call.method, rest) {
        ("GET", []) => {
            let all = world.commands(app, guild).into_iter();
            ok(all.map(|one| listed(world.command_object(one), localized)).collect())
        }
        ("PUT", []) => {
            check_commands(&call.body)?;
            let bodies = call.body.as_array().map_or(&[][..], Vec::as_slice);
            let ids = world.overwrite_commands(app, guild, bodies)?;
            let objects = ids.into_iter().map(|id| object(world, app, guild, id));
            ok(Value::Array(objects.collect::<Result<_, _>>()?))
        }
        ("POST", []) => {
            check_command(&call.body)?;
            let (id, new) = world.put_command(app, guild, &call.body)?;
            Ok(Reply::Json(if new { 201 } else { 200 }, object(world, app, guild, id)?))
        }
        ("GET", ["permissions"]) => ok(json!([])),
        ("GET", [command]) => ok(object(world, app, guild, id(command)?)?),
        ("PATCH", [command]) => {
            let command = id(command)?;
            let mut whole = world.command(app, guild, command)?.body.clone();
            for (key, value) in call.body.as_object().into_iter().flatten() {
                whole[key] = value.clone();
            }
            check_command(&whole)?;
            world.edit_command(app, guild, command, &call.body)?;
            ok(object(world, app, guild, command)?)
        }
        ("DELETE", [command]) => {
            world.delete_command(app, guild, id(command)?)?;
            EMPTY
        }
        ("GET", [command, "permissions"]) => {
            let command = id(command)?;
            world.command(app, guild, command)?;
            let message = "Unknown application command permissions".to_owned();
            Err(Refusal { status: 404, code: 10066, message, errors: None })
        }
        _ => Err(Refusal::no_route()),
    }
}

fn object(world: &World, app: Id, guild: Option<Id>, id: Id) -> Result<Value, Refusal> {
    Ok(world.command_object(world.command(app, guild, id)?))
}

/// A list shows translations only when it is asked for them.
fn listed(mut object: Value, localized: bool) -> Value {
    if let Some(map) = object.as_object_mut().filter(|_| !localized) {
        map.remove("name_localizations");
        map.remove("description_localizations");
    }
    object
}
