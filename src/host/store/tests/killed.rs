//! The process is killed in the middle of its work, for real: whatever it had been told to be safe is
//! there afterwards, and nothing is there by halves.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use super::*;

/// Where the child finds its store. Without it, this is no child.
const CHILD: &str = "KAIGI_TEST_KILLED_STORE";
const TABLES: u64 = 4;
const ROUNDS: usize = 10;

/// From this channel on whole matches are played, after every kill in the next one.
const MATCHES: u64 = 99;

/// How many lines the append has that begins at this line.
fn together(first: u32) -> u32 {
    1 + first % 3
}

/// When a table with this number of lines wants to be woken: earlier, later and not at all.
fn due(lines: u32) -> Option<u64> {
    (!lines.is_multiple_of(5)).then(|| u64::from(lines * 7919 % 1000))
}

fn head(lines: u32) -> Head {
    Head { opened: 0, finished: None, matches: lines }
}

/// The channels in which whole matches were played.
fn matches(store: &Store) -> Vec<Channel> {
    let all = store.channels().unwrap().into_iter();
    all.filter(|channel| channel.0 >= MATCHES).collect()
}

/// What is killed: it appends to its tables as fast as it can, and says what is safe.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child() {
    let Some(path) = std::env::var_os(CHILD) else { return };
    let store = open(Path::new(&path));
    let tables = (1..=TABLES).map(|id| {
        let store = store.clone();
        tokio::spawn(async move {
            let channel = Channel(id);
            let mut next =
                store.load(channel).unwrap().map_or(0, |stored| stored.lines.len() as u32);
            while next < u32::MAX / 2 {
                let end = next + together(next);
                let said = |line| if line == 0 { opened(0) } else { joined(u64::from(line), "A") };
                let lines: Vec<Line> = (next..end).map(said).collect();
                store.append(channel, next, &lines, Some(&head(end)), due(end)).unwrap();
                store.flush().await.unwrap();
                let _ = writeln!(std::io::stdout(), "safe {id} {end}");
                next = end;
            }
        })
    });
    let playing = store.clone();
    let results = tokio::task::spawn_blocking(move || {
        let here = matches(&playing).last().map_or(Channel(MATCHES), |last| Channel(last.0 + 1));
        for number in 1..u32::MAX / 5 {
            results::play(&playing, here, (number - 1) * 5, number);
            playing.settle(here).unwrap();
        }
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.unwrap();
    }
    results.await.unwrap();
}

#[test]
fn what_was_safe_is_there_after_a_kill() {
    let folder = folder();
    let mut safe: HashMap<u64, u32> = HashMap::new();
    for round in 0..ROUNDS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["store::tests::killed::child", "--exact", "--nocapture"])
            .env(CHILD, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut heard = 0;
        for line in said.map_while(Result::ok) {
            let mut words = line.split(' ').skip_while(|word| !word.ends_with("safe")).skip(1);
            let (Some(id), Some(end)) = (words.next(), words.next()) else { continue };
            safe.insert(id.parse().unwrap(), end.parse().unwrap());
            heard += 1;
            if heard == 40 + 17 * round {
                child.kill().unwrap();
            }
        }
        child.wait().unwrap();
        assert!(heard >= 40 + 17 * round, "it was killed by us and did not end by itself");
        check(&open(folder.path()), &safe);
    }
}

fn check(store: &Store, safe: &HashMap<u64, u32>) {
    let results = store.results(results::SERVER).unwrap();
    for channel in matches(store) {
        let ended = log::length(&store.0.lines, channel).unwrap() / 5;
        let here = results.iter().filter(|result| result.channel == channel);
        let numbers: Vec<u32> = here.map(|result| result.number).collect();
        assert_eq!(numbers, Vec::from_iter(1..=ended), "every match that has ended has its result");
    }
    let dues: HashMap<Channel, u64> = store.dues().into_iter().collect();
    for (id, safe) in safe {
        let channel = Channel(*id);
        let stored = store.load(channel).unwrap().unwrap();
        let lines = stored.lines.len() as u32;
        assert!(lines >= *safe, "table {id}: {safe} lines were safe, {lines} are there");
        assert_eq!(stored.head, head(lines), "table {id}: the head is of the last append");
        for (number, line) in (0..).zip(&stored.lines).skip(1) {
            assert_eq!(line.up, number, "table {id}");
        }
        let mut end = 0;
        while end < lines {
            end += together(end);
        }
        assert_eq!(end, lines, "table {id}: an append is there whole or not at all");
        if let Some(due) = due(lines) {
            assert!(dues.get(&channel).is_some_and(|found| *found <= due), "table {id} sleeps on");
        }
    }
}
