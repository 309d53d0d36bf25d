//! What a viewer cannot know, dealt anew: the hands that are hidden from them and the cards that
//! lie aside, so that nothing they have seen is contradicted.
//!
//! Seen are the open hands, every card on the table this round, and who failed to follow a suit.
//! Only that is looked at, so that two states a viewer cannot tell apart are redealt alike.

use arrayvec::ArrayVec;

use super::Event;
use super::cards::{Card, CardSet, Suit};
use super::state::{Country, MOST_COUNTRIES, State, deck};
use super::view::sees_hand;
use crate::dice::Dice;
use crate::game::Viewer;

/// Somewhere hidden cards can be: a hand, or aside.
struct Place {
    /// Nobody's hand: the cards that lie aside.
    country: Option<Country>,
    room: u8,
    /// Suits it cannot hold, a bit for each.
    voids: u8,
    cards: CardSet,
}

impl Place {
    fn takes(&self, suit: Suit) -> bool {
        self.voids >> suit as u8 & 1 == 0
    }
}

pub(super) fn redeal(
    state: &State,
    happened: &mut [Event],
    viewer: Viewer,
    dice: &mut Dice,
) -> State {
    let mut places: ArrayVec<Place, { MOST_COUNTRIES + 1 }> = ArrayVec::new();
    let mut hidden = deck(state.players) - state.seen();
    for country in state.everyone() {
        let hand = state.hands[country.at()];
        if sees_hand(viewer, country, state.players) {
            hidden = hidden - hand;
        } else {
            let voids = state.voids[country.at()];
            let room = hand.count();
            places.push(Place { country: Some(country), room, voids, cards: CardSet::EMPTY });
        }
    }
    let room = state.aside.count();
    places.push(Place { country: None, room, voids: 0, cards: CardSet::EMPTY });

    fill(&mut places, hidden, dice);

    let mut other = *state;
    for place in places {
        match place.country {
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

/// Puts every card in a place that can hold it. Suits that the fewest places can hold go first,
/// each card to a place in proportion to the room left; a card that finds every such place full
/// moves others on. (Exactly even among all deals while nobody has shown a void, and close to it
/// after.)
fn fill(places: &mut [Place], hidden: CardSet, dice: &mut Dice) {
    let takers = |suit: Suit| places.iter().filter(|place| place.takes(suit)).count();
    let mut suits = Suit::ALL.map(|suit| (takers(suit), suit));
    suits.sort();
    for (_, suit) in suits {
        for card in hidden.of(suit) {
            put(places, card, dice);
        }
    }
}

fn put(places: &mut [Place], card: Card, dice: &mut Dice) {
    let room = |place: &Place| {
        if place.takes(card.suit()) { u32::from(place.room) } else { 0 }
    };
    let total: u32 = places.iter().map(room).sum();
    if total == 0 {
        return make_room(places, card);
    }
    let mut at = dice.below(total);
    let place = places.iter_mut().find(|place| {
        let here = room(place);
        let found = at < here;
        at = at.wrapping_sub(here);
        found
    });
    let place = place.expect("the room adds up");
    place.cards.insert(card);
    place.room -= 1;
}

/// Every place that can hold the card is full: pass cards on along the shortest chain of places
/// that ends at one with room.
fn make_room(places: &mut [Place], card: Card) {
    // For each place reached: the card that goes there, and the place which that card leaves.
    let mut reached: [Option<(Card, Option<usize>)>; MOST_COUNTRIES + 1] = Default::default();
    let mut queue: ArrayVec<usize, { MOST_COUNTRIES + 1 }> = ArrayVec::new();
    for (at, place) in places.iter().enumerate() {
        if place.takes(card.suit()) {
            reached[at] = Some((card, None));
            queue.push(at);
        }
    }
    let mut head = 0;
    while places[queue[head]].room == 0 {
        let from = queue[head];
        head += 1;
        for to in 0..places.len() {
            let passed = places[from].cards.into_iter().find(|card| places[to].takes(card.suit()));
            if let (None, Some(passed)) = (reached[to], passed) {
                reached[to] = Some((passed, Some(from)));
                queue.push(to);
            }
        }
    }
    let mut at = queue[head];
    places[at].room -= 1;
    loop {
        let (card, left) = reached[at].expect("the chain was walked");
        places[at].cards.insert(card);
        match left {
            Some(from) => places[from].cards.remove(card),
            None => return,
        }
        at = left.expect("the chain goes on");
    }
}
