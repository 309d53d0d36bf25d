//! Messages with their pictures, or in words where there are none.

use crate::discord::message::{Embed, File, Message};
use crate::picture::Print;

/// What is seen of a page besides its words.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Pictures<'a> {
    /// These pictures; none of them is the same as [`Pictures::None`].
    New(&'a [Print]),
    /// The picture that is there already. A newer one follows.
    Unchanged,
    /// No picture: everything is said in words.
    None,
}

impl Pictures<'_> {
    /// The message with these embeds and its pictures.
    pub(super) fn with_embed(self, message: Message, embed: &Embed) -> Message {
        self.with_embeds(message, |pictured| vec![embed.variant(pictured)])
    }

    /// The message with its embeds and its pictures. What a picture shows is left out of the embeds
    /// where one is seen; in words they also follow the pictures, should those be refused.
    pub(super) fn with_embeds(
        self,
        message: Message,
        embeds: impl Fn(bool) -> Vec<Embed>,
    ) -> Message {
        let variant = |message: Message, pictured: bool| {
            embeds(pictured).into_iter().fold(message, Message::embed)
        };
        let prints = match self {
            Pictures::Unchanged => return variant(message, true),
            Pictures::New(prints) if !prints.is_empty() => prints,
            Pictures::New(_) | Pictures::None => return variant(message, false).without_files(),
        };
        let words = variant(message.clone(), false).without_files();
        let file = |print: &Print| {
            let name = format!("{}.png", print.name);
            File::new(&name, print.alt.as_str(), print.png.clone())
        };
        let mut files = prints.iter().map(file);
        let first = files.next().into_iter().fold(variant(message, true), Message::file);
        let pictured = files.fold(first, Message::framed);
        pictured.or(words)
    }
}
