//! What a table consists of: its people, their chairs, the course of its match, and the lines that
//! a press adds. Only data and what can be read off it.

use std::cell::OnceCell;
use std::collections::VecDeque;
use std::time::Duration;

use rules::any::{AnyGame, AnyMatch, Happened, Saved, Token};
use rules::bot::Level;
use rules::dice::Seed;
use rules::game::{Outcome, Seat};
use rules::options::Chosen;
use rules::words::Words;
use serde_json::value::RawValue;

use crate::clock::{Now, Pace};
use crate::damage::Misfit;
use crate::line::{Hand, Line, Matter};
use crate::news::{Call, Calls};
use crate::refusal::Refusal;
use crate::shuffle::Shuffle;
use crate::store::{Head, Snapshot};
use crate::thinking::Thinking;
use crate::{Channel, Server, User};

/// The number of calls that are remembered: more than six people can be called for at once, while others
/// have come and gone.
const REMEMBERED_CALLS: usize = 64;

/// What every table of a host has in common.
#[derive(Clone, Copy)]
pub struct HostConfig {
    /// The games that can be played.
    pub games: &'static [&'static dyn AnyGame],
    /// The time that a bot takes for an action at least.
    pub bot_pause: Duration,
    /// How long a hard one thinks about it.
    pub thinking: Thinking,
}

/// A table: its log, folded.
pub struct Table {
    pub(super) config: HostConfig,
    pub(super) channel: Channel,
    /// How many lines the channel's log has.
    pub(super) line: u32,
    pub(super) head: Head,
    /// The last presses that did something, since the table was opened.
    pub(super) recent: VecDeque<u64>,
    /// Who was called since the table was opened, each with the line for which: the last time of each call.
    pub(super) called: Vec<(u32, Call)>,
    /// The match was carried over to newer rules, and its log does not say so yet.
    pub(super) carried: bool,
    /// A bot's decision, which is not in the log before it is played.
    pub(super) thought: Option<Thought>,
    pub(super) party: Option<Box<Party>>,
}

/// A bot's decision about the next action of a seat.
pub(super) struct Thought {
    pub(super) seat: Seat,
    pub(super) ply: u32,
    pub(super) token: Token,
}

/// The lines that one press, or one waking, brings about.
pub(super) struct Draft {
    pub(super) press: Option<u64>,
    pub(super) now: Now,
    pub(super) lines: Vec<Line>,
}

/// What the rules make of a line. It is decided before the line is applied, and applying installs it.
pub(super) enum Decided {
    /// A match begins.
    Start(Start),
    /// An action is played.
    Step(Step),
}

/// A match that begins.
pub(super) struct Start {
    pub(super) seed: Seed,
    pub(super) playing: Box<dyn AnyMatch>,
    /// What its setup brought about; nothing if it goes on from a snapshot.
    pub(super) happened: Option<Happened>,
    pub(super) base: Base,
}

/// An action, and the match after it.
pub(super) struct Step {
    pub(super) seat: Seat,
    pub(super) token: Token,
    pub(super) next: Box<dyn AnyMatch>,
    pub(super) happened: Happened,
}

/// The people who came for one match, from the lobby to the end.
pub(super) struct Party {
    pub(super) game: &'static dyn AnyGame,
    pub(super) pace: Pace,
    /// The most players that it is for.
    pub(super) seats: u8,
    /// What differs from the defaults.
    pub(super) options: Chosen,
    /// May players ask a bot for advice?
    pub(super) hints: bool,
    pub(super) opener: User,
    pub(super) invited: Vec<User>,
    pub(super) server: Option<Server>,
    /// What the deal is made of, as it stood when the match began.
    pub(super) shuffle: Shuffle,
    /// Who sat down in the lobby, each time that they did.
    pub(super) comings: Vec<User>,
    pub(super) chairs: Vec<Chair>,
    pub(super) stage: Stage,
    /// How many lines the log had when this stage began: buttons of the one before are older.
    pub(super) staged: u32,
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
    /// How many turns in a row were played because the owner's time was over.
    pub(super) silent: u8,
    /// Since when it has had to act, in the time that the host is up.
    pub(super) since: Option<u64>,
    pub(super) reminded: bool,
    /// Its time was over already in this turn.
    pub(super) late: bool,
    /// The line at which what it may do changed last.
    pub(super) fresh: u32,
    /// When it last asked the others something since one of them has acted, in the time that the host is up.
    pub(super) asked: Option<u64>,
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
            asked: None,
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
    /// The match before each of its last plies, the newest last: to take those back, nothing is played
    /// again.
    pub(super) earlier: VecDeque<Box<dyn AnyMatch>>,
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
    pub(super) token: Token,
    /// How long it took its seat, and whether it had to be reminded.
    pub(super) took: u64,
    pub(super) reminded: bool,
}

/// A question that is open.
pub(super) struct Question {
    /// How many lines the log had when it was asked.
    pub(super) line: u32,
    /// When it was asked, in the time that the host is up.
    pub(super) up: u64,
    pub(super) by: Seat,
    pub(super) what: Matter,
    pub(super) asked: Vec<Seat>,
    pub(super) yes: Vec<Seat>,
}

/// What the table itself has to tell, with the names of those days.
pub(super) enum Note {
    /// Somebody's time was over, and a bot played.
    Late(Seat, String),
    Away(Seat, String),
    Back(Seat, String),
    Left(Seat, String),
    Replaced(Seat, String),
    Taken(Seat, String),
    Undone(Undone),
    Declined(Seat, String),
    Hinted(Seat, String),
    Cancelled,
    Resumed,
}

/// Somebody took actions back.
pub(super) struct Undone {
    /// Their seat then.
    pub(super) by: Seat,
    /// The same, while it is theirs.
    pub(super) seat: Option<Seat>,
    pub(super) name: String,
    pub(super) count: u32,
    /// They were all their own, it was still their turn, and nobody had to be asked: it is forgotten
    /// once they have acted again.
    pub(super) passing: bool,
}

impl Table {
    /// A channel in which there was never a table.
    pub fn empty(config: HostConfig, channel: Channel) -> Table {
        Table {
            config,
            channel,
            line: 0,
            head: Head::default(),
            recent: VecDeque::new(),
            called: Vec::new(),
            carried: false,
            thought: None,
            party: None,
        }
    }

    /// Who has to be called for what happened since the log had this many lines, the earliest first. A log
    /// that is shorter than that is another one.
    pub fn calls_since(&self, line: u32) -> Calls {
        let since = if line > self.line { 0 } else { line };
        let calls = self.called.iter().filter(|(at, _)| *at > since).map(|(_, call)| *call);
        Calls { line: self.line, calls: calls.collect() }
    }

    /// Remembers who was called for the last line.
    pub(super) fn remember_calls(&mut self, calls: Vec<Call>) {
        for call in calls {
            self.called.retain(|(_, before)| *before != call);
            self.called.push((self.line, call));
        }
        let most = self.called.len().saturating_sub(REMEMBERED_CALLS);
        self.called.drain(..most);
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
    pub(super) fn party(&self) -> Result<&Party, Refusal> {
        match self.party.as_deref() {
            Some(Party { stage: Stage::Closed, .. }) | None => Err(Refusal::NoTable),
            Some(party) => Ok(party),
        }
    }

    /// The table and the user's seat at it.
    pub(super) fn seated(&self, user: User) -> Result<(&Party, Seat), Refusal> {
        let party = self.party()?;
        party.seat_of(user).map(|seat| (party, seat)).ok_or(Refusal::NotSeated)
    }

    /// The table while its match has not begun.
    pub(super) fn gathering(&self) -> Result<&Party, Refusal> {
        let party = self.party()?;
        match &party.stage {
            Stage::Lobby => Ok(party),
            Stage::Match(course) if course.end.is_none() => Err(Refusal::Begun),
            _ => Err(Refusal::Over),
        }
    }

    /// A running match, and the user's seat in it.
    pub(super) fn playing(&self, user: User) -> Result<(&Party, &Course, Seat), Refusal> {
        let (party, seat) = self.seated(user)?;
        Ok((party, party.begun()?, seat))
    }
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

    pub(super) fn course_mut(&mut self) -> Result<&mut Course, Misfit> {
        match &mut self.stage {
            Stage::Match(course) => Ok(course),
            _ => Err(Misfit::NotBegun),
        }
    }

    pub(super) fn chair_mut(&mut self, seat: Seat) -> Result<&mut Chair, Misfit> {
        self.chairs.get_mut(usize::from(seat.0)).ok_or(Misfit::NoSuchSeat)
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
}

impl Course {
    pub(super) fn ply(&self) -> u32 {
        self.playing.ply()
    }

    /// What comes of an action, if it is legal; the match itself stays as it is.
    pub(super) fn decide(&self, seat: Seat, token: &str) -> Option<Step> {
        let mut next = self.playing.fork();
        let happened = next.play(seat, token)?;
        Some(Step { seat, token: Token::from(token).ok()?, next, happened })
    }

    pub(super) fn note(&mut self, note: Note) {
        self.notes.push((self.playing.ply(), note));
    }

    pub(super) fn to_act(&self, seat: Seat) -> bool {
        self.end.is_none() && self.playing.turn().seats().has(seat)
    }
}

/// What somebody on this seat is called; somebody who was forgotten has no name.
pub(super) fn named(name: &str, seat: Seat, words: &Words) -> String {
    match name {
        "" => words.say("host-forgotten", &[("seat", (seat.0 + 1).into())]),
        name => name.to_owned(),
    }
}

/// A line of a record, as it stands in the log.
pub(super) fn raw(text: Vec<u8>) -> Box<RawValue> {
    let text = String::from_utf8(text).expect("a record is UTF-8");
    RawValue::from_string(text).expect("a line of a record is JSON")
}

/// What an action brought about, as it stands in the log.
pub(super) fn raw_events(happened: &Happened) -> Box<RawValue> {
    serde_json::value::to_raw_value(happened).expect("events can be written")
}
