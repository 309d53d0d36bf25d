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

#[cfg(test)]
mod tests {
    use super::super::super::Uchu;
    use super::*;
    use crate::game::Game;
    use crate::picture::ALT;

    #[test]
    fn every_picture_of_the_rules_is_said_in_few_characters_in_every_language() {
        for language in Words::languages() {
            let words = Words::new(language);
            let drawn = Uchu::HELP.iter().filter_map(|section| illustrate(section, &words));
            let drawn: Vec<Picture> = drawn.collect();
            assert_eq!(drawn.len(), 4);
            for Picture { svg, alt, .. } in drawn {
                assert!((1..=ALT).contains(&alt.chars().count()), "{language}: {alt}");
                assert!(!svg.contains("NaN") && !svg.contains('…'), "{language}: {svg}");
            }
        }
    }
}
