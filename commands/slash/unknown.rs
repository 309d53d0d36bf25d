//! Commands that are not ours any more, and what else poise could not make sense of.

use std::sync::Arc;

use poise::FrameworkError;

use super::context::Never;
use crate::discord::wire::Reply;
use crate::scene;
use crate::service::app::App;
use crate::service::common::Visit;

/// Answers what poise could not make sense of.
pub(crate) async fn on_error(trouble: FrameworkError<'_, Arc<App>, Never>) {
    match trouble {
        FrameworkError::UnknownInteraction { framework, interaction, .. } => {
            let app = framework.user_data;
            let visit = Visit::from_command(app.hall(), interaction);
            tracing::warn!(command = interaction.data.name, "an unknown command was called");
            let message = scene::note(visit.words().say("answer-unknown-command", &[]));
            let sent = app.wire().answer(&visit.reply_to, Reply::Message(&message)).await;
            if let Err(error) = sent {
                tracing::debug!(%error, "an answer was lost");
            }
        }
        other => tracing::error!(trouble = %other, "poise could not carry on"),
    }
}
