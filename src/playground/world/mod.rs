//! The world: one guild, its people, bots, channels and messages, and everyone who listens to it.
//! It has one owner behind one lock; every change is a method here that also says which gateway
//! events and page messages follow. It must not know HTTP or sockets: it puts text into channels.

mod bots;
mod callbacks;
mod channels;
mod commands;
mod components;
mod compose;
mod dispatch;
mod emojis;
mod files;
mod find;
mod forms;
mod guild;
mod id;
mod interaction;
mod invoke;
mod kinds;
mod media;
mod members;
mod mentions;
mod messages;
mod model;
mod objects;
mod overwrites;
mod pages;
pub(crate) mod permissions;
mod reactions;
mod references;
mod replies;
mod rights;
mod seed;
mod session;
pub(crate) mod sessions;
pub(crate) mod state;
mod tab;
mod tags;
mod threads;
mod ticks;
mod upload;
mod values;

pub(crate) use self::bots::token;
pub(crate) use self::callbacks::CallbackAnswer;
pub(crate) use self::channels::overwrite as read_overwrite;
pub(crate) use self::dispatch::To;
pub(crate) use self::files::Unsaved;
pub use self::id::Id;
pub(crate) use self::interaction::Interaction;
pub(crate) use self::invoke::Actor;
pub(crate) use self::kinds::{
    COMPONENTS_V2, DM, EPHEMERAL, FORUM, HAS_THREAD, LOADING, PRIVATE_THREAD, PUBLIC_THREAD, TEXT,
};
pub(crate) use self::model::World;
pub(crate) use self::objects::{own_user as own_user_object, role as role_object};
pub(crate) use self::reactions::ReactionEmoji;
pub(crate) use self::session::Frame;
pub(crate) use self::upload::Upload;
