//! What a picture is drawn from: a view, and the words for it.

use super::super::cards::CardSet;
use super::super::country::Country;
use super::super::page;
use super::super::speech::Speech;
use super::super::state::Stage;
use super::super::view::View;
use crate::words::Words;

/// What is drawn, and how it is spoken of.
pub(in super::super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) speech: Speech<'a>,
}

impl<'a> Scene<'a> {
    pub(super) fn of(view: &'a View, words: &'a Words) -> Scene<'a> {
        Scene { view, speech: Speech { words, players: view.players, viewer: view.viewer } }
    }

    /// The hands that the viewer may see, the viewer's own one last.
    pub(super) fn hands(&self) -> Vec<(Country, CardSet)> {
        page::seen_hands(self.view)
    }

    /// Is it this country's turn?
    pub(super) fn acts(&self, country: Country) -> bool {
        self.view.stage != Stage::Over && self.view.next == country
    }
}
