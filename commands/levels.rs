//! Bots for a lobby: whoever wants one is asked which, for their eyes only, and then one sits down.

use std::sync::Arc;

use host::look::Scene;
use host::press::Deed;
use host::refusal::Refusal;
use rules::bot::Level;

use crate::desk::Desk;
use crate::discord::press;
use crate::discord::serve::Said;
use crate::discord::visit::{On, Visit};
use crate::scene;

/// Which bot shall sit down? Nobody is asked who could not have one.
pub(crate) async fn ask(desk: &Arc<Desk>, visit: &Visit) -> Said {
    let look = match desk.hall().look(visit.channel, Some(visit.user), &visit.language).await {
        Ok(look) => look,
        Err(fault) => return press::apology(&fault, visit),
    };
    let refusal = match &look.scene {
        Scene::Empty | Scene::Closed { .. } => Refusal::NoTable,
        Scene::Match(shown) if shown.end.is_none() => Refusal::Begun,
        Scene::Match(_) => Refusal::Over,
        Scene::Lobby(lobby) if lobby.me.is_none() => Refusal::NotSeated,
        Scene::Lobby(lobby) if lobby.sitters.len() >= usize::from(lobby.seats) => Refusal::Full,
        Scene::Lobby(_) => {
            desk.keepers().visited(desk, visit.channel, visit);
            let words = visit.words();
            let frame = press::frame(desk, visit, look.line, &words);
            return Said::Private(scene::levels(&frame));
        }
    };
    press::refused(&refusal, visit)
}

/// A bot of this level sits down, and whoever asked for it is told who that is.
pub(crate) async fn seat(desk: &Arc<Desk>, visit: &Visit, level: Level) -> Said {
    let answer = match press::press(desk, visit, visit.channel, Deed::AddBot(level)).await {
        Ok(answer) => answer,
        Err(fault) => return press::apology(&fault, visit),
    };
    let words = visit.words();
    let frame = press::frame(desk, visit, answer.look.line, &words);
    let message = match (&answer.refusal, &answer.look.scene) {
        (Some(refusal), _) => scene::note(refusal.tell(&words)),
        (None, Scene::Lobby(lobby)) => scene::seated(lobby, &frame),
        (None, _) => scene::note(words.say("answer-done", &[])),
    };
    if visit.on == On::Own { Said::Update(message) } else { Said::Private(message) }
}
