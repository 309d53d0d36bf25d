//! `/kaigi stats`: how somebody has done on this server, for the eyes of its caller only.

use host::User;

use super::arguments::{chosen, given};
use super::context::{Context, visit_from};
use crate::discord::interaction::Argument;
use crate::scene;
use crate::service::answer::answer_in_time;
use crate::service::app::App;
use crate::service::common::Visit;
use crate::service::response::{Deferral, Response};

/// Shows how somebody has done.
pub(crate) async fn stats(context: Context<'_>) {
    let (app, visit) = visit_from(&context);
    let user = given(context.args, "command-user").and_then(Argument::number);
    let user = user.map_or(visit.user, User);
    let game = chosen(context.args, "command-game");
    answer_in_time(app, &visit, Deferral::Private, show(app, &visit, user, game)).await;
}

async fn show(app: &App, visit: &Visit, user: User, game: Option<&str>) -> Response {
    let words = visit.words();
    let own = user == visit.user;
    if app.hall().person(user).uncounted {
        let key = if own { "stats-uncounted-own" } else { "stats-uncounted" };
        return Response::Private(scene::note(words.say(key, &[])));
    }
    // Visitors are answered only on servers.
    let Some(server) = visit.server else { return Response::Quiet };
    match app.hall().standings(server, user).await {
        Ok(mut standings) => {
            standings.retain(|standing| game.is_none_or(|game| standing.game == game));
            Response::Private(scene::stats(user, own, &standings, &words))
        }
        Err(fault) => Response::apology(&fault, visit),
    }
}
