//! What a viewer may know, and what is dealt anew when they may not.

use super::super::state::INVASION;
use super::super::validate::is_valid;
use super::super::values::FACE_DOWN;
use super::*;

/// Tries something on plies of matches at every kind of table: before, what happened, after.
fn on_some_plies(mut try_it: impl FnMut(&Setup<Options>, &[Event], &State, &mut Dice)) {
    for (setup, seed) in tables().zip(0..).chain(tables().zip(100..)) {
        let mut dice = Dice::imagined(seed);
        random(&setup, seed, |Ply { events, after, .. }| {
            // Every kind of moment comes up, and it does not take long.
            let rare = after.stage != Stage::Play || events.len() > 1;
            if rare || dice.below(5) == 0 {
                try_it(&setup, events, after, &mut dice);
            }
        });
    }
}

#[test]
fn a_redeal_contradicts_nothing_that_was_seen() {
    on_some_plies(|setup, events, state, dice| {
        for viewer in Viewer::all(setup.players) {
            let mut told = events.to_vec();
            let other = NusaMystic::redeal(state, &mut told, viewer, dice);
            assert!(is_valid(&other, setup), "{other:?}");
            assert_eq!(NusaMystic::view(state, viewer), NusaMystic::view(&other, viewer));
            assert_eq!(NusaMystic::turn(state), NusaMystic::turn(&other));
            for seat in state.everyone() {
                for colour in Colour::ALL {
                    let void = state.voids[at(seat)] >> colour as u8 & 1 == 1;
                    let none = |state: &State| state.hands[at(seat)].of(colour).is_empty();
                    assert!(!void || none(state), "voids are true");
                    assert!(!void || none(&other));
                }
            }
        }
    });
}

#[test]
fn a_redeal_looks_at_no_secret() {
    on_some_plies(|setup, events, state, dice| {
        for viewer in Viewer::all(setup.players) {
            let number = u64::from(dice.below(u32::MAX));
            let mut told = events.to_vec();
            let other = NusaMystic::redeal(state, &mut told, viewer, &mut Dice::imagined(number));
            let mut again = told.clone();
            let same = NusaMystic::redeal(&other, &mut again, viewer, &mut Dice::imagined(number));
            assert_eq!((same, again), (other, told));
        }
    });
}

#[test]
fn what_happened_fits_the_redealt_state() {
    let (mut rounds, mut escapes) = (0, 0);
    on_some_plies(|setup, events, state, dice| {
        for viewer in Viewer::all(setup.players) {
            let mut told = events.to_vec();
            let other = NusaMystic::redeal(state, &mut told, viewer, dice);
            for (before, event) in events.iter().zip(&told) {
                match event {
                    Event::Round { hands, aside, row, removed, .. } => {
                        rounds += 1;
                        assert_eq!(*hands, other.hands[..hands.len()]);
                        assert_eq!(
                            (*aside, &row[..], &removed[..]),
                            (other.aside, &other.row[..], &other.removed[..])
                        );
                    }
                    Event::Escapes { seat, cards } => {
                        escapes += 1;
                        assert_eq!(CardSet::from_iter(*cards), other.kept[at(*seat)]);
                        assert!(before == event || !viewer.is(*seat));
                    }
                    _ => assert_eq!(before, event, "nothing else is secret"),
                }
            }
        }
    });
    assert!(rounds > 0 && escapes > 0);
}

#[test]
fn everything_hidden_is_dealt_in_every_way() {
    let state = after(&table(3), 4, 4);
    let mut dice = Dice::imagined(1);
    let mut redealt = |viewer| NusaMystic::redeal(&state, &mut [], viewer, &mut dice);
    let mut first = [false; 6];
    let (mut hands, mut asides) = (Vec::new(), Vec::new());
    for _ in 0..300 {
        let other = redealt(Viewer::Seat(Seat(0)));
        assert_eq!(other.hands[0], state.hands[0]);
        first[other.row[FACE_DOWN[1]] as usize] = true;
        if !hands.contains(&other.hands[1]) {
            hands.push(other.hands[1]);
        }
        if !asides.contains(&other.aside) {
            asides.push(other.aside);
        }
    }
    assert!(hands.len() > 20 && asides.len() > 20);
    let lies_open = |kind: &Nusa| {
        let open = state.row.iter().enumerate().filter(|(place, _)| *place != FACE_DOWN[1]);
        open.filter(|(_, nusa)| *nusa == kind).count()
    };
    let missing = [Nusa::Guardian, Nusa::Mother].into_iter().find(|nusa| lies_open(nusa) == 0);
    for kind in Nusa::ALL {
        let possible = match missing {
            Some(missing) => kind == missing,
            None => lies_open(&kind) < usize::from(kind.icons().copies),
        };
        assert_eq!(first[kind as usize], possible, "{kind:?}");
    }
}

#[test]
fn whoever_is_in_no_open_place_of_the_row_lies_face_down() {
    let mut state = dealt(&table(3), Colour::Red, &[]);
    state.row = nusas("guardian small small medium mother monster monster bee").try_into().unwrap();
    state.removed = [Nusa::Medium, Nusa::Monster];
    let mut firsts = [0; 6];
    for seed in 0..200 {
        let other = NusaMystic::redeal(&state, &mut [], Viewer::Public, &mut Dice::imagined(seed));
        assert_eq!(other.removed, state.removed);
        let down = FACE_DOWN.map(|place| other.row[place]);
        assert!(down == [Nusa::Guardian, Nusa::Mother] || down == [Nusa::Mother, Nusa::Guardian]);
        firsts[down[0] as usize] += 1;
    }
    assert!(firsts[Nusa::Guardian as usize] > 60 && firsts[Nusa::Mother as usize] > 60);
}

#[test]
fn whoever_evaded_has_no_more_of_the_colour() {
    let hands = ["red-1 yellow-5 green-1", "red-3 blue-5 blue-1", "red-2 blue-2 blue-3"];
    let mut state = dealt(&table(3), Colour::Yellow, &hands);
    play(&mut state, "play-red-1 evade-blue-5");
    let mut dice = Dice::imagined(1);
    for _ in 0..200 {
        let other = NusaMystic::redeal(&state, &mut [], Viewer::Seat(Seat(0)), &mut dice);
        assert!(other.hands[1].of(Colour::Red).is_empty());
        assert_eq!(other.hands[1].count(), 1);
    }
}

#[test]
fn kept_cards_fit_what_was_played_of_them_and_what_was_not() {
    let (mut voids, mut ways) = (0, 0);
    on_some_plies(|_, _, state, dice| {
        if state.taken < INVASION || state.kept[0].is_empty() {
            return;
        }
        let other = NusaMystic::redeal(state, &mut [], Viewer::Public, dice);
        for seat in state.everyone() {
            let escape = state.tricks.iter().skip(usize::from(INVASION));
            let played: CardSet =
                escape.filter_map(|trick| trick.of(seat, state.players)).collect();
            assert!((played - other.kept[at(seat)]).is_empty());
            if state.stage == Stage::Play {
                assert_eq!(other.hands[at(seat)], other.kept[at(seat)] - played);
            }
            voids += u32::from(state.voids[at(seat)] > 0);
            ways += u32::from(other.kept[at(seat)] != state.kept[at(seat)]);
        }
    });
    assert!(voids > 0 && ways > 50);
}

#[test]
fn whoever_looks_back_sees_everything() {
    let state = after(&table(5), 9, 3);
    let view = NusaMystic::view(&state, Viewer::Open);
    assert!(view.row.iter().zip(state.row).all(|(seen, nusa)| seen.nusa == Some(nusa)));
    for seat in &view.seats {
        assert_eq!(seat.hand, Some(state.hands[at(seat.seat)]));
    }
    let other = NusaMystic::redeal(&state, &mut [], Viewer::Open, &mut Dice::imagined(1));
    assert_eq!(other, state);
}
