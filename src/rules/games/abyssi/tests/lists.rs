//! The legal list: its order, its length, and that it is never empty.

use super::*;

/// Where an action stands in a list, by the record's order.
fn rank(action: Action) -> (u8, [u8; 2]) {
    let at = |planet: Planet| planet as u8;
    match action {
        Action::House(house) => (0, [house as u8, 0]),
        Action::Land(planet) | Action::Give(planet) | Action::Take(planet) => (0, [at(planet), 0]),
        Action::To(planet) | Action::Drop(planet) | Action::Bonus(planet) => (0, [at(planet), 0]),
        Action::Moor(planet, facing) => (0, [at(planet), facing as u8]),
        Action::Column(column) => (0, [column as u8, 0]),
        Action::Move(steps) => (1, [steps, 0]),
        Action::Reverse(steps) => (2, [steps, 0]),
        Action::Jump => (3, [0; 2]),
        Action::Stay => (4, [0; 2]),
        Action::Ship => (5, [0; 2]),
        Action::Card => (6, [0; 2]),
        Action::Recruit(group) => (7, [group, 0]),
        Action::Activate(planet) | Action::Build(planet) => (7, [at(planet), 0]),
        Action::Pledge(planet) | Action::Lift(planet) => (7, [at(planet), 0]),
        Action::Refuel => (7, [0; 2]),
        Action::Thrift(planet) | Action::Seize(planet) => (8, [at(planet), 0]),
        Action::Senator(senator, ability) => (9, [senator.number(), ability as u8]),
        Action::Return(senator) | Action::Recall(senator) => (10, [senator.number(), 0]),
        Action::Scrap(planet) => (10, [at(planet), 0]),
        Action::Shift(from, to) => (10, [at(from), at(to)]),
        Action::Both => (10, [0; 2]),
        Action::Done | Action::One | Action::End => (11, [0; 2]),
    }
}

#[test]
fn the_list_is_in_order_and_names_nothing_twice() {
    let mut plies = 0;
    for (setup, seed) in tables().iter().zip(100..) {
        play(
            setup,
            seed,
            3,
            |_, _| {},
            |ply| {
                let ranks: Vec<_> = Abyssi::legal(ply.before, ply.seat).map(rank).collect();
                assert!(ranks.is_sorted_by(|one, other| one < other), "{:?}", legal(ply.before));
                plies += 1;
            },
        );
    }
    assert!(plies > 5_000, "{plies}");
}

#[test]
fn everything_stands_in_its_place() {
    let mut state = leading_on(House::IronSun, Utei);
    seat_senators(&mut state, 0, &[1, 12]);
    land(&mut state, 0, Utei, 3);
    land(&mut state, 0, Wyrne, 1);
    let expected = [
        "ship",
        "card",
        "build-utei",
        "thrift-utei",
        "thrift-wyrne",
        "senator-s01-fuel3",
        "senator-s12-fuel3",
        "senator-s12-drop1",
        "scrap-utei",
        "end",
    ];
    assert_eq!(legal(&state), expected);
    let mut state = leading(House::Temporum);
    build(&mut state, 0, Deyvas, true);
    seat_senators(&mut state, 0, &[1]);
    let expected = [
        "move-1",
        "move-2",
        "move-3",
        "move-4",
        "reverse-1",
        "reverse-2",
        "jump",
        "senator-s01-fuel3",
        "shift-deyvas-hreja",
        "shift-deyvas-solenmere",
    ];
    assert_eq!(legal(&state), expected);
}

/// `docs/record.md` 5.3 saw 25 in 120,000 random matches; a menu of the house holds as many.
#[test]
fn nobody_ever_chooses_from_nothing_or_from_more_than_twenty_five() {
    let (mut longest, mut plies) = (0, 0);
    for seed in 0..10 {
        for setup in tables().iter().filter(|setup| setup.options.max_rounds == 0) {
            play(
                setup,
                seed,
                4,
                |_, _| {},
                |ply| {
                    let length = Abyssi::legal(ply.before, ply.seat).len();
                    assert!(
                        length > 0
                            && Abyssi::legal(
                                ply.before,
                                Seat((ply.seat.0 + 1) % ply.setup.players)
                            )
                            .len()
                                == 0
                    );
                    longest = longest.max(length);
                    plies += 1;
                },
            );
        }
    }
    assert!((15..=25).contains(&longest) && plies > 20_000, "{longest} in {plies}");
}

#[test]
fn a_list_has_room_for_the_most_that_could_be_legal() {
    let mut state = leading_on(House::Universus, Eylona);
    state.seats[0].energy = 9;
    let numbers: Vec<u8> = (2..=15).collect();
    seat_senators(&mut state, 0, &numbers);
    remove_senators(&mut state, &[1]);
    give(&mut state, 0, &[Deyvas, Hreja, Utei, Wyrne, Solenmere]);
    for planet in Planet::ALL {
        land(&mut state, 0, planet, 2);
        state.treaties[planet as usize] = Some(Seat(1));
    }
    assert_eq!(legal(&state).len(), 2 + 10 + 28 + 14 + 1);
}
