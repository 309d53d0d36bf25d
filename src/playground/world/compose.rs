//! Turns a request body and its files into a message: what a new message says, and what an edit
//! changes. Discord's rule for edits stands here: of the old files only the listed ones are kept.
//! It checks no limits and tells nobody.

use serde_json::{Map, Value, json};

use super::components::complete;
use super::media::{content_type, shape};
use super::references::check_references;
use super::state::{Attachment, Message};
use super::upload::{PICTURES, Upload, about_upload, attached, filename, safe};
use super::{COMPONENTS_V2, Id, World};
use crate::json::text;
use crate::refusal::Answer;

/// The flags that a sender may set: suppress embeds, suppress notifications, components v2.
const SETTABLE: u64 = 1 << 2 | 1 << 12 | COMPONENTS_V2;

impl World {
    /// An empty message of now.
    pub(crate) fn blank(&mut self, channel: Id, author: Id) -> Message {
        Message {
            id: self.mint(),
            channel,
            author,
            kind: 0,
            content: String::new(),
            sent: self.now(),
            edited: None,
            tts: false,
            flags: 0,
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            pinned: None,
            mentions: Vec::new(),
            mention_roles: Vec::new(),
            mention_everyone: false,
            reactions: Vec::new(),
            reference: None,
            application: None,
            metadata: None,
            interaction: None,
            nonce: None,
            poll: None,
            only: None,
            thread: None,
        }
    }

    /// Writes into a message what the body says; what it does not name stays. A body that shows a file which
    /// is not there changes nothing.
    pub(crate) fn compose(
        &mut self,
        message: &mut Message,
        body: &Value,
        files: Vec<Upload>,
    ) -> Answer<()> {
        check_references(message, body, &files)?;
        if let Some(content) = body.get("content") {
            content.as_str().unwrap_or_default().clone_into(&mut message.content);
        }
        if let Some(tts) = body.get("tts").and_then(Value::as_bool) {
            message.tts = tts;
        }
        if let Some(flags) = body.get("flags").and_then(Value::as_u64) {
            // Once a message has components v2, it keeps them.
            message.flags = message.flags & !(1 << 2) | flags & SETTABLE;
        }
        self.take_files(message, body, files);
        if let Some(embeds) = body.get("embeds").or_else(|| body.get("embed")) {
            message.embeds = match embeds {
                Value::Array(list) => list.clone(),
                Value::Object(_) => vec![embeds.clone()],
                _ => Vec::new(),
            };
        }
        if let Some(components) = body.get("components") {
            message.components = components.as_array().cloned().unwrap_or_default();
            complete(&mut message.components);
        }
        if let Some(poll) = body.get("poll").filter(|poll| poll.is_object()) {
            message.poll = Some(poll_object(poll, message.sent));
        }
        self.resolve_embeds(message);
        self.release_embedded(message);
        let mut components = std::mem::take(&mut message.components);
        for component in &mut components {
            self.resolve_media(component, message);
        }
        message.components = components;
        self.resolve_mentions(message, body.get("allowed_mentions"));
        Ok(())
    }

    /// Of the old files those stay that the body lists. A picture of an embed waits: whether the
    /// new embeds still show it is known only later.
    fn take_files(&mut self, message: &mut Message, body: &Value, files: Vec<Upload>) {
        let listed = body.get("attachments").and_then(Value::as_array);
        if let Some(listed) = listed {
            let named = |id: Id| listed.iter().find(|a| a.get("id").and_then(Id::read) == Some(id));
            self.keep_files(message, |attachment| {
                attachment.embedded || named(attachment.id).is_some()
            });
            for attachment in &mut message.attachments {
                let Some(about) = named(attachment.id) else { continue };
                // What is listed stays, in an embed or beside it.
                attachment.embedded = false;
                if let Some(description) = text(about, "description") {
                    attachment.description = Some(description.to_owned());
                }
            }
        }
        for upload in files {
            let about = about_upload(&upload, body);
            let filename = filename(&upload, about);
            let id = self.mint();
            message.attachments.push(Attachment {
                id,
                filename: safe(filename),
                description: about.and_then(|a| text(a, "description")).map(str::to_owned),
                content_type: Some(content_type(
                    filename,
                    upload.content_type.as_deref(),
                    &upload.bytes,
                )),
                size: upload.bytes.len(),
                shape: shape(&upload.bytes),
                embedded: false,
            });
            self.put_file(id, upload.bytes);
        }
    }

    fn keep_files(&mut self, message: &mut Message, stays: impl Fn(&Attachment) -> bool) {
        let all = std::mem::take(&mut message.attachments).into_iter();
        let (kept, gone): (Vec<_>, Vec<_>) = all.partition(stays);
        for attachment in gone {
            self.drop_file(attachment.id);
        }
        message.attachments = kept;
    }

    /// Finds out which files the embeds show now, and lets go of those that only an embed showed.
    fn release_embedded(&mut self, message: &mut Message) {
        let shown = |attachment: &Attachment| {
            let url = self.attachment_url(attachment, message.channel);
            message.embeds.iter().any(|embed| {
                PICTURES.iter().any(|&(part, key)| {
                    embed.get(part).and_then(|part| text(part, key)) == Some(url.as_str())
                })
            })
        };
        let shown: Vec<Id> =
            message.attachments.iter().filter(|a| shown(a)).map(|a| a.id).collect();
        self.keep_files(message, |one| !one.embedded || shown.contains(&one.id));
        for attachment in &mut message.attachments {
            attachment.embedded = shown.contains(&attachment.id);
        }
    }

    /// `attachment://name` in an embed becomes the address of that file.
    fn resolve_embeds(&self, message: &mut Message) {
        let mut embeds = std::mem::take(&mut message.embeds);
        for embed in embeds.iter_mut().filter_map(Value::as_object_mut) {
            embed.entry("type").or_insert_with(|| json!("rich"));
            let fields = embed.get_mut("fields").and_then(Value::as_array_mut);
            for field in fields.into_iter().flatten().filter_map(Value::as_object_mut) {
                field.entry("inline").or_insert(json!(false));
            }
            for (part, key) in PICTURES {
                let Some(part) = embed.get_mut(part).and_then(Value::as_object_mut) else {
                    continue;
                };
                let name = part.get(key).and_then(Value::as_str).and_then(attached);
                let name = name.map(str::to_owned);
                let Some(name) = name else { continue };
                let found = message.attachments.iter().rfind(|a| a.filename == name);
                let Some(attachment) = found else { continue };
                let url = self.attachment_url(attachment, message.channel);
                if let Some(description) = attachment.description.as_ref().filter(|_| key == "url")
                {
                    part.insert("description".to_owned(), json!(description));
                }
                if let Some((width, height)) = attachment.shape.filter(|_| key == "url") {
                    part.insert("width".to_owned(), json!(width));
                    part.insert("height".to_owned(), json!(height));
                }
                part.insert(format!("proxy_{key}"), json!(url));
                part.insert(key.to_owned(), json!(url));
            }
        }
        message.embeds = embeds;
    }

    /// The same for pictures and files in components v2, however deep.
    fn resolve_media(&self, component: &mut Value, message: &Message) {
        match component {
            Value::Array(list) => list.iter_mut().for_each(|one| self.resolve_media(one, message)),
            Value::Object(map) => {
                for key in ["media", "file"] {
                    if let Some(Value::Object(media)) = map.get_mut(key) {
                        self.unfurl(media, message);
                    }
                }
                if map.get("type") == Some(&json!(13)) {
                    let url = map.get("file").and_then(|f| text(f, "url")).unwrap_or_default();
                    let name = url.rsplit('/').next().unwrap_or_default().to_owned();
                    let size = message.attachments.iter().find(|a| a.filename == name);
                    map.insert("size".to_owned(), json!(size.map_or(0, |a| a.size)));
                    map.insert("name".to_owned(), json!(name));
                }
                for key in ["components", "items", "accessory", "component"] {
                    if let Some(inner) = map.get_mut(key) {
                        self.resolve_media(inner, message);
                    }
                }
            }
            _ => {}
        }
    }

    fn unfurl(&self, media: &mut Map<String, Value>, message: &Message) {
        let url = media.get("url").and_then(Value::as_str).unwrap_or_default().to_owned();
        let found = attached(&url)
            .and_then(|name| message.attachments.iter().rfind(|a| a.filename == name));
        let mut object = json!({"id": message.id, "url": url, "proxy_url": url, "width": null,
            "height": null, "content_type": null});
        if let Some(attachment) = found {
            let url = self.attachment_url(attachment, message.channel);
            object = json!({"id": attachment.id, "url": url, "proxy_url": url,
                "width": attachment.shape.map(|s| s.0), "height": attachment.shape.map(|s| s.1),
                "content_type": attachment.content_type, "attachment_id": attachment.id});
        } else if media.contains_key("proxy_url") {
            return;
        }
        if let Value::Object(object) = object {
            *media = object;
        }
    }
}

fn poll_object(poll: &Value, now: u64) -> Value {
    let answers = poll.get("answers").and_then(Value::as_array).into_iter().flatten();
    let answers: Vec<Value> = (1..)
        .zip(answers)
        .map(|(id, answer)| json!({"answer_id": id, "poll_media": answer.get("poll_media")}))
        .collect();
    let hours = poll.get("duration").and_then(Value::as_u64).unwrap_or(24);
    json!({
        "question": poll.get("question"), "answers": answers,
        "expiry": crate::clock::iso(now + hours * 3_600_000),
        "allow_multiselect": poll.get("allow_multiselect").and_then(Value::as_bool).unwrap_or(false),
        "layout_type": 1, "results": {"answer_counts": [], "is_finalized": false},
    })
}
