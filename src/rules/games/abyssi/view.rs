//! What one viewer may know of a match: all of it (rules 6). The order of senators below the top of
//! their stack is known to nobody, because there is none before one of them is turned up.

use super::Abyssi;
use super::state::{Holdings, State, Step};
use crate::game::{PublicTable, Seat, Secrecy, Viewer};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) viewer: Viewer,
    /// The match, which has no secrets.
    pub(super) table: State,
}

impl View {
    /// The viewer's own seat, and what they have.
    pub(super) fn own(&self) -> Option<(Seat, &Holdings)> {
        match self.viewer {
            Viewer::Seat(seat) => Some((seat, self.table.of(seat))),
            Viewer::Public | Viewer::Open => None,
        }
    }

    /// Is the viewer to choose?
    pub(super) fn acts(&self) -> bool {
        self.table.actor().is_some_and(|seat| self.viewer.is(seat))
    }

    /// What is to be chosen.
    pub(super) fn step(&self) -> Option<Step> {
        self.table.step()
    }
}

impl Secrecy for Abyssi {
    const SECRETS: bool = false;

    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        View { viewer, table: state.clone() }
    }
}

impl PublicTable for Abyssi {
    /// All of it: nothing is hidden.
    type Table = State;

    fn into_table(state: State) -> State {
        state
    }

    fn supposed(view: &View) -> State {
        view.table.clone()
    }
}
