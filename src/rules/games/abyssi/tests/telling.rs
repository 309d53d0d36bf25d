//! How a match reads.

use super::super::state::{Houses, Options};
use super::super::{Abyssi, Action, Event};
use crate::dice::Dice;
use crate::game::{Game, Setup, Turn, Viewer};
use crate::words::Words;

#[test]
fn print() {
    let names = ["Aki", "Ben", "Chloé", "Dara"].map(str::to_owned).to_vec();
    let words = Words::new("en-US").with_names(names);
    let options = Options { houses: Houses::Draft, max_rounds: 20 };
    let setup = Setup { players: 3, options };
    let mut dice = Dice::imagined(7);
    let mut events: Vec<Event> = Vec::new();
    let mut state = Abyssi::setup(&setup, &mut dice, &mut events);
    let mut plies = 0;
    while let Turn::One(seat) = Abyssi::turn(&state) {
        let legal: Vec<Action> = Abyssi::legal(&state, seat).collect();
        if plies % 23 == 0 {
            let page = Abyssi::page(&Abyssi::view(&state, Viewer::Seat(seat)), &legal, &words);
            eprintln!("=====\n{page}=====");
        }
        plies += 1;
        for event in std::mem::take(&mut events) {
            if let Some(told) = Abyssi::tell(&event, &setup, Viewer::Public, &words) {
                eprintln!("{told}");
            }
        }
        eprintln!(".");
        let action = dice.pick(&legal);
        Abyssi::apply(&mut state, seat, action, &mut dice, &mut events);
    }
    let page = Abyssi::page(&Abyssi::view(&state, Viewer::Public), &[], &words);
    eprintln!("=====\n{page}=====");
}
