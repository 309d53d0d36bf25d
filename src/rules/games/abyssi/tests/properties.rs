//! What holds in every match (rules 7, P1 to P13), tried on random ones of every kind.

use std::cell::RefCell;

use super::super::values::{MOST_SEATS, SHIPS, TREATY_POINTS};
use super::*;

/// Tries a property on every ply of the same matches of every kind, random ones and such of bots.
fn always(mut property: impl FnMut(Ply<'_>)) {
    for (setup, seed) in tables().iter().zip(0..) {
        for whim in [4, 1] {
            play(setup, seed, whim, |_, _| {}, &mut property);
        }
    }
}

#[test]
fn p1_every_politics_card_is_in_its_pile_or_in_a_hand() {
    always(|ply| {
        for planet in Planet::ALL {
            let held = ply.after.everyone().filter(|(_, own)| own.hand.has(planet)).count();
            let left = ply.after.piles[planet as usize];
            assert_eq!(usize::from(left) + held, usize::from(ply.setup.players));
        }
    });
}

#[test]
fn p2_every_ship_is_on_a_planet_or_in_the_supply() {
    for (setup, seed) in tables().iter().zip(0..) {
        for whim in [4, 1] {
            let supplies = RefCell::new([SHIPS; MOST_SEATS]);
            let follow = |state: &State, events: &[Event]| {
                let mut supplies = supplies.borrow_mut();
                for event in events {
                    let Event::Ships { seat, from, to, count, .. } = event else { continue };
                    let supply = &mut supplies[usize::from(seat.0)];
                    *supply = match (from, to) {
                        (None, Some(_)) => supply.checked_sub(*count).unwrap(),
                        (Some(_), None) => *supply + count,
                        (Some(from), Some(to)) if from != to => *supply,
                        _ => panic!("{event:?}"),
                    };
                }
                for ((_, own), supply) in state.everyone().zip(*supplies) {
                    assert_eq!(own.ships.iter().sum::<u8>() + supply, SHIPS);
                    assert_eq!(own.supply(), supply);
                }
            };
            play(setup, seed, whim, follow, |ply| follow(ply.after, ply.events));
        }
    }
}

#[test]
fn p3_every_base_is_on_the_board_or_on_a_planet() {
    always(|ply| {
        for (_, own) in ply.after.everyone() {
            assert_eq!(own.free.iter().sum::<u8>() + own.bases(), 6);
        }
    });
}

#[test]
fn p4_every_senator_is_in_one_place() {
    always(|ply| {
        if !ply.after.has_senate() {
            return;
        }
        let state = ply.after;
        let mut all: Vec<Senator> =
            state.senate.iter().flat_map(|group| group.below.iter()).collect();
        all.extend(state.senate.iter().filter_map(|group| group.top));
        all.extend(state.everyone().flat_map(|(_, own)| own.senators.iter()));
        all.extend(state.removed.iter());
        all.sort();
        assert!(all.into_iter().eq(Senator::all()));
    });
}

#[test]
fn p5_energy_is_never_below_nothing() {
    always(|ply| {
        for event in ply.events {
            let Event::Energy { change, now, .. } = event else { continue };
            assert!(*change != 0 && i64::from(*now) >= (*change).max(0));
        }
    });
}

#[test]
fn p6_a_treaty_never_returns_to_the_mat() {
    let mut seized = 0;
    always(|ply| {
        for (before, after) in ply.before.treaties.iter().zip(&ply.after.treaties) {
            assert!(before.is_none() || after.is_some());
            seized += u32::from(before.is_some() && before != after);
        }
    });
    assert!(seized > 0);
}

#[test]
fn p7_stacks_only_shrink_and_the_last_round_is_never_taken_back() {
    always(|ply| {
        assert!(
            ply.before.chits.iter().zip(&ply.after.chits).all(|(before, after)| after <= before)
        );
        assert!(!ply.before.last_round || ply.after.last_round);
        assert_eq!(ply.after.last_round, ply.after.chits_are_low());
    });
}

#[test]
fn p8_all_have_had_as_many_turns_when_a_match_is_over() {
    let (mut turns, mut ended) = ([0; 4], 0);
    always(|ply| {
        for event in ply.events {
            let Event::Turn { seat, round } = event else { continue };
            assert_eq!(ply.after.round, *round);
            turns[usize::from(seat.0)] += 1;
        }
        if Abyssi::turn(ply.after) == Turn::Over {
            let (playing, rest) = turns.split_at(ply.setup.players.into());
            assert!(
                playing.iter().all(|count| *count == playing[0])
                    && rest.iter().all(|count| *count == 0)
            );
            assert_eq!(playing[0], u32::from(ply.after.round));
            let limit = ply.setup.options.max_rounds;
            assert!(limit == 0 || ply.after.round <= limit);
            assert!(ply.after.last_round || ply.after.round == limit);
            turns = [0; 4];
            ended += 1;
        }
    });
    assert_eq!(ended, 54);
}

#[test]
fn p9_a_move_of_one_planet_is_always_legal() {
    always(|ply| {
        if ply.before.step() == Some(Step::Depart) {
            assert!(Abyssi::legal(ply.before, ply.seat).any(|action| action == Action::Move(1)));
        }
    });
}

#[test]
fn p10_points_never_decrease_but_for_seized_treaties() {
    always(|ply| {
        let taken: Vec<(Seat, Option<Seat>)> = ply
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Treaty { seat, from, .. } => Some((*seat, *from)),
                _ => None,
            })
            .collect();
        for (seat, before) in ply.before.everyone() {
            let after = ply.after.of(seat);
            assert!(after.activation >= before.activation && after.senator >= before.senator);
            assert!(after.normal >= before.normal);
            let gained = taken.iter().filter(|(taker, _)| *taker == seat).count() as u32;
            let lost = taken.iter().filter(|(_, from)| *from == Some(seat)).count() as u32;
            let before = ply.before.account(seat).treaty + TREATY_POINTS * gained;
            assert_eq!(ply.after.account(seat).treaty, before - TREATY_POINTS * lost);
        }
    });
}

#[test]
fn p11_whoever_dominates_a_planet_has_more_there_than_anybody() {
    let mut dominated = 0;
    always(|ply| {
        for planet in Planet::ALL {
            let presence = |seat: Seat| ply.after.of(seat).presence(planet);
            let seats = || (0..ply.setup.players).map(Seat);
            let ahead =
                |one: Seat| seats().all(|seat| seat == one || presence(seat) < presence(one));
            let expected: Vec<Seat> = seats().filter(|seat| ahead(*seat)).collect();
            assert!(expected.len() <= 1);
            assert_eq!(ply.after.dominator(planet), expected.first().copied());
            dominated += expected.len();
        }
    });
    assert!(dominated > 10_000);
}

#[test]
fn p12_each_kind_of_action_a_senator_and_a_power_are_used_once_a_turn() {
    let (mut actions, mut senators, mut powers) = (Vec::new(), 0, 0);
    always(|ply| {
        for event in ply.events {
            match event {
                Event::Turn { .. } | Event::Scored { .. } => {
                    (actions, senators, powers) = (Vec::new(), 0, 0);
                }
                Event::Action { kind, number, .. } => {
                    assert!(!actions.contains(kind));
                    actions.push(*kind);
                    assert_eq!(usize::from(*number), actions.len());
                }
                Event::Senator { second, .. } => senators += u32::from(!second),
                Event::Power { .. } => powers += 1,
                _ => {}
            }
        }
        assert!(senators <= 1 && powers <= 1);
        if ply.after.round > 0 && Abyssi::turn(ply.after) != Turn::Over {
            let done: Set<Kind> = actions.iter().copied().collect();
            assert_eq!((ply.after.turn.done, ply.after.turn.senator_used), (done, senators == 1));
            assert_eq!(ply.after.turn.power_used, powers == 1);
        }
    });
}

#[test]
fn p13_all_see_the_same_and_nothing_is_hidden_from_anybody() {
    always(|ply| {
        for viewer in Viewer::all(ply.setup.players).chain([Viewer::Open]) {
            assert_eq!(Abyssi::view(ply.after, viewer).table, *ply.after);
            let mut events = ply.events.to_vec();
            let other = Abyssi::redeal(ply.after, &mut events, viewer, &mut Dice::imagined(1));
            assert!(other == *ply.after && events == ply.events);
        }
    });
}

#[test]
fn every_state_is_valid() {
    always(|ply| assert!(is_valid(ply.after, ply.setup), "{:?} {:?}", ply.action, ply.after));
}

#[test]
fn what_was_started_is_carried_through_before_anything_else() {
    always(|ply| {
        let home = |state: &State| matches!(state.step(), Some(Step::Depart | Step::Act) | None);
        let items = ply.after.agenda.items().len();
        if ply.after.round > 0 && !home(ply.after) {
            assert!((2..=3).contains(&items), "{:?}", ply.after.agenda);
            assert_eq!(actor(ply.after), ply.seat);
        }
        if ply.after.round > 0 && home(ply.after) {
            assert!(items <= 1);
        }
    });
}

#[test]
fn chance_has_a_say_in_the_setup_and_in_recruiting_alone() {
    let mut untouched = 0;
    for (setup, seed) in tables().iter().zip(7..) {
        play(
            setup,
            seed,
            4,
            |_, _| {},
            |ply| {
                let setting_up = ply.before.round == 0;
                if setting_up || matches!(ply.action, Action::Recruit(_)) {
                    return;
                }
                let (mut state, mut events) = (ply.before.clone(), Vec::new());
                Abyssi::apply(&mut state, ply.seat, ply.action, &mut Dice::rigged([]), &mut events);
                assert!(state == *ply.after && events == ply.events);
                untouched += 1;
            },
        );
    }
    assert!(untouched > 1_000);
}
