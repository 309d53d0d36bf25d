//! What somebody asks the others: to take back, to call the match off, to give a seat to a bot. One
//! question at a time; all of those who are there must agree, and nobody there to ask is agreement.
//! Only what is taken back is everybody's business, there or away: it was learned from their hands.

use std::time::Duration;

use rules::game::Seat;

use super::state::{Chair, Draft, Party, Question, Stage, Table};
use super::timing::{lonely_patience, patience};
use crate::User;
use crate::clock::{Now, millis};
use crate::line::{Did, Line, Matter};
use crate::refusal::Refusal;

/// Who has asked the others something asks nothing else before one of them has acted, or this is over: each
/// question notifies all of them.
const ASK_AGAIN_AFTER: Duration = Duration::from_secs(10 * 60);

impl Question {
    /// Who has not answered yet. Nobody waits for those who have no say any more.
    pub(super) fn waiting(&self, chairs: &[Chair]) -> Vec<Seat> {
        let open = self.asked.iter().copied().filter(|seat| !self.yes.contains(seat));
        open.filter(|seat| has_a_say(&chairs[usize::from(seat.0)], self.what)).collect()
    }

    /// What happens when all agree.
    pub(super) fn agreed(&self) -> Did {
        agreed(self.by, self.what)
    }
}

/// Is somebody on this chair who has to agree?
fn has_a_say(chair: &Chair, what: Matter) -> bool {
    match what {
        Matter::Undo(_) => chair.user.is_some(),
        Matter::Cancel | Matter::Replace(_) => chair.human().is_some(),
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
    /// Asks the others; if there are none, it is done at once. What the same seat has asked before
    /// gives way: nobody stands in their own way.
    pub(super) fn ask(
        &mut self,
        seat: Seat,
        what: Matter,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        let party = self.party()?;
        let did = if party.asked(seat, what).is_empty() {
            agreed(seat, what)
        } else if let Some(open) = &party.begun()?.question
            && (open.by != seat || open.what == what)
        {
            return Err(Refusal::QuestionOpen);
        } else if party.has_asked(seat, draft.now) {
            return Err(Refusal::AskedLately);
        } else {
            Did::Asked { seat, what }
        };
        self.write(draft, did, None);
        Ok(())
    }

    pub(super) fn answer(
        &mut self,
        user: User,
        line: u32,
        yes: bool,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        let (party, course, seat) = self.playing(user)?;
        let question = course.question.as_ref().filter(|question| question.line == line);
        let question = question.ok_or(Refusal::QuestionGone)?;
        if !question.waiting(&party.chairs).contains(&seat) {
            return Err(Refusal::NotAsked);
        }
        self.write(draft, Did::Answered { seat, yes }, None);
        Ok(())
    }

    /// The channel is gone: whatever stands there is called off.
    pub fn vacate(&mut self, now: Now) -> Vec<Line> {
        let mut draft = Draft { press: None, now, lines: Vec::new() };
        let over =
            |party: &Party| matches!(&party.stage, Stage::Match(course) if course.end.is_some());
        if self.party().is_ok_and(|party| !over(party)) {
            self.write(&mut draft, Did::Cancelled, None);
        }
        draft.lines
    }

    pub(super) fn cancel(
        &mut self,
        user: User,
        steward: bool,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        let party = self.party()?;
        let seat = party.seat_of(user);
        if matches!(&party.stage, Stage::Match(course) if course.end.is_some()) {
            return Err(Refusal::Over);
        }
        if let Some(course) = party.running() {
            // Whoever plays, or has got up from this match, does not decide it by calling it off.
            let played = course.former.iter().any(|(former, _)| *former == user);
            return match seat {
                Some(seat) => self.ask(seat, Matter::Cancel, draft),
                None if steward && !played => {
                    self.write(draft, Did::Cancelled, None);
                    Ok(())
                }
                None => Err(Refusal::NotSeated),
            };
        }
        if steward {
            self.write(draft, Did::Cancelled, None);
            return Ok(());
        }
        let opener_left = party.seat_of(party.opener).is_none();
        if user != party.opener && !(opener_left && seat.is_some()) {
            return Err(Refusal::NotYours);
        }
        self.write(draft, Did::Cancelled, None);
        Ok(())
    }

    pub(super) fn replace(
        &mut self,
        user: User,
        target: Seat,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        let (party, _, seat) = self.playing(user)?;
        if !party.holds_up(target, seat, draft.now.up) {
            return Err(Refusal::NotWaitedFor);
        }
        self.ask(seat, Matter::Replace(target), draft)
    }
}

impl Party {
    /// Has this seat asked the others something in this turn, and not long ago?
    fn has_asked(&self, seat: Seat, now: Now) -> bool {
        let asked = self.chair(seat).and_then(|chair| chair.asked);
        asked.is_some_and(|asked| now.up.saturating_sub(asked) < millis(ASK_AGAIN_AFTER))
    }

    /// Who has to agree when this seat asks for that.
    pub(super) fn asked(&self, by: Seat, what: Matter) -> Vec<Seat> {
        let others = self.all().filter(|(seat, _)| *seat != by && Some(*seat) != what.target());
        others.filter(|(_, chair)| has_a_say(chair, what)).map(|(seat, _)| seat).collect()
    }

    /// Does this seat's owner hold the others up, and long enough for this one to ask to give the seat
    /// away? Nobody decides that alone while the clock will do it for them.
    pub(super) fn holds_up(&self, seat: Seat, by: Seat, up: u64) -> bool {
        let Some(chair) = self.chair(seat).filter(|chair| chair.user.is_some()) else {
            return false;
        };
        let alone = self.asked(by, Matter::Replace(seat)).is_empty();
        let patience = if alone { lonely_patience(self.pace) } else { Some(patience(self.pace)) };
        let waited = chair.since.map(|since| Duration::from_millis(up.saturating_sub(since)));
        let waited = waited.zip(patience).is_some_and(|(waited, patience)| waited >= patience);
        self.running().is_some() && seat != by && (chair.away || waited)
    }
}
