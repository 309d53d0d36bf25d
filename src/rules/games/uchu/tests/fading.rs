//! Captured cards are to be remembered: what was told of earlier tricks fades until the round is
//! scored (rules 5).

use super::super::speech;
use super::*;
use crate::any::{AnyMatch, Happened, Match, Run};
use crate::dice::Seed;

/// What is told now of these events, event by event.
fn told(events: &[Event]) -> Vec<Option<String>> {
    let words = Words::new("en-US");
    let faded = Uchu::faded(&events.iter().collect::<Vec<_>>());
    let tell = |(at, event): (usize, &Event)| {
        let tell = if faded.contains(&at) { Uchu::recall } else { Uchu::tell };
        tell(event, &table(4), Viewer::Public, &words)
    };
    events.iter().enumerate().map(tell).collect()
}

/// Three tricks, each of them won by the next country's lead colour.
fn three_tricks() -> Vec<Event> {
    let mut state = dealt(
        4,
        Suit::Green,
        &[
            "pink-1 gray-1 pink-5 pink-6",
            "pink-2 gray-2 purple-1 gray-6",
            "pink-3 gray-3 gray-5 gray-9",
            "pink-4 gray-4 gray-7 gray-8",
        ],
    );
    play(
        &mut state,
        "pink-1 pink-2 pink-3 pink-4 gray-4 gray-1 gray-2 gray-3 gray-7 pink-5",
        vec![],
    )
}

#[test]
fn the_trick_on_the_table_and_the_last_one_are_told_in_full() {
    let told = told(&three_tricks());
    let told: Vec<String> = told.into_iter().flatten().collect();
    let last = told.iter().position(|line| line.contains("plays ■T gray 4")).unwrap();
    assert!(told[last..].iter().any(|line| line.contains("the trick: ■T gray 4, ■T gray 1")));
    assert!(told.last().unwrap().contains("plays ♡I pink 5"));
}

#[test]
fn of_an_earlier_trick_only_its_taker_and_its_leads_are_told() {
    let events = three_tricks();
    for (event, told) in events.iter().zip(told(&events)).take(6) {
        match event {
            Event::Played { .. } => assert_eq!(told, None),
            Event::Taken { .. } => assert_eq!(told.unwrap(), "Seat 4 took a trick."),
            _ => assert_eq!(told.unwrap(), "Seat 4 leads."),
        }
    }
}

#[test]
fn nothing_fades_before_a_second_trick_is_taken() {
    let events = three_tricks();
    let second = events.iter().rposition(|event| matches!(event, Event::Taken { .. })).unwrap();
    for end in 0..second {
        let events: Vec<&Event> = events[..end].iter().collect();
        assert!(Uchu::faded(&events).is_empty());
    }
}

#[test]
fn a_round_that_is_scored_is_told_in_full() {
    let mut events = three_tricks();
    events.push(Event::RoundOver { round: 1, points: vec![0; 4], rank: vec![Country(0)] });
    assert!(Uchu::faded(&events.iter().collect::<Vec<_>>()).is_empty());
    let scored = events.len();
    events.extend(three_tricks());
    let faded = Uchu::faded(&events.iter().collect::<Vec<_>>());
    assert_eq!((faded.start, faded.len()), (scored, 5));
}

/// The text of a card.
fn named(card: Card) -> String {
    Words::new("en-US").say("uchu-card", &speech::card(card))
}

/// A random match, ply by ply, the setup first.
fn random(players: u8, seed: u8, mut each: impl FnMut(&Match<Uchu>, &[Happened])) {
    let mut events = Vec::new();
    let seed = Seed::mix(&[b"fading", &[players, seed]]);
    let (mut playing, drew) = Match::<Uchu>::start(table(players), seed, &mut events);
    let mut happened = vec![Happened::new::<Uchu>(table(players), events, drew)];
    let mut dice = Dice::for_ply(seed, 99_999);
    loop {
        each(&playing, &happened);
        let Turn::One(seat) = Uchu::turn(playing.state()) else { return };
        let token = dice.pick(&playing.legal(seat));
        happened.push(playing.play(seat, &token).unwrap());
    }
}

#[test]
fn in_a_running_round_no_card_of_an_earlier_trick_is_told_to_anybody() {
    let words = Words::new("en-US");
    let mut hidden = 0;
    for players in 2..=5 {
        random(players, 1, |playing, happened| {
            let state = playing.state();
            if state.stage == Stage::Over {
                return;
            }
            let events =
                happened.iter().rev().take(60).flat_map(|ply| ply.events::<Uchu>().iter().rev());
            let round = events.take_while(|event| !matches!(event, Event::RoundOver { .. }));
            let lines = round.count();
            let earlier = &state.piles()[..state.piles().len().saturating_sub(1)];
            let earlier = earlier.iter().flat_map(|trick| trick.cards().iter().copied());
            let earlier: Vec<String> = earlier.map(named).collect();
            hidden += earlier.len();
            let run = Run::running(happened);
            for viewer in Viewer::all(players) {
                let plies = (0..happened.len()).rev().flat_map(|ply| {
                    let mut told = run.tell(ply, viewer, &words);
                    told.reverse();
                    told
                });
                // One's own hand was dealt to oneself, and is no trick.
                let told = plies.take(lines).take_while(|line| !line.contains("is over: "));
                for line in told.filter(|line| !line.contains("dealt")) {
                    let whole = |card: &String| {
                        line.split([',', '.', ':']).any(|part| part.trim().ends_with(card.as_str()))
                    };
                    let told = earlier.iter().find(|card| whole(card));
                    assert_eq!(told, None, "{viewer:?} reads {line}");
                }
            }
        });
    }
    assert!(hidden > 1000, "there was something to hide: {hidden}");
}

#[test]
fn the_last_plies_alone_are_told_as_they_are_told_among_all() {
    let words = Words::new("en-US");
    random(3, 2, |_, happened| {
        let all = Run::running(happened);
        for lately in [1, 4, 10] {
            let from = happened.len().saturating_sub(lately);
            let some = Run::running(&happened[from..]);
            for ply in from..happened.len() {
                let viewer = Viewer::Seat(Seat(1));
                let told = some.tell(ply - from, viewer, &words);
                assert_eq!(told, all.tell(ply, viewer, &words));
            }
        }
    });
}

#[test]
fn when_the_match_is_over_nothing_has_faded() {
    let words = Words::new("en-US");
    random(4, 3, |playing, happened| {
        let all = match playing.state().stage {
            Stage::Over => Run::running(happened),
            _ => Run::over(happened),
        };
        if happened.len() % 7 == 0 || playing.state().stage == Stage::Over {
            for (ply, one) in happened.iter().enumerate() {
                let told = all.tell(ply, Viewer::Public, &words);
                assert_eq!(told, one.tell(Viewer::Public, &words));
            }
        }
    });
}

#[test]
fn with_all_hands_open_every_hand_and_every_pile_is_listed() {
    let words = Words::new("en-US");
    for players in 2..=5 {
        random(players, 4, |playing, happened| {
            let state = playing.state();
            let page = playing.page(Viewer::Open, &words);
            assert!(page.controls.is_empty());
            let text = page.to_string();
            let sections = |ending: &str| {
                let mut sections = page.sections.iter();
                sections.by_ref().filter(|section| section.heading.contains(ending)).count()
            };
            assert_eq!(sections("hand"), usize::from(state.countries()), "{text}");
            // When it is over they have been scored, and the scoring says what was in them.
            let piles = if playing.outcome().is_some() { &[] } else { state.piles() };
            let hosts =
                state.everyone().filter(|country| piles.iter().any(|trick| trick.host == *country));
            assert_eq!(sections("piles"), hosts.count(), "{text}");
            let listed = page.sections.iter().flat_map(|section| &section.lines);
            assert_eq!(listed.filter(|line| line.starts_with("Pile ")).count(), piles.len());
            assert!(!text.contains("Your") && !text.contains("your"), "{text}");
            if happened.len() == 1 {
                let told = happened[0].tell(Viewer::Open, &words);
                let speech = speech::Speech { words: &words, players, viewer: Viewer::Open };
                for hand in &state.hands[..usize::from(state.countries())] {
                    assert!(told[0].contains(&speech.cards(*hand)), "{told:?}");
                }
            }
        });
    }
}
