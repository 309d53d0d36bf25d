//! Pictures for the rules: a section each, where a picture says it sooner than words.

mod colours;
mod example;
mod trick;
mod two;

use super::super::speech::Speech;
use crate::game::Viewer;
use crate::picture::Picture;
use crate::words::Words;

/// The picture of this section.
pub(in super::super) fn illustrate(section: &str, words: &Words) -> Option<Picture> {
    let draw: fn(&Words) -> (String, String) = match section {
        "trick" => trick::trick,
        "colours" => colours::colours,
        "example" => example::example,
        "two" => two::two,
        _ => return None,
    };
    let (svg, alt) = draw(words);
    Some(Picture { name: "rules", svg, alt })
}

/// The same words at a table of people who are only imagined.
fn imagined(words: &Words, players: u8) -> Words {
    let name = |number: u8| words.say("uchu-example-name", &[("number", number.into())]);
    words.clone().with_names((1..=players).map(name).collect())
}

fn speech(words: &Words, players: u8) -> Speech<'_> {
    Speech { words, players, viewer: Viewer::Public }
}
