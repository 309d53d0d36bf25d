//! What somebody asks the others: to take back, to call the match off, to give a seat to a bot. One
//! question at a time; all of those who are there must agree, and nobody there to ask is agreement.

use rules::game::Seat;

use super::party::{Chair, Party, Stage};
use super::timing::patience;
use super::{Pen, Table};
use crate::User;
use crate::clock::Now;
use crate::line::{Did, Line, Matter};
use crate::refusal::Refusal;

/// A question that is open.
pub(super) struct Question {
    /// How many lines the log had when it was asked.
    pub(super) line: u32,
    pub(super) by: Seat,
    pub(super) what: Matter,
    pub(super) asked: Vec<Seat>,
    pub(super) yes: Vec<Seat>,
}

impl Question {
    /// Who has not answered yet. Nobody waits for those who are away.
    pub(super) fn waiting(&self, chairs: &[Chair]) -> Vec<Seat> {
        let open = self.asked.iter().copied().filter(|seat| !self.yes.contains(seat));
        let there = |seat: &Seat| chairs[usize::from(seat.0)].human().is_some();
        open.filter(there).collect()
    }

    /// What happens when all agree.
    pub(super) fn agreed(&self) -> Did {
        agreed(self.by, self.what)
    }
}

fn agreed(seat: Seat, what: Matter) -> Did {
    match what {
        Matter::Undo(to) => Did::Undone { seat, to },
        Matter::Cancel => Did::Cancelled,
        Matter::Replace(seat) => Did::Replaced { seat },
    }
}

impl Table {
    /// Asks the others; if there are none, it is done at once.
    pub(super) fn ask(&mut self, seat: Seat, what: Matter, pen: &mut Pen) -> Result<(), Refusal> {
        let party = self.party()?;
        let target = match what {
            Matter::Replace(target) => target,
            _ => seat,
        };
        let did = if party.others(&[seat, target]).is_empty() {
            agreed(seat, what)
        } else if party.begun()?.question.is_some() {
            return Err(Refusal::QuestionOpen);
        } else {
            Did::Asked { seat, what }
        };
        self.write(pen, did, None);
        Ok(())
    }

    pub(super) fn answer(
        &mut self,
        user: User,
        line: u32,
        yes: bool,
        pen: &mut Pen,
    ) -> Result<(), Refusal> {
        let (party, course, seat) = self.playing(user)?;
        let question = course.question.as_ref().filter(|question| question.line == line);
        let question = question.ok_or(Refusal::QuestionGone)?;
        if !question.waiting(&party.chairs).contains(&seat) {
            return Err(Refusal::NotAsked);
        }
        self.write(pen, Did::Answered { seat, yes }, None);
        Ok(())
    }

    /// The channel is gone: whatever stands there is called off.
    pub fn vacate(&mut self, now: Now) -> Vec<Line> {
        let mut pen = Pen { press: None, now, lines: Vec::new() };
        let over =
            |party: &Party| matches!(&party.stage, Stage::Match(course) if course.end.is_some());
        if self.party().is_ok_and(|party| !over(party)) {
            self.write(&mut pen, Did::Cancelled, None);
        }
        pen.lines
    }

    pub(super) fn cancel(
        &mut self,
        user: User,
        steward: bool,
        pen: &mut Pen,
    ) -> Result<(), Refusal> {
        let party = self.party()?;
        let seat = party.seat_of(user);
        if matches!(&party.stage, Stage::Match(course) if course.end.is_some()) {
            return Err(Refusal::Over);
        }
        if steward {
            self.write(pen, Did::Cancelled, None);
            return Ok(());
        }
        if party.running().is_some() {
            return self.ask(seat.ok_or(Refusal::NotSeated)?, Matter::Cancel, pen);
        }
        let opener_left = party.seat_of(party.opener).is_none();
        if user != party.opener && !(opener_left && seat.is_some()) {
            return Err(Refusal::NotYours);
        }
        self.write(pen, Did::Cancelled, None);
        Ok(())
    }

    pub(super) fn replace(
        &mut self,
        user: User,
        target: Seat,
        pen: &mut Pen,
    ) -> Result<(), Refusal> {
        let (party, _, seat) = self.playing(user)?;
        if seat == target || !party.holds_up(target, pen.now.up) {
            return Err(Refusal::NotWaitedFor);
        }
        self.ask(seat, Matter::Replace(target), pen)
    }
}

impl Party {
    /// Do the others wait for this seat's owner, and have they waited long enough?
    pub(super) fn holds_up(&self, seat: Seat, up: u64) -> bool {
        let Some(chair) = self.chair(seat).filter(|chair| chair.user.is_some()) else {
            return false;
        };
        let waited =
            chair.since.is_some_and(|since| up.saturating_sub(since) >= patience(self.pace));
        self.running().is_some() && (chair.away || waited)
    }
}
