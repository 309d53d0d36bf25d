//! What a bot thinks of a visitor's choices, for their eyes only. It takes a moment, and the page that
//! was pressed on stays as it is.

use std::sync::Arc;

use host::press::Deed;
use host::refusal::Refusal;

use crate::desk::Desk;
use crate::discord::press;
use crate::discord::serve::Said;
use crate::discord::visit::Visit;
use crate::scene;

/// What a bot would do in the visitor's place.
pub(crate) async fn hint(desk: &Arc<Desk>, visit: &Visit) -> Said {
    desk.keepers().visited(desk, visit.channel, visit);
    match desk.hall().hint(visit.channel, press::of(visit, Deed::Hint)).await {
        Ok(Ok(hint)) => {
            let words = visit.words();
            Said::Private(scene::hint(&hint, &press::frame(desk, visit, 0, &words)))
        }
        Ok(Err(refusal)) => press::refused(&refusal, visit),
        Err(fault) => press::apology(&fault, visit),
    }
}

/// Which of the visitor's choices cost most in the match that was opened at this line.
pub(crate) async fn review(desk: &Arc<Desk>, visit: &Visit, opened: u32) -> Said {
    let words = visit.words();
    let frame = press::frame(desk, visit, opened, &words);
    match desk.hall().review(visit.channel, opened, visit.user, &visit.language).await {
        Ok(Ok(review)) => Said::Private(scene::review(&review, &frame)),
        Ok(Err(Refusal::OtherRules)) => {
            Said::Private(scene::unreplayed(Refusal::OtherRules.tell(&words), opened, &frame))
        }
        Ok(Err(refusal)) => press::refused(&refusal, visit),
        Err(fault) => press::apology(&fault, visit),
    }
}
