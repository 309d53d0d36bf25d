//! The program as it is started from a shell: what it prints, what it answers, and that bad input
//! gets one clear line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Output, Stdio};

use rules::GAMES;
use rules::record::Checker;

fn kaigi(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kaigi"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writing = std::thread::spawn(move || {
        // A program that has seen enough stops reading.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writing.join().unwrap();
    output
}

fn simulate(players: u8, matches: u32, more: &[&str]) -> Vec<u8> {
    let (players, matches) = (players.to_string(), matches.to_string());
    let args = ["simulate", "uchu", "--players", &players, "--matches", &matches, "--seed", "7"];
    let output = kaigi(&[&args, more].concat(), b"");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    output.stdout
}

/// Exit code, standard output, standard error.
pub(crate) fn answer(args: &[&str], input: &[u8]) -> (i32, String, String) {
    let output = kaigi(args, input);
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_same_arguments_write_the_same_bytes() {
    for players in 2..=5 {
        let first = simulate(players, 3, &[]);
        assert_eq!(first, simulate(players, 3, &[]));
        assert_ne!(first, simulate(players, 3, &["--option", "tie_reading=literal"]));
    }
}

#[test]
fn simple_bots_play_the_same_again_and_random_ones_play_unless_others_are_asked_for() {
    for game in GAMES {
        let players = game.players().start().to_string();
        let args = ["simulate", game.id(), "--players", &players, "--matches", "2", "--seed", "7"];
        let simple = || answer(&[&args[..], &["--bots", "simple"]].concat(), b"");
        let (code, record, complaint) = simple();
        assert_eq!((code, complaint.as_str()), (0, ""), "{}", game.id());
        assert_eq!(simple().1, record);
        let (code, said, _) = answer(&["verify", "-"], record.as_bytes());
        assert!(code == 0 && said.starts_with("2 matches, "), "{said}");
    }
    assert_eq!(simulate(3, 2, &["--bots", "random"]), simulate(3, 2, &[]));
}

#[test]
fn more_matches_only_add_to_the_record() {
    let (few, many) = (simulate(3, 2, &[]), simulate(3, 5, &[]));
    assert_eq!(many[..few.len()], few);
}

/// Pinned, because the same arguments print the same bytes on every machine and in every version
/// that plays by the same rules.
#[test]
fn the_bytes_are_pinned() {
    let all: Vec<u8> = (2..=5).flat_map(|players| simulate(players, 5, &[])).collect();
    let sum = rules::dice::Seed::mix(&[&all]).to_string();
    assert_eq!(sum, "90b7870d67edfa5937809508730510f135617926148b817e080dd5ec65f4eacd");
}

#[test]
fn what_is_simulated_verifies() {
    for players in 2..=5 {
        for more in [&[][..], &["--option", "tie_reading=literal"]] {
            let record = simulate(players, 20, more);
            let (code, said, complaint) = answer(&["verify", "-"], &record);
            let plies = record.split(|b| *b == b'\n').count() - 1 - 40;
            assert_eq!(said, format!("20 matches, {plies} plies, 0 deviations\n"));
            assert_eq!(answer(&["verify", "-"], &simulate(players, 1, more)).1[..8], *"1 match,");
            assert_eq!((code, complaint.as_str()), (0, ""));
        }
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_fault() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kaigi"))
        .args(["simulate", "uchu", "--players", "5", "--matches", "100000", "--seed", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

#[test]
fn a_seed_is_any_text() {
    for seed in ["-1", "--seed", "", "会議", "7 or so"] {
        let (code, _, complaint) =
            answer(&["simulate", "uchu", "--players", "3", "--seed", seed], b"");
        assert_eq!((code, complaint.as_str()), (0, ""), "{seed}");
    }
}

/// Linux has a file that is always full.
#[cfg(target_os = "linux")]
#[test]
fn it_answers_even_if_nobody_can_be_told() {
    let full = || std::fs::File::options().write(true).open("/dev/full").unwrap();
    let code = |args: &[&str]| {
        let mut kaigi = Command::new(env!("CARGO_BIN_EXE_kaigi"));
        kaigi.args(args).stdin(Stdio::null()).stdout(full()).stderr(full()).status().unwrap().code()
    };
    assert_eq!(code(&["frob"]), Some(2));
    assert_eq!(code(&["verify", "-"]), Some(2));
    assert_eq!(code(&["simulate", "uchu", "--players", "9", "--seed", "1"]), Some(2));
    assert_eq!(code(&["simulate", "uchu", "--players", "3", "--seed", "1"]), Some(2));
}

#[test]
fn bad_arguments_get_one_line_that_says_what_is_allowed() {
    let cases: [(&[&str], &str); 22] = [
        (&["frob"], "playground, repair, simulate, verify"),
        (&["--frob"], "see kaigi --help"),
        (&["simulate"], "<GAME>"),
        (&["simulate", "chess", "--players", "3", "--seed", "1"], "no game 'chess'; allowed: uchu"),
        (&["simulate", "uchu", "--seed", "1"], "--players <N>"),
        (&["simulate", "uchu", "--players", "3"], "--seed <S>"),
        (&["simulate", "uchu", "--players", "1", "--seed", "1"], "uchu is for 2 to 5 players"),
        (&["simulate", "uchu", "--players", "6", "--seed", "1"], "uchu is for 2 to 5 players"),
        (&["simulate", "uchu", "--players", "x", "--seed", "1"], "uchu is for 2 to 5 players"),
        (&["simulate", "uchu", "--players", "999", "--seed", "1"], "uchu is for 2 to 5 players"),
        (
            &["simulate", "uchu", "--players", "3", "--seed", "1", "--bots", "gods"],
            "[possible values: random, simple, mixed]",
        ),
        (
            &["simulate", "uchu", "--players", "3", "--seed", "1", "--option", "speed=9"],
            "no option 'speed'; allowed: tie_reading",
        ),
        (
            &["simulate", "uchu", "--players", "3", "--seed", "1", "--option", "tie_reading=odd"],
            "tie_reading can be consistent or literal",
        ),
        (
            &["simulate", "uchu", "--players", "3", "--seed", "1", "--option", "tie_reading"],
            "--option takes NAME=VALUE",
        ),
        (&["simulate", "uchu", "--players", "-1", "--seed", "1"], "uchu is for 2 to 5 players"),
        (
            &["simulate", "uchu", "--players", "3", "--seed", "1", "--matches", "0"],
            "--matches takes a number from 1 on, not '0'",
        ),
        (
            &["simulate", "uchu", "--players", "3", "--seed", "1", "--matches", "-x"],
            "--matches takes a number from 1 on, not '-x'",
        ),
        (
            &[
                "simulate",
                "uchu",
                "--players",
                "3",
                "--seed",
                "1",
                "--option",
                "tie_reading=literal",
                "--option",
                "tie_reading=consistent",
            ],
            "given twice",
        ),
        (&["fr\n\nob\r"], "unrecognized subcommand 'fr"),
        (&["verify"], "<FILE>"),
        (&["verify", "/no/such/file"], "cannot be read"),
        (&["verify", "/"], "cannot be read"),
    ];
    for (args, hint) in cases {
        let (code, said, complaint) = answer(args, b"");
        assert_eq!((code, said.as_str()), (2, ""), "{args:?}");
        assert_eq!(complaint.lines().count(), 1, "{args:?}: {complaint}");
        assert!(complaint.starts_with("kaigi: ") && complaint.contains(hint), "{complaint}");
    }
}

/// A good record with one line changed.
fn changed(line: usize, change: impl Fn(&str) -> String) -> Vec<u8> {
    let record = String::from_utf8(simulate(3, 2, &[])).unwrap();
    let lines = record.lines().enumerate();
    let lines: Vec<String> = lines
        .map(|(at, text)| if at + 1 == line { change(text) } else { text.to_owned() })
        .filter(|text| text != "DELETED")
        .collect();
    (lines.join("\n") + "\n").into_bytes()
}

#[test]
fn a_record_that_deviates_is_named_by_its_first_line_and_answered_with_one() {
    let replace = |from: &'static str, to: &'static str| {
        move |text: &str| {
            assert!(text.contains(from), "{text}");
            text.replacen(from, to, 1)
        }
    };
    let cases = [
        (changed(1, replace("\"round\":1", "\"round\":2")), 1, "'events/0/dealt/round'"),
        (changed(1, replace("\"match\":0", "\"match\":1")), 1, "'match'"),
        (changed(1, replace("\"events\"", "\"extra\":1,\"events\"")), 1, "'extra' is '1', by"),
        (changed(2, replace("\"ply\":1", "\"ply\":2")), 2, "'ply' is '2', by the rules '1'"),
        (changed(2, replace("\"seat\":", "\"seat\":9")), 2, "not this seat's turn"),
        (changed(2, replace("\"token\":\"play", "\"token\":\"lay")), 2, "is not legal"),
        (changed(2, replace("\"legal\":[", "\"legal\":[\"play-x\",")), 2, "'legal/0'"),
        (changed(3, replace("\"played\"", "\"laid\"")), 3, "events/0/"),
        (changed(3, |_| "DELETED".to_owned()), 3, ""),
        (changed(3, |text| format!("{text}\n{text}")), 4, ""),
    ];
    for (record, line, hint) in cases {
        let (code, said, complaint) = answer(&["verify", "-"], &record);
        assert_eq!((code, said.as_str()), (1, ""), "{complaint}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(complaint.contains(&format!("line {line} deviates")), "{complaint}");
        assert!(complaint.contains(hint), "{complaint}");
    }
}

#[test]
fn a_record_that_cannot_be_read_is_refused_with_a_sentence() {
    let good = simulate(3, 2, &[]);
    let replace = |line, from: &'static str, to: &'static str| {
        changed(line, move |text| {
            assert!(text.contains(from), "{text}");
            text.replacen(from, to, 1)
        })
    };
    let deep = [b"{\"game\":".to_vec(), vec![b'['; 100_000]].concat();
    let seed = "\"seed\":\"";
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (b"".to_vec(), "holds no match"),
        (b"\n".to_vec(), "line 1 is not a JSON object"),
        (b"hello\n".to_vec(), "line 1 is not a JSON object"),
        (b"[1,2]\n".to_vec(), "line 1 is not a JSON object"),
        (b"{}\n".to_vec(), "line 1 is neither"),
        (b"{\"a\":1}\n".to_vec(), "line 1 is neither"),
        (b"{\"game\":\"uchu\",\"token\":\"x\"}\n".to_vec(), "line 1 is neither"),
        (b"\xff\xfe\x00\x01".to_vec(), "line 1 is not"),
        (b"{\"game\":\"\xff\"}".to_vec(), "line 1 is not JSON"),
        (deep, "line 1 is not JSON"),
        (vec![b'{'; 3 << 20], "line 1 is longer"),
        (vec![0; 3 << 20], "line 1 is longer"),
        (good[..good.len() / 3].to_vec(), "is not JSON"),
        (
            good[..good.iter().position(|b| *b == b'\n').unwrap() + 1].to_vec(),
            "breaks off in match 0",
        ),
        (
            replace(1, "\"game\":\"uchu\"", "\"game\":\"go\""),
            "there is no game 'go'; allowed: uchu",
        ),
        (replace(1, "\"game\":\"uchu\"", "\"game\":7"), "game is missing or malformed"),
        (replace(1, "\"rules\":1", "\"rules\":2"), "played by rules 2 of uchu"),
        (replace(1, "\"players\":3", "\"players\":33333"), "uchu is for 2 to 5 players"),
        (replace(1, "\"players\":3", "\"players\":-3"), "players is missing or malformed"),
        (replace(1, "\"options\":{}", "\"options\":{\"x\":1}"), "no option 'x'"),
        (replace(1, "\"options\":{}", "\"options\":[]"), "options is missing or malformed"),
        (replace(1, seed, "\"seed\":\"0"), "seed is missing or malformed"),
        (replace(1, "\"rules\":1", "\"rules\":1,\"rules\":1"), "has a key twice"),
        (replace(1, "\"round\":1", "\"round\":1,\"round\":1"), "has a key twice"),
        (replace(2, "\"seat\":", "\"seat\":-"), "seat is missing or malformed"),
        (replace(2, "\"token\":\"", "\"token\":1,\"x\":\""), "token is missing or malformed"),
    ];
    for (record, hint) in cases {
        let (code, said, complaint) = answer(&["verify", "-"], &record);
        assert_eq!((code, said.as_str()), (2, ""), "{hint}: {complaint}");
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(complaint.contains(hint), "wanted {hint}: {complaint}");
    }
}

#[test]
fn a_record_may_be_written_with_other_spaces_and_orders() {
    let record = String::from_utf8(simulate(3, 1, &[])).unwrap();
    let loose = record.lines().map(|line| {
        let value: serde_json::Value = serde_json::from_str(line).unwrap();
        format!(" {value} \r\n").replace("\":", "\" : ")
    });
    let loose: String = loose.collect();
    assert_ne!(loose, record);
    assert_eq!(answer(&["verify", "-"], loose.as_bytes()).0, 0);
    let without_last_break = record.trim_end();
    assert_eq!(answer(&["verify", "-"], without_last_break.as_bytes()).0, 0);
}

#[test]
fn every_game_can_be_simulated_and_checked() {
    for game in GAMES {
        for players in game.players() {
            let players = players.to_string();
            let args = ["simulate", game.id(), "--players", &players, "--seed", "any"];
            // Random play need not get anywhere.
            let output = kaigi(&[&args[..], &["--bots", "simple"]].concat(), b"");
            let mut checker = Checker::new();
            for line in output.stdout.trim_ascii_end().split(|b| *b == b'\n') {
                checker.line(line).unwrap();
            }
            assert_eq!(checker.finish().unwrap().matches, 1);
        }
    }
}

#[cfg(unix)]
#[test]
fn a_playground_that_cannot_share_or_save_its_directory_says_so() {
    let folder = std::env::temp_dir().join(format!("kaigi-playground-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let name = folder.to_str().unwrap();
    let args = ["playground", "--port", "0", "--data", name];
    let mut first = Command::new(env!("CARGO_BIN_EXE_kaigi"))
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = BufReader::new(first.stdout.take().unwrap()).lines();
    assert!(said.next().unwrap().unwrap().starts_with("page:"));

    let (code, said, complaint) = answer(&args, b"");
    assert_eq!((code, said.as_str()), (2, ""), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.contains(name), "{complaint}");

    // Nothing can be written where a directory is.
    std::fs::create_dir(folder.join("world.new")).unwrap();
    assert!(Command::new("kill").arg(first.id().to_string()).status().unwrap().success());
    let ended = first.wait_with_output().unwrap();
    let complaint = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(2), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.contains("could not be saved"), "{complaint}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// The output of this command at a terminal, until these words are there. Nothing where
/// there is no `script`, which makes the terminal.
#[cfg(target_os = "linux")]
#[expect(clippy::print_stdout, reason = "whoever runs the tests should know what was left out")]
fn at_a_terminal(command: &str, words: &str) -> Option<String> {
    use std::io::Read;

    let mut script = Command::new("script")
        .args(["-qefc", command, "/dev/null"])
        .env("SHELL", "/bin/sh")
        .env("TERM", "xterm")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .inspect_err(|missing| println!("not tested: script: {missing}"))
        .ok()?;
    let mut out = script.stdout.take().unwrap();
    let (mut seen, mut some) = (Vec::new(), [0; 4096]);
    let seen = loop {
        let read = out.read(&mut some).unwrap();
        seen.extend_from_slice(&some[..read]);
        let text = String::from_utf8_lossy(&seen);
        if read == 0 || text.contains(words) {
            break text.into_owned();
        }
    };
    // Without its terminal the command ends.
    script.kill().unwrap();
    script.wait().unwrap();
    Some(seen)
}

#[cfg(target_os = "linux")]
#[test]
fn whoever_waits_at_a_terminal_sees_how_far_it_is() {
    let kaigi = env!("CARGO_BIN_EXE_kaigi");
    // It ends by itself, too, where nobody is told that the terminal is gone.
    let simulate =
        format!("timeout 60 {kaigi} simulate uchu --players 5 --matches 1000000000 --seed 1");
    let cases = [
        (format!("{simulate} > /dev/null"), " of 1,000,000,000 matches, "),
        // Nobody knows how long a record is that is still being written.
        (format!("{simulate} 2> /dev/null | {kaigi} verify - > /dev/null"), " lines, "),
    ];
    for (command, words) in cases {
        let Some(seen) = at_a_terminal(&command, words) else { return };
        assert!(seen.contains(words), "{command}: {seen}");
    }
}

/// A command that takes longer than a second says nothing more to a file or to another program.
#[test]
fn progress_is_for_terminals_alone() {
    let record = simulate(5, 3000, &[]);
    let (code, said, complaint) = answer(&["verify", "-"], &record);
    assert!(said.starts_with("3000 matches, "), "{said}");
    assert_eq!((code, complaint.as_str()), (0, ""));
}

#[test]
fn an_arena_says_how_often_whom_won_and_says_the_same_again() {
    let seats = ["--seats", "hard,normal,random", "--iterations", "20", "--matches", "4"];
    let args = [&["arena", "nusa", "--players", "3", "--seed", "s"][..], &seats[..]].concat();
    let (code, said, complaint) = answer(&args, b"");
    assert_eq!((code, complaint.as_str()), (0, ""));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "6 matches of 2 deals", "every deal from every seat");
    let named: Vec<&str> = lines[1..].iter().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(named, ["hard", "normal", "random"]);
    assert!(lines[1].contains(" % ± ") && lines[1].contains("average place "), "{said}");
    assert_eq!(answer(&args, b"").1, said);
}

#[test]
fn an_arena_wants_a_level_for_every_seat() {
    for (seats, why) in [
        ("hard", "kaigi: --seats names 1 level for 3 players\n"),
        ("hard,easy,me", "kaigi: there is no level 'me'; allowed: random, easy, normal, hard\n"),
    ] {
        let args = ["arena", "nusa", "--players", "3", "--seed", "s", "--seats", seats];
        assert_eq!(answer(&args, b""), (2, String::new(), why.to_owned()));
    }
}
