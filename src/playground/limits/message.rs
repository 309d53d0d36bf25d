//! Messages: what a bot may send, edit or answer with. It exists to bring the parts together under
//! the paths of each route. It must not know the channel, the author or the stored message.

use std::collections::HashSet;

use serde_json::Value;

use super::form::{Form, Need, Object, whole};
use super::refusal::Invalid;
use super::table;
use super::{embed, layout};

/// The flag that turns a message into components of version 2.
pub const IS_COMPONENTS_V2: u64 = 1 << 15;

/// Which request the message stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageKind {
    /// `POST /channels/{id}/messages`.
    Create,
    /// `PATCH` of a message, of `@original` or of a follow-up: what is left out stays.
    Edit,
    /// The `data` of a callback of type 4; paths begin with `data`.
    Callback,
    /// The `data` of a callback of type 7: an edit whose paths begin with `data`.
    Update,
    /// `POST /webhooks/{application}/{token}`.
    Followup,
}

impl MessageKind {
    fn edits(self) -> bool {
        matches!(self, Self::Edit | Self::Update)
    }
}

/// Checks a message. `files` is how many files came with the request. For an edit of a message
/// that is at hand, [`check_edit`] sees more.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_message(body: &Value, kind: MessageKind, files: usize) -> Result<(), Invalid> {
    check(body, kind, files, &Value::Null)?;
    if !kind.edits() && is_empty_message(body, files) {
        return Err(Invalid::empty_message());
    }
    Ok(())
}

/// Checks the edit of a `stored` message (Discord's JSON): its flag for components v2 stays, and
/// with what stays of it the message must neither be empty nor mix both versions.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_edit(
    body: &Value,
    kind: MessageKind,
    files: usize,
    stored: &Value,
) -> Result<(), Invalid> {
    check(body, kind, files, stored)?;
    let mut after = Object::new();
    for key in ["content", "embeds", "components", "attachments", "poll"] {
        after.insert(key.to_owned(), after_edit(body, stored, key).clone());
    }
    after
        .insert("sticker_ids".to_owned(), stored.get("sticker_items").cloned().unwrap_or_default());
    if is_empty_message(&Value::Object(after), files) {
        return Err(Invalid::empty_message());
    }
    Ok(())
}

/// What a field holds after an edit. Null clears text, but a list is only cleared by an empty one.
fn after_edit<'v>(body: &'v Value, stored: &'v Value, key: &str) -> &'v Value {
    match body.get(key) {
        Some(Value::Null) if matches!(key, "content" | "poll") => &Value::Null,
        Some(Value::Null) | None => stored.get(key).unwrap_or(&Value::Null),
        Some(value) => value,
    }
}

fn check(body: &Value, kind: MessageKind, files: usize, stored: &Value) -> Result<(), Invalid> {
    let mut form = Form::new();
    let inner = |form: &mut Form| {
        if let Some(message) = form.object(body) {
            fields(form, message, kind, files, flags_of(stored));
            legacy(form, body, stored);
        }
    };
    match kind {
        MessageKind::Callback | MessageKind::Update => form.within("data", inner),
        _ => inner(&mut form),
    }
    form.finish()?;
    if !table::FILES.takes(files) {
        let max = table::FILES.max;
        let message = format!("Maximum number of attachments in a message reached ({max})");
        return Err(Invalid::plain(400, 30015, message));
    }
    Ok(())
}

/// Whether nothing of a message can be seen. For an edit, ask it of the message as it would be.
#[must_use]
pub fn is_empty_message(body: &Value, files: usize) -> bool {
    let text = |key: &str| {
        body.get(key).and_then(Value::as_str).is_some_and(|text| !text.trim().is_empty())
    };
    let list =
        |key: &str| body.get(key).and_then(Value::as_array).is_some_and(|list| !list.is_empty());
    let model = |key: &str| body.get(key).is_some_and(Value::is_object);
    // A forwarded message is a reference of type 1 with nothing beside it.
    let forward = body.get("message_reference").and_then(|reference| reference.get("type"));
    files == 0
        && !text("content")
        && !["embeds", "components", "sticker_ids", "attachments"].into_iter().any(list)
        && !["poll", "shared_client_theme"].into_iter().any(model)
        && forward.and_then(whole) != Some(1)
}

/// The flags of a body: Discord takes them as a number or as text. Nothing, or nonsense, is 0.
#[must_use]
pub fn flags_of(body: &Value) -> u64 {
    body.get("flags").and_then(whole).and_then(|flags| u64::try_from(flags).ok()).unwrap_or(0)
}

fn fields(form: &mut Form, message: &Object, kind: MessageKind, files: usize, stored: u64) {
    let given = form.integer(message, "flags", Need::Optional);
    let given = given.map(|flags| u64::try_from(flags).unwrap_or(0));
    // Flags of 0 in an edit of version 2 make Discord read rows, although the flag stays.
    let v2 = given.unwrap_or(stored) & IS_COMPONENTS_V2 != 0;
    form.text(message, "content", table::CONTENT, Need::Optional);
    form.truth(message, "tts");
    form.truth(message, "enforce_nonce");
    embed::check(form, message);
    layout::check(form, message, v2);
    attachments(form, message, kind, files);
    stickers(form, message);
    mentions(form, message);
    if kind == MessageKind::Create {
        nonce(form, message);
    }
    if let Some(reference) = form.model(message, "message_reference", Need::Optional) {
        form.within("message_reference", |form| {
            form.id(reference, "message_id", Need::Required);
            // A forward (type 1) is not done here, and refused rather than taken for a reply.
            form.choice(reference, "type", &[0], Need::Optional);
        });
    }
    if let Some(poll) = form.model(message, "poll", Need::Optional) {
        form.within("poll", |form| poll_fields(form, poll));
    }
}

/// Fields that a message of version 2 cannot have, sent or left from before. Empty ones pass:
/// libraries send them to clear.
fn legacy(form: &mut Form, body: &Value, stored: &Value) {
    if (flags_of(body) | flags_of(stored)) & IS_COMPONENTS_V2 == 0 {
        return;
    }
    for key in ["content", "embeds", "poll", "sticker_ids"] {
        let used = match after_edit(body, stored, key) {
            Value::String(text) => !text.is_empty(),
            Value::Array(list) => !list.is_empty(),
            Value::Object(_) => true,
            _ => false,
        };
        if used {
            let message = format!(
                "The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            );
            form.refuse(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", &message);
        }
    }
}

fn attachments(form: &mut Form, message: &Object, kind: MessageKind, files: usize) {
    let list = form.list(message, "attachments", table::ATTACHMENTS, Need::Optional);
    form.each("attachments", list, |form, index, attachment| {
        let Some(attachment) = form.object(attachment) else { return };
        form.id(attachment, "id", Need::Required);
        form.text(attachment, "filename", table::ATTACHMENT_NAME, Need::Optional);
        form.text(attachment, "description", table::ATTACHMENT_DESCRIPTION, Need::Optional);
        // A new message has no older files to keep, so each entry needs an uploaded one.
        if !kind.edits() && index >= files {
            form.refuse_here("ATTACHMENT_NOT_FOUND", "Attachment data not found");
        }
    });
}

fn stickers(form: &mut Form, message: &Object) {
    let list = form.list(message, "sticker_ids", table::STICKERS, Need::Optional);
    form.each("sticker_ids", list, |form, _, id| form.id_here(id));
}

fn nonce(form: &mut Form, message: &Object) {
    match message.get("nonce") {
        None | Some(Value::Null) => {}
        Some(Value::String(text)) if table::NONCE.takes(text.chars().count()) => {}
        Some(Value::String(_)) => {
            let message = format!("Must be {} or fewer characters long.", table::NONCE.max);
            form.refuse("nonce", "NONCE_TYPE_TOO_LONG", &message);
        }
        Some(Value::Number(number)) if number.is_i64() => {}
        Some(_) => {
            let message = "This field must be a string or integer.";
            form.refuse("nonce", "NONCE_TYPE_INVALID_TYPE", message);
        }
    }
}

fn mentions(form: &mut Form, message: &Object) {
    const TYPES: &[&str] = &["users", "roles", "everyone"];
    let Some(mentions) = form.model(message, "allowed_mentions", Need::Optional) else { return };
    form.within("allowed_mentions", |form| {
        // Three types without repetition; the set is checked below.
        let any = table::Limit { max: usize::MAX, ..table::MENTION_USERS };
        let parse = form.list(mentions, "parse", any, Need::Optional);
        let mut seen = HashSet::new();
        form.each("parse", parse, |form, _, value| match value.as_str() {
            Some(kind) if TYPES.contains(&kind) => {
                if !seen.insert(kind) {
                    already(form);
                }
            }
            _ => {
                let message = "Value must be one of ('users', 'roles', 'everyone').";
                form.refuse_here("BASE_TYPE_CHOICES", message);
            }
        });
        for (key, limit) in [("users", table::MENTION_USERS), ("roles", table::MENTION_ROLES)] {
            let ids = form.list(mentions, key, limit, Need::Optional);
            let mut seen_ids = HashSet::new();
            form.each(key, ids, |form, _, id| {
                form.id_here(id);
                if whole(id).is_some_and(|id| !seen_ids.insert(id)) {
                    already(form);
                }
            });
            if !ids.is_empty() && seen.contains(key) {
                let message =
                    format!("parse:[\"{key}\"] and {key}: [ids...] are mutually exclusive.");
                form.refuse_here("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", &message);
            }
        }
        form.truth(mentions, "replied_user");
    });
}

fn already(form: &mut Form) {
    form.refuse_here("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value");
}

fn poll_fields(form: &mut Form, poll: &Object) {
    if let Some(question) = form.model(poll, "question", Need::Required) {
        form.within("question", |form| {
            form.text(question, "text", table::POLL_QUESTION, Need::Required);
        });
    }
    let answers = form.list(poll, "answers", table::POLL_ANSWERS, Need::Required);
    form.each("answers", answers, |form, _, answer| {
        let Some(answer) = form.object(answer) else { return };
        let Some(media) = form.model(answer, "poll_media", Need::Required) else { return };
        form.within("poll_media", |form| {
            // The documentation wants text in every answer, with or without an emoji.
            form.text(media, "text", table::POLL_ANSWER, Need::Required);
            form.model(media, "emoji", Need::Optional);
        });
    });
    form.between(poll, "duration", table::POLL_HOURS, Need::Optional);
    form.truth(poll, "allow_multiselect");
    form.choice(poll, "layout_type", &[1], Need::Optional);
}
