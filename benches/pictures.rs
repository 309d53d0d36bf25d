//! What a board's picture costs: milliseconds on one core and bytes, next to Pillow in the same run.
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
use rules::any::AnyGame;
use rules::dice::{Dice, Seed};
use rules::game::{Setup, Viewer};
use rules::games::uchu::Uchu;
use rules::options::Chosen;
use rules::picture::Sketch;
use rules::words::{FIRST, Words};
use serde_json::{Value, json};
use turns::Turns;

// As in the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const PLAYERS: u8 = 4;
const TURNS: usize = 5;
const A_WHILE: Duration = Duration::from_millis(600);

const DRAWN: &str = "Kaigi, the SVG alone";
const PAINTED: &str = "Kaigi, drawn, painted, written";
const KEPT: &str = "Kaigi, drawn, found in the gallery";

fn main() {
    let boards = boards();
    let svgs: Vec<String> = boards.iter().map(svg).collect();
    let bytes: Vec<usize> = svgs.iter().map(|svg| paint(svg).map_or(0, |png| png.len())).collect();
    println!(
        "{} boards of Uchu, {PLAYERS} players: {} bytes of PNG on average, {} at most.",
        bytes.len(),
        bytes.iter().sum::<usize>() / bytes.len(),
        bytes.iter().max().copied().unwrap_or_default(),
    );
    let parts = parts(&svgs[svgs.len() / 2]);
    let gallery = Gallery::default();
    assert!(svgs.iter().all(|svg| gallery.png(svg).is_some()), "every board can be painted");
    let mut turns = Turns::default();
    for _ in 0..TURNS {
        turns.add(DRAWN, measure(&boards, |board| svg(board).len()));
        turns.add(PAINTED, measure(&boards, |board| paint(&svg(board)).map_or(0, |png| png.len())));
        turns.add(
            KEPT,
            measure(&boards, |board| gallery.png(&svg(board)).map_or(0, |png| png.len())),
        );
        turns.add_peer("peers/board.py", &parts.to_string());
    }
    let medians = turns.medians("milliseconds a board, median of the turns", 3);
    for (what, theirs) in medians.iter().filter(|(what, _)| what.starts_with("Pillow")) {
        println!("{what} / {PAINTED}: {:.1}", theirs / medians[PAINTED]);
    }
}

/// Boards along a match.
fn boards() -> Vec<Sketch> {
    let setup = Setup { players: PLAYERS, options: Chosen::new() };
    let seed = Seed::mix(&[b"pictures"]);
    let (mut playing, _) = Uchu.start(&setup, seed).expect("four can play");
    let mut dice = Dice::of(Seed::mix(&[b"picture players"]), 0);
    let names = ["Aki", "Benjamin", "Chloë", "ダナ"].map(str::to_owned).to_vec();
    let words = Words::new(FIRST).with_names(names);
    let mut boards = Vec::new();
    while let Some(seat) = playing.turn().seats().iter().next() {
        if playing.ply() % 5 == 2 {
            boards.push(playing.sketch(Viewer::Public, &words));
        }
        let token = dice.pick(&playing.legal(seat));
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
