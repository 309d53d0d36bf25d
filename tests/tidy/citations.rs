//! Citations: a comment that names a section, a ruling or an example of a document finds it there, and
//! the functions that the map names are in the code.
//!
//! A document numbers its headings (`## 3. …`, `### 3.2 …`) and the rows of its tables (`| Q7 | …`,
//! `| T1 | …`). Comments cite it as `docs/record.md` and a number. In a game's folder "rules 3.2",
//! "Q7" and "T1" mean `docs/rules/<game>.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use rules::GAMES;

use super::{files, literals, rust_files};

/// Where the rules of the games stand, a document for each.
const RULES: &str = "docs/rules";

/// The places of a document that can be cited: the numbers of its headings and of the rows of its tables.
#[derive(Debug, Default)]
struct Places(BTreeSet<String>);

impl Places {
    fn of_document(text: &str) -> Self {
        let places = text.lines().filter_map(|line| {
            let place = if line.starts_with('#') {
                let number = line.trim_start_matches('#').split_whitespace().next()?;
                Some(number.trim_end_matches('.')).filter(|number| is_section(number))
            } else {
                line.strip_prefix("| ")?.split(' ').next().filter(|row| is_row(row))
            };
            place.map(str::to_owned)
        });
        Self(places.collect())
    }
}

/// `3` or `3.2`.
fn is_section(word: &str) -> bool {
    !word.is_empty()
        && word.split('.').all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
}

/// `Q7` or `T1`: a capital letter and one or two digits.
fn is_row(word: &str) -> bool {
    let digits = word.strip_prefix(|letter: char| letter.is_ascii_uppercase());
    digits.is_some_and(|digits| {
        (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
    })
}

/// A place that a text cites, and in which document; in none if the text does not say.
#[derive(Debug, PartialEq, Eq)]
struct Citation {
    document: Option<String>,
    /// Nothing if only the document is named.
    place: Option<String>,
}

/// The citations of a text. `home` is the document that is meant where none is named.
fn citations(text: &str, home: Option<&str>) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut document = home.map(str::to_owned);
    // Numbers are citations only behind a document, and in a list that began there.
    let mut listing = false;
    for raw in text.split_whitespace().flat_map(|word| word.split("](")) {
        let word = raw.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        if word.starts_with("docs/") && word.ends_with(".md") && !word.contains('<') {
            document = Some(word.to_owned());
            found.push(Citation { document: document.clone(), place: None });
            listing = true;
        } else if word.eq_ignore_ascii_case("rules") && home.is_some() {
            document = home.map(str::to_owned);
            listing = true;
        } else if is_row(word) || listing && is_section(word) {
            found.push(Citation { document: document.clone(), place: Some(word.to_owned()) });
        } else {
            listing &= word == "to" || word == "and";
        }
        listing &= !raw.ends_with([')', '.', ';', ':']);
    }
    // Elsewhere only rulings are written like that and nothing else is.
    found.retain(|one| {
        let ruling = one.place.as_ref().is_some_and(|place| place.starts_with('Q'));
        one.document.is_some() || ruling
    });
    found
}

/// The comments of some code, those on consecutive lines as one text.
fn comments(code: &str) -> Vec<String> {
    let mut comments = vec![String::new()];
    for line in code.lines() {
        // Not an address in quotes.
        let comment = line.split_once("//").filter(|(before, _)| !before.ends_with(':'));
        let Some((_, comment)) = comment else {
            comments.push(String::new());
            continue;
        };
        let last = comments.last_mut().expect("there is always one");
        last.push_str(comment.trim_start_matches(['/', '!']));
        last.push(' ');
    }
    comments.retain(|comment| !comment.is_empty());
    comments
}

/// The citations of a text that find nothing, in words.
fn faults(
    text: &str,
    home: Option<&str>,
    documents: &BTreeMap<String, Places>,
) -> impl Iterator<Item = String> {
    citations(text, home).into_iter().filter_map(|Citation { document, place }| {
        let place = place.unwrap_or_default();
        let Some(document) = document else {
            return Some(format!("{place} of no document"));
        };
        match documents.get(&document) {
            None => Some(format!("no {document}")),
            Some(places) if place.is_empty() || places.0.contains(&place) => None,
            Some(_) => Some(format!("no {place} in {document}")),
        }
    })
}

/// The documents, by their paths.
fn documents() -> BTreeMap<String, Places> {
    let files = files(Path::new("docs"), "md").into_iter();
    files.map(|(path, text)| (path.display().to_string(), Places::of_document(&text))).collect()
}

/// The rules of the game that this file belongs to.
fn home(path: &Path) -> Option<String> {
    let game = path.strip_prefix("src/rules/games").ok()?.components().next()?;
    let document = format!("{RULES}/{}.md", game.as_os_str().to_str()?);
    crate::project(&document).is_file().then_some(document)
}

#[test]
fn every_citation_of_the_code_finds_its_place() {
    let documents = documents();
    let mut wrong = Vec::new();
    for folder in ["src", "commands", "tests", "benches"] {
        for (path, code) in rust_files(Path::new(folder)) {
            // This file has wrong ones on purpose.
            if path.ends_with("tidy/citations.rs") {
                continue;
            }
            let home = home(&path);
            let mut texts = comments(&code);
            // In drawings Q is a curve.
            if !path.components().any(|part| part.as_os_str() == "draw") && home.is_some() {
                texts.extend(literals(&code).into_iter().map(|literal| literal.text));
            }
            for text in texts {
                let faults = faults(&text, home.as_deref(), &documents);
                wrong.extend(faults.map(|fault| format!("{}: {fault}", path.display())));
                let foreign = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
                if foreign.into_iter().any(|word| word.eq_ignore_ascii_case("spec")) {
                    wrong.push(format!("{}: cites a spec", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_citation_of_a_document_or_a_sentence_finds_its_place() {
    let documents = documents();
    let mut wrong = Vec::new();
    for (folder, ending) in [("", "md"), ("locales", "ftl"), ("benches", "sh"), ("benches", "py")] {
        for (path, text) in files(Path::new(folder), ending) {
            let name = path.display().to_string();
            let home = Some(name.as_str()).filter(|name| name.starts_with(RULES));
            for paragraph in text.split("\n\n") {
                let faults = faults(paragraph, home, &documents);
                wrong.extend(faults.map(|fault| format!("{name}: {fault}")));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_link_of_a_document_leads_to_a_file() {
    let mut wrong = Vec::new();
    for (path, text) in files(Path::new(""), "md") {
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for target in targets.filter(|target| !target.contains("://")) {
            let file = target.split('#').next().unwrap_or_default();
            let folder = path.parent().unwrap_or(Path::new(""));
            if !file.is_empty() && !crate::project("").join(folder).join(file).exists() {
                wrong.push(format!("{}: {target}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The names of functions in a text: `Hall::press` is one, `press`.
fn functions(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != ':');
    let names = words.filter_map(|word| word.trim_matches(':').rsplit_once("::"));
    names.map(|(_, name)| name).filter(|name| name.starts_with(|c: char| c.is_ascii_lowercase()))
}

#[test]
fn the_walk_of_one_press_names_functions_that_exist() {
    let map = std::fs::read_to_string(crate::project("ARCHITECTURE.md")).unwrap();
    let walk = map.split("## One press").nth(1).and_then(|rest| rest.split("```").nth(1));
    let names: Vec<&str> = functions(walk.expect("the map has the walk")).collect();
    assert!(names.len() >= 12, "{names:?}");
    let code: String = ["src", "commands"]
        .iter()
        .flat_map(|folder| rust_files(Path::new(folder)))
        .map(|(_, code)| code)
        .collect();
    for name in names {
        let found = ['(', '<'].iter().any(|end| code.contains(&format!("fn {name}{end}")));
        assert!(found, "ARCHITECTURE.md names {name}, which is no function");
    }
    let some = " 1 bot::on_event  the event: Keeper::run\n 2 Wire is not one; `App`, a: b";
    assert_eq!(functions(some).collect::<Vec<_>>(), ["on_event", "run"]);
}

#[test]
fn every_game_has_its_rules() {
    for game in GAMES {
        let document = format!("{RULES}/{}.md", game.id());
        let places = &documents()[&document];
        assert!(places.0.contains("1") && places.0.contains("Q1"), "{document}");
    }
}

#[test]
fn a_citation_that_finds_nothing_is_found() {
    let document = "# Rules\n\n## 2. Play\n\n### 2.1 Tricks\n\n| no. | ruling |\n| Q3 | Yes. |\n";
    let home = "docs/rules/toy.md";
    let documents = BTreeMap::from([(home.to_owned(), Places::of_document(document))]);
    let found = |text| faults(text, Some(home), &documents).collect::<Vec<_>>();
    for good in
        ["who wins (rules 2.1)", "rules 2 and 2.1, Q3", "Rules 2, told again in 7 ways", "(Q3)"]
    {
        assert_eq!(found(good), [""; 0], "{good}");
    }
    assert_eq!(found("(rules 2.2)"), ["no 2.2 in docs/rules/toy.md"]);
    assert_eq!(found("rules 2 to 4, then 5 more"), ["no 4 in docs/rules/toy.md"]);
    assert_eq!(found("our ruling (Q4)"), ["no Q4 in docs/rules/toy.md"]);
    assert_eq!(found("see `docs/lost.md` 1"), ["no docs/lost.md", "no docs/lost.md"]);
    let elsewhere = |text| faults(text, None, &documents).collect::<Vec<_>>();
    assert_eq!(elsewhere("our ruling (Q3)"), ["Q3 of no document"]);
    assert_eq!(
        elsewhere("`docs/rules/toy.md` 2.1, ruling Q3; rules 9, V8"),
        ["no V8 in docs/rules/toy.md"]
    );
    let code = "fn a() {} // rules 2\n/// our\n/// ruling (Q9)\nlet at = \"http://\";\n// b";
    assert_eq!(comments(code), [" rules 2  our  ruling (Q9) ", " b "]);
}
