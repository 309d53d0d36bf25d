//! Whole matches with every choice given, replayed through the rules: `tests/data/uchu.json`.
//! The dice are rigged to deal the given hands and to draw the given random leads.

use serde::Deserialize;

use super::cards::{Card, CardSet, Suit};
use super::country::Country;
use super::score::accounts;
use super::state::{State, deck};
use super::{Action, Event, Options, Uchu};
use crate::dice::Dice;
use crate::game::{Rules, Seat, Setup, Turn};
use crate::tricks::TrickTaking;

#[derive(Deserialize)]
struct Vector {
    players: u8,
    first_lead: u8,
    rounds: Vec<Round>,
    winner_seat: u8,
}

#[derive(Deserialize)]
struct Round {
    round: u8,
    hands: Vec<Vec<String>>,
    lead: u8,
    vip: Suit,
    tricks: Vec<TrickGiven>,
    counts: Vec<std::collections::BTreeMap<String, u8>>,
    phase1: Vec<PhaseOneGiven>,
    after1: Standing,
    after2: Standing,
    after3: Standing,
}

#[derive(Deserialize)]
struct TrickGiven {
    lead: u8,
    skip: Option<u8>,
    butterfingy: bool,
    plays: Vec<(u8, String)>,
    winner: u8,
}

#[derive(Deserialize)]
struct PhaseOneGiven {
    a: i16,
    b: i16,
    total: i16,
}

#[derive(Debug, Deserialize, PartialEq)]
struct Standing {
    points: Vec<i16>,
    rank: Vec<Country>,
}

fn card(text: &str) -> Card {
    serde_json::from_value(text.replace(':', "-").into()).unwrap()
}

/// What the dice have to show for these hands to be dealt.
fn rig_deal(round: &Round, players: u8) -> Vec<u32> {
    let mut bag: Vec<Card> = deck(players).into_iter().collect();
    let cards = round.hands.iter().flatten().map(|text| card(text));
    let draw = |wanted: Card| {
        let at = bag.iter().position(|card| *card == wanted).unwrap();
        bag.swap_remove(at);
        at as u32
    };
    cards.map(draw).collect()
}

fn rig_lead(hand: CardSet, lead: &str) -> u32 {
    hand.into_iter().position(|held| held == card(lead)).unwrap() as u32
}

/// The standing after each phase, from the events of the ply that ended a round.
fn phases(before: &State, events: &[Event]) -> [Standing; 3] {
    let mut track = before.track;
    let mut after = Vec::new();
    for phase in 1..=3 {
        for event in events {
            if let Event::Scored { phase: of, country, delta, .. } = event
                && *of == phase
            {
                track.advance(*country, *delta);
            }
        }
        after.push(Standing { points: track.points().to_vec(), rank: track.rank().to_vec() });
    }
    after.try_into().unwrap_or_else(|_| unreachable!("three phases"))
}

fn replay(vector: &Vector) {
    let players = vector.players;
    let first = &vector.rounds[0];
    let mut rigged = rig_deal(first, players);
    rigged.push(u32::from(Country(vector.first_lead).owner(players).0));
    rigged.push(Suit::VIPS.iter().position(|vip| *vip == first.vip).unwrap() as u32);
    let mut events = Vec::new();
    let setup = Setup { players, options: Options::default() };
    let mut state = Uchu::setup(&setup, &mut Dice::rigged(rigged), &mut events);

    for (at, round) in vector.rounds.iter().enumerate() {
        assert_eq!(state.round, round.round);
        assert_eq!(state.next, Country(round.lead));
        if at > 0 {
            let seat = Country(round.lead).owner(players);
            assert_eq!(Uchu::turn(&state), Turn::One(seat));
            Uchu::apply(
                &mut state,
                seat,
                Action::Vip(round.vip),
                &mut Dice::rigged([]),
                &mut events,
            );
        }
        assert_eq!(state.vip, Some(round.vip));
        for (number, trick) in round.tricks.iter().enumerate() {
            let last_of_round = number + 1 == round.tricks.len();
            let real_butterfingy = trick.butterfingy && !Country(trick.lead).is_dependency(players);
            assert_eq!(state.trick().lead, Country(trick.lead));
            assert_eq!(state.trick().skips, trick.skip.map(Country));
            assert_eq!(state.trick().butterfingy, trick.butterfingy);
            for (place, (country, text)) in trick.plays.iter().enumerate() {
                if place == 0 && real_butterfingy {
                    assert_eq!(state.trick().cards(), [card(text)], "it was drawn already");
                    continue;
                }
                assert_eq!(state.next, Country(*country));
                let owner = Country(*country).owner(players);
                let meddled = place == 0 && trick.butterfingy;
                let seat = if meddled { Seat(1 - owner.0) } else { owner };
                let action = Action::Play(card(text));
                assert!(Uchu::legal(&state, seat).any(|legal| legal == action));

                let last = place + 1 == trick.plays.len();
                let mut rigged = Vec::new();
                if last && last_of_round {
                    if let Some(next) = vector.rounds.get(at + 1) {
                        rigged = rig_deal(next, players);
                    }
                } else if last {
                    let next = &round.tricks[number + 1];
                    if next.butterfingy && !Country(next.lead).is_dependency(players) {
                        let hand = state.hands[usize::from(next.lead)];
                        let left = CardSet::from_iter(
                            hand.into_iter().filter(|held| action != Action::Play(*held)),
                        );
                        rigged.push(rig_lead(left, &next.plays[0].1));
                    }
                }
                let before = state;
                events.clear();
                Uchu::apply(&mut state, seat, action, &mut Dice::rigged(rigged), &mut events);
                if last {
                    let taken = events.iter().find_map(|event| match event {
                        Event::Taken { country, .. } => Some(*country),
                        _ => None,
                    });
                    assert_eq!(taken, Some(Country(trick.winner)));
                }
                if last && last_of_round {
                    check_scores(round, &before, &events);
                }
            }
        }
    }
    let winner = Country(vector.winner_seat).owner(players);
    assert_eq!(Uchu::outcome(&state).unwrap().winners, [winner]);
}

fn check_scores(round: &Round, before: &State, events: &[Event]) {
    let mut after = *before;
    after.trick_mut().lay(before.next, last_card(events), before.vip);
    after.taken += 1;
    let accounts = accounts(after.piles());
    for (country, (counts, one)) in round.counts.iter().zip(&round.phase1).enumerate() {
        for suit in Suit::ALL {
            let expected = counts.get(suit.name()).copied().unwrap_or_default();
            assert_eq!(accounts[country].count(suit), expected);
        }
        let given = events.iter().find_map(|event| match event {
            Event::Scored { phase: 1, country: of, piles, colours, delta, .. }
                if of.at() == country =>
            {
                Some((piles.unwrap(), colours.unwrap(), *delta))
            }
            _ => None,
        });
        assert_eq!(given, Some((one.a, one.b, one.total)));
    }
    let [one, two, three] = phases(before, events);
    assert_eq!(one, round.after1);
    assert_eq!(two, round.after2);
    assert_eq!(three, round.after3);
}

fn last_card(events: &[Event]) -> Card {
    let played = events.iter().find_map(|event| match event {
        Event::Played { card, .. } => Some(*card),
        _ => None,
    });
    played.expect("a card ends the round")
}

#[test]
fn every_given_match_replays_exactly() {
    let given = include_str!("../../../../tests/data/uchu.json");
    let vectors: Vec<Vector> = serde_json::from_str(given).unwrap();
    assert_eq!(vectors.len(), 16);
    vectors.iter().for_each(replay);
}
