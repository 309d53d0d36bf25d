//! A running bot: how it is started, what comes in from the gateway, and how it is stopped without
//! losing a press. What a press does is for others to know.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use host::Channel;
use host::hall::Hall;
use host::news::NewsReceiver;
use poise::serenity_prelude as serenity;
use serenity::{ClientBuilder, FullEvent, GatewayIntents, HttpBuilder, ShardManager};
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::discord::permission;
use crate::discord::wire::{Wire, WireError};
use crate::picture::Gallery;
use crate::service::app::App;
use crate::slash::Never;
use crate::{buttons, slash};

/// The time that presses in work, boards and the gateway each have, once the bot is to stop.
const STOP_PATIENCE: Duration = Duration::from_secs(5);

/// The time that the gateway has to greet us.
const GREETING_PATIENCE: Duration = Duration::from_secs(30);

/// The address to which the library turns when it was not told of a gateway.
const FALLBACK_GATEWAY: &str = "wss://gateway.discord.gg";

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
    shards: Arc<ShardManager>,
    gateway: JoinHandle<()>,
    news_task: JoinHandle<()>,
    ended: watch::Receiver<Option<String>>,
}

impl Bot {
    /// Connects, and registers the commands. The bot is ready when this returns.
    pub async fn start(settings: Settings) -> Result<Bot, StartTrouble> {
        let Settings { api, token, guild, hall, mut news, gallery, edit_pause } = settings;
        let wire = Wire::new(&api, &token);
        let application = wire.application_id().await.map_err(|error| trouble_at_start(&error))?;
        let app = Arc::new(App::new(hall, wire, gallery, edit_pause));
        let (greet, greeted) = oneshot::channel();
        let framework = framework(Arc::clone(&app), greet);
        let mut client = ClientBuilder::new_with_http(http(&api, &token), intents())
            .framework(framework)
            .await
            .map_err(|trouble| StartTrouble::Gateway(trouble.to_string()))?;
        // Where the library's own question fails, it turns to Discord, whatever it was told.
        if *client.ws_url.lock().await == FALLBACK_GATEWAY && !is_discord(&api) {
            return Err(StartTrouble::Unreachable("it names no gateway".to_owned()));
        }
        let shards = Arc::clone(&client.shard_manager);
        let (end, mut ended) = watch::channel(None);
        let gateway = tokio::spawn(async move {
            let why = match client.start_autosharded().await {
                Ok(()) => "closed".to_owned(),
                Err(trouble) => trouble.to_string(),
            };
            tracing::info!(%why, "the gateway has ended");
            end.send_replace(Some(why));
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
        let greeted = tokio::select! {
            greeted = timeout(GREETING_PATIENCE, greeted) => greeted.is_ok_and(|greeted| greeted.is_ok()),
            _ = ended.wait_for(Option::is_some) => false,
        };
        let bot = Bot { app, shards, gateway, news_task, ended };
        if !greeted {
            let why = bot.ended.borrow().clone();
            bot.stop().await;
            return Err(StartTrouble::Gateway(why.unwrap_or_else(|| "no greeting".to_owned())));
        }
        let commands = slash::registration();
        if let Err(error) = bot.app.wire().register_commands(application, guild, &commands).await {
            bot.stop().await;
            return Err(StartTrouble::Commands(error.to_string()));
        }
        tracing::info!(commands = commands.len(), ?guild, "connected, commands registered");
        Ok(bot)
    }

    /// Is the gateway with us?
    pub fn connected(&self) -> bool {
        let Ok(runners) = self.shards.runners.try_lock() else {
            return true;
        };
        let mut stages = runners.values().map(|runner| runner.stage);
        !runners.is_empty() && stages.all(|stage| stage == serenity::ConnectionStage::Connected)
    }

    /// Waits until the gateway gives up for good.
    pub async fn ended(&self) {
        let mut ended = self.ended.clone();
        // A sender that is gone has ended as well.
        let _ = ended.wait_for(Option::is_some).await;
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
        self.shards.shutdown_all().await;
        let mut gateway = self.gateway;
        if timeout(STOP_PATIENCE, &mut gateway).await.is_err() {
            tracing::warn!("the gateway did not close in time");
            gateway.abort();
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

/// The API's address as the library wants it: without its path.
fn address_without_path(api: &str) -> &str {
    api.trim_end_matches('/').trim_end_matches("/v10").trim_end_matches("/api")
}

fn is_discord(api: &str) -> bool {
    address_without_path(api) == "https://discord.com"
}

/// The library's own way to the API; only the gateway goes by it.
fn http(api: &str, token: &str) -> serenity::Http {
    let builder = HttpBuilder::new(token);
    if is_discord(api) {
        builder.build()
    } else {
        // The library heeds `proxy` only without its own rate limiter.
        builder.proxy(address_without_path(api)).ratelimiter_disabled(true).build()
    }
}

fn framework(app: Arc<App>, greet: oneshot::Sender<()>) -> poise::Framework<Arc<App>, Never> {
    let options = poise::FrameworkOptions {
        commands: slash::commands(),
        event_handler: |context, event| Box::pin(on_event(context, event)),
        on_error: |trouble| Box::pin(slash::on_error(trouble)),
        manual_cooldowns: true,
        ..poise::FrameworkOptions::default()
    };
    poise::Framework::builder()
        .options(options)
        .initialize_owners(false)
        .setup(move |_, _, _| {
            // Nobody may be waiting for the greeting any more.
            let _ = greet.send(());
            Box::pin(async move { Ok(app) })
        })
        .build()
}

async fn on_event(
    context: poise::FrameworkContext<'_, Arc<App>, Never>,
    event: &FullEvent,
) -> Result<(), Never> {
    let app = context.user_data;
    match event {
        FullEvent::InteractionCreate { interaction } => {
            buttons::on_interaction(app, interaction).await;
        }
        FullEvent::Message { new_message } if new_message.author.id != context.bot_id() => {
            app.keepers().scrolled(Channel(new_message.channel_id.get()));
        }
        FullEvent::MessageDelete { channel_id, deleted_message_id, .. } => {
            app.keepers().message_deleted(Channel(channel_id.get()), deleted_message_id.get());
        }
        FullEvent::MessageDeleteBulk { channel_id, multiple_deleted_messages_ids, .. } => {
            for message in multiple_deleted_messages_ids {
                app.keepers().message_deleted(Channel(channel_id.get()), message.get());
            }
        }
        FullEvent::ChannelDelete { channel, .. } => {
            let mut gone = threads_below(context.serenity_context, channel);
            gone.push(channel.id);
            vacate(app, gone).await;
        }
        FullEvent::ThreadDelete { thread, .. } => vacate(app, vec![thread.id]).await,
        FullEvent::GuildDelete { incomplete, full: Some(guild) } if !incomplete.unavailable => {
            let mut gone: Vec<_> = guild.channels.keys().copied().collect();
            gone.extend(guild.threads.iter().map(|thread| thread.id));
            vacate(app, gone).await;
        }
        _ => {}
    }
    Ok(())
}

/// The threads of a channel go with it, and nobody says so.
fn threads_below(
    context: &serenity::Context,
    channel: &serenity::GuildChannel,
) -> Vec<serenity::ChannelId> {
    let Some(guild) = context.cache.guild(channel.guild_id) else {
        return Vec::new();
    };
    let of_it = guild.threads.iter().filter(|thread| thread.parent_id == Some(channel.id));
    of_it.map(|thread| thread.id).collect()
}

async fn vacate(app: &App, channels: Vec<serenity::ChannelId>) {
    for channel in channels {
        let channel = Channel(channel.get());
        app.keepers().channel_gone(channel);
        if let Err(fault) = app.hall().vacate(channel).await {
            tracing::error!(%channel, reference = fault.reference, "a table could not be vacated");
        }
    }
}
