//! Finished matches in `tests/replays/*.jsonl`, replayed to their recorded end. A match that was
//! once played must come out the same as long as its rules have the same version. Any record put
//! into the folder is tested: a bug report becomes a test by copying a file.

use std::fs;

use rules::GAMES;
use rules::record::Checker;

use crate::project;

#[test]
fn every_finished_match_replays_to_its_recorded_end() {
    let mut heads = String::new();
    for entry in fs::read_dir(project("tests/replays")).unwrap() {
        let path = entry.unwrap().path();
        let record = fs::read_to_string(&path).unwrap();
        let mut checker = Checker::new();
        for line in record.lines() {
            let checked = checker.line(line.as_bytes());
            checked.unwrap_or_else(|finding| panic!("{}: {finding:?}", path.display()));
        }
        checker.finish().unwrap_or_else(|finding| panic!("{}: {finding:?}", path.display()));
        heads.extend(record.lines().filter(|line| line.contains("\"seed\":")));
    }
    for game in GAMES {
        for players in game.players() {
            let head = format!("\"game\":\"{}\",\"rules\":{},", game.id(), game.rules());
            let head = format!("{head}\"players\":{players},");
            assert!(heads.contains(&head), "no replay of {} with {players}", game.id());
        }
    }
}
