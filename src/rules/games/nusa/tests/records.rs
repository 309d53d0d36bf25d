//! The shapes of events and tokens in a record.

use serde_json::json;

use super::*;

fn written(event: &Event) -> serde_json::Value {
    serde_json::to_value(event).unwrap()
}

#[test]
fn events_are_written_as_the_record_says() {
    let hands = ["red-1 blue-5", "red-3", "red-2 blue-1"];
    let mut state = dealt(&table(3), Colour::Yellow, &hands);
    state.aside = set("blue-2 red-5");
    assert_eq!(
        written(&Event::round(&state)),
        json!({"round": {
            "round": 1, "start": 0, "trump": "yellow",
            "hands": [["red-1", "blue-5"], ["red-3"], ["red-2", "blue-1"]],
            "aside": ["red-5", "blue-2"],
            "row": ["small", "medium", "mother", "monster", "small", "guardian", "monster", "medium"],
            "removed": ["bee", "monster"],
        }})
    );
    let events = play(&mut state, "play-red-1 play-red-3 evade-blue-1");
    let events: Vec<_> = events.iter().map(written).collect();
    assert_eq!(
        json!(events),
        json!([
            {"played": {"seat": 0, "card": "red-1", "evaded": null}},
            {"played": {"seat": 1, "card": "red-3", "evaded": null}},
            {"played": {"seat": 2, "card": "blue-1", "evaded": "red-2"}},
            {"trick": {
                "number": 1, "winner": 1, "trump": "yellow", "reversed": false, "gains": "small",
                "flipped": [],
            }},
        ])
    );
    let left = Event::LeftOver { seat: Seat(1), card: card("green-4") };
    assert_eq!(written(&left), json!({"left_over": {"seat": 1, "card": "green-4"}}));
    let kept = cards("red-2 blue-5 green-1").try_into().unwrap();
    let escapes = Event::Escapes { seat: Seat(2), cards: kept };
    let expected = json!({"escapes": {"seat": 2, "cards": ["red-2", "blue-5", "green-1"]}});
    assert_eq!(written(&escapes), expected);
    let robbed = Event::Robbed { by: Seat(0), from: Seat(2), card: Nusa::Mother };
    assert_eq!(written(&robbed), json!({"robbed": {"by": 0, "from": 2, "card": "mother"}}));
    let over = Event::RoundOver {
        round: 2,
        nectar: vec![3, 0, 1],
        nectar_points: vec![3, 1, 2],
        subjugation: vec![0, 2, 1],
        points: vec![3, 3, 3],
        totals: vec![5, 6, 7],
        ranks: vec![Some(1), Some(3), Some(2)],
        aside: set("red-1"),
    };
    assert_eq!(
        written(&over),
        json!({"round_over": {
            "round": 2, "nectar": [3, 0, 1], "nectar_points": [3, 1, 2],
            "subjugation": [0, 2, 1], "points": [3, 3, 3], "totals": [5, 6, 7],
        }})
    );
}

#[test]
fn tokens_are_written_as_the_record_says() {
    assert_eq!(Action::Play(card("red-2")).to_string(), "play-red-2");
    assert_eq!(Action::Evade(card("blue-5")).to_string(), "evade-blue-5");
    let kept = cards("red-2 blue-5 green-1").try_into().unwrap();
    assert_eq!(Action::Escape(kept).to_string(), "escape-red-2-blue-5-green-1");
    assert_eq!(Action::Rob(Seat(2), Nusa::Mother).to_string(), "rob-2-mother");
}

#[test]
fn options_are_written_where_they_differ_from_the_default() {
    let written: Vec<_> = tables().map(|setup| json!(setup.options)).collect();
    assert_eq!(written[0], json!({}));
    assert_eq!(written[3], json!({"zero_nectar_is_ranked": false}));
    assert_eq!(written[6], json!({"robbery_timing": "on_receive"}));
    for setup in tables() {
        let read: Options = serde_json::from_value(json!(setup.options)).unwrap();
        assert_eq!(read, setup.options);
    }
}

/// The order of kinds of events in every ply of a match, as the record says.
#[test]
fn events_stand_in_the_order_in_which_they_happen() {
    let kind = |event: &Event| match event {
        Event::Played { .. } => 'p',
        Event::Trick { .. } => 't',
        Event::Robbed { .. } => 'x',
        Event::LeftOver { .. } => 'l',
        Event::Escapes { .. } => 'e',
        Event::RoundOver { .. } => 'o',
        Event::Round { .. } => 'r',
    };
    let mut orders: Vec<String> = Vec::new();
    for (setup, seed) in tables().cycle().zip(0..120) {
        random(&setup, seed, |Ply { events, .. }| {
            let mut order: Vec<char> = events.iter().map(kind).collect();
            order.dedup();
            let order = order.into_iter().collect();
            if !orders.contains(&order) {
                orders.push(order);
            }
            let seats: Vec<Seat> = events
                .iter()
                .filter_map(|event| match event {
                    Event::LeftOver { seat, .. } | Event::Escapes { seat, .. } => Some(*seat),
                    _ => None,
                })
                .collect();
            assert!(seats.is_sorted_by(|a, b| a < b));
        });
    }
    orders.sort();
    let expected = ["", "e", "p", "pt", "ptl", "pto", "ptor", "x", "xl", "xo", "xor"];
    assert_eq!(orders, expected);
}
