//! A slash command is called: its own file answers, or its caller is told that it is not ours any more.

use std::sync::Arc;

use super::context::{Command, Context, find};
use crate::discord::interaction::{Call, Caller};
use crate::discord::wire::Reply;
use crate::scene;
use crate::service::app::App;
use crate::service::common::Visit;

/// Runs the command that was called.
pub(crate) async fn call_command(
    commands: &[Command],
    app: &Arc<App>,
    caller: &Caller,
    call: &Call,
) {
    match find(commands, &call.path) {
        Some(run) => run(Context::new(app, caller, call)).await,
        None => {
            let visit = Visit::from_command(app.hall(), caller);
            tracing::warn!(command = call.path.join(" "), "an unknown command was called");
            let message = scene::note(visit.words().say("answer-unknown-command", &[]));
            let sent = app.wire().answer(&visit.reply_to, Reply::Message(&message)).await;
            if let Err(error) = sent {
                tracing::debug!(%error, "an answer was lost");
            }
        }
    }
}
