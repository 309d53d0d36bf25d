//! What a viewer may know, and what else could be true by that.

use std::fmt::Debug;

use super::rules::Rules;
use crate::dice::Dice;
use crate::seat::Viewer;

/// What a viewer may know.
pub trait Secrecy: Rules {
    /// Is there anything that some viewer may not know? Where nothing is hidden, everybody's view is
    /// the same, there is nothing to redeal, and no action shows anything but what chance brings.
    const SECRETS: bool = true;

    /// What one viewer may know.
    type View: Debug + PartialEq + Send + Sync;

    /// What this viewer may know: built up from nothing, never the state with things removed.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;
}

/// What else could be true: the only way to imagine what a viewer cannot know.
pub trait Redeal: Secrecy {
    /// Another state that this viewer could not tell apart from this one, drawn from all such
    /// states by looking only at what the viewer knows. `happened` is what the last ply (or the
    /// setup) brought about; secrets in it are replaced so that it leads to the new state.
    fn redeal(
        state: &Self::State,
        happened: &mut [Self::Event],
        viewer: Viewer,
        dice: &mut Dice,
    ) -> Self::State;
}
