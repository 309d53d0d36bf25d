//! What a user is shown of a table, as data: pages in their language, and what they could press.

use rules::any::Token;
use rules::bot::Level;
use rules::game::{Outcome, Seat};
use rules::page::Page;
use rules::sketch::Sketch;

use crate::User;
use crate::clock::Pace;
use crate::line::Contribution;
use crate::refusal::Refusal;

/// A table as one user sees it. It is made when it is asked for, and stands at a line of the log.
#[derive(Clone, Debug)]
pub struct Look {
    /// How many lines the log has. Presses that are drawn from this look carry it.
    pub line: u32,
    /// What is there.
    pub scene: Scene,
}

/// What can be in a channel.
#[derive(Clone, Debug)]
pub enum Scene {
    /// No table, and there was none.
    Empty,
    /// People are gathering.
    Lobby(Lobby),
    /// A match, running or over.
    Match(Box<Match>),
    /// A lobby that was closed before its match began.
    Closed {
        /// The game's id.
        game: &'static str,
        /// Its seal, which stays where everybody can find it.
        commitment: String,
    },
}

/// People gathering for a match.
#[derive(Clone, Debug)]
pub struct Lobby {
    /// The game's id.
    pub game: &'static str,
    /// How long a turn may take.
    pub pace: Pace,
    /// The options that differ from their defaults, as `name`, `value`.
    pub options: Vec<(String, String)>,
    /// May players ask a bot for advice?
    pub hints: bool,
    /// The most players that it is for.
    pub seats: u8,
    /// Who sits there so far, by seat.
    pub sitters: Vec<Sitter>,
    /// Who opened it.
    pub opener: User,
    /// Those of an earlier match that a rematch waits for.
    pub invited: Vec<User>,
    /// The viewer's seat.
    pub me: Option<Seat>,
    /// Why the match cannot begin yet.
    pub not_yet: Option<Refusal>,
    /// SHA-256 of the host's own seed, before anybody else has had a say.
    pub commitment: String,
    /// What everybody has added to the deal so far, if that is shown.
    pub list: Option<List>,
}

/// What everybody at a table adds to its deal, in order.
#[derive(Clone, Debug)]
pub struct List {
    /// What was added.
    pub contributions: Vec<Contribution>,
    /// How many tables were given up here since the last match that was played to its end.
    pub given_up: u32,
    /// The hash of all of it, and of who sits where.
    pub hash: String,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// What they are called in the viewer's language.
    pub name: String,
    /// Whose seat it is; a bot's if nobody's.
    pub user: Option<User>,
    /// How well the bot plays whose seat it is.
    pub level: Option<Level>,
    /// A bot keeps the seat until its owner is back.
    pub away: bool,
}

/// A match as one user sees it.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game's id.
    pub game: &'static str,
    /// Which match of this channel it is, from 1.
    pub number: u32,
    /// How long a turn may take.
    pub pace: Pace,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// The viewer's seat; somebody without one sees what everybody may see.
    pub me: Option<Seat>,
    /// The line since which what the viewer may do has not changed: what they were shown since is
    /// current. Nothing for somebody without a seat.
    pub fresh: Option<u32>,
    /// The game as the viewer may know it, with what they can play.
    pub page: Page<Token>,
    /// The same, to be drawn.
    pub sketch: Sketch,
    /// What happened lately, oldest first, in the viewer's words.
    pub told: Vec<String>,
    /// How many lines of it, the last ones, tell what happened since the viewer's own last action.
    pub news: usize,
    /// Before those, more has happened since.
    pub more: bool,
    /// Who is to act; nobody when it is over.
    pub to_act: Vec<Seat>,
    /// When the time of those who are to act runs out, in milliseconds since 1970.
    pub deadline: Option<u64>,
    /// May the viewer ask a bot for advice now?
    pub hint: bool,
    /// What somebody has asked the others.
    pub question: Option<Question>,
    /// What the viewer's "undo" would do.
    pub undo: Undo,
    /// The seats that the viewer could ask the others to give to a bot.
    pub replaceable: Vec<Seat>,
    /// The bots' seats that somebody without one could take.
    pub free: Vec<Seat>,
    /// SHA-256 of the host's own seed.
    pub commitment: String,
    /// The hash of the list that the deal was mixed from; there was none under the first scheme.
    pub list: Option<String>,
    /// How it ended, once it has.
    pub end: Option<End>,
}

impl Match {
    /// May the viewer do the same at this line as on a page that was drawn at that one?
    pub fn is_current(&self, drawn: u32, now: u32) -> bool {
        self.end.is_none() && self.fresh.is_some_and(|fresh| (fresh..=now).contains(&drawn))
    }
}

/// What somebody has asked the others.
#[derive(Clone, Debug)]
pub struct Question {
    /// The line at which it was asked: an answer carries it.
    pub line: u32,
    /// In the viewer's words.
    pub text: String,
    /// Who asked.
    pub by: Seat,
    /// Who has not answered yet.
    pub waiting: Vec<Seat>,
    /// Is the viewer among those?
    pub mine: bool,
}

/// What "undo" would do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// There is nothing of the viewer's to take back.
    Nothing,
    /// It is taken back at once.
    Free,
    /// The same, and it was the viewer's own last step of a turn in which they still are: one step back.
    Step,
    /// The others are asked.
    Ask,
}

/// How far back a log is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// To the start of the match.
    Start,
    /// To the start of the part of it, such as a round, in which it stands.
    Part,
}

/// How a match ended, and what its deal was made of.
#[derive(Clone, Debug)]
pub struct End {
    /// The line at which its table was opened: its record and its replay are asked for by it.
    pub opened: u32,
    /// Nothing if it was called off.
    pub outcome: Option<Outcome>,
    /// The host's own seed, whose SHA-256 was shown at the start.
    pub host_seed: String,
    /// What the players added to it, in order.
    pub contributions: Vec<Contribution>,
    /// The seed that was dealt from.
    pub seed: String,
}
