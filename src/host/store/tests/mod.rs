//! The store under test: what it keeps, what it notices, and what it leaves when it is killed.

mod damaged;
#[expect(dead_code, reason = "the integration tests use all of it")]
#[path = "../../../../tests/faulty_disk.rs"]
mod faulty_disk;
mod forget;
mod full;
mod introduced;
mod killed;
mod results;
mod tables;
mod transfer;

use std::path::Path;
use std::sync::Arc;

use serde_json::json;
use tempfile::TempDir;

use faulty_disk::FaultyDisk;

use super::keys::channel_key;
use super::trees::sealed;
use super::*;
use crate::line::Line;
use crate::people::{Person, Place};
use crate::{Channel, Server, User};

const ONE: Channel = Channel(1_100_000_000_000_000_001);
const TWO: Channel = Channel(1_100_000_000_000_000_002);

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn open(path: &Path) -> Store {
    Store::open(path, Durability::Process).unwrap()
}

/// The same on a disk that fails when it is asked to.
fn open_faulty(path: &Path, durability: Durability) -> (Store, FaultyDisk) {
    let disk = FaultyDisk::default();
    (Store::open_on(path, durability, Arc::new(disk.clone())).unwrap(), disk)
}

fn line(up: u64, did: &serde_json::Value) -> Line {
    let line = json!({"at": 1_700_000_000_000 + up, "up": up, "did": did});
    serde_json::from_str(&line.to_string()).unwrap()
}

fn opened(up: u64) -> Line {
    let seed = "00".repeat(32);
    let did = json!({"game": "uchu", "pace": "live", "seats": 4, "options": {}, "by": 7, "host_seed": seed});
    line(up, &json!({"opened": did}))
}

fn joined(up: u64, name: &str) -> Line {
    line(up, &json!({"joined": {"user": up, "name": name}}))
}

/// Lines as text, to be compared.
fn texts(lines: &[Line]) -> Vec<String> {
    lines.iter().map(|line| serde_json::to_string(line).unwrap()).collect()
}

fn loaded(store: &Store, channel: Channel) -> Vec<String> {
    texts(&store.load(channel).unwrap().unwrap().lines)
}

/// A channel with a finished table of three lines and one that stands.
fn two_tables(store: &Store, channel: Channel) -> Vec<Line> {
    let lines = vec![
        opened(10),
        joined(11, "Aki"),
        line(12, &json!("cancelled")),
        opened(20),
        joined(21, "Björn \u{1f3b2} \"\\\n"),
        joined(22, "Chloé"),
    ];
    let head = Head { opened: 3, finished: Some(0), matches: 1 };
    store.append(channel, 0, &lines[..2], None, Some(500)).unwrap();
    store.append(channel, 2, &lines[2..3], None, None).unwrap();
    store.append(channel, 3, &lines[3..5], Some(&head), Some(700)).unwrap();
    store.append(channel, 5, &lines[5..], None, Some(600)).unwrap();
    lines
}

fn snapshot(line: u32) -> Snapshot {
    Snapshot { line, rules: 1, ply: 2, state: "a state".to_owned() }
}
