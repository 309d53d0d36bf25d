//! Embeds: the limits of each part and of all together. It exists because embeds have the most
//! numbers of a message. It must not know about the message around them.

use serde_json::Value;

use super::form::{Form, Need, Object};
use super::table;

/// Addresses that people follow.
const LINK: &[&str] = &["http", "https"];
/// Addresses of pictures, which may also be files of the same message.
const PICTURE: &[&str] = &["http", "https", "attachment"];

/// Checks the embeds of a message.
pub(super) fn check(form: &mut Form, message: &Object) {
    let embeds = form.list(message, "embeds", table::EMBEDS, Need::Optional);
    form.each("embeds", embeds, |form, _, embed| {
        if let Some(embed) = form.object(embed) {
            one(form, embed);
        }
    });
    let total: usize = embeds.iter().map(size).sum();
    if !table::EMBED_TOTAL.takes(total) {
        let message = format!("Embed size exceeds maximum size of {}", table::EMBED_TOTAL.max);
        form.refuse("embeds", "MAX_EMBED_SIZE_EXCEEDED", &message);
    }
}

fn one(form: &mut Form, embed: &Object) {
    if !shows(embed) {
        form.require("description");
    }
    trimmed(form, embed, "title", table::EMBED_TITLE, Need::Optional);
    trimmed(form, embed, "description", table::EMBED_DESCRIPTION, Need::Optional);
    form.url(embed, "url", table::EMBED_URL, LINK, Need::Optional);
    form.between(embed, "color", table::COLOUR, Need::Optional);
    if let Some(text) = form.words(embed, "timestamp", Need::Optional)
        && !is_time(text)
    {
        let shown: String = text.chars().take(100).collect();
        let message = format!("Could not parse {shown}. Should be ISO8601.");
        form.refuse("timestamp", "DATE_TIME_TYPE_PARSE", &message);
    }
    for key in ["image", "thumbnail", "video"] {
        if let Some(picture) = form.model(embed, key, Need::Optional) {
            form.within(key, |form| {
                form.url(picture, "url", table::EMBED_URL, PICTURE, Need::Optional);
            });
        }
    }
    if let Some(footer) = form.model(embed, "footer", Need::Optional) {
        form.within("footer", |form| {
            trimmed(form, footer, "text", table::EMBED_FOOTER, Need::Optional);
            form.url(footer, "icon_url", table::EMBED_URL, PICTURE, Need::Optional);
        });
    }
    if let Some(author) = form.model(embed, "author", Need::Optional) {
        form.within("author", |form| {
            trimmed(form, author, "name", table::EMBED_AUTHOR, Need::Optional);
            form.url(author, "url", table::EMBED_URL, LINK, Need::Optional);
            form.url(author, "icon_url", table::EMBED_URL, PICTURE, Need::Optional);
        });
    }
    let fields = form.list(embed, "fields", table::EMBED_FIELDS, Need::Optional);
    form.each("fields", fields, |form, _, field| {
        if let Some(field) = form.object(field) {
            trimmed(form, field, "name", table::EMBED_FIELD_NAME, Need::Required);
            trimmed(form, field, "value", table::EMBED_FIELD_VALUE, Need::Required);
            form.truth(field, "inline");
        }
    });
}

/// Text of an embed: white space around it does not count, and required text that is blank counts
/// as left out.
fn trimmed(form: &mut Form, map: &Object, key: &str, limit: table::Limit, need: Need) {
    let Some(text) = form.words(map, key, need) else { return };
    let text = text.trim();
    if text.is_empty() && need == Need::Required {
        form.require(key);
    }
    form.length(key, limit, text.chars().count());
}

/// Whether anything of an embed can be seen. An empty one is refused as lacking its description.
fn shows(embed: &Object) -> bool {
    let text = |key: &str| embed.get(key).is_some_and(|value| !is_blank(value));
    let inner = |key: &str, inner: &str| {
        embed.get(key).and_then(|value| value.get(inner)).is_some_and(|value| !is_blank(value))
    };
    let fields = embed.get("fields").and_then(Value::as_array).is_some_and(|list| !list.is_empty());
    text("title")
        || text("description")
        || text("timestamp")
        || inner("image", "url")
        || inner("thumbnail", "url")
        || inner("video", "url")
        || inner("footer", "text")
        || inner("author", "name")
        || fields
}

fn is_blank(value: &Value) -> bool {
    value.is_null() || value.as_str().is_some_and(|text| text.trim().is_empty())
}

/// The code points of an embed that count against the total.
fn size(embed: &Value) -> usize {
    let count = |value: Option<&Value>| {
        value.and_then(Value::as_str).map_or(0, |text| text.trim().chars().count())
    };
    let fields = embed.get("fields").and_then(Value::as_array).map_or(0, |fields| {
        fields.iter().map(|field| count(field.get("name")) + count(field.get("value"))).sum()
    });
    count(embed.get("title"))
        + count(embed.get("description"))
        + count(embed.get("footer").and_then(|footer| footer.get("text")))
        + count(embed.get("author").and_then(|author| author.get("name")))
        + fields
}

/// Whether text begins like a time of ISO 8601: `2026-01-31`, then perhaps `T23:59` and more.
fn is_time(text: &str) -> bool {
    let bytes = text.trim().as_bytes();
    let number = |from: usize, to: usize| {
        bytes
            .get(from..to)
            .filter(|part| part.iter().all(u8::is_ascii_digit))
            .map(|part| part.iter().fold(0_u32, |sum, digit| sum * 10 + u32::from(digit - b'0')))
    };
    let date = number(0, 4).is_some()
        && bytes.get(4) == Some(&b'-')
        && number(5, 7).is_some_and(|month| (1..=12).contains(&month))
        && bytes.get(7) == Some(&b'-')
        && number(8, 10).is_some_and(|day| (1..=31).contains(&day));
    let clock = match bytes.get(10) {
        None => true,
        Some(b'T' | b't' | b' ') => {
            number(11, 13).is_some_and(|hour| hour < 24)
                && bytes.get(13) == Some(&b':')
                && number(14, 16).is_some_and(|minute| minute < 60)
                && bytes[16..].iter().all(|byte| {
                    byte.is_ascii_digit() || matches!(byte, b':' | b'.' | b'+' | b'-' | b'Z' | b'z')
                })
        }
        Some(_) => false,
    };
    date && clock
}
