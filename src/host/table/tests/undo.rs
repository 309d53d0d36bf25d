//! Taking back.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};

use rules::any::{AnyMatch, Happened, Saved};
use rules::dice::Seed;
use rules::game::Setup;
use rules::options::{Choice, Unfit};
use rules::page::Section;
use rules::picture::Picture;
use rules::words::Words;

use super::*;
use crate::look::Undo;

fn undo(desk: &Desk, user: User) -> Undo {
    desk.match_of(user).undo
}

#[test]
fn a_choice_that_showed_nothing_is_taken_back_freely() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    assert_eq!(undo(&desk, ANA), Undo::Nothing);
    assert_eq!(desk.refused(ANA, Deed::Undo), Refusal::NothingToUndo);
    let fresh = desk.match_of(ANA).page;
    desk.play(ANA, "bid-3").unwrap();
    assert_eq!((undo(&desk, ANA), undo(&desk, BEN)), (Undo::Free, Undo::Nothing));
    desk.must(ANA, Deed::Undo);
    assert_eq!(desk.match_of(ANA).page, fresh);
    assert_eq!(desk.match_of(BEN).told, ["Ana took back the last action."]);
}

#[test]
fn after_an_undo_every_older_page_is_stale() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(ANA, "bid-3").unwrap();
    let line = desk.table.line();
    desk.must(ANA, Deed::Undo);
    let play = Deed::Play { line, token: "bid-1".to_owned() };
    assert_eq!(desk.refused(BEN, play), Refusal::Stale);
    desk.play(BEN, "bid-1").unwrap();
}

#[test]
fn what_chance_decided_is_taken_back_only_by_consent() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(ANA, "roll").unwrap();
    assert_eq!(undo(&desk, ANA), Undo::Ask);
}

#[test]
fn what_showed_something_hidden_is_taken_back_only_by_consent() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(ANA, "peek").unwrap();
    assert_eq!(undo(&desk, ANA), Undo::Ask);
    desk.must(ANA, Deed::Undo);
    let question = desk.match_of(BEN).question.unwrap();
    assert_eq!(question.text, "Ana would like to take back the last action. All right?");
    assert!(question.mine && !desk.match_of(ANA).question.unwrap().mine);
    desk.must(BEN, Deed::Answer { line: question.line, yes: true });
    assert!(desk.match_of(ANA).page.offered().any(|token| token.as_str() == "peek"));
    assert!(desk.match_of(ANA).question.is_none());
}

#[test]
fn what_others_have_answered_goes_with_it() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(ANA, "bid-1").unwrap();
    desk.play(BEN, "bid-2").unwrap();
    assert_eq!((undo(&desk, ANA), undo(&desk, BEN)), (Undo::Ask, Undo::Ask));
    desk.must(ANA, Deed::Undo);
    let line = desk.match_of(BEN).question.unwrap().line;
    desk.must(BEN, Deed::Answer { line, yes: true });
    let seen = desk.match_of(BEN);
    assert_eq!(seen.to_act, seats(&[0, 1]));
    assert_eq!(seen.told, ["Ana took back the last 2 actions."]);
}

#[test]
fn a_no_keeps_things_as_they_are() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(ANA, "roll").unwrap();
    desk.must(ANA, Deed::Undo);
    let line = desk.match_of(BEN).question.unwrap().line;
    desk.must(BEN, Deed::Answer { line, yes: false });
    let seen = desk.match_of(ANA);
    assert!(seen.question.is_none());
    assert_eq!(seen.told.last().unwrap(), "Ben said no.");
    assert!(!seen.page.offered().any(|token| token.as_str() == "roll"));
}

#[test]
fn a_new_action_makes_the_question_lapse() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(ANA, "roll").unwrap();
    desk.must(ANA, Deed::Undo);
    let line = desk.match_of(BEN).question.unwrap().line;
    desk.play(BEN, "bid-1").unwrap();
    assert_eq!(desk.refused(BEN, Deed::Answer { line, yes: true }), Refusal::QuestionGone);
}

#[test]
fn among_bots_nobody_has_to_be_asked() {
    let mut desk = Desk::playing(&[ANA], 2, Pace::Live);
    desk.play(ANA, "roll").unwrap();
    desk.pass(0);
    assert_eq!(undo(&desk, ANA), Undo::Free);
    desk.must(ANA, Deed::Undo);
    assert!(desk.match_of(ANA).page.offered().any(|token| token.as_str() == "roll"));
}

#[test]
fn nobody_takes_back_what_another_played_on_their_seat() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(BEN, "roll").unwrap();
    desk.must(BEN, Deed::Leave);
    desk.must(CHLOE, Deed::TakeSeat(None));
    assert_eq!(desk.refused(CHLOE, Deed::Undo), Refusal::NothingToUndo);
}

/// A card played into a trick shows its player nothing new until somebody else has answered.
#[test]
fn a_real_games_plain_action_is_free() {
    for game in rules::GAMES {
        let mut desk = Desk::of(Box::leak(Box::new([*game])));
        desk.open(&[ANA, BEN, CHLOE], Pace::None);
        desk.must(ANA, Deed::Begin);
        let mut free = 0;
        for _ in 0..20 {
            let seat = desk.match_of(ANA).to_act[0];
            let user = [ANA, BEN, CHLOE][usize::from(seat.0)];
            let token = desk.match_of(user).page.offered().next().unwrap().to_string();
            desk.play(user, &token).unwrap();
            if matches!(undo(&desk, user), Undo::Free | Undo::Step) {
                let line = desk.table.line();
                desk.must(user, Deed::Undo);
                assert!(line < desk.table.line());
                desk.play(user, &token).unwrap();
                free += 1;
            }
        }
        assert!(free > 5, "{}: {free}", game.id());
    }
}

#[test]
fn somebody_who_is_away_has_a_say_in_what_is_taken_back() {
    let mut desk = Desk::long();
    while !desk.match_of(ANA).sitters[1].away {
        if desk.match_of(ANA).to_act.contains(&Seat(0)) {
            desk.play(ANA, "bid-1").unwrap();
        }
        desk.pass(45 * SECOND);
    }
    if !desk.match_of(ANA).to_act.contains(&Seat(0)) {
        desk.pass(0);
    }
    desk.play(ANA, "peek").unwrap();
    assert_eq!(undo(&desk, ANA), Undo::Ask);
    desk.calls();
    desk.must(ANA, Deed::Undo);
    assert_eq!(desk.calls(), [Call::Question(BEN)]);
    let question = desk.match_of(BEN).question.unwrap();
    assert!(question.mine);
    desk.must(BEN, Deed::Answer { line: question.line, yes: true });
    assert!(desk.match_of(ANA).page.offered().any(|token| token.as_str() == "peek"));
}

#[test]
fn an_action_and_its_undo_again_and_again_gain_no_time() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    desk.play(BEN, "bid-1").unwrap();
    desk.pass(50 * SECOND);
    for _ in 0..2 {
        desk.play(ANA, "bid-3").unwrap();
        assert_eq!(undo(&desk, ANA), Undo::Ask, "the round is over");
        desk.must(ANA, Deed::Undo);
        let line = desk.match_of(BEN).question.unwrap().line;
        desk.must(BEN, Deed::Answer { line, yes: true });
    }
    assert_eq!(desk.match_of(ANA).deadline, Some(desk.now.at + 40 * SECOND));
    desk.pass(10 * SECOND);
    assert!(desk.calls().contains(&Call::Reminder(ANA)));
    desk.play(ANA, "bid-3").unwrap();
    desk.must(ANA, Deed::Undo);
    let line = desk.match_of(BEN).question.unwrap().line;
    desk.must(BEN, Deed::Answer { line, yes: true });
    desk.calls();
    let folded = desk.folded().unwrap();
    assert_eq!(state(&folded, desk.now), desk.state());
    desk.pass(29 * SECOND);
    assert_eq!(desk.calls(), [], "nobody is reminded twice");
    assert!(desk.match_of(ANA).to_act.contains(&Seat(0)));
    desk.pass(SECOND);
    assert!(desk.match_of(BEN).told.iter().any(|told| told.contains("time ran out")));
}

#[test]
fn whoever_sat_down_after_what_was_taken_back_can_take_back_as_well() {
    let mut desk = Desk::playing(&[ANA, BEN], 1, Pace::None);
    desk.play(ANA, "roll").unwrap();
    desk.play(ANA, "peek").unwrap();
    desk.must(CHLOE, Deed::TakeSeat(None));
    desk.must(ANA, Deed::Undo);
    for user in [BEN, CHLOE] {
        let line = desk.match_of(user).question.unwrap().line;
        desk.must(user, Deed::Answer { line, yes: true });
    }
    desk.play(CHLOE, "bid-2").unwrap();
    assert_eq!(undo(&desk, CHLOE), Undo::Free);
}

#[test]
fn nor_does_an_action_that_leaves_its_player_to_act() {
    let mut desk = Desk::playing(&[ANA, BEN, CHLOE], 0, Pace::Live);
    desk.play(BEN, "bid-1").unwrap();
    desk.pass(40 * SECOND);
    desk.play(ANA, "roll").unwrap();
    desk.pass(30 * SECOND);
    desk.must(ANA, Deed::Undo);
    for user in [BEN, CHLOE] {
        let line = desk.match_of(user).question.unwrap().line;
        desk.must(user, Deed::Answer { line, yes: true });
    }
    let ana = &desk.table.party.as_deref().unwrap().chairs[0];
    assert_eq!(ana.since, Some(desk.now.up - 70 * SECOND));
}

/// The sample game, which counts how often a match of it is begun.
struct Counting(AtomicU32);

static COUNTING: Counting = Counting(AtomicU32::new(0));
static COUNTED: &[&dyn AnyGame] = &[&COUNTING];

impl AnyGame for Counting {
    fn id(&self) -> &'static str {
        AnyGame::id(&Bazaar)
    }
    fn players(&self) -> RangeInclusive<u8> {
        AnyGame::players(&Bazaar)
    }
    fn rules(&self) -> u16 {
        AnyGame::rules(&Bazaar)
    }
    fn has_secrets(&self) -> bool {
        AnyGame::has_secrets(&Bazaar)
    }
    fn options(&self) -> &'static [Choice] {
        AnyGame::options(&Bazaar)
    }
    fn sections(&self) -> &'static [&'static str] {
        AnyGame::sections(&Bazaar)
    }
    fn help(&self, words: &Words) -> Vec<Section> {
        AnyGame::help(&Bazaar, words)
    }
    fn illustrate(&self, section: usize, words: &Words) -> Option<Picture> {
        AnyGame::illustrate(&Bazaar, section, words)
    }
    fn start(
        &self,
        setup: &Setup<Chosen>,
        seed: Seed,
    ) -> Result<(Box<dyn AnyMatch>, Happened), Unfit> {
        self.0.fetch_add(1, Ordering::SeqCst);
        AnyGame::start(&Bazaar, setup, seed)
    }
    fn restore(
        &self,
        setup: &Setup<Chosen>,
        seed: Seed,
        saved: &Saved,
    ) -> Option<Box<dyn AnyMatch>> {
        AnyGame::restore(&Bazaar, setup, seed, saved)
    }
}

#[test]
fn whoever_acts_and_takes_back_for_ever_does_not_make_the_table_slow_to_read() {
    let mut desk = Desk::of(COUNTED);
    desk.open(&[ANA, BEN], Pace::None);
    desk.must(BEN, Deed::Begin);
    for _ in 0..300 {
        desk.play(ANA, "bid-3").unwrap();
        desk.must(ANA, Deed::Undo);
    }
    desk.play(ANA, "bid-1").unwrap();
    desk.play(BEN, "bid-2").unwrap();
    for _ in 0..300 {
        desk.play(ANA, "bid-3").unwrap();
        desk.must(ANA, Deed::Undo);
    }
    let before = COUNTING.0.load(Ordering::SeqCst);
    let folded = desk.folded().unwrap();
    let begun = COUNTING.0.load(Ordering::SeqCst) - before;
    assert!(begun <= 2, "the match was played again from its start {begun} times");
    assert_eq!(state(&folded, desk.now), desk.state());
}
