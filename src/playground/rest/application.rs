//! The gateway's address and the application itself.

use serde_json::{Value, json};

use super::call::{Call, Routed, ok};
use crate::clock::iso;
use crate::json::text;
use crate::refusal::Refusal;
use crate::world::World;

pub(super) fn gateway(world: &mut World, call: &Call<'_>) -> Routed {
    let url = format!("ws://{}", call.host);
    match call.path {
        ["gateway"] => ok(json!({"url": url})),
        ["gateway", "bot"] => {
            call.bot()?;
            let info = world.faults().connections.gateway;
            let start = json!({"total": 1000, "remaining": info.remaining,
                "reset_after": info.reset_after_ms, "max_concurrency": info.max_concurrency});
            ok(json!({"url": url, "shards": info.shards, "session_start_limit": start}))
        }
        _ => Err(Refusal::no_route()),
    }
}

pub(super) fn me(world: &mut World, call: &Call<'_>) -> Routed {
    let bot = call.bot()?;
    match (call.method, call.path.first()) {
        ("GET", _) => {}
        ("PATCH", Some(&"applications")) => {
            world.describe_bot(bot, text(&call.body, "description"))?;
        }
        _ => return Err(Refusal::wrong_method()),
    }
    let object: Option<Value> = world.application_object(bot);
    let object = object.ok_or_else(Refusal::unknown_application)?;
    if call.path == ["oauth2", "@me"] {
        let expires = iso(world.now() + 7 * 86_400_000);
        return ok(json!({"application": object, "scopes": ["bot"], "expires": expires}));
    }
    ok(object)
}
