//! Hostile bodies: whatever stands where, a check answers and never panics, and what it answers is
//! a whole tree of errors.

use serde_json::{Value, json};

use super::*;

/// Bodies that pass and reach every part of the checks.
fn samples() -> Vec<Value> {
    vec![
        json!({
            "content": "x", "tts": false, "nonce": "1", "flags": 4,
            "embeds": [{
                "title": "x", "description": "x", "url": "https://a.b", "color": 1,
                "timestamp": "2026-01-31T12:00:00Z", "footer": {"text": "x", "icon_url": "https://a.b"},
                "image": {"url": "attachment://x.png"}, "author": {"name": "x", "url": "https://a.b"},
                "fields": [{"name": "x", "value": "x", "inline": true}],
            }],
            "components": [
                {"type": 1, "components": [
                    {"type": 2, "style": 1, "label": "x", "custom_id": "a", "emoji": {"id": "1", "name": "x"}},
                    {"type": 2, "style": 5, "label": "x", "url": "https://a.b"},
                    {"type": 2, "style": 6, "sku_id": "1"},
                ]},
                {"type": 1, "components": [{
                    "type": 3, "custom_id": "b", "placeholder": "x", "min_values": 0, "max_values": 1,
                    "options": [{"label": "x", "value": "x", "description": "x", "default": true}],
                }]},
                {"type": 1, "components": [{
                    "type": 8, "custom_id": "c", "channel_types": [0],
                    "default_values": [{"id": "1", "type": "channel"}],
                }]},
            ],
            "attachments": [{"id": 0, "filename": "x.png", "description": "x"}],
            "allowed_mentions": {"parse": ["everyone"], "users": ["1"], "replied_user": true},
            "message_reference": {"message_id": "1"}, "sticker_ids": ["1"],
            "poll": {
                "question": {"text": "x"}, "answers": [{"poll_media": {"text": "x", "emoji": {"name": "👍"}}}],
                "duration": 24, "allow_multiselect": false, "layout_type": 1,
            },
        }),
        json!({
            "flags": 32768,
            "components": [{"type": 17, "id": 7, "accent_color": 1, "spoiler": false, "components": [
                {"type": 10, "content": "x"},
                {"type": 9, "components": [{"type": 10, "content": "x"}],
                 "accessory": {"type": 11, "media": {"url": "https://a.b"}, "description": "x"}},
                {"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]},
                {"type": 13, "file": {"url": "attachment://x.png"}},
                {"type": 14, "divider": true, "spacing": 2},
            ]}],
        }),
        json!({
            "title": "x", "custom_id": "x", "components": [
                {"type": 1, "components": [{"type": 4, "style": 1, "custom_id": "a", "label": "x", "min_length": 0, "max_length": 1}]},
                {"type": 18, "label": "x", "description": "x", "component": {"type": 21, "custom_id": "b", "options": [{"label": "x", "value": "x"}, {"label": "y", "value": "y"}]}},
                {"type": 18, "label": "x", "component": {"type": 22, "custom_id": "c", "options": [{"label": "x", "value": "x"}], "min_values": 0}},
                {"type": 18, "label": "x", "component": {"type": 19, "custom_id": "d", "min_values": 0, "max_values": 2}},
                {"type": 10, "content": "x"},
            ],
        }),
        json!({
            "name": "x", "description": "x", "type": 1, "name_localizations": {"de": "x"},
            "contexts": [0], "integration_types": [1], "default_member_permissions": "8", "nsfw": true,
            "options": [{"type": 2, "name": "g", "description": "x", "options": [
                {"type": 1, "name": "s", "description": "x", "options": [
                    {"type": 3, "name": "a", "description": "x", "required": true, "min_length": 1, "max_length": 2, "choices": [{"name": "x", "value": "x", "name_localizations": {"fr": "x"}}]},
                    {"type": 4, "name": "b", "description": "x", "min_value": 1, "max_value": 2, "choices": [{"name": "x", "value": 1}]},
                    {"type": 10, "name": "c", "description": "x", "min_value": 1.5, "choices": [{"name": "x", "value": 1.5}]},
                    {"type": 7, "name": "d", "description": "x", "channel_types": [0]},
                ]},
            ]}],
        }),
        json!({"choices": [{"name": "x", "value": "x"}, {"name": "y", "value": "y"}]}),
        json!({
            "name": "xx", "image": "data:image/png;base64,AAAA", "topic": "x", "type": 11,
            "auto_archive_duration": 60, "rate_limit_per_user": 1, "parent_id": "1", "messages": ["1", "2"],
        }),
    ]
}

fn poisons() -> Vec<Value> {
    let deep = (0..100).fold(json!(1), |inner, _| json!({"components": [inner], "type": 17}));
    vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(0),
        json!(7),
        json!(1.5),
        json!(1e300),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(""),
        json!(" "),
        json!("_errors"),
        json!("99999999999999999999999999"),
        json!("data:image/png;base64,é"),
        json!("2026-13-é"),
        json!("https:"),
        json!(":é"),
        json!("é".repeat(5000)),
        json!([]),
        json!([null, [], {}, "x", -1]),
        json!({}),
        json!({"_errors": 1, "type": "x", "de": 1, "_": {}}),
        deep,
    ]
}

fn pointers(value: &Value, at: &str, into: &mut Vec<String>) {
    into.push(at.to_owned());
    match value {
        Value::Array(list) => {
            for (index, inner) in list.iter().enumerate() {
                pointers(inner, &format!("{at}/{index}"), into);
            }
        }
        Value::Object(map) => {
            for (key, inner) in map {
                pointers(inner, &format!("{at}/{key}"), into);
            }
        }
        _ => {}
    }
}

/// Every error of a tree has a code and a message, and nothing else hangs in it.
fn is_tree(node: &Value) -> bool {
    let Some(map) = node.as_object() else { return false };
    let error = |error: &Value| error["code"].is_string() && error["message"].is_string();
    !map.is_empty()
        && map.iter().all(|(key, value)| match value.as_array() {
            Some(list) => key == "_errors" && !list.is_empty() && list.iter().all(error),
            None => is_tree(value),
        })
}

fn ask_everything(body: &Value) {
    use MessageKind::{Callback, Create, Edit, Followup, Update};
    let stored = json!({"flags": 32768, "content": "x"});
    let mut outcomes: Vec<Result<(), Invalid>> = vec![
        check_modal(body),
        check_command(body),
        check_commands(body),
        check_commands(&json!([body, body])),
        check_thread(body, true),
        check_thread_name(body, false),
        check_channel(body, true),
        check_channel_name(body, true),
        check_emoji(body, true),
        check_bulk_delete(body),
        check_field(body, "name", table::NICKNAME, true),
        check_callback(body, 0, Asked::default()),
        check_edit(body, Edit, 0, &stored),
        check_edit(&stored, Update, 0, body),
    ];
    outcomes.extend(
        [Create, Edit, Callback, Update, Followup].map(|kind| check_message(body, kind, 1)),
    );
    outcomes.extend([0, 3, 4, 10].map(|kind| check_choices(body, kind)));
    outcomes.extend((0..13).map(|kind| {
        let asked = Asked { option_type: 3, message: Some(body) };
        check_callback(&json!({"type": kind, "data": body}), 0, asked)
    }));
    for refusal in outcomes.into_iter().filter_map(Result::err) {
        let body = refusal.body();
        assert_eq!(refusal.code() == 50035, body.get("errors").is_some(), "{body}");
        assert!(body.get("errors").is_none_or(is_tree), "{body}");
        assert!(!refusal.to_string().is_empty());
    }
    let _ = is_empty_message(body, 0);
    let _ = flags_of(body);
}

#[test]
fn the_samples_pass() {
    let samples = samples();
    assert_eq!(check_message(&samples[0], MessageKind::Create, 1), Ok(()));
    assert_eq!(check_message(&samples[1], MessageKind::Create, 1), Ok(()));
    assert_eq!(check_modal(&samples[2]), Ok(()));
    assert_eq!(check_command(&samples[3]), Ok(()));
    assert_eq!(check_choices(&samples[4], 3), Ok(()));
    assert_eq!(check_emoji(&samples[5], true), Ok(()));
    assert_eq!(check_thread(&samples[5], true), Ok(()));
    assert_eq!(check_bulk_delete(&samples[5]), Ok(()));
}

#[test]
fn every_poison_in_every_place_is_answered() {
    for sample in samples() {
        let mut places = Vec::new();
        pointers(&sample, "", &mut places);
        for place in &places {
            for poison in poisons() {
                let mut body = sample.clone();
                *body.pointer_mut(place).expect("a place of the sample") = poison;
                ask_everything(&body);
            }
        }
    }
}

#[test]
fn many_poisons_at_once_are_answered() {
    let poisons = poisons();
    // A fixed sequence (Knuth's multiplier), so that a failure can be seen again.
    let mut state = 1_u64;
    let mut next = |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).expect("31 bits") % below
    };
    for _ in 0..300 {
        for mut body in samples() {
            for _ in 0..=next(6) {
                let mut places = Vec::new();
                pointers(&body, "", &mut places);
                let place = &places[next(places.len())];
                *body.pointer_mut(place).expect("a place of the body") =
                    poisons[next(poisons.len())].clone();
            }
            ask_everything(&body);
        }
    }
}

#[test]
fn numbers_in_odd_dress_are_read_as_discord_reads_them() {
    assert_eq!(flags_of(&json!({"flags": "32768"})), 32768);
    assert_eq!(flags_of(&json!({"flags": 64.0})), 64);
    assert_eq!(flags_of(&json!({"flags": "x"})), 0);
    assert_eq!(flags_of(&json!([])), 0);
}
