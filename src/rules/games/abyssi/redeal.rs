//! Another state that looks the same to a viewer. There is only this one: nothing is hidden, and
//! which senator is turned up next is decided when it is.

use super::state::State;
use super::{Abyssi, Event};
use crate::dice::Dice;
use crate::game::{Redeal, Viewer};

impl Redeal for Abyssi {
    fn redeal(state: &State, _happened: &mut [Event], _viewer: Viewer, _dice: &mut Dice) -> State {
        state.clone()
    }
}
