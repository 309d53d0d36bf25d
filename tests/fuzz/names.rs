//! Sentences with hostile names in them: a name is put in to the letter, whatever it holds, and stays out of the
//! sentence's own syntax.

use std::collections::BTreeSet;
use std::fs;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use proptest::prelude::*;
use rules::game::{Seat, Viewer};
use rules::words::Words;

use super::fuzz;
use crate::project;

/// A name that stands in no sentence.
const PLACEHOLDER: &str = "Zyxwvut";

/// Names that people could have, and some that only enemies could.
fn names() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "{ $name }",
        "{",
        "}",
        "{\"",
        "\\u0041",
        "{ -brand }",
        "{ NUMBER($name) }",
        "*[other]",
        "->",
        ".title = x",
        "\n",
        "\r\nlobby = x",
        "\u{2068}\u{2069}\u{202e}",
        "@everyone <@1>",
        "’‘“”",
        "\u{0}",
        "👩‍👩‍👧‍👦",
        "会議회의",
    ]);
    let pieces = prop::collection::vec(pieces, 1..6).prop_map(|pieces| pieces.concat());
    prop_oneof![pieces, any::<String>(), "\\PC{0,64}", Just(String::new())]
}

/// The keys of the sentences that say a name, and nothing else that varies.
fn keys() -> Vec<String> {
    let mut found = Vec::new();
    for file in fs::read_dir(project("locales/en-US")).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let resource = parser::parse(text.as_str()).unwrap();
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let written = format!("{:?}", message.value);
            let parts = written.split("VariableReference { id: Identifier { name: \"").skip(1);
            let variables: BTreeSet<&str> =
                parts.filter_map(|part| part.split('"').next()).collect();
            // Another sentence may say more that varies.
            if written.contains("MessageReference") {
                continue;
            }
            if variables.contains("name")
                && variables.iter().all(|one| ["name", "who"].contains(one))
            {
                found.push(message.id.name.to_owned());
            }
        }
    }
    found
}

#[test]
fn a_name_is_put_into_a_sentence_to_the_letter() {
    let keys = keys();
    assert!(keys.len() > 20, "{keys:?}");
    let languages: Vec<&str> = Words::languages().collect();
    let say = |language: &str, key: &str, name: &str, viewer: Viewer| {
        let words = Words::new(language).with_names(vec![name.to_owned()]);
        words.about(Seat(0), viewer, key, &[])
    };
    let cases = (names(), 0..keys.len(), 0..languages.len(), any::<bool>());
    fuzz(3_000, &cases, |(name, key, language, own): (String, usize, usize, bool)| {
        let viewer = if own { Viewer::Seat(Seat(0)) } else { Viewer::Public };
        let (language, key) = (languages[language], &keys[key]);
        let expected = say(language, key, PLACEHOLDER, viewer).replace(PLACEHOLDER, &name);
        prop_assert_eq!(say(language, key, &name, viewer), expected, "{} in {}", key, language);
        Ok(())
    });
}
