//! The cost of tables without a chat: memory, the time until they can be served, and a press early and
//! late in a long log.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use host::clock::{Clock, Pace};
use host::hall::{Answer, Hall};
use host::look::Scene;
use host::press::{Deed, Press};
use host::store::{Durability, Store};
use host::table::HostConfig;
use host::thinking::Thinking;
use host::{Channel, User};
use rules::GAMES;
use rules::options::Chosen;

/// Tables that are set up at the same time.
const AT_ONCE: u64 = 64;
/// Presses for one figure.
const SAMPLE: usize = 200;

/// Prints everything that is measured here.
pub(crate) async fn costs() {
    let own = std::env::current_exe().expect("we know where we are");
    for tables in [0, 1_000, 10_000] {
        let said = Command::new(&own).args(["memory", &tables.to_string()]).output();
        let said = said.expect("we can start ourselves").stdout;
        println!("{}", String::from_utf8_lossy(&said).trim());
    }
    stored(10_000).await;
    long_log(10_000).await;
}

/// Opens this number of tables, and prints the memory of this process.
pub(crate) async fn memory(tables: u64) {
    let data = tempfile::tempdir().expect("a directory");
    let hall = Counter::open(data.path());
    hall.fill(tables).await;
    println!("memory with {tables} open tables: {:.1} MB", resident());
    hall.hall.close().await;
}

/// The time until the host's first answer, with a store of this number of tables.
async fn stored(tables: u64) {
    let data = tempfile::tempdir().expect("a directory");
    let hall = Counter::open(data.path());
    hall.fill(tables).await;
    hall.hall.close().await;
    drop(hall);
    let start = Instant::now();
    let hall = Counter::open(data.path());
    let open = start.elapsed();
    hall.hall.look(Channel(tables / 2 + 1), None, "en-US").await.expect("the table is there");
    let first = start.elapsed();
    println!(
        "with {tables} stored tables: open after {:.1} ms, the first table shown after {:.1} ms",
        millis(open),
        millis(first),
    );
    hall.hall.close().await;
}

/// A press at the tenth ply of a channel's log, and one late in a long log.
async fn long_log(plies: usize) {
    let data = tempfile::tempdir().expect("a directory");
    let hall = Counter::open(data.path());
    let channel = Channel(1);
    let mut table = Playing { hall: &hall, channel, is_on: false };
    let mut times = Vec::new();
    while times.len() < plies + SAMPLE {
        times.push(table.play().await);
    }
    let median = |from: usize| {
        let mut sample = times[from..from + SAMPLE].to_vec();
        sample.sort_unstable();
        millis(sample[SAMPLE / 2])
    };
    let (early, late) = (median(10), median(plies));
    println!(
        "a press, saved: {early:.3} ms at ply 10 of a log, {late:.3} ms at ply {plies}; ratio {:.2}",
        late / early,
    );
    hall.hall.close().await;
}

/// A hall, and the presses in it counted.
struct Counter {
    hall: Hall,
    last: Arc<AtomicU64>,
}

impl Counter {
    fn open(data: &Path) -> Counter {
        let store = Store::open(data, Durability::Process).expect("the store opens");
        let clock = Clock::real(store.up());
        let (hall, mut news) = Hall::open(
            HostConfig {
                games: GAMES,
                bot_pause: Duration::ZERO,
                thinking: Thinking::Iterations(32),
            },
            store,
            clock,
        );
        tokio::spawn(async move { while news.recv().await.is_some() {} });
        // Different for every press, also after a restart.
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let first = now.map_or(0, |since| since.as_micros() as u64);
        Counter { hall, last: Arc::new(AtomicU64::new(first)) }
    }

    async fn press(&self, channel: Channel, user: u64, deed: Deed) -> Answer {
        let id = self.last.fetch_add(1, Ordering::Relaxed);
        let name = format!("User {user}");
        let (user, language) = (User(user), "en-US".to_owned());
        let press = Press { id, user, name, language, server: None, deed };
        let answer = self.hall.press(channel, press).await.expect("the host has no fault");
        assert!(answer.refusal.is_none(), "{:?}", answer.refusal);
        answer
    }

    /// A match of two that has begun.
    async fn begin(&self, channel: Channel) {
        let game = GAMES[0].id().to_owned();
        let open = Deed::Open {
            game,
            pace: Pace::None,
            seats: Some(2),
            options: Chosen::new(),
            hints: false,
        };
        self.press(channel, 1, open).await;
        self.press(channel, 2, Deed::Join).await;
        self.press(channel, 1, Deed::Begin).await;
    }

    /// This number of tables with a match that has begun, in the channels from 1 on.
    async fn fill(&self, tables: u64) {
        let lane = |lane: u64| async move {
            for channel in (1..=tables).filter(|channel| channel % AT_ONCE == lane) {
                self.begin(Channel(channel)).await;
            }
        };
        futures_util::future::join_all((0..AT_ONCE).map(lane)).await;
    }
}

/// One channel, in which match follows match.
struct Playing<'a> {
    hall: &'a Counter,
    channel: Channel,
    is_on: bool,
}

impl Playing<'_> {
    /// Plays something legal; how long the press took.
    async fn play(&mut self) -> Duration {
        if !self.is_on {
            self.hall.begin(self.channel).await;
            self.is_on = true;
        }
        for user in [1, 2] {
            let look = self.hall.hall.look(self.channel, Some(User(user)), "en-US").await;
            let look = look.expect("the host has no fault");
            let Scene::Match(shown) = look.scene else { unreachable!("a match is on") };
            let Some(token) = shown.page.offered().next() else { continue };
            let deed = Deed::Play { line: look.line, token: token.to_string() };
            let start = Instant::now();
            let answer = self.hall.press(self.channel, user, deed).await;
            let time = start.elapsed();
            let Scene::Match(shown) = answer.look.scene else { unreachable!("a match is on") };
            self.is_on = shown.end.is_none();
            return time;
        }
        unreachable!("somebody is to act in a match that is on")
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// The memory that this process has, in megabytes.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1024.0
}
