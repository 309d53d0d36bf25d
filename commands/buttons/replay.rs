//! Replays: a match that is over, in a message for the visitor's eyes only, which every press on it
//! replaces. It reads the store and leaves the table that stands in the channel alone.

use host::refusal::Refusal;
use host::replay::Wanted;

use crate::discord::custom_id::{By, Replay};
use crate::scene;
use crate::service::app::App;
use crate::service::common::{Source, Visit, pictures_or_words, render_for_visit};
use crate::service::response::Response;

/// The match that was opened at this line, as it is wanted.
pub(super) async fn show_replay(app: &App, visit: &Visit, opened: u32, wanted: Replay) -> Response {
    let Replay { by, ply, viewer } = wanted;
    let asked = Wanted { ply, viewer, language: visit.language.clone() };
    let words = visit.words();
    let frame = app.frame(visit.channel, opened, &words);
    let message = match app.hall().replay(visit.channel, Some(opened), asked).await {
        Ok(Ok(look)) => {
            let rendered = render_for_visit(app.resources(), visit, &look.sketch).await;
            scene::replay(&look, pictures_or_words(&rendered), &frame)
        }
        Ok(Err(Refusal::OtherRules)) => {
            scene::unreplayed(Refusal::OtherRules.tell(&words), opened, &frame)
        }
        Ok(Err(refusal)) => return Response::refusal(&refusal, visit),
        Err(fault) => return Response::apology(&fault, visit),
    };
    if is_turned(by, visit.source) { Response::Update(message) } else { Response::Private(message) }
}

/// Is it a replay already that was pressed on? Then the next page takes its place.
pub(super) fn is_turned(by: By, source: Source) -> bool {
    by != By::Open && source == Source::Own
}
