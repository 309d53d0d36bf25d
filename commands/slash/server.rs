//! `/kaigi server`: what those who may manage a server choose for it, the language of what everybody
//! reads there. Discord lets a whole command be kept from people but no part of one, and everybody is
//! to have the rest of `/kaigi`; so it is here that the others are turned away.

use host::look::Scene;
use host::people::Place;

use super::arguments::{chosen, language_choice};
use super::context::{Context, visit_from};
use crate::discord::interaction::Argument;
use crate::scene;
use crate::service::answer::answer_in_time;
use crate::service::app::App;
use crate::service::common::Visit;
use crate::service::response::{Deferral, Response};

/// Shows what was chosen for the server, and changes it.
pub(crate) async fn server(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    answer_in_time(app, &visit, Deferral::Private, choose(app, &visit, context.args)).await;
}

async fn choose(app: &App, visit: &Visit, args: &[Argument]) -> Response {
    let words = visit.words();
    let Some(server) = visit.server.filter(|_| visit.governs) else {
        return Response::Private(scene::note(words.say("settings-server-refused", &[])));
    };
    let before = app.hall().place(server);
    let wished = chosen(args, "command-language").and_then(language_choice);
    let place = Place { language: wished.unwrap_or_else(|| before.language.clone()) };
    let changed = place != before;
    if changed && let Err(fault) = app.hall().keep_place(server, &place).await {
        return Response::apology(&fault, visit);
    }
    if changed {
        let visit = visit.in_place(place.clone());
        app.keepers().server_language_changed(server, &visit.public);
        let look = app.hall().look(visit.channel, None, &visit.public).await;
        if look.is_ok_and(|look| !matches!(look.scene, Scene::Empty)) {
            app.keepers().visited(visit.channel, &visit);
        }
    }
    Response::Private(scene::place(&place, changed, &words))
}
