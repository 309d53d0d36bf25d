//! How strong bots are: they play each other on every seat of the same deals, and what came of it is
//! printed. The same arguments print the same figures on every machine.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;

use rules::any::AnyMatch;
use rules::bot::Level;
use rules::dice::Dice;
use rules::game::{Outcome, Seat};

use super::plan::{self, Plan};
use super::progress::Progress;
use super::terminal::{Answer, DONE, Unusable, count, quote};

/// Let bots play each other, and print how strong they are
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    plan: plan::Args,
    /// Who plays: random, easy, normal or hard, one for each seat. Every deal is played as often as
    /// there are seats, so that everybody has sat everywhere
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// How long a hard bot thinks about an action
    #[arg(long, value_name = "ITERATIONS", default_value_t = 1000)]
    iterations: u32,
}

/// Who sits there: a bot of a level, or somebody who plays at random.
type Player = Option<Level>;

fn player(name: &str) -> Result<Player, Unusable> {
    let level = Level::named(name).map(Some);
    let random = (name == "random").then_some(None);
    level.or(random).ok_or_else(|| {
        Unusable(format!("there is no level {}; allowed: random, easy, normal, hard", quote(name)))
    })
}

fn name(player: Player) -> &'static str {
    player.map_or("random", Level::name)
}

pub(super) fn run(args: &Args) -> Answer {
    let plan = args.plan.read("kaigi arena")?;
    let seats = args.seats.iter().map(|name| player(name)).collect::<Result<Vec<_>, _>>()?;
    let players = usize::from(plan.setup.players);
    if seats.len() != players {
        let said = count(seats.len() as u64, "level", "levels");
        return Err(Unusable(format!("--seats names {said} for {players} players")));
    }
    let deals = plan.matches.div_ceil(players as u64);
    let mut kinds: Vec<Player> = Vec::new();
    for one in &seats {
        if !kinds.contains(one) {
            kinds.push(*one);
        }
    }
    let played = play(&plan, &seats, deals, args.iterations);
    let mut said = format!(
        "{} of {}\n",
        count(deals * players as u64, "match", "matches"),
        count(deals, "deal", "deals"),
    );
    for kind in kinds {
        let of = |figure: fn(&Score) -> f64| {
            let deals = played.iter().map(|deal| {
                let own = deal.iter().filter(|score| score.player == kind);
                mean(&own.map(figure).collect::<Vec<f64>>()).0
            });
            mean(&deals.collect::<Vec<f64>>())
        };
        let (wins, wins_by) = of(|score| score.won);
        let (place, place_by) = of(|score| score.place);
        said += &format!(
            "{:<7} wins {:5.1} % ± {:4.1}   average place {place:.2} ± {place_by:.2}\n",
            name(kind),
            wins * 100.0,
            wins_by * 100.0,
        );
    }
    // The reader may have seen enough.
    let _ = io::stdout().write_all(said.as_bytes());
    Ok(DONE)
}

/// What came of a match for one seat.
struct Score {
    player: Player,
    /// Its share of the win.
    won: f64,
    place: f64,
}

/// The average, and how far it may be off with 95 % confidence.
fn mean(figures: &[f64]) -> (f64, f64) {
    let many = figures.len() as f64;
    let mean = figures.iter().sum::<f64>() / many;
    let variance =
        figures.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / (many - 1.0).max(1.0);
    (mean, 1.96 * (variance / many).sqrt())
}

/// What came of every deal, in order, on as many threads as the machine has cores.
fn play(plan: &Plan<'_>, seats: &[Player], deals: u64, iterations: u32) -> Vec<Vec<Score>> {
    let next = AtomicU64::new(0);
    let progress = Mutex::new(Progress::of("deals", Some(deals)));
    let (report, reports) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let (report, next, progress) = (report.clone(), &next, &progress);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= deals {
                        return;
                    }
                    let scores = deal(plan, seats, number, iterations);
                    progress.lock().expect("nobody fell over").advance(1);
                    report.send((number, scores)).expect("they are all waited for");
                }
            });
        }
    });
    drop(report);
    let mut played: Vec<(u64, Vec<Score>)> = reports.into_iter().collect();
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().map(|(_, scores)| scores).collect()
}

/// A deal, once for each way round the table.
fn deal(plan: &Plan<'_>, seats: &[Player], number: u64, iterations: u32) -> Vec<Score> {
    let turned = |by: usize| {
        let mut seats = seats.to_vec();
        seats.rotate_right(by);
        let (mut playing, _) = plan.start(number);
        let mut dice = Dice::for_ply(plan.seed("bots", number), by as u32);
        while let Some(seat) = playing.turn().seats().iter().next() {
            act(&mut *playing, seat, seats[usize::from(seat.0)], iterations, &mut dice);
        }
        let outcome = playing.outcome().expect("it is over");
        seats.into_iter().zip(0..).map(move |(player, seat)| score(player, Seat(seat), &outcome))
    };
    (0..seats.len()).flat_map(turned).collect()
}

fn act(playing: &mut dyn AnyMatch, seat: Seat, by: Player, iterations: u32, dice: &mut Dice) {
    // Their own luck is nobody else's.
    let dice = &mut Dice::imagined(u64::from(dice.below(u32::MAX)));
    let token = match by {
        Some(level) => playing.bot(seat, level, iterations, dice).expect("it is the seat's turn"),
        None => dice.pick(&playing.legal(seat)),
    };
    playing.play(seat, &token).expect("a bot does what is legal");
}

fn score(player: Player, seat: Seat, outcome: &Outcome) -> Score {
    let won = outcome.winners.contains(&seat);
    let place = outcome.ranking.iter().position(|ranked| *ranked == seat);
    Score {
        player,
        won: if won { 1.0 / outcome.winners.len() as f64 } else { 0.0 },
        place: if won { 1.0 } else { place.expect("everybody has a place") as f64 + 1.0 },
    }
}
