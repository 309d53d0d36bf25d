//! Serving one visitor: their answer is ready in time or put off, and comes whatever happens to
//! those who prepare it.

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt as _;
use tokio::time::timeout_at;
use tracing::Instrument as _;

use super::custom_id::Group;
use super::message::{Message, Modal};
use super::press;
use super::visit::{On, Visit};
use super::wire::{Fault, Reply};
use crate::desk::Desk;
use crate::scene::{self, Ask};

/// An answer that takes longer is put off: Discord waits for three seconds, and the way there
/// takes its time as well.
const SOON: Duration = Duration::from_millis(1500);

/// How an answer is put off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Later {
    /// A message for the visitor's eyes only will come.
    Private,
    /// The message that was pressed may change.
    Update,
}

/// The answer to a visitor.
#[derive(Debug)]
pub(crate) enum Said {
    /// A message for their eyes only.
    Private(Message),
    /// In place of the message that was pressed.
    Update(Message),
    /// Their own page: in place of the one that was pressed, if that was for their eyes only. It is
    /// kept up to date if it lasts.
    Page {
        /// What they see.
        message: Message,
        /// What is kept up to date of it.
        lasting: Option<Box<Lasting>>,
    },
    /// A form.
    Form(Modal),
    /// Nothing: they see what they have done on the board.
    Quiet,
}

/// A page that is kept up to date.
#[derive(Debug)]
pub(crate) struct Lasting {
    /// What its reader would see without a note.
    pub(crate) message: Message,
    /// How to begin: it stays above their hand until they press something there.
    pub(crate) start: Option<String>,
    /// Which group of controls is open on it; any, if none is named.
    pub(crate) open: Option<Group>,
    /// What is asked on it, while it holds.
    pub(crate) ask: Option<Ask>,
}

/// Prepares the answer for a visitor, and gives it.
pub(crate) async fn serve(
    desk: &Arc<Desk>,
    visit: &Visit,
    later: Later,
    work: impl Future<Output = Said>,
) {
    let span = tracing::info_span!(
        "press",
        channel = %visit.channel,
        user = %visit.user,
        press = visit.door.id,
    );
    if !desk.is_new(visit.door.id) {
        tracing::debug!(parent: &span, "it came twice");
        return;
    }
    let served = desk.serve();
    let work = async {
        if served.is_none() {
            Said::Private(scene::note(visit.words().say("answer-restarting", &[])))
        } else if visit.server.is_none() {
            Said::Private(scene::note(visit.words().say("answer-no-server", &[])))
        } else {
            work.await
        }
    };
    prepare(desk, visit, later, work).instrument(span).await;
}

async fn prepare(desk: &Arc<Desk>, visit: &Visit, later: Later, work: impl Future<Output = Said>) {
    let mut work = pin!(AssertUnwindSafe(work).catch_unwind());
    let (deferred, said) = match timeout_at(visit.door.arrived + SOON, &mut work).await {
        Ok(said) => (false, said),
        Err(_) => {
            let reply = match later {
                Later::Private => Reply::Defer { ephemeral: true },
                Later::Update => Reply::DeferUpdate,
            };
            if let Err(fault) = desk.wire().answer(&visit.door, reply).await {
                tracing::warn!(%fault, "an answer could not be put off");
            }
            (true, work.await)
        }
    };
    let said = said.unwrap_or_else(|panic| panicked(&*panic, visit));
    let given = if deferred {
        give_later(desk, visit, later, &said).await
    } else {
        give(desk, visit, &said).await
    };
    match given {
        Ok(()) => {
            if let Said::Page { lasting: Some(lasting), .. } = said {
                desk.keepers().keep_page(desk, visit, *lasting);
            } else if matches!(said, Said::Update(_)) && visit.on == On::Board {
                desk.keepers().touched(desk, visit.channel);
            }
        }
        // The same interaction came twice, and its first answer stands.
        Err(Fault::AlreadyAnswered) => tracing::debug!("answered before"),
        Err(fault) => tracing::warn!(%fault, "an answer was lost"),
    }
}

async fn give(desk: &Desk, visit: &Visit, said: &Said) -> Result<(), Fault> {
    let wire = desk.wire();
    let (message, updates) = match said {
        Said::Form(form) => return wire.answer(&visit.door, Reply::Modal(form)).await,
        Said::Quiet => return wire.answer(&visit.door, Reply::DeferUpdate).await,
        Said::Page { message, .. } => (message, visit.on == On::Own),
        Said::Private(message) => (message, false),
        Said::Update(message) => (message, visit.on != On::Command),
    };
    let reply = |message| if updates { Reply::Update(message) } else { Reply::Message(message) };
    let given = wire.answer(&visit.door, reply(message)).await;
    match (&given, message.spare()) {
        (Err(fault), Some(spare)) if fault.is_refusal() => {
            tracing::warn!(%fault, "a picture was refused");
            wire.answer(&visit.door, reply(spare)).await
        }
        _ => given,
    }
}

async fn give_later(desk: &Desk, visit: &Visit, later: Later, said: &Said) -> Result<(), Fault> {
    let wire = desk.wire();
    let (message, follows) = match (said, later) {
        (Said::Private(message), Later::Update) => (message, true),
        (Said::Page { message, .. }, Later::Update) => (message, visit.on != On::Own),
        (Said::Private(message) | Said::Update(message) | Said::Page { message, .. }, _) => {
            (message, false)
        }
        // A form opens at once or never.
        (Said::Form(_), _) | (Said::Quiet, Later::Update) => return Ok(()),
        (Said::Quiet, Later::Private) => {
            let done = scene::note(visit.words().say("answer-done", &[]));
            return wire.edit_original(&visit.door, &done).await;
        }
    };
    let given = send_later(desk, visit, message, follows).await;
    match (&given, message.spare()) {
        (Err(fault), Some(spare)) if fault.is_refusal() => {
            tracing::warn!(%fault, "a picture was refused");
            send_later(desk, visit, spare, follows).await
        }
        _ => given,
    }
}

async fn send_later(
    desk: &Desk,
    visit: &Visit,
    message: &Message,
    follows: bool,
) -> Result<(), Fault> {
    match follows {
        true => desk.wire().follow_up(&visit.door, message).await.map(drop),
        false => desk.wire().edit_original(&visit.door, message).await,
    }
}

fn panicked(panic: &(dyn Any + Send), visit: &Visit) -> Said {
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
    let reference = format!("{:08x}", rand::random::<u32>());
    tracing::error!(reference, panic = text, "a press panicked");
    Said::Private(press::sorry(&reference, &visit.words()))
}
