//! `/<game> watch`: the table as everybody sees it, and what happened.

use super::context::{Context, visit_from};
use crate::service::answer::answer_in_turn;
use crate::service::response::Deferral;
use crate::service::watch::show_watched;

/// Shows the table as everybody sees it.
pub(crate) async fn watch(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    answer_in_turn(app, &visit, Deferral::Private, show_watched(app, &visit, 0, false)).await;
}
