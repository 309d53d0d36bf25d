//! How fast hard bots think: iterations a second of the search on one core, next to OpenSpiel's own
//! information-set search in the same run.
//!
//! `cargo bench --bench search`. The peer needs Python 3 with `pip install open_spiel==2.0.2`;
//! without it only our own figures are printed. `PYTHON` names another interpreter.
//!
//! Ours plays by each game's rules of thumb in its imagination, OpenSpiel's at random; both think about
//! the first decision of a deal.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod turns;

use std::time::{Duration, Instant};

use rules::GAMES;
use rules::any::AnyGame;
use rules::dice::{Dice, Seed};
use rules::game::Setup;
use rules::options::Chosen;
use turns::Turns;

const PLAYERS: u8 = 4;
const TURNS: u64 = 5;
const ITERATIONS: u32 = 1000;
const A_WHILE: Duration = Duration::from_millis(1000);

fn main() {
    let mut turns = Turns::default();
    for turn in 0..TURNS {
        for game in GAMES {
            turns.add(game.id(), iterations(*game, turn));
        }
        turns.add_peer("", "open_spiel_search.py", "");
    }
    println!(
        "The first decision of a match, {PLAYERS} players, {ITERATIONS} iterations at a time."
    );
    let medians = turns.medians("iterations a second, median of the turns", 0);
    for game in GAMES {
        for (what, theirs) in medians.iter().filter(|(what, _)| what.starts_with("OpenSpiel")) {
            println!("{} / {what}: {:.1}", game.id(), medians[game.id()] / theirs);
        }
    }
}

fn iterations(game: &dyn AnyGame, turn: u64) -> f64 {
    let setup = Setup { players: PLAYERS, options: Chosen::new() };
    let (started, mut total) = (Instant::now(), 0_u32);
    while started.elapsed() < A_WHILE {
        let seed = Seed::mix(&[&turn.to_be_bytes(), &total.to_be_bytes()]);
        let (playing, _) = game.start(&setup, seed).expect("all of them are for four");
        let mut dice = Dice::imagined(u64::from(total) ^ turn << 40);
        let seat = playing.turn().seats().iter().next().expect("somebody begins");
        let sight = playing.sight(seat, &mut dice).expect("and has something to choose");
        sight.search(ITERATIONS, &mut dice);
        total += ITERATIONS;
    }
    f64::from(total) / started.elapsed().as_secs_f64()
}
