//! What a line does to a table. The only place where a table changes: while it is played and when
//! it is read back.

use rules::any::{AnyMatch, Happened};
use rules::bot::Level;
use rules::dice::Seed;
use rules::game::{Seat, Seats};
use rules::record::fair;
use serde::Deserialize;

use super::log::{Note, Undone};
use super::party::{Chair, Course, Party, Ply, Stage};
use super::question::Question;
use super::{REMEMBERED, Table};
use crate::line::{Contribution, Did, Hand, Line, Matter};
use crate::news::Call;
use crate::store::Snapshot;

/// What the rules have done already, when a line is applied that was just decided on.
pub(super) enum Done {
    /// A match was started.
    Began(Box<dyn AnyMatch>, Happened),
    /// An action was played: the match before it, and what came of it.
    Played(Box<dyn AnyMatch>, Happened),
}

/// Which line it is, and when.
#[derive(Clone, Copy)]
struct At {
    line: u32,
    up: u64,
}

/// The part of a record's play that is read back.
#[derive(Deserialize)]
struct Action<'a> {
    ply: u32,
    seat: Seat,
    token: &'a str,
}

impl Table {
    /// Brings about what a line says; or says why it does not fit.
    pub(super) fn apply(&mut self, line: &Line, done: Option<Done>) -> Result<(), String> {
        self.apply_from(line, done, None)
    }

    /// The same; a match that begins goes on from its snapshot, if one is given.
    pub(super) fn apply_from(
        &mut self,
        line: &Line,
        done: Option<Done>,
        snapshot: Option<&Snapshot>,
    ) -> Result<(), String> {
        if let Did::Opened { .. } = line.did {
            self.recent.clear();
            self.head.opened = self.line;
        }
        self.line += 1;
        if let Some(id) = line.press
            && self.recent.back() != Some(&id)
        {
            if self.recent.len() == REMEMBERED {
                self.recent.pop_front();
            }
            self.recent.push_back(id);
        }
        let at = At { line: self.line, up: line.up };
        match &line.did {
            Did::Opened { .. } => return self.opened(&line.did),
            Did::Began { seed, .. } => {
                self.head.matches += 1;
                let number = self.head.matches;
                let party = self.party.as_deref_mut().ok_or("no table is open")?;
                let course = party.start(number, seed, done, snapshot)?;
                party.stage = Stage::Match(Box::new(course));
                party.wait_anew(at, Seats::default(), None, &mut self.calls);
                return Ok(());
            }
            // What is over need not go on under newer rules.
            Did::Ended { .. } => {
                (self.head.finished, self.carried) = (Some(self.head.opened), false);
            }
            Did::Resumed { .. } | Did::Cancelled => self.carried = false,
            _ => {}
        }
        let party = self.party.as_deref_mut().ok_or("no table is open")?;
        match &party.stage {
            Stage::Lobby => party.gather(line, at),
            Stage::Match(course) if course.end.is_none() => {
                party.go_on(line, at, done, &mut self.calls)
            }
            _ => Err("it is over already".to_owned()),
        }
    }

    fn opened(&mut self, did: &Did) -> Result<(), String> {
        let Did::Opened { game, pace, seats, options, by, host_seed, hints, invited, server } = did
        else {
            return Err("nothing is opened".to_owned());
        };
        let known = self.house.games.iter().find(|known| known.id() == game);
        let host_seed: Seed = host_seed.parse().map_err(|_| "the seed cannot be read")?;
        self.party = Some(Box::new(Party {
            game: *known.ok_or_else(|| format!("there is no game {game}"))?,
            pace: *pace,
            seats: *seats,
            options: options.clone(),
            hints: *hints,
            opener: *by,
            invited: invited.clone(),
            server: *server,
            host_seed,
            commitment: fair::commitment(host_seed),
            contributions: Vec::new(),
            chairs: Vec::new(),
            stage: Stage::Lobby,
        }));
        self.calls.extend(invited.iter().copied().map(Call::Rematch));
        Ok(())
    }
}

impl Party {
    /// What a line does in the lobby.
    fn gather(&mut self, line: &Line, at: At) -> Result<(), String> {
        match &line.did {
            Did::Joined { .. } | Did::BotAdded | Did::BotSeated { .. }
                if self.chairs.len() >= usize::from(self.seats) =>
            {
                return Err("every seat is taken".to_owned());
            }
            Did::Joined { user, name } => {
                self.chairs.push(Chair::new(Some(*user), name.clone(), at.line));
                let words = line.press.unwrap_or_default().to_string();
                self.contributions.push(Contribution { user: *user, words });
            }
            Did::BotAdded => self.seat_bot(Level::Normal, at),
            Did::BotSeated { level } => self.seat_bot(*level, at),
            Did::BotRemoved => {
                let last = self.chairs.iter().rposition(|chair| chair.user.is_none());
                self.chairs.remove(last.ok_or("there is no bot")?);
            }
            Did::Stirred { user, words } => {
                let words = words.clone();
                self.contributions.push(Contribution { user: *user, words });
            }
            Did::Left { user } => self.chairs.retain(|chair| chair.user != Some(*user)),
            Did::Cancelled => self.stage = Stage::Closed,
            _ => return Err("the match has not begun".to_owned()),
        }
        Ok(())
    }

    /// What a line does while the match runs.
    fn go_on(
        &mut self,
        line: &Line,
        at: At,
        done: Option<Done>,
        calls: &mut Vec<Call>,
    ) -> Result<(), String> {
        match &line.did {
            Did::Played { by, record } => {
                let action: Action<'_> = serde_json::from_str(record.get())
                    .map_err(|error| format!("the play cannot be read: {error}"))?;
                return self.played(*by, &action, at, done, calls);
            }
            Did::Undone { seat, to } => return self.undone(*seat, *to, at, calls),
            Did::Ended { .. } => {
                let course = self.course_mut()?;
                let outcome = course.playing.outcome().ok_or("the match is not over")?;
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
                self.sit(*seat, at, Note::Away)?;
            }
            Did::Back { seat } => {
                self.chair_mut(*seat)?.away = false;
                let question = &mut self.course_mut()?.question;
                question.take_if(|question| question.what == Matter::Replace(*seat));
                self.sit(*seat, at, Note::Back)?;
            }
            Did::Left { user } => {
                let seat = self.seat_of(*user).ok_or("nobody of that name sits here")?;
                self.sit(seat, at, Note::Left)?;
                self.give_up(seat)?;
            }
            Did::Replaced { seat } => {
                self.sit(*seat, at, Note::Replaced)?;
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
                self.sit(*seat, at, Note::Taken)?;
            }
            Did::Asked { seat, what } => {
                self.chair_mut(*seat)?;
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
                let question = course.question.as_mut().ok_or("nothing was asked")?;
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
            _ => return Err("the match has begun".to_owned()),
        }
        Ok(())
    }

    fn seat_bot(&mut self, level: Level, at: At) {
        let bot = self.new_bot(level);
        self.chairs.push(Chair { bot, ..Chair::new(None, String::new(), at.line) });
    }

    pub(super) fn course_mut(&mut self) -> Result<&mut Course, String> {
        match &mut self.stage {
            Stage::Match(course) => Ok(course),
            _ => Err("no match has begun".to_owned()),
        }
    }

    fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, String> {
        self.chairs.get_mut(usize::from(seat.0)).ok_or_else(|| "there is no such seat".to_owned())
    }

    fn played(
        &mut self,
        by: Hand,
        action: &Action<'_>,
        at: At,
        done: Option<Done>,
        calls: &mut Vec<Call>,
    ) -> Result<(), String> {
        let &Action { ply, seat, token } = action;
        let was_late = self.chair_mut(seat)?.late;
        let course = self.course_mut()?;
        course.question.take_if(|question| match question.what {
            Matter::Undo(_) => true,
            Matter::Replace(target) => by == Hand::Owner && target == seat,
            Matter::Cancel => false,
        });
        let blind = at.line <= course.base.line;
        if !blind {
            let (before, happened) = match done {
                Some(Done::Played(before, happened)) => (before, happened),
                _ => {
                    let before = course.playing.fork();
                    let happened = course.playing.play(seat, token);
                    (before, happened.ok_or_else(|| format!("ply {ply}: {token} is not legal"))?)
                }
            };
            if course.ply() != ply {
                return Err(format!("ply {ply} stands where ply {} should", course.ply()));
            }
            if by == Hand::Clock {
                let name = self.chair_mut(seat)?.name.clone();
                self.course_mut()?.notes.push((ply - 1, Note::Late(seat, name)));
            }
            let chair = self.chair_mut(seat)?;
            let took = chair.since.map_or(0, |since| at.up.saturating_sub(since));
            let reminded = chair.reminded;
            self.turn_went_on(&*before, seat, by, at, calls)?;
            let course = self.course_mut()?;
            let drew = happened.drew();
            course.plies.push(Ply { seat, by, drew, token: token.into(), took, reminded });
            course.remember(happened);
            course.forget_undone(seat);
            course.before = Some(before);
            course.revealed.take();
        } else {
            let turn = course.playing.turn().seats();
            self.wait_anew(at, turn, None, calls);
        }
        let chair = self.chair_mut(seat)?;
        match by {
            Hand::Owner => chair.silent = 0,
            Hand::Clock if !was_late => chair.silent = chair.silent.saturating_add(1),
            _ => {}
        }
        Ok(())
    }

    /// Whose turn it is after an action, and which pages it has made stale.
    fn turn_went_on(
        &mut self,
        before: &dyn AnyMatch,
        actor: Seat,
        by: Hand,
        at: At,
        calls: &mut Vec<Call>,
    ) -> Result<(), String> {
        let Party { chairs, stage: Stage::Match(course), .. } = self else {
            return Err("no match has begun".to_owned());
        };
        let playing = &*course.playing;
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

    fn undone(&mut self, seat: Seat, to: u32, at: At, calls: &mut Vec<Call>) -> Result<(), String> {
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
            // What ended a turn was seen by whoever was called next.
            let mine = was.has(seat) && course.plies.iter().rev().take(count as usize).all(own);
            let (mut count, mut passing) = (count, mine && !agreed);
            if let Some(earlier) = course.take_undone(seat) {
                (count, passing) = (count + earlier.count, passing && earlier.passing);
            }
            course.rewind(game, to)?;
            course.note(Note::Undone(Undone { seat: Some(seat), name, count, passing }));
        }
        course.question.take_if(|question| matches!(question.what, Matter::Undo(_)));
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
    fn wait_anew(&mut self, at: At, was: Seats, doing: Option<Seat>, calls: &mut Vec<Call>) {
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
    fn sit(
        &mut self,
        seat: Seat,
        at: At,
        note: impl FnOnce(Seat, String) -> Note,
    ) -> Result<(), String> {
        let chair = self.chair_mut(seat)?;
        chair.since = chair.since.map(|_| at.up);
        (chair.reminded, chair.late, chair.silent) = (false, false, 0);
        let name = chair.name.clone();
        let course = self.course_mut()?;
        course.note(note(seat, name));
        Ok(())
    }

    /// The seat is a bot's from here on.
    fn give_up(&mut self, seat: Seat) -> Result<(), String> {
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
