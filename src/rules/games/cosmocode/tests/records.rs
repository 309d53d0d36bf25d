//! The match record: what each event looks like, and in which order they come.

use super::*;

/// The events of a choice, as a record has them.
fn told(state: &mut State, tokens: &str) -> String {
    json(&act(state, tokens))
}

#[test]
fn a_match_begins_with_the_deal_and_a_turn() {
    let mut events = Vec::new();
    CosmoCode::setup(&table(2), &mut Dice::rigged([0, 0, 34, 36, 0, 0, 1]), &mut events);
    assert_eq!(
        json(&events),
        r#"[{"dealt":{"hands":[["blue-1-a","blue-1-a","blue-10-a"],["blue-1-b","blue-1-b","blue-10-b"]]}},{"turn":{"seat":1}}]"#
    );
}

#[test]
fn what_is_turned_over_and_changed() {
    let mut state = holding("blue-7-a blue-1-a blue-9-b green-4-b green-4-b");
    let events = listen(&mut state, Range::Long, "red-7-b red-10-a red-8-a");
    assert_eq!(
        json(&events),
        r#"[{"revealed":{"range":"long","cards":["red-7-b","red-10-a","red-8-a"]}}]"#
    );
    assert_eq!(
        told(&mut state, "shift-blue-7-a-1"),
        r#"[{"shifted":{"place":1,"spent":"blue-7-a","channel":"a"}}]"#
    );
    assert_eq!(
        told(&mut state, "flip-blue-1-a-blue-9-b"),
        r#"[{"flipped":{"spent":["blue-1-a","blue-9-b"],"channel":"b"}}]"#
    );
    assert_eq!(
        told(&mut state, "tune-green-4-b-2-down"),
        r#"[{"tuned":{"place":2,"spent":"green-4-b","number":9}}]"#
    );
    assert_eq!(
        told(&mut state, "done"),
        r#"[{"received":{"seat":0,"cards":[],"discarded":["red-7-b","red-10-a","red-8-a"]}},{"turn":{"seat":1}}]"#
    );
}

#[test]
fn what_is_received_is_told_with_the_choice() {
    let mut state = empty(2);
    listen(&mut state, Range::Long, "red-7-a red-9-a red-8-a");
    assert_eq!(told(&mut state, "done"), "[]");
    assert_eq!(
        told(&mut state, "take-2"),
        r#"[{"received":{"seat":0,"cards":["red-9-a"],"discarded":["red-7-a","red-8-a"]}}]"#
    );
    assert_eq!(
        told(&mut state, "perk-flexible"),
        r#"[{"perk":{"seat":0,"perk":"flexible"}},{"turn":{"seat":1}}]"#
    );
}

#[test]
fn dropping_follows_receiving() {
    let mut state = holding("blue-1-a blue-1-b blue-2-a blue-2-b blue-3-a blue-3-b blue-4-a");
    give(&mut state, 0, "green-10-b");
    listen(&mut state, Range::Short, "blue-6-b blue-5-a");
    assert_eq!(
        told(&mut state, "done"),
        r#"[{"received":{"seat":0,"cards":["blue-5-a"],"discarded":["blue-6-b"]}}]"#
    );
    assert_eq!(
        told(&mut state, "drop-green-10-b"),
        r#"[{"dropped":{"seat":0,"card":"green-10-b"}},{"turn":{"seat":1}}]"#
    );
}

#[test]
fn a_shuffle_stands_before_what_needed_it() {
    let mut state = empty(2);
    state.discards[2] = std::mem::take(&mut state.decks[2]);
    let events = act_with(&mut state, "long", &mut Dice::rigged([0, 0, 0]));
    assert_eq!(
        json(&events),
        r#"[{"reshuffled":{"deck":"red"}},{"revealed":{"range":"long","cards":["red-1-a","red-1-b","red-2-a"]}}]"#
    );
}

#[test]
fn a_change_knows_what_was_before() {
    let mut state = holding("blue-7-a green-4-b");
    listen(&mut state, Range::Short, "blue-7-b blue-3-a");
    let events = act(&mut state, "shift-blue-7-a-1 tune-green-4-b-1-up");
    let [Event::Shifted { what: shifted, .. }, Event::Tuned { what: tuned, .. }] = &events[..]
    else {
        panic!("two changes")
    };
    assert_eq!((shifted.by, shifted.channel, shifted.number), (Seat(0), Channel::Beta, 7));
    assert_eq!((tuned.by, tuned.channel, tuned.number), (Seat(0), Channel::Alpha, 7));
}

/// Options are written only where they differ from the default.
#[test]
fn options_are_written_by_their_names() {
    let write = |options: Options| serde_json::to_string(&options).unwrap();
    assert_eq!(write(Options::default()), "{}");
    let other = Options { perk_scope: PerkScope::FirstPlayerOnly, max_rounds: 60 };
    assert_eq!(write(other), r#"{"perk_scope":"first_player_only","max_rounds":60}"#);
    assert_eq!(serde_json::from_str::<Options>(&write(other)).unwrap(), other);
}
