//! Pictures for the rules: a section each, where a picture says it sooner than words.

mod cards;
mod escape;
mod evasion;
mod scoring;
mod trick;

use super::super::speech::Speech;
use crate::game::Viewer;
use crate::picture::Picture;
use crate::words::Words;

/// The picture of this section.
pub(in super::super) fn illustrate(section: &str, words: &Words) -> Option<Picture> {
    let draw: fn(&Words) -> (String, String) = match section {
        "trick" => trick::plain,
        "special" => trick::special,
        "evasion" => evasion::evasion,
        "cards" => cards::cards,
        "escape" => escape::escape,
        "scoring" => scoring::scoring,
        _ => return None,
    };
    let (svg, alt) = draw(words);
    Some(Picture { name: "rules", svg, alt })
}

/// The same words at a table of people who are only imagined.
fn imagined(words: &Words) -> Words {
    let names = (1_u8..=4).map(|number| words.say("nusa-drawn-name", &[("number", number.into())]));
    words.clone().with_names(names.collect())
}

fn speech(words: &Words) -> Speech<'_> {
    Speech { words, viewer: Viewer::Public }
}
