//! The files of a store are harmed, in one place after the other. Every copy opens without a panic, with one
//! wrong byte nothing is lost, and the files that were harmed are still there.
//!
//! `KAIGI_DAMAGED=240 cargo test -p host damaged` harms as many copies as are asked for.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;

use super::*;

const COPIES: u64 = 60;
const TABLES: u64 = 24;

fn channel(table: u64) -> Channel {
    Channel(1_100_000_000_000_000_000 + table * 7_919_000_003)
}

/// A store that was opened twice, so that a half of it is in sled's snapshot, and what it holds.
fn made(path: &Path) -> BTreeMap<Channel, Vec<String>> {
    let mut kept = BTreeMap::new();
    for half in 0..2 {
        let store = open(path);
        for round in half * 6..half * 6 + 6 {
            for table in 0..TABLES {
                let first: u32 = round * 2;
                let name = format!("{table} in round {round} ").repeat(30);
                let said = if first == 0 { opened(1) } else { joined(table, &name) };
                let due = Some(u64::from(round) * 100);
                let lines = [said, joined(u64::from(first) + 9, "Björn \u{1f3b2}")];
                store.append(channel(table), first, &lines, None, due).unwrap();
            }
        }
        for table in 0..TABLES {
            store.keep_note(channel(table), b"a note").unwrap();
            store.change_person(User(table), |person| person.text_only = true).unwrap();
        }
        kept = (0..TABLES).map(|table| (channel(table), loaded(&store, channel(table)))).collect();
    }
    kept
}

/// The files of a store, with the number of bytes in each that mean something.
fn files(path: &Path) -> Vec<(PathBuf, usize)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(path).unwrap() {
        let entry = entry.unwrap().path();
        if entry.is_file() {
            let bytes = fs::read(&entry).unwrap();
            let used = bytes.iter().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
            files.push((entry, used));
        }
    }
    files.sort();
    files
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to.join("blobs")).unwrap();
    for (file, _) in files(from) {
        fs::copy(&file, to.join(file.file_name().unwrap())).unwrap();
    }
}

/// A number below this one, the same in every run.
fn below(round: u64, salt: u64, most: u64) -> u64 {
    let mixed =
        (round + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ salt.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ (mixed >> 32)) % most
}

/// What came of harmed copies.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counted {
    opened: u64,
    refused: u64,
    panicked: u64,
    /// Tables that are said to be damaged.
    told: u64,
    /// Tables that are not as they were, without a word.
    silent: u64,
}

/// Opens a harmed store, and compares what it holds.
fn count(path: &Path, before: &BTreeMap<Channel, Vec<String>>, counted: &mut Counted) {
    match catch_unwind(AssertUnwindSafe(|| Store::open(path, Durability::Process))) {
        Err(_) => counted.panicked += 1,
        Ok(Err(_)) => counted.refused += 1,
        Ok(Ok(store)) => {
            counted.opened += 1;
            for (channel, lines) in before {
                match store.load(*channel) {
                    Ok(Some(stored)) if texts(&stored.lines) == *lines => {}
                    Ok(_) => counted.silent += 1,
                    Err(_) => counted.told += 1,
                }
            }
        }
    }
}

/// Harms some bytes in a row of a copy, and gives the bytes that its file has then.
fn harm(path: &Path, all: &[(PathBuf, usize)], round: u64, row: usize) -> (PathBuf, Vec<u8>) {
    // Every fourth copy is harmed in any file, the others in the log.
    let (file, used) = if round.is_multiple_of(4) {
        &all[below(round, 1, all.len() as u64) as usize]
    } else {
        all.iter().max_by_key(|(_, used)| *used).unwrap()
    };
    let name = PathBuf::from(file.file_name().unwrap());
    let mut bytes = fs::read(path.join(&name)).unwrap();
    let place = below(round, 2, *used as u64) as usize;
    for byte in bytes.iter_mut().skip(place).take(row) {
        *byte ^= 1 + below(round, 3, 255) as u8;
    }
    fs::write(path.join(&name), &bytes).unwrap();
    (name, bytes)
}

fn copies() -> u64 {
    let asked = std::env::var("KAIGI_DAMAGED").ok().and_then(|copies| copies.parse().ok());
    asked.unwrap_or(COPIES)
}

#[test]
fn one_harmed_byte_anywhere_loses_no_table() {
    let whole = folder();
    let before = made(whole.path());
    let all = files(whole.path());
    let mut counted = Counted::default();
    for round in 0..copies() {
        let folder = folder();
        let path = folder.path().join("tables");
        copy(whole.path(), &path);
        let (name, harmed) = harm(&path, &all, round, 1);
        count(&path, &before, &mut counted);
        let kept = [path.join(&name), path.join(format!("damaged-{}", name.display()))];
        let aside = folder.path().join("tables.damaged-1").join(&name);
        let kept = kept.into_iter().chain([aside]);
        let mut kept = kept.filter_map(|file| fs::read(file).ok());
        assert!(kept.any(|bytes| bytes.starts_with(&harmed)), "round {round}: {name:?} is gone");
    }
    let _ = writeln!(io::stderr(), "one byte: {counted:?}");
    assert_eq!(counted, Counted { opened: copies(), ..Counted::default() });
}

#[test]
fn a_harmed_stretch_loses_only_what_is_said_to_be_lost() {
    const STRETCH: usize = 40;
    let whole = folder();
    let before = made(whole.path());
    let all = files(whole.path());
    let mut counted = Counted::default();
    for round in 0..copies() {
        let folder = folder();
        let path = folder.path().join("tables");
        copy(whole.path(), &path);
        harm(&path, &all, round, STRETCH);
        count(&path, &before, &mut counted);
    }
    let _ = writeln!(io::stderr(), "{STRETCH} bytes: {counted:?}");
    assert_eq!((counted.opened, counted.refused, counted.panicked), (copies(), 0, 0));
    let tables = TABLES * copies();
    assert!(counted.told + counted.silent <= tables / 50, "{counted:?} of {tables}");
}

#[test]
fn half_a_snapshot_of_the_last_start_is_no_obstacle() {
    let folder = folder();
    let path = folder.path().join("tables");
    let before = made(&path);
    let snapshot = files(&path).into_iter().find_map(|(file, _)| {
        let name = file.file_name()?.to_str()?.to_owned();
        name.starts_with("snap.").then_some(file)
    });
    let half = fs::read(snapshot.unwrap()).unwrap();
    let half = &half[..half.len() / 2];
    // Later than the last one, as a start that was killed leaves it.
    fs::write(path.join("snap.00000000FFFFFFFF.generating"), half).unwrap();
    let mut counted = Counted::default();
    count(&path, &before, &mut counted);
    fs::write(path.join("snap.00000000FFFFFFFF"), half).unwrap();
    count(&path, &before, &mut counted);
    assert_eq!(counted, Counted { opened: 2, ..Counted::default() });
    assert!(path.join("damaged-snap.00000000FFFFFFFF").exists(), "it is kept aside");
}

#[test]
fn repair_says_what_there_is_and_what_was_done() {
    let folder = folder();
    let path = folder.path().join("tables");
    made(&path);
    let well = repair(&path).unwrap();
    assert_eq!((well.tables, well.people, well.damaged.len()), (TABLES, TABLES, 0));
    assert_eq!(well.rebuilt, None);
    let mut bytes = fs::read(path.join("db")).unwrap();
    let middle = files(&path).iter().map(|(_, used)| *used).max().unwrap() / 2;
    bytes[middle..middle + 3000].fill(0xaa);
    fs::write(path.join("db"), &bytes).unwrap();
    let repaired = repair(&path).unwrap();
    let rebuilt = repaired.rebuilt.unwrap();
    assert!(rebuilt.places > 0);
    assert_eq!(fs::read(rebuilt.kept.join("db")).unwrap(), bytes);
    assert!(repaired.tables >= TABLES - 3, "{}, {:?}", repaired.tables, repaired.damaged);
    assert_eq!(repair(&path).unwrap().rebuilt, None, "once is enough");
}

#[test]
fn a_rebuilding_that_was_interrupted_is_finished() {
    let folder = folder();
    let path = folder.path().join("tables");
    let before = made(&path);
    fs::rename(&path, folder.path().join("tables.rebuilt")).unwrap();
    let mut counted = Counted::default();
    count(&path, &before, &mut counted);
    assert_eq!(counted, Counted { opened: 1, ..Counted::default() });
}
