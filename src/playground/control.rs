//! Control of a running playground: faults on demand, driving time, acting as a person, reading everything back.
//! The same for tests in Rust and, as `/control`, for tests in any language.

use serde_json::{Value, json};

use crate::faults::route::Route;
use crate::json::{bits, milliseconds, text};
use crate::people::acts;
use crate::server::Server;
use crate::world::sessions::Interruption;
use crate::world::{Actor, Frame, Id, Interaction};

/// Does what a control request asks for; an error is a sentence.
pub(crate) fn control(server: &Server, body: &Value) -> Result<Value, String> {
    match text(body, "do").unwrap_or_default() {
        "advance" => {
            let ms = milliseconds(body)?.ok_or("ms is missing")?;
            server.clock.advance(ms);
            server.change(|world| {
                world.tick();
                Ok(json!({"now": world.now()}))
            })
        }
        "fault" => fault(server, body),
        "clear" => {
            server.change(|world| {
                world.faults().clear();
                world.tick();
            });
            server.limiter().clear_limits();
            server.thaw.send_modify(|count| *count += 1);
            Ok(Value::Null)
        }
        "release" => {
            server.thaw.send_modify(|count| *count += 1);
            Ok(Value::Null)
        }
        "limit" => {
            let route = text(body, "route").ok_or("route is missing")?;
            let limit = bits(body, "limit").ok_or("limit is missing")?;
            let window = milliseconds(body)?.unwrap_or(1000);
            let route = Route::read(route)?;
            if route.is_callback() {
                return Err("a callback has no limit: each is the first of its bucket".to_owned());
            }
            server.limiter().set_limit(route, limit, window);
            Ok(Value::Null)
        }
        "delete_message" => server.change(|world| {
            let id = body.get("message").and_then(Id::read).ok_or("message is missing")?;
            let found = world.state().messages.values().find_map(|messages| messages.get(&id));
            let found = found.cloned().ok_or("there is no such message")?;
            world.remove_message(&found);
            Ok(Value::Null)
        }),
        "delete_channel" => server.change(|world| {
            let wanted = body.get("channel").unwrap_or(&Value::Null);
            let id = world.find_channel(wanted).ok_or("there is no such channel")?;
            world.remove_channel(id).map_err(|refusal| refusal.message)?;
            Ok(Value::Null)
        }),
        "set_permissions" => server.change(|world| {
            let wanted = body.get("user").or_else(|| body.get("bot")).unwrap_or(&Value::Null);
            let user = world.find_user(wanted).ok_or("there is no such user")?;
            let channel = match body.get("channel").filter(|channel| !channel.is_null()) {
                Some(wanted) => Some(world.find_channel(wanted).ok_or("there is no such channel")?),
                None => None,
            };
            let (allow, deny) = (bits(body, "allow"), bits(body, "deny"));
            let done = world.grant(user, channel, allow.unwrap_or(0), deny.unwrap_or(0));
            done.map_err(|refusal| refusal.message)?;
            Ok(json!({"permissions": world.shown_bits(user).to_string()}))
        }),
        "act" => server.change(|world| {
            let wanted = body.get("user").unwrap_or(&Value::Null);
            let user = world.find_user(wanted).ok_or("there is no such user")?;
            let actor = Actor { user, tab: None, nonce: Value::Null };
            acts::act(world, &actor, body)
        }),
        other => Err(format!("there is nothing to do called {other:?}")),
    }
}

fn fault(server: &Server, body: &Value) -> Result<Value, String> {
    if server.change(|world| world.faults().add(body))? {
        return Ok(Value::Null);
    }
    let op = |op: u8, data: Value| {
        let payload = json!({"t": null, "s": null, "op": op, "d": data});
        Frame::Text(payload.to_string().into())
    };
    let frame = match text(body, "kind").unwrap_or_default() {
        "close" => {
            let code = bits(body, "code").and_then(|code| u16::try_from(code).ok());
            Frame::Close(code.unwrap_or(4000), "Closed on demand.")
        }
        "freeze" => {
            let until = milliseconds(body)?.map(|ms| server.clock.now().saturating_add(ms));
            Frame::Freeze { until, thaws: *server.thaw.borrow() }
        }
        "reconnect" => op(7, Value::Null),
        "invalid_session" => {
            let resumable = body.get("resumable").and_then(Value::as_bool).unwrap_or(false);
            op(9, json!(resumable))
        }
        other => return Err(format!("there is no fault {other:?}")),
    };
    let invalid = text(body, "kind") == Some("invalid_session");
    let resumable = body.get("resumable") == Some(&json!(true));
    let interruption = match (invalid, resumable) {
        (false, _) => Interruption::None,
        (true, true) => Interruption::Resumable,
        (true, false) => Interruption::Ended,
    };
    server.change(|world| {
        let bot = body.get("bot").and_then(|wanted| world.find_user(wanted));
        Ok(json!({"sessions": world.interrupt(bot, &frame, interruption)}))
    })
}

/// Reads something back: the part of the path behind `/control/`, and what was asked of it.
pub(crate) fn read(
    server: &Server,
    what: &str,
    asked: impl Fn(&str) -> Option<String>,
) -> Result<Value, String> {
    match what {
        "messages" => server.read(|world| {
            let channel = asked("channel").map(Value::String).unwrap_or_default();
            let channel = world.find_channel(&channel).ok_or("there is no such channel")?;
            let user = match asked("user") {
                Some(user) => world.find_user(&Value::String(user)),
                None => Some(world.state().guild.owner),
            };
            let user = user.ok_or("there is no such user")?;
            Ok(Value::Array(world.history(channel, user)))
        }),
        "requests" => Ok(server.log().json()),
        "events" => server.read(|world| {
            let sent = world.sent_events().map(|sent| {
                let mut payload: Value = serde_json::from_str(&sent.text).unwrap_or_default();
                payload["bot"] = json!(sent.bot);
                payload
            });
            Ok(sent.collect())
        }),
        "interactions" => server
            .read(|world| Ok(world.interactions().into_iter().map(interaction_json).collect())),
        "state" => server.read(|world| {
            let owner = world.state().guild.owner;
            let channels = world.state().channels.values();
            let sessions = world.sessions().map(|session| {
                json!({"id": session.id, "bot": session.bot, "shard": session.shard,
                    "intents": session.intents, "seq": session.seq,
                    "connected": session.line.is_some()})
            });
            let (connections, identified) = world.connection_counts();
            Ok(json!({
                "now": world.now(), "connections": connections, "identified": identified,
                "guild": world.guild_object(), "users": world.page_users(),
                "channels": channels.map(|c| world.channel_object(c, owner)).collect::<Value>(),
                "commands": world.state().commands.values()
                    .map(|command| world.command_object(command)).collect::<Value>(),
                "sessions": sessions.collect::<Value>(), "tabs": world.tab_count(),
            }))
        }),
        other => Err(format!("there is nothing to read called {other:?}")),
    }
}

fn interaction_json(interaction: &Interaction) -> Value {
    json!({
        "id": interaction.id, "type": interaction.kind, "user": interaction.user,
        "channel": interaction.channel, "application": interaction.application,
        "name": interaction.name, "message": interaction.message, "state": interaction.state(),
        "answered": interaction.answered, "original": interaction.original,
        "followups": interaction.followups, "modal": interaction.modal,
        "choices": interaction.choices, "token": interaction.token,
    })
}
