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
mod scene;
mod seats;
mod signs;
#[cfg(test)]
mod tests;
mod tuner;
mod wave;

use super::speech::Speech;
use super::state::Stage;
use super::view::View;
use super::{Action, CosmoCode};
use crate::game::{Drawing, Viewer};
use crate::picture::Picture;
use crate::words::Words;
use scene::Scene;

impl Drawing for CosmoCode {
    /// The picture of a view: how the match ended, or else the table.
    fn draw(view: &View, legal: &[Action], words: &Words) -> Vec<Picture> {
        let scene = Scene::of(view, legal, words);
        let (name, svg): (_, fn(&Scene<'_>) -> String) = match view.viewer {
            _ if view.stage == Stage::Over => ("result", result::result),
            Viewer::Seat(_) => ("hand", hand::hand),
            Viewer::Public | Viewer::Open => ("board", board::board),
        };
        vec![Picture { name, svg: svg(&scene), alt: alt::alt(&scene) }]
    }

    /// The picture of this section.
    fn illustrate(section: &str, words: &Words) -> Option<Picture> {
        let draw: fn(&Speech<'_>) -> (String, Vec<String>) = match section {
            "turn" => rules::turn::turn,
            "changes" => rules::changes::changes,
            "receiving" => rules::receiving::receiving,
            _ => return None,
        };
        let (svg, told) = draw(&Speech { words, viewer: Viewer::Public });
        Some(Picture { name: "rules", svg, alt: words.sentences(told) })
    }
}
