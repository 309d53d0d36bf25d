//! A snapshot is restored only if it can be.

use super::*;

fn upgraded(setup: &Setup<Options>, saved: &str) -> Option<State> {
    NusaMystic::upgrade(setup, NusaMystic::VERSION, saved)
}

#[test]
fn a_snapshot_is_restored_only_into_the_match_that_it_was_taken_of() {
    for own in tables() {
        let state = after(&own, 1, 60);
        let saved = serde_json::to_string(&state).unwrap();
        assert_eq!(NusaMystic::upgrade(&own, NusaMystic::VERSION + 1, &saved), None);
        for setup in tables() {
            assert_eq!(upgraded(&setup, &saved), (setup == own).then_some(state));
        }
    }
}

/// Every digit, flag and name of a snapshot changed, one at a time: what is still accepted can be shown
/// to everybody, redealt, and played to its end.
#[test]
fn a_damaged_snapshot_is_refused_or_does_no_harm() {
    let (mut refused, mut accepted) = (0, 0);
    for (setup, plies) in tables().zip([3, 25, 28, 40, 61, 90, 33, 300, 17, 300, 52, 120]) {
        let saved = serde_json::to_string(&after(&setup, 7, plies)).unwrap();
        for place in 0..saved.len() {
            let rest = &saved[place..];
            let word =
                ["red", "yellow", "green", "blue", "true", "false", "small", "monster", "play"];
            let word = word.into_iter().find(|word| rest.starts_with(word));
            let (long, harms): (usize, &[&str]) = match (saved.as_bytes()[place], word) {
                (_, Some("true")) => (4, &["false"]),
                (_, Some("false")) => (5, &["true"]),
                (_, Some("play")) => (4, &["escape", "rob", "over"]),
                (_, Some(word @ ("small" | "monster"))) => {
                    (word.len(), &["medium", "bee", "mother"])
                }
                (_, Some(word)) => (word.len(), &["red", "blue", ""]),
                (b'0'..=b'9', _) => (1, &["0", "1", "2", "4", "8", "77", "-3", ""]),
                (b'[' | b',', _) => (1, &[""]),
                (b'n', _) if rest.starts_with("null") => (4, &["0", "3", "\"red-1\""]),
                _ => continue,
            };
            for harm in harms {
                let mut harmed = saved.clone();
                harmed.replace_range(place..place + long, harm);
                if harmed == saved {
                    continue;
                }
                match upgraded(&setup, &harmed) {
                    None => refused += 1,
                    Some(state) => {
                        accepted += 1;
                        goes_on(state);
                    }
                }
            }
        }
    }
    assert!(refused > 1000 && accepted > 10, "{refused} refused, {accepted} accepted");
}

fn goes_on(mut state: State) {
    let mut dice = Dice::imagined(1);
    for viewer in Viewer::all(state.players).chain([Viewer::Open]) {
        NusaMystic::view(&state, viewer);
        NusaMystic::redeal(&state, &mut [], viewer, &mut dice);
    }
    while let Some(seat) = NusaMystic::turn(&state).seats().iter().next() {
        let action = NusaMystic::legal(&state, seat).next().expect("it goes on");
        NusaMystic::apply(&mut state, seat, action, &mut dice, &mut Nobody);
    }
    assert!(NusaMystic::outcome(&state).is_some());
}

#[test]
fn scores_that_do_not_come_from_their_cards_are_refused() {
    let setup = table(4);
    let state = after(&setup, 3, 45);
    assert!(state.basis.is_some() && state.round == 2);
    let saved = serde_json::to_value(state).unwrap();
    assert_eq!(upgraded(&setup, &saved.to_string()), Some(state));
    let refuses = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut harmed = saved.clone();
        change(&mut harmed);
        assert_ne!(harmed, saved);
        assert_eq!(upgraded(&setup, &harmed.to_string()), None);
    };
    refuses(&|saved| saved["points"][0][0] = 9.into());
    refuses(&|saved| saved["points"][0][4] = 1.into());
    refuses(&|saved| saved["points"][1][0] = 1.into());
    refuses(&|saved| saved["basis"] = serde_json::Value::Null);
    refuses(&|saved| saved["basis"]["tableaux"][0] = serde_json::json!([]));
    refuses(&|saved| saved["basis"]["aside"] = serde_json::json!(["red-1"]));
    refuses(&|saved| saved["removed"] = serde_json::json!(["mother", "small"]));
    refuses(&|saved| saved["kept"][0] = serde_json::json!(["red-1"]));
    refuses(&|saved| saved["voids"][1] = 15.into());
}
