//! How fast Uchu is played: plies a second on one core, next to OpenSpiel in the same run.
//!
//! `cargo bench --bench plies`. The peer needs Python 3 with `pip install open_spiel==2.0.2`;
//! without it only our own figures are printed. `PYTHON` names another interpreter.
//!
//! Everything is measured in turns, several times over, and the medians are compared: what
//! disturbs the machine disturbs all alike.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod turns;

use std::time::{Duration, Instant};

use rules::any::{AnyGame, Match};
use rules::dice::{Dice, Seed};
use rules::game::{Game, Nobody, Setup, Turn};
use rules::games::uchu::{Options, State, Uchu};
use rules::options::Chosen;
use rules::record::{self, Checker};
use turns::Turns;

const PLAYERS: u8 = 4;
const TURNS: usize = 7;
const A_WHILE: Duration = Duration::from_millis(400);

const TYPED: &str = "Uchu, typed face";
const TYPED_MATCH: &str = "Uchu, typed face, a match's own dice";
const ERASED: &str = "Uchu, erased face with tokens";
const VERIFY: &str = "Uchu, verify a record";

fn main() {
    println!(
        "Random full matches of Uchu, {PLAYERS} players; a state has {} bytes.",
        size_of::<State>()
    );
    let record = write_record(300);
    let mut turns = Turns::default();
    for turn in 0..TURNS as u64 {
        turns.add(TYPED, measure(|number| typed(number ^ turn << 40)));
        turns.add(TYPED_MATCH, measure(|number| typed_match(number ^ turn << 40)));
        turns.add(ERASED, measure(|number| erased(number ^ turn << 40)));
        turns.add(VERIFY, measure(|_| verify(&record)));
        turns.add_peer("open_spiel_plies.py", "");
    }
    let medians = turns.medians("plies a second, median of the turns", 0);
    for ours in [TYPED, TYPED_MATCH] {
        for (what, theirs) in medians.iter().filter(|(what, _)| what.starts_with("OpenSpiel")) {
            println!("{ours} / {what}: {:.1}", medians[ours] / theirs);
        }
    }
}

/// Plies a second: `work` is done again and again for a while and says how many plies it made.
fn measure(mut work: impl FnMut(u64) -> u64) -> f64 {
    let start = Instant::now();
    let mut plies = 0;
    for number in 0.. {
        plies += work(number);
        if start.elapsed() > A_WHILE {
            break;
        }
    }
    plies as f64 / start.elapsed().as_secs_f64()
}

/// A quick choice among so many.
fn choose(random: &mut u64, many: usize) -> usize {
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    (((*random >> 32) * many as u64) >> 32) as usize
}

fn setup() -> Setup<Options> {
    Setup { players: PLAYERS, options: Options::default() }
}

/// A match as a bot would imagine it.
fn typed(number: u64) -> u64 {
    let mut random = number | 1 << 63;
    let mut dice = Dice::imagined(number);
    let mut state = Uchu::setup(&setup(), &mut dice, &mut Nobody);
    let mut plies = 0;
    while let Turn::One(seat) = Uchu::turn(&state) {
        let mut legal = Uchu::legal(&state, seat);
        let action = legal.nth(choose(&mut random, legal.len())).expect("it is one of them");
        Uchu::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        plies += 1;
    }
    plies
}

/// A match as it is really played, with a stream of dice for each ply.
fn typed_match(number: u64) -> u64 {
    let mut random = number | 1 << 63;
    let seed = Seed::mix(&[&number.to_be_bytes()]);
    let (mut playing, _) = Match::<Uchu>::start(setup(), seed, &mut Nobody);
    let mut plies = 0;
    while let Turn::One(seat) = Uchu::turn(playing.state()) {
        let mut legal = Uchu::legal(playing.state(), seat);
        let action = legal.nth(choose(&mut random, legal.len())).expect("it is one of them");
        playing.apply(seat, action, &mut Nobody);
        plies += 1;
    }
    plies
}

/// A match as the host plays it, by tokens and with its events.
fn erased(number: u64) -> u64 {
    let mut random = number | 1 << 63;
    let seed = Seed::mix(&[&number.to_be_bytes()]);
    let (mut playing, _) = Uchu
        .start(&Setup { players: PLAYERS, options: Chosen::new() }, seed)
        .expect("four can play");
    while let Turn::One(seat) = playing.turn() {
        let legal = playing.legal(seat);
        let token = legal[choose(&mut random, legal.len())];
        playing.play(seat, &token).expect("it is one of them");
    }
    u64::from(playing.ply())
}

/// So many matches, as lines.
fn write_record(matches: u64) -> Vec<Vec<u8>> {
    let mut lines = Vec::new();
    for number in 0..matches {
        let mut random = number | 1 << 63;
        let seed = Seed::mix(&[&number.to_be_bytes()]);
        let started = Uchu.start(&Setup { players: PLAYERS, options: Chosen::new() }, seed);
        let (mut playing, setup) = started.expect("four can play");
        let written: Result<(), ()> = record::play_out(
            number,
            &mut *playing,
            &setup,
            |_, _, legal| legal[choose(&mut random, legal.len())],
            |line| {
                lines.push(line.to_vec());
                Ok(())
            },
        );
        written.expect("writing to memory does not fail");
    }
    lines
}

fn verify(record: &[Vec<u8>]) -> u64 {
    let mut checker = Checker::new();
    for line in record {
        checker.line(line).expect("we wrote it ourselves");
    }
    checker.finish().expect("we wrote it ourselves").plies
}
