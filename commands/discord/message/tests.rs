//! Whatever is put into a message, Discord takes it: random pages and hostile texts against the
//! playground's table of Discord's limits, which was written apart from ours.

mod controls;

use std::collections::HashSet;

use playground::limits::{Asked, MessageKind, check_callback, check_message, check_modal};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};
use serde_json::{Value, json};

use super::text::{cut, filled, length, literal, split};
use super::*;
use crate::discord::custom_id::{CustomId, Keys, Sealed, What};

fn always<S: Strategy>(cases: u32, strategy: &S, property: impl Fn(S::Value)) {
    let config = Config {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(0),
        ..Config::default()
    };
    let tried = TestRunner::new(config).run(strategy, |value| {
        property(value);
        Ok(())
    });
    tried.unwrap();
}

/// Texts that people, games and languages could come up with, and some that only enemies could.
fn texts() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just(String::new()),
        Just(" \n\t ".to_owned()),
        Just("👩‍👩‍👧‍👦".to_owned()),
        Just("e\u{301}\u{301}\u{301}".to_owned()),
        Just("\u{202e}עברית العربية\u{202c}".to_owned()),
        Just("@everyone <@1> <#2> **x** ```".to_owned()),
        "\\PC{0,40}",
        any::<String>(),
        "[a-z ]{0,30}\n",
    ];
    let times = prop_oneof![8 => Just(1_usize), 2 => Just(60), 1 => Just(3000)];
    (piece, times).prop_map(|(piece, times)| piece.repeat(times).chars().take(10_000).collect())
}

fn id(what: What) -> Sealed {
    Keys::new(&[0; 32]).seal(&CustomId { channel: u64::MAX, line: u32::MAX, open: None, what })
}

fn takes(message: &Message) -> Value {
    let body = message.json();
    let files = message.files().len();
    for kind in [MessageKind::Create, MessageKind::Followup] {
        let checked = check_message(&body, kind, files);
        assert!(checked.is_ok(), "{:?}", checked.unwrap_err().body());
    }
    let answer = check_callback(&json!({"type": 4, "data": body}), files, Asked::default());
    assert!(answer.is_ok(), "{:?}", answer.unwrap_err().body());
    let edit = serde_json::to_value(message.body(true)).unwrap();
    let checked = check_message(&edit, MessageKind::Edit, files);
    assert!(checked.is_ok(), "{:?}", checked.unwrap_err().body());
    assert_eq!(edit.get("flags"), None);
    assert_eq!(body["allowed_mentions"]["parse"], json!([]));
    body
}

fn text_of<'a>(value: &'a Value, path: &str) -> &'a str {
    value.pointer(path).and_then(Value::as_str).unwrap_or_default()
}

#[test]
fn a_cut_text_fits_and_says_that_it_was_cut() {
    always(500, &(texts(), 1_usize..300), |(text, most)| {
        let short = cut(text.as_str(), most);
        assert!(length(&short) <= most, "{short:?}");
        if length(&text) <= most {
            assert_eq!(short, text);
        } else {
            assert!(short.ends_with('…'));
            assert!(text.starts_with(short.trim_end_matches('…').trim_end()) || short == "…");
        }
        let filled = filled(text, most);
        assert!(!filled.trim().is_empty() && length(&filled) <= most);
    });
    assert_eq!(cut("pink 3", 6), "pink 3");
    assert_eq!(cut("pink 37", 6), "pink…");
    assert_eq!(cut("😀😀😀", 5), "😀😀…");
    assert_eq!(cut("abc", 0), "");
}

#[test]
fn a_split_text_loses_nothing_but_blanks() {
    always(300, &(texts(), 2_usize..500), |(text, most)| {
        let parts = split(&text, most);
        assert!(parts.iter().all(|part| length(part) <= most && !part.trim().is_empty()));
        let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        assert_eq!(letters(&parts.concat()), letters(&text));
    });
    assert_eq!(split("one two\nthree four", 10), ["one two", "three four"]);
    assert_eq!(split("a\nbcdefgh ijkl", 10), ["a\nbcdefgh", "ijkl"]);
    assert_eq!(split("abcdefghijkl", 10), ["abcdefghij", "kl"]);
    assert_eq!(split("", 10), [""; 0]);
}

#[test]
fn a_name_says_only_itself() {
    assert_eq!(literal("Dana"), "Dana");
    assert_eq!(literal("J. R. O'Neil-Smith"), "J. R. O'Neil-Smith");
    assert_eq!(literal("*_~|`x"), "\\*\\_\\~\\|\\`x");
    assert_eq!(literal("@everyone <@1>"), "\\@everyone \\<\\@1\\>");
    assert_eq!(literal("# big"), "\\# big");
    assert_eq!(literal("- x"), "\\- x");
    assert_eq!(literal("1. x"), "1\\. x");
    assert_eq!(literal("https://a.b"), "https\\://a.b");
    assert_eq!(literal("[a](b)"), "\\[a\\](b)");
    assert_eq!(literal("a\nb\u{202e}c"), "a bc");
    assert_eq!(literal(" \u{202e} "), "…");
    always(300, &texts(), |text| {
        let name = literal(&text);
        assert!(!name.contains(['\n', '\u{202e}']) && !name.trim().is_empty());
    });
}

#[test]
fn every_message_is_within_the_limits() {
    let embed = (texts(), texts(), prop::collection::vec((texts(), texts()), 0..30), texts());
    let parts =
        (texts(), prop::collection::vec(embed, 0..12), prop::collection::vec(texts(), 0..30));
    let numbers = (prop::collection::vec(any::<u64>(), 0..110), any::<bool>(), any::<u32>());
    always(150, &(parts, numbers), |((content, embeds, labels), (users, secret, colour))| {
        let embeds = embeds.into_iter().map(|(title, text, fields, footer)| {
            let embed = Embed::new().title(title).text(text).footer(footer).colour(colour);
            fields.into_iter().fold(embed, |embed, (name, text)| embed.field(name, text))
        });
        let buttons = labels.into_iter().zip(0_u8..).map(|(label, n)| {
            // Every third has an id that is taken.
            Button::new(Style::Danger, label, id(What::Menu(n - u8::from(n % 3 == 2))))
        });
        let mut message =
            embeds.fold(Message::new().text(content), Message::embed).rows(Row::buttons(buttons));
        message = users.into_iter().fold(message, Message::notify);
        if secret {
            message = message.ephemeral();
        }
        let body = takes(&message);
        assert!(length(text_of(&body, "/content")) <= limits::CONTENT);
        let mut sum = 0;
        for embed in body["embeds"].as_array().unwrap() {
            for (path, most) in [
                ("/title", limits::EMBED_TITLE),
                ("/description", limits::EMBED_TEXT),
                ("/footer/text", limits::EMBED_FOOTER),
            ] {
                assert!(length(text_of(embed, path)) <= most);
                sum += length(text_of(embed, path));
            }
            for field in embed["fields"].as_array().into_iter().flatten() {
                assert!(length(text_of(field, "/name")) <= limits::FIELD_NAME);
                assert!(length(text_of(field, "/value")) <= limits::FIELD_TEXT);
                sum += length(text_of(field, "/name")) + length(text_of(field, "/value"));
            }
        }
        assert!(sum <= limits::EMBEDS_SUM);
        let flags = if secret { json!(64) } else { Value::Null };
        assert_eq!(body["flags"], flags);
    });
}

#[test]
fn a_message_of_nothing_is_taken() {
    takes(&Message::new());
    takes(&Message::new().embed(Embed::new()).text("  \n"));
    takes(&Message::new().file(File::new("board.png", "The board", vec![1])));
}

#[test]
fn files_stay_unless_something_is_said_about_them() {
    assert_eq!(Message::new().text("x").json().get("attachments"), None);
    let none = Message::new().without_files();
    assert_eq!(none.json().get("attachments"), None, "a new message has none anyway");
    assert_eq!(serde_json::to_value(none.body(true)).unwrap()["attachments"], json!([]));
    let file = File::new("a board.png", "x".repeat(2000), vec![0; 3]);
    let listed = Message::new().file(file).json();
    assert_eq!(listed["attachments"][0]["filename"], "a_board.png");
    assert_eq!(length(text_of(&listed, "/attachments/0/description")), limits::ALT);
    let large = File::new("x", "", vec![0; limits::FILE + 1]);
    assert_eq!(Message::new().file(large).files(), []);
    let small = || File::new("x", "", vec![1]);
    let many = (0..12).fold(Message::new(), |message, _| message.file(small()));
    assert_eq!(many.files().len(), limits::FILES);
    takes(&many);
}

#[test]
fn files_that_are_there_already_are_not_sent_again() {
    let board = |alt: &str| File::new("board.png", alt, vec![1; 9]);
    let old = Message::new().text("old").file(board("A"));
    let new = Message::new().text("new").file(board("A")).or(Message::new().text("words"));
    let sent = new.over(Some(&old));
    assert!(sent.files().is_empty() && sent.leaves_files() && sent.spare().is_none());
    assert_eq!(new.over(None).files().len(), 1);
    // Another description is another file.
    let retold = Message::new().text("new").file(board("B"));
    assert_eq!(retold.over(Some(&old)).files().len(), 1);
    // What stays on a message is known, and goes when there is to be none.
    let stays = Message::new().text("new").after(Some(&old));
    assert_eq!(stays.files(), old.files());
    let words = Message::new().text("words").without_files();
    let cleared = |old: &Message| serde_json::to_value(words.over(Some(old)).body(true)).unwrap();
    assert_eq!(cleared(&stays)["attachments"], json!([]));
    assert_eq!(cleared(&words).get("attachments"), None);
}

#[test]
fn a_modal_is_within_the_limits() {
    always(200, &(texts(), texts(), 0_usize..9000), |(title, label, most)| {
        let input = TextInput::new("first", label.as_str(), most);
        let modal = Modal::new(id(What::Stir), title, input);
        let body = serde_json::to_value(&modal).unwrap();
        let checked = check_modal(&body);
        assert!(checked.is_ok(), "{:?}", checked.unwrap_err().body());
    });
}

#[test]
fn ids_of_a_message_differ() {
    let button = || Button::new(Style::Primary, "Join", id(What::Join));
    let message = Message::new().rows(Row::buttons([button(), button()]));
    let body = takes(&message.rows(Row::buttons([button()])));
    let ids: Vec<&Value> = body["components"].as_array().unwrap().iter().collect();
    assert_eq!(ids.len(), 1);
    let values = ["a", "b", "a", "", "c"].into_iter().filter_map(|value| Choice::new("x", value));
    let menu = Menu::new(id(What::Menu(0)), "", values).unwrap();
    let body = takes(&Message::new().rows([Row::menu(menu)]));
    let options = body["components"][0]["components"][0]["options"].as_array().unwrap();
    let different: HashSet<&str> = options.iter().map(|option| text_of(option, "/value")).collect();
    assert_eq!((options.len(), different.len()), (3, 3));
}

#[test]
fn no_name_turns_a_description_or_a_threads_name_around() {
    let hostile = "Aki\u{202e}\nand\u{2066} Ben\u{200f}\u{2028}\u{7}.";
    assert_eq!(text::one_line(hostile), "Aki and Ben  .");
    let file = File::new("board.png", hostile, vec![0]);
    assert_eq!(file.alt(), "Aki and Ben  .");
}

#[test]
fn who_is_not_notified_is_still_mentioned() {
    let call = Message::new().text("<@1> <@2>").notify(1).notify(2);
    let one = call.unnotified(1);
    assert_eq!(
        (&one.json()["allowed_mentions"]["users"], one.json().get("flags")),
        (&serde_json::json!(["2"]), None)
    );
    let none = one.unnotified(2).json();
    assert_eq!(
        (&none["content"], &none["flags"]),
        (&serde_json::json!("<@1> <@2>"), &serde_json::json!(1 << 12))
    );
}
