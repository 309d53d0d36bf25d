//! `/<game> cancel`: closes the lobby, or asks the others to call the match off.

use host::press::Deed;

use super::context::{Context, visit_from};
use crate::scene;
use crate::service::answer::answer_in_time;
use crate::service::app::App;
use crate::service::common::Visit;
use crate::service::press::press_table;
use crate::service::response::{Deferral, Response};

/// Closes the lobby, or asks the others.
pub(crate) async fn cancel(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    answer_in_time(app, &visit, Deferral::Private, call_off(app, &visit)).await;
}

async fn call_off(app: &App, visit: &Visit) -> Response {
    let deed = Deed::Cancel { steward: visit.steward };
    match press_table(app, visit, visit.channel, deed).await {
        Ok(answer) => {
            if let Some(refusal) = answer.refusal {
                return Response::refusal(&refusal, visit);
            }
            let key =
                if scene::is_final(&answer.look) { "answer-cancelled" } else { "answer-asked" };
            Response::Private(scene::note(visit.words().say(key, &[])))
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}
