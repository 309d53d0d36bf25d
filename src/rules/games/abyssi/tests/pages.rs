//! What a page offers, withholds and asks.

use std::collections::BTreeSet;

use super::super::state::{Houses, Options, State, Step};
use super::super::{Abyssi, Action};
use crate::dice::Dice;
use crate::game::{Game, Nobody, Seat, Setup, Turn, Viewer};
use crate::page::{Control, Offer, Page};
use crate::words::Words;

fn words(players: u8) -> Words {
    let names = ["Aki", "Ben", "Chloé", "Dara"].iter().take(players.into());
    Words::new("en-US").with_names(names.map(|name| (*name).to_owned()).collect())
}

fn page(state: &State, viewer: Viewer, words: &Words) -> Page<Action> {
    let legal: Vec<Action> = match viewer {
        Viewer::Seat(seat) => Abyssi::legal(state, seat).collect(),
        Viewer::Public | Viewer::Open => Vec::new(),
    };
    Abyssi::page(&Abyssi::view(state, viewer), &legal, words)
}

/// Random matches with every option, seen at every ply.
fn watch(matches: u64, mut see: impl FnMut(&State)) {
    for houses in [Houses::None, Houses::Draft, Houses::Dealt] {
        for players in 2..=4 {
            for seed in 0..matches {
                let options = Options { houses, max_rounds: 20 };
                let mut dice = Dice::imagined(seed);
                let mut state = Abyssi::setup(&Setup { players, options }, &mut dice, &mut Nobody);
                while let Turn::One(seat) = Abyssi::turn(&state) {
                    see(&state);
                    let legal: Vec<Action> = Abyssi::legal(&state, seat).collect();
                    let action = dice.pick(&legal);
                    Abyssi::apply(&mut state, seat, action, &mut dice, &mut Nobody);
                }
                see(&state);
            }
        }
    }
}

fn withheld(control: &Control<Action>) -> bool {
    matches!(control.offer, Offer::Withheld(_))
}

#[test]
fn a_page_offers_what_is_legal_each_once_and_by_its_own_name() {
    watch(3, |state| {
        let words = words(state.players);
        for viewer in Viewer::all(state.players).chain([Viewer::Open]) {
            let page = page(state, viewer, &words);
            let legal = match viewer {
                Viewer::Seat(seat) => Abyssi::legal(state, seat).map(|of| of.to_string()).collect(),
                Viewer::Public | Viewer::Open => BTreeSet::new(),
            };
            let offered: BTreeSet<String> = page.offered().map(ToString::to_string).collect();
            assert_eq!(offered, legal);
            assert_eq!(page.offered().count(), legal.len());
            let labels: BTreeSet<&str> = page.controls.iter().map(|of| of.label.as_str()).collect();
            assert_eq!(labels.len(), page.controls.len(), "{page}");
            assert!(labels.iter().all(|label| (1..=80).contains(&label.chars().count())), "{page}");
        }
    });
}
