//! The deal can be checked by anybody afterwards, and the record is what the rules say.

use rules::dice::Seed;
use rules::record::{Checker, Tally, fair};

use super::*;
use crate::line::Play;
use crate::record;

fn check(text: &str) -> Result<Tally, rules::record::Finding> {
    let mut checker = Checker::new();
    text.lines().try_for_each(|line| checker.line(line.as_bytes()))?;
    checker.finish()
}

#[test]
fn what_was_shown_at_the_start_binds_the_host_to_its_seed() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    let shown = desk.lobby_of(BEN).commitment;
    desk.must(BEN, Deed::Stir("rain".to_owned()));
    desk.must(BEN, Deed::Begin);
    assert_eq!(desk.match_of(BEN).commitment, shown);
    desk.must(EVE, Deed::Cancel { steward: true });
    let end = desk.match_of(EVE).end.unwrap();
    let host_seed: Seed = end.host_seed.parse().unwrap();
    assert_eq!(fair::commitment(host_seed), shown);
    let added: Vec<(String, String)> =
        end.contributions.iter().map(|one| (one.user.to_string(), one.words.clone())).collect();
    let added = added.iter().map(|(user, words)| (user.as_str(), words.as_str()));
    assert_eq!(fair::seed(host_seed, added).to_string(), end.seed);
}

/// Plays a match to its end, with bots and undos on the way.
fn finished(game: &'static dyn AnyGame) -> Desk {
    let mut desk = Desk::of(Box::leak(Box::new([game])));
    desk.open(&[ANA, BEN], Pace::Live);
    desk.must(BEN, Deed::AddBot(Level::Normal));
    desk.must(BEN, Deed::Stir("“rain”\n\\ and snow".to_owned()));
    desk.must(ANA, Deed::Begin);
    let (mut steps, mut dice) = (0, Dice::imagined(4));
    while desk.match_of(ANA).end.is_none() {
        steps += 1;
        for (user, seat) in [(ANA, Seat(0)), (BEN, Seat(1))] {
            let now = desk.match_of(ANA);
            if now.to_act.contains(&seat) && now.end.is_none() {
                let token = desk.choose(seat, &mut dice);
                desk.play(user, &token).unwrap();
                if steps % 7 == 0 && desk.press(user, Deed::Undo).is_ok() {
                    let other = if user == ANA { BEN } else { ANA };
                    if let Some(question) = desk.match_of(other).question {
                        desk.must(other, Deed::Answer { line: question.line, yes: true });
                    }
                }
            }
        }
        desk.pass(0);
    }
    assert!(desk.dids().iter().any(|did| matches!(did, Did::Undone { .. })));
    desk
}

#[test]
fn the_record_of_a_finished_match_is_accepted() {
    for game in rules::GAMES {
        let desk = finished(*game);
        let text = record::from_lines(desk.config.games, &desk.lines()).unwrap().text;
        let tally = check(&text).unwrap();
        assert_eq!((tally.matches, tally.plies), (1, text.lines().count() as u64 - 2));
        assert!(text.lines().next().unwrap().contains("\"fair\":{\"commitment\":"));
        let forged = text.replacen("and snow", "and hail", 1);
        assert!(check(&forged).is_err());
    }
}

#[test]
fn there_is_no_record_before_the_end() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    assert_eq!(record::from_lines(desk.config.games, &desk.lines()), None);
    desk.must(EVE, Deed::Cancel { steward: true });
    assert_eq!(record::from_lines(desk.config.games, &desk.lines()), None);
    assert_eq!(record::from_lines(desk.config.games, &[]), None);
}

#[test]
fn the_log_keeps_no_legal_lists_and_the_record_has_them_all() {
    for game in rules::GAMES {
        let desk = finished(*game);
        assert!(desk.log.iter().all(|line| !line.contains("\"legal\"")));
        let text = record::from_lines(desk.config.games, &desk.lines()).unwrap().text;
        let plays = text.lines().filter(|line| line.contains("\"ply\""));
        assert!(
            plays.clone().count() > 10 && plays.clone().all(|line| line.contains("\"legal\":["))
        );
        // A log of the days when it kept them says the same, word for word.
        let mut kept = desk.lines();
        let mut plays = plays.map(|line| serde_json::from_str::<Play>(line).unwrap());
        let mut standing: Vec<&mut Play> = Vec::new();
        for line in &mut kept {
            match &mut line.did {
                Did::Played { play, .. } => standing.push(play),
                Did::Undone { to, .. } => standing.truncate(*to as usize),
                _ => {}
            }
        }
        standing.into_iter().for_each(|play| *play = plays.next().unwrap());
        assert_eq!(record::from_lines(&[], &kept).unwrap().text, text);
        // Where its rules are gone, a record says what was played and what happened.
        let without = record::from_lines(&[], &desk.lines()).unwrap().text;
        assert_eq!(without.lines().count(), text.lines().count());
        assert!(!without.contains("\"legal\"") && without.len() < text.len());
    }
}

#[test]
fn a_match_with_somebody_who_was_forgotten_is_read_told_and_recorded_without_them() {
    let desk = finished(rules::GAMES[0]);
    let nobody = User(User(7).0 | 1 << 63);
    let forget = |mut line: Line| {
        line.did.replace_users(|user| (user == BEN).then_some(nobody));
        line
    };
    let lines: Vec<Line> = desk.lines().into_iter().map(forget).collect();
    let head = desk.table.head().clone();
    let stored = Stored { head, lines: lines.clone(), snapshot: None };
    let table = Table::fold(desk.config, Channel(7), stored).unwrap();
    let Scene::Match(seen) = table.look(Some(ANA), "en-US", desk.now).scene else {
        panic!("no match")
    };
    assert!(seen.sitters.iter().any(|sitter| sitter.name.starts_with("Former player")));
    assert!(seen.sitters.iter().all(|sitter| sitter.user != Some(BEN)));
    let end = seen.end.unwrap();
    assert!(end.contributions.iter().all(|one| one.user == ANA), "{:?}", end.contributions);
    let told = table.log(Some(ANA), "en-US", Since::Start, 5000).join("\n");
    assert!(!told.contains("Ben"), "{told}");
    let text = record::from_lines(desk.config.games, &lines).unwrap().text;
    assert!(!text.contains("\"fair\""), "{text}");
    check(&text).unwrap();
}
