//! What a line does to a table. The only place where a table changes: while it is played and when
//! it is read back.

use std::cell::OnceCell;
use std::collections::VecDeque;

use rules::bot::Level;
use rules::game::Seats;

use super::state::{Chair, Course, Decided, Party, Stage, Start, Table};
use crate::damage::Misfit;
use crate::line::{Did, Line};
use crate::news::Call;
use crate::shuffle::Shuffle;
use crate::store::Snapshot;

/// How many presses are remembered, to know one that comes twice.
const REMEMBERED_PRESSES: usize = 64;

/// Which line it is, and when.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) line: u32,
    pub(super) up: u64,
}

impl Table {
    /// Brings about what a line says, with what the rules have decided about it already; or says why
    /// it does not fit.
    pub(super) fn apply(&mut self, line: &Line, decided: Option<Decided>) -> Result<(), Misfit> {
        self.apply_from(line, decided, None)
    }

    /// The same; a match that begins goes on from its snapshot, if one is given.
    pub(super) fn apply_from(
        &mut self,
        line: &Line,
        decided: Option<Decided>,
        snapshot: Option<&Snapshot>,
    ) -> Result<(), Misfit> {
        let mut calls = Vec::new();
        let applied = self.apply_calling(line, decided, snapshot, &mut calls);
        self.remember_calls(calls);
        applied
    }

    fn apply_calling(
        &mut self,
        line: &Line,
        decided: Option<Decided>,
        snapshot: Option<&Snapshot>,
        calls: &mut Vec<Call>,
    ) -> Result<(), Misfit> {
        if let Did::Opened { .. } = line.did {
            self.recent.clear();
            self.called.clear();
            self.head.opened = self.line;
        }
        self.line += 1;
        if let Some(id) = line.press
            && self.recent.back() != Some(&id)
        {
            if self.recent.len() == REMEMBERED_PRESSES {
                self.recent.pop_front();
            }
            self.recent.push_back(id);
        }
        let at = At { line: self.line, up: line.up };
        match &line.did {
            Did::Opened { .. } => return self.opened(&line.did, calls),
            Did::Began { seed, .. } => {
                self.head.matches += 1;
                let number = self.head.matches;
                let party = self.party.as_deref_mut().ok_or(Misfit::NoTable)?;
                let start = match decided {
                    Some(Decided::Start(start)) => start,
                    _ => party.start(seed, snapshot)?,
                };
                party.stage = Stage::Match(Box::new(Course::begin(number, start)));
                party.staged = at.line;
                party.wait_anew(at, Seats::default(), None, calls);
                return Ok(());
            }
            // What is over need not go on under newer rules.
            Did::Ended { .. } => {
                (self.head.finished, self.carried) = (Some(self.head.opened), false);
            }
            Did::Resumed { .. } | Did::Cancelled => self.carried = false,
            _ => {}
        }
        let party = self.party.as_deref_mut().ok_or(Misfit::NoTable)?;
        match &party.stage {
            Stage::Lobby => party.apply_in_lobby(line, at),
            Stage::Match(course) if course.end.is_none() => {
                party.apply_in_match(line, at, decided, calls)
            }
            _ => Err(Misfit::Over),
        }
    }

    fn opened(&mut self, did: &Did, calls: &mut Vec<Call>) -> Result<(), Misfit> {
        let Did::Opened { game, pace, seats, options, by, hints, invited, server, .. } = did else {
            return Err(Misfit::NoTable);
        };
        let known = self.config.games.iter().find(|known| known.id() == game);
        self.party = Some(Box::new(Party {
            game: *known.ok_or_else(|| Misfit::UnknownGame(game.clone()))?,
            pace: *pace,
            seats: *seats,
            options: options.clone(),
            hints: *hints,
            opener: *by,
            invited: invited.clone(),
            server: *server,
            shuffle: Shuffle::opened(did).ok_or(Misfit::UnreadableSeed)?,
            comings: Vec::new(),
            chairs: Vec::new(),
            stage: Stage::Lobby,
            staged: self.line,
        }));
        calls.extend(invited.iter().copied().map(Call::Rematch));
        Ok(())
    }
}

impl Course {
    fn begin(number: u32, start: Start) -> Course {
        let Start { seed, playing, happened, base } = start;
        Course {
            number,
            seed,
            playing,
            base,
            plies: Vec::new(),
            lately: happened.into_iter().collect(),
            earlier: VecDeque::new(),
            revealed: OnceCell::new(),
            notes: Vec::new(),
            former: Vec::new(),
            question: None,
            end: None,
        }
    }
}

impl Party {
    /// What a line does in the lobby.
    fn apply_in_lobby(&mut self, line: &Line, at: At) -> Result<(), Misfit> {
        match &line.did {
            Did::Joined { .. } | Did::BotAdded | Did::BotSeated { .. }
                if self.chairs.len() >= usize::from(self.seats) =>
            {
                return Err(Misfit::Full);
            }
            Did::Joined { user, name } => {
                self.comings.push(*user);
                self.chairs.push(Chair::new(Some(*user), name.clone(), at.line));
            }
            Did::BotAdded => self.seat_bot(Level::Normal, at),
            Did::BotSeated { level } => self.seat_bot(*level, at),
            Did::BotRemoved => {
                let last = self.chairs.iter().rposition(|chair| chair.user.is_none());
                self.chairs.remove(last.ok_or(Misfit::NoBot)?);
            }
            Did::Stirred { .. } => {}
            Did::Left { user } => self.chairs.retain(|chair| chair.user != Some(*user)),
            Did::Cancelled => self.stage = Stage::Closed,
            _ => return Err(Misfit::NotBegun),
        }
        self.shuffle.apply(line);
        Ok(())
    }

    fn seat_bot(&mut self, level: Level, at: At) {
        let bot = self.new_bot(level);
        self.chairs.push(Chair { bot, ..Chair::new(None, String::new(), at.line) });
    }
}
