//! Taking back. Free as long as nobody else has acted, chance had no say and nothing hidden was
//! shown; after that the others are asked.

use rules::any::{AnyGame, AnyMatch};
use rules::dice::Dice;
use rules::game::Seat;

use super::state::{Course, Draft, Party, Ply, Table};
use crate::User;
use crate::damage::Misfit;
use crate::line::{Did, Hand, Matter};
use crate::look::Undo;
use crate::refusal::Refusal;

/// The number of other deals that are tried to find out whether an action showed its actor something.
const REDEALS: u32 = 32;

/// The number of plies before which the match is kept as it was, some kilobytes a table.
const KEPT_EARLIER: usize = 8;

/// The number of plies whose events are to be remembered after some were taken back: more than are told.
const LEAST_REMEMBERED: usize = 20;

impl Table {
    pub(super) fn undo(&mut self, user: User, draft: &mut Draft) -> Result<(), Refusal> {
        let (party, _, seat) = self.playing(user)?;
        let to = party.undo_to(seat).ok_or(Refusal::NothingToUndo)?;
        if matches!(party.undo(seat), Undo::Free | Undo::Step) {
            self.write(draft, Did::Undone { seat, to }, None);
            return Ok(());
        }
        self.ask(seat, Matter::Undo(to), draft)
    }

    /// One step back, as it was offered on a page of this line: never another one, and never a question
    /// to the others.
    pub(super) fn step_back(
        &mut self,
        user: User,
        line: u32,
        draft: &mut Draft,
    ) -> Result<(), Refusal> {
        let (party, _, seat) = self.playing(user)?;
        let fresh = party.chair(seat).ok_or(Refusal::NotSeated)?.fresh;
        let to = party.undo_to(seat).filter(|_| party.undo(seat) == Undo::Step);
        let to = to.filter(|_| (fresh..=self.line).contains(&line)).ok_or(Refusal::Stale)?;
        self.write(draft, Did::Undone { seat, to }, None);
        Ok(())
    }
}

impl Party {
    /// The ply before the last action of this seat's owner.
    fn undo_to(&self, seat: Seat) -> Option<u32> {
        let course = self.running()?;
        let since = self.chair(seat)?.sat_at;
        let own = |ply: &Ply| ply.seat == seat && ply.by == Hand::Owner;
        let last = course.plies.iter().rposition(own)?;
        let to = course.base.ply + last as u32;
        (to >= since).then_some(to)
    }

    /// What this seat's "undo" would do.
    pub(super) fn undo(&self, seat: Seat) -> Undo {
        let (Some(course), Some(to)) = (self.running(), self.undo_to(seat)) else {
            return Undo::Nothing;
        };
        let last = to + 1 == course.ply();
        let free = self.asked(seat, Matter::Undo(to)).is_empty() || last && course.unseen();
        let there = self.chair(seat).is_some_and(|chair| !chair.away);
        match free {
            true if last && there && course.to_act(seat) => Undo::Step,
            true => Undo::Free,
            false => Undo::Ask,
        }
    }
}

impl Course {
    /// Did the last ply show nobody anything: neither chance nor a hidden thing?
    fn unseen(&self) -> bool {
        let drew = self.plies.last().is_none_or(|ply| ply.drew);
        !drew && !*self.revealed.get_or_init(|| self.shows_something())
    }

    /// Could the actor of the last ply learn something by it? Then it would have looked different to
    /// them in some other deal that they could not tell apart from this one before.
    fn shows_something(&self) -> bool {
        let newest = self.lately.len();
        let before = self.earlier.back();
        let (Some(before), Some(ply), true) = (before, self.plies.last(), newest >= 2) else {
            return true;
        };
        let earlier = &self.lately[newest - 2];
        before.reveals(earlier, ply.seat, &ply.token, REDEALS, &mut Dice::imagined(0))
    }

    /// Keeps the match as it was before its last ply.
    pub(super) fn keep_earlier(&mut self, before: Box<dyn AnyMatch>) {
        if self.earlier.len() == KEPT_EARLIER {
            self.earlier.pop_front();
        }
        self.earlier.push_back(before);
    }

    /// Goes back to a ply: at once, if that is not long ago, or by playing again from the base.
    pub(super) fn rewind(&mut self, game: &dyn AnyGame, to: u32) -> Result<(), Misfit> {
        let keep = to.checked_sub(self.base.ply).map(|keep| keep as usize);
        let keep = keep.filter(|keep| *keep <= self.plies.len());
        let keep = keep.ok_or(Misfit::CannotGoBack(to))?;
        self.revealed.take();
        if !self.take_back(self.plies.len() - keep) {
            self.play_again(game, keep)?;
        }
        for (ply, _) in &mut self.notes {
            *ply = to.min(*ply);
        }
        Ok(())
    }

    /// Takes back this many plies, if the match before them is kept, and enough of what happened lately
    /// before that. Nothing has changed if not.
    fn take_back(&mut self, count: usize) -> bool {
        let Some(first) = self.earlier.len().checked_sub(count) else { return false };
        // By the one before it is found out what the last ply has shown, if there is a last one.
        let enough = first > 0 || count == self.plies.len();
        let setup = usize::from(self.base.saved.is_none());
        let all = self.lately.len() == self.plies.len() + setup;
        if !enough || !all && self.lately.len() < count + LEAST_REMEMBERED {
            return false;
        }
        if let Some(playing) = self.earlier.drain(first..).next() {
            self.playing = playing;
        }
        self.lately.truncate(self.lately.len() - count);
        self.plies.truncate(self.plies.len() - count);
        true
    }

    /// Plays the first of its plies again, from the base.
    fn play_again(&mut self, game: &dyn AnyGame, keep: usize) -> Result<(), Misfit> {
        let (playing, happened) = self.base.start(game, &self.playing.setup(), self.seed)?;
        self.playing = playing;
        self.earlier.clear();
        self.lately.clear();
        self.lately.extend(happened);
        self.plies.truncate(keep);
        for at in 0..keep {
            if at + KEPT_EARLIER >= keep {
                self.keep_earlier(self.playing.fork());
            }
            let ply = &self.plies[at];
            let happened = self.playing.play(ply.seat, &ply.token);
            self.remember(happened.ok_or(Misfit::NoLongerLegal)?);
        }
        Ok(())
    }
}
