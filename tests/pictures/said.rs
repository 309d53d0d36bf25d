//! Descriptions of pictures, for people who do not see them: in few characters whatever people are
//! called, and all of what a page leaves to its picture. Asked at times along whole matches of
//! every game; what is particular to one game is tried where that game stands.

use std::sync::atomic::{AtomicUsize, Ordering};

use rules::GAMES;
use rules::any::{AnyGame, AnyMatch, Token};
use rules::game::Viewer;
use rules::page::{Page, Section};
use rules::picture::{ALT, Picture};
use rules::words::Words;

use crate::{choose, plain, start};

/// Plies between two checks. In step with no number of players.
const APART: u32 = 17;

/// Names of everybody at a table, from short to as long as it gets.
fn names() -> [String; 4] {
    ["Aki".to_owned(), "会".repeat(32), "W".repeat(32), "& <\u{202e}".repeat(8)]
}

/// Plays a match of every game at every table, and asks in between and at the end.
fn everywhere(ask: impl Fn(&dyn AnyMatch) + Sync) {
    let along = |game: &dyn AnyGame, players| {
        let (mut of, _, mut dice) = start(game, &plain(players), &format!("said {players}"));
        while let Some(seat) = of.turn().seats().iter().next() {
            if of.ply() % APART == 0 {
                ask(&*of);
            }
            let token = choose(&*of, seat, &mut dice);
            of.play(seat, &token).expect("it is legal");
        }
        ask(&*of);
    };
    std::thread::scope(|scope| {
        for game in GAMES {
            for players in game.players() {
                let along = &along;
                scope.spawn(move || along(*game, players));
            }
        }
    });
}

fn viewers(of: &dyn AnyMatch) -> impl Iterator<Item = Viewer> {
    Viewer::all(of.setup().players).chain([Viewer::Open])
}

#[test]
fn everything_is_said_in_few_characters_whatever_people_are_called() {
    everywhere(|of| {
        for language in Words::languages() {
            for name in names() {
                let seats = usize::from(of.setup().players);
                let words = Words::new(language).with_names(vec![name; seats]);
                for viewer in viewers(of) {
                    for Picture { alt, .. } in of.sketch(viewer, &words).draw() {
                        let characters = alt.chars().count();
                        assert!((1..=ALT).contains(&characters), "{characters}: {alt}");
                        assert!(!alt.ends_with('…'), "{viewer:?} reads half of it: {alt}");
                    }
                }
            }
        }
    });
}

/// A page says which of its parts the pictures show, and the pictures say all of those, as long as
/// people have short names.
#[test]
fn what_a_page_leaves_to_its_picture_is_said_of_the_picture() {
    let lines = AtomicUsize::new(0);
    everywhere(|of| {
        let names = || ('A'..).take(of.setup().players.into()).map(String::from).collect();
        for language in Words::languages() {
            let words = Words::new(language).with_names(names());
            for viewer in viewers(of) {
                let page = of.page(viewer, &words);
                let pictures = of.sketch(viewer, &words).draw();
                let place = || format!("{} for {viewer:?} at {}", of.id(), of.ply());
                let drawn = page.sections.iter().filter(|section| section.drawn);
                for section in drawn {
                    let named = pictures.iter().any(|of| of.alt.contains(&*section.heading));
                    let brief = named && !fits(&page);
                    for line in &section.lines {
                        let said = brief || says(&pictures, section, line);
                        assert!(said, "{}: {line:?} is missing in {pictures:?}", place());
                        lines.fetch_add(1, Ordering::Relaxed);
                    }
                }
            }
        }
    });
    assert!(lines.into_inner() > 10_000, "so few lines are drawn");
}

/// Is this line of a part said: to the letter, or, if the part has a picture of its own, by its
/// numbers? (One may be left to reckon, as a sum in between.)
fn says(pictures: &[Picture], section: &Section, line: &str) -> bool {
    let apart = |of: &&Picture| of.alt.starts_with(section.heading.as_str());
    let reckoned = |of: &Picture| {
        let said: Vec<&str> = numbers(&of.alt).collect();
        numbers(line).filter(|number| !said.contains(number)).count() <= 1
    };
    pictures.iter().any(|of| of.alt.contains(line))
        || pictures.iter().skip(1).find(apart).is_some_and(reckoned)
}

fn numbers(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty())
}

/// Is there room to say the whole page? If there is not, its parts may be said briefly.
fn fits(page: &Page<Token>) -> bool {
    let texts =
        page.sections.iter().flat_map(|section| section.lines.iter().chain([&section.heading]));
    // After each of them stand a mark and a space.
    texts.chain([&page.title]).map(|text| text.chars().count() + 2).sum::<usize>() <= ALT
}
