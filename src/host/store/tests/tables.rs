//! What is kept comes back; what is harmed is noticed, and harms nobody else.

use super::*;

#[test]
fn a_table_comes_back_as_it_was_also_after_a_restart() {
    let folder = folder();
    let store = open(folder.path());
    assert!(store.load(ONE).unwrap().is_none() && store.head(ONE).unwrap().is_none());
    let lines = two_tables(&store, ONE);
    store.keep_snapshot(ONE, &snapshot(5)).unwrap();
    store.keep_note(ONE, b"\0 any bytes \xff").unwrap();
    store.keep_up(12_345).unwrap();
    let secret = store.secret();
    let check = |store: &Store| {
        let stored = store.load(ONE).unwrap().unwrap();
        assert_eq!(stored.head, Head { opened: 3, finished: Some(0), matches: 1 });
        assert_eq!(store.head(ONE).unwrap().unwrap(), stored.head);
        assert_eq!(texts(&stored.lines), texts(&lines[3..]));
        assert_eq!(stored.snapshot, Some(snapshot(5)));
        assert_eq!(texts(&store.lines(ONE, 0).unwrap()), texts(&lines[..3]));
        assert_eq!(texts(&store.lines(ONE, 1).unwrap()), texts(&lines[1..3]));
        assert_eq!(texts(&store.lines(ONE, 4).unwrap()), texts(&lines[4..]));
        assert_eq!(texts(&store.lines(ONE, 6).unwrap()), texts(&[]));
        assert_eq!(store.note(ONE).unwrap(), b"\0 any bytes \xff");
        assert_eq!(store.note(TWO), None);
        assert_eq!(store.dues(), [(ONE, 600)]);
        assert_eq!(store.up(), 12_345);
        assert_eq!(store.secret(), secret);
    };
    check(&store);
    drop(store);
    check(&open(folder.path()));
    assert_ne!(open(super::folder().path()).secret(), secret, "every store has its own");
}

#[test]
fn a_line_is_neither_overwritten_nor_left_out() {
    let folder = folder();
    let store = open(folder.path());
    let lines = two_tables(&store, ONE);
    for first in [0, 5, 7, u32::MAX] {
        let refused = store.append(ONE, first, &[joined(30, "late")], None, None);
        assert!(matches!(refused, Err(Trouble::Failed(_))), "line {first}");
    }
    assert_eq!(loaded(&store, ONE), texts(&lines[3..]));
    assert!(store.append(TWO, 1, &[opened(1)], None, None).is_err());
}

#[test]
fn channels_do_not_touch_each_other() {
    let folder = folder();
    let store = open(folder.path());
    for id in [0, 1, u64::MAX - 1, u64::MAX] {
        store.append(Channel(id), 0, &[opened(id >> 1), joined(1, "A")], None, None).unwrap();
        store.append(Channel(id), 2, &[joined(id >> 1, "B")], None, None).unwrap();
    }
    for id in [0, 1, u64::MAX - 1, u64::MAX] {
        let lines = [opened(id >> 1), joined(1, "A"), joined(id >> 1, "B")];
        assert_eq!(loaded(&store, Channel(id)), texts(&lines));
    }
}

#[test]
fn only_those_that_want_to_be_woken_are_in_the_index() {
    let folder = folder();
    let store = open(folder.path());
    for (line, due) in [(0, Some(9)), (1, Some(4)), (2, Some(4)), (3, Some(8)), (4, None)] {
        let said = if line == 0 { opened(1) } else { joined(7, "A") };
        store.append(ONE, line, &[said], None, due).unwrap();
        assert_eq!(store.dues(), due.map(|due| (ONE, due)).into_iter().collect::<Vec<_>>());
        let kept = store.0.dues.iter().count();
        assert_eq!(kept, usize::from(due.is_some()));
    }
}

#[test]
fn the_time_never_falls_behind_what_the_log_has_seen() {
    let folder = folder();
    let store = open(folder.path());
    store.keep_up(50).unwrap();
    store.append(ONE, 0, &[opened(80)], None, Some(100)).unwrap();
    drop(store);
    assert_eq!(open(folder.path()).up(), 80);
}

#[test]
fn a_snapshot_of_an_earlier_table_is_not_handed_out() {
    let folder = folder();
    let store = open(folder.path());
    store.keep_snapshot(ONE, &snapshot(2)).unwrap();
    two_tables(&store, ONE);
    assert_eq!(store.load(ONE).unwrap().unwrap().snapshot, None);
}

#[test]
fn a_crash_between_log_and_index_is_made_good_by_the_log() {
    let folder = folder();
    let store = open(folder.path());
    let lines = two_tables(&store, ONE);
    let head = store.head(ONE).unwrap();
    store.0.heads.remove(channel_key(ONE)).unwrap();
    assert_eq!(store.head(ONE).unwrap(), head);
    assert_eq!(loaded(&store, ONE), texts(&lines[3..]));
}

#[test]
fn every_harmed_byte_of_a_table_is_noticed_and_stops_no_other() {
    let folder = folder();
    let store = open(folder.path());
    let lines = two_tables(&store, ONE);
    two_tables(&store, TWO);
    let fine = |store: &Store| assert_eq!(loaded(store, TWO), texts(&lines[3..]));
    for (tree, reads) in [(&store.0.lines, 3), (&store.0.heads, 0)] {
        for entry in tree.scan_prefix(channel_key(ONE)) {
            let (key, whole) = entry.unwrap();
            let last = key[8..].try_into().map_or(0, u32::from_be_bytes);
            for byte in 0..whole.len() {
                let mut harmed = whole.to_vec();
                harmed[byte] = harmed[byte].wrapping_add(1 + byte as u8 % 255);
                tree.insert(&key, harmed).unwrap();
                let found = if last < reads && reads > 0 {
                    store.lines(ONE, 0).map(|_| ())
                } else {
                    store.load(ONE).map(|_| ())
                };
                assert!(matches!(found, Err(Trouble::Damaged(line, _)) if line <= last), "{byte}");
                assert!(store.export(&mut Vec::new(), &mut || ()).unwrap().tables == 1);
            }
            fine(&store);
            tree.insert(&key, whole).unwrap();
        }
    }
    assert_eq!(loaded(&store, ONE), texts(&lines[3..]));
}

#[test]
fn a_missing_line_is_noticed() {
    let folder = folder();
    let store = open(folder.path());
    two_tables(&store, ONE);
    store.append(ONE, 6, &[joined(30, "D")], None, None).unwrap();
    for (last, first) in [(4, 3), (5, 5)] {
        let whole = store.0.lines.remove(log::key(ONE, last)).unwrap().unwrap();
        let found = store.load(ONE).unwrap_err();
        assert!(matches!(found, Trouble::Damaged(line, _) if line == first), "{found}");
        store.0.lines.insert(log::key(ONE, last), whole).unwrap();
    }
    store.load(ONE).unwrap();
}

#[test]
fn what_lies_beside_a_log_can_be_harmed_without_harm() {
    let folder = folder();
    let store = open(folder.path());
    let lines = two_tables(&store, ONE);
    store.keep_snapshot(ONE, &snapshot(5)).unwrap();
    store.keep_note(ONE, b"note").unwrap();
    let secret = store.secret();
    for tree in [&store.0.snapshots, &store.0.notes, &store.0.dues] {
        tree.insert(channel_key(ONE), &b"rubbish"[..]).unwrap();
    }
    store.0.meta.insert("up", &b"rubbish"[..]).unwrap();
    assert_eq!(store.note(ONE), None);
    assert_eq!(store.load(ONE).unwrap().unwrap().snapshot, None);
    drop(store);
    let store = open(folder.path());
    assert_eq!(loaded(&store, ONE), texts(&lines[3..]));
    assert_eq!(store.dues(), [(ONE, 0)], "it is woken at once, and says when it really is due");
    assert_eq!(store.secret(), secret);
}

#[test]
fn a_table_that_is_set_aside_makes_room_and_loses_nothing() {
    let folder = folder();
    let store = open(folder.path());
    let lines = two_tables(&store, TWO);
    for time in 0..3u32 {
        two_tables(&store, ONE);
        store.keep_snapshot(ONE, &snapshot(5)).unwrap();
        let key = log::key(ONE, 4);
        store.0.lines.insert(key, &b"rubbish"[..]).unwrap();
        assert!(matches!(store.load(ONE), Err(Trouble::Damaged(3, _))));
        store.set_aside(ONE).unwrap();
        assert!(store.load(ONE).unwrap().is_none());
        assert_eq!(store.dues(), [(TWO, 600)]);
        let place = [&channel_key(ONE)[..], &time.to_be_bytes()].concat();
        let mut kept = store.0.aside.scan_prefix(&place).map(|entry| entry.unwrap().1);
        assert_eq!(kept.by_ref().count(), 7, "four entries, a head, a snapshot, when it is due");
        let harmed = store.0.aside.get([&place[..], b"l", &4u32.to_be_bytes()].concat()).unwrap();
        assert_eq!(harmed.unwrap(), b"rubbish");
    }
    let fresh = [opened(90), joined(91, "E")];
    store.append(ONE, 0, &fresh, None, Some(1)).unwrap();
    assert_eq!(loaded(&store, ONE), texts(&fresh));
    assert_eq!(loaded(&store, TWO), texts(&lines[3..]));
}

#[test]
fn a_store_that_is_held_is_refused_with_a_sentence() {
    let folder = folder();
    let store = open(folder.path());
    let refused = Store::open(folder.path(), Durability::Process).err().unwrap();
    assert!(matches!(refused, Trouble::Held));
    assert!(refused.to_string().starts_with("another process holds the store"), "{refused}");
    drop(store);
    open(folder.path());
}

#[test]
fn a_newer_store_is_refused_with_a_sentence() {
    let folder = folder();
    let store = open(folder.path());
    store.0.meta.insert("layout", sealed(&2u32).unwrap()).unwrap();
    drop(store);
    let refused = Store::open(folder.path(), Durability::Process).err().unwrap().to_string();
    assert!(refused.contains("a newer Kaigi has written it"), "{refused}");
}

#[test]
fn a_store_where_none_can_be_is_refused() {
    let folder = folder();
    std::fs::write(folder.path().join("file"), "not a folder").unwrap();
    let refused = Store::open(&folder.path().join("file"), Durability::Process);
    assert!(matches!(refused, Err(Trouble::Failed(_))));
}

#[tokio::test]
async fn a_failure_fails_what_was_asked_and_no_more() {
    let folder = folder();
    let (store, disk) = open_faulty(folder.path(), Durability::Power);
    disk.fail(2);
    assert!(matches!(store.append(ONE, 0, &[opened(1)], None, None), Err(Trouble::Failed(_))));
    assert!(store.load(ONE).unwrap().is_none(), "nothing is left of it");
    assert!(matches!(store.flush().await, Err(Trouble::Failed(_))));
    store.append(ONE, 0, &[opened(1)], None, None).unwrap();
    store.flush().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_append_and_flush_at_the_same_time() {
    let folder = folder();
    let store = open(folder.path());
    let tasks = (0..32u64).map(|table| {
        let store = store.clone();
        tokio::spawn(async move {
            let channel = Channel(table + 1);
            store.append(channel, 0, &[opened(table)], None, Some(table)).unwrap();
            for line in 1..40 {
                let said = [joined(u64::from(line), "A")];
                store.append(channel, line, &said, None, Some(u64::from(line))).unwrap();
                store.flush().await.unwrap();
            }
        })
    });
    for task in tasks.collect::<Vec<_>>() {
        task.await.unwrap();
    }
    drop(store);
    let store = open(folder.path());
    for table in 0..32 {
        assert_eq!(loaded(&store, Channel(table + 1)).len(), 40);
    }
}

#[tokio::test]
async fn a_flush_waits_for_a_disk_that_stalls_and_appending_does_not() {
    let folder = folder();
    let (store, disk) = open_faulty(folder.path(), Durability::Process);
    disk.stall(true);
    store.append(ONE, 0, &[opened(1)], None, None).unwrap();
    let mut flushing = std::pin::pin!(store.flush());
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    assert!(flushing.as_mut().poll(&mut context).is_pending());
    assert_eq!(loaded(&store, ONE).len(), 1);
    disk.stall(false);
    flushing.await.unwrap();
}
