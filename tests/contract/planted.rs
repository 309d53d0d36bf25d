//! Uchu with a fault planted in it, one at a time: the contract must catch every one.

use std::cell::Cell;
use std::ops::{Range, RangeInclusive};
use std::panic::{AssertUnwindSafe, catch_unwind};

use rules::dice::Dice;
use rules::game::{
    Advice, Drawing, Mind, Moment, Outcome, Redeal, Rules, Saving, Seat, Secrecy, Setup, Showing,
    Telling, Turn, Viewer, Witness,
};
use rules::games::uchu::{Action, Event, Options, State, Suit, Uchu, View};
use rules::options::Choice;
use rules::page::{Control, Offer, Page, Section};
use rules::picture::{ALT, Picture};
use rules::words::Words;

use super::keep_all;
use crate::plain;

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
const NEIGHBOUR_LEAKS: u8 = 10;
const PICTURE_LEAKS: u8 = 12;
const ALT_LEAKS: u8 = 13;
const TALKS_TOO_MUCH: u8 = 14;
/// No match for the contract: hosts of matches must survive this one.
pub(crate) const FALLS_OVER: u8 = 11;

/// No fault either: Uchu's own commands with its cards in two groups, the first four and the rest.
pub(crate) const TWO_GROUPS: u8 = 21;

/// Nor is this one: the first card stands alone and asks, four are a list whose last one asks, and the
/// rest are a group.
pub(crate) const ASKS: u8 = 22;

const RECALLS_TRICKS: u8 = 15;
const FADES_FOR_EVER: u8 = 16;
const BOT_PEEKS: u8 = 17;
const NORMAL_CHEATS: u8 = 18;
const EASY_CHEATS: u8 = 27;
const TEARS_A_GROUP_APART: u8 = 19;
const CALLS_A_GROUP_NOTHING: u8 = 20;
const RAMBLES: u8 = 23;
const ASKS_NOTHING: u8 = 24;
const DENIES_SECRETS: u8 = 25;
const DENIES_AND_KEEPS_SECRETS: u8 = 26;

#[derive(Clone, Copy)]
pub(crate) struct Planted<const FAULT: u8>;

#[derive(Debug, PartialEq)]
pub(crate) struct LeakyView(View, String);

impl<const FAULT: u8> Rules for Planted<FAULT> {
    const ID: &'static str = match FAULT {
        TWO_GROUPS | ASKS => Uchu::ID,
        _ => "planted",
    };
    const PLAYERS: RangeInclusive<u8> = Uchu::PLAYERS;
    const VERSION: u16 = Uchu::VERSION;
    const OPTIONS: &'static [Choice] = Uchu::OPTIONS;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = std::vec::IntoIter<Action>;
    type Event = Event;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, witness: &mut impl Witness<Event>) -> State {
        Uchu::setup(setup, dice, witness)
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
        assert!(FAULT != FALLS_OVER, "this fault was planted");
        thread_local!(static PLIES: Cell<u64> = const { Cell::new(0) });
        let mut own = Dice::imagined(PLIES.replace(PLIES.get() + 1));
        // Only in the match itself: a bot that imagines one would notice first.
        let differs = FAULT == REPLAY_DIFFERS && !dice.touched();
        let dice = if differs { &mut own } else { dice };
        Uchu::apply(state, seat, action, dice, witness);
    }

    fn moment(state: &State) -> Moment {
        Uchu::moment(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Uchu::outcome(state)
    }
}

impl<const FAULT: u8> Secrecy for Planted<FAULT> {
    const SECRETS: bool = !matches!(FAULT, DENIES_SECRETS | DENIES_AND_KEEPS_SECRETS);
    type View = LeakyView;

    fn view(state: &State, viewer: Viewer) -> LeakyView {
        let secret = match (FAULT, viewer) {
            (NEIGHBOUR_LEAKS, Viewer::Seat(seat)) => {
                format!("{:?}", Uchu::view(state, Viewer::Seat(left_of(seat))))
            }
            (NEIGHBOUR_LEAKS, Viewer::Public | Viewer::Open) => "nothing".to_owned(),
            _ => serde_json::to_string(state).expect("a state can be written"),
        };
        LeakyView(Uchu::view(state, viewer), secret)
    }
}

impl<const FAULT: u8> Redeal for Planted<FAULT> {
    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        match FAULT {
            FORGETS_TO_REDEAL | DENIES_AND_KEEPS_SECRETS => *state,
            // Consistent with its own leak, as if one function decided both.
            NEIGHBOUR_LEAKS => match viewer {
                Viewer::Seat(seat) => redeal_but(state, &[seat, left_of(seat)], dice),
                Viewer::Public | Viewer::Open => Uchu::redeal(state, happened, viewer, dice),
            },
            REDEAL_PEEKS => {
                let secret = serde_json::to_string(state).expect("a state can be written");
                Uchu::redeal(state, happened, viewer, &mut Dice::imagined(number(&secret)))
            }
            // Only bots ask for a redeal after nothing.
            BOT_PEEKS if happened.is_empty() => *state,
            _ => Uchu::redeal(state, happened, viewer, dice),
        }
    }
}

impl<const FAULT: u8> Showing for Planted<FAULT> {
    const HELP: &'static [&'static str] = Uchu::HELP;

    fn page(view: &LeakyView, legal: &[Action], words: &Words) -> Page<Action> {
        let mut page = Uchu::page(&view.0, legal, words);
        match FAULT {
            PAGE_LEAKS | NEIGHBOUR_LEAKS => {
                let lines = vec![view.1.clone()];
                page.sections.push(Section::new("Leak", lines));
            }
            OFFERS_TOO_MUCH => {
                let illegal = Offer::Action(Action::Vip(Suit::Gray));
                page.controls.push(Control::new("Illegal", illegal));
            }
            OFFERS_TOO_LITTLE => page.controls.truncate(1),
            TEARS_A_GROUP_APART => {
                for control in page.controls.iter_mut().step_by(2) {
                    control.group = Some("Odd".to_owned());
                }
            }
            TWO_GROUPS => {
                for (place, control) in page.controls.iter_mut().enumerate() {
                    control.group = Some(if place < 4 { "Left" } else { "Right" }.to_owned());
                }
            }
            ASKS => {
                for (place, control) in page.controls.iter_mut().enumerate() {
                    let Control { group, detail, ask, .. } = control;
                    *group = match place {
                        0 => None,
                        1..=4 => Some("List".to_owned()),
                        _ => Some("Rest".to_owned()),
                    };
                    *detail = (1..=4).contains(&place).then(|| format!("Worth {place}."));
                    *ask = [0, 4].contains(&place).then(|| "Are you *sure*?".to_owned());
                }
            }
            RAMBLES => {
                page.controls.iter_mut().for_each(|of| of.detail = Some("x".repeat(101)));
            }
            ASKS_NOTHING => {
                page.controls.iter_mut().for_each(|of| of.ask = Some(" ".to_owned()));
            }
            CALLS_A_GROUP_NOTHING => {
                page.controls.iter_mut().for_each(|control| control.group = Some(" ".to_owned()));
            }
            _ => {}
        }
        page
    }
}

impl<const FAULT: u8> Drawing for Planted<FAULT> {
    fn draw(view: &LeakyView, legal: &[Action], words: &Words) -> Vec<Picture> {
        let mut pictures = Uchu::draw(&view.0, legal, words);
        for picture in &mut pictures {
            match FAULT {
                PICTURE_LEAKS => picture.svg.push_str(&view.1),
                ALT_LEAKS => picture.alt = view.1.chars().take(ALT).collect(),
                TALKS_TOO_MUCH => picture.alt = "x".repeat(ALT + 1),
                _ => {}
            }
        }
        pictures
    }
}

impl<const FAULT: u8> Telling for Planted<FAULT> {
    fn tell(
        event: &Event,
        setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        match FAULT {
            TELLING_LEAKS => serde_json::to_string(event).ok(),
            _ => Uchu::tell(event, setup, viewer, words),
        }
    }

    fn faded(events: &[&Event]) -> Range<usize> {
        match FAULT {
            FADES_FOR_EVER => 0..events.len().saturating_sub(12),
            _ => Uchu::faded(events),
        }
    }

    fn recall(
        event: &Event,
        setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        match event {
            Event::Taken { .. } if FAULT == RECALLS_TRICKS => {
                Uchu::tell(event, setup, viewer, words)
            }
            _ => Uchu::recall(event, setup, viewer, words),
        }
    }
}

impl<const FAULT: u8> Mind for Planted<FAULT> {
    fn sensible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let mut legal = Uchu::legal(state, seat);
        match FAULT {
            BOT_PEEKS => {
                let secret = serde_json::to_string(state).expect("a state can be written");
                let at = number(&secret) as usize % legal.len();
                legal.nth(at).expect("it is one of them")
            }
            NORMAL_CHEATS => Action::Vip(Suit::Gray),
            _ => Uchu::sensible(state, seat, dice),
        }
    }

    fn plausible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        match FAULT {
            EASY_CHEATS => Action::Vip(Suit::Gray),
            _ => Uchu::plausible(state, seat, dice),
        }
    }
}

impl<const FAULT: u8> Advice for Planted<FAULT> {}

impl<const FAULT: u8> Saving for Planted<FAULT> {
    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        match FAULT {
            FORGETS_TO_SAVE => Some(Uchu::setup(setup, &mut Dice::imagined(1), &mut Vec::new())),
            _ => Uchu::upgrade(setup, rules, snapshot),
        }
    }
}

/// A number that differs where a secret does.
fn number(secret: &str) -> u64 {
    secret.bytes().map(u64::from).fold(0, |sum, byte| sum * 31 % 9973 + byte)
}

/// The seat to the left of this one, at a table of three.
fn left_of(seat: Seat) -> Seat {
    Seat((seat.0 + 1) % 3)
}

/// A redeal that leaves these seats' hands alone: it deals until they come out as they were, which
/// is soon when the third hand and the cards aside are all that is left to vary.
fn redeal_but(state: &State, seats: &[Seat], dice: &mut Dice) -> State {
    let view = |state: &State, seat: Seat| Uchu::view(state, Viewer::Seat(seat));
    let mut json: serde_json::Value = serde_json::to_value(state).expect("a state can be written");
    let third = (0..3).find(|seat| !seats.contains(&Seat(*seat))).expect("three sit there");
    let hidden = |json: &serde_json::Value| {
        let cards = |list: &serde_json::Value| list.as_array().cloned().unwrap_or_default();
        [cards(&json["hands"][usize::from(third)]), cards(&json["aside"])]
    };
    let [hand, aside] = hidden(&json);
    let size = hand.len();
    let mut bag = [hand, aside].concat();
    bag.sort_by_key(ToString::to_string);
    let mut other = *state;
    for _ in 0..200 {
        let mut shuffled = Vec::new();
        let mut left = bag.clone();
        while !left.is_empty() {
            shuffled.push(left.swap_remove(dice.below(left.len() as u32) as usize));
        }
        json["hands"][usize::from(third)] = shuffled[..size].into();
        json["aside"] = shuffled[size..].into();
        other = serde_json::from_value(json.clone()).expect("it is a state");
        let saved = serde_json::to_string(&other).expect("a state can be written");
        let setup = Setup { players: 3, options: Options::default() };
        if Uchu::upgrade(&setup, Uchu::VERSION, &saved).is_some() {
            break;
        }
    }
    assert!(seats.iter().all(|seat| view(state, *seat) == view(&other, *seat)));
    other
}

/// The contract's finding on a match of the game with this fault.
fn verdict<const FAULT: u8>() -> String {
    let kept = catch_unwind(AssertUnwindSafe(|| {
        keep_all(&Planted::<FAULT>, &plain(3), 1);
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
    assert_eq!(verdict::<TWO_GROUPS>(), "kept");
    assert_eq!(verdict::<ASKS>(), "kept");
}

#[test]
fn a_leak_in_a_page_is_caught() {
    let said = verdict::<PAGE_LEAKS>();
    assert!(said.contains("the page of Seat(Seat(0)) leaks"), "{said}");
}

#[test]
fn a_leak_in_a_picture_is_caught() {
    for said in [verdict::<PICTURE_LEAKS>(), verdict::<ALT_LEAKS>()] {
        assert!(said.contains("the picture of Seat(Seat(0)) leaks"), "{said}");
    }
}

#[test]
fn a_picture_that_takes_too_many_words_is_caught() {
    let said = verdict::<TALKS_TOO_MUCH>();
    assert!(said.contains("is said in 1025 characters"), "{said}");
}

#[test]
fn a_leak_that_the_games_own_redeal_respects_is_caught() {
    let said = verdict::<NEIGHBOUR_LEAKS>();
    assert!(said.contains("(Seat(Seat(0)), Seat(1))"), "{said}");
    assert!(said.contains("these viewers know all that these seats know"), "{said}");
}

#[test]
fn a_leak_in_what_is_told_is_caught() {
    let said = verdict::<TELLING_LEAKS>();
    assert!(said.contains("what Seat(Seat(0)) is told leaks"), "{said}");
}

#[test]
fn a_bot_that_sees_more_than_its_seat_is_caught() {
    let said = verdict::<BOT_PEEKS>();
    assert!(said.contains("peeks"), "{said}");
}

#[test]
fn an_illegal_action_of_a_bot_is_caught() {
    for said in [verdict::<NORMAL_CHEATS>(), verdict::<EASY_CHEATS>()] {
        assert!(said.contains("does Some(\"vip-gray\"), which is not legal"), "{said}");
    }
}

#[test]
fn captured_cards_that_can_be_read_back_are_caught() {
    let said = verdict::<RECALLS_TRICKS>();
    assert!(said.contains("what has faded is read back: Seat "), "{said}");
}

#[test]
fn what_stays_faded_when_all_is_over_is_caught() {
    let said = verdict::<FADES_FOR_EVER>();
    assert!(said.contains("a match that is over fades") || said.contains("read back"), "{said}");
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
fn a_group_that_does_not_stand_together_or_has_no_name_is_caught() {
    let said = verdict::<TEARS_A_GROUP_APART>();
    assert!(said.contains("Odd does not stand together"), "{said}");
    let said = verdict::<CALLS_A_GROUP_NOTHING>();
    assert!(said.contains("a group has no name"), "{said}");
}

#[test]
fn a_control_that_says_too_much_or_asks_nothing_is_caught() {
    let said = verdict::<RAMBLES>();
    assert!(said.contains("says too much of itself"), "{said}");
    let said = verdict::<ASKS_NOTHING>();
    assert!(said.contains("says or asks nothing"), "{said}");
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
    assert!(said.contains("or a redeal is lazy"), "{said}");
}

#[test]
fn a_game_that_says_it_has_no_secrets_is_not_believed() {
    let said = verdict::<DENIES_SECRETS>();
    assert!(said.contains("where nothing is hidden, nothing is redealt"), "{said}");
    let said = verdict::<DENIES_AND_KEEPS_SECRETS>();
    assert!(said.contains("where nothing is hidden, nothing is shown later"), "{said}");
}

#[test]
fn a_match_that_is_not_saved_is_caught() {
    let said = verdict::<FORGETS_TO_SAVE>();
    assert!(said.contains("something is lost when a match is restored"), "{said}");
}
