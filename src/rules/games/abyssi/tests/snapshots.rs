//! Snapshots: restored exactly, and only when the rules could have brought them about.

use super::super::state::Convoy;
use super::*;
use crate::words::Words;
use serde_json::{Value, json};

fn upgraded(setup: &Setup<Options>, saved: &str) -> Option<State> {
    Abyssi::upgrade(setup, Abyssi::VERSION, saved)
}

#[test]
fn a_snapshot_is_restored_only_into_the_match_that_it_was_taken_of() {
    for setup in tables() {
        for plies in [0, 3, 40, 2_000] {
            let state = after(&setup, 4, plies);
            let saved = serde_json::to_string(&state).unwrap();
            assert_eq!(upgraded(&setup, &saved).as_ref(), Some(&state));
            assert_eq!(Abyssi::upgrade(&setup, Abyssi::VERSION + 1, &saved), None);
            for other in tables() {
                assert_eq!(upgraded(&other, &saved).is_some(), other == setup);
            }
        }
    }
}

/// Snapshots that were stored before steps could be taken together, and sets of every game were kept
/// alike.
#[test]
fn a_snapshot_of_an_earlier_version_is_read_and_written_as_it_was() {
    let stored = include_str!("../../../../../tests/data/abyssi-snapshots.jsonl");
    let setup = Setup { players: 3, options: Options { houses: Houses::Draft, max_rounds: 10 } };
    let steps = stored.lines().map(|saved| {
        let state = upgraded(&setup, saved).expect("what was stored is read");
        assert_eq!(serde_json::to_string(&state).unwrap(), saved);
        let Turn::One(seat) = Abyssi::turn(&state) else { panic!("it is somebody's turn") };
        (seat, state.agenda.items().len(), state.step().unwrap())
    });
    let convoy = Convoy { left: 1, landed: [0, 0, 0, 0, 1, 0] };
    let expected = [
        (Seat(2), 8, Step::House),
        (Seat(2), 2, Step::Lift(convoy)),
        (Seat(0), 2, Step::Column { site: Deyvas }),
    ];
    assert!(steps.eq(expected));
    let together = stored.replace(r#","step""#, r#","together":1,"step""#);
    assert!(together.lines().all(|saved| upgraded(&setup, saved).is_none()));
}

/// Every digit, name, flag and comma of a snapshot changed, one at a time: what is still accepted can
/// be shown to everybody and played on.
#[test]
fn a_damaged_snapshot_is_refused_or_does_no_harm() {
    let (mut refused, mut accepted) = (0, 0);
    for (at, setup) in tables().iter().enumerate() {
        let plies = [2, 7, 61, 133, 260, 4_000][at % 6];
        let saved = serde_json::to_string(&after(setup, at as u64, plies)).unwrap();
        for at in 0..saved.len() {
            let (long, harms) = harms(&saved[at..]);
            for harm in harms {
                let mut harmed = saved.clone();
                harmed.replace_range(at..at + long, harm);
                let restored = upgraded(setup, &harmed).filter(|_| harmed != saved);
                let Some(state) = restored else {
                    refused += u32::from(harmed != saved);
                    continue;
                };
                accepted += 1;
                show(&state, accepted);
                play_on(setup, state);
            }
        }
    }
    assert!(refused > 20_000 && accepted > 100, "{refused} refused, {accepted} accepted");
}

/// What the start of this text is harmed to, and how much of it.
fn harms(text: &str) -> (usize, &'static [&'static str]) {
    const WORDS: [(&str, &[&str]); 12] = [
        ("null", &["0", "1", "\"s01\"", "\"voldan\""]),
        ("true", &["false"]),
        ("false", &["true"]),
        ("\"utei\"", &["\"hreja\"", "\"wyrne\"", "null"]),
        ("\"deyvas\"", &["\"eylona\""]),
        ("\"cw\"", &["\"ccw\""]),
        ("\"depart\"", &["\"act\"", "\"land\"", "\"site\"", "\"give\"", "\"drop\""]),
        ("\"act\"", &["\"depart\"", "\"moor\"", "\"house\""]),
        ("\"land\"", &["\"moor\"", "\"house\"", "\"depart\""]),
        ("\"moor\"", &["\"land\"", "\"act\""]),
        ("\"universus\"", &["\"voldan\"", "\"temporum\"", "null"]),
        ("\"iron-sun\"", &["\"universus\"", "null"]),
    ];
    match WORDS.iter().find(|(word, _)| text.starts_with(word)) {
        Some((word, harms)) => (word.len(), harms),
        None => match text.as_bytes()[0] {
            b'0'..=b'9' => (1, &["0", "1", "2", "3", "9", "255", "-3", "70000", ""]),
            b'[' | b',' => (1, &[""]),
            _ => (1, &[]),
        },
    }
}

/// The page and pictures of one viewer after the other can be made.
fn show(state: &State, turn: usize) {
    let viewers: Vec<Viewer> = Viewer::all(state.players).chain([Viewer::Open]).collect();
    let viewer = viewers[turn % viewers.len()];
    let legal: Vec<Action> = match viewer {
        Viewer::Seat(seat) => Abyssi::legal(state, seat).collect(),
        Viewer::Public | Viewer::Open => Vec::new(),
    };
    let (view, words) = (Abyssi::view(state, viewer), Words::new("en-US"));
    Abyssi::page(&view, &legal, &words);
    Abyssi::draw(&view, &legal, &words);
}

fn play_on(setup: &Setup<Options>, mut state: State) {
    let mut dice = Dice::imagined(1);
    for _ in 0..60 {
        assert!(is_valid(&state, setup), "{state:?}");
        let Turn::One(seat) = Abyssi::turn(&state) else { break };
        let legal: Vec<Action> = Abyssi::legal(&state, seat).collect();
        Abyssi::apply(&mut state, seat, dice.pick(&legal), &mut dice, &mut Nobody);
    }
    Abyssi::outcome(&state);
}

/// Refuses a state harmed at each of these pointers.
fn refuse(state: &State, harms: &[(&str, Value)]) {
    let setup = Setup { players: state.players, options: state.options };
    let saved = serde_json::to_value(state).unwrap();
    assert_eq!(upgraded(&setup, &saved.to_string()).as_ref(), Some(state));
    for (at, harm) in harms {
        let mut harmed = saved.clone();
        *harmed.pointer_mut(at).unwrap_or_else(|| panic!("{at} of {saved}")) = harm.clone();
        assert_eq!(upgraded(&setup, &harmed.to_string()), None, "{at} as {harm}");
    }
}

#[test]
fn what_cannot_be_on_the_table_is_refused() {
    let mut state = empty(2);
    give(&mut state, 0, &[Utei]);
    land(&mut state, 0, Utei, 3);
    seat_senators(&mut state, 0, &[1]);
    (state.chits[3], state.seats[0].senator) = (2, 6);
    refuse(
        &state,
        &[
            ("/players", 3.into()),
            ("/ring/0", "hreja".into()),
            ("/start", 2.into()),
            ("/piles/0", 1.into()),
            ("/piles/2", 2.into()),
            ("/chits/0", 4.into()),
            ("/chits/0", 2.into()),
            ("/chits/3", 3.into()),
            ("/treaties/1", 2.into()),
            ("/senate/0/top", "s01".into()),
            ("/senate/0/top", "s06".into()),
            ("/senate/1/top", Value::Null),
            ("/senate/1/below", 0.into()),
            ("/removed", 1.into()),
            ("/removed", 0x8000.into()),
            ("/dealt", json!(["s01"])),
            ("/dealt", json!(["s01", "s01"])),
            ("/last_round", true.into()),
            ("/seats/0/house", "voldan".into()),
            ("/seats/0/energy", 99_999.into()),
            ("/seats/0/normal", 4_000_000_000_u32.into()),
            ("/seats/0/hand", 0x45.into()),
            ("/seats/0/ships/0", 14.into()),
            ("/seats/0/free/0", 3.into()),
            ("/seats/0/sleeping/0", 1.into()),
            ("/seats/0/active/0", 255.into()),
            ("/seats/0/mothership", Value::Null),
            ("/seats/0/senator", 5.into()),
            ("/seats/1/senator", 1.into()),
            ("/seats/1/activation", 9.into()),
            ("/seats/2/energy", 4.into()),
        ],
    );
}

#[test]
fn what_cannot_be_awaited_is_refused() {
    let mut state = leading_on(House::IronSun, Utei);
    state.options.houses = Houses::Dealt;
    state.seats[1].house = Some(House::Voldan);
    go(&mut state, 0, Hreja);
    state.agenda = Agenda::from_iter([(Seat(0), Step::Depart)]);
    land(&mut state, 0, Utei, 5);
    act(&mut state, "move-1 build-utei");
    refuse(
        &state,
        &[
            ("/agenda", json!([])),
            ("/agenda/0/seat", 1.into()),
            ("/agenda/1/seat", 1.into()),
            ("/agenda/0/step", "depart".into()),
            ("/agenda/0/step", "moor".into()),
            ("/agenda/1/step", "site".into()),
            ("/agenda/1/step", "drop".into()),
            ("/agenda/1/step", "give".into()),
            ("/agenda/1/step", json!({"treaty": {"left": 2}})),
            ("/agenda/1/step", json!({"lift": {"left": 1, "landed": [0, 0, 1, 0, 0, 0]}})),
            ("/agenda/1/step", json!({"second": {"senator": "s01", "ability": "fuel3"}})),
            ("/agenda/1/step", json!({"recall": {"senator": "s01"}})),
            ("/turn/done", 0.into()),
            ("/turn/done", 5.into()),
            ("/turn/done", 8.into()),
            ("/turn/senator_used", true.into()),
            ("/turn/began", 5_000.into()),
            ("/turn/deeds", json!([])),
            ("/turn/deeds/0", json!({"ship": "utei"})),
            ("/turn/deeds/0", json!({"jumped": {"host": null}})),
            ("/turn/deeds/0/moved/host", 0.into()),
            ("/turn/deeds/0/moved/host", 2.into()),
            ("/turn/deeds/0/moved/to", "hreja".into()),
        ],
    );
}

#[test]
fn more_deeds_than_a_turn_can_have_are_refused() {
    let mut state = empty(2);
    go(&mut state, 0, Hreja);
    land(&mut state, 0, Utei, 5);
    act(&mut state, "move-1 build-utei");
    let moved = serde_json::to_value(state.turn.deeds[0]).unwrap();
    let and = |deed: Value, times: usize| {
        let deeds = std::iter::once(moved.clone()).chain(std::iter::repeat_n(deed, times));
        ("/turn/deeds", deeds.collect::<Value>())
    };
    refuse(
        &state,
        &[
            and(json!({"dropped": "utei"}), 1),
            and(json!({"dropped": "utei"}), 14),
            and(json!({"dropped": "utei"}), 15),
            and(json!({"gave": "utei"}), 1),
            and(json!({"took": "utei"}), 1),
            and(json!({"built": {"planet": "utei", "column": "left"}}), 1),
            and(json!({"pledged": {"planet": "utei", "chit": true}}), 1),
            and(json!({"seized": {"planet": "utei", "from": 1}}), 1),
            and(json!({"relocated": {"from": "utei", "to": "hreja"}}), 1),
        ],
    );
    act(&mut state, "column-centre");
    let built = serde_json::to_value(state.turn.deeds[1]).unwrap();
    refuse(&state, &[and(built, 2), ("/turn/deeds", json!([moved, {"dropped": "utei"}]))]);
}

#[test]
fn a_setup_that_cannot_be_is_refused() {
    let setup = Setup { players: 2, options: Options { houses: Houses::Draft, max_rounds: 0 } };
    let mut state = Abyssi::setup(&setup, &mut Dice::rigged([5, 4, 3, 2, 1, 0, 1]), &mut Nobody);
    refuse(
        &state,
        &[
            ("/dealt", json!(["s01", "s02"])),
            ("/seats/1/house", "voldan".into()),
            ("/agenda", json!(vec![json!({"seat": 0, "step": "house"}); 13])),
        ],
    );
    act_with(&mut state, "house-voldan house-universus", &mut Dice::rigged([0, 0]));
    act(&mut state, "land-utei");
    refuse(
        &state,
        &[
            ("/round", 1.into()),
            ("/start", 0.into()),
            ("/agenda/0/seat", 0.into()),
            ("/agenda/3/seat", 1.into()),
            ("/agenda/3/step", "moor".into()),
            ("/seats/0/house", Value::Null),
            ("/seats/0/house", "universus".into()),
            ("/seats/0/energy", 2.into()),
            ("/seats/0/ships/0", 0.into()),
            ("/seats/0/ships/2", 1.into()),
            ("/seats/1/ships/2", 0.into()),
            ("/seats/0/mothership", json!({"planet": "utei", "facing": "cw"})),
            ("/senate/0/top", "s01".into()),
            ("/turn/began", 3.into()),
            ("/treaties/0", 0.into()),
        ],
    );
    act_with(&mut state, "land-utei", &mut Dice::rigged([0, 0, 0]));
    act(&mut state, "moor-utei-cw");
    refuse(
        &state,
        &[
            ("/seats/0/mothership", Value::Null),
            ("/seats/1/mothership", json!({"planet": "hreja", "facing": "cw"})),
            ("/senate/0/top", Value::Null),
            ("/agenda", json!([{"seat": 1, "step": "depart"}])),
        ],
    );
}
