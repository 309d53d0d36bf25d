//! What a viewer may know: built up from nothing, field by field, so that a new secret field of the
//! state cannot slip through. Pages, pictures and hints see this and never the state. `Viewer::Open`
//! looks back at a match that is over, and sees all.

use super::Bazaar;
use super::state::{State, Step};
use super::ware::Ware;
use crate::game::{Outcome, Rules, Seat, Secrecy, Viewer};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub(super) viewer: Viewer,
    pub(super) day: u8,
    pub(super) days: u8,
    /// What the viewer has to choose.
    pub(super) step: Option<Step>,
    pub(super) merchants: Vec<Seen>,
    pub(super) outcome: Option<Outcome>,
}

/// What is seen of a merchant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    pub(super) seat: Seat,
    pub(super) acts: bool,
    /// If the viewer knows it.
    pub(super) tile: Option<Ware>,
    /// If there is one and the viewer knows it.
    pub(super) bid: Option<u8>,
    pub(super) has_bid: bool,
    pub(super) has_rolled: bool,
    pub(super) has_peeked: bool,
    pub(super) stall: Vec<Ware>,
    pub(super) points: i32,
}

impl View {
    /// What the viewer sees of themselves.
    pub(super) fn own(&self) -> Option<&Seen> {
        self.merchants.iter().find(|seen| self.viewer.is(seen.seat))
    }
}

/// Does this viewer know a seat's tile? When the match is over everybody does.
pub(super) fn knows_tile(state: &State, seat: Seat, viewer: Viewer) -> bool {
    let looked = viewer.is(seat) && state.of(seat).peeked;
    looked || state.is_over() || viewer == Viewer::Open
}

/// Does this viewer know the bid of a seat?
pub(super) fn knows_bid(seat: Seat, viewer: Viewer) -> bool {
    viewer.is(seat) || viewer == Viewer::Open
}

impl Secrecy for Bazaar {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        let acting = state.agenda.turn().seats();
        let merchants = state.everyone().map(|(seat, own)| Seen {
            seat,
            acts: acting.has(seat),
            tile: knows_tile(state, seat, viewer).then_some(own.tile),
            bid: own.bid.filter(|_| knows_bid(seat, viewer)),
            has_bid: own.bid.is_some(),
            has_rolled: own.rolled,
            has_peeked: own.peeked,
            stall: own.stall.clone(),
            points: own.points,
        });
        View {
            viewer,
            day: state.day.min(state.days()),
            days: state.days(),
            step: match viewer {
                Viewer::Seat(seat) => state.agenda.step_of(seat),
                Viewer::Public | Viewer::Open => None,
            },
            merchants: merchants.collect(),
            outcome: Bazaar::outcome(state),
        }
    }
}
