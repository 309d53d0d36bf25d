//! What else could be true: every secret that the viewer does not know is drawn anew, from public
//! things and in a fixed order. A secret must not be looked at, not even to decide how often the dice
//! are asked; where one is known by what people have shown, keep to that. Events that have just
//! happened and hold secrets are made to fit.

use super::Bazaar;
use super::event::Event;
use super::state::{HIGHEST_BID, State};
use super::view::{knows_bid, knows_tile};
use super::ware::Ware;
use crate::dice::Dice;
use crate::game::{Redeal, Seat, Viewer};

impl Redeal for Bazaar {
    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = state.clone();
        for (seat, own) in (0..).map(Seat).zip(&mut other.merchants) {
            if !knows_tile(state, seat, viewer) {
                own.tile = dice.pick(&Ware::ALL);
            }
            if own.bid.is_some() && !knows_bid(seat, viewer) {
                own.bid = Some(1 + dice.below(HIGHEST_BID.into()) as u8);
            }
        }
        for event in happened {
            match event {
                Event::Dealt { tiles } => {
                    *tiles = other.merchants.iter().map(|own| own.tile).collect();
                }
                Event::Peeked { seat, tile } => *tile = other.of(*seat).tile,
                _ => {}
            }
        }
        other
    }
}
