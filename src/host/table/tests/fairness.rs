//! The deal can be checked by anybody afterwards, and the record is what the rules say.

use rules::dice::Seed;
use rules::record::fair::{self, Added, Fair};
use rules::record::{Checker, Deviation, Tally, Trouble};

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
    let list: Seed = desk.match_of(EVE).list.unwrap().parse().unwrap();
    assert_eq!(fair::deal(host_seed, list).to_string(), end.seed);
}

/// Plays the match of Ana and Ben to its end, with undos on the way.
fn play_out(desk: &mut Desk) {
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
}

/// A match that was played to its end, with bots and undos on the way.
fn finished(game: &'static dyn AnyGame) -> Desk {
    let mut desk = Desk::of(Box::leak(Box::new([game])));
    desk.open(&[ANA, BEN], Pace::Live);
    desk.must(BEN, Deed::AddBot(Level::Normal));
    desk.must(BEN, Deed::Stir("“rain”\n\\ and snow".to_owned()));
    desk.must(ANA, Deed::Begin);
    play_out(&mut desk);
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
        assert!(text.lines().next().unwrap().contains("\"fair\":{\"scheme\":2,\"commitment\":"));
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

/// The grinding host of old: it sent itself one Join with every number until the deal was to its liking,
/// and nobody else could know which number the press had had.
#[test]
fn the_number_of_a_press_does_not_touch_the_deal() {
    let mut desk = Desk::lobby(&[ANA, BEN], Pace::Live);
    desk.must(ANA, Deed::Begin);
    let dealt = desk.match_of(ANA).page.sections;
    for line in &mut desk.log {
        *line = line.replace("\"press\":2,", "\"press\":123456,");
    }
    let folded = desk.folded().map_err(|(line, damage)| format!("{line}: {damage}"));
    let Scene::Match(again) = folded.unwrap().look(Some(ANA), "en-US", desk.now).scene else {
        panic!("the match goes on");
    };
    assert_eq!(again.page.sections, dealt);
}

/// What the record of a finished match says about its deal.
fn fair_of(desk: &Desk) -> Fair {
    let text = record::from_lines(desk.config.games, &desk.lines()).unwrap().text;
    let head: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    serde_json::from_value(head["fair"].clone()).unwrap()
}

#[test]
fn the_record_says_who_added_what_as_the_lobby_showed_it() {
    let desk = finished(rules::GAMES[0]);
    let fair = fair_of(&desk);
    assert_eq!((fair.scheme, fair.list.clone()), (2, desk.match_of(EVE).list));
    let added: Vec<(&str, &Added)> =
        fair.contributions.iter().map(|one| (one.user.as_str(), &one.added)).collect();
    let words = Added::Words("“rain” \\ and snow".to_owned());
    assert_eq!(added, [("1", &Added::At(1_000)), ("2", &words)]);
    let seats = [Some("1".to_owned()), Some("2".to_owned()), None];
    assert_eq!(fair.table.unwrap().seats, seats);
}

#[test]
fn a_record_with_another_list_than_its_deal_is_refused() {
    let desk = finished(rules::GAMES[0]);
    let text = record::from_lines(desk.config.games, &desk.lines()).unwrap().text;
    let forged = text.replacen("and snow", "and hail", 1);
    let Trouble::Deviates(Deviation::Value { at, .. }) = check(&forged).unwrap_err().trouble else {
        panic!("the list is what deviates");
    };
    assert_eq!(at, "fair/list");
    let forged = text.replacen("{\"user\":\"1\",\"at\":1000},", "", 1);
    assert_ne!(forged, text);
    let flaw = fair::Flaw::Missing("1".to_owned());
    assert_eq!(check(&forged).unwrap_err().trouble, Trouble::Deviates(Deviation::Unfair(flaw)));
}

/// Was the table opened after the one with this seal?
fn follows_seal(desk: &Desk, seal: &str) -> bool {
    matches!(&desk.dids()[0], Did::Opened { previous: Some(previous), .. } if previous == seal)
}

#[test]
fn a_start_that_is_given_up_is_seen_in_the_next_one_and_in_its_record() {
    let mut desk = Desk::of(SAMPLE);
    desk.open(&[ANA, BEN], Pace::Live);
    assert_eq!(desk.lobby_of(EVE).list.unwrap().given_up, 0);
    // Given up in the lobby, and after the deal.
    desk.must(EVE, Deed::Cancel { steward: true });
    let Scene::Closed { commitment, .. } = desk.look(EVE).scene else { panic!("it is closed") };
    desk.table = desk.folded().unwrap();
    desk.open(&[ANA, BEN], Pace::Live);
    assert_eq!(desk.lobby_of(EVE).list.unwrap().given_up, 1);
    assert!(follows_seal(&desk, &commitment));
    desk.must(ANA, Deed::Begin);
    let second = desk.match_of(EVE).commitment;
    desk.must(EVE, Deed::Cancel { steward: true });
    desk.table = desk.folded().unwrap();
    desk.open(&[ANA, BEN], Pace::Live);
    assert_eq!(desk.lobby_of(EVE).list.unwrap().given_up, 2);
    desk.must(ANA, Deed::Begin);
    let third = desk.match_of(EVE).commitment;
    play_out(&mut desk);
    let table = fair_of(&desk).table.unwrap();
    assert_eq!((table.given_up, table.previous), (2, Some(second)));
    // A match that was played to its end settles it.
    desk.table = desk.folded().unwrap();
    desk.must(BEN, Deed::Rematch);
    let list = desk.lobby_of(EVE).list.unwrap();
    assert_eq!(list.given_up, 0);
    assert!(follows_seal(&desk, &third));
}

#[test]
fn a_lobby_of_the_first_scheme_goes_on_as_one() {
    let mut desk = Desk::of(rules::GAMES);
    desk.open(&[ANA, BEN], Pace::Live);
    desk.log[0] = desk.log[0].replace(",\"scheme\":\"second\"", "");
    desk.table = desk.folded().unwrap();
    assert!(desk.lobby_of(EVE).list.is_none());
    for _ in 0..8 {
        desk.must(EVE, Deed::Join);
        desk.must(EVE, Deed::Leave);
    }
    desk.must(BEN, Deed::Stir("rain".to_owned()));
    desk.must(ANA, Deed::Begin);
    desk.table = desk.folded().unwrap();
    play_out(&mut desk);
    let fair = fair_of(&desk);
    assert_eq!((fair.scheme, fair.list, fair.table), (1, None, None));
    let text = record::from_lines(desk.config.games, &desk.lines()).unwrap().text;
    assert_eq!(check(&text).unwrap().matches, 1);
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
