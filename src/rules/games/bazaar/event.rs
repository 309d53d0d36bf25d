//! What happens in a match. A record shows every field, secrets included; what only the telling needs
//! is marked `#[serde(skip)]`. A secret choice has an event of its own without the choice in it, and
//! another one when it is revealed.

use serde::Serialize;

use super::action::Side;
use super::ware::Ware;
use crate::game::Seat;

/// What happens in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "named by what they are")]
pub enum Event {
    Dealt { tiles: Vec<Ware> },
    Rolled { seat: Seat, points: i32 },
    Peeked { seat: Seat, tile: Ware },
    Bidden { seat: Seat },
    Opened { bids: Vec<u8>, winner: Option<Seat> },
    Taken { seat: Seat, ware: Ware },
    Put { seat: Seat, ware: Ware, side: Side, points: i32 },
    Cried { seat: Seat, points: i32 },
    Ended { tiles: Vec<Ware>, points: Vec<i32> },
}
