//! A running bot: how it is started, what comes in from the gateway, and how it is stopped without
//! losing a press. What a press does is for others to know.

mod events;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use host::hall::Hall;
use host::news::NewsReceiver;
use poise::serenity_prelude::GatewayIntents;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use self::events::{Listener, on_event};
use crate::discord::gateway::Shards;
use crate::discord::permission;
use crate::discord::wire::{Wire, WireError};
use crate::picture::Gallery;
use crate::service::app::App;
use crate::slash;

/// The time that presses in work, boards and the gateway each have, once the bot is to stop.
const STOP_PATIENCE: Duration = Duration::from_secs(5);

/// The time that the gateway has to greet us.
const GREETING_PATIENCE: Duration = Duration::from_secs(30);

/// What a bot needs to start.
pub struct Settings {
    /// The address of the API, without a version: `https://discord.com/api`.
    pub api: String,
    /// The bot's token.
    pub token: String,
    /// The one guild to register the commands in; in all of them if nothing is said.
    pub guild: Option<u64>,
    /// The tables.
    pub hall: Hall,
    /// What they have to tell.
    pub news: NewsReceiver,
    /// The pictures.
    pub gallery: Gallery,
    /// The shortest time between two rounds of edits of a table's messages, usually [`EDIT_PAUSE`].
    pub edit_pause: Duration,
}

/// The pause between two rounds of edits with which a busy table stays within Discord's limits.
pub const EDIT_PAUSE: Duration = Duration::from_secs(1);

/// Why a bot cannot start, in words for its operator.
#[derive(Debug)]
pub enum StartTrouble {
    /// The token is not accepted.
    Token,
    /// The API cannot be reached.
    Unreachable(String),
    /// The gateway has sent us away, or never said a word.
    Gateway(String),
    /// The commands could not be registered.
    Commands(String),
}

impl fmt::Display for StartTrouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartTrouble::Token => write!(f, "the bot's token is not accepted"),
            StartTrouble::Unreachable(why) => write!(f, "the API cannot be reached: {why}"),
            StartTrouble::Gateway(why) => write!(f, "the gateway does not let us in: {why}"),
            StartTrouble::Commands(why) => write!(f, "the commands cannot be registered: {why}"),
        }
    }
}

impl std::error::Error for StartTrouble {}

/// A running bot.
pub struct Bot {
    app: Arc<App>,
    shards: Shards,
    news_task: JoinHandle<()>,
}

impl Bot {
    /// Connects, and registers the commands. The bot is ready when this returns.
    pub async fn start(settings: Settings) -> Result<Bot, StartTrouble> {
        let Settings { api, token, guild, hall, mut news, gallery, edit_pause } = settings;
        let wire = Wire::new(&api, &token);
        let application = wire.application_id().await.map_err(|error| trouble_at_start(&error))?;
        let gateway = wire.gateway().await.map_err(|error| trouble_at_start(&error))?;
        let app = Arc::new(App::new(hall, wire.clone(), gallery, edit_pause));
        let listener = Arc::new(Listener::new(Arc::clone(&app), application));
        let shards = Shards::start(wire, &token, intents().bits(), gateway, move |event| {
            on_event(&listener, event);
        });
        let tables = Arc::clone(&app);
        let news_task = tokio::spawn(async move {
            let follow = async {
                while let Some(news) = news.recv().await {
                    tables.keepers().table_changed(&news);
                }
            };
            tokio::join!(tables.keepers().catch_up(), follow);
        });
        let greeted = timeout(GREETING_PATIENCE, shards.first_up()).await;
        let bot = Bot { app, shards, news_task };
        let trouble = match greeted {
            Ok(Ok(())) => None,
            Ok(Err(why)) => Some(why),
            Err(_) => Some(bot.shards.first_trouble().unwrap_or_else(|| "no greeting".to_owned())),
        };
        if let Some(why) = trouble {
            bot.stop().await;
            return Err(StartTrouble::Gateway(why));
        }
        let commands = slash::registration();
        if let Err(error) = bot.app.wire().register_commands(application, guild, &commands).await {
            bot.stop().await;
            return Err(StartTrouble::Commands(error.to_string()));
        }
        tracing::info!(commands = commands.len(), ?guild, "connected, commands registered");
        Ok(bot)
    }

    /// Is the gateway with us, and does Discord take our token?
    pub fn connected(&self) -> bool {
        self.shards.connected() && self.app.wire().is_trusted()
    }

    /// Waits until the bot cannot go on; why, in words for its operator.
    pub async fn ended(&self) -> String {
        tokio::select! {
            why = self.shards.given_up() => why,
            () = self.app.wire().token_refused() => {
                "Discord does not accept the bot's token any more (401)".to_owned()
            }
        }
    }

    /// Takes no more presses, lets those in work and the boards come to their end, and closes.
    pub async fn stop(self) {
        self.app.close();
        if timeout(STOP_PATIENCE, self.app.until_idle()).await.is_err() {
            tracing::warn!("some presses were still in work at the end");
        }
        if timeout(STOP_PATIENCE, self.app.keepers().finish()).await.is_err() {
            tracing::warn!("some boards could not be brought up to date at the end");
        }
        self.news_task.abort();
        if timeout(STOP_PATIENCE, self.shards.stop()).await.is_err() {
            tracing::warn!("the gateway did not close in time");
        }
        // It was told to end, and holds the hall until it has.
        let _ = self.news_task.await;
    }
}

/// The address at which a server invites the bot that has this token.
pub async fn invite_address(api: &str, token: &str) -> Result<String, StartTrouble> {
    let application = Wire::new(api, token).application_id().await;
    let application = application.map_err(|error| trouble_at_start(&error))?;
    Ok(permission::invite_address(application))
}

fn trouble_at_start(error: &WireError) -> StartTrouble {
    match error {
        WireError::Unauthorised => StartTrouble::Token,
        other => StartTrouble::Unreachable(other.to_string()),
    }
}

fn intents() -> GatewayIntents {
    GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES
}
