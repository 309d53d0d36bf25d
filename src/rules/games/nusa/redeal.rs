//! What a viewer cannot know, dealt anew: hands, the cards aside, what others keep for the escape,
//! and the part of the row that nobody has seen, so that nothing they have seen is contradicted.
//!
//! Seen are the viewer's own cards, every card that was played or discarded this round, by whom, and
//! who had no more of a colour. Only that is looked at, so that two states a viewer cannot tell
//! apart are redealt alike.

use arrayvec::ArrayVec;

use super::cards::{Card, CardSet, Nusa};
use super::state::{ESCAPE, INVASION, MOST_SEATS, Stage, State, at, deck};
use super::values::{ALWAYS, FACE_DOWN, REMOVED, ROW, every_card};
use super::{Event, NusaMystic};
use crate::deal::{Place, Suited, fill};
use crate::dice::Dice;
use crate::game::{Redeal, Seat, Viewer};

impl Suited for Card {
    fn suit_number(self) -> u8 {
        self.colour() as u8
    }
}

impl Redeal for NusaMystic {
    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = *state;
        if viewer == Viewer::Open {
            return other;
        }
        deal_hands(&mut other, viewer, dice);
        for seat in state.everyone().filter(|seat| !viewer.is(*seat)) {
            choose_escape(&mut other, seat, dice);
        }
        lay_row(&mut other, dice);
        for event in happened {
            match event {
                Event::Round { round, .. } if *round == other.round => {
                    *event = Event::round(&other);
                }
                Event::Escapes { seat, .. } if other.taken == INVASION => {
                    *event = Event::escapes(&other, *seat);
                }
                _ => {}
            }
        }
        other
    }
}

/// Hands that were dealt, and the cards that nobody was dealt. After the invasion everything that was
/// dealt has been seen.
fn deal_hands(other: &mut State, viewer: Viewer, dice: &mut Dice) {
    // Nobody's place is that of the cards that lie aside.
    let mut places: ArrayVec<Place<Option<Seat>, Card>, { MOST_SEATS + 1 }> = ArrayVec::new();
    let mut hidden = deck(other.players) - other.seen();
    for seat in other.everyone().filter(|_| invades(other)) {
        let hand = other.hands[at(seat)];
        if viewer.is(seat) {
            hidden = hidden - hand;
        } else {
            places.push(Place::new(Some(seat), hand.count(), other.voids[at(seat)]));
        }
    }
    places.push(Place::new(None, other.aside.count(), 0));
    fill(&mut places, hidden, dice);
    for place in places {
        match place.whose {
            Some(seat) => other.hands[at(seat)] = place.cards,
            None => other.aside = place.cards,
        }
    }
}

/// Are the hands still those that were dealt?
fn invades(state: &State) -> bool {
    state.taken < INVASION || (state.taken == INVASION && state.stage == Stage::Rob)
}

/// What a seat keeps for the escape: any cards of its pile that fit what it has played since, and the
/// colours that it had no more of.
fn choose_escape(other: &mut State, seat: Seat, dice: &mut Dice) {
    if other.kept[at(seat)].is_empty() {
        return;
    }
    let escape = other.tricks.iter().skip(usize::from(INVASION));
    let played: CardSet = escape.filter_map(|trick| trick.of(seat, other.players)).collect();
    let voids = other.voids[at(seat)];
    let fits = |card: &Card| !played.has(*card) && voids >> card.colour() as u8 & 1 == 0;
    let mut pile: ArrayVec<Card, { INVASION as usize }> =
        other.pile(seat).into_iter().filter(fits).collect();
    let mut left = pile.len();
    let mut hand = CardSet::EMPTY;
    for _ in usize::from(played.count())..ESCAPE {
        hand.insert(dice.draw(&mut pile, &mut left));
    }
    other.kept[at(seat)] = hand | played;
    if other.stage != Stage::Escape {
        other.hands[at(seat)] = hand;
    }
}

/// The places of the row that nobody has seen yet, and the cards that are not in it. What is in every
/// row is in one of those places, if it is in no other.
fn lay_row(other: &mut State, dice: &mut Dice) {
    let mut unseen = ArrayVec::from(every_card());
    let mut always = ArrayVec::from(ALWAYS);
    let hidden = |place: usize| FACE_DOWN.contains(&place) && place >= usize::from(other.taken);
    for (_, nusa) in other.row.iter().enumerate().filter(|(place, _)| !hidden(*place)) {
        strike(&mut unseen, *nusa);
        if let Some(found) = always.iter().position(|kind| kind == nusa) {
            always.remove(found);
        }
    }
    always.iter().for_each(|nusa| strike(&mut unseen, *nusa));
    let mut places: ArrayVec<usize, ROW> = (0..ROW).filter(|place| hidden(*place)).collect();
    let (mut free, mut left) = (places.len(), unseen.len());
    for nusa in always {
        other.row[dice.draw(&mut places, &mut free)] = nusa;
    }
    for place in &places[..free] {
        other.row[*place] = dice.draw(&mut unseen, &mut left);
    }
    unseen.truncate(left);
    unseen.sort();
    other.removed.copy_from_slice(&unseen);
}

fn strike(bag: &mut ArrayVec<Nusa, { ROW + REMOVED }>, nusa: Nusa) {
    let found = bag.iter().position(|held| *held == nusa);
    bag.remove(found.expect("there is no more of a kind than there are copies"));
}
