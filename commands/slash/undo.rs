//! `/<game> undo`: takes one's last action back, or asks the others whether one may.

use host::look::Scene;
use host::press::Deed;

use super::context::{Context, visit_from};
use crate::service::answer::answer_in_time;
use crate::service::app::App;
use crate::service::common::Visit;
use crate::service::hand::show_after_press;
use crate::service::press::press_table;
use crate::service::response::{Deferral, Response};

/// Takes one's last action back.
pub(crate) async fn undo(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    answer_in_time(app, &visit, Deferral::Private, take_back(app, &visit)).await;
}

async fn take_back(app: &App, visit: &Visit) -> Response {
    match press_table(app, visit, visit.channel, Deed::Undo).await {
        Ok(answer) => {
            if let Some(refusal) = answer.refusal {
                return Response::refusal(&refusal, visit);
            }
            let asked = matches!(&answer.look.scene, Scene::Match(it) if it.question.is_some());
            let key = if asked { "answer-asked" } else { "answer-undone" };
            let told = visit.words().say(key, &[]);
            show_after_press(app, visit, &answer.look, Some(&told), None).await
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}
