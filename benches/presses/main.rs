//! How long Kaigi takes to answer a press, how many it answers a second, and what its tables cost.
//!
//! `npm ci --prefix benches/peers`, then `cargo build --release` and `cargo run --release -p
//! presses`. Every bot is a process of its own in a playground of its own, in turns. A press goes
//! from the page's socket through the gateway to the bot, and is over when the page hears that the
//! bot has answered. Kaigi's presses are plays in real matches, saved before they are answered.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod bots;
mod duel;
mod house;
mod people;
mod table;

use bots::Subject;
use duel::Figure;
use mimalloc::MiMalloc;

// The playground's and the people's, so that as little as can be of what is measured is theirs.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

const TURNS: usize = 3;

#[tokio::main]
async fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        // A process of its own, so that nothing but the tables is in its memory.
        ["memory", tables] => house::memory(tables.parse().expect("a number of tables")).await,
        ["house"] => house::costs().await,
        ["bots"] => duels("").await,
        ["bots", name] => duels(name).await,
        _ => {
            duels("").await;
            house::costs().await;
        }
    }
}

/// The bots whose name has this in it, at one table and at many.
async fn duels(name: &str) {
    let subjects = Subject::ALL.into_iter().filter(|subject| subject.name().contains(name));
    let subjects: Vec<Subject> = subjects.collect();
    println!(
        "{:<36} {:>6} {:>10} {:>9} {:>9} {:>9} {:>12} {:>8}",
        "bot", "tables", "presses/s", "plays/s", "p50 ms", "p99 ms", "CPU ms/play", "plays"
    );
    for tables in [1, 32] {
        let mut figures: Vec<Vec<Figure>> = subjects.iter().map(|_| Vec::new()).collect();
        // In turns, so that what disturbs the machine disturbs all.
        for _ in 0..TURNS {
            for (subject, figures) in subjects.iter().zip(&mut figures) {
                figures.push(duel::turn(*subject, tables).await);
            }
        }
        let figures: Vec<Figure> = figures.iter().map(|turns| Figure::together(turns)).collect();
        for (subject, figure) in subjects.iter().zip(&figures) {
            let Figure { rate, plays, p50, p99, cpu, presses } = figure;
            let name = subject.name();
            println!(
                "{name:<36} {tables:>6} {rate:>10.0} {plays:>9.0} {p50:>9.2} {p99:>9.2} {cpu:>12.2} \
                 {presses:>8}"
            );
        }
        let [constant, writing, ours @ ..] = &figures[..] else { continue };
        for (subject, of) in subjects.iter().skip(2).zip(ours) {
            println!(
                "{} / constant: p50 {:.2}, p99 {:.2}; / durable move: presses/s {:.2}, plays/s \
                 {:.2}",
                subject.name(),
                of.p50 / constant.p50,
                of.p99 / constant.p99,
                of.rate / writing.rate,
                of.plays / writing.plays,
            );
        }
    }
}
