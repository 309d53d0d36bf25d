//! What a picture is drawn from: a view, and the words for it.

use super::super::speech::Speech;
use super::super::state::{ROUNDS, Stage};
use super::super::view::View;
use super::super::{page, prompt};
use crate::game::Seat;
use crate::kit::signs::{marker, seat_colour};
use crate::svg::Svg;
use crate::words::{Value, Words};

/// What is drawn, and how it is spoken of.
#[derive(Clone, Copy)]
pub(super) struct Scene<'a> {
    pub(super) view: &'a View,
    pub(super) words: &'a Words,
}

impl Scene<'_> {
    pub(super) fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    /// What the player on this seat is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        self.words.about(seat, self.view.viewer, "nusa-player", &[])
    }

    /// Where the match stands, in two lines.
    pub(super) fn title(&self) -> (String, String) {
        let view = self.view;
        let round = [("round", view.round.into()), ("rounds", ROUNDS.into())];
        let title = self.say("nusa-drawn-title", &round);
        let args = [("phase", page::phase(view).into()), ("number", view.trick.number.into())];
        (title, self.say("nusa-drawn-step", &args))
    }

    /// The place of the row that is played for.
    pub(super) fn at_stake(&self) -> Option<usize> {
        let free = self.view.row.iter().position(|seen| seen.taken.is_none());
        free.filter(|_| self.view.stage == Stage::Play)
    }

    pub(super) fn acts(&self, seat: Seat) -> bool {
        self.view.awaited.has(seat)
    }

    pub(super) fn speech(&self) -> Speech<'_> {
        Speech { words: self.words, viewer: self.view.viewer }
    }

    /// What is asked.
    pub(super) fn prompt(&self) -> String {
        self.words.sentences(prompt::prompt(self.view, &self.speech()))
    }
}

/// A seat's marker around this point.
pub(super) fn seat_marker(svg: &mut Svg, seat: Seat, at: [f32; 2], size: f32) {
    marker(svg, seat.0, seat_colour(seat.0), at, size);
}
