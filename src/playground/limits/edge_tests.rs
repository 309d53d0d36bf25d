//! Every limit of the table at its edge: the last amount passes, one more is refused at its place.
//! A limit without a probe fails, so the table cannot grow past its tests. Text is counted with a
//! die that is one code point but four bytes and two UTF-16 units.

use serde_json::{Value, json};

use super::table::{Held, Limit, TABLE};
use super::*;

pub(super) type Outcome = Result<(), Invalid>;

pub(super) fn dice(amount: usize) -> String {
    "🎲".repeat(amount)
}

fn url(amount: usize) -> String {
    let head = "https://a.b/";
    format!("{head}{}", "x".repeat(amount.saturating_sub(head.len())))
}

pub(super) fn many(amount: usize, one: impl Fn(usize) -> Value) -> Value {
    (0..amount).map(one).collect()
}

fn create(body: Value) -> Outcome {
    check_message(&with(body, "content", json!("x")), MessageKind::Create, 0)
}

pub(super) fn with(mut body: Value, key: &str, value: Value) -> Value {
    if body.get(key).is_none() {
        body[key] = value;
    }
    body
}

fn button(id: usize) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": format!("b{id}")})
}

fn rows(components: &Value) -> Outcome {
    create(json!({"components": [{"type": 1, "components": components}]}))
}

fn pick(select: Value) -> Outcome {
    let select = with(select, "custom_id", json!("s"));
    rows(&json!([with(with(select, "type", json!(3)), "options", some_options(25))]))
}

pub(super) fn some_options(amount: usize) -> Value {
    many(amount, |i| json!({"label": "x", "value": format!("v{i}")}))
}

fn option(key: &str, value: Value) -> Outcome {
    let mut option = json!({"label": "x", "value": "x"});
    option[key] = value;
    pick(json!({"options": [option]}))
}

fn v2(components: &Value) -> Outcome {
    let body = json!({"flags": IS_COMPONENTS_V2, "components": components});
    check_message(&body, MessageKind::Create, 0)
}

fn gallery(items: &Value) -> Outcome {
    v2(&json!([{"type": 12, "items": items}]))
}

fn embed(embed: &Value) -> Outcome {
    create(json!({"embeds": [embed]}))
}

fn poll(key: &str, value: Value) -> Outcome {
    let mut poll = json!({
        "question": {"text": "x"},
        "answers": [{"poll_media": {"text": "x"}}],
    });
    poll[key] = value;
    create(json!({"poll": poll}))
}

/// Asks for an amount of what a limit counts; where the refusal must stand, or "" for one that is
/// no form error.
fn probe(limit: &Limit, n: usize) -> (Outcome, &'static str) {
    match limit.name {
        "CONTENT" => (create(json!({"content": dice(n)})), "content"),
        "STICKERS" => (create(json!({"sticker_ids": many(n, |i| json!(i))})), "sticker_ids"),
        "NONCE" => (create(json!({"nonce": dice(n)})), "nonce"),
        "FILES" => (check_message(&json!({}), MessageKind::Create, n.max(1)), ""),
        "ATTACHMENTS" => {
            let body = json!({"attachments": many(n, |i| json!({"id": i}))});
            (check_message(&body, MessageKind::Followup, n.clamp(1, 10)), "attachments")
        }
        "ATTACHMENT_NAME" | "ATTACHMENT_DESCRIPTION" => {
            let name = limit.name == "ATTACHMENT_NAME";
            let key = if name { "filename" } else { "description" };
            let body = json!({"attachments": [{"id": 0, key: dice(n)}]});
            let place = if name { "attachments.0.filename" } else { "attachments.0.description" };
            (check_message(&body, MessageKind::Create, 1), place)
        }
        "FILE_BYTES" => (check_file_size(n), ""),
        "REQUEST_BYTES" => (check_request_size(n), ""),
        "MENTION_USERS" => {
            let ids = many(n, |i| json!(i.to_string()));
            (create(json!({"allowed_mentions": {"users": ids}})), "allowed_mentions.users")
        }
        "MENTION_ROLES" => {
            let ids = many(n, |i| json!(i.to_string()));
            (create(json!({"allowed_mentions": {"roles": ids}})), "allowed_mentions.roles")
        }
        "POLL_QUESTION" => (poll("question", json!({"text": dice(n)})), "poll.question.text"),
        "POLL_ANSWERS" => {
            (poll("answers", many(n, |_| json!({"poll_media": {"text": "x"}}))), "poll.answers")
        }
        "POLL_ANSWER" => {
            let answers = json!([{"poll_media": {"text": dice(n)}}]);
            (poll("answers", answers), "poll.answers.0.poll_media.text")
        }
        "POLL_HOURS" => (poll("duration", json!(n)), "poll.duration"),
        "BULK_DELETE" => {
            (check_bulk_delete(&json!({"messages": many(n, |i| json!(i.to_string()))})), "")
        }
        "EMBEDS" => (create(json!({"embeds": many(n, |_| json!({"title": "x"}))})), "embeds"),
        "EMBED_TITLE" => (embed(&json!({"title": dice(n)})), "embeds.0.title"),
        "EMBED_DESCRIPTION" => (embed(&json!({"description": dice(n)})), "embeds.0.description"),
        "EMBED_FIELDS" => {
            let fields = many(n, |_| json!({"name": "x", "value": "x"}));
            (embed(&json!({"fields": fields})), "embeds.0.fields")
        }
        "EMBED_FIELD_NAME" => {
            let fields = json!([{"name": dice(n), "value": "x"}]);
            (embed(&json!({"fields": fields})), "embeds.0.fields.0.name")
        }
        "EMBED_FIELD_VALUE" => {
            let fields = json!([{"name": "x", "value": dice(n)}]);
            (embed(&json!({"fields": fields})), "embeds.0.fields.0.value")
        }
        "EMBED_FOOTER" => (embed(&json!({"footer": {"text": dice(n)}})), "embeds.0.footer.text"),
        "EMBED_AUTHOR" => (embed(&json!({"author": {"name": dice(n)}})), "embeds.0.author.name"),
        "EMBED_TOTAL" => {
            let embeds = json!([{"description": dice(4000)}, {"description": dice(n - 4000)}]);
            (create(json!({"embeds": embeds})), "embeds")
        }
        "EMBED_URL" => (embed(&json!({"title": "x", "url": url(n)})), "embeds.0.url"),
        "COLOUR" => (embed(&json!({"title": "x", "color": n})), "embeds.0.color"),
        "ROWS" => {
            let row = |i| json!({"type": 1, "components": [button(i)]});
            (create(json!({"components": many(n, row)})), "components")
        }
        "ROW" => (rows(&many(n, button)), "components.0.components"),
        "ROW_SELECTS" => {
            let select = |i| json!({"type": 5, "custom_id": format!("s{i}")});
            (rows(&many(n, select)), "components.0.components.1")
        }
        "CUSTOM_ID" => {
            let mut button = button(0);
            button["custom_id"] = dice(n).into();
            (rows(&json!([button])), "components.0.components.0.custom_id")
        }
        "BUTTON_LABEL" => {
            let mut button = button(0);
            button["label"] = dice(n).into();
            (rows(&json!([button])), "components.0.components.0.label")
        }
        "BUTTON_URL" => {
            let button = json!({"type": 2, "style": 5, "label": "x", "url": url(n)});
            (rows(&json!([button])), "components.0.components.0.url")
        }
        "EMOJI_REFERENCE" => {
            let mut button = button(0);
            button["emoji"] = json!({"name": dice(n), "id": "1"});
            (rows(&json!([button])), "components.0.components.0.emoji.name")
        }
        "SELECT_OPTIONS" => {
            (pick(json!({"options": some_options(n)})), "components.0.components.0.options")
        }
        "OPTION_LABEL" => {
            (option("label", dice(n).into()), "components.0.components.0.options.0.label")
        }
        "OPTION_VALUE" => {
            (option("value", dice(n).into()), "components.0.components.0.options.0.value")
        }
        "OPTION_DESCRIPTION" => (
            option("description", dice(n).into()),
            "components.0.components.0.options.0.description",
        ),
        "PLACEHOLDER" => {
            (pick(json!({"placeholder": dice(n)})), "components.0.components.0.placeholder")
        }
        "MIN_VALUES" => (
            pick(json!({"min_values": n, "max_values": 25})),
            "components.0.components.0.min_values",
        ),
        "MAX_VALUES" => (
            pick(json!({"min_values": 0, "max_values": n})),
            "components.0.components.0.max_values",
        ),
        "DEFAULT_VALUES" => {
            let ids = many(n, |i| json!({"id": i.to_string(), "type": "user"}));
            let select = json!({"type": 5, "max_values": 25, "default_values": ids});
            (pick(select), "components.0.components.0.default_values")
        }
        "V2_COMPONENTS" => {
            // One container, one section of three (itself, a text, a button), the rest lines.
            let mut inside = vec![json!({
                "type": 9,
                "components": [{"type": 10, "content": "x"}],
                "accessory": button(0),
            })];
            inside.extend((4..n).map(|_| json!({"type": 14})));
            (v2(&json!([{"type": 17, "components": inside}])), "components")
        }
        "V2_TEXT" => {
            let text = |n: usize| json!({"type": 10, "content": dice(n)});
            (v2(&json!([text(2000), {"type": 17, "components": [text(n - 2000)]}])), "components")
        }
        "TEXT_DISPLAY" => (v2(&json!([{"type": 10, "content": dice(n)}])), "components.0.content"),
        "SECTION_TEXTS" => {
            let texts = many(n, |_| json!({"type": 10, "content": "x"}));
            let section = json!({"type": 9, "components": texts, "accessory": button(0)});
            (v2(&json!([section])), "components.0.components")
        }
        "GALLERY_ITEMS" => {
            let item = |_| json!({"media": {"url": "https://a.b/c"}});
            (gallery(&many(n, item)), "components.0.items")
        }
        "MEDIA_DESCRIPTION" => {
            let item = json!({"media": {"url": "https://a.b/c"}, "description": dice(n)});
            (gallery(&json!([item])), "components.0.items.0.description")
        }
        "MEDIA_URL" => {
            (gallery(&json!([{"media": {"url": url(n)}}])), "components.0.items.0.media.url")
        }
        _ => edge_rest_tests::probe(limit, n),
    }
}

#[test]
fn every_limit_holds_at_exactly_its_edge() {
    for limit in TABLE.iter().filter(|limit| limit.held == Held::Here) {
        let pass = |n: usize| {
            if let (Err(refusal), _) = probe(limit, n) {
                panic!("{} refuses {n}: {refusal}", limit.name);
            }
        };
        let refuse = |n: usize| {
            let (outcome, place) = probe(limit, n);
            let refusal = outcome.expect_err(limit.name);
            let form = refusal.code() == 50035;
            assert!(!form || refusal.at(place).is_some(), "{} at {place}: {refusal}", limit.name);
            assert!(form || place.is_empty(), "{}: {refusal}", limit.name);
        };
        pass(limit.max);
        refuse(limit.max + 1);
        if limit.min > 0 {
            pass(limit.min);
            refuse(limit.min - 1);
        }
    }
}

#[test]
fn the_table_names_each_limit_once_and_says_where_it_comes_from() {
    let mut names: Vec<&str> = TABLE.iter().map(|limit| limit.name).collect();
    names.sort_unstable();
    let all = names.len();
    names.dedup();
    assert_eq!(names.len(), all);
    assert!(TABLE.iter().all(|limit| !limit.source.is_empty() && limit.min <= limit.max));
}
