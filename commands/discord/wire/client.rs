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
use super::sender::{Auth, Outgoing, Received, SendError, Sender};
use super::token::Trust;
use super::waits::Bucket;
use crate::discord::limits;
use crate::discord::message::Message;
use crate::discord::message::text::{filled, one_line};

/// The longest that a follow-up or an edit by an interaction's token may take.
const WEBHOOK_PATIENCE: Duration = Duration::from_secs(60);

/// The longest that a board, a thread or a registration may take.
const BOT_PATIENCE: Duration = Duration::from_secs(5 * 60);

/// How a message was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// As it was.
    Whole,
    /// Without its files, which did not get through.
    InWords,
}

impl Sent {
    fn from(received: &Received) -> Sent {
        if received.whole { Sent::Whole } else { Sent::InWords }
    }
}

/// A message that was posted, or one that was there already under the same nonce.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Posted {
    /// Its id.
    pub(crate) id: u64,
    /// Its text.
    pub(crate) text: String,
    /// How it was sent.
    pub(crate) sent: Sent,
}

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
    ) -> Result<Sent, WireError> {
        let outgoing = Outgoing {
            method: Method::POST,
            path: format!("/interactions/{}/{}/callback", reply_to.id, reply_to.token),
            bucket: Bucket { route: "callback", major: reply_to.id },
            auth: Auth::Callback,
            deadline: reply_to.arrived + limits::FIRST_ANSWER,
            content: Some(Content::answer(answer)),
            spare: answer.spare().map(Content::answer),
        };
        match self.sender.send(outgoing).await {
            Ok(received) => Ok(Sent::from(&received)),
            // It had arrived, only its answer was lost.
            Err(SendError { error: WireError::AlreadyAnswered, unclear: true }) => Ok(Sent::Whole),
            Err(lost) => Err(lost.error),
        }
    }

    /// Changes the message that was the first answer or, after a press, the one that was pressed.
    pub(crate) async fn edit_original(
        &self,
        reply_to: &ReplyHandle,
        message: &Message,
    ) -> Result<Sent, WireError> {
        let path =
            format!("/webhooks/{}/{}/messages/@original", reply_to.application, reply_to.token);
        let contents = (Content::edit(message), message.spare().map(Content::edit));
        self.webhook(reply_to, Method::PATCH, "edit original", path, contents).await
    }

    /// One more message.
    pub(crate) async fn follow_up(
        &self,
        reply_to: &ReplyHandle,
        message: &Message,
    ) -> Result<Sent, WireError> {
        let path = format!("/webhooks/{}/{}", reply_to.application, reply_to.token);
        let contents = (Content::new(message), message.spare().map(Content::new));
        self.webhook(reply_to, Method::POST, "follow up", path, contents).await
    }

    async fn webhook(
        &self,
        reply_to: &ReplyHandle,
        method: Method,
        route: &'static str,
        path: String,
        (content, spare): (Content, Option<Content>),
    ) -> Result<Sent, WireError> {
        let outgoing = Outgoing {
            method,
            path,
            bucket: Bucket { route, major: reply_to.id },
            auth: Auth::Webhook,
            deadline: (reply_to.arrived + limits::TOKEN_LIFE)
                .min(Instant::now() + WEBHOOK_PATIENCE),
            content: Some(content),
            spare,
        };
        let sent = self.sender.send(outgoing).await;
        sent.map(|received| Sent::from(&received)).map_err(|lost| lost.error)
    }

    /// A message in a channel. If one is there that was posted under the same nonce some minutes ago, it
    /// stays as it is, and is what comes back.
    pub(crate) async fn post(
        &self,
        channel: u64,
        message: &Message,
        nonce: &str,
    ) -> Result<Posted, WireError> {
        let path = format!("/channels/{channel}/messages");
        let spare = message.spare().map(|spare| Content::once(spare, nonce));
        let contents = (Some(Content::once(message, nonce)), spare);
        let received = self.bot(Method::POST, "post", channel, path, contents).await?;
        let Created { id, content } = created(&received.body)?;
        Ok(Posted { id, text: content, sent: Sent::from(&received) })
    }

    /// Changes a message of ours.
    pub(crate) async fn edit(
        &self,
        channel: u64,
        id: u64,
        message: &Message,
    ) -> Result<Sent, WireError> {
        let path = format!("/channels/{channel}/messages/{id}");
        let contents = (Some(Content::edit(message)), message.spare().map(Content::edit));
        let received = self.bot(Method::PATCH, "edit", channel, path, contents).await?;
        Ok(Sent::from(&received))
    }

    /// Deletes a message of ours. One that is gone is deleted.
    pub(crate) async fn delete(&self, channel: u64, id: u64) -> Result<(), WireError> {
        let path = format!("/channels/{channel}/messages/{id}");
        match self.bot(Method::DELETE, "delete", channel, path, (None, None)).await {
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
        let thread = Thread { name: filled(one_line(name), limits::THREAD_NAME), r#type: 11 };
        let path = format!("/channels/{channel}/threads");
        let contents = (Some(Content::json(&thread)), None);
        let received = self.bot(Method::POST, "thread", channel, path, contents).await?;
        created(&received.body).map(|created| created.id)
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
        let (major, contents) = (guild.unwrap_or(0), (Some(Content::json(commands)), None));
        self.bot(Method::PUT, "register", major, path, contents).await.map(drop)
    }

    /// Our application's id.
    pub(crate) async fn application_id(&self) -> Result<u64, WireError> {
        let path = "/applications/@me".to_owned();
        let received = self.bot(Method::GET, "application", 0, path, (None, None)).await?;
        created(&received.body).map(|created| created.id)
    }

    /// Where the gateway is, and what it allows us.
    pub(crate) async fn gateway(&self) -> Result<GatewayInfo, WireError> {
        let path = "/gateway/bot".to_owned();
        GatewayInfo::read(&self.bot(Method::GET, "gateway", 0, path, (None, None)).await?.body)
    }

    async fn bot(
        &self,
        method: Method,
        route: &'static str,
        major: u64,
        path: String,
        (content, spare): (Option<Content>, Option<Content>),
    ) -> Result<Received, WireError> {
        let bucket = Bucket { route, major };
        let deadline = Instant::now() + BOT_PATIENCE;
        let outgoing = Outgoing { method, path, bucket, auth: Auth::Bot, deadline, content, spare };
        self.sender.send(outgoing).await.map_err(|lost| lost.error)
    }
}

/// Something that was made.
struct Created {
    id: u64,
    content: String,
}

/// What was made.
fn created(answer: &[u8]) -> Result<Created, WireError> {
    #[derive(Deserialize)]
    struct Made<'a> {
        #[serde(borrow)]
        id: std::borrow::Cow<'a, str>,
        #[serde(default)]
        content: String,
    }
    let made: Option<Made<'_>> = serde_json::from_slice(answer).ok();
    let made =
        made.and_then(|made| Some(Created { id: made.id.parse().ok()?, content: made.content }));
    made.ok_or_else(|| {
        let message = "an answer without an id".to_owned();
        WireError::Refused { status: 200, code: 0, message }
    })
}
