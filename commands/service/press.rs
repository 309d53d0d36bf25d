//! What a visitor asks of a table, and the frame in which they are shown it.

use host::Channel;
use host::hall::Answer;
use host::press::{Deed, Press};
use host::refusal::Fault;

use super::app::App;
use super::common::Visit;

/// Asks a table for something, in the visitor's name.
pub(crate) async fn press_table(
    app: &App,
    visit: &Visit,
    channel: Channel,
    deed: Deed,
) -> Result<Answer, Fault> {
    app.keepers().visited(channel, visit);
    let answer = app.hall().press(channel, press_from(visit, deed)).await?;
    if let Some(refusal) = &answer.refusal {
        tracing::debug!(?refusal, line = answer.look.line, "refused");
    }
    Ok(answer)
}

/// The press by which the visitor asks for this.
pub(crate) fn press_from(visit: &Visit, deed: Deed) -> Press {
    Press {
        id: visit.reply_to.id,
        user: visit.user,
        name: visit.name.clone(),
        language: visit.language.clone(),
        server: visit.server,
        deed,
    }
}
