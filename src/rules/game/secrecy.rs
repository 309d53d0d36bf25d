//! What a viewer may know, and what else could be true by that.

use std::fmt::Debug;

use super::rules::Rules;
use crate::dice::Dice;
use crate::seat::Viewer;

/// What a viewer may know.
///
/// ```
/// use rules::dice::Dice;
/// use rules::game::{Nobody, Rules, Seat, Secrecy, Setup, Viewer};
/// use rules::games::uchu::Uchu;
///
/// let setup = Setup { players: 3, options: Default::default() };
/// let deal = |luck| Uchu::setup(&setup, &mut Dice::imagined(luck), &mut Nobody);
/// let [ana, ben] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
/// // Each of them sees their own hand and not the other's.
/// assert_ne!(Uchu::view(&deal(1), ana), Uchu::view(&deal(1), ben));
/// ```
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
///
/// ```
/// use rules::dice::Dice;
/// use rules::game::{Nobody, Redeal, Rules, Seat, Secrecy, Setup, Viewer};
/// use rules::games::uchu::Uchu;
///
/// let setup = Setup { players: 3, options: Default::default() };
/// let state = Uchu::setup(&setup, &mut Dice::imagined(1), &mut Nobody);
/// let [ana, ben] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))];
/// let other = Uchu::redeal(&state, &mut [], ana, &mut Dice::imagined(2));
/// // To Ana nothing has changed; Ben has other cards.
/// assert_eq!(Uchu::view(&other, ana), Uchu::view(&state, ana));
/// assert_ne!(Uchu::view(&other, ben), Uchu::view(&state, ben));
/// ```
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
