//! A view as pictures: the board for all, the hand for a seat, how a round was scored and how the
//! match ended. Everything in them is drawn here, from nothing but the view.

mod alt;
mod band;
mod board;
mod brief;
pub(super) mod card;
pub(super) mod creature;
mod hand;
mod icon;
pub(super) mod palette;
mod result;
mod row;
mod rules;
mod scene;
mod sea;
mod seat;
mod sheet;
mod tile;

use super::state::Stage;
use super::view::View;
use super::{Action, NusaMystic};
use crate::game::{Drawing, Viewer};
use crate::picture::Picture;
use crate::words::Words;
use scene::Scene;

impl Drawing for NusaMystic {
    /// The pictures of a view: how the match ended, or else the table; and how the last round was
    /// scored as long as that is news.
    fn draw(view: &View, legal: &[Action], words: &Words) -> Vec<Picture> {
        let scene = Scene { view, words };
        let (name, svg, alt) = match view.viewer {
            _ if view.stage == Stage::Over => {
                ("result", result::result(&scene), alt::result(view, words))
            }
            Viewer::Seat(seat) => ("hand", hand::hand(&scene, seat, legal), alt::now(view, words)),
            Viewer::Public | Viewer::Open => ("board", board::board(&scene), alt::now(view, words)),
        };
        let scores = view.just_scored().map(|scores| Picture {
            name: "scores",
            svg: sheet::scores(scores, &scene),
            alt: alt::scores(view, scores, words),
        });
        [Picture { name, svg, alt }].into_iter().chain(scores).collect()
    }

    /// The picture of this section.
    fn illustrate(section: &str, words: &Words) -> Option<Picture> {
        let draw: fn(&Words) -> (String, String) = match section {
            "trick" => rules::trick::plain,
            "special" => rules::trick::special,
            "evasion" => rules::evasion::evasion,
            "cards" => rules::cards::cards,
            "escape" => rules::escape::escape,
            "scoring" => rules::scoring::scoring,
            _ => return None,
        };
        let (svg, alt) = draw(words);
        Some(Picture { name: "rules", svg, alt })
    }
}
