//! What every command says to the terminal: its answer, its one line of complaint, texts from outside.

use std::io::{self, Write};

use rules::GAMES;
use rules::any::AnyGame;
use rules::options::Unfit;

/// What the process answers: done, a record that deviates, or input that cannot be used.
pub(super) const DONE: u8 = 0;
pub(super) const DEVIATES: u8 = 1;
pub(super) const UNUSABLE: u8 = 2;

/// Input that cannot be used, and why: one line.
pub(super) struct Unusable(pub(super) String);

pub(super) type Answer = Result<u8, Unusable>;

pub(super) fn complain(why: &str) {
    // Nobody is left to tell if standard error is gone.
    let _ = writeln!(io::stderr(), "kaigi: {why}");
}

pub(super) fn games() -> String {
    GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}

/// Why a match of this game cannot be started like that, and what is allowed.
pub(super) fn unfit(game: &dyn AnyGame, unfit: &Unfit) -> String {
    let id = game.id();
    match unfit {
        Unfit::Players => {
            let players = game.players();
            format!("{id} is for {} to {} players", players.start(), players.end())
        }
        Unfit::NoSuchOption(name) => {
            let names: Vec<&str> = game.options().iter().map(|choice| choice.name).collect();
            format!("{id} has no option {}; allowed: {}", quote(name), names.join(", "))
        }
        Unfit::NoSuchValue(name) => {
            let choice = game.options().iter().find(|choice| choice.name == *name);
            let values = choice.map_or(&[][..], |choice| choice.values).iter();
            let values: Vec<String> = values.map(ToString::to_string).collect();
            format!("{id}: {name} can be {}", values.join(" or "))
        }
    }
}

/// A text from outside in a line of ours: no control characters, and not too long.
pub(super) fn quote(text: &str) -> String {
    const MOST: usize = 60;
    let shown: String = text.chars().take(MOST).collect();
    let more = if text.chars().nth(MOST).is_some() { "…" } else { "" };
    format!("'{}{more}'", visible(&shown))
}

/// The text with its control characters spelled out.
pub(super) fn visible(text: &str) -> String {
    let spell = |c: char| {
        if c.is_control() { c.escape_default().to_string() } else { c.to_string() }
    };
    text.chars().map(spell).collect()
}

/// What somebody else says, as one line.
pub(super) fn one_sentence(said: &impl std::fmt::Display) -> String {
    let said = said.to_string();
    let lines: Vec<String> = said.lines().map(str::trim).map(visible).collect();
    lines.join(" ").trim().to_owned()
}

/// A number of something.
pub(super) fn count(number: u64, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}
