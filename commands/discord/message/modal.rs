//! Modals: a form that opens over the chat, with lines to type into.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use super::text::filled;
use crate::discord::custom_id::Sealed;
use crate::discord::limits;

/// A form.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Modal {
    custom_id: Sealed,
    title: String,
    components: Vec<Line>,
}

#[derive(Clone, Debug, PartialEq)]
struct Line([TextInput; 1]);

/// Something to type into.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct TextInput {
    r#type: u8,
    custom_id: &'static str,
    style: u8,
    label: String,
    min_length: usize,
    max_length: usize,
    required: bool,
}

impl TextInput {
    /// One line of at most `most` characters. The id is ours alone and tells the inputs of one
    /// modal apart.
    pub(crate) fn new(id: &'static str, label: impl Into<String>, most: usize) -> TextInput {
        TextInput {
            r#type: 4,
            custom_id: id,
            style: 1,
            label: filled(label, limits::INPUT_LABEL),
            min_length: 1,
            max_length: most.clamp(1, limits::INPUT_TEXT),
            required: true,
        }
    }
}

impl Modal {
    /// A form with one input.
    pub(crate) fn new(id: Sealed, title: impl Into<String>, input: TextInput) -> Modal {
        let title = filled(title, limits::MODAL_TITLE);
        Modal { custom_id: id, title, components: vec![Line([input])] }
    }
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_struct("Line", 2)?;
        row.serialize_field("type", &1)?;
        row.serialize_field("components", &self.0)?;
        row.end()
    }
}
