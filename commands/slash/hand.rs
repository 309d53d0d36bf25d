//! `/<game> hand`: one's own page, for one's own eyes.

use super::context::{Context, visit_from};
use crate::service::answer::answer_in_time;
use crate::service::hand::show_hand;
use crate::service::response::Deferral;

/// Shows one's own page.
pub(crate) async fn hand(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    answer_in_time(app, &visit, Deferral::Private, show_hand(app, &visit, None)).await;
}
