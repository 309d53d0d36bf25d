//! A view as pictures: the board for all, the hand for a seat, and how the match ended. A radio
//! observatory at night; everything in it is drawn here, from nothing but the view.

mod alt;
mod board;
mod card;
mod hand;
mod header;
mod last;
mod middle;
mod palette;
mod result;
mod rules;
mod seats;
mod signs;
#[cfg(test)]
mod tests;
mod tuner;
mod wave;

pub(super) use rules::illustrate;

use super::Action;
use super::speech::Speech;
use super::state::Stage;
use super::view::View;
use crate::game::Viewer;
use crate::picture::Picture;
use crate::words::Words;

/// What is drawn, and how it is spoken of.
struct Scene<'a> {
    view: &'a View,
    legal: &'a [Action],
    speech: Speech<'a>,
}

impl<'a> Scene<'a> {
    fn of(view: &'a View, legal: &'a [Action], words: &'a Words) -> Scene<'a> {
        Scene { view, legal, speech: Speech { words, viewer: view.viewer } }
    }
}

/// The picture of a view: how the match ended, or else the table.
pub(super) fn draw(view: &View, legal: &[Action], words: &Words) -> Vec<Picture> {
    let scene = Scene::of(view, legal, words);
    let (name, svg): (_, fn(&Scene<'_>) -> String) = match view.viewer {
        _ if view.stage == Stage::Over => ("result", result::result),
        Viewer::Seat(_) => ("hand", hand::hand),
        Viewer::Public | Viewer::Open => ("board", board::board),
    };
    vec![Picture { name, svg: svg(&scene), alt: alt::alt(&scene) }]
}
