//! An interaction as data: what a person did, and what became of it.

use serde_json::Value;

use super::id::Id;
use crate::limits::table;

/// How long a first answer may take.
pub(crate) const ANSWER_WITHIN_MS: u64 = table::FIRST_ANSWER_MS.max as u64;
/// How long a token works.
pub(crate) const TOKEN_LIVES_MS: u64 = table::TOKEN_MS.max as u64;

/// Types of interactions.
pub(crate) const COMMAND: u8 = 2;
pub(crate) const COMPONENT: u8 = 3;
pub(crate) const AUTOCOMPLETE: u8 = 4;
pub(crate) const MODAL: u8 = 5;

/// What a person did, and what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Interaction {
    pub id: Id,
    pub token: String,
    pub application: Id,
    pub kind: u8,
    pub user: Id,
    pub channel: Id,
    pub made: u64,
    /// The tab that started it, and its number there.
    pub tab: Option<u64>,
    pub nonce: Value,
    /// The message whose component was pressed.
    pub message: Option<Id>,
    /// The command's name and type.
    pub name: String,
    pub command_type: u64,
    /// The type of the option that is being typed.
    pub option_type: u64,
    /// The type of the callback that answered it.
    pub answered: Option<u64>,
    pub failed: bool,
    /// The message that `@original` means.
    pub original: Option<Id>,
    pub followups: Vec<Id>,
    pub modal: Option<Value>,
    /// The interaction by which that modal was handed in.
    pub handed_in: Option<Id>,
    pub choices: Option<Value>,
}

impl Interaction {
    /// A state as the page names it.
    pub(crate) fn state(&self) -> &'static str {
        match (self.answered, self.failed) {
            (Some(_), _) => "done",
            (None, true) => "failed",
            (None, false) => "pending",
        }
    }
}
