//! A view as pictures. A picture is an SVG text that names no font and no file of its own, with a
//! text that says all that it shows. What becomes of it on a screen is for others to decide.

use std::fmt;
use std::sync::Arc;

use crate::game::Game;
use crate::words::Words;

/// The font family that pictures are written in; whoever renders them has it at hand.
pub const FONT: &str = "Kaigi";

/// One picture.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// What it is a picture of, in one word: `[a-z]+`.
    pub name: &'static str,
    /// The drawing.
    pub svg: String,
    /// The same in words, for those who do not see it: at most [`ALT`] characters.
    pub alt: String,
}

/// So many characters may describe a picture.
pub const ALT: usize = 1024;

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Picture({}, {}: {})", self.name, self.svg.len(), self.alt)
    }
}

/// What one viewer may know, ready to be drawn: on any thread, at any later time, or never.
#[derive(Clone)]
pub struct Sketch {
    view: Arc<dyn Seen>,
    words: Words,
}

trait Seen: Send + Sync {
    fn draw(&self, words: &Words) -> Vec<Picture>;
}

struct SeenBy<G: Game> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Game> Seen for SeenBy<G> {
    fn draw(&self, words: &Words) -> Vec<Picture> {
        G::draw(&self.view, &self.legal, words)
    }
}

impl Sketch {
    pub(crate) fn of<G: Game>(view: G::View, legal: Vec<G::Action>, words: &Words) -> Sketch {
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
