//! Exports that were harmed: an import takes all of one or nothing, and what it has taken can be folded or is set
//! aside.

use std::cell::{Cell, RefCell};
use std::fmt::Write as _;
use std::io::Cursor;
use std::time::Duration;

use host::store::{Durability, Store};
use host::table::{HostConfig, Table};
use host::thinking::Thinking;
use proptest::prelude::*;
use rules::GAMES;
use tempfile::TempDir;

use super::fuzz;
use crate::records::{Harm, apply, harm};
use crate::stored;

fn empty() -> (TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path(), Durability::Process).unwrap();
    (folder, store)
}

/// The table with the fewest lines of an export, as an export of its own: a small text is harmed in every place.
fn smallest() -> Vec<u8> {
    let export = String::from_utf8(stored::export()).unwrap();
    let mut lines = export.lines();
    let top = lines.next().unwrap();
    let mut tables: Vec<Vec<&str>> = Vec::new();
    for line in lines.filter(|line| line.starts_with("{\"table\"")) {
        match tables.last_mut() {
            Some(table) if line.contains("\"log\":") => table.push(line),
            _ => tables.push(vec![line]),
        }
    }
    let table = tables.into_iter().filter(|table| table.len() > 8).min_by_key(Vec::len).unwrap();
    let mut text = format!("{top}\n{}\n", table.join("\n"));
    let bottom = r#"{"end":true,"tables":1,"people":0,"places":0}"#;
    writeln!(text, "{bottom}").unwrap();
    text.into_bytes()
}

/// What is in a store after an import that was refused, and what can be made of it after one that was not.
fn import(store: &Store, text: &[u8]) -> Result<bool, TestCaseError> {
    let before = store.channels().unwrap();
    if let Err(refused) = store.import(&mut Cursor::new(text)) {
        prop_assert!(!refused.why.is_empty());
        prop_assert_eq!(store.channels().unwrap(), before, "refused, and something was changed");
        return Ok(false);
    }
    for channel in store.channels().unwrap() {
        // What cannot be read is set aside by whoever opens it.
        if let Ok(Some(stored)) = store.load(channel) {
            let config = HostConfig {
                games: GAMES,
                bot_pause: Duration::ZERO,
                thinking: Thinking::Iterations(1),
            };
            // It may be folded or not; it says so.
            let _ = Table::fold(config, channel, stored);
        }
    }
    Ok(true)
}

#[test]
fn a_harmed_export_is_taken_whole_or_not_at_all() {
    let text = smallest();
    let (folder, store) = empty();
    assert!(import(&store, &text).unwrap(), "unharmed it is taken");
    drop((folder, store));
    let place = RefCell::new(empty());
    let taken = Cell::new([0_u32; 2]);
    let harms = prop::collection::vec(harm(), 1..4);
    fuzz(400, &harms, |harms: Vec<Harm>| {
        let mut text = text.clone();
        harms.iter().for_each(|harm| apply(&mut text, harm));
        let took = import(&place.borrow().1, &text)?;
        if took {
            place.replace(empty());
        }
        let mut count = taken.get();
        count[usize::from(took)] += 1;
        taken.set(count);
        Ok(())
    });
    let [refused, _] = taken.get();
    assert!(refused > 0);
}

#[test]
fn what_is_no_export_is_refused() {
    let (_folder, store) = empty();
    let texts = prop_oneof![
        prop::collection::vec(any::<u8>(), 0..200),
        "(\\{\"kaigi\":\"tables\",\"version\":[0-9]{1,20}(,\"up\":-?[0-9]{1,20})?\\}\n?){0,3}"
            .prop_map(String::into_bytes),
    ];
    fuzz(500, &texts, |text: Vec<u8>| {
        prop_assert!(!import(&store, &text)?);
        Ok(())
    });
}
