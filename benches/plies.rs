//! How fast the games are played: plies a second on one core, next to OpenSpiel in the same run.
//!
//! `cargo bench --bench plies`. The peer needs Python 3 with `pip install open_spiel==2.0.2`;
//! without it only our own figures are printed. `PYTHON` names another interpreter.
//!
//! Everything is measured in turns, several times over, and the medians are compared: what
//! disturbs the machine disturbs all alike.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod turns;

use std::time::{Duration, Instant};

use rules::any::{AnyGame, AnyMatch, Match};
use rules::dice::{Dice, Seed};
use rules::game::{Game, Nobody, Rules, Seat, Setup, Turn};
use rules::games::abyssi::Abyssi;
use rules::games::cosmocode::CosmoCode;
use rules::games::nusa::NusaMystic;
use rules::games::uchu::Uchu;
use rules::options::Chosen;
use rules::record::{self, Checker};
use turns::Turns;

const PLAYERS: u8 = 4;
const TURNS: usize = 7;
const A_WHILE: Duration = Duration::from_millis(400);

fn main() {
    let games = [
        Bench::of(Uchu, "Uchu"),
        Bench::of(NusaMystic, "NUSA"),
        Bench::of(CosmoCode, "Cosmo;code"),
        Bench::of(Abyssi, "Abyssi"),
    ];
    println!("Random full matches, {PLAYERS} players.");
    for game in &games {
        println!("A state of {} has {} bytes.", game.name, game.bytes);
    }
    let mut turns = Turns::default();
    for turn in 0..TURNS as u64 {
        for game in &games {
            turns.add(&game.typed(), measure(|number| (game.imagine)(number ^ turn << 40)));
            turns.add(&game.own_dice(), measure(|number| (game.play)(number ^ turn << 40)));
            turns.add(
                &game.named("erased face with tokens"),
                measure(|number| erased(game.game, number ^ turn << 40)),
            );
            turns.add(&game.named("verify a record"), measure(|_| verify(&game.record)));
        }
        turns.add_peer("", "open_spiel_plies.py", "");
    }
    let medians = turns.medians("plies a second, median of the turns", 0);
    for ours in games.iter().flat_map(|game| [game.typed(), game.own_dice()]) {
        for (what, theirs) in medians.iter().filter(|(what, _)| what.starts_with("OpenSpiel")) {
            println!("{ours} / {what}: {:.1}", medians[&ours] / theirs);
        }
    }
}

/// A game that is measured.
struct Bench {
    name: &'static str,
    game: &'static dyn AnyGame,
    bytes: usize,
    imagine: fn(u64) -> u64,
    play: fn(u64) -> u64,
    record: Vec<Vec<u8>>,
}

impl Bench {
    fn of<G: Game>(_: G, name: &'static str) -> Bench {
        let game = rules::game(G::ID).expect("it is registered");
        let record = write_record(game, RECORDED);
        Bench {
            name,
            game,
            bytes: size_of::<G::State>(),
            imagine: typed::<G>,
            play: typed_match::<G>,
            record,
        }
    }

    fn named(&self, what: &str) -> String {
        format!("{}, {what}", self.name)
    }

    fn typed(&self) -> String {
        self.named("typed face")
    }

    fn own_dice(&self) -> String {
        self.named("typed face, a match's own dice")
    }
}

/// The least number of plies to verify.
const RECORDED: usize = 20_000;

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

/// A quick choice among this number of actions.
fn choose(random: &mut u64, many: usize) -> usize {
    *random ^= *random << 13;
    *random ^= *random >> 7;
    *random ^= *random << 17;
    (((*random >> 32) * many as u64) >> 32) as usize
}

/// The first of the seats that may act.
fn first(turn: Turn) -> Option<Seat> {
    match turn {
        Turn::One(seat) => Some(seat),
        Turn::Several(seats) => seats.iter().next(),
        Turn::Over => None,
    }
}

fn setup<G: Rules>() -> Setup<G::Options> {
    Setup { players: PLAYERS, options: G::Options::default() }
}

/// A match as a bot would imagine it.
fn typed<G: Rules>(number: u64) -> u64 {
    let mut random = number | 1 << 63;
    let mut dice = Dice::imagined(number);
    let mut state = G::setup(&setup::<G>(), &mut dice, &mut Nobody);
    let mut plies = 0;
    while let Some(seat) = first(G::turn(&state)) {
        let mut legal = G::legal(&state, seat);
        let action = legal.nth(choose(&mut random, legal.len())).expect("it is one of them");
        G::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        plies += 1;
    }
    plies
}

/// A match as it is really played, with a stream of dice for each ply.
fn typed_match<G: Rules>(number: u64) -> u64 {
    let mut random = number | 1 << 63;
    let seed = Seed::mix(&[&number.to_be_bytes()]);
    let (mut playing, _) = Match::<G>::start(setup::<G>(), seed, &mut Nobody);
    let mut plies = 0;
    while let Some(seat) = first(G::turn(playing.state())) {
        let mut legal = G::legal(playing.state(), seat);
        let action = legal.nth(choose(&mut random, legal.len())).expect("it is one of them");
        playing.apply(seat, action, &mut Nobody);
        plies += 1;
    }
    plies
}

fn started(game: &dyn AnyGame, number: u64) -> (Box<dyn AnyMatch>, rules::any::Happened) {
    let seed = Seed::mix(&[&number.to_be_bytes()]);
    let setup = Setup { players: PLAYERS, options: Chosen::new() };
    game.start(&setup, seed).expect("four can play")
}

/// A match as the host plays it, by tokens and with its events.
fn erased(game: &dyn AnyGame, number: u64) -> u64 {
    let mut random = number | 1 << 63;
    let (mut playing, _) = started(game, number);
    while let Some(seat) = first(playing.turn()) {
        let legal = playing.legal(seat);
        let token = legal[choose(&mut random, legal.len())];
        playing.play(seat, &token).expect("it is one of them");
    }
    u64::from(playing.ply())
}

/// Matches of at least this number of plies in all, as lines.
fn write_record(game: &dyn AnyGame, plies: usize) -> Vec<Vec<u8>> {
    let mut lines = Vec::new();
    for number in 0.. {
        if lines.len() > plies {
            break;
        }
        let mut random = number | 1 << 63;
        let (mut playing, setup) = started(game, number);
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
