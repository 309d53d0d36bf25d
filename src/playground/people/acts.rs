//! What a person can do: every operation of the page, as calls on the world. It answers with what
//! was made, or with a sentence for the person. It must not know sockets.

use serde_json::{Value, json};

use crate::json::text;
use crate::limits::table::{CHANNEL_NAME, GUILD_NAME, NICKNAME, THREAD_NAME};
use crate::limits::{Limit, MessageKind, check_message};
use crate::refusal::Refusal;
use crate::world::permissions::{MANAGE_CHANNELS, MANAGE_GUILD, VIEW_CHANNEL};
use crate::world::{Actor, Id, ReactionEmoji, World};

/// What an act made, or why it was refused.
pub(crate) type Done = Result<Value, String>;

/// Does what a page asked for.
pub(crate) fn act(world: &mut World, actor: &Actor, body: &Value) -> Done {
    let user = actor.user;
    let channel = || {
        let wanted = body.get("channel").unwrap_or(&Value::Null);
        world.find_channel(wanted).ok_or_else(|| "there is no such channel".to_owned())
    };
    let message = || id(body, "message");
    match text(body, "op").unwrap_or_default() {
        "open" => {
            let channel = channel()?;
            seen(world, user, channel)?;
            let history = json!({"channel_id": channel, "messages": world.history(channel, user)});
            if let Some(tab) = actor.tab {
                world.tell_tab(tab, "history", &history);
            }
            Ok(history)
        }
        "send" => {
            let channel = channel()?;
            let said = json!({"content": text(body, "content"),
                "message_reference": body.get("message_reference")});
            check_message(&said, MessageKind::Create, 0).map_err(|invalid| invalid.to_string())?;
            let (_, sent) = world.send_message(user, channel, &said, Vec::new()).map_err(words)?;
            Ok(json!({"id": sent, "channel_id": channel}))
        }
        "typing" => {
            let channel = channel()?;
            world.typing(user, channel).map_err(words).map(|()| Value::Null)
        }
        op @ ("command" | "autocomplete") => {
            let channel = channel()?;
            let wanted = body.get("command").unwrap_or(&Value::Null);
            let command = world.find_command(wanted).ok_or("there is no such command")?;
            let id = world.invoke_command(actor, channel, &command, body, op == "autocomplete")?;
            Ok(json!({"interaction_id": id}))
        }
        "press" => {
            let (channel, message) = (channel()?, message()?);
            let id = world.press_component(actor, channel, message, body)?;
            Ok(json!({"interaction_id": id}))
        }
        "submit" => {
            let opened = id(body, "interaction_id")?;
            let components = body.get("components").unwrap_or(&Value::Null);
            let id = world.submit_modal(actor, opened, components)?;
            Ok(json!({"interaction_id": id}))
        }
        "dismiss" => {
            let message = message()?;
            let gone = world.dismiss(user, message);
            if gone { Ok(Value::Null) } else { Err("there is nothing to dismiss".to_owned()) }
        }
        "react" => {
            let (channel, message) = (channel()?, message()?);
            let mark =
                ReactionEmoji::read(text(body, "emoji").unwrap_or_default()).map_err(words)?;
            let done = if body.get("add").and_then(Value::as_bool).unwrap_or(true) {
                world.react(user, channel, message, &mark)
            } else {
                world.unreact(user, channel, message, &mark, user)
            };
            done.map_err(words).map(|()| Value::Null)
        }
        "delete" => {
            let (channel, message) = (channel()?, message()?);
            world.delete_message(user, channel, message).map_err(words).map(|()| Value::Null)
        }
        _ => arrange(world, user, body),
    }
}

/// The operations that change the playground itself. People are everybody's to arrange; channels
/// and the guild need the permission that Discord asks for.
fn arrange(world: &mut World, user: Id, body: &Value) -> Done {
    let named = |limit: Limit| {
        let name = text(body, "name").map(str::trim).unwrap_or_default();
        // A name that people see needs a character, whatever else the limit says.
        let (min, max) = (limit.min.max(1), limit.max);
        let fits = (min..=max).contains(&name.chars().count());
        if fits { Ok(name) } else { Err(format!("the name needs {min} to {max} characters")) }
    };
    match text(body, "op").unwrap_or_default() {
        "user_add" => {
            let locale = text(body, "locale").unwrap_or("en-US");
            Ok(json!({"id": world.add_person(named(NICKNAME)?, locale)}))
        }
        "user_edit" => {
            if body.get("name").is_some() {
                named(NICKNAME)?;
            }
            let done = world.edit_person(id(body, "id")?, body);
            if done { Ok(Value::Null) } else { Err("there is no such user".to_owned()) }
        }
        "user_remove" => {
            let id = id(body, "id")?;
            if id == world.state().guild.owner {
                return Err("the owner of the guild stays".to_owned());
            }
            world.remove_member(id).map_err(words).map(|()| Value::Null)
        }
        "channel_add" => {
            world.need_in_guild(user, MANAGE_CHANNELS).map_err(words)?;
            let made = world.make_channel(&json!({"name": named(CHANNEL_NAME)?}));
            made.map_err(words).map(|id| json!({"id": id}))
        }
        "channel_remove" => {
            let channel = id(body, "id")?;
            world.need(user, channel, MANAGE_CHANNELS).map_err(words)?;
            world.remove_channel(channel).map_err(words).map(|()| Value::Null)
        }
        "thread_add" => {
            let wanted = body.get("channel").unwrap_or(&Value::Null);
            let channel = world.find_channel(wanted).ok_or("there is no such channel")?;
            let about = json!({"name": named(THREAD_NAME)?, "type": 11});
            let message = body.get("message").and_then(Id::read);
            let made = world.start_thread(user, channel, message, &about);
            made.map_err(words).map(|id| json!({"id": id}))
        }
        "guild_edit" => {
            world.need_in_guild(user, MANAGE_GUILD).map_err(words)?;
            if body.get("name").is_some() {
                named(GUILD_NAME)?;
            }
            world.edit_guild(body);
            Ok(Value::Null)
        }
        other => Err(format!("there is no operation {other:?}")),
    }
}

fn id(body: &Value, key: &str) -> Result<Id, String> {
    body.get(key).and_then(Id::read).ok_or_else(|| format!("{key} is missing"))
}

fn seen(world: &World, user: Id, channel: Id) -> Result<(), String> {
    world.need(user, channel, VIEW_CHANNEL).map_err(words)
}

fn words(refusal: Refusal) -> String {
    refusal.message
}
