//! Records that were damaged or forged, by the thousand: the checker always answers, and accepts
//! nothing but what the rules would have written.

use proptest::prelude::*;
use proptest::sample::Index;
use proptest::test_runner::TestRunner;
use rules::GAMES;
use rules::dice::Seed;
use rules::record::fair::{self, Added, Contribution, Fair};
use rules::record::{Checker, Deviation, Finding, Tally, Trouble, Unreadable};
use serde_json::Value;

use crate::fuzz::config;
use crate::{plain, record};

fn check(text: &[u8]) -> Result<Tally, Finding> {
    let mut checker = Checker::new();
    let lines = text.strip_suffix(b"\n").unwrap_or(text);
    if !text.is_empty() {
        lines.split(|byte| *byte == b'\n').try_for_each(|line| checker.line(line))?;
    }
    checker.finish()
}

fn records() -> Vec<Vec<u8>> {
    let games = GAMES.iter().flat_map(|game| game.players().map(move |players| (game, players)));
    games.map(|(game, players)| record(*game, &plain(players), "records")).collect()
}

/// One way to harm a text.
#[derive(Clone, Debug)]
pub(crate) enum Harm {
    Flip(Index, u8),
    Delete(Index, usize),
    Insert(Index, Vec<u8>),
    Copy(Index, Index, usize),
    Cut(Index),
    SwapLines(Index, Index),
    DropLine(Index),
    RepeatLine(Index),
    Digit(Index, u8),
}

pub(crate) fn harm() -> impl Strategy<Value = Harm> {
    let at = any::<Index>;
    let pieces = prop::sample::select(vec![
        &b"\""[..],
        b"{",
        b"}",
        b"[",
        b"]",
        b",",
        b":",
        b"\n",
        b"null",
        b"-",
        b"1e999",
        b"\\u0000",
        b"\xff",
        b"\"token\":\"play-pink-1\",",
        b"\"over\":true,",
        b"\"match\":18446744073709551615,",
        b"999999999999999999999999",
        b"0.5",
        b"\"seed\":0,",
        b"\"seat\":255,",
    ]);
    prop_oneof![
        (at(), 1..=255_u8).prop_map(|(at, bits)| Harm::Flip(at, bits)),
        (at(), 1..40_usize).prop_map(|(at, length)| Harm::Delete(at, length)),
        (at(), pieces).prop_map(|(at, piece)| Harm::Insert(at, piece.to_vec())),
        (at(), at(), 1..200_usize).prop_map(|(from, to, length)| Harm::Copy(from, to, length)),
        at().prop_map(Harm::Cut),
        (at(), at()).prop_map(|(one, other)| Harm::SwapLines(one, other)),
        at().prop_map(Harm::DropLine),
        at().prop_map(Harm::RepeatLine),
        (at(), b'0'..=b'9').prop_map(|(at, digit)| Harm::Digit(at, digit)),
    ]
}

pub(crate) fn apply(text: &mut Vec<u8>, harm: &Harm) {
    if text.is_empty() {
        return;
    }
    let length = text.len();
    let mut lines = |change: &dyn Fn(&mut Vec<Vec<u8>>)| {
        let mut lines: Vec<Vec<u8>> =
            text.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
        change(&mut lines);
        *text = lines.concat();
    };
    match harm {
        Harm::Flip(at, bits) => text[at.index(length)] ^= bits,
        Harm::Delete(at, count) => {
            let at = at.index(length);
            text.drain(at..length.min(at + count));
        }
        Harm::Insert(at, piece) => {
            let at = at.index(length);
            text.splice(at..at, piece.iter().copied());
        }
        Harm::Copy(from, to, count) => {
            let from = from.index(length);
            let piece = text[from..length.min(from + count)].to_vec();
            let to = to.index(length);
            text.splice(to..to, piece);
        }
        Harm::Cut(at) => text.truncate(at.index(length)),
        Harm::SwapLines(one, other) => lines(&|lines| {
            let count = lines.len();
            lines.swap(one.index(count), other.index(count));
        }),
        Harm::DropLine(at) => lines(&|lines| {
            lines.remove(at.index(lines.len()));
        }),
        Harm::RepeatLine(at) => lines(&|lines| {
            let at = at.index(lines.len());
            lines.insert(at, lines[at].clone());
        }),
        Harm::Digit(at, digit) => {
            let digits: Vec<usize> = (0..length).filter(|i| text[*i].is_ascii_digit()).collect();
            if !digits.is_empty() {
                text[digits[at.index(digits.len())]] = *digit;
            }
        }
    }
}

/// The value of a text, if it has one: spaces and the order of keys do not matter.
fn meaning(text: &[u8]) -> Option<Vec<Value>> {
    let text = std::str::from_utf8(text).ok()?;
    text.lines().map(|line| serde_json::from_str(line).ok()).collect()
}

#[test]
fn a_harmed_record_is_never_accepted_and_never_stops_the_checker() {
    let records = records();
    let strategy = (0..records.len(), prop::collection::vec(harm(), 1..4));
    let found = std::cell::Cell::new([0_u32; 3]);
    let tried = TestRunner::new(config(6_000)).run(&strategy, |(at, harms)| {
        let mut text = records[at].clone();
        harms.iter().for_each(|harm| apply(&mut text, harm));
        let mut count = found.get();
        match check(&text) {
            Ok(_) => {
                count[0] += 1;
                prop_assert_eq!(meaning(&text), meaning(&records[at]), "a forgery was accepted");
            }
            Err(Finding { trouble: Trouble::Deviates(_), .. }) => count[1] += 1,
            Err(Finding { trouble: Trouble::Unreadable(_), .. }) => count[2] += 1,
        }
        found.set(count);
        Ok(())
    });
    tried.unwrap();
    let [accepted, deviating, unreadable] = found.get();
    let few = (accepted + deviating + unreadable) / 12;
    assert!(deviating > few && unreadable > few, "{accepted} {deviating} {unreadable}");
}

/// Every number, word and list in a few lines, changed one at a time.
#[test]
fn a_forged_value_anywhere_is_found_on_its_own_line() {
    let record = &records()[0];
    let lines: Vec<&[u8]> = record.strip_suffix(b"\n").unwrap().split(|b| *b == b'\n').collect();
    let last = lines.len() - 1;
    for at in [0, 1, 2, 30, last - 1, last] {
        let value: Value = serde_json::from_slice(lines[at]).unwrap();
        for forged in forgeries(&value) {
            let mut forged_lines: Vec<Vec<u8>> = lines.iter().map(|line| line.to_vec()).collect();
            forged_lines[at] = forged.to_string().into_bytes();
            let finding = check(&forged_lines.join(&b'\n')).expect_err("a forgery was accepted");
            assert_eq!(finding.line, at as u64 + 1, "{forged}");
        }
    }
}

/// The value with one thing in it changed, in every way.
fn forgeries(value: &Value) -> Vec<Value> {
    match value {
        Value::Object(object) => object
            .iter()
            .flat_map(|(key, inner)| {
                let changed = forgeries(inner).into_iter().map(|forged| {
                    let mut object = object.clone();
                    object.insert(key.clone(), forged);
                    Value::Object(object)
                });
                let mut without = object.clone();
                without.remove(key);
                changed.chain([Value::Object(without)]).collect::<Vec<_>>()
            })
            .collect(),
        Value::Array(list) => {
            let changed = list.iter().enumerate().flat_map(|(at, inner)| {
                let changed = forgeries(inner).into_iter().map(move |forged| {
                    let mut list = list.clone();
                    list[at] = forged;
                    Value::Array(list)
                });
                let mut without = list.clone();
                without.remove(at);
                changed.chain([Value::Array(without)])
            });
            let longer = [list.clone(), vec![Value::Null]].concat();
            changed.chain([Value::Array(longer)]).collect()
        }
        Value::String(text) => vec![format!("{text}0").into(), Value::Null],
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            vec![(number + 1).into(), Value::from(number as f64)]
        }
        Value::Bool(flag) => vec![(!flag).into()],
        Value::Null => vec![0.into()],
    }
}

#[test]
fn a_record_cut_off_at_any_line_says_where() {
    let record = &records()[0];
    let breaks = record.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
    let breaks: Vec<usize> = breaks.map(|(at, _)| at + 1).collect();
    for (lines, end) in breaks[..breaks.len() - 1].iter().enumerate() {
        let finding = check(&record[..*end]).unwrap_err();
        let cut = Unreadable::CutOff { number: 0, ply: lines as u32 };
        assert_eq!(finding.trouble, Trouble::Unreadable(cut));
        assert_eq!(finding.line, lines as u64 + 2);
    }
}

/// A record whose head says what its deal was made of.
fn fair_record() -> Vec<String> {
    let host_seed = Seed::mix(&[b"host"]);
    let added = [("17", "1"), ("4", "2"), ("17", "“rain” \\ snow")];
    let seed = fair::seed(host_seed, added.into_iter());
    let (mut playing, happened) = GAMES[0].start(&plain(2), seed).unwrap();
    let mut lines = Vec::new();
    let written: Result<(), ()> = record::play_out(
        0,
        &mut *playing,
        &happened,
        |_, _, legal| legal[0],
        |line| {
            lines.push(String::from_utf8(line.to_vec()).unwrap());
            Ok(())
        },
    );
    written.unwrap();
    let contributions = added.map(|(user, words)| Contribution {
        user: user.to_owned(),
        added: Added::Words(words.to_owned()),
    });
    let fair = Fair {
        scheme: 1,
        commitment: fair::commitment(host_seed),
        host_seed: host_seed.to_string(),
        table: None,
        list: None,
        contributions: contributions.to_vec(),
    };
    let fair = serde_json::to_string(&fair).unwrap();
    lines[0] = format!("{},\"fair\":{fair}}}", lines[0].strip_suffix('}').unwrap());
    lines
}

#[test]
fn a_head_may_say_what_its_deal_was_made_of() {
    let lines = fair_record();
    assert_eq!(check(lines.join("\n").as_bytes()).unwrap().matches, 1);
    let spaced: Value = serde_json::from_str(&lines[0]).unwrap();
    let spaced = [vec![format!(" {spaced}")], lines[1..].to_vec()].concat();
    assert!(check(spaced.join("\n").as_bytes()).is_ok());
}

#[test]
fn a_deal_that_was_not_made_of_what_its_head_says_is_found() {
    let lines = fair_record();
    let listed = crate::fair::honest_record();
    for head in [&lines[0], listed.lines().next().unwrap()] {
        let head: Value = serde_json::from_str(head).unwrap();
        for forged in forgeries(&head["fair"]).into_iter().chain([Value::Bool(true)]) {
            let mut head = head.clone();
            head["fair"] = forged.clone();
            let finding = check(head.to_string().as_bytes()).expect_err("a forgery was accepted");
            assert_eq!(finding.line, 1, "{forged}");
        }
    }
    let deviates = |at: &str, from: &str, to: &str| {
        assert!(lines[0].contains(from));
        let finding = check(lines[0].replacen(from, to, 1).as_bytes()).unwrap_err();
        let Trouble::Deviates(Deviation::Value { at: found, .. }) = finding.trouble else {
            panic!("{finding:?}");
        };
        assert_eq!(found, at);
    };
    deviates("seed", "snow", "hail");
    deviates("fair/commitment", "\"commitment\":\"", "\"commitment\":\"0");
    let other = Seed::mix(&[b"other"]);
    let (started, happened) = GAMES[0].start(&plain(2), other).unwrap();
    let mut head = Vec::new();
    record::head(&mut head, 0, &*started, &happened);
    let fair = &lines[0][lines[0].find(",\"fair\"").unwrap()..];
    let head = String::from_utf8(head).unwrap();
    let finding = check(format!("{}{fair}", head.strip_suffix('}').unwrap()).as_bytes());
    assert!(matches!(finding.unwrap_err().trouble, Trouble::Deviates(_)), "another deal");
}
