//! Out of a store and into another; and what is not let in.

use std::io::Cursor;

use super::*;

fn exported(store: &Store) -> String {
    let mut text = Vec::new();
    let exported = store.export(&mut text, &mut || ()).unwrap();
    assert!(exported.damaged.is_empty());
    String::from_utf8(text).unwrap()
}

fn import(store: &Store, text: &[u8]) -> Result<Imported, Refused> {
    store.import(&mut Cursor::new(text))
}

/// Where the first table's top stands in what is exported from a full store: behind two people and a
/// place.
const TOP: usize = 4;

/// A store with three tables and all there can be in one.
fn full(path: &Path) -> Store {
    let store = open(path);
    two_tables(&store, ONE);
    two_tables(&store, TWO);
    store.append(Channel(9), 0, &[opened(5)], None, None).unwrap();
    store.keep_snapshot(ONE, &snapshot(5)).unwrap();
    store.keep_note(ONE, b"\0\xff").unwrap();
    store.keep_note(TWO, b"").unwrap();
    store.keep_up(300).unwrap();
    let person = Person { text_only: true, language: Some("ja".to_owned()), ..Person::default() };
    store.change_person(User(5), |chosen| *chosen = person.clone()).unwrap();
    store.change_person(User(6), |chosen| chosen.uncounted = true).unwrap();
    store.keep_place(Server(40), &Place { language: Some("ko".to_owned()) }).unwrap();
    store
}

#[test]
fn a_new_store_becomes_the_one_that_was_exported() {
    let (folder, other) = (folder(), folder());
    let store = full(folder.path());
    let text = exported(&store);
    let copy = open(other.path());
    let imported = import(&copy, text.as_bytes()).unwrap();
    assert_eq!(imported, Imported { tables: 3, skipped: 0 });
    assert_eq!(exported(&copy), text);
    drop(copy);
    let copy = open(other.path());
    assert_eq!(exported(&copy), text);
    assert_eq!((copy.up(), copy.secret()), (300, store.secret()));
    assert_eq!(loaded(&copy, ONE), loaded(&store, ONE));
    assert_eq!(copy.person(User(5)), store.person(User(5)));
    assert_eq!(copy.place(Server(40)), store.place(Server(40)));
    let mut dues = copy.dues();
    dues.sort_unstable();
    assert_eq!(dues, [(ONE, 600), (TWO, 600)]);
    let again = import(&copy, text.as_bytes()).unwrap();
    assert_eq!(again, Imported { tables: 0, skipped: 3 });
    copy.append(ONE, 6, &[joined(23, "later")], None, None).unwrap();
}

#[test]
fn an_empty_store_is_exported_and_imported() {
    let (folder, other) = (folder(), folder());
    let text = exported(&open(folder.path()));
    assert_eq!(text.lines().count(), 2);
    let copy = open(other.path());
    assert_eq!(import(&copy, text.as_bytes()).unwrap(), Imported::default());
    assert_eq!(exported(&copy), text);
}

#[test]
fn tables_that_come_to_others_keep_the_time_they_have_left() {
    let (folder, other) = (folder(), folder());
    let text = exported(&full(folder.path()));
    for (up, due, first) in [(1_300, 1_600, 1_020), (200, 500, 0)] {
        let path = other.path().join(up.to_string());
        let copy = open(&path);
        copy.append(Channel(3), 0, &[opened(1)], None, None).unwrap();
        copy.keep_up(up).unwrap();
        let secret = copy.secret();
        assert_eq!(import(&copy, text.as_bytes()).unwrap().tables, 3);
        assert_eq!((copy.up(), copy.secret()), (up, secret));
        assert!(copy.dues().contains(&(ONE, due)));
        assert_eq!(copy.load(ONE).unwrap().unwrap().lines[0].up, first);
        assert_eq!(import(&copy, text.as_bytes()).unwrap().skipped, 3, "the same but for the time");
    }
}

#[test]
fn a_table_that_is_another_one_is_refused_and_nothing_changes() {
    let (folder, other) = (folder(), folder());
    let text = exported(&full(folder.path()));
    let copy = open(other.path());
    copy.append(TWO, 0, &[opened(77)], None, None).unwrap();
    let before = exported(&copy);
    let refused = import(&copy, text.as_bytes()).unwrap_err();
    let top = text.lines().position(|line| line.starts_with(&format!("{{\"table\":\"{TWO}\"")));
    assert_eq!(refused.line, Some(top.unwrap() as u64 + 1));
    assert!(refused.why.contains("is in the store already"), "{}", refused.why);
    assert_eq!(exported(&copy), before);
}

#[test]
fn a_damaged_table_is_left_out_and_named() {
    let folder = folder();
    let store = full(folder.path());
    store.0.lines.insert(log::key(ONE, 4), &b"rubbish"[..]).unwrap();
    let mut text = Vec::new();
    let exported = store.export(&mut text, &mut || ()).unwrap();
    assert_eq!(exported.tables, 2);
    assert!(matches!(exported.damaged[..], [(ONE, Trouble::Damaged(3, _))]));
    assert_eq!(import(&open(super::folder().path()), &text).unwrap().tables, 2);
}

#[test]
fn half_an_import_is_taken_back_and_can_be_done_again() {
    let (folder, other) = (folder(), folder());
    let text = exported(&full(folder.path()));
    let copy = open(other.path());
    import(&copy, text.as_bytes()).unwrap();
    copy.0.meta.insert("importing", sealed(&TWO).unwrap()).unwrap();
    copy.0.lines.remove(log::key(TWO, 5)).unwrap();
    copy.0.heads.remove(channel_key(TWO)).unwrap();
    drop(copy);
    let copy = open(other.path());
    assert!(copy.load(TWO).unwrap().is_none());
    let again = import(&copy, text.as_bytes()).unwrap();
    assert_eq!(again, Imported { tables: 1, skipped: 2 });
    assert_eq!(exported(&copy), text);
}

#[test]
fn whatever_is_cut_off_is_refused_and_changes_nothing() {
    let (folder, other) = (folder(), folder());
    let text = exported(&full(folder.path()));
    let copy = open(other.path());
    let before = exported(&copy);
    for end in 0..text.len() {
        let refused = import(&copy, &text.as_bytes()[..end]).unwrap_err();
        let line = text.as_bytes()[..end].iter().filter(|byte| **byte == b'\n').count() as u64;
        let line =
            line + u64::from(!text[..end.min(text.floor_char_boundary(end))].ends_with('\n'));
        assert_eq!(refused.line, Some(line.max(1)), "cut at {end}: {}", refused.why);
    }
    assert_eq!(exported(&copy), before);
}

#[test]
fn what_makes_no_sense_is_refused_in_its_line() {
    let (folder, other) = (folder(), folder());
    let text = exported(&full(folder.path()));
    let copy = open(other.path());
    let before = exported(&copy);
    let lines: Vec<&str> = text.lines().collect();
    let refuse = |lines: &[&str], at: u64, why: &str| {
        let text = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
        let refused = import(&copy, text.as_bytes()).unwrap_err();
        assert_eq!(refused.line, Some(at), "{}", refused.why);
        assert!(refused.why.contains(why), "{}", refused.why);
    };
    let put = |at: usize, line: &str, why: &str| {
        let mut lines = lines.clone();
        lines[at] = line;
        refuse(&lines, at as u64 + 1, why);
    };
    for at in 0..lines.len() {
        put(at, "\u{1b}[2J{", "not JSON");
        put(at, "", "not JSON");
        put(at, &"[".repeat(100_000), "");
        put(at, "[]", "");
        put(at, "{}", "");
        put(at, "{\"table\":\"1\",\"line\":0,\"log\":{}}", "");
        let mut twice = lines.clone();
        twice.insert(at, lines[at]);
        let text = twice.iter().map(|line| format!("{line}\n")).collect::<String>();
        assert!(import(&copy, text.as_bytes()).is_err(), "line {at} twice");
        let mut without = lines.clone();
        without.remove(at);
        let text = without.iter().map(|line| format!("{line}\n")).collect::<String>();
        assert!(import(&copy, text.as_bytes()).is_err(), "without line {at}");
    }
    let long = format!("{{\"table\":\"{}\"}}", "9".repeat(17 << 20));
    put(1, &long, "longer than any line");
    put(0, &lines[0].replace("\"version\":2", "\"version\":4"), "version 4");
    put(0, &lines[0].replace("tables", "chairs"), "begin otherwise");
    put(0, &lines[0].replace("\"secret\":\"", "\"secret\":\"0"), "secret");
    put(1, &lines[1].replace("\"5\"", "\"05\""), "the person is not a number");
    put(3, &lines[3].replace("\"40\"", "\"-1\""), "the place is not a number");
    put(TOP, &lines[TOP].replace("\"table\":\"9\"", "\"table\":\"09\""), "not a number");
    put(TOP, &lines[TOP].replace("\"opened\":0", "\"opened\":1"), "opens no table");
    put(TOP, &lines[TOP].replace("\"lines\":1", "\"lines\":0"), "opens no table");
    put(TOP + 1, &lines[TOP + 1].replace("\"at\"", "\"when\""), "missing field `at`");
    let end = format!(":{}", u64::MAX);
    let late = |line: &str, name: &str| {
        let at = line.find(name).unwrap() + name.len();
        let digits = line[at + 1..].find(|one: char| !one.is_ascii_digit()).unwrap();
        format!("{}{end}{}", &line[..at], &line[at + 1 + digits..])
    };
    put(0, &late(lines[0], "\"up\""), "beyond all times");
    put(TOP + 1, &late(lines[TOP + 1], "\"up\""), "beyond all times");
    put(TOP + 1, &late(lines[TOP + 1], "\"at\""), "beyond all times");
    let due = lines.iter().position(|line| line.contains("\"due\"")).unwrap();
    put(due, &late(lines[due], "\"due\""), "beyond all times");
    put(TOP + 1, &lines[TOP + 1].replace("opened", "shut"), "unknown variant");
    let last = lines.len() - 1;
    put(last, &lines[last].replace('3', "4"), "should hold 4 tables");
    put(last, &lines[last].replace('2', "0"), "should hold 0 people");
    put(last, &lines[last].replace('1', "2"), "should hold 2 places");
    assert_eq!(exported(&copy), before);
}

#[test]
fn results_are_made_anew_from_the_tables_that_come() {
    let (folder, other) = (folder(), folder());
    let store = full(folder.path());
    let (three, four) = (Channel(3), Channel(4));
    results::play(&store, three, 0, 1);
    results::play(&store, three, 5, 2);
    results::play(&store, four, 0, 1);
    store.settle_all().unwrap();
    let (text, results) = (exported(&store), store.results(Server(40)).unwrap());
    assert_eq!(results.len(), 3);
    let copy = open(other.path());
    import(&copy, text.as_bytes()).unwrap();
    assert_eq!(copy.results(Server(40)).unwrap(), results);
    assert!(copy.0.owed.is_empty());
    // An import that is interrupted takes what its last table owes with it.
    copy.0.meta.insert("importing", sealed(&four).unwrap()).unwrap();
    copy.0.results.clear().unwrap();
    for (channel, opened) in [(three, 0), (three, 5), (four, 0)] {
        copy.0.owe(channel, opened).unwrap();
    }
    drop(copy);
    let copy = open(other.path());
    assert_eq!(copy.results(Server(40)).unwrap().len(), 2);
    import(&copy, text.as_bytes()).unwrap();
    assert_eq!(copy.results(Server(40)).unwrap(), results);
}

#[test]
fn what_somebody_has_chosen_here_stays() {
    let (folder, other) = (folder(), folder());
    let text = exported(&full(folder.path()));
    let copy = open(other.path());
    for chosen in [true, false] {
        copy.change_person(User(5), |person| person.text_only = chosen).unwrap();
    }
    import(&copy, text.as_bytes()).unwrap();
    assert_eq!(copy.person(User(5)), Person::default());
    assert!(copy.person(User(6)).uncounted);
}

/// As version 1 wrote it, word for word.
#[test]
fn an_export_of_the_first_version_is_still_read() {
    let secret = "ab".repeat(32);
    let seed = "00".repeat(32);
    let text = format!(
        concat!(
            r#"{{"kaigi":"tables","version":1,"up":7,"secret":"{secret}"}}"#,
            "\n",
            r#"{{"table":"9","lines":1,"head":{{"opened":0,"finished":null,"matches":0}}}}"#,
            "\n",
            r#"{{"table":"9","line":0,"log":{{"at":1,"up":1,"did":{{"opened":{{"game":"uchu","#,
            r#""pace":"live","seats":4,"options":{{}},"by":7,"host_seed":"{seed}"}}}}}}}}"#,
            "\n",
            r#"{{"end":true,"tables":1}}"#,
            "\n",
        ),
        secret = secret,
        seed = seed
    );
    let folder = folder();
    let store = open(folder.path());
    assert_eq!(import(&store, text.as_bytes()).unwrap(), Imported { tables: 1, skipped: 0 });
    assert_eq!(loaded(&store, Channel(9)).len(), 1);
}

/// An export with one lobby of this game, with these options and seats.
fn with_lobby(game: &str, seats: u8, options: &str) -> String {
    let seed = "0f".repeat(32);
    let opened = format!(
        r#"{{"game":"{game}","pace":"live","seats":{seats},"options":{options},"by":7,"host_seed":"{seed}"}}"#
    );
    let head = r#"{"opened":0,"finished":null,"matches":0}"#;
    [
        format!(r#"{{"kaigi":"tables","version":2,"up":0,"secret":"{seed}"}}"#),
        format!(r#"{{"table":"5","lines":1,"head":{head}}}"#),
        format!(r#"{{"table":"5","line":0,"log":{{"at":1,"up":1,"did":{{"opened":{opened}}}}}}}"#),
        r#"{"end":true,"tables":1,"people":0,"places":0}"#.to_owned(),
    ]
    .map(|line| line + "\n")
    .concat()
}

#[test]
fn a_lobby_in_which_no_match_can_begin_is_refused() {
    for (game, seats, options, why) in [
        ("uchu", 4, r#"{"no-such":1}"#, "uchu has no option no-such"),
        ("nusa", 4, r#"{"max_rounds":-1}"#, "nusa has no"),
        ("uchu", 99, "{}", "uchu is not for 99 players"),
    ] {
        let folder = folder();
        let store = open(folder.path());
        let refused = import(&store, with_lobby(game, seats, options).as_bytes()).unwrap_err();
        assert_eq!(refused.line, Some(3));
        assert!(refused.why.starts_with(why), "{}", refused.why);
        assert!(store.channels().unwrap().is_empty(), "nothing was imported");
    }
    // A game that this program does not know may be another version's.
    for (game, options) in [("uchu", "{}"), ("chess", r#"{"clock":true}"#)] {
        let folder = folder();
        let imported = import(&open(folder.path()), with_lobby(game, 4, options).as_bytes());
        assert_eq!(imported.unwrap().tables, 1);
    }
}
