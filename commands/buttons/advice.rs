//! What a bot thinks of a visitor's choices, for their eyes only. It takes a moment, and the page that
//! was pressed on stays as it is.

use host::press::Deed;
use host::refusal::Refusal;

use crate::scene;
use crate::service::app::App;
use crate::service::common::Visit;
use crate::service::press::press_from;
use crate::service::response::Response;

/// What a bot would do in the visitor's place.
pub(super) async fn give_hint(app: &App, visit: &Visit) -> Response {
    app.keepers().visited(visit.channel, visit);
    match app.hall().hint(visit.channel, press_from(visit, Deed::Hint)).await {
        Ok(Ok(hint)) => {
            let words = visit.words();
            Response::Private(scene::hint(&hint, &app.frame(visit.channel, 0, &words)))
        }
        Ok(Err(refusal)) => Response::refusal(&refusal, visit),
        Err(fault) => Response::apology(&fault, visit),
    }
}

/// Which of the visitor's choices cost most in the match that was opened at this line.
pub(super) async fn review_match(app: &App, visit: &Visit, opened: u32) -> Response {
    let words = visit.words();
    let frame = app.frame(visit.channel, opened, &words);
    match app.hall().review(visit.channel, opened, visit.user, &visit.language).await {
        Ok(Ok(review)) => Response::Private(scene::review(&review, &frame)),
        Ok(Err(Refusal::OtherRules)) => {
            Response::Private(scene::unreplayed(Refusal::OtherRules.tell(&words), opened, &frame))
        }
        Ok(Err(refusal)) => Response::refusal(&refusal, visit),
        Err(fault) => Response::apology(&fault, visit),
    }
}
