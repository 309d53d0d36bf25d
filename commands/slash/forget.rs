//! `/kaigi forget me`: asks once whether somebody wants to be forgotten; the answer is a button.

use super::context::{Context, visit_from};
use crate::scene;
use crate::service::answer::answer_in_time;
use crate::service::response::{Deferral, Response};

/// Says what being forgotten means, and asks.
pub(crate) async fn me(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    let words = visit.words();
    let message = scene::may_forget(&app.frame(visit.channel, 0, &words));
    answer_in_time(app, &visit, Deferral::Private, async { Response::Private(message) }).await;
}
