//! Interaction callbacks, the original answer and follow-ups.

use serde_json::Value;

use super::call::{Call, EMPTY, Routed, id, ok};
use crate::limits::{Asked, MessageKind, check_callback, check_edit, check_message};
use crate::refusal::Refusal;
use crate::world::{CallbackAnswer, Id, World};

pub(super) fn callback(
    world: &mut World,
    call: &mut Call<'_>,
    interaction: Id,
    token: &str,
) -> Routed {
    let found = world.awaiting(interaction, token)?;
    let message = found.message.and_then(|id| world.message(found.channel, id).ok());
    let message = message.map(|message| world.message_object(message, found.application));
    let asked = Asked { option_type: found.option_type, message: message.as_ref() };
    check_callback(&call.body, call.files.len(), asked)?;
    let files = call.take_files();
    let CallbackAnswer(object) = world.callback(interaction, token, &call.body, files)?;
    if call.asked("with_response").is_some_and(|asked| asked == "true" || asked == "1") {
        ok(object)
    } else {
        EMPTY
    }
}

pub(super) fn route(
    world: &mut World,
    call: &mut Call<'_>,
    app: Id,
    token: &str,
    rest: &[&str],
) -> Routed {
    let target = match rest {
        [] if call.method == "POST" => return follow_up(world, call, app, token),
        ["messages", "@original"] => None,
        ["messages", message] => Some(id(message)?),
        _ => return Err(Refusal::no_route()),
    };
    match call.method {
        "GET" => ok(world.message_object(world.reached(app, token, target)?, app)),
        "PATCH" => {
            let stored = world.message_object(world.reached(app, token, target)?, app);
            check_edit(&call.body, MessageKind::Edit, call.files.len(), &stored)?;
            let files = call.take_files();
            ok(world.edit_reply(app, token, target, &call.body, files)?)
        }
        "DELETE" => {
            world.delete_reply(app, token, target)?;
            EMPTY
        }
        _ => Err(Refusal::wrong_method()),
    }
}

fn follow_up(world: &mut World, call: &mut Call<'_>, app: Id, token: &str) -> Routed {
    world.opened(app, token)?;
    check_message(&call.body, MessageKind::Followup, call.files.len())?;
    let files = call.take_files();
    let object: Value = world.follow_up(app, token, &call.body, files)?;
    ok(object)
}
