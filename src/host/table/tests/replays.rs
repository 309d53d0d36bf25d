//! Matches that are over, looked at again; and what the log of a running one keeps back.

use rules::GAMES;
use rules::game::Viewer;
use rules::words::Words;
use serde_json::Value;

use super::versions::Versioned;
use super::*;
use crate::replay::{ReplayLook, Wanted};
use crate::table::Past;

static NEWER: &[&dyn AnyGame] = &[&Versioned::<2>];

/// The lines of the table that was opened at this one.
fn lines(desk: &Desk, opened: u32) -> Vec<Line> {
    let all = desk.log[opened as usize..].iter();
    let all = all.map(|line| serde_json::from_str::<Line>(line).unwrap()).enumerate();
    let own = |(at, line): &(usize, Line)| *at == 0 || !matches!(line.did, Did::Opened { .. });
    all.take_while(own).map(|(_, line)| line).collect()
}

fn replay(desk: &Desk, opened: u32, ply: u32, viewer: Viewer) -> Result<ReplayLook, Refusal> {
    let wanted = Wanted { ply, viewer, language: "en-US".to_owned() };
    let (config, channel, lines) = (desk.config, Channel(7), lines(desk, opened));
    Past { config, channel, opened, lines: &lines }.replay(&wanted).unwrap()
}

/// What a page says.
fn said<A>(page: &rules::page::Page<A>) -> String {
    let sections = page.sections.iter().map(ToString::to_string);
    [page.title.clone()].into_iter().chain(sections).collect()
}

/// A match of a real game between Ana, Ben and a bot.
fn real(games: &'static [&'static dyn AnyGame]) -> Desk {
    let mut desk = Desk::of(games);
    desk.open(&[ANA, BEN], Pace::None);
    desk.must(ANA, Deed::AddBot(Level::Normal));
    desk.must(ANA, Deed::Begin);
    desk
}

/// One step of a match in which anybody plays anything; is it still going on?
fn step(desk: &mut Desk, dice: &mut Dice) -> bool {
    let shown = desk.match_of(EVE);
    if shown.end.is_some() {
        return false;
    }
    let seat = shown.to_act[0];
    match shown.sitters[usize::from(seat.0)].user {
        None => assert!(desk.wake() > 0, "the bot plays"),
        Some(user) => {
            let token = desk.choose(seat, dice);
            desk.play(user, &token).unwrap();
        }
    }
    true
}

/// What the three viewers at the table are shown now.
fn shown(desk: &Desk) -> Vec<(Viewer, String)> {
    let users = [(Viewer::Public, EVE), (Viewer::Seat(Seat(0)), ANA)];
    let ben = desk.match_of(BEN).me.map(|seat| (Viewer::Seat(seat), BEN));
    let users = users.into_iter().chain(ben);
    users.map(|(viewer, user)| (viewer, said(&desk.match_of(user).page))).collect()
}

/// A match with undone actions and somebody who comes and goes; what was shown at every ply.
fn eventful(desk: &mut Desk) -> Vec<Vec<(Viewer, String)>> {
    let mut dice = Dice::imagined(5);
    let mut pages = vec![shown(desk)];
    let mut number = 0;
    while step(desk, &mut dice) {
        pages.push(shown(desk));
        number += 1;
        let over = desk.match_of(EVE).end.is_some();
        // Not for ever: an undo that all agree to can take more back than was played since the last one.
        let undoes = number % 17 == 0 && number < 200 && !over;
        if undoes && desk.press(ANA, Deed::Undo).is_ok() {
            if let Some(question) = desk.match_of(BEN).question.filter(|asked| asked.mine) {
                desk.must(BEN, Deed::Answer { line: question.line, yes: true });
            }
            pages.truncate(desk.table.ply() as usize + 1);
        }
        match number {
            40 => desk.must(BEN, Deed::Leave),
            55 => desk.must(BEN, Deed::TakeSeat(Some(Seat(1)))),
            _ => {}
        }
    }
    assert_eq!(pages.len(), desk.table.ply() as usize + 1);
    pages
}

#[test]
fn at_every_ply_a_replay_shows_what_the_table_showed_to_each_viewer() {
    for game in GAMES {
        let mut desk = real(Box::leak(Box::new([*game])));
        let pages = eventful(&mut desk);
        let undone = desk.dids().iter().filter(|did| matches!(did, Did::Undone { .. })).count();
        assert!(undone > 2, "something was taken back");
        let plies = pages.len() as u32 - 1;
        let mut told = 0;
        for (ply, pages) in (0..).zip(&pages) {
            for (viewer, page) in pages {
                let look = replay(&desk, 0, ply, *viewer).unwrap();
                assert_eq!(said(&look.page), *page, "ply {ply} to {viewer:?}");
                assert!(look.page.controls.is_empty());
                assert_eq!((look.ply, look.plies, look.viewer), (ply, plies, *viewer));
                told += u32::from(*viewer == Viewer::Public && !look.told.is_empty());
            }
        }
        // Of a secret choice nothing is told.
        assert!(told > plies * 3 / 4, "{told} of {plies} plies are told");
        let name = |ply| replay(&desk, 0, ply, Viewer::Public).unwrap().sitters[1].name.clone();
        assert_eq!([name(0), name(plies)], ["Ben", "Ben"]);
        assert!((0..plies).any(|ply| name(ply) == "Rigel"), "names are those of the day");
    }
}

#[test]
fn with_open_hands_a_replay_shows_what_every_seat_held() {
    let mut desk = real(GAMES);
    let pages = eventful(&mut desk);
    for (ply, pages) in (0..).zip(&pages).step_by(9) {
        let open = said(&replay(&desk, 0, ply, Viewer::Open).unwrap().page);
        for (_, page) in pages {
            let hand = page.lines().skip_while(|line| *line != "Your hand").nth(1);
            assert!(hand.is_none_or(|hand| open.contains(hand)), "{open}");
        }
    }
}

#[test]
fn chapters_lead_to_where_they_say() {
    let mut desk = real(GAMES);
    eventful(&mut desk);
    let chapters = replay(&desk, 0, 0, Viewer::Public).unwrap().chapters;
    assert!(chapters.len() > 10 && chapters[0].ply == 0);
    assert!(chapters.windows(2).all(|two| two[0].ply < two[1].ply));
    assert!(chapters.windows(2).all(|two| two[0].moment < two[1].moment));
    for chapter in chapters {
        let look = replay(&desk, 0, chapter.ply, Viewer::Public).unwrap();
        assert_eq!(look.moment, chapter.moment);
        assert!(look.made <= look.moment);
    }
}

#[test]
fn nothing_of_a_running_match_can_be_looked_at_again() {
    let mut desk = real(GAMES);
    let mut dice = Dice::imagined(6);
    loop {
        let over = desk.match_of(EVE).end.is_some();
        for viewer in [Viewer::Open, Viewer::Public, Viewer::Seat(Seat(0))] {
            let looked = replay(&desk, 0, 0, viewer).map(|look| look.viewer);
            assert_eq!(looked, if over { Ok(viewer) } else { Err(Refusal::NoReplay) });
        }
        if !step(&mut desk, &mut dice) {
            break;
        }
    }
    // From the middle of the log nothing is to be had.
    assert_eq!(replay(&desk, 3, 0, Viewer::Open).map(|_| ()), Err(Refusal::NoReplay));
}

#[test]
fn what_was_called_off_has_no_replay() {
    let mut desk = real(GAMES);
    let mut dice = Dice::imagined(7);
    (0..30).for_each(|_| assert!(step(&mut desk, &mut dice)));
    desk.must(ANA, Deed::Cancel { steward: true });
    assert_eq!(replay(&desk, 0, 0, Viewer::Open).map(|_| ()), Err(Refusal::NoReplay));
}

#[test]
fn a_rematch_leaves_the_replay_as_it_was() {
    let mut desk = real(GAMES);
    let pages = eventful(&mut desk);
    let plies = pages.len() as u32 - 1;
    let look = |desk: &Desk, ply| said(&replay(desk, 0, ply, Viewer::Open).unwrap().page);
    let before: Vec<String> = (0..=plies).step_by(11).map(|ply| look(&desk, ply)).collect();
    desk.must(ANA, Deed::Rematch);
    let opened = desk.table.head().opened;
    desk.must(BEN, Deed::Join);
    desk.must(ANA, Deed::Begin);
    let mut dice = Dice::imagined(8);
    (0..20).for_each(|_| assert!(step(&mut desk, &mut dice)));
    let after: Vec<String> = (0..=plies).step_by(11).map(|ply| look(&desk, ply)).collect();
    assert_eq!(before, after);
    let last = replay(&desk, 0, u32::MAX, Viewer::Open).unwrap();
    assert_eq!((last.number, last.ply, last.opened), (1, plies, 0));
    assert_eq!(replay(&desk, opened, 0, Viewer::Open).map(|_| ()), Err(Refusal::NoReplay));
}

#[test]
fn a_match_of_other_rules_is_refused_and_says_so() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    for user in [ANA, BEN, ANA, BEN] {
        desk.play(user, if user == ANA { "bid-1" } else { "bid-3" }).unwrap();
    }
    assert!(replay(&desk, 0, 2, Viewer::Seat(Seat(1))).is_ok());
    desk.config.games = NEWER;
    assert_eq!(replay(&desk, 0, 2, Viewer::Public).map(|_| ()), Err(Refusal::OtherRules));
    assert!(Refusal::OtherRules.tell(&Words::new("en-US")).contains("Record"));
}

#[test]
fn a_seat_that_there_was_not_sees_what_everybody_saw() {
    let mut desk = Desk::playing(&[ANA, BEN], 0, Pace::Live);
    for user in [ANA, BEN, ANA, BEN] {
        desk.play(user, "bid-2").unwrap();
    }
    assert_eq!(replay(&desk, 0, 1, Viewer::Seat(Seat(7))).unwrap().viewer, Viewer::Public);
}

/// The cards of tricks before the last one in the round that runs, as the log's lines name them.
fn captured(desk: &Desk) -> Vec<String> {
    let words = Words::new("en-US");
    let (mut older, mut last) = (Vec::new(), Vec::new());
    for did in desk.dids() {
        let Did::Played { play, .. } = did else { continue };
        let events: Vec<Value> = serde_json::from_str(play.events.get()).unwrap();
        for event in events {
            if event["round_over"].is_object() {
                (older, last) = (Vec::new(), Vec::new());
            } else if let Some(cards) = event["taken"]["cards"].as_array() {
                older.append(&mut last);
                last = cards.iter().map(|card| card.as_str().unwrap().to_owned()).collect();
            }
        }
    }
    let named = |card: &String| {
        let (suit, rank) = card.rsplit_once('-').unwrap();
        words.say("uchu-card", &[("suit", suit.into()), ("rank", rank.into())])
    };
    older.iter().map(named).collect()
}

#[test]
fn captured_cards_cannot_be_read_back_while_their_round_runs() {
    let mut desk = real(GAMES);
    let mut dice = Dice::imagined(9);
    let mut hidden = 0;
    while step(&mut desk, &mut dice) && desk.match_of(EVE).end.is_none() {
        let captured = captured(&desk);
        hidden += captured.len();
        for user in [ANA, BEN, EVE] {
            let told = desk.match_of(user).told;
            let part = desk.table.log(Some(user), "en-US", Since::Part, 1000);
            let start = desk.table.log(Some(user), "en-US", Since::Start, 1000);
            assert!(
                start.ends_with(&part) && start.ends_with(&told),
                "one log, more or less of it"
            );
            assert!(part.iter().any(|line| line.contains("dealt")), "it goes back to the deal");
            let round = start.iter().rev().take_while(|line| !line.starts_with("Round "));
            for line in round {
                let mut parts = line.split([',', '.', ':']).map(str::trim);
                let read = parts.find(|part| captured.iter().any(|card| part.ends_with(card)));
                assert_eq!(read, None, "{line}");
            }
        }
    }
    assert!(hidden > 500);
    // Now it is all there to read.
    let log = desk.table.log(None, "en-US", Since::Start, 10_000);
    let plays = desk.dids().iter().filter(|did| matches!(did, Did::Played { .. })).count();
    assert!(log.iter().filter(|line| line.contains(" plays ")).count() >= plays - 3);
    assert!(log.iter().all(|line| !line.contains("took a trick")));
}
