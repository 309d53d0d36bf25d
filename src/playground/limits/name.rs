//! Everything small: names of threads, channels and emojis, reasons, sizes, pages. It exists so
//! that these too are held to the table. It must not know the things that bear the names.

use serde_json::{Value, json};

use super::form::{Form, Need, Object};
use super::refusal::Invalid;
use super::table::{self, Limit};

fn on_object(body: &Value, check: impl FnOnce(&mut Form, &Object)) -> Result<(), Invalid> {
    let mut form = Form::new();
    if let Some(map) = form.object(body) {
        check(&mut form, map);
    }
    form.finish()
}

fn need(required: bool) -> Need {
    if required { Need::Required } else { Need::Optional }
}

/// Checks one text of a body against a limit of the table, for fields without rules of their own
/// (a nickname, a role's name, a guild's name).
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_field(body: &Value, key: &str, limit: Limit, required: bool) -> Result<(), Invalid> {
    on_object(body, |form, map| {
        form.text(map, key, limit, need(required));
    })
}

/// Checks the `name` of a thread; it is `required` when the thread is made.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_thread_name(body: &Value, required: bool) -> Result<(), Invalid> {
    check_field(body, "name", table::THREAD_NAME, required)
}

/// Checks the `name` of a channel; it is `required` when the channel is made.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_channel_name(body: &Value, required: bool) -> Result<(), Invalid> {
    check_field(body, "name", table::CHANNEL_NAME, required)
}

/// Checks all of a thread that is made (`name` is `required`) or changed.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_thread(body: &Value, required: bool) -> Result<(), Invalid> {
    on_object(body, |form, map| {
        form.text(map, "name", table::THREAD_NAME, need(required));
        let minutes = &[60, 1440, 4320, 10080];
        form.choice(map, "auto_archive_duration", minutes, Need::Optional);
        form.between(map, "rate_limit_per_user", table::SLOWMODE, Need::Optional);
        form.choice(map, "type", &[10, 11, 12], Need::Optional);
        for key in ["invitable", "archived", "locked"] {
            form.truth(map, key);
        }
        let tags = form.list(map, "applied_tags", table::APPLIED_TAGS, Need::Optional);
        form.each("applied_tags", tags, |form, _, id| form.id_here(id));
    })
}

/// Checks all of a channel that is made (`name` is `required`) or changed.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_channel(body: &Value, required: bool) -> Result<(), Invalid> {
    on_object(body, |form, map| {
        form.text(map, "name", table::CHANNEL_NAME, need(required));
        form.text(map, "topic", table::CHANNEL_TOPIC, Need::Optional);
        form.between(map, "rate_limit_per_user", table::SLOWMODE, Need::Optional);
        form.choice(map, "type", &[0, 2, 4, 5, 13, 14, 15], Need::Optional);
        form.id(map, "parent_id", Need::Optional);
        form.truth(map, "nsfw");
        let tags = form.list(map, "available_tags", table::FORUM_TAGS, Need::Optional);
        form.each("available_tags", tags, |form, _, tag| {
            let Some(tag) = form.object(tag) else { return };
            form.text(tag, "name", table::TAG_NAME, Need::Required);
            form.truth(tag, "moderated");
            form.id(tag, "id", Need::Optional);
            form.id(tag, "emoji_id", Need::Optional);
        });
    })
}

/// Checks an emoji that is made (`new`: name and picture are required) or renamed.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_emoji(body: &Value, new: bool) -> Result<(), Invalid> {
    on_object(body, |form, map| {
        let name = form.text(map, "name", table::EMOJI_NAME, need(new));
        let fits = |c: char| c.is_ascii_alphanumeric() || c == '_';
        if name.is_some_and(|name| !name.chars().all(fits)) {
            let message = "String value did not match validation regex.";
            form.refuse("name", "STRING_TYPE_REGEX", message);
        }
        if !new {
            return;
        }
        let Some(image) = form.words(map, "image", Need::Required) else { return };
        match picture_bytes(image) {
            None => {
                let message = "Only data uri strings can be used.";
                form.refuse("image", "BINARY_TYPE_INVALID_DATA_URI", message);
            }
            Some(bytes) if !table::EMOJI_BYTES.takes(bytes) => {
                let kb = table::EMOJI_BYTES.max / 1024;
                let message = format!("File cannot be larger than {kb}.0 kb.");
                form.refuse("image", "BINARY_TYPE_MAX_SIZE", &message);
            }
            Some(_) => {}
        }
    })
}

/// How many bytes the base64 of a `data:` address holds; none when it is not one. The type it
/// names does not count, Discord looks at the bytes themselves; the playground takes any.
fn picture_bytes(image: &str) -> Option<usize> {
    let (_, data) = image.strip_prefix("data:")?.split_once(";base64,")?;
    let bare = data.trim_end_matches('=');
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/');
    let complete = !bare.is_empty() && bare.len() % 4 != 1 && data.len() - bare.len() <= 2;
    let bytes = bare.len() / 4 * 3 + (bare.len() % 4).saturating_sub(1);
    (complete && bare.bytes().all(fits)).then_some(bytes)
}

/// Checks the `X-Audit-Log-Reason` header, already decoded.
///
/// # Errors
/// The refusal that Discord would send; no source for its path and code, so the generic ones.
pub fn check_reason(reason: &str) -> Result<(), Invalid> {
    let mut form = Form::new();
    form.length("reason", table::REASON, reason.chars().count());
    form.finish()
}

/// Checks the size of one uploaded file.
///
/// # Errors
/// 413 with 40005, as Discord sends it.
pub fn check_file_size(bytes: usize) -> Result<(), Invalid> {
    size(table::FILE_BYTES, bytes)
}

/// Checks the size of a whole request.
///
/// # Errors
/// 413 with 40005, as Discord sends it.
pub fn check_request_size(bytes: usize) -> Result<(), Invalid> {
    size(table::REQUEST_BYTES, bytes)
}

fn size(limit: Limit, bytes: usize) -> Result<(), Invalid> {
    if limit.takes(bytes) {
        Ok(())
    } else {
        Err(Invalid::plain(413, 40005, "Request entity too large"))
    }
}

/// Checks the body of a bulk delete.
///
/// # Errors
/// 50016 for too few or too many, 50035 for what are no ids.
pub fn check_bulk_delete(body: &Value) -> Result<(), Invalid> {
    let any = Limit { min: 0, max: usize::MAX, ..table::BULK_DELETE };
    let mut amount = 0;
    on_object(body, |form, map| {
        let ids = form.list(map, "messages", any, Need::Required);
        amount = ids.len();
        if table::BULK_DELETE.takes(amount) {
            form.each("messages", ids, |form, _, id| form.id_here(id));
        }
    })?;
    if table::BULK_DELETE.takes(amount) {
        return Ok(());
    }
    let message = "Provided too few or too many messages to delete. Must provide at least 2 and \
                   at most 100 messages to delete.";
    Err(Invalid::plain(400, 50016, message))
}

/// Checks the `limit` in the query of a list of messages.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_page(limit: &str) -> Result<(), Invalid> {
    on_object(&json!({"limit": limit}), |form, map| {
        form.between(map, "limit", table::PAGE, Need::Required);
    })
}
