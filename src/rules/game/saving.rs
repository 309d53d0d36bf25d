//! Which snapshots can be read again.

use super::rules::Rules;
use crate::standing::Setup;

/// Reading what was saved.
///
/// ```
/// use rules::dice::Dice;
/// use rules::game::{Nobody, Rules, Saving, Setup};
/// use rules::games::uchu::Uchu;
///
/// let setup = Setup { players: 3, options: Default::default() };
/// let state = Uchu::setup(&setup, &mut Dice::imagined(1), &mut Nobody);
/// let saved = serde_json::to_string(&state).expect("a state can be written");
/// assert_eq!(Uchu::upgrade(&setup, Uchu::VERSION, &saved), Some(state));
/// assert_eq!(Uchu::upgrade(&setup, Uchu::VERSION, "damaged"), None);
/// ```
pub trait Saving: Rules {
    /// The state that a snapshot holds, taken under these rules, this version's or an older one's,
    /// of a match that was set up like this; nothing if it is damaged or cannot be carried over.
    fn upgrade(setup: &Setup<Self::Options>, rules: u16, snapshot: &str) -> Option<Self::State>;
}
