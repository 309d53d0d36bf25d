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
mod sea;
mod seat;
mod sheet;
mod tile;

use super::page;
use super::prompt;
use super::speech::Speech;
use super::state::{ROUNDS, Stage};
use super::view::View;
use super::{Action, NusaMystic};
use crate::game::{Drawing, Seat, Viewer};
use crate::kit::signs::{marker, seat_colour};
use crate::picture::Picture;
use crate::svg::Svg;
use crate::words::{Value, Words};

/// What is drawn, and how it is spoken of.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) words: &'a Words,
}

impl Scene<'_> {
    fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// What the player on this seat is called.
    fn name(&self, seat: Seat) -> String {
        self.words.about(seat, self.view.viewer, "nusa-player", &[])
    }

    /// Where the match stands, in two lines.
    fn title(&self) -> (String, String) {
        let view = self.view;
        let round = [("round", view.round.into()), ("rounds", ROUNDS.into())];
        let title = self.say("nusa-drawn-title", &round);
        let args = [("phase", page::phase(view).into()), ("number", view.trick.number.into())];
        (title, self.say("nusa-drawn-step", &args))
    }

    /// The place of the row that is played for.
    fn at_stake(&self) -> Option<usize> {
        let free = self.view.row.iter().position(|seen| seen.taken.is_none());
        free.filter(|_| self.view.stage == Stage::Play)
    }

    fn acts(&self, seat: Seat) -> bool {
        self.view.awaited.has(seat)
    }

    fn speech(&self) -> Speech<'_> {
        Speech { words: self.words, viewer: self.view.viewer }
    }

    /// What is asked.
    fn prompt(&self) -> String {
        self.words.sentences(prompt::prompt(self.view, &self.speech()))
    }
}

/// A seat's marker around this point.
fn seat_marker(svg: &mut Svg, seat: Seat, at: [f32; 2], size: f32) {
    marker(svg, seat.0, seat_colour(seat.0), at, size);
}

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
