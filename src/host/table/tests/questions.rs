//! What the others are asked: to call the match off, to give a seat to a bot.

use super::*;

fn question(desk: &Desk) -> u32 {
    desk.match_of(ANA).question.unwrap().line
}

#[test]
fn a_match_is_called_off_when_all_the_others_agree() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::Live);
    desk.calls();
    desk.must(ANA, Deed::Cancel { steward: false });
    assert_eq!(desk.calls(), [Call::Question(BEN), Call::Question(CHLOE)]);
    assert_eq!(desk.match_of(BEN).question.unwrap().waiting, seats(&[1, 2]));
    let line = question(&desk);
    assert_eq!(desk.refused(ANA, Deed::Answer { line, yes: true }), Refusal::NotAsked);
    assert_eq!(desk.refused(EVE, Deed::Answer { line, yes: true }), Refusal::NotSeated);
    assert_eq!(desk.refused(BEN, Deed::Cancel { steward: false }), Refusal::QuestionOpen);
    desk.must(BEN, Deed::Answer { line, yes: true });
    assert_eq!(desk.refused(BEN, Deed::Answer { line, yes: true }), Refusal::NotAsked);
    assert!(desk.match_of(ANA).end.is_none());
    desk.must(CHLOE, Deed::Answer { line, yes: true });
    assert!(desk.match_of(ANA).end.is_some_and(|end| end.outcome.is_none()));
    assert_eq!(desk.calls(), [Call::Over(ANA), Call::Over(BEN), Call::Over(CHLOE)]);
}

#[test]
fn play_goes_on_while_a_question_to_call_it_off_is_open() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.must(ANA, Deed::Cancel { steward: false });
    desk.play(BEN, "bid-1").unwrap();
    let line = question(&desk);
    desk.must(BEN, Deed::Answer { line, yes: false });
    assert!(desk.match_of(ANA).question.is_none());
}

#[test]
fn a_steward_need_not_ask_nor_sit() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    assert_eq!(desk.refused(EVE, Deed::Cancel { steward: false }), Refusal::NotSeated);
    desk.must(EVE, Deed::Cancel { steward: true });
    assert!(desk.match_of(ANA).end.is_some());
}

#[test]
fn a_steward_who_plays_asks_the_others_and_one_who_got_up_cannot_call_it_off() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::Live);
    desk.must(ANA, Deed::Cancel { steward: true });
    assert!(desk.match_of(ANA).end.is_none(), "Ana may be losing");
    let line = question(&desk);
    desk.must(BEN, Deed::Answer { line, yes: true });
    desk.must(CHLOE, Deed::Answer { line, yes: false });
    desk.must(ANA, Deed::Leave);
    assert_eq!(desk.refused(ANA, Deed::Cancel { steward: true }), Refusal::NotSeated);
    desk.must(EVE, Deed::Cancel { steward: true });
    assert!(desk.match_of(BEN).end.is_some());
    // Where nobody else is there, nobody is asked; and a lobby is nobody's match yet.
    let mut alone = Desk::playing(&[ANA], 1, Pace::Live);
    alone.must(ANA, Deed::Cancel { steward: true });
    assert!(alone.match_of(ANA).end.is_some());
    let mut lobby = Desk::lobby(&[ANA, BEN], Pace::Live);
    lobby.must(BEN, Deed::Cancel { steward: true });
    assert!(matches!(lobby.look(ANA).scene, Scene::Closed { .. }));
}

#[test]
fn nobody_waits_for_the_answer_of_somebody_who_left() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::Live);
    desk.must(ANA, Deed::Cancel { steward: false });
    let line = question(&desk);
    desk.must(BEN, Deed::Answer { line, yes: true });
    desk.must(CHLOE, Deed::Leave);
    assert!(desk.match_of(ANA).end.is_some());
}

#[test]
fn the_question_goes_with_whoever_asked_it() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::Live);
    desk.must(ANA, Deed::Cancel { steward: false });
    desk.must(ANA, Deed::Leave);
    assert!(desk.match_of(BEN).question.is_none());
}

#[test]
fn only_a_seat_that_holds_the_table_up_can_be_given_away() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::None);
    desk.play(ANA, "bid-1").unwrap();
    desk.play(BEN, "bid-1").unwrap();
    let chloe = Seat(2);
    assert_eq!(desk.refused(ANA, Deed::Replace(chloe)), Refusal::NotWaitedFor);
    desk.pass(600 * SECOND);
    assert_eq!(desk.match_of(ANA).replaceable, [chloe]);
    assert_eq!(desk.match_of(EVE).replaceable, []);
    for seat in [0, 1, 7] {
        assert_eq!(desk.refused(ANA, Deed::Replace(Seat(seat))), Refusal::NotWaitedFor);
    }
    desk.must(ANA, Deed::Replace(chloe));
    let seen = desk.match_of(CHLOE).question.unwrap();
    assert_eq!((seen.waiting, seen.mine), (seats(&[1]), false), "Chloe is not asked");
    desk.must(BEN, Deed::Answer { line: seen.line, yes: true });
    let seen = desk.match_of(ANA);
    assert_eq!((seen.sitters[2].user, seen.free), (None, vec![chloe]));
    assert_eq!(seen.told.last().unwrap(), "The others gave Chloe’s seat to a bot.");
}

#[test]
fn whoever_acts_keeps_their_seat() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::None);
    desk.pass(600 * SECOND);
    desk.must(ANA, Deed::Replace(Seat(2)));
    let line = question(&desk);
    desk.play(CHLOE, "peek").unwrap();
    assert_eq!(desk.refused(BEN, Deed::Answer { line, yes: true }), Refusal::QuestionGone);
}

#[test]
fn of_two_people_one_does_not_give_the_others_seat_away_alone() {
    let mut desk = Desk::playing(&[ANA, BEN], 1, Pace::Live);
    desk.play(ANA, "bid-1").unwrap();
    desk.pass(89 * SECOND);
    assert_eq!(desk.match_of(ANA).replaceable, []);
    assert_eq!(desk.refused(ANA, Deed::Replace(Seat(1))), Refusal::NotWaitedFor);
    let mut desk = Desk::playing(&[ANA, BEN], 1, Pace::None);
    let day = 24 * 3600 * SECOND;
    desk.pass(day - 1);
    assert_eq!(desk.refused(ANA, Deed::Replace(Seat(1))), Refusal::NotWaitedFor);
    desk.pass(1);
    assert_eq!(desk.match_of(ANA).replaceable, seats(&[1]));
    desk.must(ANA, Deed::Replace(Seat(1)));
    assert_eq!(desk.match_of(ANA).sitters[1].user, None);
}

#[test]
fn two_who_are_gone_for_good_do_not_keep_each_others_seats() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::None);
    desk.play(ANA, "bid-1").unwrap();
    desk.must(ANA, Deed::Cancel { steward: false });
    desk.pass(600 * SECOND);
    desk.must(ANA, Deed::Replace(Seat(1)));
    assert_eq!(desk.refused(ANA, Deed::Replace(Seat(1))), Refusal::QuestionOpen);
    let folded = desk.folded().unwrap();
    assert_eq!(folded.due(), desk.table.due());
    desk.pass(24 * 3600 * SECOND);
    assert_eq!(desk.match_of(ANA).sitters[1].user, None);
    desk.must(ANA, Deed::Replace(Seat(2)));
    desk.pass(0);
    assert_eq!(desk.match_of(ANA).sitters[2].user, None);
    assert!(desk.match_of(ANA).to_act.contains(&Seat(0)), "play goes on");
}

#[test]
fn somebody_asks_the_others_once_a_turn() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::None);
    let cancel = || Deed::Cancel { steward: false };
    desk.play(ANA, "bid-1").unwrap();
    desk.play(BEN, "bid-1").unwrap();
    desk.must(ANA, cancel());
    let line = question(&desk);
    desk.must(BEN, Deed::Answer { line, yes: false });
    desk.calls();
    for _ in 0..30 {
        assert_eq!(desk.refused(ANA, Deed::Undo), Refusal::AskedLately);
        assert_eq!(desk.refused(ANA, cancel()), Refusal::AskedLately);
    }
    assert_eq!(desk.calls(), []);
    desk.must(BEN, cancel());
    let line = question(&desk);
    desk.must(ANA, Deed::Answer { line, yes: false });
    let folded = desk.folded().unwrap();
    assert!(
        folded.calls_since(0).calls.contains(&Call::Question(CHLOE)),
        "a log knows who was called"
    );
    desk.pass(600 * SECOND);
    desk.must(ANA, cancel());
}
