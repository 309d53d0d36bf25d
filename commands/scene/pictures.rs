//! Messages with their pictures, or in words where there are none.

use crate::discord::message::{File, Message};
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
    /// A message with its pictures. What a picture shows is left out where one is `seen`.
    pub(super) fn with_pictures(self, message: impl Fn(bool) -> Message) -> Message {
        let prints = match self {
            Pictures::Unchanged => return message(true),
            Pictures::New(prints) if !prints.is_empty() => prints,
            Pictures::New(_) | Pictures::None => return message(false).without_files(),
        };
        let file = |print: &Print| {
            let name = format!("{}.png", print.name);
            File::new(&name, print.alt.as_str(), print.png.clone())
        };
        let mut files = prints.iter().map(file);
        let first = files.next().into_iter().fold(message(true), Message::file);
        let pictured = files.fold(first, Message::framed);
        pictured.or(message(false).without_files())
    }
}
