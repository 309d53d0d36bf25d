//! The record of a match, as a file that can be verified.

use super::app::App;
use super::common::{Visit, missing_permissions};
use super::response::Response;
use crate::discord::message::File;
use crate::scene;

/// The record of the match that was opened at this line, or of the last one, for the visitor's eyes
/// only.
pub(crate) async fn give_record(app: &App, visit: &Visit, opened: Option<u32>) -> Response {
    let lacks = visit.lacks_for_file();
    if !lacks.is_empty() {
        return Response::Private(scene::note(missing_permissions(
            &lacks,
            visit.channel,
            &visit.words(),
        )));
    }
    match app.hall().record(visit.channel, opened).await {
        Ok(Ok(record)) => {
            let told = visit.words().say("answer-record", &[("number", record.number.into())]);
            let name = format!("{}-{}.jsonl", record.game, record.number);
            let file = File::new(&name, told.clone(), record.text.into_bytes());
            Response::Private(scene::note(told).file(file))
        }
        Ok(Err(refusal)) => Response::refusal(&refusal, visit),
        Err(fault) => Response::apology(&fault, visit),
    }
}
