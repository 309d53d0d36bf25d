//! What a visitor only reads: what happened, and why something cannot be pressed.

use host::look::Since;

use crate::scene;
use crate::service::app::App;
use crate::service::common::Visit;
use crate::service::response::Response;
use crate::service::watch::MOST_LOG_LINES;

/// A page of what happened so far, as the visitor may know it.
pub(super) async fn show_log(app: &App, visit: &Visit, page: u16, turns: bool) -> Response {
    let (user, language) = (Some(visit.user), &visit.language);
    match app.hall().log(visit.channel, user, language, Since::Start, MOST_LOG_LINES).await {
        Ok(log) => {
            let words = visit.words();
            let message = scene::log(&log, page, &app.frame(visit.channel, 0, &words));
            Response::page_of_several(message, turns)
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}

/// Why some of the visitor's controls cannot be pressed, as it is now.
pub(super) async fn show_reasons(app: &App, visit: &Visit) -> Response {
    match app.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => {
            let words = visit.words();
            Response::Private(scene::why(&look, &app.frame(visit.channel, look.line, &words)))
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}
