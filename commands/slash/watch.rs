//! `/<game> watch`: the table as everybody sees it, and what happened.

use super::context::{Context, Never, visit_from};
use crate::service::answer::answer_in_turn;
use crate::service::response::Deferral;
use crate::service::watch::show_watched;

/// Shows the table as everybody sees it.
#[poise::command(slash_command)]
pub(crate) async fn watch(context: Context<'_>) -> Result<(), Never> {
    let (app, visit) = visit_from(&context);
    answer_in_turn(app, &visit, Deferral::Private, show_watched(app, &visit, 0, false)).await;
    Ok(())
}
