//! First answers to an interaction.

use crate::discord::message::{Message, Modal};

/// The first answer to an interaction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reply<'a> {
    /// A new message.
    Message(&'a Message),
    /// The message with the component that was pressed, changed.
    Update(&'a Message),
    /// "Thinking…"; [`Wire::edit_original`] says the rest.
    Defer {
        /// For one user's eyes only; the later message cannot change that.
        ephemeral: bool,
    },
    /// Nothing is seen; [`Wire::edit_original`] changes the message that was pressed.
    DeferUpdate,
    /// A form.
    Modal(&'a Modal),
}

impl<'a> Reply<'a> {
    /// The same in words alone, if it has files.
    pub(super) fn spare(self) -> Option<Reply<'a>> {
        match self {
            Reply::Message(message) => message.spare().map(Reply::Message),
            Reply::Update(message) => message.spare().map(Reply::Update),
            Reply::Defer { .. } | Reply::DeferUpdate | Reply::Modal(_) => None,
        }
    }
}
