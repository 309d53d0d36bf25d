//! Threads and their members.

use serde_json::{Value, json};

use super::call::{Call, EMPTY, Reply, Routed, id, ok};
use crate::limits::{MessageKind, check_message, check_thread};
use crate::refusal::Refusal;
use crate::world::permissions::VIEW_CHANNEL;
use crate::world::{Id, PRIVATE_THREAD, PUBLIC_THREAD, World};

pub(super) fn route(world: &mut World, call: &mut Call<'_>, channel: Id) -> Routed {
    let (bot, rest) = (call.bot()?, call.below());
    let someone = |text: &str| if text == "@me" { Ok(bot) } else { id(text) };
    match (call.method, rest) {
        ("POST", ["threads"]) => start(world, call, channel, None),
        ("POST", ["messages", message, "threads"]) => {
            start(world, call, channel, Some(id(message)?))
        }
        ("GET", ["threads", "archived", "public"]) => {
            world.need(bot, channel, VIEW_CHANNEL)?;
            ok(world.threads(bot, Some(channel), true, PUBLIC_THREAD))
        }
        ("GET", ["threads", "archived", "private"] | ["users", "@me", "threads", ..]) => {
            world.need(bot, channel, VIEW_CHANNEL)?;
            ok(world.threads(bot, Some(channel), true, PRIVATE_THREAD))
        }
        ("GET", ["thread-members"]) => {
            let plain = call.asked("with_member") != Some("true");
            let members = world.thread_members(bot, channel)?.into_iter();
            ok(members.map(|object| if plain { without_member(object) } else { object }).collect())
        }
        ("GET", ["thread-members", user]) => {
            let user = json!(someone(user)?);
            let mut members = world.thread_members(bot, channel)?.into_iter();
            let found = members.find(|member| member["user_id"] == user);
            ok(without_member(found.ok_or_else(Refusal::unknown_member)?))
        }
        ("PUT", ["thread-members", user]) => {
            world.join_thread(bot, channel, someone(user)?)?;
            EMPTY
        }
        ("DELETE", ["thread-members", user]) => {
            world.leave_thread(bot, channel, someone(user)?)?;
            EMPTY
        }
        _ => Err(Refusal::no_route()),
    }
}

fn start(world: &mut World, call: &mut Call<'_>, channel: Id, message: Option<Id>) -> Routed {
    let bot = call.bot()?;
    check_thread(&call.body, true)?;
    // A post of a forum brings its first message along.
    let forum = world.channel(channel)?.kind == 15;
    let first = call.body.get("message").cloned().unwrap_or(Value::Null);
    if forum {
        check_message(&first, MessageKind::Create, call.files.len())?;
    }
    let thread = world.start_thread(bot, channel, message, &call.body)?;
    let mut first_message = None;
    if forum {
        let files = call.take_files();
        first_message = Some(world.send_message(bot, thread, &first, files)?.1);
    }
    let mut object = world.channel_object(world.channel(thread)?, bot);
    if let Some(first) = first_message {
        object["message"] = world.message_object(world.message(thread, first)?, bot);
    }
    Ok(Reply::Json(201, object))
}

fn without_member(mut object: Value) -> Value {
    if let Some(map) = object.as_object_mut() {
        map.remove("member");
    }
    object
}
