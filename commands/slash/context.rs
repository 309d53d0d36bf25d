//! Slash commands as poise describes them to Discord, and what one that was called is given.
//!
//! poise cannot run them: its actions need serenity's `Context`, which holds a `ShardMessenger`, which only
//! serenity's own connection to the gateway can make. So what a command does goes along with poise's
//! description as its custom data, and is called from here.

use std::convert::Infallible;
use std::sync::Arc;

use poise::{ApplicationContext, BoxFuture, FrameworkError};

use crate::discord::interaction::{Argument, Call, Caller};
use crate::service::app::App;
use crate::service::common::Visit;

/// A slash command of ours.
pub(crate) type Command = poise::Command<(), Infallible>;

/// What a slash command does.
pub(super) type Run = for<'a> fn(Context<'a>) -> BoxFuture<'a, ()>;

/// A slash command that was called.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    /// The shared state.
    pub(super) app: &'a Arc<App>,
    /// Who called it.
    pub(super) caller: &'a Caller,
    /// The name of the command above it: a game's, or `kaigi`.
    pub(super) parent: &'a str,
    /// What was given for its parameters.
    pub(super) args: &'a [Argument],
}

/// A command that does this.
pub(super) fn command(run: Run) -> Command {
    Command { custom_data: Box::new(run), ..holder() }
}

/// A command that does nothing by itself, and can hold others.
pub(super) fn holder() -> Command {
    // poise describes only what it could call.
    Command { slash_action: Some(never_called), ..Command::default() }
}

fn never_called(
    _context: ApplicationContext<'_, (), Infallible>,
) -> BoxFuture<'_, Result<(), FrameworkError<'_, (), Infallible>>> {
    Box::pin(async { Ok(()) })
}

/// What the command that was called does, if there is one of this name.
pub(super) fn find(commands: &[Command], path: &[String]) -> Option<Run> {
    let (name, rest) = path.split_first()?;
    let command = commands.iter().find(|command| command.name == **name)?;
    match rest {
        [] => command.custom_data.downcast_ref::<Run>().copied(),
        _ => find(&command.subcommands, rest),
    }
}

/// The app, and the visit of the user who called the command.
pub(super) fn visit_from<'a>(context: &Context<'a>) -> (&'a Arc<App>, Visit) {
    let app = context.app;
    (app, Visit::from_command(app.hall(), context.caller))
}

impl<'a> Context<'a> {
    /// The call of a command by somebody.
    pub(super) fn new(app: &'a Arc<App>, caller: &'a Caller, call: &'a Call) -> Context<'a> {
        let parent = call.path.first().map_or("", String::as_str);
        Context { app, caller, parent, args: &call.arguments }
    }
}
