//! The command line, for the operator. It speaks English, in one line when something is
//! wrong; what players read comes from `locales`.

mod arena;
mod aside;
mod data;
mod export;
mod exporting;
mod fairness;
mod health;
mod import;
mod invite;
mod online;
mod plan;
mod playground;
mod private;
mod progress;
mod repair;
mod serve;
mod settings;
mod signals;
mod simulate;
mod terminal;
mod verify;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use terminal::{Answer, DONE, UNUSABLE, Unusable, complain, visible};

/// Hosts board games with hidden hands in Discord channels. Without a command it runs the bot: on
/// Discord with a token, else in a playground of its own, which is a page in your browser.
#[derive(Parser)]
#[command(name = "kaigi", version, args_conflicts_with_subcommands = true)]
struct Args {
    #[command(flatten)]
    serve: settings::Flags,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    Arena(arena::Args),
    Export(export::Args),
    Health(health::Args),
    Import(import::Args),
    Invite(invite::Args),
    Playground(playground::Args),
    Repair(repair::Args),
    Simulate(simulate::Args),
    Verify(verify::Args),
}

pub(crate) fn run() -> ExitCode {
    private::keep_files_private();
    let answer = match parse(std::env::args_os()) {
        Ok(args) => match &args.command {
            None => serve::run(&args.serve),
            Some(Command::Arena(args)) => arena::run(args),
            Some(Command::Export(args)) => export::run(args),
            Some(Command::Health(args)) => health::run(args),
            Some(Command::Import(args)) => import::run(args),
            Some(Command::Invite(args)) => invite::run(args),
            Some(Command::Playground(args)) => playground::run(args),
            Some(Command::Repair(args)) => repair::run(args),
            Some(Command::Simulate(args)) => simulate::run(args),
            Some(Command::Verify(args)) => verify::run(args),
        },
        Err(answer) => answer,
    };
    ExitCode::from(answer.unwrap_or_else(|Unusable(why)| {
        complain(&why);
        UNUSABLE
    }))
}

/// Help and version are printed here; what is wrong with arguments becomes one line.
fn parse(args: impl Iterator<Item = OsString>) -> Result<Args, Answer> {
    Args::try_parse_from(args).map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let _ = error.print();
            Ok(DONE)
        }
        _ => Err(Unusable(one_line(&error))),
    })
}

/// What clap says in a paragraph, with what is allowed behind it.
fn one_line(error: &clap::Error) -> String {
    let said = error.render().to_string();
    let said = said.split("\n\n").next().unwrap_or_default();
    let said: Vec<String> = said.lines().map(|line| visible(line.trim())).collect();
    let first = said.join(" ");
    let first = first.strip_prefix("error: ").unwrap_or(&first);
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let args = Args::command();
            let names: Vec<&str> = args.get_subcommands().map(clap::Command::get_name).collect();
            format!("{first}; allowed: {}", names.join(", "))
        }
        // Here clap lists what is allowed by itself.
        ErrorKind::InvalidValue => first.to_owned(),
        _ => format!("{first}; see kaigi --help"),
    }
}
