//! The requests that the bot makes, each with its route, its rate-limit bucket and its deadline.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::body::Content;
use super::error::WireError;
use super::gateway_info::GatewayInfo;
use super::handle::ReplyHandle;
use super::reply::Reply;
use super::sender::{Auth, Outgoing, SendError, Sender};
use super::token::Trust;
use super::waits::Bucket;
use crate::discord::limits;
use crate::discord::message::Message;
use crate::discord::message::text::filled;

/// The longest that a follow-up or an edit by an interaction's token may take.
const WEBHOOK_PATIENCE: Duration = Duration::from_secs(60);

/// The longest that a board, a thread or a registration may take.
const BOT_PATIENCE: Duration = Duration::from_secs(5 * 60);

/// The client. Clones share its connections and its rate limits.
#[derive(Clone)]
pub(crate) struct Wire {
    pub(super) sender: Arc<Sender>,
}

impl Wire {
    /// To the API at an address such as `https://discord.com/api`.
    pub(crate) fn new(api: &str, token: &str) -> Wire {
        Wire { sender: Arc::new(Sender::new(api, token)) }
    }

    /// Does Discord take our token, as far as we know?
    pub(crate) fn is_trusted(&self) -> bool {
        self.sender.token.trust() == Trust::Taken
    }

    /// Waits until Discord refuses our token for good.
    pub(crate) async fn token_refused(&self) {
        self.sender.token.refused().await;
    }

    /// Answers an interaction for the first time. Gives up when its three seconds are over.
    pub(crate) async fn answer(
        &self,
        reply_to: &ReplyHandle,
        answer: Reply<'_>,
    ) -> Result<(), WireError> {
        let outgoing = Outgoing {
            method: Method::POST,
            path: format!("/interactions/{}/{}/callback", reply_to.id, reply_to.token),
            bucket: Bucket { route: "callback", major: reply_to.id },
            auth: Auth::Callback,
            deadline: reply_to.arrived + limits::FIRST_ANSWER,
            content: Some(Content::answer(answer)),
        };
        match self.sender.send(outgoing).await {
            Ok(_) => Ok(()),
            // It had arrived, only its answer was lost.
            Err(SendError { error: WireError::AlreadyAnswered, unclear: true }) => Ok(()),
            Err(lost) => Err(lost.error),
        }
    }

    /// Changes the message that was the first answer or, after a press, the one that was pressed.
    pub(crate) async fn edit_original(
        &self,
        reply_to: &ReplyHandle,
        message: &Message,
    ) -> Result<(), WireError> {
        let path =
            format!("/webhooks/{}/{}/messages/@original", reply_to.application, reply_to.token);
        let content = Content::edit(message);
        self.webhook(reply_to, Method::PATCH, "edit original", path, content).await.map(drop)
    }

    /// One more message; its id.
    pub(crate) async fn follow_up(
        &self,
        reply_to: &ReplyHandle,
        message: &Message,
    ) -> Result<u64, WireError> {
        let path = format!("/webhooks/{}/{}", reply_to.application, reply_to.token);
        let content = Content::new(message);
        let made = self.webhook(reply_to, Method::POST, "follow up", path, content).await?;
        created_id(&made)
    }

    async fn webhook(
        &self,
        reply_to: &ReplyHandle,
        method: Method,
        route: &'static str,
        path: String,
        content: Content,
    ) -> Result<Vec<u8>, WireError> {
        let outgoing = Outgoing {
            method,
            path,
            bucket: Bucket { route, major: reply_to.id },
            auth: Auth::Webhook,
            deadline: (reply_to.arrived + limits::TOKEN_LIFE)
                .min(Instant::now() + WEBHOOK_PATIENCE),
            content: Some(content),
        };
        self.sender.send(outgoing).await.map_err(|lost| lost.error)
    }

    /// A message in a channel; its id.
    pub(crate) async fn post(&self, channel: u64, message: &Message) -> Result<u64, WireError> {
        let path = format!("/channels/{channel}/messages");
        let content = Some(Content::once(message));
        created_id(&self.bot(Method::POST, "post", channel, path, content).await?)
    }

    /// Changes a message of ours.
    pub(crate) async fn edit(
        &self,
        channel: u64,
        id: u64,
        message: &Message,
    ) -> Result<(), WireError> {
        let path = format!("/channels/{channel}/messages/{id}");
        let content = Some(Content::edit(message));
        self.bot(Method::PATCH, "edit", channel, path, content).await.map(drop)
    }

    /// Deletes a message of ours. One that is gone is deleted.
    pub(crate) async fn delete(&self, channel: u64, id: u64) -> Result<(), WireError> {
        let path = format!("/channels/{channel}/messages/{id}");
        match self.bot(Method::DELETE, "delete", channel, path, None).await {
            Ok(_) | Err(WireError::Gone(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Opens a public thread; its id.
    pub(crate) async fn open_thread(&self, channel: u64, name: &str) -> Result<u64, WireError> {
        #[derive(Serialize)]
        struct Thread {
            name: String,
            r#type: u8,
        }
        let thread = Thread { name: filled(name, limits::THREAD_NAME), r#type: 11 };
        let path = format!("/channels/{channel}/threads");
        let content = Some(Content::json(&thread));
        created_id(&self.bot(Method::POST, "thread", channel, path, content).await?)
    }

    /// Makes these the application's slash commands, everywhere or in one guild.
    pub(crate) async fn register_commands(
        &self,
        application: u64,
        guild: Option<u64>,
        commands: &impl Serialize,
    ) -> Result<(), WireError> {
        let path = match guild {
            Some(guild) => format!("/applications/{application}/guilds/{guild}/commands"),
            None => format!("/applications/{application}/commands"),
        };
        let (major, content) = (guild.unwrap_or(0), Some(Content::json(commands)));
        self.bot(Method::PUT, "register", major, path, content).await.map(drop)
    }

    /// Our application's id.
    pub(crate) async fn application_id(&self) -> Result<u64, WireError> {
        let path = "/applications/@me".to_owned();
        created_id(&self.bot(Method::GET, "application", 0, path, None).await?)
    }

    /// Where the gateway is, and what it allows us.
    pub(crate) async fn gateway(&self) -> Result<GatewayInfo, WireError> {
        let path = "/gateway/bot".to_owned();
        GatewayInfo::read(&self.bot(Method::GET, "gateway", 0, path, None).await?)
    }

    async fn bot(
        &self,
        method: Method,
        route: &'static str,
        major: u64,
        path: String,
        content: Option<Content>,
    ) -> Result<Vec<u8>, WireError> {
        let bucket = Bucket { route, major };
        let deadline = Instant::now() + BOT_PATIENCE;
        let outgoing = Outgoing { method, path, bucket, auth: Auth::Bot, deadline, content };
        self.sender.send(outgoing).await.map_err(|lost| lost.error)
    }
}

/// The id of what was made.
fn created_id(answer: &[u8]) -> Result<u64, WireError> {
    #[derive(Deserialize)]
    struct Made<'a> {
        id: &'a str,
    }
    let made: Option<Made<'_>> = serde_json::from_slice(answer).ok();
    made.and_then(|made| made.id.parse().ok()).ok_or_else(|| {
        let message = "an answer without an id".to_owned();
        WireError::Refused { status: 200, code: 0, message }
    })
}
