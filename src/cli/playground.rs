//! Serves the playground, a Discord in a box, without a bot, until it is told to stop.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use playground::{Playground, Settings};

use super::signals::Signals;
use super::terminal::{Answer, DONE, Unusable};

/// Serve a Discord in a box: a page for people, an API for any bot
#[derive(clap::Args)]
pub(super) struct Args {
    /// The port; 0 takes a free one
    #[arg(long, default_value_t = 8099)]
    port: u16,
    /// Keep the state in this directory; without it, everything is forgotten at the end
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Listen here; anything but loopback lets others in
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
}

pub(super) fn run(args: &Args) -> Answer {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Unusable(format!("the playground cannot start: {error}")))?;
    runtime.block_on(serve(args))
}

async fn serve(args: &Args) -> Answer {
    let address = SocketAddr::new(args.bind, args.port);
    let settings = Settings { address, data: args.data.clone(), ..Settings::default() };
    let running = Playground::start(settings).await.map_err(|error| {
        let taken = error.kind() == io::ErrorKind::AddrInUse;
        let hint = if taken { "; --port takes another" } else { "" };
        Unusable(format!("the playground cannot start: {error}{hint}"))
    })?;
    // Before anyone knows that we are here.
    let signals = Signals::listen();
    let said = writeln!(
        io::stdout(),
        "page:  {}\nAPI:   {}   (in place of https://discord.com/api)\ntoken: {}",
        running.page(),
        running.api(),
        running.token(),
    );
    let said = match running.secret() {
        // Beyond loopback anybody could ask.
        Some(secret) => {
            said.and_then(|()| writeln!(io::stdout(), "/control: Authorization: Bearer {secret}"))
        }
        None => said,
    };
    said.map_err(|error| Unusable(format!("cannot write the address: {error}")))?;
    signals.stop().await;
    let saved = running.stop().await;
    saved.map_err(|error| Unusable(format!("the playground could not be saved: {error}")))?;
    Ok(DONE)
}
