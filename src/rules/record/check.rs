//! Plays a recorded match again from its seed, and says where the record departs from it.
//!
//! What is wrong is said as data, which its reader puts into words.

use serde::Deserialize;
use serde_json::Value;

use super::compare::{Difference, Strict, first_difference};
use super::fair::{Fair, Flaw};
use super::{end, head, play};
use crate::any::{AnyMatch, Happened};
use crate::game::{Setup, Turn};
use crate::options::Unfit;

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The line, counted from 1; behind the last one when something is missing.
    pub line: u64,
    /// What is wrong there.
    pub trouble: Trouble,
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It cannot be read, so nothing can be said about the match.
    Unreadable(Unreadable),
    /// It can be read, but the rules say otherwise.
    Deviates(Deviation),
}

impl From<Unreadable> for Trouble {
    fn from(why: Unreadable) -> Trouble {
        Trouble::Unreadable(why)
    }
}

impl From<Deviation> for Trouble {
    fn from(how: Deviation) -> Trouble {
        Trouble::Deviates(how)
    }
}

/// Why a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// Not JSON from this column on.
    NotJson(usize),
    /// JSON, but not an object.
    NotAnObject,
    /// An object that has a key twice.
    Twice,
    /// None of the lines that a record has.
    NotARecord,
    /// This field is missing, or not what it should be.
    Field(&'static str),
    /// A game that we do not have.
    UnknownGame(String),
    /// Rules of a version that we do not play by.
    #[expect(missing_docs, reason = "named by what they are")]
    OtherRules { game: &'static str, found: u64, ours: u16 },
    /// A match of this game could not have been started like that.
    Unfit(&'static str, Unfit),
    /// The record breaks off in the middle of a match.
    #[expect(missing_docs, reason = "named by what they are")]
    CutOff { number: u64, ply: u32 },
    /// There is no match in it.
    Empty,
}

/// How a record departs from the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deviation {
    /// Another kind of line should stand here.
    #[expect(missing_docs, reason = "named by what they are")]
    Order { expected: Kind, found: Kind },
    /// It is not this seat's turn.
    Turn,
    /// This token is not legal.
    Illegal(String),
    /// The line says something else than the rules at this place; nothing where only one of them
    /// says something there.
    #[expect(missing_docs, reason = "named by what they are")]
    Value { at: String, expected: Option<String>, found: Option<String> },
    /// The list that its deal was mixed from cannot have been the list of its table.
    Unfair(Flaw),
}

/// The lines that a record has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The start of a match.
    Head,
    /// An action.
    Play,
    /// The end of a match.
    End,
}

/// What has been checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Complete matches.
    pub matches: u64,
    /// Actions in them.
    pub plies: u64,
}

/// Checks a record line by line. The first finding is the last: nothing after it is looked at.
#[derive(Default)]
pub struct Checker {
    found: Option<Finding>,
    lines: u64,
    tally: Tally,
    running: Option<Box<dyn AnyMatch>>,
    fair: Option<Fair>,
    expected: Vec<u8>,
}

impl Checker {
    /// Nothing read yet.
    pub fn new() -> Checker {
        Checker::default()
    }

    /// Checks the next line, given without its line break.
    pub fn line(&mut self, text: &[u8]) -> Result<(), Finding> {
        if self.found.is_none() {
            self.lines += 1;
            let trouble = self.check(text).err();
            self.found = trouble.map(|trouble| Finding { line: self.lines, trouble });
        }
        self.found.clone().map_or(Ok(()), Err)
    }

    /// Was the line that was read last the head of a match?
    pub fn is_at_head(&self) -> bool {
        self.running.as_deref().is_some_and(|running| running.ply() == 0)
    }

    /// What the head that was just read says about its deal, checked; once.
    pub fn take_fair(&mut self) -> Option<Fair> {
        self.fair.take()
    }

    /// Says that there are no more lines.
    pub fn finish(self) -> Result<Tally, Finding> {
        if let Some(found) = self.found {
            return Err(found);
        }
        let missing = match &self.running {
            Some(running) => Unreadable::CutOff { number: self.tally.matches, ply: running.ply() },
            None if self.tally.matches == 0 => Unreadable::Empty,
            None => return Ok(self.tally),
        };
        Err(Finding { line: self.lines + 1, trouble: Trouble::Unreadable(missing) })
    }

    fn check(&mut self, text: &[u8]) -> Result<(), Trouble> {
        let read = Fields::read(text)?;
        let found = read.kind().ok_or(Unreadable::NotARecord)?;
        let awaited = match &self.running {
            None => Kind::Head,
            Some(running) if running.turn() == Turn::Over => Kind::End,
            Some(_) => Kind::Play,
        };
        if found != awaited {
            return Err(Deviation::Order { expected: awaited, found }.into());
        }
        let number = self.tally.matches;
        match &mut self.running {
            None => {
                let (started, happened) = start(&read)?;
                head(&mut self.expected, number, &*started, &happened);
                let fair = self.expect_fair(&read, &*started)?;
                self.running = Some(started);
                self.compare(text)?;
                self.fair = fair;
                Ok(())
            }
            Some(running) if awaited == Kind::Play => {
                let seat = read.seat.as_u64().ok_or(Unreadable::Field("seat"))?;
                let token = read.token.as_str().ok_or(Unreadable::Field("token"))?;
                let mut turn = running.turn().seats().iter();
                let seat = turn.find(|turn| u64::from(turn.0) == seat);
                let seat = seat.ok_or(Deviation::Turn)?;
                let legal = running.legal(seat);
                let happened = running.play(seat, token);
                let happened = happened.ok_or_else(|| Deviation::Illegal(token.to_owned()))?;
                play(&mut self.expected, number, running.ply(), seat, &legal, token, &happened);
                self.tally.plies += 1;
                self.compare(text)
            }
            Some(running) => {
                let outcome = running.outcome().expect("a match that is over has an outcome");
                end(&mut self.expected, number, &outcome);
                self.compare(text)?;
                self.tally.matches += 1;
                self.running = None;
                Ok(())
            }
        }
    }

    /// A head may say what its deal was made of; then the commitment, the list's hash and the seed must
    /// follow from it.
    fn expect_fair(
        &mut self,
        read: &Fields,
        started: &dyn AnyMatch,
    ) -> Result<Option<Fair>, Trouble> {
        if read.fair.is_null() {
            return Ok(None);
        }
        let said = Fair::read(&read.fair).ok_or(Unreadable::Field("fair"))?;
        let (due, seed) = said.follows().ok_or(Unreadable::Field("fair"))?;
        if let Some(flaw) = said.flaw(started.setup().players) {
            return Err(Deviation::Unfair(flaw).into());
        }
        let text = |text: &str| Some(Value::from(text).to_string());
        let same = |at: &str, expected: &str, found: &str| {
            let (expected, found) = (text(expected), text(found));
            if expected == found {
                return Ok(());
            }
            Err(Deviation::Value { at: at.to_owned(), expected, found })
        };
        if let (Some(due), Some(said)) = (&due.list, &said.list) {
            same("fair/list", due, said)?;
        }
        same("seed", &seed.to_string(), &started.seed().to_string())?;
        self.expected.pop();
        self.expected.extend_from_slice(b",\"fair\":");
        serde_json::to_writer(&mut self.expected, &due).expect("what was read can be written");
        self.expected.push(b'}');
        Ok(Some(due))
    }

    /// The line must say what the rules say, though it may say it with other spaces or in
    /// another order.
    fn compare(&self, text: &[u8]) -> Result<(), Trouble> {
        if text == self.expected {
            return Ok(());
        }
        let Strict(found) = serde_json::from_slice(text).map_err(|error| not_json(&error))?;
        let expected = serde_json::from_slice(&self.expected).expect("we wrote it ourselves");
        match first_difference(&expected, &found) {
            Some(Difference { at, expected, found }) => {
                Err(Deviation::Value { at, expected, found }.into())
            }
            None => Ok(()),
        }
    }
}

/// The fields that a line is read by; the others are only compared.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Fields {
    game: Value,
    rules: Value,
    players: Value,
    options: Value,
    seed: Value,
    seat: Value,
    token: Value,
    over: Value,
    fair: Value,
}

impl Fields {
    fn read(text: &[u8]) -> Result<Fields, Unreadable> {
        // A derived reader would take a list for an object.
        if text.trim_ascii_start().first() != Some(&b'{') {
            return Err(Unreadable::NotAnObject);
        }
        serde_json::from_slice(text).map_err(|error| not_json(&error))
    }

    fn kind(&self) -> Option<Kind> {
        match [&self.game, &self.token, &self.over].map(|field| !field.is_null()) {
            [true, false, false] => Some(Kind::Head),
            [false, true, false] => Some(Kind::Play),
            [false, false, true] => Some(Kind::End),
            _ => None,
        }
    }
}

fn not_json(error: &serde_json::Error) -> Unreadable {
    if error.is_data() { Unreadable::Twice } else { Unreadable::NotJson(error.column()) }
}

/// The match that a head speaks of.
fn start(head: &Fields) -> Result<(Box<dyn AnyMatch>, Happened), Unreadable> {
    let id = head.game.as_str().ok_or(Unreadable::Field("game"))?;
    let game = crate::game(id).ok_or_else(|| Unreadable::UnknownGame(id.to_owned()))?;
    let rules = head.rules.as_u64().ok_or(Unreadable::Field("rules"))?;
    if rules != u64::from(game.rules()) {
        return Err(Unreadable::OtherRules { game: game.id(), found: rules, ours: game.rules() });
    }
    let players = head.players.as_u64().ok_or(Unreadable::Field("players"))?;
    let options = head.options.as_object().ok_or(Unreadable::Field("options"))?;
    let seed = head.seed.as_str().and_then(|text| text.parse().ok());
    let seed = seed.ok_or(Unreadable::Field("seed"))?;
    let started = match u8::try_from(players) {
        Ok(players) => game.start(&Setup { players, options: options.clone() }, seed),
        Err(_) => Err(Unfit::Players),
    };
    started.map_err(|unfit| Unreadable::Unfit(game.id(), unfit))
}
