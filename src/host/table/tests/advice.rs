//! Levels of bots, what they think about, and hints.

use rules::games::uchu::Uchu;

use super::*;
use crate::table::Puzzle;

/// Ana, and one bot of this level.
fn against(level: Level) -> Desk {
    let mut desk = Desk::lobby(&[ANA], Pace::None);
    desk.must(ANA, Deed::AddBot(level));
    desk.must(ANA, Deed::Begin);
    desk
}

#[test]
fn bots_have_levels_and_names_of_their_own_and_a_rematch_keeps_them() {
    let mut desk = Desk::lobby(&[ANA], Pace::None);
    for level in Level::ALL {
        desk.must(ANA, Deed::AddBot(level));
    }
    let seen = |desk: &Desk| -> Vec<(String, Option<Level>)> {
        desk.lobby_of(ANA).sitters.into_iter().map(|sitter| (sitter.name, sitter.level)).collect()
    };
    let named = |names: [&str; 4]| -> Vec<(String, Option<Level>)> {
        let levels = [None, Some(Level::Easy), Some(Level::Normal), Some(Level::Hard)];
        names.iter().map(|name| (*name).to_owned()).zip(levels).collect()
    };
    assert_eq!(seen(&desk), named(["Ana", "Vega", "Rigel", "Altair"]));
    desk.must(ANA, Deed::Begin);
    while desk.match_of(ANA).end.is_none() {
        if desk.play(ANA, "bid-1").is_err() {
            desk.wake();
        }
    }
    desk.must(ANA, Deed::Rematch);
    assert_eq!(seen(&desk), named(["Ana", "Vega", "Rigel", "Altair"]));
}

#[test]
fn a_bot_of_the_time_before_levels_is_a_normal_one() {
    let line: Line = serde_json::from_str(r#"{"at":1,"up":1,"did":"bot_added"}"#).unwrap();
    let mut desk = Desk::lobby(&[ANA], Pace::None);
    desk.table.apply(&line, None).unwrap();
    assert_eq!(desk.lobby_of(ANA).sitters[1].level, Some(Level::Normal));
}

#[test]
fn only_a_hard_bot_has_to_think_and_it_does_what_it_has_thought_of() {
    assert_eq!(against(Level::Easy).table.ponders(), None);
    assert_eq!(against(Level::Normal).table.ponders(), None);
    let mut desk = against(Level::Hard);
    let (seat, ply) = desk.table.ponders().expect("it is to bid");
    assert_eq!((seat, ply), (Seat(1), 0));
    let puzzle = desk.table.puzzle(seat).unwrap();
    assert_eq!((puzzle.seat, puzzle.ply, puzzle.sight.choices()), (seat, 0, 5));
    let bid = Token::from("bid-3").unwrap();
    desk.table.think(seat, ply, Some(bid));
    assert_eq!(desk.table.ponders(), None, "it knows what to do");
    desk.wake();
    assert!(desk.log.last().unwrap().contains("bid-3"), "{:?}", desk.log);
}

#[test]
fn a_thought_that_comes_too_late_or_is_not_legal_is_forgotten() {
    let mut desk = against(Level::Hard);
    desk.table.think(Seat(1), 7, Some(Token::from("bid-3").unwrap()));
    assert!(desk.table.ponders().is_some(), "that was thought of another time");
    desk.table.think(Seat(1), 0, Some(Token::from("bid-9").unwrap()));
    assert!(desk.table.ponders().is_some(), "that cannot be done");
    desk.table.think(Seat(1), 0, None);
    assert_eq!(desk.table.ponders(), None, "a normal bot would know, too");
}

#[test]
fn a_hint_is_told_to_everybody_once_for_each_action() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::None);
    assert!(desk.match_of(ANA).hint && desk.match_of(BEN).hint);
    desk.must(ANA, Deed::Hint);
    let told = || "Ana asked a bot for a hint.".to_owned();
    assert!(desk.match_of(BEN).told.contains(&told()));
    assert_eq!(desk.press(ANA, Deed::Hint), Ok(0), "everybody knows already");
    assert_eq!(desk.table.puzzle_of(ANA).unwrap().seat, Seat(0));
    desk.play(ANA, "bid-1").unwrap();
    assert!(!desk.match_of(ANA).hint);
    assert_eq!(desk.refused(ANA, Deed::Hint), Refusal::NotYourTurn);
    assert_eq!(desk.refused(CHLOE, Deed::Hint), Refusal::NotSeated);
}

#[test]
fn where_hints_are_off_there_are_none() {
    let mut desk = Desk::lobby(&[ANA], Pace::None);
    desk.must(ANA, Deed::Cancel { steward: false });
    let (game, options) = ("bazaar".to_owned(), Chosen::new());
    desk.must(ANA, Deed::Open { game, pace: Pace::None, seats: None, options, hints: false });
    desk.must(BEN, Deed::Join);
    desk.must(ANA, Deed::Begin);
    assert!(!desk.match_of(ANA).hint);
    assert_eq!(desk.refused(ANA, Deed::Hint), Refusal::NoHints);
}

#[test]
fn a_hard_bot_thinks_as_long_where_there_is_one_thing_to_do() {
    let mut forced = 0;
    let mut desk = Desk::of(&[&Uchu]);
    desk.open_with(&[ANA], Pace::None, Chosen::new());
    desk.must(ANA, Deed::AddBot(Level::Hard));
    desk.must(ANA, Deed::AddBot(Level::Hard));
    desk.must(ANA, Deed::Begin);
    let mut dice = Dice::imagined(7);
    while desk.match_of(ANA).end.is_none() {
        let to_act = desk.match_of(ANA).to_act[0];
        if to_act == Seat(0) {
            let token = desk.choose(to_act, &mut dice);
            desk.play(ANA, &token).unwrap();
            continue;
        }
        let (seat, ply) = desk.table.ponders().expect("a hard bot thinks before it acts");
        let Puzzle { sight, mut dice, .. } = desk.table.puzzle(seat).unwrap();
        // A search takes its time, whatever there is to choose from.
        let opinions = sight.search(8, &mut dice);
        assert_eq!(opinions.len(), sight.choices());
        forced += usize::from(sight.choices() == 1);
        desk.table.think(seat, ply, Some(opinions[0].token));
        assert_eq!(desk.wake(), 1 + usize::from(desk.match_of(ANA).end.is_some()));
    }
    assert!(forced > 0, "somebody had no choice");
}
