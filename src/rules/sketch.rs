//! A view that can be drawn later, on any thread, by code that does not know its game.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use crate::game::Drawing;
use crate::picture::Picture;
use crate::words::Words;

/// What one viewer may know, ready to be drawn: on any thread, at any later time, or never. Sketches
/// that are equal are drawn alike.
#[derive(Clone)]
pub struct Sketch {
    view: Arc<dyn Seen>,
    words: Words,
}

trait Seen: Any + Send + Sync {
    fn draw(&self, words: &Words) -> Vec<Picture>;

    /// Is that of the same game, with the same in it?
    fn equals(&self, other: &dyn Seen) -> bool;
}

struct SeenBy<G: Drawing> {
    view: G::View,
    legal: Vec<G::Action>,
}

impl<G: Drawing> Seen for SeenBy<G> {
    fn draw(&self, words: &Words) -> Vec<Picture> {
        G::draw(&self.view, &self.legal, words)
    }

    fn equals(&self, other: &dyn Seen) -> bool {
        let other = (other as &dyn Any).downcast_ref::<SeenBy<G>>();
        other.is_some_and(|other| self.view == other.view && self.legal == other.legal)
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

impl PartialEq for Sketch {
    fn eq(&self, other: &Sketch) -> bool {
        self.words == other.words && self.view.equals(&*other.view)
    }
}

impl fmt::Debug for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sketch")
    }
}

#[cfg(test)]
mod tests {
    use crate::GAMES;
    use crate::dice::Seed;
    use crate::game::{Seat, Setup, Viewer};
    use crate::options::Chosen;
    use crate::words::Words;

    #[test]
    fn sketches_are_equal_if_game_view_actions_and_words_are() {
        let words = Words::new("en-US");
        let start = |at: usize| {
            let setup = Setup { players: 3, options: Chosen::new() };
            GAMES[at].start(&setup, Seed::mix(&[])).expect("three can play every game").0
        };
        let (one, other) = (start(0), start(1));
        let [first, second] = [0, 1].map(|seat| Viewer::Seat(Seat(seat)));
        let sketch = one.sketch(first, &words);
        assert!(sketch == start(0).sketch(first, &words));
        assert!(sketch.draw() == start(0).sketch(first, &words).draw());
        assert!(sketch != one.sketch(second, &words), "another viewer");
        assert!(sketch != one.sketch(first, &Words::new("ja")), "another language");
        let named = words.clone().with_names(vec!["Aki".to_owned()]);
        assert!(sketch != one.sketch(first, &named), "other names");
        assert!(sketch != other.sketch(first, &words), "another game");
    }
}
