//! Discord's error trees: the place, the code and the message of each refusal, and that what real
//! libraries send passes.

use serde_json::{Value, json};

use super::*;

fn refusal(body: &Value) -> Invalid {
    check_message(body, MessageKind::Create, 0).expect_err("refused")
}

fn row(components: &Value) -> Value {
    json!({"components": [{"type": 1, "components": components}]})
}

fn code(body: &Value, path: &str) -> String {
    let refusal = refusal(body);
    refusal.at(path).unwrap_or_else(|| panic!("nothing at {path}: {refusal}")).to_owned()
}

/// The code at a field of the only button of a message.
fn at_button(button: &Value, field: &str) -> String {
    code(&row(&json!([button])), &format!("components.0.components.0{field}"))
}

#[test]
fn a_long_content_gives_discords_whole_body() {
    let refusal = refusal(&json!({"content": "x".repeat(2001)}));
    let expected = json!({
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {"content": {"_errors": [
            {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."},
        ]}},
    });
    assert_eq!((refusal.status(), refusal.body()), (400, expected));
}

#[test]
fn an_empty_message_has_a_code_of_its_own() {
    let expected = json!({"code": 50006, "message": "Cannot send an empty message"});
    for body in [json!({}), json!({"content": " \n"}), json!({"embeds": [], "content": null})] {
        for kind in [MessageKind::Create, MessageKind::Callback, MessageKind::Followup] {
            assert_eq!(check_message(&body, kind, 0).expect_err("empty").body(), expected);
            assert_eq!(check_message(&body, kind, 1), Ok(()));
        }
        assert_eq!(check_message(&body, MessageKind::Edit, 0), Ok(()));
    }
}

#[test]
fn callbacks_have_their_paths_under_data() {
    let button =
        |label: usize| json!({"type": 2, "style": 1, "label": "x".repeat(label), "custom_id": "a"});
    let body = json!({"type": 4, "data": row(&json!([button(1), button(81)]))});
    let refusal = check_callback(&body, 0, Asked::default()).expect_err("label");
    let place = "data.components.0.components.1";
    assert_eq!(refusal.at(&format!("{place}.label")), Some("BASE_TYPE_MAX_LENGTH"));
    assert_eq!(refusal.at(&format!("{place}.custom_id")), Some("COMPONENT_CUSTOM_ID_DUPLICATED"));
}

#[test]
fn rows_are_as_wide_as_five_buttons_or_one_select() {
    let button = |i| json!({"type": 2, "style": 1, "label": "x", "custom_id": format!("b{i}")});
    let six: Value = (0..6).map(button).collect();
    let refusal = refusal(&row(&six));
    let error = &refusal.body()["errors"]["components"]["0"]["components"]["_errors"][0];
    assert_eq!(error["code"], "BASE_TYPE_BAD_LENGTH");
    assert_eq!(error["message"], "Must be between 1 and 5 in length.");
    let select = json!({"type": 5, "custom_id": "s"});
    let mixed = row(&json!([button(0), select]));
    assert_eq!(code(&mixed, "components.0.components.1"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED");
}

#[test]
fn buttons_need_what_their_style_needs() {
    let exclusive = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE";
    let both = json!({"type": 2, "style": 5, "label": "x", "custom_id": "a", "url": "https://a.b"});
    assert_eq!(at_button(&both.clone(), ".custom_id"), exclusive);
    assert_eq!(at_button(&both, ".url"), exclusive);
    let bare = json!({"type": 2, "style": 1, "label": "x"});
    assert_eq!(at_button(&bare, ".custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED");
    let link = json!({"type": 2, "style": 5, "label": "x"});
    assert_eq!(at_button(&link, ".url"), "BASE_TYPE_REQUIRED");
    let scheme = json!({"type": 2, "style": 5, "label": "x", "url": "ftp://a.b"});
    assert_eq!(at_button(&scheme, ".url"), "URL_TYPE_INVALID_SCHEME");
    let blank = json!({"type": 2, "style": 1, "custom_id": "a"});
    assert_eq!(at_button(&blank, ".label"), "BASE_TYPE_REQUIRED");
    let style = json!({"type": 2, "style": 7, "label": "x", "custom_id": "a"});
    assert_eq!(at_button(&style, ".style"), "BASE_TYPE_CHOICES");
    let emoji = json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": "smile"}});
    assert_eq!(at_button(&emoji, ".emoji.name"), "BUTTON_COMPONENT_INVALID_EMOJI");
    for name in ["👍", "1️⃣", "ℹ️", "🅰️", "🇫🇷", "❤️"] {
        let emoji = json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"name": name}});
        assert_eq!(check_message(&row(&json!([emoji])), MessageKind::Create, 0), Ok(()), "{name}");
    }
}

#[test]
fn selects_refuse_twins_and_impossible_amounts() {
    let select = |options: Value, min: u64, max: u64| {
        json!({
            "type": 3, "custom_id": "s", "options": options, "min_values": min, "max_values": max,
        })
    };
    let one = json!({"label": "x", "value": "x"});
    let twins = select(json!([one, one]), 1, 1);
    assert_eq!(at_button(&twins, ".options.1"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED");
    assert_eq!(at_button(&select(json!([one]), 1, 2), ".options"), "BASE_TYPE_MIN_LENGTH");
    assert_eq!(at_button(&select(json!([one]), 2, 1), ".min_values"), "NUMBER_TYPE_MAX");
    assert_eq!(at_button(&select(json!([]), 1, 1), ".options"), "BASE_TYPE_BAD_LENGTH");
}

#[test]
fn version_two_and_rows_do_not_mix() {
    let text = json!({"type": 10, "content": "x"});
    let plain = refusal(&json!({"components": [text]}));
    assert_eq!(plain.at("components.0"), Some("UNION_TYPE_CHOICES"));
    let message = &plain.body()["errors"]["components"]["0"]["_errors"][0]["message"];
    assert_eq!(message, "Value of field \"type\" must be one of (1,).");
    let poll = json!({"question": {"text": "x"}, "answers": [{"poll_media": {"text": "x"}}]});
    for (key, value) in
        [("content", json!("x")), ("embeds", json!([{"title": "x"}])), ("poll", poll)]
    {
        let body = json!({"flags": "32768", "components": [text], key: value});
        assert_eq!(code(&body, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2");
    }
    let nested = json!({"type": 17, "components": [{"type": 17, "components": [text]}]});
    let body = json!({"flags": 32768, "components": [nested]});
    assert_eq!(code(&body, "components.0.components.0"), "UNION_TYPE_CHOICES");
    let section = json!({"type": 9, "components": [text]});
    let body = json!({"flags": 32768, "components": [section]});
    assert_eq!(code(&body, "components.0.accessory"), "BASE_TYPE_REQUIRED");
}

#[test]
fn an_edit_is_seen_together_with_what_stays() {
    let text = json!([{"type": 10, "content": "x"}]);
    let old = json!({"flags": 32768, "content": "", "components": text});
    let edit = |body: Value, stored: &Value| check_edit(&body, MessageKind::Edit, 0, stored);
    assert_eq!(edit(json!({"components": text}), &old), Ok(()));
    let zero = edit(json!({"components": text, "flags": 0}), &old).expect_err("rows");
    assert_eq!(zero.at("components.0"), Some("UNION_TYPE_CHOICES"));
    let legacy = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
    assert_eq!(edit(json!({"content": "x"}), &old).expect_err("v2").at("content"), Some(legacy));
    let rows = json!({"flags": 0, "content": "x", "embeds": [{"title": "x"}]});
    let up = |embeds: Value| json!({"flags": 32768, "components": text, "content": null, "embeds": embeds});
    assert_eq!(edit(up(json!([])), &rows), Ok(()));
    assert_eq!(edit(up(Value::Null), &rows).expect_err("left").at("embeds"), Some(legacy));
    assert_eq!(edit(json!({"content": ""}), &rows), Ok(()));
    let gone = edit(json!({"content": "", "embeds": []}), &rows).expect_err("empty");
    assert_eq!(gone.code(), 50006);
}

#[test]
fn embeds_are_refused_where_they_are_wrong() {
    let embed =
        |embed: Value, path: &str| code(&json!({"embeds": [embed]}), &format!("embeds.{path}"));
    assert_eq!(embed(json!({"color": 1}), "0.description"), "BASE_TYPE_REQUIRED");
    let field = json!({"fields": [{"name": "", "value": "x"}]});
    assert_eq!(embed(field, "0.fields.0.name"), "BASE_TYPE_REQUIRED");
    let time = json!({"title": "x", "timestamp": "yesterday"});
    assert_eq!(embed(time, "0.timestamp"), "DATE_TIME_TYPE_PARSE");
    let icon = json!({"title": "x", "author": {"name": "x", "url": ""}});
    assert_eq!(embed(icon, "0.author.url"), "URL_TYPE_INVALID_SCHEME");
    let sum = json!({"description": "x".repeat(4000), "footer": {"text": "x".repeat(2001)}});
    assert_eq!(embed(sum, ""), "MAX_EMBED_SIZE_EXCEEDED");
}

#[test]
fn mentions_and_nonces_have_their_own_codes() {
    let both = json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}});
    assert_eq!(code(&both, "allowed_mentions"), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE");
    let word = json!({"content": "x", "allowed_mentions": {"parse": ["all"]}});
    assert_eq!(code(&word, "allowed_mentions.parse.0"), "BASE_TYPE_CHOICES");
    assert_eq!(code(&json!({"content": "x", "nonce": 1.5}), "nonce"), "NONCE_TYPE_INVALID_TYPE");
    let file = json!({"content": "x", "attachments": [{"id": 0}]});
    assert_eq!(code(&file, "attachments.0"), "ATTACHMENT_NOT_FOUND");
}
