//! Answering one visitor: the answer is ready in time or put off, and comes whatever happens to the
//! work behind it.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::time::timeout_at;
use tracing::Instrument as _;

use super::app::App;
use super::common::{Source, Visit};
use super::keeper::AnswerOnBoard;
use super::response::{Deferral, Response, apology};
use crate::discord::message::Message;
use crate::discord::wire::{Reply, Sent, WireError};
use crate::scene;

/// An answer that takes longer is put off: Discord waits for three seconds, and the way there
/// takes its time as well.
const DEFER_AFTER: Duration = Duration::from_millis(1500);

/// Works for a visitor and answers them, in time or put off. An interaction that arrives twice is
/// answered once.
pub(crate) async fn answer_in_time(
    app: &App,
    visit: &Visit,
    deferral: Deferral,
    work: impl Future<Output = Response>,
) {
    let span = tracing::info_span!(
        "press",
        channel = %visit.channel,
        user = %visit.user,
        press = visit.reply_to.id,
    );
    if !app.is_new(visit.reply_to.id) {
        tracing::debug!(parent: &span, "it came twice");
        return;
    }
    let in_work = app.begin_work();
    let on_board = visit.source == Source::Board;
    let on_board = on_board.then(|| app.keepers().answer_on_board(visit.channel));
    let work = async {
        if in_work.is_none() {
            Response::note(visit, "answer-restarting")
        } else if visit.server.is_none() {
            Response::note(visit, "answer-no-server")
        } else {
            work.await
        }
    };
    work_and_answer(app, visit, deferral, on_board.as_ref(), work).instrument(span).await;
}

/// The same for what is large: it is made when its turn comes, and the turn lasts until it is sent.
pub(crate) async fn answer_in_turn(
    app: &App,
    visit: &Visit,
    deferral: Deferral,
    work: impl Future<Output = Response>,
) {
    let Some(in_line) = app.turns().line_up(visit.user) else {
        let (channel, user) = (visit.channel, visit.user);
        tracing::debug!(%channel, %user, "too much was asked for at once");
        let busy = async { Response::note(visit, "answer-busy") };
        return answer_in_time(app, visit, deferral, busy).await;
    };
    let mut turn = None;
    let work = async {
        turn = Some(in_line.turn().await);
        work.await
    };
    answer_in_time(app, visit, deferral, work).await;
    drop(turn);
}

async fn work_and_answer(
    app: &App,
    visit: &Visit,
    deferral: Deferral,
    on_board: Option<&AnswerOnBoard<'_>>,
    work: impl Future<Output = Response>,
) {
    let mut work = pin!(AssertUnwindSafe(work).catch_unwind());
    let (deferred, response) =
        match timeout_at(visit.reply_to.arrived + DEFER_AFTER, &mut work).await {
            Ok(response) => (false, response),
            Err(_) => {
                let reply = match deferral {
                    Deferral::Private => Reply::Defer { ephemeral: true },
                    Deferral::Update => Reply::DeferUpdate,
                };
                if let Err(error) = app.wire().answer(&visit.reply_to, reply).await {
                    tracing::warn!(%error, "an answer could not be put off");
                }
                (true, work.await)
            }
        };
    let response = response.unwrap_or_else(|panic| apology_for_panic(&*panic, visit));
    let given = if deferred {
        send_deferred(app, visit, deferral, &response).await
    } else {
        send_first(app, visit, &response).await
    };
    match given {
        Ok(sent) => match (response, on_board) {
            (Response::Page { kept: Some(mut kept), .. }, _) => {
                if sent == Sent::InWords {
                    kept.message = kept.message.spare().cloned().unwrap_or(kept.message);
                }
                app.keepers().keep_page(visit, *kept);
            }
            (Response::Update(message), Some(on_board)) => {
                on_board.changed(visit.message, &message);
            }
            _ => {}
        },
        // The same interaction came twice, and its first answer stands.
        Err(WireError::AlreadyAnswered) => tracing::debug!("answered before"),
        Err(error) => tracing::warn!(%error, "an answer was lost"),
    }
}

async fn send_first(app: &App, visit: &Visit, response: &Response) -> Result<Sent, WireError> {
    let wire = app.wire();
    let (message, updates) = match response {
        Response::Form(form) => return wire.answer(&visit.reply_to, Reply::Modal(form)).await,
        Response::Quiet => return wire.answer(&visit.reply_to, Reply::DeferUpdate).await,
        Response::Page { message, .. } => (message, visit.source == Source::Own),
        Response::Private(message) => (message, false),
        Response::Update(message) => (message, visit.source != Source::Command),
    };
    let reply = |message| if updates { Reply::Update(message) } else { Reply::Message(message) };
    let given = wire.answer(&visit.reply_to, reply(message)).await;
    match (&given, message.spare()) {
        (Err(error), Some(spare)) if error.is_refusal() => {
            tracing::warn!(%error, "a picture was refused");
            wire.answer(&visit.reply_to, reply(spare)).await.map(|_| Sent::InWords)
        }
        _ => given,
    }
}

async fn send_deferred(
    app: &App,
    visit: &Visit,
    deferral: Deferral,
    response: &Response,
) -> Result<Sent, WireError> {
    let wire = app.wire();
    let (message, follows) = match (response, deferral) {
        (Response::Private(message), Deferral::Update) => (message, true),
        (Response::Page { message, .. }, Deferral::Update) => {
            (message, visit.source != Source::Own)
        }
        (
            Response::Private(message) | Response::Update(message) | Response::Page { message, .. },
            _,
        ) => (message, false),
        // A form opens at once or never.
        (Response::Form(_), _) | (Response::Quiet, Deferral::Update) => return Ok(Sent::Whole),
        (Response::Quiet, Deferral::Private) => {
            let done = scene::note(visit.words().say("answer-done", &[]));
            return wire.edit_original(&visit.reply_to, &done).await;
        }
    };
    let given = edit_or_follow_up(app, visit, message, follows).await;
    match (&given, message.spare()) {
        (Err(error), Some(spare)) if error.is_refusal() => {
            tracing::warn!(%error, "a picture was refused");
            edit_or_follow_up(app, visit, spare, follows).await.map(|_| Sent::InWords)
        }
        _ => given,
    }
}

async fn edit_or_follow_up(
    app: &App,
    visit: &Visit,
    message: &Message,
    follows: bool,
) -> Result<Sent, WireError> {
    match follows {
        true => app.wire().follow_up(&visit.reply_to, message).await,
        false => app.wire().edit_original(&visit.reply_to, message).await,
    }
}

fn apology_for_panic(panic: &(dyn Any + Send), visit: &Visit) -> Response {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    let reference = format!("{:08x}", rand::random::<u32>());
    tracing::error!(reference, panic = text, "a press panicked");
    Response::Private(apology(&reference, &visit.words()))
}
