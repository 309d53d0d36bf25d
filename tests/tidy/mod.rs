//! Architecture and hygiene, checked by reading the project's own files: who may say "Discord",
//! where sentences stand, which way imports point, what must not be left lying about.

/// The import graph of each crate.
mod citations;
mod imports;

use std::fs;
use std::path::{Path, PathBuf};

use rules::GAMES;

use crate::{playthroughs, project};

/// Every Rust file below a folder of the project, with its text.
pub(crate) fn rust_files(folder: &Path) -> Vec<(PathBuf, String)> {
    files(folder, "rs")
}

fn files(folder: &Path, ending: &str) -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![project("").join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let foreign = ["target", ".git", "node_modules", ".venv"];
            if path.is_dir() {
                if !foreign.iter().any(|name| path.ends_with(name)) {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|extension| extension == ending) {
                let text = fs::read_to_string(&path).unwrap();
                files.push((path.strip_prefix(project("")).unwrap().to_owned(), text));
            }
        }
    }
    files.sort();
    assert!(!files.is_empty(), "there is code in {}", folder.display());
    files
}

/// The text before its tests, which stand last in a file.
pub(crate) fn without_tests(text: &str) -> String {
    text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default().to_owned()
}

/// A text in quotes, and the code before it on its line.
pub(crate) struct Literal {
    pub(crate) text: String,
    before: String,
}

/// The texts in quotes of some code, comments aside. Knows only what our code does: no raw texts,
/// no quotes in character literals but `'"'`.
pub(crate) fn literals(code: &str) -> Vec<Literal> {
    let mut literals = Vec::new();
    for line in code.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let line = line.replace("'\"'", "' '");
        let mut rest = line.as_str();
        let mut before = String::new();
        while let Some(start) = rest.find('"') {
            before.push_str(&rest[..start]);
            let inside = &rest[start + 1..];
            let Some(end) = inside.find('"') else { break };
            literals.push(Literal { text: inside[..end].to_owned(), before: before.clone() });
            rest = &inside[end + 1..];
        }
    }
    literals
}

#[test]
fn only_commands_says_serenity() {
    for (path, text) in rust_files(Path::new("src")) {
        for word in ["serenity::", "poise::"] {
            assert!(!text.contains(word), "{} says {word}", path.display());
        }
    }
    for (path, text) in files(Path::new(""), "toml") {
        // A benchmark may measure it.
        if path.starts_with("commands") || path.starts_with("benches") {
            continue;
        }
        // The workspace fixes versions for all; depending on them is another thing.
        let fixed = text.split("[workspace.dependencies]").nth(1);
        let fixed = fixed.map_or("", |rest| rest.split("\n[").next().unwrap_or_default());
        for line in text.lines().filter(|line| !fixed.contains(line)) {
            let depends = line.starts_with("serenity") || line.starts_with("poise");
            assert!(!depends, "{} depends on {line}", path.display());
        }
    }
}

/// Neither the rules nor what is shown of them hold a sentence: two words in quotes are one, unless
/// they state a law that a panic would break, or explain an attribute.
#[test]
fn only_locales_holds_sentences() {
    let shown = rust_files(Path::new("commands/scene"));
    for (path, text) in rust_files(Path::new("src/rules")).into_iter().chain(shown) {
        let name = path.file_name().unwrap().to_str().unwrap();
        if ["vectors.rs", "properties.rs", "build.rs", "tests.rs", "testing.rs"].contains(&name)
            || path.components().any(|part| part.as_os_str() == "tests")
        {
            continue;
        }
        for literal in literals(&without_tests(&text)) {
            let law = ["expect(", "assert", "unreachable!(", "reason = "];
            // Bytes are for machines.
            let is_law = law.iter().any(|word| literal.before.contains(word))
                || literal.before.ends_with('b');
            let words = literal.text.split(' ').filter(|word| {
                let word = word.trim_matches(|c: char| c.is_ascii_punctuation());
                word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic() || c == '\'')
            });
            assert!(is_law || words.count() < 2, "{}: {:?}", path.display(), literal.text);
        }
    }
}

#[test]
fn every_file_says_what_it_is() {
    for folder in ["src", "commands", "tests", "benches"] {
        for (path, text) in rust_files(Path::new(folder)) {
            assert!(text.starts_with("//! "), "{} does not open with //!", path.display());
        }
    }
}

/// The map of the code and the first page of the project stay short enough to be read at once.
#[test]
fn the_map_and_the_readme_stay_short() {
    let read = |file| fs::read_to_string(project(file)).unwrap();
    let words = read("ARCHITECTURE.md").split_whitespace().count();
    assert!(words <= 2_500, "ARCHITECTURE.md has {words} words: move details to docs/");
    let lines = read("README.md").lines().count();
    assert!(lines <= 130, "README.md has {lines} lines: move details to docs/");
}

#[test]
fn nothing_unfinished_lies_about() {
    // Put together here, so that this file does not find itself.
    let words = ["todo", "unimplemented", "dbg"].map(|word| format!("{word}!("));
    let notes = ["TO", "FIX", "XX"].iter().zip(["DO", "ME", "X"]);
    let notes: Vec<String> = notes.map(|(a, b)| format!("{a}{b}")).collect();
    for folder in ["src", "commands", "tests", "benches"] {
        for (path, text) in rust_files(Path::new(folder)) {
            for word in words.iter().chain(&notes) {
                assert!(!text.contains(word.as_str()), "{} has {word}", path.display());
            }
            let ignored = format!("#[{}]", "ignore");
            assert!(!text.contains(&ignored), "{} has a test that never runs", path.display());
        }
    }
}

#[test]
fn every_game_has_its_playthroughs_and_its_sentences() {
    for game in GAMES {
        for players in game.players() {
            let path = playthroughs::file(*game, players);
            assert!(path.is_file(), "{} is missing", path.display());
        }
        let sentences = project(&format!("locales/en-US/{}.ftl", game.id()));
        assert!(sentences.is_file(), "{} is missing", sentences.display());
    }
}

/// An advisory that we accept is about a version that we still use, and says why it stays.
#[test]
fn every_accepted_advisory_is_still_about_us() {
    let accepted = fs::read_to_string(project(".cargo/audit.toml")).unwrap();
    let lock = fs::read_to_string(project("Cargo.lock")).unwrap();
    let accepted: Vec<&str> =
        accepted.lines().map(str::trim).filter(|line| line.starts_with("\"RUSTSEC-")).collect();
    assert!(!accepted.is_empty());
    for line in accepted {
        let about = line.split_once("\", # ").and_then(|(_, about)| about.split_once(": "));
        let (version, reason) = about.unwrap_or_else(|| panic!("{line} names no crate and reason"));
        let (name, version) = version.split_once(' ').unwrap();
        let used = format!("name = \"{name}\"\nversion = \"{version}\"\n");
        assert!(lock.contains(&used), "{line}: that version is gone, and so may the line");
        assert!(reason.len() > 20, "{line}: why does it stay?");
    }
}

/// Does a word in this text begin like this?
fn mentions(text: &str, start: &str) -> bool {
    let mut found = text.match_indices(start);
    found.any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
}

/// A game is known to its own folder and to the line that registers it.
#[test]
fn only_its_own_folder_and_one_line_know_a_game() {
    for game in GAMES {
        let own = PathBuf::from(format!("src/rules/games/{}", game.id()));
        for (path, text) in rust_files(Path::new("src")) {
            // Tests have to play something.
            let tests = path.components().any(|part| part.as_os_str() == "tests");
            if path.starts_with(&own) || tests {
                continue;
            }
            let code = without_tests(&text);
            let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            let says: Vec<&str> =
                lines.filter(|line| mentions(&line.to_lowercase(), game.id())).collect();
            let allowed = match path.to_str().unwrap() {
                "src/rules/lib.rs" | "src/rules/games/mod.rs" => 1,
                _ => 0,
            };
            assert!(says.len() <= allowed, "{}: {says:?}", path.display());
        }
    }
}
