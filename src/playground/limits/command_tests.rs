//! Commands, modals and names: Discord's rules one by one, and that what real libraries send
//! passes.

use serde_json::{Value, json};

use super::*;

fn codes(refusal: &Invalid, path: &str) -> Vec<String> {
    let pointer = path.split('.').filter(|step| !step.is_empty()).map(|step| format!("/{step}"));
    let place = format!("/errors{}/_errors", pointer.collect::<String>());
    let body = refusal.body();
    let list = body.pointer(&place).and_then(Value::as_array).cloned().unwrap_or_default();
    list.iter().filter_map(|error| error["code"].as_str().map(str::to_owned)).collect()
}

fn with_options(options: &Value) -> Result<(), Invalid> {
    check_command(&json!({"name": "x", "description": "x", "options": options}))
}

fn option(kind: u64, name: &str) -> Value {
    json!({"type": kind, "name": name, "description": "x"})
}

#[test]
fn names_are_small_letters_of_any_script() {
    for name in ["play", "spiel-1", "l'été", "あそぶ", "खेल", "เล่น", "играть", "_x-9"]
    {
        assert!(is_command_name(name), "{name}");
    }
    for name in ["", "Play", "ИГРА", "a b", "a.b", "a:b", "/x", "x!", "🎲", "Été"] {
        assert!(!is_command_name(name), "{name}");
    }
    let named = |name: &str| {
        check_command(&json!({"name": name, "description": "x"})).expect_err("refused")
    };
    assert_eq!(codes(&named("Play"), "name"), ["APPLICATION_COMMAND_INVALID_NAME"]);
    let both = ["STRING_TYPE_REGEX", "APPLICATION_COMMAND_INVALID_NAME"];
    assert_eq!(codes(&named("a b"), "name"), both);
    assert_eq!(codes(&named(""), "name"), ["BASE_TYPE_BAD_LENGTH"]);
    assert_eq!(check_command(&json!({"name": "Show Hand", "type": 3, "description": ""})), Ok(()));
}

#[test]
fn menu_commands_have_neither_description_nor_options() {
    let body = json!({"name": "X", "type": 2, "description": "x", "options": [option(3, "x")]});
    let refusal = check_command(&body).expect_err("refused");
    assert_eq!(
        codes(&refusal, "description"),
        ["APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID"]
    );
    assert_eq!(codes(&refusal, "options"), ["APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_INVALID"]);
}

#[test]
fn options_stand_in_order_and_nest_as_allowed() {
    let refused = |options: Value| with_options(&options).expect_err("refused");
    let mut required = option(3, "b");
    required["required"] = json!(true);
    let order = refused(json!([option(3, "a"), required]));
    assert_eq!(codes(&order, "options.1"), ["APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"]);
    let twins = refused(json!([option(3, "a"), option(4, "a")]));
    assert_eq!(codes(&twins, "options.1"), ["APPLICATION_COMMAND_OPTIONS_NAME_INVALID"]);
    let mixed = refused(json!([option(3, "a"), option(1, "b")]));
    assert_eq!(codes(&mixed, "options.1"), ["APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"]);
    let mut sub = option(1, "a");
    sub["options"] = json!([option(1, "b")]);
    assert_eq!(codes(&refused(json!([sub])), "options.0.options.0"), ["UNION_TYPE_CHOICES"]);
    let mut group = option(2, "a");
    group["options"] = json!([option(3, "b")]);
    let deep = refused(json!([group]));
    assert_eq!(codes(&deep, "options.0.options.0.type"), ["BASE_TYPE_CHOICES"]);
    let mut inner = option(1, "b");
    inner["options"] = json!([option(3, "c")]);
    group["options"] = json!([inner]);
    assert_eq!(with_options(&json!([group, option(1, "d")])), Ok(()));
    let untyped = refused(json!([{"name": "a", "description": "x"}]));
    assert_eq!(codes(&untyped, "options.0.type"), ["BASE_TYPE_REQUIRED"]);
}

#[test]
fn bounds_and_choices_fit_their_option() {
    let refused = |kind: u64, extra: Value| {
        let mut option = option(kind, "a");
        for (key, value) in extra.as_object().expect("a test's own object") {
            option[key] = value.clone();
        }
        with_options(&json!([option])).expect_err("refused")
    };
    let swapped = refused(4, json!({"min_value": 2, "max_value": 1}));
    assert_eq!(codes(&swapped, "options.0.min_value"), ["NUMBER_TYPE_MAX"]);
    let huge = refused(4, json!({"choices": [{"name": "x", "value": 9_007_199_254_740_992_u64}]}));
    assert_eq!(codes(&huge, "options.0.choices.0.value"), ["NUMBER_TYPE_MAX"]);
    let word = refused(4, json!({"choices": [{"name": "x", "value": "x"}]}));
    assert_eq!(codes(&word, "options.0.choices.0.value"), ["NUMBER_TYPE_COERCE"]);
    let both = json!({"autocomplete": true, "choices": [{"name": "x", "value": "x"}]});
    assert!(!codes(&refused(3, both), "options.0.choices").is_empty());
    let locale = refused(3, json!({"name_localizations": {"xx": "x"}}));
    assert_eq!(codes(&locale, "options.0.name_localizations"), ["ENUM_TYPE_COERCE"]);
    let capital = refused(3, json!({"name_localizations": {"de": "Spiel"}}));
    assert_eq!(
        codes(&capital, "options.0.name_localizations.de"),
        ["APPLICATION_COMMAND_INVALID_NAME"]
    );
}

#[test]
fn the_longest_translation_counts_in_the_total() {
    let option = |i: usize| {
        json!({
            "type": 3, "name": format!("o{i}"), "description": "x",
            "description_localizations": {"de": "x".repeat(100), "fr": "x".repeat(99)},
            "choices": (0..25).map(|c| json!({
                "name": "x", "name_localizations": {"de": "x".repeat(100)}, "value": format!("{c}"),
            })).collect::<Value>(),
        })
    };
    let few: Value = (0..3).map(option).collect();
    assert_eq!(with_options(&few), Ok(()));
    let many: Value = (0..4).map(option).collect();
    let refusal = with_options(&many).expect_err("too large");
    assert_eq!(codes(&refusal, ""), ["APPLICATION_COMMAND_TOO_LARGE"]);
}

#[test]
fn a_bulk_overwrite_names_the_index_and_counts_by_type() {
    let twins = json!([
        {"name": "x", "description": "x"},
        {"name": "x", "type": 2},
        {"name": "x", "description": "x"},
    ]);
    let refusal = check_commands(&twins).expect_err("twins");
    assert_eq!(codes(&refusal, "2"), ["APPLICATION_COMMANDS_DUPLICATE_NAME"]);
    assert!(codes(&refusal, "1").is_empty());
    let many: Value =
        (0..101).map(|i| json!({"name": format!("c{i}"), "description": "x"})).collect();
    let expected = json!({
        "code": 30032, "message": "Maximum number of application commands reached (100)",
    });
    assert_eq!(check_commands(&many).expect_err("too many").body(), expected);
}

#[test]
fn modals_take_inputs_alone_in_a_row() {
    let input = |id: &str| json!({"type": 4, "style": 1, "custom_id": id, "label": "x"});
    let modal = |components: Value| {
        let data = json!({"title": "x", "custom_id": "x", "components": components});
        check_callback(&json!({"type": 9, "data": data}), 0, Asked::default())
    };
    let row = |inside: Value| json!([{"type": 1, "components": inside}]);
    assert_eq!(modal(row(json!([input("a")]))), Ok(()));
    let wide = modal(row(json!([input("a"), input("a")]))).expect_err("two in a row");
    let place = "data.components.0.components.1";
    assert_eq!(codes(&wide, place), ["COMPONENT_LAYOUT_WIDTH_EXCEEDED"]);
    let twin = codes(&wide, &format!("{place}.custom_id"));
    assert_eq!(twin, ["COMPONENT_CUSTOM_ID_DUPLICATED"]);
    let button = json!([{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]);
    let wrong = modal(row(button)).expect_err("a button");
    assert_eq!(codes(&wrong, "data.components.0.components.0.type"), ["BASE_TYPE_CHOICES"]);
    let missing = check_callback(&json!({"type": 9}), 0, Asked::default()).expect_err("no data");
    assert_eq!(codes(&missing, "data"), ["BASE_TYPE_REQUIRED"]);
}

#[test]
fn emojis_need_a_plain_name_and_a_picture() {
    let emoji = |name: &str, image: &str| check_emoji(&json!({"name": name, "image": image}), true);
    assert_eq!(emoji("die_6", "data:image/png;base64,iVBORw0KGgo="), Ok(()));
    let name = emoji("die-6", "data:image/png;base64,iVBORw0KGgo=").expect_err("a dash");
    assert_eq!(codes(&name, "name"), ["STRING_TYPE_REGEX"]);
    for image in
        ["", "iVBO", "data:image/png;base64,", "https://a.b/c.png", "data:image/png;base64,i!"]
    {
        let refusal = emoji("die_6", image).expect_err(image);
        assert_eq!(codes(&refusal, "image"), ["BINARY_TYPE_INVALID_DATA_URI"]);
    }
}

#[test]
fn what_libraries_register_passes() {
    let rust_library = json!([{
        "name": "play", "name_localizations": {"de": "spielen"}, "description": "Play a game",
        "description_localizations": {}, "nsfw": false, "type": 1, "default_member_permissions": "0",
        "integration_types": [0, 1], "contexts": [0, 1, 2],
        "options": [{
            "type": 3, "name": "game", "name_localizations": null, "description": "Which",
            "description_localizations": null, "required": true, "choices": [], "options": [],
            "channel_types": [], "min_value": null, "max_value": null, "min_length": null,
            "max_length": null, "autocomplete": true,
        }, {"type": 7, "name": "where", "description": "x", "channel_types": []}],
    }]);
    assert_eq!(check_commands(&rust_library), Ok(()));
    let discord_py = json!([{
        "name": "ping", "description": "…", "type": 1, "options": [], "nsfw": false,
        "dm_permission": true, "default_member_permissions": null, "contexts": null,
        "integration_types": null,
    }]);
    assert_eq!(check_commands(&discord_py), Ok(()));
}
