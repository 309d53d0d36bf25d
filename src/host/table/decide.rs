//! What a press decides: it is carried out by writing lines, and every line is brought about by applying
//! it.

use super::state::{Course, Decided, Draft, Party, Stage, Table, raw};
use crate::User;
use crate::clock::Now;
use crate::line::{Did, Line};
use crate::press::{Deed, Press};
use crate::refusal::Refusal;

/// The lines after which a lobby can only be begun, left and closed: its log is read whole whenever
/// somebody looks at it first.
const MOST_LOBBY_LINES: u32 = 256;

/// How often one user can sit down in one lobby.
const MOST_COMINGS: usize = 8;

impl Table {
    /// Does what a press asks for, and says which lines to append. If they cannot be saved, the table
    /// is to be thrown away.
    pub fn press(&mut self, press: &Press, now: Now) -> Result<Vec<Line>, Refusal> {
        if self.recent.contains(&press.id) {
            return Ok(Vec::new());
        }
        let mut draft = Draft { press: Some(press.id), now, lines: Vec::with_capacity(2) };
        self.decide(press, &press.deed, &mut draft)?;
        self.settle(&mut draft);
        self.resume(&mut draft);
        Ok(draft.lines)
    }

    fn decide(&mut self, press: &Press, deed: &Deed, draft: &mut Draft) -> Result<(), Refusal> {
        let user = press.user;
        self.has_room_in_lobby(user, deed)?;
        match deed {
            Deed::Open { game, pace, seats, options, hints } => {
                self.open(press, game, *pace, *seats, options, *hints, draft)
            }
            Deed::Join => self.join(press, draft),
            Deed::Leave => self.leave(user, draft),
            Deed::AddBot(level) => self.add_bot(user, *level, draft),
            Deed::RemoveBot => self.remove_bot(user, draft),
            Deed::Stir(words) => self.stir(user, words, draft),
            Deed::Begin => self.begin(user, draft),
            Deed::Play { line, token } => self.play(user, *line, token, draft),
            Deed::Undo => self.undo(user, draft),
            Deed::StepBack { line } => self.step_back(user, *line, draft),
            Deed::Hint => self.hint(user, draft),
            Deed::Cancel { steward } => self.cancel(user, *steward, draft),
            Deed::Replace(seat) => self.replace(user, *seat, draft),
            Deed::Answer { line, yes } => self.answer(user, *line, *yes, draft),
            Deed::ReclaimSeat => self.reclaim_seat(user, draft),
            Deed::TakeSeat(seat) => self.take_seat(press, *seat, draft),
            Deed::Rematch => self.rematch(press, draft),
            Deed::Drawn { line, deed } => {
                self.is_of_now(*line, deed)?;
                self.decide(press, deed, draft)
            }
        }
    }

    /// Was a button for this drawn of what stands here now? One that outlives its lobby must not act on
    /// the match, nor on the next lobby.
    fn is_of_now(&self, line: u32, deed: &Deed) -> Result<(), Refusal> {
        let Some(party) = self.party.as_deref() else { return Ok(()) };
        let running = party.running().is_some();
        let stands = running || matches!(party.stage, Stage::Lobby);
        if !stands || (party.staged..=self.line).contains(&line) {
            return Ok(());
        }
        Err(if running && deed.is_for_lobby() { Refusal::Begun } else { Refusal::Outdated })
    }

    /// Can the log of a lobby take this? Whoever comes and goes for ever must not make it grow for ever.
    fn has_room_in_lobby(&self, user: User, deed: &Deed) -> Result<(), Refusal> {
        let Some(party) = self.party.as_deref().filter(|it| matches!(it.stage, Stage::Lobby))
        else {
            return Ok(());
        };
        let comes = matches!(deed, Deed::Join | Deed::Rematch);
        let changes = matches!(deed, Deed::AddBot(_) | Deed::RemoveBot | Deed::Stir(_));
        if comes && party.comings.iter().filter(|came| **came == user).count() >= MOST_COMINGS {
            return Err(Refusal::CameTooOften);
        }
        let worn_out = self.line.saturating_sub(self.head.opened) >= MOST_LOBBY_LINES;
        if (comes || changes) && worn_out { Err(Refusal::WornOut) } else { Ok(()) }
    }

    /// What follows by itself from what was just written.
    pub(super) fn settle(&mut self, draft: &mut Draft) {
        if let Some(did) = self.party.as_deref().and_then(Party::follows) {
            self.write(draft, did, None);
            self.settle(draft);
        }
    }

    /// Says in the log that the rules have changed, once they have.
    pub(super) fn resume(&mut self, draft: &mut Draft) {
        let Some(course) = self.party.as_deref().and_then(Party::course) else { return };
        if self.carried {
            let (rules, ply) = (course.playing.rules(), course.playing.ply());
            self.write(draft, Did::Resumed { rules, ply }, None);
        }
    }

    /// Brings something about by writing it down.
    pub(super) fn write(&mut self, draft: &mut Draft, did: Did, decided: Option<Decided>) {
        let line = Line { at: draft.now.at, up: draft.now.up, press: draft.press, did };
        self.apply(&line, decided).expect("what was decided on fits the table");
        draft.lines.push(line);
    }
}

impl Party {
    /// What follows by itself from how things stand.
    fn follows(&self) -> Option<Did> {
        let over = match &self.stage {
            Stage::Lobby => false,
            Stage::Match(course) if course.end.is_none() => course.playing.outcome().is_some(),
            _ => return None,
        };
        if over {
            return self.course().and_then(Course::ends);
        }
        if self.chairs.iter().all(|chair| chair.user.is_none()) {
            return Some(Did::Cancelled);
        }
        let question = self.course()?.question.as_ref()?;
        question.waiting(&self.chairs).is_empty().then(|| question.agreed())
    }
}

impl Course {
    fn ends(&self) -> Option<Did> {
        let mut text = Vec::new();
        rules::record::end(&mut text, 0, &self.playing.outcome()?);
        Some(Did::Ended { record: raw(text) })
    }
}
