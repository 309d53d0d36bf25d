//! What a picture is drawn from: a view, and the words for it.

use super::super::speech::Speech;
use super::super::view::View;
use super::lit::Lit;
use crate::game::Seat;
use crate::words::{Value, Words};

/// What is drawn, and how it is spoken of.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) words: &'a Words,
    pub(super) lit: Lit,
}

impl Scene<'_> {
    pub(super) fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// What the player on this seat is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.words.about(seat, self.view.viewer, "abyssi-player", &[])
    }

    pub(super) fn speech(&self) -> Speech<'_> {
        Speech { words: self.words, viewer: self.view.viewer }
    }
}
