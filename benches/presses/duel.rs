//! One turn of one bot: a playground, tables, presses, figures.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use playground::{Playground, Settings};
use serde_json::json;
use tokio::process::Child;
use tokio::sync::Barrier;

use crate::bots::Subject;
use crate::people::Person;
use crate::table::Table;

/// The least number of presses of a turn, in as many matches as they need.
const PRESSES: usize = 1_000;
/// The most presses at one table in one go; a match has about as many.
const GO: usize = 150;

/// The kernel counts processor time in hundredths of a second, on every common system.
const MILLISECONDS_PER_TICK: u64 = 10;

/// One measurement.
pub(crate) struct Figure {
    /// Every press that was answered, those that only open a hand included.
    pub(crate) rate: f64,
    /// Plays alone; so are the times.
    pub(crate) plays: f64,
    pub(crate) p50: f64,
    pub(crate) p99: f64,
    /// What the bot's process computed for each play, in milliseconds, while tables were played.
    pub(crate) cpu: f64,
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
            cpu: median(|figure| figure.cpu),
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
    let (mut times, mut spent, mut computed) = (Vec::new(), Duration::ZERO, Duration::ZERO);
    while times.len() < PRESSES {
        let go = go(subject, &bot, all).await;
        all = go.tables;
        times.extend(go.times);
        spent += go.spent;
        computed += go.computed;
    }
    drop(bot);
    playground.stop().await.expect("nothing is kept");
    times.sort_unstable();
    let at = |share: f64| times[(times.len() as f64 * share) as usize].as_secs_f64() * 1000.0;
    let pulls: usize = all.iter().map(|table| table.pulls).sum();
    let plays = times.len() as f64 / spent.as_secs_f64();
    let rate = (times.len() + pulls) as f64 / spent.as_secs_f64();
    let cpu = computed.as_secs_f64() * 1000.0 / times.len() as f64;
    Figure { rate, plays, p50: at(0.5), p99: at(0.99), cpu, presses: times.len() }
}

struct Go {
    tables: Vec<Table>,
    times: Vec<Duration>,
    spent: Duration,
    /// The processor time of the bot's process meanwhile.
    computed: Duration,
}

/// Sets every table up; then all play, until one of them is at its end. Only the play is timed.
async fn go(subject: Subject, bot: &Child, tables: Vec<Table>) -> Go {
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
    let (begin, before) = (Instant::now(), processor_time(bot));
    let (tables, times) = (Vec::new(), Vec::new());
    let mut go = Go { tables, times, spent: Duration::ZERO, computed: Duration::ZERO };
    let mut played = Vec::new();
    for one in playing {
        let (table, times, end) = one.await.expect("a table goes on to its end");
        go.times.extend(times);
        go.spent = go.spent.max(end - begin);
        played.push(table);
    }
    go.computed = processor_time(bot) - before;
    for mut table in played {
        if subject.is_kaigi() {
            table.finish().await;
        }
        go.tables.push(table);
    }
    go
}

/// How long this process and all its threads have computed so far, for themselves and in the kernel.
/// Linux alone says so; elsewhere it is nothing.
fn processor_time(process: &Child) -> Duration {
    let stat = process.id().map(|id| std::fs::read_to_string(format!("/proc/{id}/stat")));
    let stat = stat.and_then(Result::ok).unwrap_or_default();
    // The second field is the program's name in brackets, and may hold spaces.
    let fields = stat.rsplit(") ").next().unwrap_or_default().split(' ');
    let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * MILLISECONDS_PER_TICK)
}
