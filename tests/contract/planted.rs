//! Uchu with a fault planted in it, one at a time: the contract must catch every one.

use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};

use rules::dice::Dice;
use rules::game::{Game, Outcome, Seat, Turn, Viewer, Witness};
use rules::games::uchu::{Action, Event, Options, State, Suit, Uchu, View};
use rules::options::{Choice, Chosen};
use rules::page::{Control, Offer, Page, Section};
use rules::words::Words;

use super::keep;

const NO_FAULT: u8 = 0;
const PAGE_LEAKS: u8 = 1;
const TELLING_LEAKS: u8 = 2;
const OFFERS_TOO_MUCH: u8 = 3;
const OFFERS_TOO_LITTLE: u8 = 4;
const ANYONE_MAY_PLAY: u8 = 5;
const REPLAY_DIFFERS: u8 = 6;
const REDEAL_PEEKS: u8 = 7;
const FORGETS_TO_REDEAL: u8 = 8;
const FORGETS_TO_SAVE: u8 = 9;

#[derive(Clone, Copy)]
struct Planted<const FAULT: u8>;

#[derive(Debug, PartialEq)]
struct LeakyView(View, String);

impl<const FAULT: u8> Game for Planted<FAULT> {
    const ID: &'static str = "planted";
    const PLAYERS: RangeInclusive<u8> = Uchu::PLAYERS;
    const RULES: u16 = Uchu::RULES;
    const OPTIONS: &'static [Choice] = Uchu::OPTIONS;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = std::vec::IntoIter<Action>;
    type Event = Event;
    type View = LeakyView;

    fn setup(
        options: &Options,
        players: u8,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) -> State {
        Uchu::setup(options, players, dice, witness)
    }

    fn turn(state: &State) -> Turn {
        Uchu::turn(state)
    }

    fn legal(state: &State, seat: Seat) -> Self::Legal {
        let seat = match Uchu::turn(state) {
            Turn::One(turn) if FAULT == ANYONE_MAY_PLAY => turn,
            _ => seat,
        };
        Uchu::legal(state, seat).collect::<Vec<_>>().into_iter()
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        static PLIES: AtomicU64 = AtomicU64::new(0);
        let mut own = Dice::imagined(PLIES.fetch_add(1, Ordering::Relaxed));
        let dice = if FAULT == REPLAY_DIFFERS { &mut own } else { dice };
        Uchu::apply(state, seat, action, dice, witness);
    }

    fn view(state: &State, viewer: Viewer) -> LeakyView {
        let secret = serde_json::to_string(state).expect("a state can be written");
        LeakyView(Uchu::view(state, viewer), secret)
    }

    fn page(view: &LeakyView, legal: &[Action], words: &Words) -> Page<Action> {
        let mut page = Uchu::page(&view.0, legal, words);
        match FAULT {
            PAGE_LEAKS => {
                let lines = vec![view.1.clone()];
                page.sections.push(Section { heading: "Leak".to_owned(), lines });
            }
            OFFERS_TOO_MUCH => page.controls.push(Control {
                label: "Illegal".to_owned(),
                offer: Offer::Action(Action::Vip(Suit::Gray)),
            }),
            OFFERS_TOO_LITTLE => page.controls.truncate(1),
            _ => {}
        }
        page
    }

    fn tell(event: &Event, players: u8, viewer: Viewer, words: &Words) -> Option<String> {
        match FAULT {
            TELLING_LEAKS => serde_json::to_string(event).ok(),
            _ => Uchu::tell(event, players, viewer, words),
        }
    }

    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        match FAULT {
            FORGETS_TO_REDEAL => *state,
            REDEAL_PEEKS => {
                let secret = serde_json::to_string(state).expect("a state can be written");
                let number = secret.bytes().map(u64::from).fold(0, |sum, b| sum * 31 % 9973 + b);
                Uchu::redeal(state, happened, viewer, &mut Dice::imagined(number))
            }
            _ => Uchu::redeal(state, happened, viewer, dice),
        }
    }

    fn upgrade(rules: u16, snapshot: &str) -> Option<State> {
        match FAULT {
            FORGETS_TO_SAVE => {
                Some(Uchu::setup(&Options::default(), 3, &mut Dice::imagined(1), &mut Vec::new()))
            }
            _ => Uchu::upgrade(rules, snapshot),
        }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Uchu::outcome(state)
    }
}

/// What the contract says to a match of the game with this fault.
fn verdict<const FAULT: u8>() -> String {
    let kept = catch_unwind(AssertUnwindSafe(|| {
        keep(&Planted::<FAULT>, &Chosen::new(), 3, "planted");
    }));
    match kept {
        Ok(()) => "kept".to_owned(),
        Err(broken) => match broken.downcast::<String>() {
            Ok(said) => *said,
            Err(broken) => {
                broken.downcast::<&str>().map_or_else(|_| String::new(), |s| (*s).into())
            }
        },
    }
}

#[test]
fn a_game_without_a_fault_keeps_the_contract() {
    assert_eq!(verdict::<NO_FAULT>(), "kept");
}

#[test]
fn a_leak_in_a_page_is_caught() {
    let said = verdict::<PAGE_LEAKS>();
    assert!(said.contains("the page of Seat(Seat(0)) leaks"), "{said}");
}

#[test]
fn a_leak_in_what_is_told_is_caught() {
    let said = verdict::<TELLING_LEAKS>();
    assert!(said.contains("what Seat(Seat(0)) is told leaks"), "{said}");
}

#[test]
fn an_illegal_offer_is_caught() {
    let said = verdict::<OFFERS_TOO_MUCH>();
    assert!(said.contains("offers these"), "{said}");
}

#[test]
fn a_missing_offer_is_caught() {
    let said = verdict::<OFFERS_TOO_LITTLE>();
    assert!(said.contains("offers these"), "{said}");
}

#[test]
fn playing_out_of_turn_is_caught() {
    let said = verdict::<ANYONE_MAY_PLAY>();
    assert!(said.contains("whose turn it is can act") || said.contains("offers these"), "{said}");
}

#[test]
fn chance_from_elsewhere_is_caught() {
    let said = verdict::<REPLAY_DIFFERS>();
    assert!(said.contains("a replay differs"), "{said}");
}

#[test]
fn a_redeal_that_looks_at_secrets_is_caught() {
    let said = verdict::<REDEAL_PEEKS>();
    assert!(said.contains("peeked at secrets"), "{said}");
}

#[test]
fn a_redeal_that_deals_nothing_is_caught() {
    let said = verdict::<FORGETS_TO_REDEAL>();
    assert!(said.contains("a redeal leaves nothing as it was"), "{said}");
}

#[test]
fn a_match_that_is_not_saved_is_caught() {
    let said = verdict::<FORGETS_TO_SAVE>();
    assert!(said.contains("assertion `left == right` failed"), "{said}");
}
