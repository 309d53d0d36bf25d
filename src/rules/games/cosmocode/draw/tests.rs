//! Pictures: what they show, and whom they suit. Decks and
//! channels can be told apart by people who see fewer colours, or none; and all text can be read.

use super::super::CosmoCode;
use super::super::cards::{Card, Perk};
use super::super::deck::{Channel, Deck, Range};
use super::super::state::{Options, State};
use super::super::values::GOAL;
use super::palette::{STRUCK, colour, letter, paper, screen, shape};
use super::*;
use crate::dice::Dice;
use crate::game::{Drawing, Mind, Nobody, Rules, Seat, Secrecy, Setup, Showing, Turn};
use crate::kit::eyes::{assert_apart, assert_readable};
use crate::kit::palette::INK;

/// Many states of some matches, half of their plies at random and half by the bot; at last their
/// ends.
fn states() -> Vec<State> {
    let mut states = Vec::new();
    for seed in 0..6 {
        let max_rounds = if seed < 3 { 10 } else { 0 };
        let options = Options { max_rounds, ..Options::default() };
        let setup = Setup { players: 2 + (seed % 3) as u8, options };
        let mut dice = Dice::imagined(seed);
        let mut state = CosmoCode::setup(&setup, &mut dice, &mut Nobody);
        let mut plies = 0;
        while let Turn::One(seat) = CosmoCode::turn(&state) {
            if plies % 67 == 0 || matches!(state.stage, Stage::Perk | Stage::Take) {
                states.push(state.clone());
            }
            plies += 1;
            let legal: Vec<Action> = CosmoCode::legal(&state, seat).collect();
            let action = match dice.below(2) {
                0 => dice.pick(&legal),
                _ => CosmoCode::sensible(&state, seat, &mut dice),
            };
            CosmoCode::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        }
        states.push(state);
    }
    states.extend(fullest());
    states
}

/// Everybody has as much as there can be: when cards are changed, and when they are given up.
fn fullest() -> [State; 2] {
    let setup = Setup { players: 4, options: Options::default() };
    let mut dice = Dice::imagined(1);
    let mut state = CosmoCode::setup(&setup, &mut dice, &mut Nobody);
    for own in &mut state.seats {
        own.perk = Some(Perk::Flexible);
        own.signals.push(Card::new(Deck::Red, 10, Channel::Beta));
        for number in 6..=10 {
            own.hand[1].add(Card::new(Deck::Green, number, Channel::Alpha).kind());
        }
    }
    let seat = state.actor;
    CosmoCode::apply(&mut state, seat, Action::Listen(Range::Long), &mut dice, &mut Nobody);
    let mut drops = state.clone();
    drops.stage = Stage::Drop;
    for number in 8..=10 {
        let hand = &mut drops.seats[usize::from(seat.0)].hand;
        hand[0].add(Card::new(Deck::Blue, number, Channel::Beta).kind());
    }
    [state, drops]
}

fn legal(state: &State, viewer: Viewer) -> Vec<Action> {
    match viewer {
        Viewer::Seat(seat) => CosmoCode::legal(state, seat).collect(),
        Viewer::Public | Viewer::Open => Vec::new(),
    }
}

fn drawn(state: &State, viewer: Viewer, words: &Words) -> Picture {
    let view = CosmoCode::view(state, viewer);
    let mut drawn = CosmoCode::draw(&view, &legal(state, viewer), words);
    assert_eq!(drawn.len(), 1);
    drawn.remove(0)
}

fn viewers(state: &State) -> impl Iterator<Item = Viewer> {
    Viewer::all(state.players).chain([Viewer::Open])
}

#[test]
fn a_seat_gets_its_hand_and_everybody_else_the_board_and_at_the_end_all_the_result() {
    let words = Words::new("en-US");
    let mut seen = [0; 3];
    for state in states() {
        for viewer in viewers(&state) {
            let kind = match (state.stage, viewer) {
                (Stage::Over, _) => 0,
                (_, Viewer::Seat(_)) => 1,
                (_, Viewer::Public | Viewer::Open) => 2,
            };
            seen[kind] += 1;
            assert_eq!(drawn(&state, viewer, &words).name, ["result", "hand", "board"][kind]);
        }
    }
    assert!(seen.iter().all(|seen| *seen > 0), "{seen:?}");
}

/// A seat need not read the table beside its picture.
#[test]
fn the_picture_of_a_hand_shows_the_table_and_what_was_spent() {
    let words =
        Words::new("en-US").with_names(["Aki", "Bo", "Cy", "Dee"].map(str::to_owned).into());
    let mut spent = 0;
    for state in states().into_iter().filter(|state| state.stage != Stage::Over) {
        for seat in (0..state.players).map(Seat) {
            let viewer = Viewer::Seat(seat);
            let view = CosmoCode::view(&state, viewer);
            let page = CosmoCode::page(&view, &legal(&state, viewer), &words);
            assert!(
                page.sections.iter().any(|section| section.heading == "Table" && section.drawn)
            );
            let alt = drawn(&state, viewer, &words).alt;
            assert!(alt.contains("Everybody listens to channel"), "{alt}");
            let said = words.say("cosmocode-spent", &[("cards", "".into())]);
            assert_eq!(alt.contains(said.trim()), !view.spent.is_empty(), "{alt}");
            spent += usize::from(!view.spent.is_empty());
        }
    }
    assert!(spent > 5, "{spent}");
}

#[test]
fn nobody_sees_a_hand_that_is_not_theirs() {
    let words = Words::new("en-US");
    for state in states() {
        let other = |viewer: Viewer| {
            let mut state = state.clone();
            for (seat, own) in (0..).map(Seat).zip(&mut state.seats) {
                if !viewer.is(seat) {
                    // As many cards, but other ones.
                    let count = own.count();
                    own.hand = Default::default();
                    (0..count).for_each(|_| own.hand[0].add(0));
                }
            }
            drawn(&state, viewer, &words)
        };
        for viewer in Viewer::all(state.players) {
            assert_eq!(drawn(&state, viewer, &words), other(viewer));
        }
    }
}

#[test]
fn a_result_shows_every_signal_and_who_won() {
    let words = Words::new("en-US").with_names(vec!["Aki".to_owned(); 4]);
    let over = states().into_iter().filter(|state| state.stage == Stage::Over);
    let mut won = 0;
    for state in over {
        let alt = drawn(&state, Viewer::Public, &words).alt;
        let winner = state.seats.iter().find(|own| own.signals.len() == GOAL);
        assert_eq!(winner.is_some(), alt.contains("two rescue signals"), "{alt}");
        won += usize::from(winner.is_some());
    }
    assert!(won > 0);
}

#[test]
fn decks_and_channels_stay_apart_for_eyes_that_see_fewer_colours() {
    let decks = Deck::ALL.map(colour);
    let named = [("blue", &decks[..1]), ("green", &decks[1..2]), ("red", &decks[2..])];
    assert_apart(&named);
    let [alpha, beta] = [Channel::Alpha, Channel::Beta].map(screen);
    assert_apart(&[("alpha", &alpha[..1]), ("beta", &beta[..1])]);
    assert_apart(&[("alpha", &alpha[1..]), ("beta", &beta[1..])]);
}

/// With achromatopsia no colour is left, so here is what everybody can go by.
#[test]
fn decks_and_channels_differ_without_any_colour() {
    let words = Words::new("en-US");
    for deck in Deck::ALL {
        for other in Deck::ALL.into_iter().filter(|other| *other != deck) {
            assert_ne!(shape(deck), shape(other));
            assert_ne!(letter(deck), letter(other));
        }
        let mark = words.say("cosmocode-mark", &[("deck", deck.name().into())]);
        assert!(mark.ends_with(letter(deck)), "{mark}");
    }
    let place = [0.0, 0.0, 100.0, 50.0];
    let [alpha, beta] = [Channel::Alpha, Channel::Beta];
    assert_ne!(wave::wave(alpha, place, 2), wave::wave(beta, place, 2));
    for channel in [alpha, beta] {
        let said = words.say("cosmocode-channel", &[("channel", channel.name().into())]);
        assert_eq!(said, wave::letter(channel));
    }
}

#[test]
fn every_card_can_be_read() {
    Deck::ALL.into_iter().for_each(|deck| assert_readable(INK, paper(deck)));
    for [ground, ink] in [Channel::Alpha, Channel::Beta].map(screen) {
        assert_readable(ink, ground);
    }
    // A stroke is seen on both screens.
    assert_apart(&[("stroke", &[STRUCK]), ("screens", &[screen(Channel::Alpha)[0]])]);
    assert_apart(&[("stroke", &[STRUCK]), ("screens", &[screen(Channel::Beta)[0]])]);
}
