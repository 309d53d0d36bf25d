//! Which snapshots can be read again.

use super::rules::Rules;
use crate::standing::Setup;

/// Reading what was saved.
pub trait Saving: Rules {
    /// The state that a snapshot holds, taken under these rules, this version's or an older one's,
    /// of a match that was set up like this; nothing if it is damaged or cannot be carried over.
    fn upgrade(setup: &Setup<Self::Options>, rules: u16, snapshot: &str) -> Option<Self::State>;
}
