//! A view as pictures: the ring with everybody's board, lit where the viewer can choose; at the end the
//! account before it. Everything in them is drawn here, from nothing but the view.

mod alt;
mod board;
mod brief;
mod lit;
pub(super) mod palette;
mod planet;
mod result;
mod ring;
mod rules;
mod scene;
mod seat;
mod senate;
mod signs;

use super::speech::Speech;
use super::view::View;
use super::{Abyssi, Action};
use crate::game::{Drawing, Viewer};
use crate::picture::Picture;
use crate::words::Words;
use lit::Lit;
#[cfg(test)]
pub(super) use result::decided;
use scene::Scene;

impl Drawing for Abyssi {
    /// The pictures of a view: the board, and before it how the match ended, once it has.
    fn draw(view: &View, legal: &[Action], words: &Words) -> Vec<Picture> {
        let scene = Scene { view, words, lit: Lit::by(&view.table, legal) };
        let over = view.table.actor().is_none();
        let result = over.then(|| Picture {
            name: "result",
            svg: result::result(&scene),
            alt: alt::result(view, words),
        });
        let board =
            Picture { name: "board", svg: board::board(&scene), alt: alt::board(view, words) };
        result.into_iter().chain([board]).collect()
    }

    /// The picture of this section.
    fn illustrate(section: &str, words: &Words) -> Option<Picture> {
        let draw: fn(&Speech<'_>) -> (String, String) = match section {
            "moving" => rules::moving::moving,
            "dominance" => rules::dominance::dominance,
            "bases" => rules::bases::bases,
            "senators" => rules::senators::senators,
            _ => return None,
        };
        let (svg, alt) = draw(&Speech { words, viewer: Viewer::Public });
        Some(Picture { name: "rules", svg, alt })
    }
}
