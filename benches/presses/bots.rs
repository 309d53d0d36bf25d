//! The bots that are compared, each a process of its own.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use playground::Running;
use tokio::process::{Child, Command};

/// The bot that is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// discord.js, answering a constant.
    Constant,
    /// discord.js, checking a move and writing it durably.
    Writing,
    /// Kaigi as it is by default.
    Kaigi,
    /// Kaigi with writes that survive a loss of power, as the writing bot's do.
    KaigiPower,
}

impl Subject {
    pub(crate) const ALL: [Subject; 4] =
        [Subject::Constant, Subject::Writing, Subject::Kaigi, Subject::KaigiPower];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Subject::Constant => "discord.js, a constant",
            Subject::Writing => "discord.js, a checked, durable move",
            Subject::Kaigi => "kaigi",
            Subject::KaigiPower => "kaigi --durability power",
        }
    }

    /// Does it play whole matches?
    pub(crate) fn is_kaigi(self) -> bool {
        matches!(self, Subject::Kaigi | Subject::KaigiPower)
    }

    /// The command by which one knows that it is there.
    fn command(self) -> &'static str {
        if self.is_kaigi() { "uchu" } else { "hand" }
    }

    /// Starts it, and waits until it has registered its command.
    pub(crate) async fn start(self, playground: &Running, data: &Path) -> Child {
        let mut process = match self {
            Subject::Constant => peer("constant.js"),
            Subject::Writing => peer("writing.js"),
            Subject::Kaigi => kaigi(playground, data, "process"),
            Subject::KaigiPower => kaigi(playground, data, "power"),
        };
        process
            .env("API", playground.api())
            .env("TOKEN", playground.token())
            .env("DATA", data.join("moves.sqlite"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .kill_on_drop(true);
        let process = process.spawn().expect("the bot can be started");
        self.ready(playground).await;
        process
    }

    async fn ready(self, playground: &Running) {
        playground
            .until(|playground| {
                let state = playground.state();
                let mut known = state["commands"].as_array()?.iter();
                known.any(|command| command["name"] == self.command()).then_some(())
            })
            .await;
    }
}

fn peer(script: &str) -> Command {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../peers");
    let installed = folder.join("node_modules/better-sqlite3").exists();
    assert!(installed, "npm ci --prefix benches/peers installs what this needs");
    let mut command = Command::new("node");
    command.arg(folder.join(script)).env("NODE_ENV", "production");
    command
}

fn kaigi(playground: &Running, data: &Path, durability: &str) -> Command {
    let own = std::env::current_exe().expect("we know where we are");
    let program = own.with_file_name(format!("kaigi{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "cargo build --release builds what this measures");
    let mut command = Command::new(program);
    command
        .args(["--log", "warn", "--durability", durability, "--api", &playground.api()])
        .args(["--token", playground.token()])
        .arg("--data")
        .arg(data);
    command
}
