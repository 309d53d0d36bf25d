//! What every scene is drawn with: a language, and the ids of a table's buttons.

use ::rules::any::Token;
use ::rules::words::{Value, Words};

use crate::discord::custom_id::{CustomId, Group, Keys, Sealed, What};
use crate::discord::message::{Button, Style};

/// What every scene is drawn with: a language, and the ids of a table's buttons.
pub(crate) struct Frame<'a> {
    /// The reader's language.
    pub(crate) words: &'a Words,
    /// Where ids come from.
    pub(crate) keys: &'a Keys,
    /// The table's channel.
    pub(crate) channel: host::Channel,
    /// The line of the log at which all this is so.
    pub(crate) line: u32,
    /// Which group of controls is to be open on the reader's hand; any, if none is named.
    pub(crate) open: Option<Group>,
    /// What its reader is asked on their hand, while it holds.
    pub(crate) ask: Option<Ask>,
}

/// An action whose question was called for on a hand that was drawn at this line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ask {
    /// The line.
    pub(crate) line: u32,
    /// The action.
    pub(crate) token: Token,
}

impl Frame<'_> {
    pub(super) fn say(&self, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
        self.words.say(key, args)
    }

    pub(super) fn id(&self, what: What) -> Sealed {
        self.id_at(self.line, what)
    }

    pub(super) fn id_at(&self, line: u32, what: What) -> Sealed {
        self.keys.seal(&CustomId { channel: self.channel.0, line, open: self.open, what })
    }

    pub(super) fn button(&self, style: Style, key: &str, what: What) -> Button {
        Button::new(style, self.say(key, &[]), self.id(what))
    }

    /// The rules' first page, with their contents.
    pub(super) fn rules(&self, game: &str) -> Button {
        let game = Token::from(game).unwrap_or_default();
        self.button(Style::Secondary, "button-rules", What::Rules { game, page: 0 })
    }
}
