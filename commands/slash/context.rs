//! Slash commands as poise knows them, and the visit that a called one makes.

use std::convert::Infallible;
use std::sync::Arc;

use crate::service::app::App;
use crate::service::common::Visit;

/// The error of a command, which has none: it answers its user whatever happens.
pub(crate) type Never = Infallible;

/// A slash command of ours.
pub(crate) type Command = poise::Command<Arc<App>, Never>;

/// A slash command that was called.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Arc<App>, Never>;

/// The app, and the visit of the user who called the command.
pub(super) fn visit_from<'a>(context: &Context<'a>) -> (&'a Arc<App>, Visit) {
    let app = context.framework.user_data;
    (app, Visit::from_command(app.hall(), context.interaction))
}
