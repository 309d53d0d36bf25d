//! Deeds at a table: a press that changes it, and what the visitor sees of that at once.

use host::look::{Look, Scene};
use host::press::Deed;

use crate::discord::custom_id::Group;
use crate::discord::message::Message;
use crate::scene::{self, Pictures};
use crate::service::app::App;
use crate::service::common::{Source, Visit};
use crate::service::hand::{show_after_press, show_after_question};
use crate::service::press::press_table;
use crate::service::response::Response;

/// Where a deed was pressed, and what is open there.
#[derive(Clone, Copy)]
pub(super) struct Pressed {
    /// The line at which its button was drawn.
    pub(super) line: u32,
    /// The group of controls that is open on the hand after it.
    pub(super) open: Option<Group>,
    /// Was it the answer to a question that stood in place of the hand?
    pub(super) answers_question: bool,
}

/// Does a deed, and shows the visitor what has come of it.
pub(super) async fn do_deed(app: &App, visit: &Visit, deed: Deed, pressed: Pressed) -> Response {
    let leaves = deed == Deed::Leave;
    // The result stays where it is, and the lobby comes below it.
    let board_stays = deed == Deed::Rematch;
    let Pressed { line, open, answers_question } = pressed;
    let answer = match press_table(app, visit, visit.channel, deed.drawn_at(line)).await {
        Ok(answer) => answer,
        Err(fault) => return Response::apology(&fault, visit),
    };
    let words = visit.words();
    let note = answer.refusal.as_ref().map(|refusal| refusal.tell(&words));
    match (visit.source, note) {
        (Source::Own, None) if leaves => {
            Response::Update(scene::note(words.say("answer-left", &[])))
        }
        (Source::Own, note) if answers_question => {
            show_after_question(app, visit, &answer.look, note.as_deref(), open).await
        }
        (Source::Own, note) => {
            show_after_press(app, visit, &answer.look, note.as_deref(), open).await
        }
        (_, Some(note)) => Response::Private(scene::note(note)),
        (Source::Board, None) if !board_stays => {
            lobby_board(app, visit, &answer.look).map_or(Response::Quiet, Response::Update)
        }
        (_, None) => Response::Quiet,
    }
}

/// The lobby as it is now, at once on the board that was pressed. A match is another thing: what
/// the visitor sees of it is not for everybody.
fn lobby_board(app: &App, visit: &Visit, look: &Look) -> Option<Message> {
    let is_lobby = matches!(look.scene, Scene::Lobby(_)) && visit.reads_public();
    let words = visit.words();
    let frame = app.frame(visit.channel, look.line, &words);
    is_lobby.then(|| scene::public(look, Pictures::None, &frame)).flatten()
}

/// Adds words of the visitor's own to the shuffle.
pub(super) async fn add_words_to_shuffle(
    app: &App,
    visit: &Visit,
    line: u32,
    typed: &str,
) -> Response {
    let deed = Deed::Stir(typed.trim().to_owned()).drawn_at(line);
    match press_table(app, visit, visit.channel, deed).await {
        Ok(answer) => match answer.refusal {
            Some(refusal) => Response::refusal(&refusal, visit),
            None => Response::Private(scene::stirred(&answer.look, &visit.words())),
        },
        Err(fault) => Response::apology(&fault, visit),
    }
}
