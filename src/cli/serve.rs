//! Runs the bot until it is told to stop: on Discord with a token, else in a playground of its own.
//! Wiring only: settings → store → hall → bot.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use commands::Bot;
use commands::picture::Gallery;
use host::clock::Clock;
use host::hall::Hall;
use host::store::{Store, Trouble};
use host::table::HostConfig;
use host::thinking::Thinking;
use playground::{Playground, Running};
use rules::GAMES;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

use super::private::make_private;
use super::settings::{Flags, Settings};
use super::signals::Signals;
use super::terminal::{Answer, DONE, Unusable, one_sentence, quote};
use super::{health, online};

/// The time that a bot seems to think: short enough not to bore, long enough to be seen.
const BOT_PAUSE: Duration = Duration::from_millis(900);
/// How long a hard bot thinks about an action, beside that.
const THINKING: Thinking = Thinking::Millis(1_200);
/// The time that tasks which still run have at the end.
const SHUTDOWN_PATIENCE: Duration = Duration::from_secs(1);

/// Crates whose lowest levels print what goes over the wire and into the store: tokens, and what people
/// typed. Whatever is asked for, no more than errors are logged of them.
const TALKATIVE: [&str; 4] = ["serenity", "sled", "tokio_tungstenite", "tungstenite"];

pub(super) fn run(args: &Flags) -> Answer {
    let settings = Settings::read(args)?;
    let filter = EnvFilter::try_new(&settings.log).map_err(|error| {
        Unusable(format!("--log {}: {}", quote(&settings.log), one_sentence(&error)))
    })?;
    let logs = filter.max_level_hint() != Some(LevelFilter::OFF);
    let capped = TALKATIVE.iter().filter_map(|name| format!("{name}=error").parse().ok());
    let filter = capped.filter(|_| logs).fold(filter, EnvFilter::add_directive);
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(io::stderr)
        .with_ansi(io::stderr().is_terminal())
        .init();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Unusable(format!("the bot cannot start: {error}")))?;
    let answer = runtime.block_on(serve(&settings));
    runtime.shutdown_timeout(SHUTDOWN_PATIENCE);
    answer
}

async fn serve(settings: &Settings) -> Answer {
    // Before anyone knows that we are here.
    let signals = Signals::listen();
    if let Some(token) = &settings.token {
        let door = Door {
            api: settings.api.clone(),
            token: token.clone(),
            guild: settings.guild,
            tables: settings.data.join("tables"),
        };
        let welcome = || {
            tracing::info!(api = settings.api, "ready");
            Ok(())
        };
        attend(settings, &signals, door, welcome).await?;
        return Ok(DONE);
    }
    let running = open_playground(settings).await?;
    let door = Door {
        api: running.api(),
        token: running.token().to_owned(),
        guild: None,
        tables: settings.data.join("playground").join("tables"),
    };
    let attended = attend(settings, &signals, door, || welcome(&running)).await;
    let saved = running.stop().await;
    attended?;
    saved.map_err(|error| {
        Unusable(format!("the playground could not be saved: {}", one_sentence(&error)))
    })?;
    Ok(DONE)
}

/// Where the bot comes in, as whom, and where its tables are.
struct Door {
    api: String,
    token: String,
    guild: Option<u64>,
    tables: PathBuf,
}

/// Opens the tables, brings the bot in, and stays until somebody says stop.
async fn attend(
    settings: &Settings,
    signals: &Signals,
    door: Door,
    welcome: impl FnOnce() -> Result<(), Unusable>,
) -> Result<(), Unusable> {
    let Door { api, token, guild, tables } = door;
    let store = open_store(settings, &tables)?;
    let clock = Clock::real(store.up());
    let config = HostConfig { games: GAMES, bot_pause: BOT_PAUSE, thinking: THINKING };
    let exported = store.clone();
    let (hall, news) = Hall::open(config, store, clock);
    let server = api.clone();
    let gallery = Gallery::default();
    let edit_pause = commands::EDIT_PAUSE;
    let with =
        commands::Settings { api, token, guild, hall: hall.clone(), news, gallery, edit_pause };
    let started = tokio::select! {
        started = Bot::start(with) => Some(started),
        () = signals.stop() => None,
    };
    let ended = match started {
        Some(Ok(bot)) => {
            // An export goes on until the bot has ended.
            tokio::select! {
                ended = stay(settings, signals, bot, &hall, welcome) => ended,
                () = online::answer(&tables, exported) => Ok(()),
            }
        }
        Some(Err(why)) => Err(Unusable(format!("{} ({})", one_sentence(&why), quote(&server)))),
        None => Ok(()),
    };
    hall.close().await;
    ended
}

/// The bot is in: until it is told to stop, or cannot go on.
async fn stay(
    settings: &Settings,
    signals: &Signals,
    bot: Bot,
    hall: &Hall,
    welcome: impl FnOnce() -> Result<(), Unusable>,
) -> Result<(), Unusable> {
    let welcomed = welcome();
    let mut ended = Ok(());
    if welcomed.is_ok() {
        tokio::select! {
            () = signals.stop() => tracing::info!("stopping; what is being done comes to its end"),
            why = bot.ended() => ended = Err(Unusable(why)),
            () = health::beat(&settings.data, || bot.connected() && hall.is_well()) => {}
        }
    }
    health::end(&settings.data);
    bot.stop().await;
    welcomed.and(ended)
}

fn open_store(settings: &Settings, tables: &Path) -> Result<Store, Unusable> {
    let name = quote(&tables.to_string_lossy());
    let unusable = |why: &str| Unusable(format!("the directory {name} cannot be used: {why}"));
    let made = fs::create_dir_all(tables).and_then(|()| make_private(&settings.data));
    made.map_err(|error| unusable(&one_sentence(&error)))?;
    Store::open(tables, settings.durability).map_err(|trouble| match trouble {
        Trouble::Held => Unusable(format!("another process holds {name}; --data takes another")),
        Trouble::Damaged(_, why) => unusable(&one_sentence(&why)),
        Trouble::Failed(why) => unusable(&one_sentence(&why)),
    })
}

async fn open_playground(settings: &Settings) -> Result<Running, Unusable> {
    let address = SocketAddr::from(([127, 0, 0, 1], settings.port));
    let data = Some(settings.data.join("playground"));
    let bot = "Kaigi".to_owned();
    let with = playground::Settings { address, data, bot, ..playground::Settings::default() };
    Playground::start(with).await.map_err(|error| {
        let taken = error.kind() == io::ErrorKind::AddrInUse;
        let hint = if taken { "; --port takes another" } else { "" };
        Unusable(format!("the playground cannot start: {}{hint}", one_sentence(&error)))
    })
}

/// What to do next, for somebody who has just cloned all this.
fn welcome(running: &Running) -> Result<(), Unusable> {
    let starts: Vec<String> = GAMES.iter().map(|game| format!("/{} start", game.id())).collect();
    let said = writeln!(
        io::stdout(),
        "\nKaigi is ready, in a playground of its own: no account and no token needed.\n\n  \
         1. Open {page} in a browser; another tab is another player.\n  \
         2. Type {starts}, and press Enter.\n  \
         3. Join, add bots if you like, and begin.\n\n\
         Everything is kept for the next time. Ctrl-C stops; kaigi --help says how to go on Discord.",
        page = running.page(),
        starts = starts.join(" or "),
    );
    said.map_err(|error| Unusable(format!("cannot write the address: {error}")))
}
