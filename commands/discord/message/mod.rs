//! Messages that Discord takes, whatever is put into them: their parts keep to the limits by the
//! way they are made, and what does not fit is cut or left out. It must not know what a message
//! is about.

mod component;
mod controls;
mod embed;
mod file;
mod modal;
pub(crate) mod text;

#[cfg(test)]
mod tests;

use serde::{Serialize, Serializer};

pub(crate) use component::{Button, Choice, Menu, Row, Style};
pub(crate) use controls::{Caption, hides, label, opened, reasons, rows};
pub(crate) use embed::{Beside, Embed};
pub(crate) use file::File;
pub(crate) use modal::{Modal, TextInput};

use super::limits;
use text::cut;

const EPHEMERAL_FLAG: u32 = 1 << 6;
const SUPPRESS_NOTIFICATIONS_FLAG: u32 = 1 << 12;

/// A whole message. As an edit it replaces what was there; only files stay, unless there are new
/// ones or it says [`without_files`](Message::without_files).
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Message {
    content: String,
    embeds: Vec<Embed>,
    rows: Vec<Row>,
    flags: u32,
    mentions: Vec<u64>,
    files: Vec<File>,
    no_files: bool,
    spare: Option<Box<Message>>,
}

impl Message {
    /// With nothing in it yet.
    pub(crate) fn new() -> Message {
        Message::default()
    }

    /// The text, as markdown.
    pub(crate) fn text(mut self, text: impl Into<String>) -> Message {
        self.content = cut(text, limits::CONTENT);
        self
    }

    /// One more embed, as far as there is room.
    pub(crate) fn embed(mut self, embed: Embed) -> Message {
        let used: usize = self.embeds.iter().map(Embed::size).sum();
        let embed = embed.within(limits::EMBEDS_SUM.saturating_sub(used));
        if self.embeds.len() < limits::EMBEDS && !embed.is_blank() {
            self.embeds.push(embed);
        }
        self
    }

    /// More rows of components. The sixth row is left out, and so is whatever has an id that the
    /// message has already.
    pub(crate) fn rows(mut self, rows: impl IntoIterator<Item = Row>) -> Message {
        let ids = self.rows.iter().flat_map(Row::ids);
        let mut taken: Vec<String> = ids.map(str::to_owned).collect();
        for row in rows {
            if self.rows.len() < limits::ROWS {
                self.rows.extend(row.without(&mut taken));
            }
        }
        self
    }

    /// The same message with a note above its text.
    pub(crate) fn below_note(&self, note: &str) -> Message {
        let texts = [note, &self.content].into_iter().filter(|text| !text.is_empty());
        let message = Message {
            spare: self.spare.as_ref().map(|spare| Box::new(spare.below_note(note))),
            ..self.clone()
        };
        message.text(texts.collect::<Vec<_>>().join("\n"))
    }

    /// For the eyes of one user only. An edit cannot change that.
    pub(crate) fn ephemeral(mut self) -> Message {
        self.flags |= EPHEMERAL_FLAG;
        self
    }

    /// A user whom a mention in the text notifies; nobody else is notified.
    pub(crate) fn notify(mut self, user: u64) -> Message {
        if self.mentions.len() < limits::MENTIONS && !self.mentions.contains(&user) {
            self.mentions.push(user);
        }
        self
    }

    /// A user whom it does not notify after all. If it notifies nobody, it does so without a sound.
    pub(crate) fn unnotified(mut self, user: u64) -> Message {
        self.mentions.retain(|mentioned| *mentioned != user);
        if self.mentions.is_empty() {
            self.flags |= SUPPRESS_NOTIFICATIONS_FLAG;
        }
        self
    }

    /// Its text.
    pub(crate) fn content(&self) -> &str {
        &self.content
    }

    /// One more file, if it is small enough; as an edit, in place of all that were there.
    pub(crate) fn file(mut self, file: File) -> Message {
        let sum: usize = self.files.iter().map(|file| file.bytes().len()).sum();
        // Something must be left for the rest of the request.
        let fits = file.bytes().len() <= limits::FILE
            && sum + file.bytes().len() <= limits::REQUEST - (1 << 20);
        if fits && self.files.len() < limits::FILES {
            self.files.push(file);
        }
        self
    }

    /// One more file, as a picture in the first frame: beside others a chat would show a part of it.
    pub(crate) fn framed(self, file: File) -> Message {
        let mut message = self.file(file);
        if let (Some(embed), Some(file)) = (message.embeds.first_mut(), message.files.last()) {
            embed.image(file);
        }
        message
    }

    /// As an edit: the files that were there go.
    pub(crate) fn without_files(mut self) -> Message {
        self.no_files = true;
        self
    }

    /// What is sent instead where its files are refused.
    pub(crate) fn or(mut self, spare: Message) -> Message {
        self.spare = Some(Box::new(spare));
        self
    }

    /// What is sent instead, if its files are refused.
    pub(crate) fn spare(&self) -> Option<&Message> {
        self.spare.as_deref().filter(|_| !self.files.is_empty())
    }

    pub(crate) fn files(&self) -> &[File] {
        &self.files
    }

    /// As an edit: do the files that were there stay?
    pub(crate) fn leaves_files(&self) -> bool {
        self.files.is_empty() && !self.no_files
    }

    /// What has to be sent so that this is seen where the old one is: files that are there already
    /// are not sent again.
    pub(crate) fn over(&self, old: Option<&Message>) -> Message {
        let mut sent = self.clone();
        if old.is_some_and(|old| old.files == self.files && !old.leaves_files()) {
            (sent.files, sent.no_files, sent.spare) = (Vec::new(), false, None);
        }
        sent
    }

    /// What is seen when this has been sent where the old one was.
    pub(crate) fn after(mut self, old: Option<&Message>) -> Message {
        if let Some(old) = old.filter(|_| self.leaves_files()) {
            self.files.clone_from(&old.files);
        }
        self
    }

    /// What is sent of it, as a new message or as an edit.
    pub(super) fn body<'a>(&'a self, edit: bool) -> Body<'a> {
        let blank = self.content.trim().is_empty();
        let empty = blank && self.embeds.is_empty() && self.files.is_empty();
        let listed = |(id, file): (usize, &'a File)| Listed {
            id,
            filename: file.name(),
            description: file.alt(),
        };
        Body {
            content: if empty { text::BLANK } else { &self.content },
            embeds: &self.embeds,
            components: &self.rows,
            flags: (!edit && self.flags != 0).then_some(self.flags),
            allowed_mentions: Mentions { parse: [], users: Ids(&self.mentions) },
            attachments: (!self.files.is_empty() || self.no_files && edit)
                .then(|| self.files.iter().enumerate().map(listed).collect()),
        }
    }

    /// As it goes over the wire when it is new.
    #[cfg(test)]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::to_value(self.body(false)).expect("a message is JSON")
    }
}

/// A message as it is sent.
#[derive(Serialize)]
pub(crate) struct Body<'a> {
    content: &'a str,
    embeds: &'a [Embed],
    components: &'a [Row],
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u32>,
    allowed_mentions: Mentions<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<Vec<Listed<'a>>>,
}

#[derive(Serialize)]
struct Mentions<'a> {
    parse: [&'static str; 0],
    users: Ids<'a>,
}

#[derive(Serialize)]
struct Listed<'a> {
    id: usize,
    filename: &'a str,
    description: &'a str,
}

struct Ids<'a>(&'a [u64]);

impl Serialize for Ids<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(u64::to_string))
    }
}
