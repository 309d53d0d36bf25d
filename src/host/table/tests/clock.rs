//! Paces: reminders, deadlines, and seats that a bot keeps.

use super::*;
use crate::line::Hand;

fn hands(desk: &Desk) -> Vec<Hand> {
    let plays = desk.dids().into_iter().filter_map(|did| match did {
        Did::Played { by, .. } => Some(by),
        _ => None,
    });
    plays.collect()
}

fn away(desk: &Desk) -> Vec<bool> {
    desk.match_of(ANA).sitters.iter().map(|sitter| sitter.away).collect()
}

#[test]
fn each_pace_reminds_once_and_then_a_bot_plays() {
    let minute = 60 * SECOND;
    for (pace, remind, limit) in [
        (Pace::Live, 60 * SECOND, 90 * SECOND),
        (Pace::Relaxed, 7 * minute, 10 * minute),
        (Pace::Daily, 20 * 60 * minute, 24 * 60 * minute),
    ] {
        let mut desk = Desk::playing(&[ANA, BEN], 0, pace);
        let start = desk.now;
        desk.play(BEN, "bid-1").unwrap();
        desk.calls();
        assert_eq!(desk.table.due(), Some(start.up + remind));
        assert_eq!(desk.match_of(ANA).deadline, Some(start.at + limit));
        desk.pass(remind);
        assert_eq!(desk.calls(), [Call::Reminder(ANA)]);
        assert_eq!(desk.table.due(), Some(start.up + limit));
        desk.pass(limit - remind - 1);
        assert_eq!(hands(&desk), [Hand::Owner]);
        desk.pass(1);
        assert_eq!(hands(&desk)[1], Hand::Clock);
    }
}

#[test]
fn without_a_pace_nothing_is_ever_due() {
    let desk = Desk::playing(&[ANA, BEN], 0, Pace::None);
    assert_eq!((desk.table.due(), desk.match_of(ANA).deadline), (None, None));
}

#[test]
fn what_a_bot_plays_for_somebody_late_is_told() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(ANA, "bid-1").unwrap();
    desk.pass(90 * SECOND);
    let told = desk.match_of(ANA).told;
    assert!(told.contains(&"Ben’s time ran out: a bot played for them.".to_owned()), "{told:?}");
}

#[test]
fn the_rest_of_a_late_turn_is_short_and_counts_as_the_same_turn() {
    let chair = |desk: &Desk| {
        let chair = &desk.table.party.as_deref().unwrap().chairs[0];
        (chair.late, chair.silent)
    };
    // Of several matches, those in which the bot did not bid at once.
    let mut seen = 0;
    for _ in 0..10 {
        let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
        desk.play(BEN, "bid-1").unwrap();
        desk.pass(90 * SECOND);
        while chair(&desk).0 {
            assert_eq!(chair(&desk), (true, 1));
            assert_eq!(desk.table.due(), Some(desk.now.up + 10 * SECOND));
            desk.pass(10 * SECOND);
            seen += 1;
        }
        assert_eq!((chair(&desk), away(&desk)), ((false, 1), vec![false, false]));
    }
    assert!(seen > 0);
}

#[test]
fn for_somebody_silent_a_normal_bot_plays_whatever_the_others_are() {
    let mut bots = Vec::new();
    for _ in 0..20 {
        let mut desk = Desk::lobby(&[ANA], Pace::Live);
        desk.must(ANA, Deed::AddBot(Level::Easy));
        desk.must(ANA, Deed::Begin);
        desk.pass(90 * SECOND);
        desk.pass(10 * SECOND);
        let mut silent = Vec::new();
        for did in desk.dids() {
            let Did::Played { by, play } = did else { continue };
            let done = if by == Hand::Clock { &mut silent } else { &mut bots };
            done.push(play.token.to_string());
        }
        assert_eq!(silent, ["roll", "bid-2"]);
    }
    assert!(bots.iter().any(|token| token != "roll" && token != "bid-2"), "{bots:?}");
}

fn ben_bids(desk: &mut Desk) {
    if desk.match_of(BEN).to_act.contains(&Seat(1)) {
        desk.play(BEN, "bid-1").unwrap();
    }
}

#[test]
fn after_two_silent_turns_a_bot_keeps_the_seat_until_its_owner_is_back() {
    let mut desk = Desk::long();
    assert_eq!(desk.refused(ANA, Deed::ReclaimSeat), Refusal::NotAway);
    for _ in 0..20 {
        ben_bids(&mut desk);
        if away(&desk)[0] {
            break;
        }
        desk.pass(45 * SECOND);
    }
    assert_eq!(away(&desk), [true, false]);
    assert!(desk.calls().contains(&Call::Away(ANA)));
    desk.pass(0);
    ben_bids(&mut desk);
    desk.pass(0);
    assert_eq!(hands(&desk).last(), Some(&Hand::Bot));
    assert_eq!(desk.match_of(EVE).free, [], "it is still Ana's");
    desk.must(ANA, Deed::ReclaimSeat);
    assert_eq!(away(&desk), [false, false]);
    ben_bids(&mut desk);
    desk.pass(SECOND);
    assert!(desk.match_of(ANA).to_act.contains(&Seat(0)), "nobody plays for Ana any more");
}

#[test]
fn an_own_action_ends_the_silence() {
    let mut desk = Desk::long();
    for _ in 0..6 {
        ben_bids(&mut desk);
        while !desk.match_of(ANA).to_act.contains(&Seat(1)) {
            desk.pass(5 * SECOND);
        }
        assert_eq!(away(&desk), [false, false]);
        desk.play(ANA, "bid-2").unwrap();
        ben_bids(&mut desk);
    }
    assert!(hands(&desk).contains(&Hand::Clock));
}

#[test]
fn whoever_plays_while_a_bot_keeps_their_seat_is_back() {
    let mut desk = Desk::long();
    desk.config.bot_pause = Duration::from_secs(5);
    desk.table = desk.folded().unwrap();
    let kept = |desk: &Desk| away(desk)[0] && desk.match_of(ANA).to_act.contains(&Seat(0));
    for _ in 0..400 {
        ben_bids(&mut desk);
        if kept(&desk) {
            break;
        }
        desk.pass(SECOND);
    }
    assert!(kept(&desk));
    desk.play(ANA, "bid-3").unwrap();
    assert_eq!(away(&desk), [false, false]);
}

#[test]
fn time_while_the_host_was_down_does_not_count() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    let due = desk.table.due();
    desk.now.at += 1_000_000 * SECOND;
    desk.table = desk.folded().unwrap();
    assert_eq!(desk.table.due(), due);
    assert_eq!(desk.wake(), 0);
    assert_eq!(desk.match_of(ANA).deadline, Some(desk.now.at + 90 * SECOND));
}
