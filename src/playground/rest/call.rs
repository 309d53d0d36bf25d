//! One request of the API as its route sees it, and what a route answers.

use serde_json::Value;

use crate::limits::Invalid;
use crate::refusal::{Answer, Refusal};
use crate::world::{Id, Upload};

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
