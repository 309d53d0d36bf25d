//! `kaigi export` and `kaigi import`, from a shell.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use host::Channel;
use host::line::Line;
use host::store::{Durability, Head, Store};

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tables").join(name);
    // There may be none from an earlier run.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Exit code, standard output, standard error.
fn kaigi(folder: &Path, args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_kaigi"))
        .args(args)
        .env_remove("KAIGI_DATA")
        .current_dir(folder)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn opened(up: u64) -> Line {
    let seed = "0f".repeat(32);
    let did = format!(
        r#"{{"opened":{{"game":"uchu","pace":"live","seats":4,"options":{{}},"by":7,"host_seed":"{seed}"}}}}"#
    );
    serde_json::from_str(&format!(r#"{{"at":1,"up":{up},"did":{did}}}"#)).unwrap()
}

/// A store as a host leaves it.
fn with_tables(folder: &Path) -> Store {
    let store = Store::open(&folder.join("tables"), Durability::Process).unwrap();
    let head = Head { opened: 1, ..Head::default() };
    let cancelled = serde_json::from_str(r#"{"at":2,"up":2,"did":"cancelled"}"#).unwrap();
    store.append(Channel(5), 0, &[opened(1)], None, Some(9)).unwrap();
    store.append(Channel(5), 1, &[opened(2), cancelled], Some(&head), None).unwrap();
    store.append(Channel(6), 0, &[opened(3)], None, Some(90)).unwrap();
    store
}

#[test]
fn tables_move_from_one_place_to_another() {
    let folder = folder("move");
    drop(with_tables(&folder.join("kaigi-data")));
    let (code, text, said) = kaigi(&folder, &["export"]);
    assert_eq!((code, said.as_str()), (0, ""));
    assert_eq!(text.lines().count(), 1 + 1 + 3 + 1 + 1 + 1);
    let done = kaigi(&folder, &["export", "--data", "kaigi-data", "all.jsonl"]);
    assert_eq!(done, (0, "2 tables exported\n".into(), String::new()));
    assert_eq!(fs::read_to_string(folder.join("all.jsonl")).unwrap(), text);
    for said in ["2 tables imported, 0 there already\n", "0 tables imported, 2 there already\n"] {
        let done = kaigi(&folder, &["import", "--data", "other", "all.jsonl"]);
        assert_eq!(done, (0, said.into(), String::new()));
    }
    assert_eq!(kaigi(&folder, &["export", "--data", "other"]).1, text);
}

#[test]
fn what_cannot_be_used_gets_one_line_and_changes_nothing() {
    let folder = folder("unusable");
    drop(with_tables(&folder.join("full")));
    let (_, text, _) = kaigi(&folder, &["export", "--data", "full"]);
    let middle: usize = text.lines().take(4).map(|line| line.len() + 1).sum();
    fs::write(folder.join("cut"), &text[..middle + 10]).unwrap();
    fs::write(folder.join("escape"), "\u{1b}[2J\n").unwrap();
    fs::write(folder.join("other"), text.replace("\"by\":7", "\"by\":8")).unwrap();
    let cases: [(&[&str], &str); 8] = [
        (&["export"], "'kaigi-data': it holds no tables"),
        (&["export", "--data", "full", "no/such/file"], "'no/such/file': cannot be written"),
        (&["import"], "required"),
        (&["import", "absent"], "'absent': cannot be read"),
        (&["import", "full"], "'full': it is a folder"),
        (&["import", "cut"], "'cut': line 5: it breaks off in the middle of a line"),
        (&["import", "escape"], "'escape': line 1: it is not JSON from column 1 on"),
        (
            &["import", "--data", "full", "other"],
            "'other': line 2: table 5 is in the store already",
        ),
    ];
    for (args, why) in cases {
        let (code, out, said) = kaigi(&folder, args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}");
        assert!(said.starts_with("kaigi: ") && said.contains(why), "{args:?}: {said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
    assert!(!folder.join("kaigi-data").exists(), "nothing was made for nothing");
    assert_eq!(kaigi(&folder, &["export", "--data", "full"]).1, text);
}

#[test]
fn a_store_that_a_host_holds_is_left_alone() {
    let folder = folder("held");
    let held = with_tables(&folder.join("kaigi-data"));
    fs::write(folder.join("last.jsonl"), "an older backup").unwrap();
    // This one answers no request for an export.
    let (code, _, said) = kaigi(&folder, &["export", "last.jsonl"]);
    assert_eq!(code, 2);
    assert!(said.starts_with("kaigi: another process holds the store"), "{said}");
    let kept = fs::read_to_string(folder.join("last.jsonl")).unwrap();
    assert_eq!(kept, "an older backup", "it is there until there is a newer one");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing is left behind");
    drop(held);
    assert_eq!(kaigi(&folder, &["export"]).0, 0);
}

#[test]
fn repair_says_what_there_is_and_saves_what_can_be_saved() {
    let folder = folder("repair");
    drop(with_tables(&folder.join("kaigi-data")));
    let db = folder.join("kaigi-data/tables/db");
    let text = kaigi(&folder, &["export"]).1;
    let (code, out, said) = kaigi(&folder, &["repair", "kaigi-data"]);
    assert_eq!((code, said.as_str()), (0, ""), "{out}");
    assert!(out.contains("2 tables can be read") && out.contains("nothing is damaged"), "{out}");
    let mut bytes = fs::read(&db).unwrap();
    let used = bytes.iter().rposition(|byte| *byte != 0).unwrap();
    bytes[used / 2] ^= 0x10;
    fs::write(&db, &bytes).unwrap();
    let (code, out, said) = kaigi(&folder, &["repair", "kaigi-data"]);
    assert_eq!((code, said.as_str()), (1, ""), "{out}");
    assert!(out.contains("2 tables can be read") && out.contains("tables.damaged-1'"), "{out}");
    assert_eq!(fs::read(folder.join("kaigi-data/tables.damaged-1/db")).unwrap(), bytes);
    assert_eq!(kaigi(&folder, &["export"]).1, text);
    let (code, _, said) = kaigi(&folder, &["repair", "nowhere"]);
    assert_eq!((code, said.as_str()), (2, "kaigi: 'nowhere': it holds no tables\n"));
}

#[cfg(unix)]
#[test]
fn what_is_written_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("private");
    drop(with_tables(&folder.join("from")));
    assert_eq!(kaigi(&folder, &["export", "--data", "from", "all.jsonl"]).0, 0);
    assert_eq!(kaigi(&folder, &["import", "--data", "to", "all.jsonl"]).0, 0);
    let files = ["all.jsonl", "to/tables/db", "to/tables/conf"].map(|name| (name, 0o600));
    let folders = ["to", "to/tables"].map(|name| (name, 0o700));
    for (name, expected) in files.into_iter().chain(folders) {
        let mode = fs::metadata(folder.join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, expected, "{name}");
    }
}
