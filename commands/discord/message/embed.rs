//! Embeds: the framed part of a message. Each is within its own limits from the start; what all
//! of one message may hold together is for the message to say.

use serde::Serialize;

use super::file::File;
use super::text::{cut, filled, length};
use crate::discord::limits;

/// A framed text with a title, fields and a picture.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct Embed {
    #[serde(skip_serializing_if = "String::is_empty")]
    title: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    description: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    fields: Vec<Field>,
    #[serde(skip_serializing_if = "Option::is_none")]
    footer: Option<Footer>,
    #[serde(rename = "color", skip_serializing_if = "Option::is_none")]
    colour: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<Image>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Field {
    name: String,
    value: String,
    inline: bool,
    #[serde(skip)]
    with_picture: Beside,
}

/// The place of a field on a message whose picture is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beside {
    /// It is left out: the picture shows it.
    Nothing,
    /// Below its neighbours, in the whole width.
    Below,
    /// Beside its neighbours, where there is room.
    Neighbours,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Footer {
    text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct Image {
    url: String,
}

impl Embed {
    /// With nothing in it; a message leaves it out.
    pub(crate) fn new() -> Embed {
        Embed::default()
    }

    /// What stands above the text.
    pub(crate) fn title(mut self, title: impl Into<String>) -> Embed {
        self.title = cut(title, limits::EMBED_TITLE);
        self
    }

    /// The text, as markdown.
    pub(crate) fn text(mut self, text: impl Into<String>) -> Embed {
        self.description = cut(text, limits::EMBED_TEXT);
        self
    }

    /// One more heading with a text. The 26th is left out of a message.
    pub(crate) fn field(self, name: impl Into<String>, text: impl Into<String>) -> Embed {
        self.placed_field(name, text, false, Beside::Below)
    }

    /// A field that is left out where the message's picture is seen.
    pub(crate) fn field_in_words(self, name: impl Into<String>, text: impl Into<String>) -> Embed {
        self.placed_field(name, text, false, Beside::Nothing)
    }

    /// A field that stands beside its neighbours or not, in words and with a picture.
    pub(crate) fn placed_field(
        mut self,
        name: impl Into<String>,
        text: impl Into<String>,
        inline: bool,
        with_picture: Beside,
    ) -> Embed {
        let (name, value) = (filled(name, limits::FIELD_NAME), filled(text, limits::FIELD_TEXT));
        self.fields.push(Field { name, value, inline, with_picture });
        self
    }

    /// The embed as it is on a message whose picture is seen, or on one in words.
    pub(crate) fn variant(&self, pictured: bool) -> Embed {
        let shown = |field: &&Field| !(pictured && field.with_picture == Beside::Nothing);
        let fields = self.fields.iter().filter(shown).map(|field| {
            let inline =
                if pictured { field.with_picture == Beside::Neighbours } else { field.inline };
            let with_picture = if inline { Beside::Neighbours } else { Beside::Below };
            Field { inline, with_picture, ..field.clone() }
        });
        let fields = fields.take(limits::FIELDS).collect();
        Embed {
            title: self.title.clone(),
            description: self.description.clone(),
            fields,
            footer: self.footer.clone(),
            colour: self.colour,
            image: self.image.clone(),
        }
    }

    /// What stands below, small and without markdown.
    pub(crate) fn footer(mut self, text: impl Into<String>) -> Embed {
        let text = cut(text, limits::EMBED_FOOTER);
        self.footer = (!text.trim().is_empty()).then_some(Footer { text });
        self
    }

    /// The stripe at its side, as `0xRRGGBB`.
    pub(crate) fn colour(mut self, colour: u32) -> Embed {
        self.colour = Some(colour & limits::COLOUR);
        self
    }

    /// A picture: one of the message's own files.
    pub(super) fn image(&mut self, file: &File) {
        self.image = Some(Image { url: format!("attachment://{}", file.name()) });
    }

    /// How much it takes of what all embeds of a message may hold.
    pub(crate) fn size(&self) -> usize {
        let fields = self.fields.iter().map(|field| length(&field.name) + length(&field.value));
        let footer = self.footer.as_ref().map_or(0, |footer| length(&footer.text));
        length(&self.title) + length(&self.description) + fields.sum::<usize>() + footer
    }

    /// As much of it as fits, in the order in which it is read.
    pub(super) fn within(mut self, most: usize) -> Embed {
        self.fields.truncate(limits::FIELDS);
        if self.size() <= most {
            return self;
        }
        let mut left = most;
        self.title = cut(self.title, left);
        left -= length(&self.title);
        self.description = cut(self.description, left);
        left -= length(&self.description);
        let mut full = false;
        self.fields.retain(|field| {
            let size = length(&field.name) + length(&field.value);
            full |= size > left;
            if !full {
                left -= size;
            }
            !full
        });
        self.footer = self.footer.filter(|footer| !full && length(&footer.text) <= left);
        self
    }

    /// Would nothing be seen of it?
    pub(super) fn is_blank(&self) -> bool {
        let text = self.title.trim().is_empty() && self.description.trim().is_empty();
        text && self.fields.is_empty() && self.footer.is_none() && self.image.is_none()
    }
}
