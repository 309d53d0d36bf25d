//! The command line, for whoever runs Kaigi. It speaks English, in one line when something is
//! wrong; what players read comes from `locales`.

mod arena;
mod data;
mod export;
mod health;
mod import;
mod plan;
mod playground;
mod progress;
mod serve;
mod settings;
mod signals;
mod simulate;
mod verify;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};
use rules::GAMES;
use rules::any::AnyGame;
use rules::options::Unfit;

use data::Data;
use progress::Progress;

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
    Playground(playground::Args),
    Simulate(simulate::Args),
    Verify(verify::Args),
}

/// What the process answers: done, a record that deviates, or input that cannot be used.
const DONE: u8 = 0;
const DEVIATES: u8 = 1;
const UNUSABLE: u8 = 2;

/// Input that cannot be used, and why: one line.
struct Unusable(String);

type Answer = Result<u8, Unusable>;

pub(crate) fn run() -> ExitCode {
    let answer = match parse(std::env::args_os()) {
        Ok(args) => match &args.command {
            None => serve::run(&args.serve),
            Some(Command::Arena(args)) => arena::run(args),
            Some(Command::Export(args)) => export::run(args),
            Some(Command::Health(args)) => health::run(args),
            Some(Command::Import(args)) => import::run(args),
            Some(Command::Playground(args)) => playground::run(args),
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

fn complain(why: &str) {
    // Nobody is left to tell if standard error is gone.
    let _ = writeln!(io::stderr(), "kaigi: {why}");
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

fn games() -> String {
    GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}

/// Why a match of this game cannot be started like that, and what is allowed.
fn unfit(game: &dyn AnyGame, unfit: &Unfit) -> String {
    let id = game.id();
    match unfit {
        Unfit::Players => {
            let players = game.players();
            format!("{id} is for {} to {} players", players.start(), players.end())
        }
        Unfit::NoSuchOption(name) => {
            let names: Vec<&str> = game.options().iter().map(|choice| choice.name).collect();
            format!("{id} has no option {}; allowed: {}", quote(name), names.join(", "))
        }
        Unfit::NoSuchValue(name) => {
            let choice = game.options().iter().find(|choice| choice.name == *name);
            let values = choice.map_or(&[][..], |choice| choice.values).iter();
            let values: Vec<String> = values.map(ToString::to_string).collect();
            format!("{id}: {name} can be {}", values.join(" or "))
        }
    }
}

/// A text from outside in a line of ours: no control characters, and not too long.
fn quote(text: &str) -> String {
    const MOST: usize = 60;
    let shown: String = text.chars().take(MOST).collect();
    let more = if text.chars().nth(MOST).is_some() { "…" } else { "" };
    format!("'{}{more}'", visible(&shown))
}

/// The text with its control characters spelled out.
fn visible(text: &str) -> String {
    let spell = |c: char| {
        if c.is_control() { c.escape_default().to_string() } else { c.to_string() }
    };
    text.chars().map(spell).collect()
}

/// What somebody else says, as one line.
fn one_sentence(said: &impl std::fmt::Display) -> String {
    let said = said.to_string();
    let lines: Vec<String> = said.lines().map(str::trim).map(visible).collect();
    lines.join(" ").trim().to_owned()
}

/// So many of something.
fn count(number: u64, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
