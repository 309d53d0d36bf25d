//! A match that was begun under older rules.

use super::versions::{CANNOT_UPGRADE, Versioned};
use super::*;

static NEWER: &[&dyn AnyGame] = &[&Versioned::<2>];
static CANNOT: &[&dyn AnyGame] = &[&Versioned::<CANNOT_UPGRADE>];

/// A match of the old rules: a snapshot after two plies, and one ply more.
fn old() -> Desk {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(ANA, "roll").unwrap();
    desk.play(BEN, "peek").unwrap();
    desk.snapshot = desk.table.snapshot();
    desk.play(ANA, "bid-2").unwrap();
    desk
}

fn under(games: &'static [&'static dyn AnyGame], desk: &mut Desk) -> Result<(), (u32, Damage)> {
    desk.config.games = games;
    desk.table = desk.folded()?;
    Ok(())
}

#[test]
fn it_goes_on_from_its_snapshot_and_says_so() {
    let mut desk = old();
    let page = desk.match_of(BEN).page;
    under(NEWER, &mut desk).unwrap();
    assert_eq!(desk.match_of(BEN).page, page);
    assert_eq!(desk.table.due(), Some(0));
    assert_eq!(desk.wake(), 1);
    assert!(matches!(desk.dids().last(), Some(Did::Resumed { rules: 2, ply: 3 })));
    assert_eq!(desk.table.due(), Some(desk.now.up + 60 * SECOND));
    desk.play(BEN, "bid-1").unwrap();
    // It is read again, before and after the next snapshot.
    let before = desk.state();
    under(NEWER, &mut desk).unwrap();
    assert_eq!(desk.state(), before);
    desk.snapshot = desk.table.snapshot();
    desk.play(ANA, "bid-1").unwrap();
    under(NEWER, &mut desk).unwrap();
    desk.play(BEN, "bid-1").unwrap();
    assert!(desk.match_of(ANA).end.is_some());
    under(NEWER, &mut desk).unwrap();
    assert!(desk.match_of(ANA).end.is_some());
}

#[test]
fn a_press_that_comes_first_says_so_as_well() {
    let mut desk = old();
    under(NEWER, &mut desk).unwrap();
    assert_eq!(desk.play(BEN, "bid-1"), Ok(2));
    assert!(matches!(desk.dids().last(), Some(Did::Resumed { rules: 2, ply: 4 })));
    under(NEWER, &mut desk).unwrap();
    assert_eq!(desk.match_of(ANA).to_act, seats(&[0, 1]));
}

#[test]
fn a_press_that_comes_first_and_ends_it_says_nothing_more() {
    let mut desk = old();
    under(NEWER, &mut desk).unwrap();
    desk.must(EVE, Deed::Cancel { steward: true });
    assert!(matches!(desk.dids().last(), Some(Did::Cancelled)));
    assert_eq!(desk.table.due(), None);
    under(NEWER, &mut desk).unwrap();
    assert!(desk.match_of(ANA).end.is_some());
    assert_eq!(desk.table.due(), None);
}

#[test]
fn what_was_before_the_snapshot_cannot_be_taken_back() {
    let mut desk = old();
    under(NEWER, &mut desk).unwrap();
    assert_eq!(desk.refused(BEN, Deed::Undo), Refusal::NothingToUndo);
    desk.must(ANA, Deed::Undo);
    let line = desk.match_of(BEN).question.unwrap().line;
    desk.must(BEN, Deed::Answer { line, yes: true });
    assert_eq!(desk.match_of(ANA).to_act, seats(&[0, 1]));
}

#[test]
fn without_a_snapshot_or_an_upgrade_it_cannot_be_read() {
    let mut desk = old();
    assert!(under(CANNOT, &mut desk).is_err());
    let mut desk = old();
    desk.snapshot = None;
    assert!(under(NEWER, &mut desk).is_err());
}

#[test]
fn a_match_that_is_over_stays_out_of_the_way() {
    let mut desk = old();
    desk.must(EVE, Deed::Cancel { steward: true });
    under(CANNOT, &mut desk).unwrap();
    assert!(matches!(desk.look(ANA).scene, Scene::Closed { .. }));
    assert_eq!(desk.table.line() as usize, desk.log.len());
    desk.open(&[BEN, ANA], Pace::Live);
    desk.must(BEN, Deed::Begin);
    assert_eq!(desk.match_of(ANA).number, 2);
}

#[test]
fn a_log_that_makes_no_sense_is_refused_at_its_line() {
    let desk = old();
    let head = desk.table.head().clone();
    let damaged = |change: &dyn Fn(&mut Vec<Line>)| {
        let mut stored = desk.stored(head.clone());
        change(&mut stored.lines);
        Table::fold(desk.config, Channel(7), stored).map(|_| ()).expect_err("it makes no sense").0
    };
    assert_eq!(damaged(&|lines| lines.truncate(0)), 0);
    assert_eq!(damaged(&|lines| drop(lines.remove(0))), 0);
    assert_eq!(damaged(&|lines| drop(lines.remove(1))), 2, "the seed is another");
    assert_eq!(damaged(&|lines| lines.swap(4, 6)), 4);
    assert_eq!(damaged(&|lines| drop(lines.remove(5))), 5);
}

#[test]
fn a_log_that_was_made_up_harms_nobody() {
    let desk = old();
    let head = desk.table.head().clone();
    let fold = |at: usize, did: &str| {
        let mut stored = desk.stored(head.clone());
        let line = format!(r#"{{"at":{0},"up":{0},"did":{did}}}"#, u64::MAX);
        stored.lines.insert(at, serde_json::from_str(&line).unwrap());
        Table::fold(desk.config, Channel(7), stored)
    };
    for did in [
        r#"{"asked":{"seat":200,"what":"cancel"}}"#,
        r#"{"asked":{"seat":0,"what":{"replace":9}}}"#,
        r#"{"undone":{"seat":255,"to":0}}"#,
        r#"{"taken":{"seat":7,"user":9,"name":"Eve"}}"#,
    ] {
        assert!(fold(desk.log.len(), did).is_err(), "{did}");
    }
    let mut full = desk.stored(head.clone());
    let bot: Line = serde_json::from_str(r#"{"at":1,"up":1,"did":"bot_added"}"#).unwrap();
    full.lines.splice(3..3, std::iter::repeat_n(bot, 300));
    assert!(Table::fold(desk.config, Channel(7), full).is_err(), "there are not so many seats");
    let mut late = fold(desk.log.len(), r#"{"taken":{"seat":0,"user":9,"name":"Eve"}}"#).unwrap();
    late.look(Some(EVE), "en-US", desk.now);
    assert_eq!(late.wake(desk.now).len(), 0, "the end of time has not come");
}
