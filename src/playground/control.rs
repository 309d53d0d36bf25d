//! The control desk: faults on demand, driving time, acting as a person, reading everything back.
//! The same for tests in Rust and, as `/control`, for tests in any language.

pub(crate) mod faults;
pub(crate) mod route;

use serde_json::{Value, json};

use self::route::Route;
use crate::people::acts;
use crate::server::Server;
use crate::world::{Actor, Frame, Id, bits, text};

/// Does what a control request asks for; an error is a sentence.
pub(crate) fn control(server: &Server, body: &Value) -> Result<Value, String> {
    match text(body, "do").unwrap_or_default() {
        "advance" => {
            let ms = span(body)?.ok_or("ms is missing")?;
            server.clock.advance(ms);
            server.with(|world| {
                world.tick();
                Ok(json!({"now": world.now()}))
            })
        }
        "fault" => fault(server, body),
        "clear" => {
            server.with(|world| {
                world.faults.clear();
                world.tick();
            });
            server.desk().widen();
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
            let window = span(body)?.unwrap_or(1000);
            let route = Route::read(route)?;
            if route.is_callback() {
                return Err("a callback has no limit: each is the first of its bucket".to_owned());
            }
            server.desk().narrow(route, limit, window);
            Ok(Value::Null)
        }
        "delete_message" => server.with(|world| {
            let id = body.get("message").and_then(Id::read).ok_or("message is missing")?;
            let found = world.state.messages.values().find_map(|messages| messages.get(&id));
            let found = found.cloned().ok_or("there is no such message")?;
            world.remove_message(&found);
            Ok(Value::Null)
        }),
        "delete_channel" => server.with(|world| {
            let wanted = body.get("channel").unwrap_or(&Value::Null);
            let id = world.find_channel(wanted).ok_or("there is no such channel")?;
            world.remove_channel(id).map_err(|refusal| refusal.message)?;
            Ok(Value::Null)
        }),
        "set_permissions" => server.with(|world| {
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
        "act" => server.with(|world| {
            let wanted = body.get("user").unwrap_or(&Value::Null);
            let user = world.find_user(wanted).ok_or("there is no such user")?;
            let actor = Actor { user, tab: None, nonce: Value::Null };
            acts::act(world, &actor, body)
        }),
        other => Err(format!("there is nothing to do called {other:?}")),
    }
}

/// The longest time that can be asked for: ten years. Sums of it never overflow.
const LONGEST: u64 = 10 * 366 * 86_400_000;

/// How long something lasts: `ms`, if it is given.
fn span(body: &Value) -> Result<Option<u64>, String> {
    match body.get("ms") {
        None | Some(Value::Null) => Ok(None),
        Some(_) => {
            let ms = bits(body, "ms").filter(|&ms| ms <= LONGEST);
            ms.map(Some).ok_or_else(|| "ms is no number, or more than ten years".to_owned())
        }
    }
}

fn fault(server: &Server, body: &Value) -> Result<Value, String> {
    if server.with(|world| world.faults.add(body))? {
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
            let until = span(body)?.map(|ms| server.clock.now().saturating_add(ms));
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
    let ends = invalid && body.get("resumable") != Some(&json!(true));
    server.with(|world| {
        let bot = body.get("bot").and_then(|wanted| world.find_user(wanted));
        let now = world.now();
        let mut struck = Vec::new();
        for session in world.sessions.values_mut() {
            if bot.is_none_or(|bot| session.bot == bot)
                && let Some(line) = &session.line
                && line.send(frame.clone()).is_ok()
            {
                struck.push(session.id.clone());
                // The socket stays open, and may identify or resume again.
                if invalid {
                    session.line = None;
                    session.gone = Some(now);
                }
            }
        }
        if ends {
            world.sessions.retain(|id, _| !struck.contains(id));
        }
        if invalid {
            world.tell_users();
        }
        Ok(json!({"sessions": struck.len()}))
    })
}

/// Reads something back: the part of the path behind `/control/`, and what was asked of it.
pub(crate) fn read(
    server: &Server,
    what: &str,
    asked: impl Fn(&str) -> Option<String>,
) -> Result<Value, String> {
    match what {
        "messages" => server.look(|world| {
            let channel = asked("channel").map(Value::String).unwrap_or_default();
            let channel = world.find_channel(&channel).ok_or("there is no such channel")?;
            let user = match asked("user") {
                Some(user) => world.find_user(&Value::String(user)),
                None => Some(world.state.guild.owner),
            };
            let user = user.ok_or("there is no such user")?;
            Ok(Value::Array(world.history(channel, user)))
        }),
        "requests" => Ok(server.desk().log.iter().map(crate::rest::Logged::face).collect()),
        "events" => server.look(|world| {
            let sent = world.events.iter().map(|sent| {
                let mut payload: Value = serde_json::from_str(&sent.text).unwrap_or_default();
                payload["bot"] = json!(sent.bot);
                payload
            });
            Ok(sent.collect())
        }),
        "interactions" => server.look(|world| {
            let mut all: Vec<_> = world.interactions.values().collect();
            all.sort_by_key(|interaction| interaction.id);
            Ok(all.into_iter().map(interaction_face).collect())
        }),
        "state" => server.look(|world| {
            let owner = world.state.guild.owner;
            let channels = world.state.channels.values();
            let sessions = world.sessions.values().map(|session| {
                json!({"id": session.id, "bot": session.bot, "shard": session.shard,
                    "intents": session.intents, "seq": session.seq,
                    "connected": session.line.is_some()})
            });
            Ok(json!({
                "now": world.now(), "guild": world.guild_face(), "users": world.page_users(),
                "channels": channels.map(|c| world.channel_face(c, owner)).collect::<Value>(),
                "commands": world.state.commands.values()
                    .map(|command| world.command_face(command)).collect::<Value>(),
                "sessions": sessions.collect::<Value>(), "tabs": world.tabs.len(),
            }))
        }),
        other => Err(format!("there is nothing to read called {other:?}")),
    }
}

fn interaction_face(interaction: &crate::world::Interaction) -> Value {
    json!({
        "id": interaction.id, "type": interaction.kind, "user": interaction.user,
        "channel": interaction.channel, "application": interaction.application,
        "name": interaction.name, "message": interaction.message, "state": interaction.state(),
        "answered": interaction.answered, "original": interaction.original,
        "followups": interaction.followups, "modal": interaction.modal,
        "choices": interaction.choices, "token": interaction.token,
    })
}
