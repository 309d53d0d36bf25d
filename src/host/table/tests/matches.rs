//! A match at the table: gates, stale pages, calls, leaving and coming.

use super::*;

fn to_act(desk: &Desk) -> Vec<Seat> {
    desk.match_of(ANA).to_act
}

#[test]
fn a_match_begins_with_enough_players_and_calls_those_who_are_to_act() {
    let mut desk = Desk::lobby(&[ANA], Pace::Live);
    assert_eq!(desk.refused(ANA, Deed::Begin), Refusal::TooFew { need: 2 });
    let token = "bid-1".to_owned();
    let line = desk.table.line();
    assert_eq!(desk.refused(ANA, Deed::Play { line, token }), Refusal::NotBegun);
    desk.must(ANA, Deed::AddBot(Level::Normal));
    desk.must(BEN, Deed::Join);
    desk.must(BEN, Deed::Begin);
    assert_eq!(desk.calls(), [Call::Turn(ANA), Call::Turn(BEN)]);
    assert_eq!(desk.calls(), []);
    assert_eq!(to_act(&desk), seats(&[0, 1, 2]));
    assert_eq!(desk.refused(CHLOE, Deed::Join), Refusal::Begun);
    assert_eq!(desk.refused(ANA, Deed::AddBot(Level::Normal)), Refusal::Begun);
    assert_eq!(desk.match_of(ANA).number, 1);
}

#[test]
fn gates_come_in_their_order() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    let play = |line, token: &str| Deed::Play { line, token: token.to_owned() };
    let now = desk.table.line();
    assert_eq!(desk.refused(EVE, play(0, "nonsense")), Refusal::NotSeated);
    assert_eq!(desk.refused(ANA, play(0, "nonsense")), Refusal::Stale);
    assert_eq!(desk.refused(ANA, play(now + 1, "bid-1")), Refusal::Stale);
    assert_eq!(desk.refused(ANA, play(now, "nonsense")), Refusal::Illegal);
    desk.must(ANA, play(now, "bid-1"));
    assert_eq!(desk.refused(ANA, play(now, "bid-1")), Refusal::Stale);
    assert_eq!(desk.refused(ANA, play(now + 1, "bid-1")), Refusal::NotYourTurn);
    desk.must(EVE, Deed::Cancel { steward: true });
    assert_eq!(desk.refused(BEN, play(now, "bid-1")), Refusal::Stale);
    let line = desk.table.line();
    assert_eq!(desk.refused(BEN, play(line, "bid-1")), Refusal::Over);
}

#[test]
fn what_others_do_at_the_same_time_does_not_make_a_page_stale() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::Live);
    let drawn = desk.table.line();
    let play = |token: &str| Deed::Play { line: drawn, token: token.to_owned() };
    desk.must(ANA, play("bid-1"));
    desk.must(BEN, Deed::Cancel { steward: false });
    desk.must(BEN, play("bid-2"));
    desk.must(CHLOE, play("bid-3"));
    assert_eq!(desk.refused(ANA, play("bid-1")), Refusal::Stale, "a new round has begun");
}

#[test]
fn one_is_called_once_a_turn() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.calls();
    desk.play(ANA, "peek").unwrap();
    desk.play(ANA, "bid-1").unwrap();
    assert_eq!(desk.calls(), []);
    desk.play(BEN, "bid-2").unwrap();
    assert_eq!(desk.calls(), [Call::Turn(ANA)], "Ben was to act before, and still is");
}

#[test]
fn bots_play_one_ply_at_each_waking_after_their_moment() {
    let mut desk = Desk::of(SAMPLE);
    desk.config.bot_pause = Duration::from_millis(400);
    desk.table = Table::empty(desk.config, Channel(7));
    desk.open(&[ANA], Pace::None);
    desk.must(ANA, Deed::AddBot(Level::Normal));
    desk.must(ANA, Deed::AddBot(Level::Normal));
    desk.must(ANA, Deed::Begin);
    let moment = desk.table.due().unwrap() - desk.now.up;
    assert!((400..800).contains(&moment), "{moment}");
    assert_eq!(desk.wake(), 0);
    desk.now.up += moment;
    assert_eq!(desk.wake(), 1);
    desk.pass(10 * SECOND);
    assert_eq!(desk.match_of(ANA).to_act, seats(&[0]));
    assert_eq!(desk.table.due(), None);
}

#[test]
fn a_match_that_is_over_shows_its_outcome_and_calls_everybody() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    for user in [ANA, BEN, ANA, BEN] {
        desk.calls();
        desk.play(user, if user == ANA { "bid-1" } else { "bid-3" }).unwrap();
    }
    assert_eq!(desk.calls(), [Call::Over(ANA), Call::Over(BEN)]);
    let seen = desk.match_of(ANA);
    let end = seen.end.unwrap();
    assert_eq!(end.outcome.unwrap().winners, seats(&[1]));
    assert!(seen.page.controls.is_empty() && seen.to_act.is_empty());
    assert_eq!((desk.table.due(), seen.deadline), (None, None));
    assert_eq!(desk.table.head().finished, Some(desk.table.head().opened));
    for deed in [Deed::Leave, Deed::Undo, Deed::Cancel { steward: true }, Deed::Begin] {
        assert_eq!(desk.refused(ANA, deed), Refusal::Over);
    }
    desk.open(&[BEN, ANA], Pace::Live);
    desk.must(BEN, Deed::Begin);
    assert_eq!(desk.match_of(ANA).number, 2);
    assert!(desk.table.head().finished.is_some_and(|line| line < desk.table.head().opened));
}

#[test]
fn whoever_leaves_a_match_gives_their_seat_to_a_bot() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.must(BEN, Deed::Leave);
    let seen = desk.match_of(ANA);
    assert_eq!((seen.sitters[1].user, seen.sitters[1].name.as_str()), (None, "Vega"));
    assert_eq!(seen.free, seats(&[1]));
    assert_eq!(seen.told.last().unwrap(), "Ben left; a bot plays on.");
    assert_eq!(desk.refused(BEN, Deed::Undo), Refusal::NotSeated);
    desk.pass(0);
    assert_eq!(to_act(&desk), seats(&[0]), "the bot has bid at once");
}

#[test]
fn the_last_human_who_leaves_a_match_calls_it_off() {
    let mut desk = Desk::playing(&[ANA], 1, Pace::Live);
    desk.must(ANA, Deed::Leave);
    let seen = desk.match_of(ANA);
    assert!(seen.end.is_some_and(|end| end.outcome.is_none()));
    assert_eq!(seen.told.last().unwrap(), "The match was called off.");
    assert_eq!(desk.table.head().finished, None);
}

#[test]
fn somebody_without_a_seat_can_take_a_bots() {
    let mut desk = Desk::playing(&[ANA], 1, Pace::Live);
    assert_eq!(desk.refused(ANA, Deed::TakeSeat(None)), Refusal::Seated);
    assert_eq!(desk.refused(BEN, Deed::TakeSeat(Some(Seat(0)))), Refusal::Full);
    desk.must(BEN, Deed::TakeSeat(None));
    assert_eq!(desk.match_of(BEN).me, Some(Seat(1)));
    assert_eq!(desk.refused(CHLOE, Deed::TakeSeat(None)), Refusal::Full);
    assert_eq!(desk.table.due(), Some(desk.now.up + 60 * SECOND), "no bot is to act any more");
    desk.play(BEN, "bid-2").unwrap();
}

#[test]
fn nobody_sees_two_hands() {
    let mut desk = Desk::playing(&[ANA, BEN], 1, Pace::Live);
    desk.must(BEN, Deed::Leave);
    assert_eq!(desk.match_of(BEN).free, seats(&[1]));
    assert_eq!(desk.refused(BEN, Deed::TakeSeat(Some(Seat(2)))), Refusal::NotYours);
    desk.must(CHLOE, Deed::TakeSeat(Some(Seat(1))));
    assert_eq!(desk.refused(BEN, Deed::TakeSeat(None)), Refusal::NotYours);
}

#[test]
fn what_is_told_is_what_this_viewer_may_know() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(ANA, "peek").unwrap();
    assert!(desk.match_of(ANA).told[0].starts_with("Your tile shows: "));
    let peeked = ["Ana looks at the tile."];
    assert_eq!(desk.match_of(BEN).told, peeked);
    assert_eq!(desk.match_of(EVE).told, peeked);
    assert_eq!(desk.table.log(Some(BEN), "en-US", Since::Start, 99), peeked);
}

#[test]
fn the_log_tells_the_whole_match_and_a_look_its_end() {
    let mut desk = Desk::long();
    for _ in 0..20 {
        desk.play(ANA, "bid-1").unwrap();
        desk.play(BEN, "bid-2").unwrap();
    }
    let log = desk.table.log(None, "en-US", Since::Start, 1000);
    assert_eq!(log.len(), 60);
    assert_eq!(log[..3], ["Ana has bid.", "Ben has bid.", "The bids: Ana 1, Ben 2."]);
    assert_eq!(desk.match_of(EVE).told, log[50..]);
    assert_eq!(desk.table.log(None, "en-US", Since::Start, 4), log[56..]);
}
