//! Bots for a lobby: a visitor who wants one is asked which, for their eyes only, and then one sits
//! down.

use host::look::Scene;
use host::press::Deed;
use host::refusal::Refusal;
use rules::bot::Level;

use crate::scene;
use crate::service::app::App;
use crate::service::common::{Source, Visit};
use crate::service::press::press_table;
use crate::service::response::Response;

/// Which bot shall sit down? Nobody is asked who could not have one.
pub(super) async fn ask_for_level(app: &App, visit: &Visit) -> Response {
    let look = match app.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => look,
        Err(fault) => return Response::apology(&fault, visit),
    };
    let refusal = match &look.scene {
        Scene::Empty | Scene::Closed { .. } => Refusal::NoTable,
        Scene::Match(shown) if shown.end.is_none() => Refusal::Begun,
        Scene::Match(_) => Refusal::Over,
        Scene::Lobby(lobby) if lobby.me.is_none() => Refusal::NotSeated,
        Scene::Lobby(lobby) if lobby.sitters.len() >= usize::from(lobby.seats) => Refusal::Full,
        Scene::Lobby(_) => {
            app.keepers().visited(visit.channel, visit);
            let words = visit.words();
            let frame = app.frame(visit.channel, look.line, &words);
            return Response::Private(scene::levels(&frame));
        }
    };
    Response::refusal(&refusal, visit)
}

/// A bot of this level sits down, and the visitor who asked for it is told who that is.
pub(super) async fn seat_bot(app: &App, visit: &Visit, line: u32, level: Level) -> Response {
    let deed = Deed::AddBot(level).drawn_at(line);
    let answer = match press_table(app, visit, visit.channel, deed).await {
        Ok(answer) => answer,
        Err(fault) => return Response::apology(&fault, visit),
    };
    let words = visit.words();
    let frame = app.frame(visit.channel, answer.look.line, &words);
    let message = match (&answer.refusal, &answer.look.scene) {
        (Some(refusal), _) => scene::note(refusal.tell(&words)),
        (None, Scene::Lobby(lobby)) => scene::seated(lobby, &frame),
        (None, _) => scene::note(words.say("answer-done", &[])),
    };
    if visit.source == Source::Own { Response::Update(message) } else { Response::Private(message) }
}
