//! What a table tells those who show it. Only that something changed and who is to be called: what
//! there is to see is asked for when somebody is ready to show it, so that several changes make one picture.

use crate::{Channel, User};

/// A table has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// Whose table.
    pub channel: Channel,
    /// How many lines its log has now.
    pub line: u32,
    /// Who has to be called.
    pub calls: Vec<Call>,
}

/// Somebody has to be called, in a way that they notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Call {
    /// The turn has come to them.
    Turn(User),
    /// Their time is nearly over.
    Reminder(User),
    /// A bot keeps their seat now.
    Away(User),
    /// Somebody has asked them something.
    Question(User),
    /// The match is over, or called off.
    Over(User),
    /// A rematch waits for them.
    Rematch(User),
}
