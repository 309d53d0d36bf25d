//! What a picture is drawn from: a view, and the words for it.

use super::super::Action;
use super::super::speech::Speech;
use super::super::view::View;
use crate::words::Words;

/// What is drawn, and how it is spoken of.
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) legal: &'a [Action],
    pub(super) speech: Speech<'a>,
}

impl<'a> Scene<'a> {
    pub(super) fn of(view: &'a View, legal: &'a [Action], words: &'a Words) -> Scene<'a> {
        Scene { view, legal, speech: Speech { words, viewer: view.viewer } }
    }
}
