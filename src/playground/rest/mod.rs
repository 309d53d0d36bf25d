//! REST: one door for every request of the API. It reads the body, asks for faults, token and rate,
//! finds the route, answers, and keeps a log. What a route does stands in the file of its noun.

mod application;
mod body;
mod channel;
mod commands;
mod desk;
mod door;
mod emojis;
mod guild;
mod members;
mod messages;
mod replies;
mod threads;
mod users;

use serde_json::Value;

pub(crate) use self::desk::{Desk, Logged};
pub(crate) use self::door::{decode, serve};
use crate::limits::Invalid;
use crate::refusal::{Answer, Refusal};
use crate::world::{Id, Upload, World};

/// One request, read and authorised.
pub(crate) struct Call<'a> {
    pub method: &'a str,
    pub path: &'a [&'a str],
    pub query: &'a [(String, String)],
    /// Who asks; None for the routes that need no token.
    pub bot: Option<Id>,
    pub body: Value,
    pub files: Vec<Upload>,
    /// The host and port by which the client reached us.
    pub host: &'a str,
}

/// What a route answers.
pub(crate) enum Reply {
    Json(u16, Value),
    Empty,
}

pub(crate) type Routed = Answer<Reply>;

pub(crate) fn ok(value: Value) -> Routed {
    Ok(Reply::Json(200, value))
}

pub(crate) const EMPTY: Routed = Ok(Reply::Empty);

impl<'a> Call<'a> {
    /// The path behind the thing that it begins with, such as a channel.
    pub(crate) fn below(&self) -> &'a [&'a str] {
        self.path.get(2..).unwrap_or_default()
    }

    pub(crate) fn asked(&self, key: &str) -> Option<&str> {
        self.query.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    pub(crate) fn asked_id(&self, key: &str) -> Option<Id> {
        self.asked(key)?.parse().ok()
    }

    /// The bot that asks.
    pub(crate) fn bot(&self) -> Answer<Id> {
        self.bot.ok_or_else(Refusal::unauthorized)
    }

    pub(crate) fn take_files(&mut self) -> Vec<Upload> {
        std::mem::take(&mut self.files)
    }
}

impl From<Invalid> for Refusal {
    fn from(invalid: Invalid) -> Self {
        let errors = invalid.body().get_mut("errors").map(Value::take);
        let message = invalid.message().to_owned();
        Self { status: invalid.status(), code: invalid.code(), message, errors }
    }
}

/// An id in a path. What is no number is no id of anything.
pub(crate) fn id(text: &str) -> Answer<Id> {
    text.parse().map_err(|_| {
        let message = format!("Value \"{text}\" is not snowflake.");
        Refusal::form(&["id"], "NUMBER_TYPE_COERCE", &message)
    })
}

/// The routes whose body is a list; every other body is an object.
fn takes_list(method: &str, path: &[&str]) -> bool {
    match (method, path) {
        ("PUT", ["applications", _, rest @ ..]) => rest.last() == Some(&"commands"),
        ("PATCH", ["guilds", _, "channels" | "roles"]) => true,
        _ => false,
    }
}

/// Finds the route.
pub(crate) fn route(world: &mut World, call: &mut Call<'_>) -> Routed {
    let path = call.path;
    match (&call.body, takes_list(call.method, path)) {
        (Value::Null, _) | (Value::Object(_), false) | (Value::Array(_), true) => {}
        (_, true) => return Err(Refusal::no_list()),
        (_, false) => return Err(Refusal::no_object()),
    }
    match (call.method, path) {
        ("GET", ["gateway", ..]) => application::gateway(call),
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
