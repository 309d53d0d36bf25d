//! What is said of pictures, for whoever does not see them: in few characters whatever people are
//! called. Asked at times along whole matches of
//! every game; what is particular to one game is tried where that game stands.

use rules::GAMES;
use rules::any::{AnyGame, AnyMatch};
use rules::game::Viewer;
use rules::picture::{ALT, Picture};
use rules::words::Words;

use crate::{choose, plain, start};

/// After so many plies it is asked again. In step with no number of players.
const APART: u32 = 17;

/// What everybody at a table is called, from short to as long as it gets.
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
