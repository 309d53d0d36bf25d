//! A table on its own, with a clock that is moved by hand and a log in memory.

mod advice;
mod clock;
mod fairness;
mod life;
mod lobby;
mod matches;
mod newer_rules;
mod questions;
mod replays;
mod steps;
mod undo;
mod versions;

use std::time::Duration;

use rules::any::{AnyGame, Token, explore};
use rules::bot::Level;
use rules::dice::Dice;
use rules::game::Seat;
use rules::games::bazaar::Bazaar;
use rules::options::Chosen;

use super::state::{HostConfig, Table};
use crate::clock::{Now, Pace};
use crate::damage::Damage;
use crate::line::{Did, Line};
use crate::look::{Lobby, Look, Match, Scene, Since};
use crate::news::{Call, Calls};
use crate::press::{Deed, Press};
use crate::refusal::Refusal;
use crate::store::{Head, Snapshot, Stored};
use crate::thinking::Thinking;
use crate::{Channel, Server, User};

const ANA: User = User(1);
const BEN: User = User(2);
const CHLOE: User = User(3);
const EVE: User = User(9);

const SECOND: u64 = 1000;

static SAMPLE: &[&dyn AnyGame] = &[&Bazaar];

/// The options that a game is opened with here: of the sample game the bids only, which all make at once.
fn options_for(game: &dyn AnyGame) -> Chosen {
    let quick = game.options().iter().any(|choice| choice.name == "quick");
    quick.then(|| ("quick".to_owned(), true.into())).into_iter().collect()
}

/// A table, its log and the time.
struct Desk {
    config: HostConfig,
    table: Table,
    log: Vec<String>,
    snapshot: Option<Snapshot>,
    now: Now,
    presses: u64,
    /// The line up to which calls were asked for.
    heard: u32,
}

impl Desk {
    fn of(games: &'static [&'static dyn AnyGame]) -> Desk {
        let config =
            HostConfig { games, bot_pause: Duration::ZERO, thinking: Thinking::Iterations(32) };
        Desk {
            config,
            table: Table::empty(config, Channel(7)),
            log: Vec::new(),
            snapshot: None,
            now: Now { at: 1_000_000, up: 5_000 },
            presses: 0,
            heard: 0,
        }
    }

    /// An open lobby of the sample game, with these users.
    fn lobby(users: &[User], pace: Pace) -> Desk {
        let mut desk = Desk::of(SAMPLE);
        desk.open(users, pace);
        desk
    }

    /// A match of the sample game between these.
    fn playing(users: &[User], bots: usize, pace: Pace) -> Desk {
        let mut desk = Desk::lobby(users, pace);
        (0..bots).for_each(|_| desk.must(users[0], Deed::AddBot(Level::Normal)));
        desk.must(users[0], Deed::Begin);
        desk
    }

    /// A long match of the sample game between Ana and Ben, by the clock.
    fn long() -> Desk {
        let mut desk = Desk::of(SAMPLE);
        let long = ("long".to_owned(), true.into());
        let options = options_for(&Bazaar).into_iter().chain([long]).collect();
        desk.open_with(&[ANA, BEN], Pace::Live, options);
        desk.must(BEN, Deed::Begin);
        desk
    }

    fn open(&mut self, users: &[User], pace: Pace) {
        self.open_with(users, pace, options_for(self.config.games[0]));
    }

    fn open_with(&mut self, users: &[User], pace: Pace, options: Chosen) {
        let game = self.config.games[0].id().to_owned();
        self.must(users[0], Deed::Open { game, pace, seats: None, options, hints: true });
        users[1..].iter().for_each(|user| self.must(*user, Deed::Join));
    }

    /// What a seat plays in a whole match of any game, so that every match ends.
    fn choose(&self, seat: Seat, dice: &mut Dice) -> Token {
        let party = self.table.party.as_deref().expect("there is a table");
        let playing = &party.course().expect("the match has begun").playing;
        explore(&**playing, seat, dice).expect("it is the seat's turn")
    }

    fn press_as(&mut self, id: u64, user: User, deed: Deed) -> Result<usize, Refusal> {
        let name = ["", "Ana", "Ben", "Chloe", "Dan"].get(user.0 as usize).unwrap_or(&"Eve");
        let language = "en-US".to_owned();
        let name = (*name).to_owned();
        let press = Press { id, user, name, language, server: Some(Server(3)), deed };
        let lines = self.table.press(&press, self.now)?;
        Ok(self.keep(&lines))
    }

    fn press(&mut self, user: User, deed: Deed) -> Result<usize, Refusal> {
        self.presses += 1;
        self.press_as(self.presses, user, deed)
    }

    fn must(&mut self, user: User, deed: Deed) {
        let shown = format!("{deed:?}");
        let lines = self.press(user, deed);
        assert!(lines.as_ref().is_ok_and(|lines| *lines > 0), "{shown}: {lines:?}");
    }

    fn refused(&mut self, user: User, deed: Deed) -> Refusal {
        let before = self.state();
        let refusal = self.press(user, deed).expect_err("it should be turned down");
        assert_eq!(self.state(), before, "what is turned down changes nothing");
        refusal
    }

    /// Plays on a fresh page.
    fn play(&mut self, user: User, token: &str) -> Result<usize, Refusal> {
        let line = self.table.line();
        self.press(user, Deed::Play { line, token: token.to_owned() })
    }

    fn wake(&mut self) -> usize {
        let lines = self.table.wake(self.now);
        self.keep(&lines)
    }

    /// Lets time pass, and everything happen that is due on the way.
    fn pass(&mut self, ms: u64) {
        let end = self.now.up + ms;
        while let Some(due) = self.table.due().filter(|due| *due <= end) {
            let step = due.saturating_sub(self.now.up);
            (self.now.at, self.now.up) = (self.now.at + step, self.now.up + step);
            assert!(self.wake() > 0, "what is due happens");
        }
        let step = end - self.now.up;
        (self.now.at, self.now.up) = (self.now.at + step, end);
    }

    fn keep(&mut self, lines: &[Line]) -> usize {
        self.log.extend(lines.iter().map(|line| serde_json::to_string(line).unwrap()));
        assert_eq!(self.table.line() as usize, self.log.len());
        lines.len()
    }

    /// The lines since the present table was opened.
    fn lines(&self) -> Vec<Line> {
        let opened = self.table.head().opened as usize;
        self.log[opened..].iter().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    fn dids(&self) -> Vec<Did> {
        self.lines().into_iter().map(|line| line.did).collect()
    }

    fn stored(&self, head: Head) -> Stored {
        Stored { head, lines: self.lines(), snapshot: self.snapshot.clone() }
    }

    fn folded(&self) -> Result<Table, (u32, Damage)> {
        let stored = self.stored(self.table.head().clone());
        Table::fold(self.config, Channel(7), stored)
    }

    fn look(&self, user: User) -> Look {
        self.table.look(Some(user), "en-US", self.now)
    }

    fn lobby_of(&self, user: User) -> Lobby {
        match self.look(user).scene {
            Scene::Lobby(lobby) => lobby,
            other => panic!("no lobby: {other:?}"),
        }
    }

    fn match_of(&self, user: User) -> Match {
        match self.look(user).scene {
            Scene::Match(course) => *course,
            other => panic!("no match: {other:?}"),
        }
    }

    /// Who was called since this was last asked.
    fn calls(&mut self) -> Vec<Call> {
        let Calls { line, calls } = self.table.calls_since(self.heard);
        self.heard = line;
        calls
    }

    fn state(&self) -> String {
        state(&self.table, self.now)
    }
}

/// All that can be seen of a table, by anybody.
fn state(table: &Table, now: Now) -> String {
    let viewers = (0..=5).map(User).chain([EVE]).map(Some).chain([None]);
    let looks = viewers.map(|viewer| {
        let log = table.log(viewer, "en-US", Since::Start, 15);
        format!("{:?}\n{log:?}", table.look(viewer, "en-US", now))
    });
    let looks: Vec<String> = looks.collect();
    format!("{:?} {:?} {:?}\n{}", table.line(), table.head(), table.due(), looks.join("\n"))
}

fn seats(seats: &[u8]) -> Vec<Seat> {
    seats.iter().copied().map(Seat).collect()
}
