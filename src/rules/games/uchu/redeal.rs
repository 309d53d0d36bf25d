//! What a viewer cannot know, dealt anew: the hands that are hidden from them and the cards that
//! lie aside, so that nothing they have seen is contradicted.
//!
//! Seen are the open hands, every card on the table this round, and who failed to follow a suit.
//! Only that is looked at, so that two states a viewer cannot tell apart are redealt alike.

use arrayvec::ArrayVec;

use super::cards::Card;
use super::country::{Country, MOST_COUNTRIES};
use super::state::{State, deck};
use super::view::sees_hand;
use super::{Event, Uchu};
use crate::deal::{Place, Suited, fill};
use crate::dice::Dice;
use crate::game::{Redeal, Viewer};

impl Suited for Card {
    fn suit_number(self) -> u8 {
        self.suit() as u8
    }
}

impl Redeal for Uchu {
    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        // Nobody's place is that of the cards that lie aside.
        let mut places: ArrayVec<Place<Option<Country>, Card>, { MOST_COUNTRIES + 1 }> =
            ArrayVec::new();
        let mut hidden = deck(state.players) - state.seen();
        for country in state.everyone() {
            let hand = state.hands[country.at()];
            if sees_hand(viewer, country, state.players) {
                hidden = hidden - hand;
            } else {
                places.push(Place::new(Some(country), hand.count(), state.voids[country.at()]));
            }
        }
        places.push(Place::new(None, state.aside.count(), 0));

        fill(&mut places, hidden, dice);

        let mut other = *state;
        for place in places {
            match place.whose {
                Some(country) => other.hands[country.at()] = place.cards,
                None => other.aside = place.cards,
            }
        }
        for event in happened {
            if matches!(event, Event::Dealt { round, .. } if *round == state.round) {
                *event = Event::dealt(&other);
            }
        }
        other
    }
}
