//! Somebody who is forgotten is nowhere in the store any more, whatever happens meanwhile.

use std::io::Cursor;

use super::results::SERVER;
use super::*;

const ANA: User = User(1_200_000_000_000_000_007);
const BEN: User = User(1_200_000_000_000_000_008);

/// Later than all lines here.
const NOW: u64 = 1_700_000_001_000;

fn opened_by(up: u64, user: User, invited: &[User]) -> Line {
    let seed = "00".repeat(32);
    let did = json!({"game": "uchu", "pace": "live", "seats": 4, "options": {}, "by": user,
        "host_seed": seed, "server": SERVER, "invited": invited});
    line(up, &json!({"opened": did}))
}

fn sat_down(up: u64, user: User, name: &str) -> Line {
    line(up, &json!({"joined": {"user": user, "name": name}}))
}

/// A match of Ana and Ben that is over, and a lobby of Ben's.
fn finished_and_lobby() -> Vec<Line> {
    let record = json!({"match": 0, "over": true, "scores": [3, 9], "ranking": [1, 0],
        "winners": [1]});
    vec![
        opened_by(10, ANA, &[BEN, ANA]),
        sat_down(11, ANA, "Ana the Great"),
        sat_down(12, BEN, "Ben"),
        line(13, &json!({"stirred": {"user": ANA, "words": "my own little words"}})),
        line(14, &json!({"began": {"number": 1, "seed": "00".repeat(32), "record": {}}})),
        line(15, &json!({"left": {"user": ANA}})),
        line(16, &json!({"taken": {"seat": 0, "user": ANA, "name": "Ana the Great"}})),
        line(17, &json!({"ended": {"record": record}})),
        opened_by(20, BEN, &[]),
        sat_down(21, BEN, "Ben"),
    ]
}

/// A store with that in one channel, and in another a lobby in which Ana sits.
fn with_ana(path: &Path) -> Store {
    let store = open(path);
    let lines = finished_and_lobby();
    let head = Head { opened: 0, finished: Some(0), matches: 1 };
    store.append(ONE, 0, &lines[..7], Some(&head), None).unwrap();
    store.append(ONE, 7, &lines[7..8], Some(&head), None).unwrap();
    let head = Head { opened: 8, ..head };
    store.append(ONE, 8, &lines[8..], Some(&head), None).unwrap();
    store.settle_all().unwrap();
    let note = json!({"board": 5, "pages": [{"user": ANA, "door": {}}, {"user": BEN, "door": {}}]});
    store.keep_note(ONE, note.to_string().as_bytes()).unwrap();
    let lobby = [opened_by(30, BEN, &[]), sat_down(31, ANA, "Ana the Great")];
    store.append(TWO, 0, &lobby, Some(&Head::default()), None).unwrap();
    store.change_person(ANA, |person| person.text_only = true).unwrap();
    store.change_person(BEN, |person| person.uncounted = true).unwrap();
    store
}

/// The trees in which this stands somewhere.
fn trees_with(store: &Store, text: &str) -> Vec<String> {
    let has = |bytes: &[u8]| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    let id = ANA.0.to_be_bytes();
    let trees = store.0.named().into_iter().filter(|(_, tree)| {
        tree.iter().any(|entry| entry.is_ok_and(|(key, value)| has(&value) || key[..] == id))
    });
    let mut names: Vec<String> = trees.map(|(name, _)| name.to_owned()).collect();
    names.sort();
    names
}

fn anas(store: &Store) -> Vec<String> {
    let all = [ANA.to_string().as_str(), "Ana the Great", "my own little"]
        .map(|text| trees_with(store, text));
    let mut all = all.concat();
    all.sort();
    all.dedup();
    all
}

fn forget(store: &Store) -> Forgetting {
    store.begin_forgetting(ANA, NOW).unwrap();
    store.forget(ANA).unwrap()
}

/// Ana's lobby is closed.
fn close(store: &Store) {
    store.append(TWO, 2, &[line(40, &json!("cancelled"))], None, None).unwrap();
}

#[test]
fn somebody_who_is_forgotten_is_nowhere_and_everything_else_stays() {
    let folder = folder();
    let store = with_ana(folder.path());
    assert_eq!(anas(&store), ["lines", "notes", "people", "results"]);
    let before = store.lines(ONE, 0).unwrap();
    let done = forget(&store);
    assert_eq!((&done.changed[..], &done.waiting[..]), (&[ONE][..], &[TWO][..]));
    assert_eq!(anas(&store), ["forgotten", "lines"], "the lobby is not over, and owed");
    assert_eq!(store.person(ANA), Person::default());
    assert!(store.person(BEN).uncounted);
    // Somebody who is nobody stands for her, everywhere the same.
    let after = store.lines(ONE, 0).unwrap();
    let result = &store.results(SERVER).unwrap()[0];
    let nobody = result.seats[0].user.unwrap();
    assert!(nobody.is_forgotten() && result.seats[1].user == Some(BEN), "{result:?}");
    let expected = texts(&before).join("\n");
    let expected = expected.replace(&ANA.to_string(), &nobody.to_string());
    let expected = expected.replace("Ana the Great", "").replace("my own little words", "");
    assert_eq!(texts(&after).join("\n"), expected);
    assert_eq!(store.load(ONE).unwrap().unwrap().lines.len(), 2, "the lobby stands");
    // Nothing happens there before it is over, and all of it then.
    assert!(!store.forget_those_waiting(TWO).unwrap());
    close(&store);
    assert!(!store.forget_those_waiting(ONE).unwrap());
    assert!(store.forget_those_waiting(TWO).unwrap());
    assert_eq!(anas(&store), [""; 0]);
    assert!(!store.forget_those_waiting(TWO).unwrap());
    assert_eq!(store.forget(ANA).unwrap(), Forgetting::default());
}

#[test]
fn what_a_kill_leaves_undone_is_done_at_the_next_start() {
    let folder = folder();
    let store = with_ana(folder.path());
    close(&store);
    store.begin_forgetting(ANA, NOW).unwrap();
    let noted = store.0.forgotten(ANA).unwrap().unwrap();
    drop(store);
    let store = open(folder.path());
    assert_eq!(anas(&store), [""; 0]);
    let kept = store.0.forgotten(ANA).unwrap().unwrap();
    assert_eq!((kept.alias, kept.user, kept.untouched), (noted.alias, None, false));
    // Doing it again changes nothing, and what she chooses from here on is hers.
    let before = texts(&store.lines(ONE, 0).unwrap());
    store.change_person(ANA, |person| person.uncounted = true).unwrap();
    drop(store);
    let store = open(folder.path());
    assert_eq!(texts(&store.lines(ONE, 0).unwrap()), before);
    assert!(store.person(ANA).uncounted);
}

#[test]
fn a_table_that_is_over_when_we_are_down_is_made_good() {
    let folder = folder();
    let store = with_ana(folder.path());
    forget(&store);
    close(&store);
    drop(store);
    assert_eq!(anas(&open(folder.path())), [""; 0]);
}

#[test]
fn what_was_opened_after_that_is_hers() {
    let folder = folder();
    let store = with_ana(folder.path());
    store.begin_forgetting(ANA, NOW - 1_000 + 25).unwrap();
    assert_eq!(store.forget(ANA).unwrap().waiting, []);
    close(&store);
    drop(store);
    let store = open(folder.path());
    let lobby = texts(&store.lines(TWO, 0).unwrap()).join("\n");
    assert!(lobby.contains(&ANA.to_string()), "{lobby}");
}

#[test]
fn an_export_of_earlier_days_does_not_bring_anybody_back() {
    let (first, second) = (folder(), folder());
    let store = with_ana(first.path());
    let export = |store: &Store| {
        let mut text = Vec::new();
        store.export(&mut text, &mut || ()).unwrap();
        text
    };
    let import = |store: &Store, text: &[u8]| store.import(&mut Cursor::new(text)).unwrap();
    let earlier = export(&store);
    forget(&store);
    let lobby_open = export(&store);
    close(&store);
    store.forget_those_waiting(TWO).unwrap();
    let later = export(&store);
    assert!(!String::from_utf8(later.clone()).unwrap().contains(&ANA.to_string()));
    // Into the same store: the finished match is there already.
    let text = String::from_utf8(earlier.clone()).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.contains(&TWO.to_string())).collect();
    let text = lines.join("\n").replace("\"tables\":2", "\"tables\":1") + "\n";
    assert_eq!(import(&store, text.as_bytes()), Imported { tables: 0, skipped: 1 });
    assert_eq!(anas(&store), [""; 0]);
    // Into the store that goes on in its place, in whatever order.
    let moved = open(second.path());
    import(&moved, &later);
    import(&moved, text.as_bytes());
    assert_eq!(anas(&moved), [""; 0]);
    // What is still owed comes along, and is paid there.
    let third = folder();
    let moved = open(third.path());
    import(&moved, &lobby_open);
    assert_eq!(anas(&moved), ["forgotten", "lines"]);
    close(&moved);
    assert!(moved.forget_those_waiting(TWO).unwrap());
    assert_eq!(anas(&moved), [""; 0]);
}

#[test]
fn whoever_comes_back_keeps_what_they_choose_then() {
    let (first, second) = (folder(), folder());
    let store = with_ana(first.path());
    close(&store);
    forget(&store);
    store.change_person(ANA, |person| person.uncounted = true).unwrap();
    let mut text = Vec::new();
    store.export(&mut text, &mut || ()).unwrap();
    let moved = open(second.path());
    moved.import(&mut Cursor::new(text)).unwrap();
    assert!(moved.person(ANA).uncounted);
}
