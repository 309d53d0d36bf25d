//! What happened, in a viewer's words: the plays as the game tells them, and what the table itself
//! has to add. While a match runs, what has faded by its rules is not told again.

use rules::any::{Happened, Run};
use rules::game::{Seat, Viewer};
use rules::words::{Value, Words};

use super::state::{Course, Note, Party, Ply, Table, Undone, named};
use crate::User;
use crate::line::Hand;
use crate::look::Since;

/// The number of plies whose events are remembered: a few turns, where a turn has many small steps,
/// and some kilobytes a table. Only as many are told anew as it takes for [`TOLD_LINES`].
const REMEMBERED_PLIES: usize = 32;

/// How many lines are told of what happened lately.
const TOLD_LINES: usize = 10;

/// How many at most to somebody who has not acted since.
const NEWS_LINES: usize = 18;

/// What happened lately.
pub(super) struct Lately {
    /// The lines, oldest first.
    pub(super) told: Vec<String>,
    /// How many of them, the last ones, are news to the reader.
    pub(super) news: usize,
    /// There was more news before them.
    pub(super) more: bool,
}

/// Where in a match something is told: with a ply, or after it.
type Place = (u32, bool);

impl Undone {
    fn tell(&self, viewer: Viewer, words: &Words) -> String {
        let who = if self.seat.is_some_and(|seat| viewer.is(seat)) { "you" } else { "other" };
        let name = named(&self.name, self.by, words);
        let args = [("who", who.into()), ("name", name.into()), ("count", self.count.into())];
        words.say("host-told-undone", &args)
    }
}

impl Note {
    fn tell(&self, viewer: Viewer, words: &Words) -> String {
        let (key, seat, name) = match self {
            Note::Late(seat, name) => ("host-told-late", seat, name),
            Note::Away(seat, name) => ("host-told-away", seat, name),
            Note::Back(seat, name) => ("host-told-back", seat, name),
            Note::Left(seat, name) => ("host-told-left", seat, name),
            Note::Replaced(seat, name) => ("host-told-replaced", seat, name),
            Note::Taken(seat, name) => ("host-told-taken", seat, name),
            Note::Undone(undone) => return undone.tell(viewer, words),
            Note::Declined(seat, name) => ("host-told-declined", seat, name),
            Note::Hinted(seat, name) => ("host-told-hinted", seat, name),
            Note::Cancelled => return words.say("host-told-cancelled", &[]),
            Note::Resumed => return words.say("host-told-resumed", &[]),
        };
        let args: [(&str, Value<'_>); 2] =
            [("name", named(name, *seat, words).into()), ("seat", (seat.0 + 1).into())];
        words.say(key, &args)
    }
}

impl Course {
    /// Keeps what a ply brought about, for as long as it counts as lately.
    pub(super) fn remember(&mut self, happened: Happened) {
        if self.lately.len() == REMEMBERED_PLIES {
            self.lately.pop_front();
        }
        self.lately.push_back(happened);
    }

    /// What this seat took back last, if nothing has happened since: it will be told as one with more.
    pub(super) fn take_undone(&mut self, seat: Seat) -> Option<Undone> {
        let now = self.ply();
        let of = |undone: &Undone| undone.seat == Some(seat);
        let last = |(ply, note): &mut (u32, Note)| {
            *ply == now && matches!(note, Note::Undone(undone) if of(undone))
        };
        match self.notes.pop_if(last)? {
            (_, Note::Undone(undone)) => Some(undone),
            _ => None,
        }
    }

    /// This seat has acted: what it took back before is of no concern any more, if it was never
    /// anybody else's.
    pub(super) fn forget_undone(&mut self, actor: Seat) {
        let of = |undone: &Undone| undone.passing && undone.seat == Some(actor);
        self.notes.retain(|(_, note)| !matches!(note, Note::Undone(undone) if of(undone)));
    }

    /// The next owner of this seat has taken nothing back.
    pub(super) fn disown_undone(&mut self, seat: Seat) {
        for (_, note) in &mut self.notes {
            if let Note::Undone(undone) = note {
                undone.seat.take_if(|of| *of == seat);
            }
        }
    }

    /// What was told last, newest first: what these plies brought about, the newest last, and the
    /// notes among them.
    fn newest_first<'a>(
        &'a self,
        happened: impl ExactSizeIterator<Item = &'a Happened>,
        viewer: Viewer,
        words: &'a Words,
    ) -> impl Iterator<Item = (Place, String)> + 'a {
        let count = happened.len();
        let run = if self.end.is_some() { Run::over(happened) } else { Run::running(happened) };
        let oldest = (self.ply() + 1).saturating_sub(count as u32);
        let notes = self.notes.iter().rev();
        let mut notes = notes.take_while(move |(ply, _)| ply + 1 >= oldest).peekable();
        let mut plies = (0..count).rev().zip((0..=self.ply()).rev()).peekable();
        let (mut place, mut lines): (Place, Vec<String>) = Default::default();
        std::iter::from_fn(move || {
            while lines.is_empty() {
                let after = plies.peek().map(|(_, ply)| *ply);
                match notes.peek() {
                    Some((ply, note)) if after.is_none_or(|after| *ply >= after) => {
                        place = (*ply, true);
                        lines.push(note.tell(viewer, words));
                        notes.next();
                    }
                    _ => {
                        let (at, ply) = plies.next()?;
                        (place, lines) = ((ply, false), run.tell(at, viewer, words));
                    }
                }
            }
            lines.pop().map(|line| (place, line))
        })
    }

    /// What happened lately, to somebody to whom all that came after this ply is news.
    pub(super) fn told(&self, viewer: Viewer, words: &Words, since: Option<u32>) -> Lately {
        // What was before the base cannot be told any more.
        let since = since.map(|since| since.max(self.base.ply));
        let oldest = (self.ply() + 1).saturating_sub(self.lately.len() as u32);
        let mut lately = Lately { told: Vec::new(), news: 0, more: false };
        for (place, line) in self.newest_first(self.lately.iter(), viewer, words) {
            let is_news = since.is_some_and(|since| place > (since, false));
            lately.more = is_news && lately.news == NEWS_LINES;
            if lately.more || !is_news && lately.told.len() >= TOLD_LINES {
                break;
            }
            lately.news += usize::from(is_news);
            lately.told.push(line);
        }
        lately.more |= since.is_some_and(|since| oldest > since + 1);
        lately.told.reverse();
        lately
    }
}

impl Party {
    /// The ply after which all is news to this seat's owner: their own last one, or the one at which
    /// they sat down.
    pub(super) fn acted_at(&self, course: &Course, seat: Seat) -> u32 {
        let sat_at = self.chair(seat).map_or(0, |chair| chair.sat_at);
        let own = |ply: &Ply| ply.seat == seat && ply.by == Hand::Owner;
        let last = course.plies.iter().rposition(own);
        last.map_or(0, |last| course.base.ply + last as u32 + 1).max(sat_at)
    }
}

impl Table {
    /// What happened in this match, oldest first, as this user may know it: the last lines of it.
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
        let lines = course.newest_first(happened[from..].iter(), viewer, &words).take(most);
        let mut told: Vec<String> = lines.map(|(_, line)| line).collect();
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
