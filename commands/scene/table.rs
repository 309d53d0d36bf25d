//! A table as everybody in its channel sees it.

use host::look::{Look, Scene};

use super::frame::Frame;
use super::pictures::Pictures;
use super::{board, lobby};
use crate::discord::message::Message;

/// The table as everybody in the channel sees it; nothing where there is none.
pub(crate) fn public(look: &Look, pictures: Pictures<'_>, frame: &Frame<'_>) -> Option<Message> {
    match &look.scene {
        Scene::Empty => None,
        Scene::Lobby(lobby) => Some(lobby::lobby(lobby, frame)),
        Scene::Match(shown) => Some(board::board(shown, pictures, frame)),
        Scene::Closed { game, commitment } => Some(lobby::closed(game, commitment, frame)),
    }
}

/// Will it stay as it is, until another table is opened?
pub(crate) fn is_final(look: &Look) -> bool {
    match &look.scene {
        Scene::Empty | Scene::Lobby(_) => false,
        Scene::Match(shown) => shown.end.is_some(),
        Scene::Closed { .. } => true,
    }
}
