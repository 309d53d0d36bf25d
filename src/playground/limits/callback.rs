//! Interaction callbacks: which type carries what. It exists so that a route has one check for
//! all of them. It must not know the interaction that is answered.

use serde_json::Value;

use super::choice::check_choices;
use super::form::{Form, Need};
use super::message::{MessageKind, check_edit, check_message};
use super::modal::check_modal;
use super::refusal::Invalid;

/// What the world knows about the interaction that is answered.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Asked<'m> {
    /// The type of the option being typed, for autocomplete; 0 otherwise.
    pub option_type: u64,
    /// The message whose component was pressed, if one was.
    pub message: Option<&'m Value>,
}

/// Checks the whole body of `POST /interactions/{id}/{token}/callback`.
///
/// # Errors
/// The refusal that Discord would send.
pub fn check_callback(body: &Value, files: usize, asked: Asked<'_>) -> Result<(), Invalid> {
    let mut form = Form::new();
    let types = &[1, 4, 5, 6, 7, 8, 9, 10, 12];
    let kind = form.object(body).and_then(|map| form.choice(map, "type", types, Need::Required));
    form.finish()?;
    let nothing = Value::Object(serde_json::Map::new());
    let data = body.get("data").filter(|data| !data.is_null());
    let needed = || {
        data.ok_or_else(|| Invalid::field("data", "BASE_TYPE_REQUIRED", "This field is required"))
    };
    match kind {
        Some(4) => check_message(data.unwrap_or(&nothing), MessageKind::Callback, files),
        Some(7) => {
            let data = data.unwrap_or(&nothing);
            match asked.message {
                Some(stored) => check_edit(data, MessageKind::Update, files, stored),
                None => check_message(data, MessageKind::Update, files),
            }
        }
        Some(8) => check_choices(needed()?, asked.option_type),
        Some(9) => check_modal(needed()?),
        _ => Ok(()),
    }
}
