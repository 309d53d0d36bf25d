//! What a line does while a match runs.

use rules::any::AnyMatch;
use rules::bot::Level;
use rules::game::{Seat, Seats};

use super::apply::At;
use super::state::{Chair, Course, Decided, Note, Party, Ply, Question, Stage, Step, Undone};
use crate::damage::Misfit;
use crate::line::{Did, Hand, Line, Matter, Play};
use crate::news::Call;

impl Course {
    /// What a play of the log makes of the match.
    fn step(&self, play: &Play) -> Result<Step, Misfit> {
        let illegal = || Misfit::Illegal { ply: play.ply, token: play.token };
        self.decide(play.seat, &play.token).ok_or_else(illegal)
    }

    /// An action settles what was asked about it.
    fn settle_questions(&mut self, by: Hand, seat: Seat) {
        self.question.take_if(|question| match question.what {
            Matter::Undo(_) => true,
            Matter::Replace(target) => by == Hand::Owner && target == seat,
            Matter::Cancel => false,
        });
    }
}

impl Party {
    /// What a line does while the match runs.
    pub(super) fn apply_in_match(
        &mut self,
        line: &Line,
        at: At,
        decided: Option<Decided>,
        calls: &mut Vec<Call>,
    ) -> Result<(), Misfit> {
        match &line.did {
            Did::Played { by, play } => {
                return if at.line <= self.course_mut()?.base.line {
                    self.played_before_base(*by, play, at, calls)
                } else {
                    let step = match decided {
                        Some(Decided::Step(step)) => step,
                        _ => self.course_mut()?.step(play)?,
                    };
                    self.played(*by, step, play.ply, at, calls)
                };
            }
            Did::Undone { seat, to } => return self.undone(*seat, *to, at, calls),
            Did::Ended { .. } => {
                let course = self.course_mut()?;
                let outcome = course.playing.outcome().ok_or(Misfit::NotOver)?;
                course.end = Some(Some(outcome));
                self.stop(at, calls);
            }
            Did::Cancelled => {
                let course = self.course_mut()?;
                course.end = Some(None);
                course.note(Note::Cancelled);
                self.stop(at, calls);
            }
            Did::Reminded { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.reminded = true;
                calls.extend(chair.user.map(Call::Reminder));
            }
            Did::Away { seat } => {
                let chair = self.chair_mut(*seat)?;
                chair.away = true;
                calls.extend(chair.user.map(Call::Away));
                self.change_sitter(*seat, at, Note::Away)?;
            }
            Did::Back { seat } => {
                self.chair_mut(*seat)?.away = false;
                let question = &mut self.course_mut()?.question;
                question.take_if(|question| question.what == Matter::Replace(*seat));
                self.change_sitter(*seat, at, Note::Back)?;
            }
            Did::Left { user } => {
                let seat = self.seat_of(*user).ok_or(Misfit::NotSeated)?;
                self.change_sitter(seat, at, Note::Left)?;
                self.give_up(seat)?;
            }
            Did::Replaced { seat } => {
                self.change_sitter(*seat, at, Note::Replaced)?;
                self.give_up(*seat)?;
            }
            Did::Taken { seat, user, name } => {
                let ply = self.course_mut()?.ply();
                let since = self.chair_mut(*seat)?.since;
                let chair = Chair::new(Some(*user), name.clone(), at.line);
                *self.chair_mut(*seat)? = Chair { sat_at: ply, since, ..chair };
                if let Some(question) = &mut self.course_mut()?.question {
                    question.asked.retain(|asked| asked != seat);
                }
                self.change_sitter(*seat, at, Note::Taken)?;
            }
            Did::Asked { seat, what } => {
                self.chair_mut(*seat)?.asked = Some(at.up);
                self.chair_mut(what.target().unwrap_or(*seat))?;
                let asked = self.asked(*seat, *what);
                let called = asked.iter().filter_map(|seat| self.chair(*seat)?.user);
                calls.extend(called.map(Call::Question));
                let (line, up) = (at.line, at.up);
                let question =
                    Question { line, up, by: *seat, what: *what, asked, yes: Vec::new() };
                self.course_mut()?.question = Some(question);
            }
            Did::Answered { seat, yes } => {
                let name = self.chair_mut(*seat)?.name.clone();
                let course = self.course_mut()?;
                let question = course.question.as_mut().ok_or(Misfit::NothingAsked)?;
                if *yes {
                    question.yes.push(*seat);
                } else {
                    course.question = None;
                    course.note(Note::Declined(*seat, name));
                }
            }
            Did::Hinted { seat } => {
                let name = self.chair_mut(*seat)?.name.clone();
                self.course_mut()?.note(Note::Hinted(*seat, name));
            }
            Did::Resumed { .. } => {
                self.course_mut()?.note(Note::Resumed);
                let turn = self.course_mut()?.playing.turn().seats();
                self.wait_anew(at, turn, None, calls);
            }
            _ => return Err(Misfit::Begun),
        }
        Ok(())
    }

    /// What any play does, whether the match is played again up to it or not.
    fn after_any_play(&mut self, by: Hand, seat: Seat, was_late: bool) -> Result<(), Misfit> {
        let chair = self.chair_mut(seat)?;
        match by {
            Hand::Owner => chair.silent = 0,
            Hand::Clock if !was_late => chair.silent = chair.silent.saturating_add(1),
            _ => {}
        }
        Ok(())
    }

    /// A play that the snapshot which the match goes on from holds already.
    fn played_before_base(
        &mut self,
        by: Hand,
        play: &Play,
        at: At,
        calls: &mut Vec<Call>,
    ) -> Result<(), Misfit> {
        let was_late = self.chair_mut(play.seat)?.late;
        let course = self.course_mut()?;
        course.settle_questions(by, play.seat);
        let turn = course.playing.turn().seats();
        self.wait_anew(at, turn, None, calls);
        self.after_any_play(by, play.seat, was_late)
    }

    /// Installs an action that was decided on.
    fn played(
        &mut self,
        by: Hand,
        step: Step,
        ply: u32,
        at: At,
        calls: &mut Vec<Call>,
    ) -> Result<(), Misfit> {
        let Step { seat, token, next, happened } = step;
        let chair = self.chair_mut(seat)?;
        let (was_late, reminded) = (chair.late, chair.reminded);
        let took = chair.since.map_or(0, |since| at.up.saturating_sub(since));
        let late = (by == Hand::Clock).then(|| Note::Late(seat, chair.name.clone()));
        let course = self.course_mut()?;
        if next.ply() != ply {
            return Err(Misfit::OutOfOrder { found: ply, expected: next.ply() });
        }
        course.settle_questions(by, seat);
        course.notes.extend(late.map(|note| (ply - 1, note)));
        let before = std::mem::replace(&mut course.playing, next);
        let drew = happened.drew();
        course.plies.push(Ply { seat, by, drew, token, took, reminded });
        course.remember(happened);
        course.forget_undone(seat);
        course.revealed.take();
        self.turn_went_on(&*before, seat, by, at, calls)?;
        self.course_mut()?.before = Some(before);
        self.after_any_play(by, seat, was_late)
    }

    /// Whose turn it is after an action, and which pages it has made stale.
    fn turn_went_on(
        &mut self,
        before: &dyn AnyMatch,
        actor: Seat,
        by: Hand,
        at: At,
        calls: &mut Vec<Call>,
    ) -> Result<(), Misfit> {
        let Party { chairs, stage: Stage::Match(course), .. } = self else {
            return Err(Misfit::NotBegun);
        };
        let playing = &*course.playing;
        // Who has asked something may ask again when somebody else has gone on.
        let others = (0..).map(Seat).zip(&mut *chairs).filter(|(seat, _)| *seat != actor);
        others.for_each(|(_, chair)| chair.asked = None);
        let (was, is) = (before.turn().seats(), playing.turn().seats());
        // Where all choose at once, the last choice of a round may bring a new turn to everybody.
        let same_turn = is.iter().all(|seat| seat == actor || was.has(seat));
        for (seat, chair) in (0..).map(Seat).zip(chairs) {
            let (had, has) = (was.has(seat), is.has(seat));
            let untouched =
                seat != actor && had == has && (!has || before.legal(seat) == playing.legal(seat));
            if !untouched {
                chair.fresh = at.line;
            }
            if seat == actor || had != has {
                chair.since = has.then_some(at.up);
                chair.reminded = false;
                chair.late = has && seat == actor && by == Hand::Clock && same_turn;
            }
            if has && !had {
                calls.extend(chair.human().map(Call::Turn));
            }
        }
        Ok(())
    }

    fn undone(&mut self, seat: Seat, to: u32, at: At, calls: &mut Vec<Call>) -> Result<(), Misfit> {
        let (game, chair) = (self.game, self.chair_mut(seat)?);
        let name = chair.name.clone();
        let waited = chair.since.map_or(0, |since| at.up.saturating_sub(since));
        let course = self.course_mut()?;
        let was = course.playing.turn().seats();
        let mut spent = None;
        if at.line > course.base.line {
            let count = course.ply().saturating_sub(to);
            let last = course.plies.last().filter(|ply| count == 1 && ply.seat == seat);
            spent = last.map(|ply| (ply.took.saturating_add(waited), ply.reminded));
            let asked = course.question.as_ref();
            let agreed = asked.is_some_and(|it| (it.by, it.what) == (seat, Matter::Undo(to)));
            let own = |ply: &Ply| ply.seat == seat && ply.by == Hand::Owner;
            // What ended a turn was seen by the seat that was called next.
            let mine = was.has(seat) && course.plies.iter().rev().take(count as usize).all(own);
            let (mut count, mut passing) = (count, mine && !agreed);
            if let Some(earlier) = course.take_undone(seat) {
                (count, passing) = (count + earlier.count, passing && earlier.passing);
            }
            course.rewind(game, to)?;
            course.note(Note::Undone(Undone { seat: Some(seat), name, count, passing }));
        }
        let asked = course.question.take_if(|question| matches!(question.what, Matter::Undo(_)));
        // What the others have agreed to was no bother.
        if asked.is_some_and(|asked| asked.by == seat && asked.what == Matter::Undo(to)) {
            self.chair_mut(seat)?.asked = None;
        }
        self.wait_anew(at, was, Some(seat), calls);
        for chair in &mut self.chairs {
            chair.sat_at = chair.sat_at.min(to);
        }
        let chair = self.chair_mut(seat)?;
        // Who takes an action back has no more time for it than before: else an action and its undo,
        // again and again, would hold the table up for ever.
        if let Some((took, reminded)) = spent {
            chair.since = chair.since.map(|since| since.saturating_sub(took));
            chair.reminded = reminded;
        }
        Ok(())
    }

    /// Every seat's page is stale, and the time of those who are to act starts again. Called is
    /// who was not to act before, unless it is their own doing.
    pub(super) fn wait_anew(
        &mut self,
        at: At,
        was: Seats,
        doing: Option<Seat>,
        calls: &mut Vec<Call>,
    ) {
        let turn = self.course().map(|course| course.playing.turn().seats()).unwrap_or_default();
        for (seat, chair) in (0..).map(Seat).zip(&mut self.chairs) {
            chair.fresh = at.line;
            chair.since = turn.has(seat).then_some(at.up);
            chair.reminded = false;
            chair.late = false;
            if turn.has(seat) && !was.has(seat) && doing != Some(seat) {
                calls.extend(chair.human().map(Call::Turn));
            }
        }
    }

    /// Nobody's time runs any more.
    fn stop(&mut self, at: At, calls: &mut Vec<Call>) {
        for chair in &mut self.chairs {
            chair.fresh = at.line;
            chair.since = None;
            calls.extend(chair.user.map(Call::Over));
        }
        if let Ok(course) = self.course_mut() {
            course.question = None;
        }
    }

    /// Somebody sits on this chair now who did not before: their time starts again, and what was
    /// asked about the seat is settled.
    fn change_sitter(
        &mut self,
        seat: Seat,
        at: At,
        note: impl FnOnce(Seat, String) -> Note,
    ) -> Result<(), Misfit> {
        let chair = self.chair_mut(seat)?;
        chair.since = chair.since.map(|_| at.up);
        (chair.reminded, chair.late, chair.silent) = (false, false, 0);
        let name = chair.name.clone();
        let course = self.course_mut()?;
        course.note(note(seat, name));
        Ok(())
    }

    /// The seat is a bot's from here on.
    fn give_up(&mut self, seat: Seat) -> Result<(), Misfit> {
        let bot = self.new_bot(Level::Normal);
        let chair = self.chair_mut(seat)?;
        let user = chair.user.take();
        chair.away = false;
        chair.name.clear();
        chair.bot = bot;
        let course = self.course_mut()?;
        course.former.extend(user.map(|user| (user, seat)));
        course.disown_undone(seat);
        course
            .question
            .take_if(|question| question.by == seat || question.what == Matter::Replace(seat));
        Ok(())
    }
}
