//! Files that a message shows by name: `attachment://name` in an embed or a component has to be one that came with
//! the request, or one that stays on the message.

use serde_json::{Map, Value, json};

use super::Id;
use super::state::Message;
use super::upload::{PICTURES, Upload, about_upload, attached, filename, safe};
use crate::json::text;
use crate::refusal::{Answer, Refusal};

/// Refuses a body that shows files which the message will not have.
pub(super) fn check_references(message: &Message, body: &Value, files: &[Upload]) -> Answer<()> {
    let listed = body.get("attachments").and_then(Value::as_array);
    let kept = message.attachments.iter().filter(|old| {
        let named = |about: &Value| about.get("id").and_then(Id::read) == Some(old.id);
        old.embedded || listed.is_none_or(|listed| listed.iter().any(named))
    });
    let new = files.iter().map(|file| safe(filename(file, about_upload(file, body))));
    let names: Vec<String> = kept.map(|old| old.filename.clone()).chain(new).collect();
    let mut wrong = Wrong { names, errors: Map::new() };
    match body.get("embeds").or_else(|| body.get("embed")) {
        Some(Value::Array(list)) => {
            for (at, embed) in list.iter().enumerate() {
                wrong.look_at_embed(embed, &at.to_string());
            }
        }
        Some(embed @ Value::Object(_)) => wrong.look_at_embed(embed, "0"),
        _ => {}
    }
    if let Some(components) = body.get("components") {
        wrong.look_at_components(components, &mut vec!["components".to_owned()]);
    }
    match wrong.errors.is_empty() {
        true => Ok(()),
        false => Err(Refusal::tree(Value::Object(wrong.errors))),
    }
}

/// The names that there are, and what was found to show another one.
struct Wrong {
    names: Vec<String>,
    errors: Map<String, Value>,
}

impl Wrong {
    fn look_at_embed(&mut self, embed: &Value, at: &str) {
        for (part, key) in PICTURES {
            if let Some(url) = embed.get(part).and_then(|part| text(part, key)) {
                let path = ["embeds", at, part, key].map(str::to_owned);
                self.look_at_url(url, &path, "ATTACHMENT_NOT_FOUND");
            }
        }
    }

    /// However deep a picture or a file stands.
    fn look_at_components(&mut self, component: &Value, path: &mut Vec<String>) {
        let mut inside = |step: &str, inner: &Value, path: &mut Vec<String>| {
            path.push(step.to_owned());
            self.look_at_components(inner, path);
            path.pop();
        };
        match component {
            Value::Array(list) => {
                for (at, one) in list.iter().enumerate() {
                    inside(&at.to_string(), one, path);
                }
            }
            Value::Object(map) => {
                for key in ["components", "items", "accessory", "component"] {
                    if let Some(inner) = map.get(key) {
                        inside(key, inner, path);
                    }
                }
                for key in ["media", "file"] {
                    if let Some(url) = map.get(key).and_then(|media| text(media, "url")) {
                        let path = [path.as_slice(), &[key.to_owned(), "url".to_owned()]].concat();
                        let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
                        self.look_at_url(url, &path, code);
                    }
                }
            }
            _ => {}
        }
    }

    fn look_at_url(&mut self, url: &str, path: &[String], code: &str) {
        let Some(name) = attached(url) else { return };
        if self.names.iter().any(|known| known == name) {
            return;
        }
        let message = format!("The referenced attachment '{name}' was not found in the request");
        let mut there = &mut self.errors;
        for step in path {
            let next = there.entry(step.as_str()).or_insert_with(|| json!({}));
            let Value::Object(next) = next else { return };
            there = next;
        }
        there.insert("_errors".to_owned(), json!([{"code": code, "message": message}]));
    }
}
