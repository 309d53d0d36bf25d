//! A running bot: how it is started, what comes in from the gateway, and how it is stopped without
//! losing a press. What a press does is for others to know.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use host::Channel;
use host::hall::Hall;
use host::news::News;
use poise::serenity_prelude as serenity;
use serenity::{ClientBuilder, FullEvent, GatewayIntents, HttpBuilder, ShardManager};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::all;
use crate::desk::{Desk, Never};
use crate::discord::press;
use crate::discord::wire::{Fault, Wire};
use crate::picture::Gallery;

/// How long those who are being served have, once the bot is to stop.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the gateway has to greet us.
const GREETING: Duration = Duration::from_secs(30);

/// Where the library turns when it was not told of a gateway.
const FALLBACK: &str = "wss://gateway.discord.gg";

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
    pub news: mpsc::UnboundedReceiver<News>,
}

/// Why a bot cannot start. It speaks to whoever runs it.
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
    desk: Arc<Desk>,
    shards: Arc<ShardManager>,
    gateway: JoinHandle<()>,
    newsboy: JoinHandle<()>,
    ended: watch::Receiver<Option<String>>,
}

impl Bot {
    /// Connects, and registers the commands. The bot is ready when this returns.
    pub async fn start(settings: Settings) -> Result<Bot, StartTrouble> {
        let Settings { api, token, guild, hall, mut news } = settings;
        let wire = Wire::new(&api, &token);
        let application = wire.application().await.map_err(|fault| trouble_at_start(&fault))?;
        let desk = Arc::new(Desk::new(hall, wire));
        let (greet, greeted) = oneshot::channel();
        let framework = framework(Arc::clone(&desk), greet);
        let mut client = ClientBuilder::new_with_http(http(&api, &token), intents())
            .framework(framework)
            .await
            .map_err(|trouble| StartTrouble::Gateway(trouble.to_string()))?;
        // Where the library's own question fails, it turns to Discord, whatever it was told.
        if *client.ws_url.lock().await == FALLBACK && !is_discord(&api) {
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
        let keepers = Arc::clone(&desk);
        let newsboy = tokio::spawn(async move {
            while let Some(news) = news.recv().await {
                keepers.keepers().news(&keepers, news);
            }
        });
        let greeted = tokio::select! {
            greeted = timeout(GREETING, greeted) => greeted.is_ok_and(|greeted| greeted.is_ok()),
            _ = ended.wait_for(Option::is_some) => false,
        };
        let bot = Bot { desk, shards, gateway, newsboy, ended };
        if !greeted {
            let why = bot.ended.borrow().clone();
            bot.stop().await;
            return Err(StartTrouble::Gateway(why.unwrap_or_else(|| "no greeting".to_owned())));
        }
        let commands = all::registration();
        if let Err(fault) = bot.desk.wire().register(application, guild, &commands).await {
            bot.stop().await;
            return Err(StartTrouble::Commands(fault.to_string()));
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

    /// Its pictures.
    pub fn gallery(&self) -> &Gallery {
        self.desk.gallery()
    }

    /// Waits until the gateway gives up for good.
    pub async fn ended(&self) {
        let mut ended = self.ended.clone();
        // A sender that is gone has ended as well.
        let _ = ended.wait_for(Option::is_some).await;
    }

    /// Takes no more presses, lets those in work and the boards come to their end, and closes.
    pub async fn stop(self) {
        self.desk.close();
        if timeout(PATIENCE, self.desk.idle()).await.is_err() {
            tracing::warn!("some presses were still in work at the end");
        }
        if timeout(PATIENCE, self.desk.keepers().finish()).await.is_err() {
            tracing::warn!("some boards could not be brought up to date at the end");
        }
        self.newsboy.abort();
        self.shards.shutdown_all().await;
        let mut gateway = self.gateway;
        if timeout(PATIENCE, &mut gateway).await.is_err() {
            tracing::warn!("the gateway did not close in time");
            gateway.abort();
        }
        // It was told to end, and holds the hall until it has.
        let _ = self.newsboy.await;
    }
}

fn trouble_at_start(fault: &Fault) -> StartTrouble {
    match fault {
        Fault::Unauthorised => StartTrouble::Token,
        other => StartTrouble::Unreachable(other.to_string()),
    }
}

fn intents() -> GatewayIntents {
    GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES
}

/// The API's address as the library wants it: without its path.
fn base(api: &str) -> &str {
    api.trim_end_matches('/').trim_end_matches("/v10").trim_end_matches("/api")
}

fn is_discord(api: &str) -> bool {
    base(api) == "https://discord.com"
}

/// The library's own way to the API; only the gateway goes by it.
fn http(api: &str, token: &str) -> serenity::Http {
    let builder = HttpBuilder::new(token);
    if is_discord(api) {
        builder.build()
    } else {
        // The library heeds `proxy` only without its own rate limiter.
        builder.proxy(base(api)).ratelimiter_disabled(true).build()
    }
}

fn framework(desk: Arc<Desk>, greet: oneshot::Sender<()>) -> poise::Framework<Arc<Desk>, Never> {
    let options = poise::FrameworkOptions {
        commands: all::all(),
        event_handler: |context, event| Box::pin(arrived(context, event)),
        on_error: |trouble| Box::pin(press::on_error(trouble)),
        manual_cooldowns: true,
        ..poise::FrameworkOptions::default()
    };
    poise::Framework::builder()
        .options(options)
        .initialize_owners(false)
        .setup(move |_, _, _| {
            // Whoever waited for the greeting may have given up.
            let _ = greet.send(());
            Box::pin(async move { Ok(desk) })
        })
        .build()
}

async fn arrived(
    context: poise::FrameworkContext<'_, Arc<Desk>, Never>,
    event: &FullEvent,
) -> Result<(), Never> {
    let desk = context.user_data;
    match event {
        FullEvent::InteractionCreate { interaction } => press::arrived(desk, interaction).await,
        FullEvent::Message { new_message } if new_message.author.id != context.bot_id() => {
            desk.keepers().scrolled(Channel(new_message.channel_id.get()));
        }
        FullEvent::MessageDelete { channel_id, deleted_message_id, .. } => {
            desk.keepers().deleted(Channel(channel_id.get()), deleted_message_id.get());
        }
        FullEvent::MessageDeleteBulk { channel_id, multiple_deleted_messages_ids, .. } => {
            for message in multiple_deleted_messages_ids {
                desk.keepers().deleted(Channel(channel_id.get()), message.get());
            }
        }
        FullEvent::ChannelDelete { channel, .. } => {
            let mut gone = threads_of(context.serenity_context, channel);
            gone.push(channel.id);
            vacate(desk, gone).await;
        }
        FullEvent::ThreadDelete { thread, .. } => vacate(desk, vec![thread.id]).await,
        FullEvent::GuildDelete { incomplete, full: Some(guild) } if !incomplete.unavailable => {
            let mut gone: Vec<_> = guild.channels.keys().copied().collect();
            gone.extend(guild.threads.iter().map(|thread| thread.id));
            vacate(desk, gone).await;
        }
        _ => {}
    }
    Ok(())
}

/// The threads of a channel go with it, and nobody says so.
fn threads_of(
    context: &serenity::Context,
    channel: &serenity::GuildChannel,
) -> Vec<serenity::ChannelId> {
    let Some(guild) = context.cache.guild(channel.guild_id) else {
        return Vec::new();
    };
    let of_it = guild.threads.iter().filter(|thread| thread.parent_id == Some(channel.id));
    of_it.map(|thread| thread.id).collect()
}

async fn vacate(desk: &Desk, channels: Vec<serenity::ChannelId>) {
    for channel in channels {
        let channel = Channel(channel.get());
        desk.keepers().forget(channel);
        if let Err(fault) = desk.hall().vacate(channel).await {
            tracing::error!(%channel, reference = fault.reference, "a table could not be vacated");
        }
    }
}
