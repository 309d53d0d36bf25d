//! Pictures for the rules: a section each, where a picture says it sooner than words.

pub(super) mod colours;
pub(super) mod example;
pub(super) mod trick;
pub(super) mod two;

use super::super::speech::Speech;
use crate::game::Viewer;
use crate::words::Words;

/// The same words at a table of people who are only imagined.
fn imagined(words: &Words, players: u8) -> Words {
    let name = |number: u8| words.say("uchu-example-name", &[("number", number.into())]);
    words.clone().with_names((1..=players).map(name).collect())
}

fn speech(words: &Words, players: u8) -> Speech<'_> {
    Speech { words, players, viewer: Viewer::Public }
}
