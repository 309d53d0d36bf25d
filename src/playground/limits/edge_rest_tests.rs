//! The probes of the limits that no message has: modals, commands, names and sizes.

use serde_json::{Value, json};

use super::edge_tests::{Outcome, dice, many, some_options, with};
use super::table::Limit;
use super::*;

fn letters(amount: usize) -> String {
    "あ".repeat(amount)
}

fn modal(components: &Value) -> Outcome {
    check_modal(&json!({"title": "x", "custom_id": "x", "components": components}))
}

fn input(key: &str, value: Value) -> Outcome {
    let mut input = json!({"type": 4, "style": 1, "custom_id": "x", "label": "x"});
    input[key] = value;
    modal(&json!([{"type": 1, "components": [input]}]))
}

fn labelled(component: Value) -> Outcome {
    let component = with(component, "custom_id", json!("x"));
    modal(&json!([{"type": 18, "label": "x", "component": component}]))
}

fn command(key: &str, value: Value) -> Outcome {
    let mut command = json!({"name": "x", "description": "x"});
    command[key] = value;
    check_command(&command)
}

fn argument(key: &str, value: Value) -> Outcome {
    let mut option = json!({"type": 3, "name": "x", "description": "x"});
    option[key] = value;
    command("options", json!([option]))
}

fn commands(kind: u64, amount: usize) -> Outcome {
    check_commands(&many(amount, |i| match kind {
        1 => json!({"name": format!("c{i}"), "description": "x"}),
        _ => json!({"name": format!("c{i}"), "type": kind}),
    }))
}

/// A command of exactly this many code points.
fn bulky(total: usize) -> Outcome {
    let mut left = total - 2;
    let mut options = Vec::new();
    while left > 0 {
        let name = char::from(b'a' + u8::try_from(options.len()).unwrap());
        left = left.saturating_sub(2);
        let mut choices = Vec::new();
        while left > 0 && choices.len() < 25 {
            let name = left.min(100);
            let value = (left - name).min(100);
            left -= name + value;
            choices.push(json!({"name": dice(name), "value": dice(value)}));
        }
        options.push(json!({"type": 3, "name": name, "description": "x", "choices": choices}));
    }
    command("options", options.into())
}

/// The second half of the probes: what is no message.
pub(super) fn probe(limit: &Limit, n: usize) -> (Outcome, &'static str) {
    let text_input = json!({"type": 4, "style": 1, "custom_id": "x"});
    let named = |name: String| json!({"name": name});
    match limit.name {
        "MODAL_TITLE" => {
            let text = json!([{"type": 10, "content": "x"}]);
            let body = json!({"title": dice(n), "custom_id": "x", "components": text});
            (check_modal(&body), "data.title")
        }
        "MODAL_COMPONENTS" => {
            (modal(&many(n, |_| json!({"type": 10, "content": "x"}))), "data.components")
        }
        "INPUT_LABEL" => (input("label", dice(n).into()), "data.components.0.components.0.label"),
        "INPUT_VALUE" => (input("value", dice(n).into()), "data.components.0.components.0.value"),
        "INPUT_PLACEHOLDER" => {
            (input("placeholder", dice(n).into()), "data.components.0.components.0.placeholder")
        }
        "INPUT_MIN_LENGTH" => {
            (input("min_length", n.into()), "data.components.0.components.0.min_length")
        }
        "INPUT_MAX_LENGTH" => {
            (input("max_length", n.into()), "data.components.0.components.0.max_length")
        }
        "LABEL_TEXT" => {
            let label = json!([{"type": 18, "label": dice(n), "component": text_input}]);
            (modal(&label), "data.components.0.label")
        }
        "LABEL_DESCRIPTION" => {
            let mut label = json!({"type": 18, "label": "x", "component": text_input});
            label["description"] = dice(n).into();
            (modal(&json!([label])), "data.components.0.description")
        }
        "GROUP_MIN_VALUES" => (
            labelled(json!({"type": 19, "min_values": n, "max_values": 10})),
            "data.components.0.component.min_values",
        ),
        "GROUP_MAX_VALUES" => (
            labelled(json!({"type": 19, "min_values": 0, "max_values": n})),
            "data.components.0.component.max_values",
        ),
        "RADIO_OPTIONS" => (
            labelled(json!({"type": 21, "options": some_options(n)})),
            "data.components.0.component.options",
        ),
        "CHECKBOX_OPTIONS" => (
            labelled(json!({"type": 22, "options": some_options(n)})),
            "data.components.0.component.options",
        ),
        "CHOICES" => {
            let choices = many(n, |i| json!({"name": "x", "value": i}));
            (check_choices(&json!({"choices": choices}), 4), "data.choices")
        }
        "CHOICE_NAME" => {
            let choices = json!([{"name": dice(n), "value": "x"}]);
            (check_choices(&json!({"choices": choices}), 3), "data.choices.0.name")
        }
        "CHOICE_VALUE" => {
            let choices = json!([{"name": "x", "value": dice(n)}]);
            (argument("choices", choices), "options.0.choices.0.value")
        }
        "COMMAND_NAME" => (command("name", letters(n).into()), "name"),
        "COMMAND_DESCRIPTION" => (command("description", dice(n).into()), "description"),
        "COMMAND_OPTIONS" => {
            let option = |i| json!({"type": 3, "name": format!("o{i}"), "description": "x"});
            (command("options", many(n, option)), "options")
        }
        "COMMAND_TOTAL" => (bulky(n), ""),
        "OPTION_MIN_LENGTH" => (argument("min_length", n.into()), "options.0.min_length"),
        "OPTION_MAX_LENGTH" => (argument("max_length", n.into()), "options.0.max_length"),
        "COMMANDS_CHAT_INPUT" => (commands(1, n), ""),
        "COMMANDS_USER" => (commands(2, n), ""),
        "COMMANDS_MESSAGE" => (commands(3, n), ""),
        "COMMANDS_IN_BODY" => {
            let all = many(n, |i| match i {
                0..100 => json!({"name": format!("c{i}"), "description": "x"}),
                100..115 => json!({"name": format!("c{i}"), "type": 2}),
                _ => json!({"name": format!("c{i}"), "type": 3}),
            });
            (check_commands(&all), "")
        }
        "THREAD_NAME" => (check_thread_name(&named(dice(n)), true), "name"),
        "CHANNEL_NAME" => (check_channel_name(&named(dice(n)), true), "name"),
        "CHANNEL_TOPIC" => (check_channel(&json!({"topic": dice(n)}), false), "topic"),
        "SLOWMODE" => {
            (check_thread(&json!({"rate_limit_per_user": n}), false), "rate_limit_per_user")
        }
        "FORUM_TAGS" => {
            let tags = many(n, |i| json!({"name": format!("t{i}")}));
            (check_channel(&json!({"available_tags": tags}), false), "available_tags")
        }
        "TAG_NAME" => {
            let tags = json!({"available_tags": [{"name": dice(n)}]});
            (check_channel(&tags, false), "available_tags.0.name")
        }
        "APPLIED_TAGS" => {
            let tags = many(n, |i| json!((i + 1).to_string()));
            (check_thread(&json!({"applied_tags": tags}), false), "applied_tags")
        }
        "GUILD_NAME" | "ROLE_NAME" | "USERNAME" | "NICKNAME" => {
            (check_field(&named(dice(n)), "name", *limit, true), "name")
        }
        "EMOJI_NAME" => (check_emoji(&named("x".repeat(n)), false), "name"),
        "EMOJI_BYTES" => {
            let bare = n / 3 * 4 + [0, 2, 3][n % 3];
            let image = format!("data:image/png;base64,{}", "A".repeat(bare));
            (check_emoji(&json!({"name": "xx", "image": image}), true), "image")
        }
        "REASON" => (check_reason(&dice(n)), "reason"),
        "PAGE" => (check_page(&n.to_string()), "limit"),
        other => panic!("no probe for {other}"),
    }
}
