//! The table as everybody sees it, for one visitor, with what happened lately.

use host::look::Since;

use super::app::App;
use super::common::{Visit, look_for_visit, pictures_or_words};
use super::response::Response;
use crate::scene;

/// The most lines of a log that can be read back.
pub(crate) const MOST_LOG_LINES: usize = 5000;

/// The table as everybody sees it, in the visitor's language, and a page of what happened in this part
/// of the match. It takes the place of the page that was pressed on, if it `turns` that.
pub(crate) async fn show_watched(app: &App, visit: &Visit, page: u16, turns: bool) -> Response {
    let seen = look_for_visit(app.resources(), visit, None).await;
    let log =
        app.hall().log(visit.channel, None, &visit.language, Since::Part, MOST_LOG_LINES).await;
    match seen.and_then(|seen| Ok((seen, log?))) {
        Ok(((look, rendered), log)) => {
            let words = visit.words();
            let frame = app.frame(visit.channel, look.line, &words);
            let pictures = pictures_or_words(&rendered);
            Response::page_of_several(scene::watched(&look, &log, page, pictures, &frame), turns)
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}
