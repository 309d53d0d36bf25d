//! Forgetting the visitor, once they have said that they want it.

use crate::scene;
use crate::service::app::App;
use crate::service::common::{Source, Visit};
use crate::service::response::Response;

/// Forgets the visitor, and says what is done and what is kept.
pub(super) async fn forget_visitor(app: &App, visit: &Visit) -> Response {
    // Where everybody could press it, it would be nobody's answer.
    if visit.source != Source::Own {
        return Response::note(visit, "answer-foreign");
    }
    match app.hall().forget(visit.user).await {
        Ok(forgetting) => {
            app.keepers().person_changed(visit.user);
            Response::Update(scene::forgotten(forgetting.waiting.len(), &visit.words()))
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}
