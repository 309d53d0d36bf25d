//! One turn of one bot: a playground, tables, presses, figures.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use playground::{Playground, Settings};
use serde_json::json;
use tokio::sync::Barrier;

use crate::bots::Subject;
use crate::people::Person;
use crate::table::Table;

/// The least number of presses of a turn, in as many matches as they need.
const PRESSES: usize = 1_000;
/// The most presses at one table in one go; a match has about as many.
const GO: usize = 150;

/// One measurement.
pub(crate) struct Figure {
    /// Every press that was answered, those that only open a hand included.
    pub(crate) rate: f64,
    /// Plays alone; so are the times.
    pub(crate) plays: f64,
    pub(crate) p50: f64,
    pub(crate) p99: f64,
    pub(crate) presses: usize,
}

impl Figure {
    /// Of several turns: the median of each figure.
    pub(crate) fn together(figures: &[Figure]) -> Figure {
        let median = |of: fn(&Figure) -> f64| {
            let mut all: Vec<f64> = figures.iter().map(of).collect();
            all.sort_by(f64::total_cmp);
            all[all.len() / 2]
        };
        Figure {
            rate: median(|figure| figure.rate),
            plays: median(|figure| figure.plays),
            p50: median(|figure| figure.p50),
            p99: median(|figure| figure.p99),
            presses: figures.iter().map(|figure| figure.presses).sum(),
        }
    }
}

/// A bot in a playground of its own, with this number of tables, each with one press in flight.
pub(crate) async fn turn(subject: Subject, tables: usize) -> Figure {
    let playground = Playground::start(Settings::default()).await.expect("a free port");
    let data = tempfile::tempdir().expect("a directory");
    let bot = subject.start(&playground, data.path()).await;
    let people = [Person::open(&playground, "Aki").await, Person::open(&playground, "Ben").await];
    let mut all: Vec<Table> = (0..tables)
        .map(|number| {
            let add = json!({"op": "channel_add", "name": format!("table-{number}")});
            let made = playground.act("Aki", add).expect("Aki may do that");
            Table::new(made["id"].as_str().expect("a channel has an id").to_owned(), &people)
        })
        .collect();
    let (mut times, mut spent) = (Vec::new(), Duration::ZERO);
    while times.len() < PRESSES {
        let go = go(subject, all).await;
        all = go.tables;
        times.extend(go.times);
        spent += go.spent;
    }
    drop(bot);
    playground.stop().await.expect("nothing is kept");
    times.sort_unstable();
    let at = |share: f64| times[(times.len() as f64 * share) as usize].as_secs_f64() * 1000.0;
    let pulls: usize = all.iter().map(|table| table.pulls).sum();
    let plays = times.len() as f64 / spent.as_secs_f64();
    let rate = (times.len() + pulls) as f64 / spent.as_secs_f64();
    Figure { rate, plays, p50: at(0.5), p99: at(0.99), presses: times.len() }
}

struct Go {
    tables: Vec<Table>,
    times: Vec<Duration>,
    spent: Duration,
}

/// Sets every table up; then all play, until one of them is at its end. Only the play is timed.
async fn go(subject: Subject, tables: Vec<Table>) -> Go {
    let over = Arc::new(AtomicBool::new(false));
    // One more for the task that measures the time.
    let start = Arc::new(Barrier::new(tables.len() + 1));
    let mut playing = Vec::new();
    for mut table in tables {
        let (over, start) = (Arc::clone(&over), Arc::clone(&start));
        playing.push(tokio::spawn(async move {
            if subject.is_kaigi() {
                table.set_up_match().await;
            } else {
                table.set_up_peer().await;
            }
            start.wait().await;
            let mut times = Vec::new();
            while times.len() < GO && !over.load(Ordering::Relaxed) {
                let Some((start, end)) = table.play().await else { break };
                times.push(end - start);
            }
            over.store(true, Ordering::Relaxed);
            (table, times, Instant::now())
        }));
    }
    start.wait().await;
    let begin = Instant::now();
    let mut go = Go { tables: Vec::new(), times: Vec::new(), spent: Duration::ZERO };
    for one in playing {
        let (mut table, times, end) = one.await.expect("a table goes on to its end");
        go.times.extend(times);
        go.spent = go.spent.max(end - begin);
        if subject.is_kaigi() {
            table.finish().await;
        }
        go.tables.push(table);
    }
    go
}
