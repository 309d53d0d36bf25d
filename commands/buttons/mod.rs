//! Buttons, menus and forms: a router, and its handlers by what they are about. What commands can ask
//! for as well is a service.

mod advice;
mod bots;
mod deed;
mod forget;
mod read;
mod replay;
mod router;

pub(crate) use router::on_interaction;
