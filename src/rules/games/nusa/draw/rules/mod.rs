//! Pictures for the rules: a section each, where a picture says it sooner than words.

pub(super) mod cards;
pub(super) mod escape;
pub(super) mod evasion;
pub(super) mod scoring;
pub(super) mod trick;

use super::super::speech::Speech;
use crate::game::Viewer;
use crate::words::Words;

/// The same words at a table of people who are only imagined.
fn imagined(words: &Words) -> Words {
    let names = (1_u8..=4).map(|number| words.say("nusa-drawn-name", &[("number", number.into())]));
    words.clone().with_names(names.collect())
}

fn speech(words: &Words) -> Speech<'_> {
    Speech { words, viewer: Viewer::Public }
}
