//! How a match reads to a watcher.

use super::super::state::{Houses, Options};
use super::super::{Abyssi, Action, Event};
use crate::dice::Dice;
use crate::game::{Rules, Seat, Setup, Telling, Turn, Viewer};
use crate::words::Words;

const NAMES: [&str; 4] = ["Aki", "Ben", "Chloé", "Dara"];

fn words() -> Words {
    Words::new("en-US").with_names(NAMES.map(str::to_owned).to_vec())
}

/// The events of random matches, ply by ply.
fn watch(matches: u64, mut see: impl FnMut(&Setup<Options>, &[Event])) {
    for houses in [Houses::None, Houses::Draft, Houses::Dealt] {
        for players in 2..=4 {
            for seed in 0..matches {
                let setup = Setup { players, options: Options { houses, max_rounds: 60 } };
                let mut dice = Dice::imagined(seed);
                let mut happened = Vec::new();
                let mut state = Abyssi::setup(&setup, &mut dice, &mut happened);
                see(&setup, &happened);
                while let Turn::One(seat) = Abyssi::turn(&state) {
                    let legal: Vec<Action> = Abyssi::legal(&state, seat).collect();
                    let action = dice.pick(&legal);
                    happened.clear();
                    Abyssi::apply(&mut state, seat, action, &mut dice, &mut happened);
                    see(&setup, &happened);
                }
            }
        }
    }
}

fn told(setup: &Setup<Options>, happened: &[Event], viewer: Viewer) -> Vec<String> {
    let words = words();
    happened.iter().filter_map(|event| Abyssi::tell(event, setup, viewer, &words)).collect()
}

/// Who takes part in an event, if it is one seat.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Turn { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Energy { seat, .. }
        | Event::Ships { seat, .. }
        | Event::Politics { seat, .. }
        | Event::Senator { seat, .. }
        | Event::Recruited { seat, .. }
        | Event::Activated { seat, .. }
        | Event::Built { seat, .. } => Some(*seat),
        _ => None,
    }
}

#[test]
fn a_ply_is_told_in_two_lines_at_most_but_for_the_end() {
    watch(4, |setup, happened| {
        let told = told(setup, happened, Viewer::Public);
        let end = |event: &Event| matches!(event, Event::LastRound { .. } | Event::Scored { .. });
        let more = happened.iter().filter(|event| end(event)).count();
        // The table is laid out in the same breath in which houses are dealt.
        let houses = |event: &&Event| matches!(event, Event::House { .. });
        let more = more + happened.iter().filter(houses).count();
        assert!(told.len() <= 2 + more, "{told:#?}");
        let ended = |line: &String| line.ends_with('.') && !line.contains("..");
        assert!(told.iter().all(ended), "{told:#?}");
    });
}

#[test]
fn whoever_did_it_is_told_so() {
    watch(1, |setup, happened| {
        for event in happened {
            let Some(seat) = actor(event) else { continue };
            let name = NAMES[usize::from(seat.0)];
            let event = std::slice::from_ref(event);
            for line in told(setup, event, Viewer::Seat(seat)) {
                assert!(line.to_lowercase().contains("you") && !line.contains(name), "{line}");
            }
            for line in told(setup, event, Viewer::Public) {
                assert!(line.contains(name), "{line}");
            }
        }
    });
}

/// Energy comes and goes for a reason that somebody says.
#[test]
fn energy_is_never_silent() {
    watch(2, |setup, happened| {
        let told = told(setup, happened, Viewer::Public);
        for event in happened {
            let Event::Energy { change, .. } = event else { continue };
            // The price of a move and what an action costs besides may come together in a line.
            let said = told.iter().any(|line| line.contains(&format!("{} energy", change.abs())));
            assert!(said, "{event:?}: {told:#?}");
        }
    });
}

/// To be read: `cargo test -p rules -- abyssi::tests::telling::a_match --ignored --nocapture`.
#[test]
#[ignore = "it is there to be read"]
fn a_match_can_be_read() {
    let mut matches = 0;
    watch(1, |setup, happened| {
        matches += usize::from(matches!(happened.first(), Some(Event::Board { .. })));
        if matches == 5 {
            told(setup, happened, Viewer::Public).iter().for_each(|line| eprintln!("{line}"));
        }
    });
    assert_eq!(matches, 9);
}
