//! `/<game> record`: the last finished match of the channel, as a file that can be verified.

use super::context::{Context, visit_from};
use crate::service::answer::answer_in_turn;
use crate::service::record::give_record;
use crate::service::response::Deferral;

/// Hands out the record.
pub(crate) async fn record(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    answer_in_turn(app, &visit, Deferral::Private, give_record(app, &visit, None)).await;
}
