//! The address by which a server invites the bot, with the permissions it needs and no more.

use std::io::{self, Write};

use super::settings::Account;
use super::{Answer, DONE, Unusable};

/// Print the address by which a server invites the bot whose token is given
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    account: Account,
}

pub(super) fn run(args: &Args) -> Answer {
    let Some(token) = args.account.token()? else {
        let law = "invite needs the bot's token, as --token or in KAIGI_TOKEN";
        return Err(Unusable(law.to_owned()));
    };
    let asked = commands::invite_address(args.account.api()?, token);
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Unusable(format!("Discord cannot be asked: {error}")))?;
    let address = runtime.block_on(asked).map_err(|trouble| Unusable(trouble.to_string()))?;
    let told = writeln!(io::stdout(), "{address}");
    told.map_err(|error| Unusable(format!("cannot write the address: {error}")))?;
    Ok(DONE)
}
