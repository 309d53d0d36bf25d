//! `/<game> start`: opens a table in the channel, or in a thread of its own if the channel is taken.

use super::context::{Context, visit_from};
use crate::service::answer::answer_in_time;
use crate::service::new_table::{TableRequest, open_table};
use crate::service::response::Deferral;

/// Opens a table.
pub(crate) async fn start(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    let request = TableRequest::from_command(context.parent, context.args);
    answer_in_time(app, &visit, Deferral::Private, open_table(app, &visit, request)).await;
}
