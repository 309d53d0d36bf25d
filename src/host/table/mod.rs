//! One table: its log folded, and what a press does to it. Everything here is pure and
//! synchronous: a press comes in, lines come out, and whoever keeps the table saves them before
//! anybody is told.
//!
//! What happens is decided once, written as a line, and brought about by applying that line; a
//! table that is read back applies the same lines, and so comes out the same. No disk, no task,
//! no chat, and no game is known here.
//!
//! | module | what it is |
//! |---|---|
//! | `party` | what a table consists of: people, chairs, the course of a match |
//! | `apply` | what a line does |
//! | `fold` | a table from its lines |
//! | `lobby`, `seats`, `play`, `undo`, `question` | what presses decide |
//! | `advice` | what a bot thinks about: an action of its own, or a hint |
//! | `timing` | whose time runs, and what is due |
//! | `look`, `log` | what a viewer is shown, and told |
//! | `review` | the choices that somebody made in one that is over |
//! | `replay` | a match that is over, shown as it was at any of its plies |

mod advice;
mod apply;
mod fold;
mod lobby;
mod log;
mod look;
mod party;
mod play;
mod question;
mod replay;
mod review;
mod seats;
mod timing;
mod undo;

#[cfg(test)]
mod tests;

use std::collections::VecDeque;

use rules::any::AnyGame;
use rules::game::Seat;

use crate::clock::Now;
use crate::line::{Did, Line};
use crate::news::Call;
use crate::press::{Deed, Press};
use crate::refusal::Refusal;
use crate::store::{Head, Snapshot};
use crate::thinking::Thinking;
use crate::{Channel, User};

pub use advice::Puzzle;
use advice::Thought;
use apply::Done;
use party::{Course, Party, Stage};

/// What every table of a host has in common.
#[derive(Clone, Copy)]
pub struct House {
    /// The games that can be played.
    pub games: &'static [&'static dyn AnyGame],
    /// How long a bot takes for an action at least, in milliseconds.
    pub moment: u64,
    /// How long a hard one thinks about it.
    pub thinking: Thinking,
}

/// So many presses are remembered, to know one that comes twice.
const REMEMBERED: usize = 64;

/// A table: its log, folded.
pub struct Table {
    house: House,
    channel: Channel,
    /// How many lines the channel's log has.
    line: u32,
    head: Head,
    /// The last presses that did something, since the table was opened.
    recent: VecDeque<u64>,
    calls: Vec<Call>,
    /// The match was carried over to newer rules, and its log does not say so yet.
    carried: bool,
    /// What a bot has thought of, which is not in the log before it is played.
    thought: Option<Thought>,
    party: Option<Box<Party>>,
}

/// The lines that one press, or one waking, brings about.
struct Pen {
    press: Option<u64>,
    now: Now,
    lines: Vec<Line>,
}

impl Table {
    /// A channel in which there was never a table.
    pub fn empty(house: House, channel: Channel) -> Table {
        Table {
            house,
            channel,
            line: 0,
            head: Head::default(),
            recent: VecDeque::new(),
            calls: Vec::new(),
            carried: false,
            thought: None,
            party: None,
        }
    }

    /// Does what a press asks for, and says which lines to append. If they cannot be saved, the table
    /// is to be thrown away.
    pub fn press(&mut self, press: &Press, now: Now) -> Result<Vec<Line>, Refusal> {
        if self.recent.contains(&press.id) {
            return Ok(Vec::new());
        }
        let mut pen = Pen { press: Some(press.id), now, lines: Vec::with_capacity(2) };
        self.decide(press, &mut pen)?;
        self.settle(&mut pen);
        self.resume(&mut pen);
        Ok(pen.lines)
    }

    fn decide(&mut self, press: &Press, pen: &mut Pen) -> Result<(), Refusal> {
        let user = press.user;
        match &press.deed {
            Deed::Open { game, pace, seats, options, hints } => {
                self.open(press, game, *pace, *seats, options, *hints, pen)
            }
            Deed::Join => self.join(press, pen),
            Deed::Leave => self.leave(user, pen),
            Deed::AddBot(level) => self.add_bot(user, *level, pen),
            Deed::RemoveBot => self.remove_bot(user, pen),
            Deed::Stir(words) => self.stir(user, words, pen),
            Deed::Begin => self.begin(user, pen),
            Deed::Play { line, token } => self.play(user, *line, token, pen),
            Deed::Undo => self.undo(user, pen),
            Deed::StepBack { line } => self.step_back(user, *line, pen),
            Deed::Hint => self.hint(user, pen),
            Deed::Cancel { steward } => self.cancel(user, *steward, pen),
            Deed::Replace(seat) => self.replace(user, *seat, pen),
            Deed::Answer { line, yes } => self.answer(user, *line, *yes, pen),
            Deed::Back => self.back(user, pen),
            Deed::TakeSeat(seat) => self.take_seat(press, *seat, pen),
            Deed::Rematch => self.rematch(press, pen),
        }
    }

    /// What follows by itself from what was just written.
    fn settle(&mut self, pen: &mut Pen) {
        if let Some(did) = self.party.as_deref().and_then(Party::follows) {
            self.write(pen, did, None);
            self.settle(pen);
        }
    }

    /// Says in the log that the rules have changed, once they have.
    fn resume(&mut self, pen: &mut Pen) {
        let Some(course) = self.party.as_deref().and_then(Party::course) else { return };
        if self.carried {
            let (rules, ply) = (course.playing.rules(), course.playing.ply());
            self.write(pen, Did::Resumed { rules, ply }, None);
        }
    }

    /// Brings something about by writing it down.
    fn write(&mut self, pen: &mut Pen, did: Did, done: Option<Done>) {
        let line = Line { at: pen.now.at, up: pen.now.up, press: pen.press, did };
        self.apply(&line, done).expect("what was decided on fits the table");
        pen.lines.push(line);
    }

    /// Who has to be called for what happened since this was last asked.
    pub fn calls(&mut self) -> Vec<Call> {
        std::mem::take(&mut self.calls)
    }

    /// How many lines the channel's log has.
    pub fn line(&self) -> u32 {
        self.line
    }

    /// How many actions stand in its match.
    pub fn ply(&self) -> u32 {
        self.party.as_deref().and_then(Party::course).map_or(0, Course::ply)
    }

    /// Where it stands.
    pub fn channel(&self) -> Channel {
        self.channel
    }

    /// What to keep as its head.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The match as it stands, if one runs.
    pub fn snapshot(&self) -> Option<Snapshot> {
        let saved = self.party.as_deref()?.running()?.playing.save();
        Some(Snapshot {
            line: self.line,
            rules: saved.rules,
            ply: saved.ply,
            state: saved.snapshot,
        })
    }

    /// The table that stands here, running or over.
    fn party(&self) -> Result<&Party, Refusal> {
        match self.party.as_deref() {
            Some(Party { stage: Stage::Closed, .. }) | None => Err(Refusal::NoTable),
            Some(party) => Ok(party),
        }
    }

    /// The table and the user's seat at it.
    fn seated(&self, user: User) -> Result<(&Party, Seat), Refusal> {
        let party = self.party()?;
        party.seat_of(user).map(|seat| (party, seat)).ok_or(Refusal::NotSeated)
    }

    /// The table while its match has not begun.
    fn gathering(&self) -> Result<&Party, Refusal> {
        let party = self.party()?;
        match &party.stage {
            Stage::Lobby => Ok(party),
            Stage::Match(course) if course.end.is_none() => Err(Refusal::Begun),
            _ => Err(Refusal::Over),
        }
    }

    /// A running match, and the user's seat in it.
    fn playing(&self, user: User) -> Result<(&Party, &Course, Seat), Refusal> {
        let (party, seat) = self.seated(user)?;
        Ok((party, party.begun()?, seat))
    }
}
