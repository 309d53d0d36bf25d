//! Our own small client for Discord's REST API v10. It exists because serenity's keeps to
//! discord.com unless its rate limiter is off, loses `retry-after` when it is off, and empties the
//! list of a message's files when an interaction updates it. It must not know what it carries.

mod body;
mod fault;
mod sender;
mod waits;

#[cfg(test)]
mod tests;

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use reqwest::Method;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

pub(crate) use fault::Fault;

use self::body::Content;
use self::sender::{Call, Lost, Sender, Way};
use self::waits::Bucket;
use super::limits;
use super::message::text::filled;
use super::message::{Message, Modal};

/// So long a user waits for what follows an answer.
const WEBHOOK: Duration = Duration::from_secs(60);

/// So long a board, a thread or a registration may take.
const BOT: Duration = Duration::from_secs(5 * 60);

/// The way to Discord. Clones share it.
#[derive(Clone)]
pub(crate) struct Wire {
    sender: Arc<Sender>,
}

/// An interaction's way back.
#[derive(Clone)]
pub(crate) struct Door {
    /// The interaction.
    pub(crate) id: u64,
    /// What lets us answer; never logged.
    pub(crate) token: String,
    /// Our application.
    pub(crate) application: u64,
    /// When the interaction reached us.
    pub(crate) arrived: Instant,
}

impl Door {
    /// The way back of an interaction that has just arrived.
    pub(crate) fn new(id: u64, token: impl Into<String>, application: u64) -> Door {
        Door { id, token: token.into(), application, arrived: Instant::now() }
    }

    /// Can its messages still be edited?
    pub(crate) fn alive(&self) -> bool {
        self.arrived.elapsed() < limits::TOKEN_LIFE
    }

    /// It as it can be written down; none if it has been open for longer than one can tell.
    pub(crate) fn note(&self) -> Option<Noted> {
        let age = self.arrived.elapsed();
        let arrived = SystemTime::now().duration_since(UNIX_EPOCH).ok()?.checked_sub(age)?;
        let (id, token, application) = (self.id, self.token.clone(), self.application);
        Some(Noted { id, token, application, arrived: arrived.as_secs() })
    }
}

/// A door that was written down.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Noted {
    id: u64,
    token: String,
    application: u64,
    /// In seconds since 1970.
    arrived: u64,
}

impl Noted {
    /// The door, if it is still open.
    pub(crate) fn door(&self) -> Option<Door> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
        let age = now.saturating_sub(Duration::from_secs(self.arrived));
        let arrived = Instant::now().checked_sub(age)?;
        let Noted { id, token, application, .. } = self.clone();
        Some(Door { id, token, application, arrived }).filter(Door::alive)
    }
}

impl PartialEq for Noted {
    /// The same interaction's, however its time was rounded.
    fn eq(&self, other: &Noted) -> bool {
        self.id == other.id
    }
}

impl fmt::Debug for Noted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Noted").field("id", &self.id).finish_non_exhaustive()
    }
}

impl fmt::Debug for Door {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Door").field("id", &self.id).finish_non_exhaustive()
    }
}

/// The first answer to an interaction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reply<'a> {
    /// A new message.
    Message(&'a Message),
    /// The message with the component that was pressed, changed.
    Update(&'a Message),
    /// "Thinking…"; [`Wire::edit_original`] says the rest.
    Defer {
        /// For one user's eyes only; the later message cannot change that.
        ephemeral: bool,
    },
    /// Nothing is seen; [`Wire::edit_original`] changes the message that was pressed.
    DeferUpdate,
    /// A form.
    Modal(&'a Modal),
}

impl Wire {
    /// To the API at an address such as `https://discord.com/api`.
    pub(crate) fn new(api: &str, token: &str) -> Wire {
        Wire { sender: Arc::new(Sender::new(api, token)) }
    }

    /// Answers an interaction for the first time. Gives up when its three seconds are over.
    pub(crate) async fn answer(&self, door: &Door, answer: Reply<'_>) -> Result<(), Fault> {
        let call = Call {
            method: Method::POST,
            path: format!("/interactions/{}/{}/callback", door.id, door.token),
            bucket: Bucket { route: "callback", major: door.id },
            way: Way::Callback,
            deadline: door.arrived + limits::FIRST_ANSWER,
            content: Some(Content::answer(answer)),
        };
        match self.sender.send(call).await {
            Ok(_) => Ok(()),
            // It had arrived, only its answer was lost.
            Err(Lost { fault: Fault::AlreadyAnswered, unclear: true }) => Ok(()),
            Err(lost) => Err(lost.fault),
        }
    }

    /// Changes the message that was the first answer or, after a press, the one that was pressed.
    pub(crate) async fn edit_original(&self, door: &Door, message: &Message) -> Result<(), Fault> {
        let path = format!("/webhooks/{}/{}/messages/@original", door.application, door.token);
        let content = Content::edit(message);
        self.webhook(door, Method::PATCH, "edit original", path, content).await.map(drop)
    }

    /// One more message; its id.
    pub(crate) async fn follow_up(&self, door: &Door, message: &Message) -> Result<u64, Fault> {
        let path = format!("/webhooks/{}/{}", door.application, door.token);
        let content = Content::new(message);
        let made = self.webhook(door, Method::POST, "follow up", path, content).await?;
        id_of(&made)
    }

    async fn webhook(
        &self,
        door: &Door,
        method: Method,
        route: &'static str,
        path: String,
        content: Content,
    ) -> Result<Vec<u8>, Fault> {
        let call = Call {
            method,
            path,
            bucket: Bucket { route, major: door.id },
            way: Way::Webhook,
            deadline: (door.arrived + limits::TOKEN_LIFE).min(Instant::now() + WEBHOOK),
            content: Some(content),
        };
        self.sender.send(call).await.map_err(|lost| lost.fault)
    }

    /// A message in a channel; its id.
    pub(crate) async fn post(&self, channel: u64, message: &Message) -> Result<u64, Fault> {
        let path = format!("/channels/{channel}/messages");
        let content = Some(Content::once(message));
        id_of(&self.bot(Method::POST, "post", channel, path, content).await?)
    }

    /// Changes a message of ours.
    pub(crate) async fn edit(&self, channel: u64, id: u64, message: &Message) -> Result<(), Fault> {
        let path = format!("/channels/{channel}/messages/{id}");
        let content = Some(Content::edit(message));
        self.bot(Method::PATCH, "edit", channel, path, content).await.map(drop)
    }

    /// Deletes a message of ours. One that is gone is deleted.
    pub(crate) async fn delete(&self, channel: u64, id: u64) -> Result<(), Fault> {
        let path = format!("/channels/{channel}/messages/{id}");
        match self.bot(Method::DELETE, "delete", channel, path, None).await {
            Ok(_) | Err(Fault::Gone(_)) => Ok(()),
            Err(fault) => Err(fault),
        }
    }

    /// Opens a public thread; its id.
    pub(crate) async fn thread(&self, channel: u64, name: &str) -> Result<u64, Fault> {
        #[derive(Serialize)]
        struct Thread {
            name: String,
            r#type: u8,
        }
        let thread = Thread { name: filled(name, limits::THREAD_NAME), r#type: 11 };
        let path = format!("/channels/{channel}/threads");
        let content = Some(Content::json(&thread));
        id_of(&self.bot(Method::POST, "thread", channel, path, content).await?)
    }

    /// Makes these the application's slash commands, everywhere or in one guild.
    pub(crate) async fn register(
        &self,
        application: u64,
        guild: Option<u64>,
        commands: &impl Serialize,
    ) -> Result<(), Fault> {
        let path = match guild {
            Some(guild) => format!("/applications/{application}/guilds/{guild}/commands"),
            None => format!("/applications/{application}/commands"),
        };
        let (major, content) = (guild.unwrap_or(0), Some(Content::json(commands)));
        self.bot(Method::PUT, "register", major, path, content).await.map(drop)
    }

    /// Our application's id.
    pub(crate) async fn application(&self) -> Result<u64, Fault> {
        let path = "/applications/@me".to_owned();
        id_of(&self.bot(Method::GET, "application", 0, path, None).await?)
    }

    async fn bot(
        &self,
        method: Method,
        route: &'static str,
        major: u64,
        path: String,
        content: Option<Content>,
    ) -> Result<Vec<u8>, Fault> {
        let bucket = Bucket { route, major };
        let deadline = Instant::now() + BOT;
        let call = Call { method, path, bucket, way: Way::Bot, deadline, content };
        self.sender.send(call).await.map_err(|lost| lost.fault)
    }
}

/// The id of what was made.
fn id_of(answer: &[u8]) -> Result<u64, Fault> {
    #[derive(Deserialize)]
    struct Made<'a> {
        id: &'a str,
    }
    let made: Option<Made<'_>> = serde_json::from_slice(answer).ok();
    made.and_then(|made| made.id.parse().ok()).ok_or_else(|| {
        let message = "an answer without an id".to_owned();
        Fault::Refused { status: 200, code: 0, message }
    })
}
