//! Turns of many small steps, and the way back through them.
//!
//! The sample game's turns are too short for that, so there is a game of their own: two players in turn;
//! a turn has up to five steps, which show nothing, and a die that can be rolled again and again; it ends
//! for the other player, or for oneself again. After six turns the one who took more steps wins.

use std::fmt;
use std::ops::RangeInclusive;

use rules::dice::Dice;
use rules::game::{
    Advice, Drawing, Mind, Moment, Outcome, Redeal, Rules, Saving, Secrecy, Setup, Showing,
    Telling, Turn, Viewer, Witness,
};
use rules::options::Choice;
use rules::page::{Control, Offer, Page};
use rules::words::Words;
use serde::{Deserialize, Serialize};

use super::*;
use crate::look::Undo;

#[derive(Clone, Copy)]
struct Walk;

static WALKS: &[&dyn AnyGame] = &[&Walk];

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct Options {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    turn: u8,
    seat: Seat,
    steps: u8,
    sums: [i32; 2],
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Action {
    Step,
    Roll,
    End,
    Again,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Step => "step",
            Action::Roll => "roll",
            Action::End => "end",
            Action::Again => "again",
        })
    }
}

#[derive(Clone, PartialEq, Serialize)]
struct Event {
    seat: Seat,
    did: String,
}

impl Rules for Walk {
    const ID: &'static str = "walk";
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const VERSION: u16 = 1;
    const OPTIONS: &'static [Choice] = &[];
    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = std::vec::IntoIter<Action>;
    type Event = Event;

    fn setup(_: &Setup<Options>, _dice: &mut Dice, _witness: &mut impl Witness<Event>) -> State {
        State { turn: 0, seat: Seat(0), steps: 0, sums: [0; 2] }
    }

    fn turn(state: &State) -> Turn {
        if state.turn < 6 { Turn::One(state.seat) } else { Turn::Over }
    }

    fn legal(state: &State, seat: Seat) -> Self::Legal {
        let may = Self::turn(state).seats().has(seat);
        let all = [Action::Step, Action::Roll, Action::End, Action::Again];
        let all = all.into_iter().filter(|of| may && (state.steps < 5 || *of != Action::Step));
        all.collect::<Vec<_>>().into_iter()
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        match action {
            Action::Step => {
                state.steps += 1;
                state.sums[usize::from(seat.0)] += 1;
            }
            Action::Roll => state.sums[usize::from(seat.0)] += dice.below(6) as i32,
            Action::End | Action::Again => {
                let next = if action == Action::End { Seat(1 - seat.0) } else { seat };
                (state.turn, state.steps, state.seat) = (state.turn + 1, 0, next);
            }
        }
        witness.saw(|| Event { seat, did: action.to_string() });
    }

    fn moment(state: &State) -> Moment {
        Moment { part: state.turn.into(), step: 0 }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let [ana, ben] = state.sums;
        let ranking = if ben > ana { [Seat(1), Seat(0)] } else { [Seat(0), Seat(1)] };
        let winners = ranking[..=usize::from(ana == ben)].to_vec();
        let outcome = Outcome { scores: vec![ana, ben], winners, ranking: ranking.to_vec() };
        (state.turn >= 6).then_some(outcome)
    }
}

impl Secrecy for Walk {
    type View = State;

    fn view(state: &State, _viewer: Viewer) -> State {
        state.clone()
    }
}

impl Redeal for Walk {
    fn redeal(state: &State, _: &mut [Event], _viewer: Viewer, _dice: &mut Dice) -> State {
        state.clone()
    }
}

impl Showing for Walk {
    const HELP: &'static [&'static str] = &[];

    fn page(view: &State, legal: &[Action], _words: &Words) -> Page<Action> {
        let offer = |action: &Action| Control::new(action.to_string(), Offer::Action(*action));
        let controls = legal.iter().map(offer).collect();
        Page { title: format!("{view:?}"), sections: Vec::new(), controls }
    }
}

impl Drawing for Walk {}

impl Telling for Walk {
    fn tell(
        event: &Event,
        _setup: &Setup<Options>,
        _viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        Some(format!("{}: {}", words.seat(event.seat), event.did))
    }
}

impl Mind for Walk {}

impl Advice for Walk {}

impl Saving for Walk {
    fn upgrade(_: &Setup<Options>, _rules: u16, snapshot: &str) -> Option<State> {
        serde_json::from_str(snapshot).ok()
    }
}

fn walking() -> Desk {
    let mut desk = Desk::of(WALKS);
    desk.open(&[ANA, BEN], Pace::None);
    desk.must(ANA, Deed::Begin);
    desk
}

impl Desk {
    fn walk(&mut self, user: User, tokens: &[&str]) {
        for token in tokens {
            self.play(user, token).unwrap();
        }
    }

    fn back(&mut self, user: User, times: usize) {
        for _ in 0..times {
            assert_eq!(self.match_of(user).undo, Undo::Step);
            let line = self.table.line();
            self.must(user, Deed::StepBack { line });
        }
    }
}

#[test]
fn two_presses_on_the_same_page_go_one_step_back() {
    let mut desk = walking();
    desk.walk(ANA, &["step", "step"]);
    let line = desk.table.line();
    desk.must(ANA, Deed::StepBack { line });
    assert_eq!(desk.match_of(ANA).undo, Undo::Step, "there is one more");
    assert_eq!(desk.refused(ANA, Deed::StepBack { line }), Refusal::Stale);
    desk.back(ANA, 1);
}

#[test]
fn a_step_back_on_an_old_page_undoes_no_end_and_asks_nobody() {
    let mut desk = walking();
    desk.walk(ANA, &["step"]);
    let line = desk.table.line();
    desk.walk(ANA, &["end"]);
    let fresh = desk.table.line();
    for line in [line, fresh] {
        assert_eq!(desk.refused(ANA, Deed::StepBack { line }), Refusal::Stale);
    }
    desk.walk(BEN, &["step", "end"]);
    for line in [line, fresh, desk.table.line()] {
        assert_eq!(desk.refused(ANA, Deed::StepBack { line }), Refusal::Stale);
    }
    assert!(desk.match_of(BEN).question.is_none());
    assert_eq!(desk.refused(EVE, Deed::StepBack { line }), Refusal::NotSeated);
}

#[test]
fn an_end_that_was_taken_back_stays_told() {
    let mut desk = walking();
    desk.walk(ANA, &["step", "end"]);
    desk.must(ANA, Deed::Undo);
    desk.walk(ANA, &["step", "end"]);
    let told = ["Ana: step", "Ana took back the last action.", "Ana: step", "Ana: end"];
    assert_eq!(desk.match_of(BEN).told, told);
    assert_eq!(state(&desk.folded().unwrap(), desk.now), desk.state());
}

#[test]
fn one_goes_back_step_by_step_to_where_ones_turn_began_and_plays_on() {
    let mut desk = walking();
    let mut pages = vec![desk.match_of(ANA).page];
    for token in ["step", "step", "step"] {
        desk.walk(ANA, &[token]);
        pages.push(desk.match_of(ANA).page);
    }
    for page in pages.iter().rev().skip(1) {
        desk.back(ANA, 1);
        assert_eq!(desk.match_of(ANA).page, *page);
    }
    assert_eq!(desk.match_of(ANA).undo, Undo::Nothing);
    assert_eq!(desk.match_of(BEN).told, ["Ana took back the last 3 actions."]);
    assert_eq!(desk.match_of(ANA).told, ["You took back the last 3 actions."]);
    desk.walk(ANA, &["step", "end"]);
    assert_eq!(desk.match_of(BEN).told, ["Ana: step", "Ana: end"]);
    let undone = desk.dids().iter().filter(|did| matches!(did, Did::Undone { .. })).count();
    assert_eq!(undone, 3, "the stored log has it all");
    assert_eq!(state(&desk.folded().unwrap(), desk.now), desk.state());
}

#[test]
fn the_way_back_leads_through_turns_of_ones_own_and_not_beyond_what_others_did() {
    let mut desk = walking();
    desk.walk(ANA, &["step", "again", "step"]);
    desk.back(ANA, 3);
    desk.walk(ANA, &["step", "end"]);
    // It is Ben's turn now, so this is no step back.
    assert_eq!(desk.match_of(ANA).undo, Undo::Free);
    assert_eq!(desk.match_of(BEN).undo, Undo::Nothing);
    desk.walk(BEN, &["step", "step"]);
    assert_eq!(desk.match_of(ANA).undo, Undo::Ask);
    desk.back(BEN, 2);
    assert_eq!(desk.match_of(BEN).undo, Undo::Nothing);
    assert_eq!(desk.match_of(ANA).undo, Undo::Free, "nobody has acted since");
    desk.walk(BEN, &["end"]);
    desk.walk(ANA, &["step"]);
    desk.back(ANA, 1);
    assert_eq!(desk.match_of(ANA).undo, Undo::Ask, "the one before is behind what Ben did");
}

#[test]
fn what_chance_decided_ends_the_way_back() {
    let mut desk = walking();
    desk.walk(ANA, &["step", "roll", "step"]);
    desk.back(ANA, 1);
    assert_eq!(desk.match_of(ANA).undo, Undo::Ask);
}

#[test]
fn what_others_agreed_to_stays_told() {
    let mut desk = walking();
    desk.walk(ANA, &["step", "roll"]);
    desk.must(ANA, Deed::Undo);
    let line = desk.match_of(BEN).question.unwrap().line;
    desk.must(BEN, Deed::Answer { line, yes: true });
    // And a step back right after it is told with it.
    desk.back(ANA, 1);
    desk.walk(ANA, &["step", "step"]);
    desk.back(ANA, 1);
    desk.walk(ANA, &["end"]);
    let told = ["Ana took back the last 2 actions.", "Ana: step", "Ana: end"];
    assert_eq!(desk.match_of(BEN).told, told);
    assert_eq!(state(&desk.folded().unwrap(), desk.now), desk.state());
}

#[test]
fn what_two_people_took_back_is_told_of_each() {
    let mut desk = walking();
    desk.walk(ANA, &["step", "end"]);
    desk.must(ANA, Deed::Undo);
    assert_eq!(desk.match_of(BEN).told, ["Ana: step", "Ana took back the last action."]);
    desk.walk(ANA, &["end"]);
    desk.walk(BEN, &["step"]);
    desk.back(BEN, 1);
    let told = |user| desk.match_of(user).told.pop().unwrap();
    assert_eq!(told(ANA), "Ben took back the last action.");
    assert_eq!(told(BEN), "You took back the last action.");
    assert_eq!(desk.match_of(ANA).told.len(), 4);
}

#[test]
fn whoever_takes_over_a_seat_has_taken_nothing_back() {
    let mut desk = walking();
    desk.walk(ANA, &["step"]);
    desk.back(ANA, 1);
    desk.must(ANA, Deed::Leave);
    desk.must(CHLOE, Deed::TakeSeat(None));
    assert_eq!(desk.match_of(CHLOE).told[0], "Ana took back the last action.");
}

#[test]
fn whoever_is_away_comes_back_before_they_go_back() {
    let mut desk = walking();
    desk.walk(ANA, &["step"]);
    desk.table.party.as_deref_mut().unwrap().chairs[0].away = true;
    assert_eq!(desk.match_of(ANA).undo, Undo::Free);
}

#[test]
fn more_than_a_round_of_small_steps_is_told() {
    let mut desk = walking();
    desk.walk(ANA, &["step"; 5]);
    desk.walk(ANA, &["end"]);
    desk.walk(BEN, &["step"; 5]);
    assert_eq!(desk.match_of(ANA).told.len(), 10);
    desk.back(BEN, 5);
    let told = desk.match_of(ANA).told;
    assert_eq!(told.first().unwrap(), "Ana: step");
    assert_eq!(told.last().unwrap(), "Ben took back the last 5 actions.");
}

#[test]
fn all_that_happened_since_ones_own_last_action_is_news() {
    let mut desk = walking();
    let news = |desk: &Desk, user| {
        let seen = desk.match_of(user);
        (seen.news, seen.told.len(), seen.more)
    };
    desk.walk(ANA, &["roll"; 11]);
    desk.walk(ANA, &["end"]);
    assert_eq!(news(&desk, ANA), (0, 10, false));
    assert_eq!(news(&desk, BEN), (12, 12, false));
    assert_eq!(desk.match_of(EVE).told.len(), 10, "everybody is told as much as ever");
    desk.walk(BEN, &["step"; 3]);
    assert_eq!((news(&desk, ANA), news(&desk, BEN)), ((3, 10, false), (0, 10, false)));
    desk.back(BEN, 1);
    assert_eq!(news(&desk, ANA), (3, 10, false), "that it was taken back is news as well");
    desk.walk(BEN, &["roll"; 15]);
    assert_eq!(news(&desk, ANA), (17, 17, false));
    desk.walk(BEN, &["roll", "end"]);
    assert_eq!(news(&desk, ANA), (18, 18, true));
    assert_eq!(state(&desk.folded().unwrap(), desk.now), desk.state());
    desk.walk(ANA, &["step"]);
    assert_eq!(news(&desk, ANA), (0, 10, false));
}

#[test]
fn whoever_sits_down_reads_no_older_news() {
    let mut desk = walking();
    desk.walk(ANA, &["step", "step", "end"]);
    desk.must(ANA, Deed::Leave);
    desk.must(CHLOE, Deed::TakeSeat(None));
    desk.walk(BEN, &["step", "step"]);
    let seen = desk.match_of(CHLOE);
    assert_eq!((seen.news, seen.more), (4, false), "two steps, and what came of the seat");
}

#[test]
fn the_record_of_a_match_with_steps_back_is_what_was_played_in_the_end() {
    let mut desk = walking();
    for turn in 0..6 {
        let user = if turn % 2 == 0 { ANA } else { BEN };
        desk.walk(user, &["step", "step", "step"]);
        desk.back(user, 2);
        desk.walk(user, &["step", "end"]);
    }
    let text = crate::record::from_lines(desk.config.games, &desk.lines()).unwrap().text;
    assert_eq!(text.lines().count(), 1 + 6 * 3 + 1);
    let setup = Setup { players: 2, options: Chosen::new() };
    let end = desk.match_of(ANA).end.unwrap();
    let (mut again, _) = WALKS[0].start(&setup, end.seed.parse().unwrap()).unwrap();
    for line in text.lines().skip(1).take(18) {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        let seat = Seat(line["seat"].as_u64().unwrap() as u8);
        again.play(seat, line["token"].as_str().unwrap()).unwrap();
        assert_eq!(line["ply"], again.ply());
    }
    assert_eq!((again.outcome(), end.outcome.is_some()), (end.outcome, true));
}
