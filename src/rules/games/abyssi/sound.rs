//! Which states can be true: a snapshot that was damaged is not taken for a match.

use super::state::{Options, State};
use crate::game::Setup;

pub(super) fn is_sound(state: &State, setup: &Setup<Options>) -> bool {
    state.players == setup.players && state.options == setup.options
}
