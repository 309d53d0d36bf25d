//! A view that can be drawn later, on any thread, by code that does not know its game.

use std::fmt;
use std::sync::Arc;

use crate::game::Drawing;
use crate::picture::Picture;
use crate::words::Words;

/// What one viewer may know, ready to be drawn: on any thread, at any later time, or never.
#[derive(Clone)]
pub struct Sketch {
    view: Arc<dyn Seen>,
    words: Words,
}

trait Seen: Send + Sync {
    fn draw(&self, words: &Words) -> Vec<Picture>;
}

struct SeenBy<G: Drawing> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Drawing> Seen for SeenBy<G> {
    fn draw(&self, words: &Words) -> Vec<Picture> {
        G::draw(&self.view, &self.legal, words)
    }
}

impl Sketch {
    pub(crate) fn new<G: Drawing>(view: G::View, legal: Vec<G::Action>, words: &Words) -> Sketch {
        Sketch { view: Arc::new(SeenBy::<G> { view, legal }), words: words.clone() }
    }

    /// Its pictures, the most important one first.
    pub fn draw(&self) -> Vec<Picture> {
        self.view.draw(&self.words)
    }
}

impl fmt::Debug for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sketch")
    }
}
