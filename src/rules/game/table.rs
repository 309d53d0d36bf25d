//! The border between what lies open and what is hidden, for games with few secrets: on the open part,
//! the table, pages can try an action and say what it would bring, without knowing what is hidden.

use std::fmt::Debug;

use super::rules::Rules;
use super::secrecy::Secrecy;
use crate::dice::Dice;
use crate::seat::Seat;
use crate::witness::Nobody;

/// A game that keeps the open part of its state apart from the hidden one, and whose view holds all of
/// the open part.
///
/// An action does to the table the same whatever is hidden, unless chance has a say; the contract tries
/// every legal action in the match itself and after a redeal.
///
/// ```
/// # use rules::game::{PublicTable, Rules, Seat, Secrecy, Viewer, imagine};
/// /// What an action would add to a seat's points.
/// fn gain<G: PublicTable>(
///     view: &G::View,
///     seat: Seat,
///     action: G::Action,
///     points: impl Fn(&G::Table) -> i32,
/// ) -> Option<i32> {
///     let now = points(&G::into_table(G::supposed(view)));
///     let then = imagine::<G>(view, seat, action);
///     (!then.by_chance).then(|| points(&then.after) - now)
/// }
/// ```
pub trait PublicTable: Secrecy {
    /// What lies open before everybody.
    type Table: Debug + PartialEq;

    /// The open part of a state.
    fn into_table(state: Self::State) -> Self::Table;

    /// A state with the table of this view, the viewer's own secrets, and stand-ins for what they
    /// cannot know: the same ones in every state that looks like this.
    fn supposed(view: &Self::View) -> Self::State;
}

/// What an action would lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct Imagined<Part> {
    /// The state or the table after it.
    pub after: Part,
    /// Has chance had a say? Then what it brought is only a guess, and not to be shown.
    pub by_chance: bool,
}

/// What an action that is legal for this seat would lead to on the table, as far as a viewer can tell.
pub fn imagine<G: PublicTable>(
    view: &G::View,
    seat: Seat,
    action: G::Action,
) -> Imagined<G::Table> {
    let Imagined { after, by_chance } = imagine_in::<G>(G::supposed(view), seat, action);
    Imagined { after: G::into_table(after), by_chance }
}

/// What an action that is legal for this seat would lead to in this state, which is thought up or has
/// no secrets.
pub fn imagine_in<G: Rules>(
    mut state: G::State,
    seat: Seat,
    action: G::Action,
) -> Imagined<G::State> {
    let mut dice = Dice::imagined(0);
    let before = dice.mark();
    G::apply(&mut state, seat, action, &mut dice, &mut Nobody);
    Imagined { after: state, by_chance: dice.mark() != before }
}
