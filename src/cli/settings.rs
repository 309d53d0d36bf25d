//! What the bot is started with: flags, or the environment, or a default. Everything is read as text
//! first, so that an empty variable counts as none, and a bad one harms no other command.

use std::path::PathBuf;

use host::store::Durability;

use super::data::Data;
use super::terminal::{Unusable, quote};

const API: &str = "https://discord.com/api";
/// Ours in full, of others only what has gone wrong.
const LOG: &str = "error,kaigi=info,host=info,commands=info,playground=info";
const DURABILITY: &str = "process";
const PORT: &str = "8099";

/// The bot's account, and where it is one.
#[derive(clap::Args)]
pub(super) struct Account {
    /// The bot's token, from Discord's developer portal
    #[arg(long, env = "KAIGI_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    token: Option<String>,
    /// The API's address; any server that speaks Discord's protocol will do
    #[arg(long, env = "KAIGI_API", value_name = "URL", default_value = API)]
    api: String,
}

impl Account {
    /// The token, if there is one.
    pub(super) fn token(&self) -> Result<Option<&str>, Unusable> {
        let token = given(self.token.as_deref());
        let is_plain = |token: &str| token.bytes().all(|byte| byte.is_ascii_graphic());
        if token.is_some_and(|token| !is_plain(token)) {
            let law = "--token takes a bot's token, which has no spaces and only plain characters";
            return Err(Unusable(law.to_owned()));
        }
        Ok(token)
    }

    /// The API's address, without a slash at its end.
    pub(super) fn api(&self) -> Result<&str, Unusable> {
        let api = given(Some(&self.api)).unwrap_or(API).trim_end_matches('/');
        if api.starts_with("http://") || api.starts_with("https://") {
            return Ok(api);
        }
        Err(unfit("--api takes an address that starts with https:// or http://", api))
    }
}

#[derive(clap::Args)]
pub(super) struct Flags {
    #[command(flatten)]
    account: Account,
    #[command(flatten)]
    data: Data,
    /// Register the commands in this server only, where they are known at once
    #[arg(long, env = "KAIGI_GUILD", value_name = "ID")]
    guild: Option<String>,
    /// What to log, such as `info` or `warn,host=debug`
    #[arg(long, env = "KAIGI_LOG", value_name = "FILTER", default_value = LOG)]
    log: String,
    /// What an answered press survives: `process`, the end of the process, or `power`, that of the
    /// power as well
    #[arg(long, env = "KAIGI_DURABILITY", value_name = "LEVEL", default_value = DURABILITY)]
    durability: String,
    /// The port of the playground; 0 takes a free one
    #[arg(long, env = "KAIGI_PORT", value_name = "PORT", default_value = PORT)]
    port: String,
}

/// What was asked for, in order.
pub(super) struct Settings {
    pub(super) token: Option<String>,
    pub(super) data: PathBuf,
    pub(super) guild: Option<u64>,
    pub(super) log: String,
    pub(super) api: String,
    pub(super) durability: Durability,
    pub(super) port: u16,
}

impl Settings {
    pub(super) fn read(args: &Flags) -> Result<Settings, Unusable> {
        let token = args.account.token()?;
        let guild = given(args.guild.as_deref()).map(|text| match text.parse() {
            Ok(id) if id > 0 => Ok(id),
            _ => Err(unfit("--guild takes the id of a server, a number", text)),
        });
        let durability = match given(Some(&args.durability)).unwrap_or(DURABILITY) {
            "process" => Durability::Process,
            "power" => Durability::Power,
            other => return Err(unfit("--durability can be process or power", other)),
        };
        let port = given(Some(&args.port)).unwrap_or(PORT);
        Ok(Settings {
            token: token.map(str::to_owned),
            data: args.data.folder(),
            guild: guild.transpose()?,
            log: given(Some(&args.log)).unwrap_or(LOG).to_owned(),
            api: args.account.api()?.to_owned(),
            durability,
            port: port.parse().map_err(|_| unfit("--port takes a number from 0 to 65535", port))?,
        })
    }
}

/// The text, if there is anything in it.
fn given(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}

fn unfit(law: &str, text: &str) -> Unusable {
    Unusable(format!("{law}, not {}", quote(text)))
}
