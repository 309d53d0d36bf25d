//! What happened, in a viewer's words: the plays as the game tells them, and what the table itself
//! has to add. While a match runs, what has faded by its rules is not told again.

use rules::any::{Happened, Run};
use rules::game::{Seat, Viewer};
use rules::words::{Value, Words};

use super::Table;
use super::party::{Course, Party};
use crate::User;
use crate::look::Since;

/// Of so many plies it is remembered what they brought about.
pub(super) const LATELY: usize = 10;

/// So many lines are told of what happened lately.
const TOLD: usize = 10;

/// What the table itself has to tell, with the names of those days.
pub(super) enum Note {
    /// Somebody's time was over, and a bot played.
    Late(Seat, String),
    Away(Seat, String),
    Back(Seat, String),
    Left(Seat, String),
    Replaced(Seat, String),
    Taken(Seat, String),
    /// Somebody took so many actions back.
    Undone(String, u32),
    Declined(Seat, String),
    Cancelled,
    Resumed,
}

impl Note {
    fn tell(&self, words: &Words) -> String {
        let (key, seat, name) = match self {
            Note::Late(seat, name) => ("host-told-late", seat, name),
            Note::Away(seat, name) => ("host-told-away", seat, name),
            Note::Back(seat, name) => ("host-told-back", seat, name),
            Note::Left(seat, name) => ("host-told-left", seat, name),
            Note::Replaced(seat, name) => ("host-told-replaced", seat, name),
            Note::Taken(seat, name) => ("host-told-taken", seat, name),
            Note::Undone(name, count) => {
                let args = [("name", name.as_str().into()), ("count", (*count).into())];
                return words.say("host-told-undone", &args);
            }
            Note::Declined(seat, name) => ("host-told-declined", seat, name),
            Note::Cancelled => return words.say("host-told-cancelled", &[]),
            Note::Resumed => return words.say("host-told-resumed", &[]),
        };
        let args: [(&str, Value<'_>); 2] =
            [("name", name.as_str().into()), ("seat", (seat.0 + 1).into())];
        words.say(key, &args)
    }
}

impl Course {
    /// What was told last, newest first: what these plies brought about, the newest last, and the
    /// notes among them.
    fn newest_first<'a>(
        &'a self,
        happened: impl ExactSizeIterator<Item = &'a Happened>,
        viewer: Viewer,
        words: &'a Words,
    ) -> impl Iterator<Item = String> + 'a {
        let count = happened.len();
        let run = if self.end.is_some() { Run::over(happened) } else { Run::running(happened) };
        let oldest = (self.ply() + 1).saturating_sub(count as u32);
        let notes = self.notes.iter().rev();
        let mut notes = notes.take_while(move |(ply, _)| ply + 1 >= oldest).peekable();
        let mut plies = (0..count).rev().zip((0..=self.ply()).rev()).peekable();
        let mut lines: Vec<String> = Vec::new();
        std::iter::from_fn(move || {
            while lines.is_empty() {
                let after = plies.peek().map(|(_, ply)| *ply);
                match notes.peek() {
                    Some((ply, note)) if after.is_none_or(|after| *ply >= after) => {
                        notes.next();
                        lines.push(note.tell(words));
                    }
                    _ => lines = run.tell(plies.next()?.0, viewer, words),
                }
            }
            lines.pop()
        })
    }

    /// What happened lately, oldest first.
    pub(super) fn told(&self, viewer: Viewer, words: &Words) -> Vec<String> {
        let mut told: Vec<String> =
            self.newest_first(self.lately.iter(), viewer, words).take(TOLD).collect();
        told.reverse();
        told
    }
}

impl Table {
    /// What happened in this match, oldest first, as this user may know it: the last so many lines.
    pub fn log(
        &self,
        viewer: Option<User>,
        language: &str,
        since: Since,
        most: usize,
    ) -> Vec<String> {
        let Some((party, course)) = self.party.as_deref().and_then(|it| Some((it, it.course()?)))
        else {
            return Vec::new();
        };
        let (happened, part) = course.replay(party);
        let from = match since {
            Since::Start => 0,
            Since::Part => part,
        };
        let (words, viewer) = (party.words(language), party.viewer(viewer));
        let mut told: Vec<String> =
            course.newest_first(happened[from..].iter(), viewer, &words).take(most).collect();
        told.reverse();
        told
    }
}

impl Course {
    /// What every ply from the base on brought about, by playing them again; and which of them
    /// began the part of the match in which it stands.
    fn replay(&self, party: &Party) -> (Vec<Happened>, usize) {
        let started = self.base.start(party.game, &self.playing.setup(), self.seed);
        let (mut playing, setup) = started.expect("what was started once starts again");
        let mut happened: Vec<Happened> = setup.into_iter().collect();
        let (mut part, mut from) = (playing.moment().part, 0);
        for ply in &self.plies {
            let played = playing.play(ply.seat, &ply.token);
            happened.push(played.expect("an action that stands is legal"));
            if playing.moment().part != part {
                (part, from) = (playing.moment().part, happened.len() - 1);
            }
        }
        (happened, from)
    }
}
