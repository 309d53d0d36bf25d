//! Discord's limits in one table, and the checks that refuse what Discord refuses, with Discord's
//! error tree. It exists so that a bot that passes here passes there. It is pure: it must not know
//! the world, the clock or the network, and it never panics, whatever the body holds.
//!
//! The table: [`table::TABLE`] lists every [`Limit`] with its bounds and its source; those with
//! [`Held::World`] are held by the world and the gateway (time, counts over many requests), one
//! with [`Held::Asked`] only on demand, the rest here.
//!
//! The checks take a body and give `Result<(), Invalid>`; [`Invalid::status`] and
//! [`Invalid::body`] are what to send.
//!
//! | request | check |
//! |---|---|
//! | message created, edited, followed up | [`check_message`], [`check_edit`] |
//! | interaction callback of any type | [`check_callback`], or by part [`check_modal`], [`check_choices`] |
//! | commands | [`check_command`], [`check_commands`], [`check_command_count`] |
//! | threads, channels | [`check_thread`], [`check_channel`], or the name alone |
//! | emojis | [`check_emoji`] |
//! | other names | [`check_field`] with a limit of the table |
//! | files, requests, reasons, pages, bulk deletes | [`check_file_size`], [`check_request_size`], [`check_reason`], [`check_page`], [`check_bulk_delete`] |
//!
//! [`flags_of`] reads flags as Discord does, and [`is_empty_message`] is for a message as it would
//! be after an edit.
//!
//! Where Discord's code or message is known from no source, a comment beside it says so.

pub mod table;

mod callback;
mod choice;
mod command;
mod component;
mod embed;
mod form;
mod layout;
mod message;
mod modal;
mod name;
mod refusal;

#[cfg(test)]
mod command_tests;
#[cfg(test)]
mod edge_rest_tests;
#[cfg(test)]
mod edge_tests;
#[cfg(test)]
mod hostile_tests;
#[cfg(test)]
mod tree_tests;

pub use callback::{Asked, check_callback};
pub use choice::{LOCALES, check_choices};
pub use command::{check_command, check_command_count, check_commands, is_command_name};
pub use message::{
    IS_COMPONENTS_V2, MessageKind, check_edit, check_message, flags_of, is_empty_message,
};
pub use modal::check_modal;
pub use name::{
    check_bulk_delete, check_channel, check_channel_name, check_emoji, check_field,
    check_file_size, check_page, check_reason, check_request_size, check_thread, check_thread_name,
};
pub use refusal::Invalid;
pub use table::{Held, Limit, TABLE};
