//! `/<game> leave`: gets up from the table. Out of a running match one is asked first.

use host::look::Scene;
use host::press::Deed;

use super::context::{Context, visit_from};
use crate::scene;
use crate::service::answer::answer_in_time;
use crate::service::app::App;
use crate::service::common::Visit;
use crate::service::press::press_table;
use crate::service::response::{Deferral, Response};

/// Gets up from the table.
pub(crate) async fn leave(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    answer_in_time(app, &visit, Deferral::Private, get_up(app, &visit)).await;
}

async fn get_up(app: &App, visit: &Visit) -> Response {
    let words = visit.words();
    let look = match app.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => look,
        Err(fault) => return Response::apology(&fault, visit),
    };
    let plays = matches!(&look.scene, Scene::Match(it) if it.me.is_some() && it.end.is_none());
    if plays {
        return Response::Private(scene::leave(&app.frame(visit.channel, look.line, &words)));
    }
    match press_table(app, visit, visit.channel, Deed::Leave).await {
        Ok(answer) => match answer.refusal {
            Some(refusal) => Response::refusal(&refusal, visit),
            None => Response::Private(scene::note(words.say("answer-left", &[]))),
        },
        Err(fault) => Response::apology(&fault, visit),
    }
}
