//! The host alone: users press, time is driven, the store fails on demand. No chat is near.

mod bots;
mod clocks;
mod lives;
mod replays;
mod results;
mod safety;
mod undo;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use host::clock::{Clock, Now, Pace};
use host::hall::{Answer, Hall};
use host::look::{Look, Match, Scene};
use host::news::{Call, Calls, NewsReceiver};
use host::press::{Deed, Press};
use host::refusal::{Fault, Refusal};
use host::store::{Durability, Store, Trouble};
use host::table::HostConfig;
use host::thinking::Thinking;
use host::{Channel, Server, User};
use playground::LONGEST_WAIT;
use rules::GAMES;
use rules::any::AnyGame;
use rules::bot::Level;
use rules::options::Chosen;

use crate::faulty_disk::FaultyDisk;
use crate::{until, until_blocking};

const HERE: Channel = Channel(700);
const THERE: Server = Server(70);
const AKI: User = User(11);
const BEN: User = User(12);
const CHLOE: User = User(13);
const DANA: User = User(14);
const EVERYBODY: [User; 4] = [AKI, BEN, CHLOE, DANA];
const ENGLISH: &str = "en-US";

/// The news of a hall, and up to which line of a table's log they were heard.
struct Told {
    news: NewsReceiver,
    heard: u32,
}

impl Told {
    fn new(news: NewsReceiver) -> Told {
        Told { news, heard: 0 }
    }
}

/// A hall on a directory of its own, with a clock that stands still.
struct Den {
    folder: tempfile::TempDir,
    store: Store,
    disk: FaultyDisk,
    clock: Clock,
    hall: Hall,
    news: Told,
    presses: u64,
    games: &'static [&'static dyn AnyGame],
}

impl Den {
    async fn new() -> Den {
        Den::with(GAMES).await
    }

    async fn with(games: &'static [&'static dyn AnyGame]) -> Den {
        let folder = tempfile::tempdir().unwrap();
        let now = Now { at: 1_800_000_000_000, up: 0 };
        let disk = FaultyDisk::default();
        let store = open(folder.path(), &disk).unwrap();
        let (store, clock, hall, news) = started(store, games, now);
        Den { folder, store, disk, clock, hall, news, presses: 0, games }
    }

    /// The host stops, is down for this time, and starts again on the same directory.
    async fn restart(self, down: u64) -> Den {
        let Den { folder, store, disk, clock, hall, news, presses, games } = self;
        hall.close().await;
        let (at, heard) = (clock.now().at + down, news.heard);
        drop((store, clock, hall, news));
        // The last task of the old hall may still be letting go of the directory.
        let store = until("the directory", async || open(folder.path(), &disk).ok()).await;
        let up = store.up();
        let (store, clock, hall, mut news) = started(store, games, Now { at, up });
        news.heard = heard;
        Den { folder, store, disk, clock, hall, news, presses, games }
    }

    async fn try_press(
        &mut self,
        channel: Channel,
        user: User,
        deed: Deed,
    ) -> Result<Answer, Fault> {
        self.presses += 1;
        let press = self.of(user, deed);
        self.hall.press(channel, press).await
    }

    fn of(&self, user: User, deed: Deed) -> Press {
        let name = ["Aki", "Ben", "Chloe", "Dana", "Emil"][user.0 as usize - 11].to_owned();
        let language = ENGLISH.to_owned();
        Press { id: self.presses, user, name, language, server: Some(THERE), deed }
    }

    /// A press that is done.
    async fn press(&mut self, user: User, deed: Deed) -> Look {
        let said = format!("{deed:?}");
        let Answer { refusal, look } = self.try_press(HERE, user, deed).await.unwrap();
        assert_eq!(refusal, None, "{said} by {user}");
        look
    }

    /// A press that is turned down.
    async fn refused(&mut self, user: User, deed: Deed) -> Refusal {
        let said = format!("{deed:?}");
        let before = self.line().await;
        let answer = self.try_press(HERE, user, deed).await.unwrap();
        assert_eq!(answer.look.line, before, "{said} was refused and changed something");
        answer.refusal.unwrap_or_else(|| panic!("{said} by {user} was done"))
    }

    async fn look(&self, user: Option<User>) -> Look {
        self.hall.look(HERE, user, ENGLISH).await.unwrap()
    }

    async fn line(&self) -> u32 {
        self.look(None).await.line
    }

    /// The match as this user sees it.
    async fn playing(&self, user: Option<User>) -> Match {
        playing(&self.look(user).await)
    }

    /// A match of Uchu has begun with these people and this number of bots.
    async fn begin(&mut self, people: &[User], bots: u8, pace: Pace) {
        self.press(people[0], uchu(pace)).await;
        for user in &people[1..] {
            self.press(*user, Deed::Join).await;
        }
        for _ in 0..bots {
            self.press(people[0], Deed::AddBot(Level::Normal)).await;
        }
        self.press(people[0], Deed::Begin).await;
    }

    /// The user whose turn it is, if it is a person's.
    async fn to_act(&self) -> Option<User> {
        let playing = self.playing(None).await;
        playing.to_act.first().and_then(|seat| playing.sitters[usize::from(seat.0)].user)
    }

    /// The first button on a fresh page of this user.
    async fn first(&self, user: User) -> Deed {
        let look = self.look(Some(user)).await;
        let token = playing(&look).page.offered().next().expect("it is their turn").to_string();
        Deed::Play { line: look.line, token }
    }

    /// The seat to act plays the first thing on its page.
    async fn play(&mut self) -> User {
        let user = self.to_act().await.expect("a person is to act");
        let deed = self.first(user).await;
        self.press(user, deed).await;
        user
    }

    /// Everything that was called out since this was last asked.
    async fn calls(&mut self) -> Vec<Call> {
        let Calls { line, calls } = self.hall.calls_since(HERE, self.news.heard).await.unwrap();
        self.news.heard = line;
        calls
    }

    /// Waits until this is called out, and gives everything up to there.
    async fn called(&mut self, awaited: Call) -> Vec<Call> {
        let mut calls = Vec::new();
        loop {
            calls.extend(self.calls().await);
            if calls.contains(&awaited) {
                return calls;
            }
            self.next_news().await;
        }
    }

    /// Waits until some table has changed.
    async fn next_news(&mut self) {
        let news = tokio::time::timeout(LONGEST_WAIT, self.news.news.recv()).await;
        news.expect("what was waited for never came").expect("the hall is open");
    }

    /// Waits until the public match is like this.
    async fn until(&mut self, like: impl Fn(&Match) -> bool) -> Match {
        loop {
            let playing = self.playing(None).await;
            if like(&playing) {
                return playing;
            }
            self.next_news().await;
        }
    }
}

fn open(folder: &Path, disk: &FaultyDisk) -> Result<Store, Trouble> {
    Store::open_on(folder, Durability::Process, Arc::new(disk.clone()))
}

fn started(
    store: Store,
    games: &'static [&'static dyn AnyGame],
    now: Now,
) -> (Store, Clock, Hall, Told) {
    let clock = Clock::manual(now);
    let (hall, news) = Hall::open(
        HostConfig { games, bot_pause: Duration::ZERO, thinking: Thinking::Iterations(32) },
        store.clone(),
        clock.clone(),
    );
    (store, clock, hall, Told::new(news))
}

fn uchu(pace: Pace) -> Deed {
    Deed::Open { game: "uchu".to_owned(), pace, seats: None, options: Chosen::new(), hints: false }
}

fn playing(look: &Look) -> Match {
    match &look.scene {
        Scene::Match(playing) => (**playing).clone(),
        other => panic!("no match but {other:?}"),
    }
}

/// The visible part of a table, without the time.
fn sight(look: &Look) -> String {
    format!("{look:?}")
}
