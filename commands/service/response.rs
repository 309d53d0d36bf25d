//! Answers to a visitor, as data: what they are given, and how it is put off if it takes long.

use host::refusal::{Fault, Refusal};
use rules::words::Words;

use super::common::Visit;
use super::keeper::KeptPage;
use crate::discord::message::{Message, Modal};
use crate::scene;

/// How an answer is put off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deferral {
    /// A message for the visitor's eyes only will come.
    Private,
    /// The message that was pressed may change.
    Update,
}

/// The answer to a visitor.
#[derive(Debug)]
pub(crate) enum Response {
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
        kept: Option<Box<KeptPage>>,
    },
    /// A form.
    Form(Modal),
    /// Nothing: they see what they have done on the board.
    Quiet,
}

impl Response {
    /// A page of several: in place of the message that was pressed, if it turns that page.
    pub(crate) fn page_of_several(message: Message, turns: bool) -> Response {
        if turns { Response::Update(message) } else { Response::Private(message) }
    }

    /// A note for the visitor's eyes only: the sentence that has this key.
    pub(crate) fn note(visit: &Visit, key: &str) -> Response {
        Response::Private(scene::note(visit.words().say(key, &[])))
    }

    /// A refusal, as a note for the visitor's eyes only.
    pub(crate) fn refusal(refusal: &Refusal, visit: &Visit) -> Response {
        Response::Private(scene::note(refusal.tell(&visit.words())))
    }

    /// An apology for a fault of ours, with the reference by which the log knows it.
    pub(crate) fn apology(fault: &Fault, visit: &Visit) -> Response {
        tracing::error!(reference = fault.reference, "a press failed");
        Response::Private(apology(&fault.reference, &visit.words()))
    }
}

/// What somebody reads after a fault of ours.
pub(crate) fn apology(reference: &str, words: &Words) -> Message {
    scene::note(words.say("answer-fault", &[("reference", reference.into())]))
}
