//! The sentences in `locales`: every key that the code asks for is there, every key there is asked
//! for, and every language has the same keys with the same variables.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use rules::GAMES;
use rules::any::AnyGame;
use rules::games::bazaar::Bazaar;
use rules::words::{FIRST, Words};

use crate::{project, tidy};

/// The variables and other messages that a message needs.
#[derive(Debug, Default, PartialEq)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Needs {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// Every message of a language.
fn messages(language: &str) -> BTreeMap<String, Needs> {
    let mut messages = BTreeMap::new();
    for entry in fs::read_dir(project("locales").join(language)).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let resource = parser::parse(text).unwrap_or_else(|(_, faults)| {
            panic!("{}: {faults:?}", path.display());
        });
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut needs = Needs::default();
                    let key = message.id.name;
                    needs.pattern(&message.value.unwrap_or_else(|| panic!("{key} says nothing")));
                    assert!(messages.insert(key.clone(), needs).is_none(), "{key} stands twice");
                }
                Entry::Junk { content } => panic!("{}: {content}", path.display()),
                _ => {}
            }
        }
    }
    messages
}

/// Everything a message needs, also by way of others.
fn all_variables(messages: &BTreeMap<String, Needs>, key: &str) -> BTreeSet<String> {
    let needs = messages.get(key).unwrap_or_else(|| panic!("no message {key}"));
    let inner = needs.messages.iter().flat_map(|inner| all_variables(messages, inner));
    needs.variables.iter().cloned().chain(inner).collect()
}

/// Every text in quotes in the code, tests aside.
fn quoted(folders: &[&str]) -> BTreeSet<String> {
    let files = folders.iter().flat_map(|folder| tidy::rust_files(Path::new(folder)));
    let literals = files.flat_map(|(_, text)| tidy::literals(&tidy::without_tests(&text)));
    literals.map(|literal| literal.text).collect()
}

/// The keys that are put together from a game's own names: what it is called, and its options.
fn composed(game: &dyn AnyGame) -> Vec<String> {
    let id = game.id();
    let mut keys = vec![format!("{id}-name"), format!("{id}-about")];
    for choice in game.options() {
        let option = format!("{id}-option-{}", choice.name);
        keys.extend(choice.values.iter().map(|value| format!("{option}-{value}")));
        keys.push(option);
    }
    keys
}

/// Every game with sentences: those that are offered, and the sample game.
fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied().chain([&Bazaar as &dyn AnyGame])
}

/// The sentences for a player's first match of a game.
fn start_of(game: &dyn AnyGame) -> String {
    format!("{}-start-text", game.id())
}

/// The keys by which a game counts where it stands, each with a number.
fn counted(game: &dyn AnyGame) -> [String; 2] {
    ["part", "step"].map(|what| format!("{}-{what}", game.id()))
}

/// Is this a key of the rules of a game, and do they say it?
fn is_said_in_help(key: &str) -> bool {
    let game = games().find(|game| key.starts_with(&format!("{}-help-", game.id())));
    let words = Words::new(FIRST);
    game.is_some_and(|game| {
        let said = words.say(key, &[]);
        game.help(&words).iter().any(|part| part.heading == said || part.lines.join("\n") == said)
    })
}

#[test]
fn every_game_says_its_name_its_options_and_its_rules_in_every_language() {
    for language in Words::languages() {
        let (there, words) = (messages(language), Words::new(language));
        for game in games() {
            for key in composed(game) {
                assert!(there.contains_key(&key), "{language} lacks {key}");
                let said = words.say(&key, &[]);
                assert!((1..=100).contains(&said.chars().count()), "{language}, {key}: {said}");
            }
            let start = start_of(game);
            assert!(there.contains_key(&start), "{language} lacks {start}");
            let said = words.say(&start, &[]);
            let ends = said.chars().filter(|c| ".!?。！？".contains(*c)).count();
            assert_eq!(ends, 3, "{language}, three sentences: {said}");
            assert!(said.chars().count() <= 600, "{language}, {start}: {said}");
            for key in counted(game) {
                let [one, two] = [1, 2].map(|number| words.say(&key, &[("number", number.into())]));
                let short = (1..=40).contains(&one.chars().count());
                assert!(
                    short && one != two && there.contains_key(&key),
                    "{language}, {key}: {one}"
                );
            }
            let help = game.help(&words);
            assert!(!help.is_empty(), "{} has no rules in words", game.id());
            for part in help {
                let (heading, text) = (part.heading, part.lines.join("\n"));
                assert!((1..=100).contains(&heading.chars().count()), "{language}: {heading}");
                assert!(
                    (1..=1000).contains(&text.chars().count()),
                    "{language}, {heading}: {text}"
                );
            }
        }
    }
}

#[test]
fn every_key_is_there_and_every_key_is_used() {
    let messages = messages(FIRST);
    let quoted = quoted(&["src", "commands"]);
    let prefixes: BTreeSet<&str> =
        messages.keys().map(|key| key.split('-').next().unwrap()).collect();
    let key_like = |text: &&String| {
        let shape = text.chars().all(|c| c.is_ascii_lowercase() || c == '-') && text.contains('-');
        shape && prefixes.contains(text.split('-').next().unwrap())
    };
    let asked: BTreeSet<&String> = quoted.iter().filter(key_like).collect();
    let missing: Vec<_> = asked.iter().filter(|key| !messages.contains_key(**key)).collect();
    assert!(missing.is_empty(), "not in locales: {missing:?}");
    let inner: BTreeSet<&String> = messages.values().flat_map(|needs| &needs.messages).collect();
    let composed = games().flat_map(|game| {
        let more = counted(game).into_iter().chain([start_of(game)]);
        composed(game).into_iter().chain(more)
    });
    let composed: BTreeSet<String> = composed.collect();
    let is_used = |key: &&String| {
        let said = asked.contains(key) || inner.contains(key) || composed.contains(*key);
        said || is_said_in_help(key)
    };
    let unused: Vec<_> = messages.keys().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "in locales for nothing: {unused:?}");
    messages.keys().for_each(|key| {
        all_variables(&messages, key);
    });
}

#[test]
fn every_language_has_the_same_keys_and_variables() {
    let first = messages(FIRST);
    for language in Words::languages() {
        let other = messages(language);
        assert!(other.keys().eq(first.keys()), "{language} has other keys than {FIRST}");
        for key in first.keys() {
            let (here, there) = (all_variables(&other, key), all_variables(&first, key));
            assert_eq!(here, there, "{language}: {key} has other variables than in {FIRST}");
        }
    }
}

#[test]
fn the_first_language_is_the_fallback() {
    assert_eq!(Words::languages().next(), Some(FIRST));
    let stranger = Words::new("tlh");
    assert_eq!(stranger.say("uchu-table", &[]), Words::new(FIRST).say("uchu-table", &[]));
}
