//! Pages of whole matches: what they withhold has its reason, they explain tricks and points, and
//! while all choose in secret nobody sees more than who is ready.

use std::collections::BTreeSet;

use super::*;
use crate::game::Outcome;
use crate::page::{Offer, Page, Reason};
use crate::words::Words;

use super::super::points::{self, Scored};
use super::super::prompt;
use super::super::speech::Speech;
use super::super::view::View;

pub(super) fn words() -> Words {
    let names = ["Aki", "Ben", "Chloé", "Dara", "Emil"];
    Words::new("en-US").with_names(names.map(str::to_owned).to_vec())
}

/// Plays a match at random, with many an evasion, and shows every state with what led to it.
pub(super) fn watch(setup: &Setup<Options>, number: u64, mut see: impl FnMut(&State, &[Event])) {
    let mut dice = Dice::imagined(number);
    let mut events = Vec::new();
    let mut state = NusaMystic::setup(setup, &mut dice, &mut events);
    loop {
        see(&state, &events);
        let seats: Vec<Seat> = NusaMystic::turn(&state).seats().iter().collect();
        if seats.is_empty() {
            return;
        }
        let seat = dice.pick(&seats);
        let legal: Vec<Action> = NusaMystic::legal(&state, seat).collect();
        let evade = legal.iter().copied().filter(|action| matches!(action, Action::Evade(_)));
        let evade: Vec<Action> = evade.collect();
        let evades = !evade.is_empty() && dice.below(2) == 0;
        let action = dice.pick(if evades { &evade } else { &legal });
        events = act(&mut state, seat, action, &mut dice);
    }
}

fn legal(state: &State, viewer: Viewer) -> Vec<Action> {
    match viewer {
        Viewer::Seat(seat) => NusaMystic::legal(state, seat).collect(),
        Viewer::Public | Viewer::Open => Vec::new(),
    }
}

fn page(state: &State, viewer: Viewer) -> Page<Action> {
    NusaMystic::page(&NusaMystic::view(state, viewer), &legal(state, viewer), &words())
}

/// Where somebody could think of evading, and nowhere else, they are offered it or told why not.
#[test]
fn every_card_in_hand_has_one_control() {
    for (setup, number) in tables().zip(0..) {
        watch(&setup, number, |state, _| {
            for seat in (0..setup.players).map(Seat) {
                let view = NusaMystic::view(state, Viewer::Seat(seat));
                let page = page(state, Viewer::Seat(seat));
                if view.stage == Stage::Play {
                    assert_eq!(
                        page.controls.len(),
                        view.seat(seat).hand.unwrap().into_iter().len()
                    );
                }
            }
        });
    }
}

#[test]
fn what_may_not_be_pressed_says_why() {
    let whys = [
        ("trick", "It is not your turn yet: waiting for "),
        (
            "evasion",
            " cards, so you must follow that colour. Only with exactly one could you evade.",
        ),
        ("evasion", ", so you must follow it: you have already evaded in this round."),
        ("evasion", " has already evaded in this trick."),
        ("escape", ", so you must follow it. Nobody evades during the escape."),
        ("escape", "You have chosen. Waiting for "),
        ("scoring", "First your killer bee takes a flower."),
        ("scoring", "First the killer bee takes a flower: waiting for "),
    ];
    let mut seen = [false; 8];
    for (setup, number) in tables().zip(0..) {
        watch(&setup, number, |state, _| {
            for viewer in Viewer::all(setup.players) {
                for control in page(state, viewer).controls {
                    let Offer::Withheld(Reason { why, section }) = control.offer else { continue };
                    let found = whys.iter().position(|of| section == of.0 && why.contains(of.1));
                    seen[found.unwrap_or_else(|| panic!("{section}: {why}"))] = true;
                }
            }
        });
    }
    assert_eq!(seen, [true; 8]);
}

/// The example that the rules give for the 2 and the 4.
#[test]
fn a_trick_says_what_each_card_did_and_why_it_was_won() {
    let hands = [
        "green-1 green-3 red-4 red-6 yellow-5 yellow-6",
        "red-1 red-2 red-3 red-5 yellow-1 yellow-2",
        "green-2 green-4 green-5 green-6 blue-5 blue-6",
        "blue-1 blue-2 blue-3 blue-4 yellow-3 yellow-4",
    ];
    let mut state = dealt(&table(4), Colour::Red, &hands);
    let lines = |state: &State, heading: &str| {
        let sections = page(state, Viewer::Seat(Seat(1))).sections;
        sections.into_iter().find(|section| section.heading == heading).unwrap().lines
    };
    play(&mut state, "play-green-3 play-red-5");
    let ahead = [
        "Aki: ▲G green 3, the lead",
        "You: ◆R red 5",
        "You are ahead with ◆R red 5, the only trump",
    ];
    assert_eq!(lines(&state, "Trick 1"), ahead);
    play(&mut state, "play-green-4 play-blue-2");
    let last = [
        "Aki: ▲G green 3, the lead",
        "You: ◆R red 5",
        "Chloé: ▲G green 4, trump → ★Y yellow",
        "Dara: ●B blue 2, now the lowest wins",
        "Aki won it with ▲G green 3, the lowest of the lead colour, as there is no trump",
        "Aki gained a small flower (nectar 1)",
    ];
    assert_eq!(lines(&state, "Last trick"), last);
    // Whatever has happened since does not change it.
    play(&mut state, "play-red-4");
    assert_eq!(lines(&state, "Last trick"), last);
}

#[test]
fn while_all_choose_nobody_sees_more_than_who_is_ready() {
    let mut seen = 0;
    watch(&table(3), 4, |state, _| {
        let fresh = NusaMystic::turn(state).seats().iter().count() == 3;
        if !fresh {
            return;
        }
        seen += 1;
        let chosen: Vec<State> = NusaMystic::legal(state, Seat(1))
            .map(|action| {
                let mut state = *state;
                act(&mut state, Seat(1), action, &mut Dice::imagined(0));
                state
            })
            .collect();
        assert_eq!(chosen.len(), 10);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Public] {
            let pages: BTreeSet<String> =
                chosen.iter().map(|state| page(state, viewer).to_string()).collect();
            assert_eq!(pages.len(), 1);
            assert!(pages.first().unwrap().contains("Ready: Ben\n"));
        }
        for own in chosen.iter().map(|state| page(state, Viewer::Seat(Seat(1)))) {
            let lines = own.sections.iter().flat_map(|section| &section.lines);
            assert_eq!(lines.filter(|line| line.starts_with("You keep ")).count(), 1);
            assert!(own.offered().next().is_none());
        }
    });
    assert_eq!(seen, 3, "once in each round");
}

#[test]
fn a_player_can_follow_the_arithmetic() {
    let words = words();
    let speech = Speech { words: &words, viewer: Viewer::Seat(Seat(1)) };
    let account = |seat, nectar: &[u8], rank, nectar_points, subjugation: &[u8]| {
        let scored = Scored {
            seat: Seat(seat),
            nectar: nectar.to_vec(),
            rank,
            nectar_points,
            subjugation: subjugation.to_vec(),
            points: nectar_points + subjugation.iter().sum::<u8>(),
            total: 9,
        };
        points::account(&scored, &speech)
    };
    let said = "You: nectar 3 + 1 = 4, rank 1: +3; subjugation 2; together +5, 9 in all.";
    assert_eq!(account(1, &[3, 1], Some(1), 3, &[2]), said);
    let said = "Aki: nectar 0, no points; subjugation 1 + 1 = 2; together +2, 9 in all.";
    assert_eq!(account(0, &[], None, 0, &[1, 1]), said);
}

/// The last view of a match, with other points in it.
fn ended(points: [[u8; 3]; 2], winners: &[u8]) -> View {
    let mut view = None;
    watch(&table(3), 1, |state, _| view = Some(NusaMystic::view(state, Viewer::Seat(Seat(0)))));
    let mut view = view.unwrap();
    let [totals, last] = points;
    view.seats.iter_mut().zip(totals).for_each(|(of, points)| of.points = points);
    *view.history.last_mut().unwrap() = last.to_vec();
    let winners = winners.iter().map(|seat| Seat(*seat)).collect();
    view.outcome = Some(Outcome { winners, ..view.outcome.unwrap() });
    view
}

#[test]
fn the_end_says_who_has_won_and_why() {
    let words = words();
    let speech = Speech { words: &words, viewer: Viewer::Seat(Seat(0)) };
    let said = |points, winners: &[u8]| prompt::prompt(&ended(points, winners), &speech);
    assert_eq!(said([[7, 8, 6], [2, 2, 2]], &[1]), ["Ben wins with 8 points."]);
    let closely =
        ["You win with 8 points.", "Ben has as many points, but fewer of them from round 3."];
    assert_eq!(said([[8, 8, 6], [3, 2, 4]], &[0]), closely);
    let shared = ["You share the win, with 8 points.", "Chloé shares the win, with 8 points."];
    assert_eq!(said([[8, 6, 8], [3, 2, 3]], &[0, 2]), shared);
}
