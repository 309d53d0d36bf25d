//! What is told of a match, to whom, and what fades; and that the rules for players say the numbers
//! that are played by.

use super::super::values::{RANKED, SKULLS};
use super::super::{Icons, Now};
use super::pages::{watch, words};
use super::*;
use crate::words::Words;

fn tell(event: &Event, viewer: Viewer) -> Option<String> {
    NusaMystic::tell(event, &table(3), viewer, &words())
}

fn told(event: &Event, viewer: Viewer) -> String {
    tell(event, viewer).unwrap()
}

fn said(of: Card) -> String {
    words().say("nusa-card", &[("colour", of.colour().name().into()), ("rank", of.rank().into())])
}

const AKI: Viewer = Viewer::Seat(Seat(0));
const BEN: Viewer = Viewer::Seat(Seat(1));

#[test]
fn a_two_and_a_four_say_at_once_what_they_did() {
    let played = |text: &str, evaded: Option<&str>, trump, reversed| Event::Played {
        seat: Seat(0),
        card: card(text),
        evaded: evaded.map(card),
        now: Now { trump, reversed },
    };
    let plain = played("red-5", None, Colour::Red, true);
    assert_eq!(told(&plain, AKI), "You play ◆R red 5.");
    assert_eq!(told(&plain, BEN), "Aki plays ◆R red 5.");
    let two = played("green-2", None, Colour::Red, true);
    assert_eq!(told(&two, AKI), "You play ▲G green 2. Now the lowest card wins.");
    let again = played("green-2", None, Colour::Red, false);
    assert_eq!(told(&again, BEN), "Aki plays ▲G green 2. The highest card wins again.");
    let four = played("blue-4", Some("yellow-2"), Colour::Yellow, false);
    let evades = "Aki evades, discards ★Y yellow 2 and plays ●B blue 4.";
    assert_eq!(told(&four, BEN), format!("{evades} The trump moves to ★Y yellow."));
}

#[test]
fn a_trick_says_what_was_gained_and_lost() {
    let trick = |flipped: &[Nusa]| Event::Trick {
        number: 3,
        winner: Seat(0),
        trump: Colour::Blue,
        reversed: true,
        gains: Nusa::Monster,
        flipped: flipped.to_vec(),
    };
    let won = "You win trick 3 (trump ●B blue, lowest wins) and gain a monster.";
    assert_eq!(told(&trick(&[]), AKI), won);
    let lost = told(&trick(&[Nusa::Guardian, Nusa::Mother, Nusa::Monster]), BEN);
    let flip =
        "3 skulls: all of Aki’s NUSA cards turn face down (guardian, mother flower, monster).";
    assert!(lost.starts_with("Aki wins trick 3 ") && lost.ends_with(flip), "{lost}");
}

#[test]
fn what_is_kept_for_the_escape_is_told_to_its_owner() {
    let kept = Event::Escapes { seat: Seat(0), cards: ["red-2", "blue-5", "red-1"].map(card) };
    let cards = "◆R red 2, ●B blue 5, ◆R red 1 for the escape.";
    assert_eq!(tell(&kept, AKI), Some(format!("You keep {cards}")));
    assert_eq!(tell(&kept, Viewer::Open), Some(format!("Aki keeps {cards}")));
    assert_eq!(tell(&kept, BEN), None);
    assert_eq!(tell(&kept, Viewer::Public), None);
}

/// Of tricks before the last one, everybody can read their own cards and what lies open, and no
/// other card.
#[test]
fn played_cards_fade_for_all_but_those_who_played_them() {
    let mut faded = 0;
    for (setup, number) in tables().zip(0..) {
        let mut all: Vec<Event> = Vec::new();
        watch(&setup, number, |state, events| {
            all.extend_from_slice(events);
            let events: Vec<&Event> = all.iter().collect();
            let range = NusaMystic::faded(&events);
            let over = matches!(events.last(), Some(Event::RoundOver { .. }));
            assert!(!over || range.is_empty(), "nothing fades when all is over");
            let taken = |event: &&&Event| matches!(event, Event::Trick { .. });
            let tricks = if over { 0 } else { state.piles().len().saturating_sub(1) };
            assert_eq!(events[range.clone()].iter().filter(taken).count(), tricks);
            for from in events.len().saturating_sub(12)..events.len() {
                let lately = NusaMystic::faded(&events[from..]);
                let lately: Vec<usize> = lately.map(|at| at + from).collect();
                let same: Vec<usize> = range.clone().filter(|at| *at >= from).collect();
                assert_eq!(lately, same, "the last events alone fade like this among all");
            }
            for event in &events[range] {
                for viewer in Viewer::all(setup.players) {
                    let recalled = NusaMystic::recall(event, &setup, viewer, &words());
                    match event {
                        Event::Played { seat, card, evaded, .. } if !viewer.is(*seat) => {
                            faded += 1;
                            assert_eq!(recalled.is_some(), evaded.is_some());
                            let read = recalled.unwrap_or_default();
                            assert!(!read.contains(&said(*card)), "{read}");
                            assert!(evaded.is_none_or(|of| read.contains(&said(of))), "{read}");
                        }
                        _ => assert_eq!(recalled, tell(event, viewer)),
                    }
                }
            }
        });
    }
    assert!(faded > 0);
}

#[test]
fn every_line_is_a_sentence() {
    for (setup, number) in tables().zip(10..) {
        watch(&setup, number, |_, events| {
            for viewer in Viewer::all(setup.players).chain([Viewer::Open]) {
                let lines = events.iter().filter_map(|event| tell(event, viewer));
                for line in lines {
                    assert!(line.ends_with('.') && !line.contains("  "), "{line}");
                    let open = viewer == Viewer::Open;
                    assert!(!line.contains("The row") || line.contains("face down") != open);
                }
            }
        });
    }
}

/// The numbers in a text, in their order.
fn numbers(text: &str) -> Vec<u8> {
    let digits = text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
    digits.map(|digits| digits.parse().unwrap()).collect()
}

/// The numbers that stand in `values` stand also in the rules, where nobody can compute them.
#[test]
fn the_rules_say_what_stands_on_the_cards_in_every_language() {
    for language in Words::languages() {
        let words = Words::new(language);
        let text = words.say("nusa-help-cards-text", &[]);
        for nusa in Nusa::ALL {
            let kind = words.say("nusa-kind", &[("nusa", nusa.name().into())]);
            let line = text.lines().find(|line| line.starts_with('•') && line.contains(&kind));
            let line = line.unwrap_or_else(|| panic!("no line says {kind}"));
            let Icons { copies, nectar, skulls, subjugation, .. } = nusa.icons();
            let counted = [nectar, skulls, subjugation].into_iter().filter(|count| *count > 0);
            assert_eq!(numbers(line), [copies].into_iter().chain(counted).collect::<Vec<_>>());
        }
    }
}

/// Sentences with those numbers, and with what is our own choice, as long as anything is.
#[test]
fn the_rules_say_how_many_skulls_what_the_ranks_bring_and_what_is_our_choice() {
    let [first, second, third] = RANKED;
    for language in Words::languages() {
        let (skulls, ranks, ours) = match language {
            "en-US" => (
                format!("{SKULLS} skulls or more"),
                format!("{first} points, the second most {second}, the third most {third}."),
                "our own choice",
            ),
            "ja" => (
                format!("{SKULLS}個以上"),
                format!("{first}点、2番目は{second}点、3番目は{third}点"),
                "Kaigiで決めた",
            ),
            "ko" => (
                format!("{SKULLS}개 이상"),
                format!("{first}점, 두 번째는 {second}점, 세 번째는 {third}점"),
                "저희가 정했어요",
            ),
            other => panic!("how is it said in {other}?"),
        };
        let words = Words::new(language);
        let text = words.say("nusa-help-cards-text", &[]);
        assert!(text.contains(&skulls), "{text}");
        let any = Nusa::ALL.into_iter().any(|nusa| nusa.icons().ours);
        assert_eq!(text.contains(ours), any, "{text}");
        let text = words.say("nusa-help-scoring-text", &[]);
        assert!(text.contains(&ranks), "{text}");
    }
    let text = words().say("nusa-help-scoring-text", &[]);
    assert!(text.contains("no nectar is ranked") && text.contains("option"));
}
