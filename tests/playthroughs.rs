//! Readable transcripts of whole matches: at every ply the legal list, what each viewer was told
//! and what changed on each viewer's page. A change of rules, words or order shows up here as a
//! diff to be read.
//!
//! To bless what the rules do now: `KAIGI_BLESS=1 cargo test playthroughs`.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use rules::GAMES;
use rules::any::{AnyGame, AnyMatch, Happened, Token};
use rules::dice::Seed;
use rules::game::{Seat, Viewer};
use rules::page::{Offer, Page};
use rules::words::Words;

use crate::{choose, plain, project, start};

pub(crate) fn file(game: &dyn AnyGame, players: u8) -> PathBuf {
    project(&format!("tests/playthroughs/{}-{players}.txt", game.id()))
}

#[test]
fn every_playthrough_is_as_blessed() {
    let bless = std::env::var_os("KAIGI_BLESS").is_some();
    let mut changed = Vec::new();
    for game in GAMES {
        for players in game.players() {
            let path = file(*game, players);
            let now = transcript(*game, players);
            let blessed = fs::read_to_string(&path).unwrap_or_default();
            if now == blessed {
                continue;
            }
            if bless {
                fs::write(&path, now).unwrap();
                continue;
            }
            let differs = now.lines().zip(blessed.lines()).position(|(now, then)| now != then);
            let at = differs.unwrap_or_else(|| now.lines().count().min(blessed.lines().count()));
            let line = |text: &str| text.lines().nth(at).unwrap_or("(nothing)").to_owned();
            changed.push(format!(
                "{} line {}\n  blessed: {}\n  now:     {}",
                path.display(),
                at + 1,
                line(&blessed),
                line(&now)
            ));
        }
    }
    assert!(
        changed.is_empty(),
        "these playthroughs changed; if that is meant, KAIGI_BLESS=1 cargo test playthroughs\n{}",
        changed.join("\n")
    );
}

/// The parts that each viewer was last shown, by name.
type Shown = Vec<Vec<(String, String)>>;

fn transcript(game: &dyn AnyGame, players: u8) -> String {
    let words = Words::new("en-US");
    let name = format!("playthrough {} {players} ", game.id());
    let (mut playing, mut happened, mut dice) = start(game, &plain(players), &name);
    let mut text = format!(
        "{}, {players} players, rules {}, seed {}\n",
        game.id(),
        game.rules(),
        playing.seed()
    );
    let mut shown: Shown = vec![Vec::new(); usize::from(players) + 1];
    text.push_str("\n== setup\n");
    loop {
        told(&mut text, &happened, players, &words);
        pages(&mut text, &*playing, &mut shown, &words);
        let Some(seat) = playing.turn().seats().iter().next() else { break };
        let legal = playing.legal(seat);
        let token = choose(&*playing, seat, &mut dice);
        happened = playing.play(seat, &token).expect("it is legal");
        let ply = playing.ply();
        writeln!(text, "\n== ply {ply}: seat {} plays {token}", seat.0 + 1).unwrap();
        writeln!(text, "of {}", legal.join(" ")).unwrap();
    }
    let outcome = playing.outcome().expect("the match is over");
    let seats = |seats: &[Seat]| seats.iter().map(|seat| seat.0 + 1).collect::<Vec<_>>();
    writeln!(text, "\n== over\nscores {:?}", outcome.scores).unwrap();
    writeln!(text, "ranking {:?}", seats(&outcome.ranking)).unwrap();
    writeln!(text, "winners {:?}", seats(&outcome.winners)).unwrap();
    text
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => (seat.0 + 1).to_string(),
        Viewer::Public => "public".to_owned(),
        Viewer::Open => "open".to_owned(),
    }
}

/// The same text for several viewers stands once.
fn grouped(texts: Vec<(Viewer, String)>) -> Vec<(String, String)> {
    let all = texts.len();
    let mut groups: Vec<(Vec<Viewer>, String)> = Vec::new();
    for (viewer, text) in texts {
        match groups.iter_mut().find(|(_, other)| *other == text) {
            Some((viewers, _)) => viewers.push(viewer),
            None => groups.push((vec![viewer], text)),
        }
    }
    let name_all = |viewers: Vec<Viewer>| {
        if viewers.len() == all {
            return "all".to_owned();
        }
        viewers.into_iter().map(name).collect::<Vec<_>>().join(" ")
    };
    groups.into_iter().map(|(viewers, text)| (name_all(viewers), text)).collect()
}

fn told(text: &mut String, happened: &Happened, players: u8, words: &Words) {
    let viewers = Viewer::all(players);
    let told = viewers.map(|viewer| (viewer, happened.tell(viewer, words).join("\n  ")));
    for (viewers, told) in grouped(told.collect()) {
        writeln!(text, "told {viewers}:\n  {told}").unwrap();
    }
}

/// Each control that can be pressed on a line of its own; the others by why they cannot.
fn controls(page: &Page<Token>) -> String {
    let mut lines: Vec<(String, String)> = Vec::new();
    for control in &page.controls {
        match &control.offer {
            Offer::Action(_) => lines.push((String::new(), control.to_string())),
            Offer::Withheld(reason) => {
                match lines.iter_mut().find(|(other, _)| *other == reason.why) {
                    Some((_, labels)) => write!(labels, ", {}", control.label).unwrap(),
                    None => lines.push((reason.why.clone(), control.label.clone())),
                }
            }
        }
    }
    let lines = lines.into_iter().map(|(why, label)| {
        if why.is_empty() { format!("{label}\n") } else { format!("({label}) {why}\n") }
    });
    lines.collect()
}

/// The lines of a part that were not there before, under the part's first line; and how many of
/// the old ones are gone.
fn news_of(now: &str, old: &str) -> String {
    let missing = |from: &str, text: &str| {
        let lines = text.lines().filter(|line| from.lines().all(|other| other != *line));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let (new, gone) = (missing(old, now), missing(now, old));
    if new.is_empty() && gone.is_empty() {
        return String::new();
    }
    let heading = now.lines().next().filter(|first| new.first().is_none_or(|new| new != first));
    let heading = heading.filter(|first| !first.starts_with(['[', '(']));
    let gone = gone.len().checked_sub(new.len()).filter(|more| *more > 0);
    let gone = gone.map(|lines| format!("  ({lines} fewer)"));
    let lines = heading.into_iter().map(str::to_owned).chain(new).chain(gone);
    lines.map(|line| line + "\n").collect()
}

fn pages(text: &mut String, playing: &dyn AnyMatch, shown: &mut Shown, words: &Words) {
    let mut news = Vec::new();
    let mut whole = String::new();
    for (viewer, before) in Viewer::all(playing.setup().players).zip(shown) {
        let page = playing.page(viewer, words);
        writeln!(whole, "{page}").unwrap();
        let mut now = vec![("title".to_owned(), format!("{}\n", page.title))];
        now.extend(page.sections.iter().map(|s| (s.heading.clone(), s.to_string())));
        now.push(("controls".to_owned(), controls(&page)));
        let mut changed = String::new();
        for (part, text) in &now {
            let old = before.iter().find(|(other, _)| other == part).map_or("", |(_, old)| old);
            changed.push_str(&news_of(text, old));
        }
        let gone = before.iter().filter(|(part, _)| now.iter().all(|(other, _)| other != part));
        gone.for_each(|(part, _)| writeln!(changed, "(no longer: {part})").unwrap());
        news.push((viewer, changed));
        *before = now;
    }
    // A change of order shows only here.
    let sum = Seed::mix(&[whole.as_bytes()]).to_string();
    writeln!(text, "pages {}", &sum[..8]).unwrap();
    for (viewers, changed) in grouped(news) {
        if !changed.is_empty() {
            writeln!(text, "shown {viewers}:").unwrap();
            changed.lines().for_each(|line| writeln!(text, "  {line}").unwrap());
        }
    }
}
