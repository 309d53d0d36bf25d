//! A view as pictures: the board for all, the hand for a seat, how a round was scored and how the
//! match ended. Everything in them is drawn here, from nothing but the view.

pub(super) mod alien;
mod alt;
mod board;
pub(super) mod card;
mod column;
mod hand;
pub(super) mod header;
mod laid;
pub(super) mod marker;
pub(super) mod palette;
mod panel;
mod result;
mod rules;
mod scene;
mod sheet;
mod table;
mod track;

use super::state::Stage;
use super::view::View;
use super::{Action, Uchu};
use crate::game::{Drawing, Viewer};
use crate::picture::Picture;
use crate::words::Words;
use scene::Scene;

impl Drawing for Uchu {
    /// The pictures of a view: how the match ended, or else the table; and how the last round was
    /// scored as long as that is news.
    fn draw(view: &View, legal: &[Action], words: &Words) -> Vec<Picture> {
        let scene = Scene::of(view, words);
        let scores = view.just_scored().map(|scores| sheet::scores(scores, &scene));
        if view.stage == Stage::Over {
            return [result::result(&scene)].into_iter().chain(scores).collect();
        }
        let now = match view.viewer {
            Viewer::Seat(seat) => Picture {
                name: "hand",
                svg: hand::hand(&scene, seat, legal),
                alt: alt::hand(view, words),
            },
            Viewer::Public | Viewer::Open => {
                Picture { name: "board", svg: board::board(&scene), alt: alt::board(view, words) }
            }
        };
        [now].into_iter().chain(scores).collect()
    }

    /// The picture of this section.
    fn illustrate(section: &str, words: &Words) -> Option<Picture> {
        let draw: fn(&Words) -> (String, String) = match section {
            "trick" => rules::trick::trick,
            "colours" => rules::colours::colours,
            "example" => rules::example::example,
            "two" => rules::two::two,
            _ => return None,
        };
        let (svg, alt) = draw(words);
        Some(Picture { name: "rules", svg, alt })
    }
}
