//! The cost of a board's picture in each game: milliseconds on one core and bytes, next to Pillow in the same run.
//!
//! `cargo bench --bench pictures`. The peer needs Python 3 with `pip install pillow==13.0.0`; without
//! it only our own figures are printed. `PYTHON` names another interpreter. It draws a board with as
//! many shapes and the same words, at twice the size, and scales it down: that is how one gets smooth
//! edges out of Pillow.
//!
//! Everything is measured in turns, several times over, and the medians are compared.

#![expect(clippy::print_stdout, reason = "a benchmark prints its figures")]

mod turns;

use std::path::Path;
use std::time::{Duration, Instant};

use commands::picture::{Gallery, paint};
use rules::GAMES;
use rules::any::AnyGame;
use rules::bot::Level;
use rules::dice::{Dice, Seed};
use rules::game::{Setup, Viewer};
use rules::options::Chosen;
use rules::sketch::Sketch;
use rules::words::{FIRST, Words};
use serde_json::{Value, json};
use turns::Turns;

// As in the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const PLAYERS: u8 = 4;
const TURNS: usize = 5;
const A_WHILE: Duration = Duration::from_millis(600);

fn main() {
    let games: Vec<Boards> = GAMES.iter().map(|game| Boards::of(*game)).collect();
    let mut turns = Turns::default();
    for _ in 0..TURNS {
        games.iter().for_each(|boards| boards.measure(&mut turns));
    }
    let medians = turns.medians("milliseconds a board, median of the turns", 3);
    for boards in games {
        let painted = boards.named(PAINTED);
        let peers = medians.iter().filter(|(what, _)| what.starts_with(&boards.named(PEER)));
        for (what, theirs) in peers {
            println!("{what} / {painted}: {:.1}", theirs / medians[&painted]);
        }
    }
}

const PAINTED: &str = "drawn, painted, written";
const PEER: &str = "Pillow";

/// The boards of a match.
struct Boards {
    game: &'static str,
    boards: Vec<Sketch>,
    /// The parts that a peer is given to draw: as many as one of ours has.
    parts: Value,
    gallery: Gallery,
}

impl Boards {
    fn of(game: &'static dyn AnyGame) -> Boards {
        let boards = boards(game);
        let svgs: Vec<String> = boards.iter().map(svg).collect();
        let bytes = svgs.iter().map(|svg| paint(svg).map_or(0, |png| png.len()));
        let bytes: Vec<usize> = bytes.collect();
        println!(
            "{} boards of {}, {PLAYERS} players: {} bytes of PNG on average, {} at most.",
            bytes.len(),
            game.id(),
            bytes.iter().sum::<usize>() / bytes.len(),
            bytes.iter().max().copied().unwrap_or_default(),
        );
        let gallery = Gallery::default();
        assert!(svgs.iter().all(|svg| gallery.png(svg).is_some()), "every board can be painted");
        Boards { game: game.id(), boards, parts: parts(&svgs[svgs.len() / 2]), gallery }
    }

    fn named(&self, what: &str) -> String {
        format!("{}: {what}", self.game)
    }

    fn measure(&self, turns: &mut Turns) {
        let png = |png: Option<usize>| png.unwrap_or_default();
        let mut add = |what, work: &dyn Fn(&Sketch) -> usize| {
            turns.add(&self.named(what), measure(&self.boards, work));
        };
        add("the SVG alone", &|board| svg(board).len());
        add(PAINTED, &|board| png(paint(&svg(board)).ok().map(|png| png.len())));
        add("drawn, found in the gallery", &|board| {
            png(self.gallery.png(&svg(board)).map(|png| png.len()))
        });
        turns.add_peer(&self.named(""), "peers/board.py", &self.parts.to_string());
    }
}

/// Boards along a match.
fn boards(game: &dyn AnyGame) -> Vec<Sketch> {
    let setup = Setup { players: PLAYERS, options: Chosen::new() };
    let seed = Seed::mix(&[b"pictures"]);
    let (mut playing, _) = game.start(&setup, seed).expect("four can play");
    let mut dice = Dice::for_ply(Seed::mix(&[b"picture players"]), 0);
    let names = ["Aki", "Benjamin", "Chloë", "ダナ"].map(str::to_owned).to_vec();
    let words = Words::new(FIRST).with_names(names);
    let mut boards = Vec::new();
    while let Some(seat) = playing.turn().seats().iter().next() {
        if playing.ply() % 5 == 2 {
            boards.push(playing.sketch(Viewer::Public, &words));
        }
        let token = playing.bot(seat, Level::Normal, 0, &mut dice).expect("it is their turn");
        playing.play(seat, &token).expect("it is one of them");
    }
    boards
}

fn svg(board: &Sketch) -> String {
    board.draw().into_iter().next().map(|picture| picture.svg).unwrap_or_default()
}

/// Milliseconds for one board.
fn measure(boards: &[Sketch], work: impl Fn(&Sketch) -> usize) -> f64 {
    let start = Instant::now();
    let mut done = 0_u32;
    for board in boards.iter().cycle() {
        assert!(work(board) > 0, "every board can be painted");
        done += 1;
        if start.elapsed() > A_WHILE {
            break;
        }
    }
    start.elapsed().as_secs_f64() * 1000.0 / f64::from(done)
}

/// How many shapes an SVG has, and its words with their sizes.
fn parts(svg: &str) -> Value {
    let count = |name: &str| svg.matches(&format!("<{name} ")).count();
    let attribute = |part: &str, name: &str| {
        let from = part.find(&format!(" {name}=\"")).map(|at| at + name.len() + 3);
        let rest = from.map(|from| part[from..].split('"').next().unwrap_or_default());
        rest.and_then(|value| value.parse::<f64>().ok()).unwrap_or_default()
    };
    let texts: Vec<Value> = svg
        .split("<text ")
        .skip(1)
        .filter_map(|part| {
            let (head, rest) = part.split_once('>')?;
            let head = format!(" {head}");
            let words = rest.split("</text>").next()?;
            Some(json!([
                attribute(&head, "x"),
                attribute(&head, "y"),
                attribute(&head, "font-size"),
                words
            ]))
        })
        .collect();
    json!({
        "width": attribute(svg, "width"),
        "height": attribute(svg, "height"),
        "rects": count("rect"),
        "rounds": count("circle") + count("ellipse"),
        "paths": count("path"),
        "texts": texts,
        "font": Path::new(env!("CARGO_MANIFEST_DIR")).join("commands/fonts/Kaigi-Bold.otf"),
    })
}
