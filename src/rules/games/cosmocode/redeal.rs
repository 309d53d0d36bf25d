//! What a viewer cannot know, dealt anew: what is left of the starting cards in hidden hands, and the
//! blue deck they came from. All other cards were seen by everybody on their way.
//!
//! The hidden cards are looked at only as one bag, so that two states a viewer cannot tell apart are
//! redealt alike.

use arrayvec::ArrayVec;

use super::cards::Bag;
use super::deck::Deck;
use super::state::{Holdings, State};
use super::values::MOST_SEATS;
use super::view::sees_hand;
use super::{CosmoCode, Event};
use crate::dice::Dice;
use crate::game::{Redeal, Seat, Viewer};

impl Redeal for CosmoCode {
    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        const BLUE: usize = Deck::Blue as usize;
        let mut other = state.clone();
        let mut hidden = Bag::default();
        // A deck that was made anew holds nothing but cards that all have seen: when it had run out,
        // whatever was missing had to be in the hands.
        if !state.renewed {
            hidden.add_all(&state.decks[BLUE]);
        }
        let all = usize::from(state.players);
        let hands = (0..).map(Seat).zip(&mut other.seats[..all]);
        let mut hands: ArrayVec<&mut Holdings, MOST_SEATS> =
            hands.filter(|(seat, _)| !sees_hand(viewer, *seat)).map(|(_, hand)| hand).collect();
        for holdings in &mut hands {
            hidden.add_all(&holdings.unseen);
            holdings.hand[BLUE].remove_all(&holdings.unseen);
        }
        for holdings in hands {
            let mut dealt = Bag::default();
            (0..holdings.unseen.count()).for_each(|_| dealt.add(hidden.draw(dice)));
            holdings.hand[BLUE].add_all(&dealt);
            holdings.unseen = dealt;
        }
        if !state.renewed {
            other.decks[BLUE] = hidden;
        }
        for event in happened {
            if matches!(event, Event::Dealt { .. }) {
                *event = Event::dealt(&other);
            }
        }
        other
    }
}
