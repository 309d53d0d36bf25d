//! What a table consists of: the people who came for one match, the chairs they sit on, and the
//! course that the match has taken so far. Only data and what can be read off it.

use std::cell::OnceCell;
use std::collections::VecDeque;

use rules::any::{AnyGame, AnyMatch, Happened, Saved};
use rules::bot::Level;
use rules::dice::Seed;
use rules::game::{Outcome, Seat};
use rules::options::Chosen;
use serde_json::value::RawValue;

use super::log::Note;
use super::question::Question;
use crate::clock::Pace;
use crate::line::{Contribution, Did, Hand};
use crate::refusal::Refusal;
use crate::{Server, User};

/// The people who came for one match, from the lobby to the end.
pub(super) struct Party {
    pub(super) game: &'static dyn AnyGame,
    pub(super) pace: Pace,
    /// For so many players at most.
    pub(super) seats: u8,
    /// What differs from the defaults.
    pub(super) options: Chosen,
    /// May players ask a bot for advice?
    pub(super) hints: bool,
    pub(super) opener: User,
    pub(super) invited: Vec<User>,
    pub(super) server: Option<Server>,
    pub(super) host_seed: Seed,
    pub(super) commitment: String,
    pub(super) contributions: Vec<Contribution>,
    pub(super) chairs: Vec<Chair>,
    pub(super) stage: Stage,
}

/// How far it has come.
pub(super) enum Stage {
    /// People are gathering.
    Lobby,
    /// A match, running or over.
    Match(Box<Course>),
    /// Called off before it began; or over, and nobody can read it any more.
    Closed,
}

/// A seat's chair: who sits there, and how their time runs.
pub(super) struct Chair {
    /// Whose it is; a bot's if nobody's.
    pub(super) user: Option<User>,
    pub(super) name: String,
    /// How well the bot plays whose it is, if it is a bot's, and which of the bots' names it has.
    pub(super) bot: Bot,
    /// A bot keeps it until its owner is back.
    pub(super) away: bool,
    /// How many actions stood when its owner sat down.
    pub(super) sat_at: u32,
    /// So many turns in a row were played because the owner's time was over.
    pub(super) silent: u8,
    /// Since when it has had to act, in the time that the host is up.
    pub(super) since: Option<u64>,
    pub(super) reminded: bool,
    /// Its time was over already in this turn.
    pub(super) late: bool,
    /// The line at which what it may do changed last.
    pub(super) fresh: u32,
}

/// What kind of bot sits on a bot's chair.
#[derive(Clone, Copy, Default)]
pub(super) struct Bot {
    pub(super) level: Level,
    /// From 1.
    pub(super) nick: u8,
}

impl Chair {
    pub(super) fn new(user: Option<User>, name: String, line: u32) -> Chair {
        Chair {
            user,
            name,
            bot: Bot::default(),
            away: false,
            sat_at: 0,
            silent: 0,
            since: None,
            reminded: false,
            late: false,
            fresh: line,
        }
    }

    /// How well it is played when its owner does not: a person's place is kept by a normal bot.
    pub(super) fn plays_at(&self) -> Level {
        if self.user.is_some() { Level::Normal } else { self.bot.level }
    }

    /// Whose choice it is now: nobody's while a bot plays.
    pub(super) fn human(&self) -> Option<User> {
        self.user.filter(|_| !self.away)
    }
}

/// The course of a match.
pub(super) struct Course {
    /// Which match of its channel, from 1.
    pub(super) number: u32,
    pub(super) seed: Seed,
    pub(super) playing: Box<dyn AnyMatch>,
    pub(super) base: Base,
    /// The actions that stand, from the base on.
    pub(super) plies: Vec<Ply>,
    /// What the last plies brought about, the newest last; the setup counts as one.
    pub(super) lately: VecDeque<Happened>,
    /// The match before its last ply.
    pub(super) before: Option<Box<dyn AnyMatch>>,
    /// Did the last ply show its actor something? Found out when somebody asks.
    pub(super) revealed: OnceCell<bool>,
    /// What else is told, each with the ply after which it is.
    pub(super) notes: Vec<(u32, Note)>,
    /// Who gave up which seat.
    pub(super) former: Vec<(User, Seat)>,
    pub(super) question: Option<Question>,
    /// Once it is over, how; no outcome if it was called off.
    pub(super) end: Option<Option<Outcome>>,
}

/// Where a match is played again from.
pub(super) struct Base {
    pub(super) ply: u32,
    /// What was saved there, under other rules perhaps; nothing if it is the start.
    pub(super) saved: Option<Saved>,
    /// The lines up to this one are in it already.
    pub(super) line: u32,
}

/// An action that stands.
pub(super) struct Ply {
    pub(super) seat: Seat,
    pub(super) by: Hand,
    pub(super) drew: bool,
    pub(super) token: Box<str>,
    /// How long it took its seat, and whether it had to be reminded.
    pub(super) took: u64,
    pub(super) reminded: bool,
}

impl Party {
    pub(super) fn seat_of(&self, user: User) -> Option<Seat> {
        (0..).zip(&self.chairs).find(|(_, chair)| chair.user == Some(user)).map(|(at, _)| Seat(at))
    }

    pub(super) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(usize::from(seat.0))
    }

    /// The chairs with their seats.
    pub(super) fn all(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        (0..).map(Seat).zip(&self.chairs)
    }

    pub(super) fn bots(&self) -> usize {
        self.chairs.iter().filter(|chair| chair.user.is_none()).count()
    }

    /// A bot of this level, by the first name that no other bot here has.
    pub(super) fn new_bot(&self, level: Level) -> Bot {
        let bots = || self.chairs.iter().filter(|chair| chair.user.is_none());
        let nick = (1..).find(|nick| bots().all(|chair| chair.bot.nick != *nick));
        Bot { level, nick: nick.expect("there are more names than seats") }
    }

    pub(super) fn course(&self) -> Option<&Course> {
        match &self.stage {
            Stage::Match(course) => Some(course),
            _ => None,
        }
    }

    /// The match while it runs.
    pub(super) fn running(&self) -> Option<&Course> {
        self.course().filter(|course| course.end.is_none())
    }

    /// The match while it runs, or why it does not.
    pub(super) fn begun(&self) -> Result<&Course, Refusal> {
        match &self.stage {
            Stage::Lobby => Err(Refusal::NotBegun),
            Stage::Match(course) if course.end.is_none() => Ok(course),
            _ => Err(Refusal::Over),
        }
    }

    /// What follows by itself from how things stand.
    pub(super) fn follows(&self) -> Option<Did> {
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

    pub(super) fn ply(&self) -> u32 {
        self.playing.ply()
    }

    pub(super) fn note(&mut self, note: Note) {
        self.notes.push((self.playing.ply(), note));
    }

    pub(super) fn to_act(&self, seat: Seat) -> bool {
        self.end.is_none() && self.playing.turn().seats().has(seat)
    }
}

/// A line of a record, as it stands in the log.
pub(super) fn raw(text: Vec<u8>) -> Box<RawValue> {
    let text = String::from_utf8(text).expect("a record is UTF-8");
    RawValue::from_string(text).expect("a line of a record is JSON")
}
