//! The rules, one law a test, and the snapshots. What every game owes the house is tested on all games
//! by the contract (`tests/contract`), which this one keeps as well.

use super::rules::standing;
use super::state::State;
use super::{Bazaar, Event, Options, Ware};
use crate::dice::Dice;
use crate::game::{
    Mind, Nobody, Redeal, Rules, Saving, Seat, Secrecy, Setup, Telling, Turn, Viewer,
};
use crate::words::Words;

const ANA: Seat = Seat(0);
const BEN: Seat = Seat(1);

fn setup(players: u8) -> Setup<Options> {
    Setup { players, options: Options::default() }
}

fn started(players: u8) -> State {
    Bazaar::setup(&setup(players), &mut Dice::imagined(1), &mut Nobody)
}

/// Plays these tokens, each by its seat.
fn play(state: &mut State, plays: &[(Seat, &str)]) -> Vec<Event> {
    let mut events = Vec::new();
    for (seat, token) in plays {
        let mut legal = Bazaar::legal(state, *seat);
        let action = legal.find(|action| action.to_string() == *token).expect("it is legal");
        Bazaar::apply(state, *seat, action, &mut Dice::imagined(2), &mut events);
    }
    events
}

fn legal(state: &State, seat: Seat) -> Vec<String> {
    Bazaar::legal(state, seat).map(|action| action.to_string()).collect()
}

#[test]
fn all_bid_at_once_and_the_highest_bid_made_alone_wins() {
    let mut state = started(3);
    let both = [ANA, BEN, Seat(2)].into_iter().collect();
    assert_eq!(Bazaar::turn(&state), Turn::Several(both));
    play(&mut state, &[(Seat(2), "bid-2"), (ANA, "bid-3")]);
    assert_eq!(Bazaar::turn(&state), Turn::One(BEN));
    play(&mut state, &[(BEN, "bid-2")]);
    assert_eq!(standing(&state).scores, [3, 0, 0]);
    assert_eq!(Bazaar::turn(&state), Turn::One(ANA), "the winner has a turn");
}

#[test]
fn equal_bids_win_nothing_and_the_next_day_begins() {
    let mut state = started(2);
    play(&mut state, &[(ANA, "bid-3"), (BEN, "bid-3")]);
    assert_eq!((standing(&state).scores, Bazaar::moment(&state).part), (vec![0, 0], 2));
}

#[test]
fn a_turn_has_three_steps_and_wares_of_one_kind_bring_a_point() {
    let mut state = started(2);
    state.of_mut(ANA).stall = vec![Ware::Tea, Ware::Silk];
    play(&mut state, &[(ANA, "bid-2"), (BEN, "bid-1")]);
    assert_eq!(legal(&state, ANA), ["take-silk", "take-spice", "take-tea"]);
    play(&mut state, &[(ANA, "take-tea")]);
    assert_eq!(legal(&state, ANA), ["put-left", "put-right"]);
    play(&mut state, &[(ANA, "put-left")]);
    assert_eq!(legal(&state, ANA), ["cry-low", "cry-loud"]);
    assert_eq!(state.of(ANA).stall, [Ware::Tea, Ware::Tea, Ware::Silk]);
    play(&mut state, &[(ANA, "cry-low")]);
    assert_eq!(standing(&state).scores, [2 + 1 + 1, 0]);
    assert_eq!(legal(&state, BEN)[..3], ["bid-1", "bid-2", "bid-3"], "the next day");
}

#[test]
fn a_quick_match_has_bids_only() {
    let options = Options { quick: true, ..Options::default() };
    let quick = Setup { players: 2, options };
    let mut state = Bazaar::setup(&quick, &mut Dice::imagined(1), &mut Nobody);
    play(&mut state, &[(ANA, "bid-2"), (BEN, "bid-1"), (ANA, "bid-1"), (BEN, "bid-3")]);
    assert_eq!(Bazaar::turn(&state), Turn::Over);
    assert_eq!(Bazaar::outcome(&state).unwrap().winners, [BEN]);
}

#[test]
fn at_the_end_each_ware_of_the_own_tile_is_a_point() {
    let mut state = started(2);
    state.of_mut(ANA).tile = Ware::Tea;
    state.of_mut(ANA).stall = vec![Ware::Tea, Ware::Silk];
    play(&mut state, &[(ANA, "bid-3"), (BEN, "bid-3"), (ANA, "bid-1")]);
    let events = play(&mut state, &[(BEN, "bid-1")]);
    assert_eq!(standing(&state).scores, [1, 0]);
    assert!(matches!(&events[..], [.., Event::Ended { points, .. }] if *points == [1, 0]));
}

#[test]
fn a_tile_is_known_to_those_who_looked_and_to_all_at_the_end() {
    let mut state = started(2);
    let tile = |state: &State, viewer| Bazaar::view(state, viewer).merchants[0].tile;
    assert_eq!(tile(&state, Viewer::Seat(ANA)), None, "it lies face down");
    let events = play(&mut state, &[(ANA, "peek")]);
    let shown = state.of(ANA).tile;
    assert_eq!(tile(&state, Viewer::Seat(ANA)), Some(shown));
    assert_eq!(tile(&state, Viewer::Seat(BEN)), None);
    let words = Words::new("en-US");
    let told = |viewer| Bazaar::tell(&events[0], &setup(2), viewer, &words).unwrap();
    assert!(told(Viewer::Seat(ANA)).starts_with("Your tile shows"));
    assert_eq!(told(Viewer::Seat(BEN)), "Seat 1 looks at the tile.");
    play(&mut state, &[(ANA, "bid-1"), (BEN, "bid-1"), (ANA, "bid-1"), (BEN, "bid-1")]);
    assert_eq!(tile(&state, Viewer::Public), Some(shown));
}

#[test]
fn a_redeal_keeps_what_its_viewer_knows_and_finds_all_the_rest() {
    let mut state = started(2);
    play(&mut state, &[(ANA, "peek"), (ANA, "bid-2")]);
    let mut dice = Dice::imagined(5);
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let own = Bazaar::redeal(&state, &mut [], Viewer::Seat(ANA), &mut dice);
        assert_eq!((own.of(ANA), own.of(BEN).bid), (state.of(ANA), None));
        let other = Bazaar::redeal(&state, &mut [], Viewer::Seat(BEN), &mut dice);
        seen.insert((other.of(ANA).tile.name(), other.of(ANA).bid));
        assert_eq!(Bazaar::view(&other, Viewer::Public), Bazaar::view(&state, Viewer::Public));
    }
    assert_eq!(seen.len(), 9, "three tiles and three bids");
}

#[test]
fn snapshots_that_cannot_be_true_are_refused() {
    let mut state = started(2);
    play(&mut state, &[(ANA, "bid-3")]);
    let read = |text: &str| Bazaar::upgrade(&setup(2), Bazaar::VERSION, text);
    let saved = serde_json::to_value(&state).unwrap();
    assert_eq!(read(&saved.to_string()), Some(state));
    let harmed = |at: &str, value: serde_json::Value| {
        let mut other = saved.clone();
        *other.pointer_mut(at).unwrap() = value;
        assert_eq!(read(&other.to_string()), None, "{at}");
    };
    harmed("/day", 9.into());
    harmed("/merchants/0/bid", 4.into());
    harmed("/merchants/0/bid", serde_json::Value::Null);
    harmed("/merchants/1/points", 99.into());
    harmed("/agenda/0/seat", 3.into());
    harmed("/agenda/0/step", "cry".into());
    assert_eq!(Bazaar::upgrade(&setup(3), Bazaar::VERSION, &saved.to_string()), None);
    assert_eq!(Bazaar::upgrade(&setup(2), Bazaar::VERSION + 1, &saved.to_string()), None);
}

#[test]
fn a_bot_gathers_what_it_knows_to_be_on_its_tile() {
    let mut state = started(2);
    state.of_mut(ANA).tile = Ware::Spice;
    let sensible = |state: &State| Bazaar::sensible(state, ANA, &mut Dice::imagined(1)).to_string();
    assert_eq!(sensible(&state), "roll");
    play(&mut state, &[(ANA, "roll"), (ANA, "bid-2"), (BEN, "bid-1")]);
    assert_eq!(sensible(&state), "take-silk", "it has not looked");
    state.of_mut(ANA).peeked = true;
    assert_eq!(sensible(&state), "take-spice");
}
