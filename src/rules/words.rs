//! One language: the sentences of `locales/<language>/*.ftl`, by key, and what the people at the
//! table are called. A language is added by adding its folder.
//!
//! Nothing else in the crate holds a sentence, and nothing here knows which sentences a game
//! needs.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use include_dir::{Dir, File, include_dir};
use unic_langid::LanguageIdentifier;

use crate::seat::{Seat, Viewer};

pub use fluent_bundle::FluentValue as Value;

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// The language that is always complete: others fall back on it.
pub const FIRST: &str = "en-US";

static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut languages: Vec<Language> = LOCALES.dirs().map(Language::read).collect();
    languages.sort_by_key(|language| (language.tag != FIRST, language.tag));
    languages
});

struct Language {
    tag: &'static str,
    sentences: FluentBundle<FluentResource>,
}

impl Language {
    fn read(folder: &'static Dir<'_>) -> Language {
        let tag = folder.path().to_str().expect("a language's folder is named by its tag");
        let text = |file: &'static File<'_>| file.contents_utf8().expect("locales are UTF-8");
        Language::new(tag, folder.files().map(text))
    }

    fn new(tag: &'static str, texts: impl Iterator<Item = &'static str>) -> Language {
        let id: LanguageIdentifier = tag.parse().expect("a language's folder is named by its tag");
        let mut sentences = FluentBundle::new_concurrent(vec![id]);
        // Marks that keep texts of several directions apart; none of our languages needs them,
        // and they would stand as rubbish in many clients.
        sentences.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.expect("locales are well-formed Fluent");
            sentences.add_resource(resource).expect("each key stands once in a language");
        }
        Language { tag, sentences }
    }

    fn say(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.sentences.get_message(key)?.value()?;
        let mut faults = Vec::new();
        let text = self.sentences.format_pattern(pattern, args, &mut faults).into_owned();
        debug_assert!(faults.is_empty(), "{key} in {}: {faults:?}", self.tag);
        Some(text)
    }
}

/// One language, and the names of the people at one table.
#[derive(Clone)]
pub struct Words {
    language: &'static Language,
    names: Vec<String>,
}

impl PartialEq for Words {
    fn eq(&self, other: &Words) -> bool {
        // There is one of each language.
        std::ptr::eq(self.language, other.language) && self.names == other.names
    }
}

impl Words {
    /// The tags of the languages there are, the first one in front.
    pub fn languages() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|language| language.tag)
    }

    /// The words of this language, or of the first one if we do not speak it.
    pub fn new(tag: &str) -> Words {
        let spoken = LANGUAGES.iter().find(|language| language.tag == tag);
        let language = spoken.or(LANGUAGES.first()).expect("there is a first language");
        Words { language, names: Vec::new() }
    }

    /// The same, with names for the seats.
    #[must_use]
    pub fn with_names(self, names: Vec<String>) -> Words {
        Words { names, ..self }
    }

    /// The sentence with this key.
    pub fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        let spoken = self.language.say(key, Some(&args));
        spoken.or_else(|| LANGUAGES[0].say(key, Some(&args))).unwrap_or_else(|| {
            debug_assert!(false, "no sentence has the key {key}");
            key.to_owned()
        })
    }

    /// A sentence about the player on this seat, told to a viewer: `$name` is what they are called,
    /// and `$who` is `you` if they are told it themselves, or else `other`.
    pub fn about(
        &self,
        seat: Seat,
        viewer: Viewer,
        key: &str,
        args: &[(&'static str, Value<'_>)],
    ) -> String {
        let who = if viewer.is(seat) { "you" } else { "other" };
        let whose = [("who", who.into()), ("name", self.seat(seat).into())];
        self.say(key, &[args, &whose].concat())
    }

    /// What the player on this seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(usize::from(seat.0)) {
            Some(name) => name.clone(),
            None => self.say("seat-name", &[("number", (seat.0 + 1).into())]),
        }
    }

    /// A list of things in words.
    pub fn list(&self, things: impl IntoIterator<Item = String>) -> String {
        things.into_iter().collect::<Vec<_>>().join(&self.say("list-comma", &[]))
    }

    /// Several things of which a sentence says something together.
    pub fn together(&self, things: impl IntoIterator<Item = String>) -> String {
        let mut things: Vec<String> = things.into_iter().collect();
        match (things.pop(), things.is_empty()) {
            (Some(last), false) => {
                let rest = self.list(things);
                self.say("list-and", &[("rest", rest.into()), ("last", last.into())])
            }
            (last, _) => last.unwrap_or_default(),
        }
    }

    /// Several sentences as one text.
    pub fn sentences(&self, several: impl IntoIterator<Item = String>) -> String {
        several.into_iter().collect::<Vec<_>>().join(&self.say("sentence-space", &[]))
    }

    /// A number with its sign.
    pub fn signed(&self, number: impl Into<i64>) -> String {
        let number = number.into();
        let key = match number {
            0 => return number.to_string(),
            1.. => "number-plus",
            _ => "number-minus",
        };
        self.say(key, &[("number", number.abs().into())])
    }

    /// A number as it stands in a text.
    pub fn number(&self, number: impl Into<i64>) -> String {
        let number = number.into();
        if number < 0 { self.signed(number) } else { number.to_string() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Another language, with its own plurals, that lacks a sentence.
    fn other() -> Words {
        let text = "played = { $who ->\n    [you] grasz { $card }\n   *[other] { $name } gra { $card }\n}\nlist-comma = {\" · \"}\nseat-name = { $number ->\n    [one] żeton\n    [few] { $number } żetony\n   *[many] { $number } żetonów\n}\n";
        let language = Language::new("pl", [text].into_iter());
        Words { language: Box::leak(Box::new(language)), names: vec!["Ola".to_owned()] }
    }

    #[test]
    fn a_language_speaks_by_its_own_rules() {
        let said = |seat| other().seat(Seat(seat));
        assert_eq!([said(0), said(1), said(4)], ["Ola", "2 żetony", "5 żetonów"]);
        assert_eq!(other().list(["a".to_owned(), "b".to_owned()]), "a · b");
    }

    #[test]
    fn a_player_is_told_that_they_are_meant() {
        let told = |viewer| other().about(Seat(0), viewer, "played", &[("card", 7.into())]);
        assert_eq!(told(Viewer::Seat(Seat(0))), "grasz 7");
        assert_eq!(told(Viewer::Seat(Seat(1))), "Ola gra 7");
        assert_eq!(told(Viewer::Public), "Ola gra 7");
    }

    #[test]
    fn things_that_belong_together_are_joined_as_each_language_does() {
        let joined = |tag: &str| {
            let things = |count| ["A", "B", "C"].map(str::to_owned).into_iter().take(count);
            [0, 1, 2, 3].map(|count| Words::new(tag).together(things(count)))
        };
        assert_eq!(joined("en-US"), ["", "A", "A and B", "A, B and C"]);
        assert_eq!(joined("ja"), ["", "A", "A、B", "A、B、C"]);
        assert_eq!(joined("ko"), ["", "A", "A, B", "A, B, C"]);
    }

    #[test]
    fn a_sentence_that_a_language_lacks_is_said_in_the_first_one() {
        assert_eq!(other().signed(5), "+5");
        assert_eq!(other().signed(-5), "−5");
        assert_eq!(other().signed(0), "0");
    }
}
