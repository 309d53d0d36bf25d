//! Results beside the logs: never wrong, and late only until somebody looks.

use super::*;
use crate::results::Finished;

pub(super) const SERVER: Server = Server(40);

/// The lines of a match that has ended, for two people.
pub(super) fn whole_match(at: u64, number: u32) -> Vec<Line> {
    let seed = "00".repeat(32);
    let opened = json!({"game": "uchu", "pace": "live", "seats": 4, "options": {}, "by": 1,
        "host_seed": seed, "server": SERVER});
    let record = json!({"match": 0, "over": true, "scores": [3, 9], "ranking": [1, 0],
        "winners": [1]});
    let dids = [
        json!({"opened": opened}),
        json!({"joined": {"user": 1, "name": "Aki"}}),
        json!({"joined": {"user": 2, "name": "Ben"}}),
        json!({"began": {"number": number, "seed": seed, "record": {}}}),
        json!({"ended": {"record": record}}),
    ];
    (at..).zip(&dids).map(|(up, did)| line(up, did)).collect()
}

/// Appends it as a table does, its end last.
pub(super) fn play(store: &Store, channel: Channel, first: u32, number: u32) -> Head {
    let lines = whole_match(u64::from(first) * 10, number);
    let before = first.checked_sub(5);
    let opened = Head { opened: first, finished: before, matches: number - 1 };
    store.append(channel, first, &lines[..3], Some(&opened), Some(9)).unwrap();
    let began = Head { matches: number, ..opened };
    store.append(channel, first + 3, &lines[3..4], Some(&began), Some(9)).unwrap();
    let over = Head { finished: Some(first), ..began };
    store.append(channel, first + 4, &lines[4..], Some(&over), None).unwrap();
    over
}

fn results(store: &Store) -> Vec<Finished> {
    store.results(SERVER).unwrap()
}

fn numbers(store: &Store) -> Vec<(Channel, u32)> {
    results(store).into_iter().map(|result| (result.channel, result.number)).collect()
}

#[test]
fn a_match_that_has_ended_leaves_its_result_once() {
    let folder = folder();
    let store = open(folder.path());
    play(&store, ONE, 0, 1);
    assert_eq!(numbers(&store), [], "it is owed");
    for _ in 0..2 {
        store.settle(TWO).unwrap();
        store.settle(ONE).unwrap();
    }
    assert_eq!(numbers(&store), [(ONE, 1)]);
    assert!(store.0.owed.is_empty());
    let places: Vec<_> =
        results(&store)[0].seats.iter().map(|seat| (seat.user, seat.place)).collect();
    assert_eq!(places, [(Some(User(1)), 2), (Some(User(2)), 1)]);
    assert_eq!(store.results(Server(41)).unwrap(), [], "what another server played is not read");
}

#[test]
fn results_come_in_the_order_in_which_matches_ended() {
    let folder = folder();
    let store = open(folder.path());
    play(&store, TWO, 0, 1);
    play(&store, TWO, 5, 2);
    play(&store, ONE, 0, 1);
    store.settle_all().unwrap();
    assert_eq!(numbers(&store), [(ONE, 1), (TWO, 1), (TWO, 2)]);
}

#[test]
fn after_a_crash_between_the_end_and_its_result_the_start_makes_it_good() {
    let folder = folder();
    let store = open(folder.path());
    play(&store, ONE, 0, 1);
    play(&store, ONE, 5, 2);
    drop(store);
    let store = open(folder.path());
    assert_eq!(numbers(&store), [(ONE, 1), (ONE, 2)]);
    assert!(store.0.owed.is_empty());
    drop(store);
    assert_eq!(numbers(&open(folder.path())).len(), 2);
}

#[test]
fn a_crash_before_the_end_is_there_leaves_no_result() {
    let folder = folder();
    let store = open(folder.path());
    let lines = whole_match(0, 1);
    store.append(ONE, 0, &lines[..4], None, None).unwrap();
    store.0.owe(ONE, 0).unwrap();
    store.settle_all().unwrap();
    assert!(!store.0.owed.is_empty(), "its end may be on its way");
    drop(store);
    let store = open(folder.path());
    assert_eq!(numbers(&store), []);
    assert!(store.0.owed.is_empty());
    let head = Head { finished: Some(0), matches: 1, opened: 0 };
    store.append(ONE, 4, &lines[4..], Some(&head), None).unwrap();
    store.settle(ONE).unwrap();
    assert_eq!(numbers(&store), [(ONE, 1)]);
}

#[test]
fn what_could_not_be_kept_is_kept_later() {
    let folder = folder();
    let (store, disk) = open_faulty(folder.path(), Durability::Process);
    play(&store, ONE, 0, 1);
    disk.fail(1);
    assert!(matches!(store.settle(ONE), Err(Trouble::Failed(_))));
    assert_eq!(numbers(&store), []);
    store.settle(ONE).unwrap();
    assert_eq!(numbers(&store), [(ONE, 1)]);
}

#[test]
fn a_damaged_match_holds_up_no_other_result() {
    let folder = folder();
    let store = open(folder.path());
    play(&store, ONE, 0, 1);
    play(&store, TWO, 0, 1);
    store.0.lines.insert(log::key(ONE, 3), &b"rubbish"[..]).unwrap();
    store.settle_all().unwrap();
    assert_eq!(numbers(&store), [(TWO, 1)]);
    store.set_aside(ONE).unwrap();
    assert!(store.0.owed.is_empty());
    store.0.results.insert(SERVER.0.to_be_bytes(), &b"rubbish"[..]).unwrap();
    assert_eq!(numbers(&store), [(TWO, 1)], "nor does a damaged result");
}
