//! Snapshots: restored exactly, and only when the rules could have brought them about.

use super::*;

fn upgraded(setup: &Setup<Options>, saved: &str) -> Option<State> {
    CosmoCode::upgrade(setup, CosmoCode::VERSION, saved)
}

#[test]
fn a_snapshot_is_restored_only_into_the_match_that_it_was_taken_of() {
    for setup in tables() {
        let state = after(&setup, 4, 21);
        let saved = serde_json::to_string(&state).unwrap();
        assert_eq!(upgraded(&setup, &saved).as_ref(), Some(&state));
        assert_eq!(CosmoCode::upgrade(&setup, CosmoCode::VERSION + 1, &saved), None);
        for other in tables() {
            assert_eq!(upgraded(&other, &saved).is_some(), other == setup);
        }
    }
}

/// Every digit, name and comma of a snapshot changed, one at a time: what is still accepted can be
/// shown to everybody, redealt, and played on.
#[test]
fn a_damaged_snapshot_is_refused_or_does_no_harm() {
    let (mut refused, mut accepted) = (0, 0);
    for (at, setup) in tables().iter().step_by(5).enumerate() {
        let plies = [3, 24, 61, 400][at % 4];
        let saved = serde_json::to_string(&after(setup, at as u64, plies)).unwrap();
        for at in 0..saved.len() {
            let harms: &[&str] = match saved.as_bytes()[at] {
                b'0'..=b'9' => &["0", "1", "2", "9", "255", "-3", ""],
                b'a' | b'b' => &["a", "b", ""],
                b'[' | b',' => &[""],
                _ => continue,
            };
            for harm in harms {
                let mut harmed = saved.clone();
                harmed.replace_range(at..=at, harm);
                let restored = upgraded(setup, &harmed).filter(|_| harmed != saved);
                let Some(state) = restored else {
                    refused += u32::from(harmed != saved);
                    continue;
                };
                accepted += 1;
                play_on(state);
            }
        }
    }
    assert!(refused > 10_000 && accepted > 10, "{refused} refused, {accepted} accepted");
}

fn play_on(mut state: State) {
    let setup = setup_of(&state);
    let mut dice = Dice::imagined(1);
    for viewer in Viewer::all(state.players).chain([Viewer::Open]) {
        CosmoCode::view(&state, viewer);
        CosmoCode::redeal(&state, &mut [], viewer, &mut dice);
    }
    for _ in 0..40 {
        assert!(is_valid(&state, &setup), "{state:?}");
        let Turn::One(seat) = CosmoCode::turn(&state) else { break };
        let legal: Vec<Action> = CosmoCode::legal(&state, seat).collect();
        CosmoCode::apply(&mut state, seat, dice.pick(&legal), &mut dice, &mut Nobody);
    }
}

/// A snapshot of two players, harmed at a pointer.
#[test]
fn what_cannot_be_is_refused() {
    let mut state = holding("blue-1-a green-1-a");
    award(&mut state, 0, "red-1-a", Some(Perk::Wide));
    listen(&mut state, Range::Mid, "green-2-a green-3-a");
    act(&mut state, "done take-1");
    listen(&mut state, Range::Long, "red-7-a red-9-a red-8-a");
    let setup = table(2);
    let saved = serde_json::to_value(&state).unwrap();
    assert_eq!(upgraded(&setup, &saved.to_string()), Some(state));
    for (at, harm) in [
        ("/stage", serde_json::json!("range")),
        ("/stage", "perk".into()),
        ("/stage", "drop".into()),
        ("/stage", "over".into()),
        ("/actor", 0.into()),
        ("/first", 1.into()),
        ("/first", 2.into()),
        ("/round", 0.into()),
        ("/decks/0/3", 1.into()),
        ("/seats/0/perk", serde_json::Value::Null),
        ("/seats/1/perk", "wide".into()),
        ("/seats/0/signals/0", "red-1-b".into()),
        ("/seats/0/signals/0", "blue-1-a".into()),
        ("/seats/1/unseen/0", 1.into()),
        ("/seats/3/perk", "wide".into()),
        ("/hearing", serde_json::Value::Null),
        ("/hearing/range", "mid".into()),
        ("/hearing/revealed/0/number", 8.into()),
        ("/hearing/revealed/0/channel", "b".into()),
        ("/hearing/tuned", true.into()),
        ("/hearing/spent", serde_json::json!(["blue-4-a"])),
        ("/hearing/received", serde_json::json!([0])),
        ("/last", serde_json::Value::Null),
        ("/last/seat", 1.into()),
        ("/last/hearing/received", serde_json::json!([0, 1])),
        ("/last/hearing/received", serde_json::json!([2])),
        ("/last/hearing/received", serde_json::Value::Null),
    ] {
        let mut harmed = saved.clone();
        *harmed.pointer_mut(at).unwrap() = harm.clone();
        assert_eq!(upgraded(&setup, &harmed.to_string()), None, "{at} as {harm}");
    }
}

/// Every number is looked at before anything is counted with it.
#[test]
fn numbers_far_out_of_range_are_refused_in_every_stage() {
    let mut state = holding("green-1-a");
    listen(&mut state, Range::Short, "blue-1-b blue-2-b");
    act(&mut state, "done");
    listen(&mut state, Range::Long, "red-7-a red-9-a red-8-a");
    let saved = serde_json::to_value(&state).unwrap();
    assert!(upgraded(&table(2), &saved.to_string()).is_some());
    for stage in ["range", "manipulate", "take", "perk", "drop", "over"] {
        for number in [0, 11, 254, 255] {
            for (turn, places) in [("/hearing", 3), ("/last/hearing", 2)] {
                for received in [serde_json::Value::Null, serde_json::json!([0])] {
                    let mut harmed = saved.clone();
                    let mut harm = |at: &str, to| *harmed.pointer_mut(at).unwrap() = to;
                    harm("/stage", stage.into());
                    harm("/decks/0/0", 255.into());
                    harm("/decks/0/1", 255.into());
                    harm(&format!("{turn}/received"), received);
                    for place in 0..places {
                        harm(&format!("{turn}/revealed/{place}/number"), number.into());
                    }
                    assert_eq!(upgraded(&table(2), &harmed.to_string()), None, "{harmed}");
                    harmed.pointer_mut("/decks").unwrap().clone_from(&saved["decks"]);
                    assert_eq!(upgraded(&table(2), &harmed.to_string()), None, "{harmed}");
                }
            }
        }
    }
}
