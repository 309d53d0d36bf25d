//! A view as pictures: the board for all, the hand for a seat. Everything in them is drawn here,
//! from nothing but the view.

pub(super) mod alien;
pub(super) mod card;
pub(super) mod palette;
