//! `/<game> rules`: the rules of the game, a section a page, or what they say about something.

use super::arguments::chosen;
use super::context::{Context, visit_from};
use crate::scene::Wanted;
use crate::service::answer::answer_in_turn;
use crate::service::response::Deferral;
use crate::service::rules::show_rules;

/// Shows the rules.
pub(crate) async fn rules(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    let game = context.parent;
    let sought = chosen(context.args, "command-search").map(Wanted::Words);
    let wanted = sought.or_else(|| chosen(context.args, "command-section").map(Wanted::Section));
    let wanted = wanted.unwrap_or(Wanted::Page(0));
    answer_in_turn(app, &visit, Deferral::Private, show_rules(app, &visit, game, wanted, false))
        .await;
}
