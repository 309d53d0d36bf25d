//! Hidden cards, dealt anew into the places where they can be: each has room for some of them, and may
//! be known to hold none of some suits. What is known of them is for a game to say.

use crate::dice::Dice;
use crate::set::{Member, Set};

/// A card that may be hidden: one of a suit.
pub(crate) trait Suited: Member {
    /// The number of its suit, below [`SUITS`].
    fn suit_number(self) -> u8;
}

/// No game has more suits.
const SUITS: u8 = 8;

/// Somewhere hidden cards can be: a hand, or aside.
pub(crate) struct Place<Whose, Card: Member> {
    /// Whose hand, or what it is otherwise.
    pub(crate) whose: Whose,
    /// What was dealt there.
    pub(crate) cards: Set<Card>,
    room: u8,
    /// Suits it cannot hold, a bit for each.
    voids: u8,
}

impl<Whose, Card: Suited> Place<Whose, Card> {
    /// An empty place with room for this number of cards, none of the suits whose bit is set.
    pub(crate) fn new(whose: Whose, room: u8, voids: u8) -> Place<Whose, Card> {
        Place { whose, cards: Set::EMPTY, room, voids }
    }

    fn takes(&self, suit: u8) -> bool {
        self.voids >> suit & 1 == 0
    }

    fn takes_card(&self, card: Card) -> bool {
        self.takes(card.suit_number())
    }
}

/// Puts every card in a place that can hold it. Suits that the fewest places can hold go first,
/// each card to a place in proportion to the room left; a card that finds every such place full
/// moves others on. (Exactly even among all deals while nobody has shown a void, and close to it
/// after.)
pub(crate) fn fill<Whose, Card: Suited>(
    places: &mut [Place<Whose, Card>],
    hidden: Set<Card>,
    dice: &mut Dice,
) {
    let takers = |suit: u8| places.iter().filter(|place| place.takes(suit)).count();
    let mut suits: [(usize, u8); SUITS as usize] =
        std::array::from_fn(|suit| (takers(suit as u8), suit as u8));
    suits.sort();
    for (_, suit) in suits {
        for card in hidden.into_iter().filter(|card| card.suit_number() == suit) {
            put(places, card, dice);
        }
    }
}

fn put<Whose, Card: Suited>(places: &mut [Place<Whose, Card>], card: Card, dice: &mut Dice) {
    let room = |place: &Place<Whose, Card>| {
        if place.takes_card(card) { u32::from(place.room) } else { 0 }
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
fn make_room<Whose, Card: Suited>(places: &mut [Place<Whose, Card>], card: Card) {
    // For each place reached: the card that goes there, and the place which that card leaves.
    let mut reached: Vec<Option<(Card, Option<usize>)>> = vec![None; places.len()];
    let mut queue = Vec::with_capacity(places.len());
    for (at, place) in places.iter().enumerate() {
        if place.takes_card(card) {
            reached[at] = Some((card, None));
            queue.push(at);
        }
    }
    let mut head = 0;
    while places[queue[head]].room == 0 {
        let from = queue[head];
        head += 1;
        for to in 0..places.len() {
            let passed = places[from].cards.into_iter().find(|card| places[to].takes_card(*card));
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

#[cfg(test)]
mod tests {
    use super::*;

    /// One of four suits of eight cards.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Few(u8);

    impl Member for Few {
        type Bits = u32;
        const PLACES: u8 = 32;

        fn place(self) -> u8 {
            self.0
        }

        fn at(place: u8) -> Few {
            Few(place)
        }
    }

    impl Suited for Few {
        fn suit_number(self) -> u8 {
            self.0 / 8
        }
    }

    const ALL: Set<Few> = Set(u32::MAX);

    fn dealt(places: &[(u8, u8)], hidden: Set<Few>, dice: &mut Dice) -> Vec<Set<Few>> {
        let places = places.iter().map(|(room, voids)| Place::new((), *room, *voids));
        let mut places: Vec<Place<(), Few>> = places.collect();
        fill(&mut places, hidden, dice);
        places.into_iter().map(|place| place.cards).collect()
    }

    #[test]
    fn every_card_lies_once_where_it_can_and_every_place_is_full() {
        // The hand without suits 0 and 1 takes what the one without 2 and 3 cannot.
        let places = [(12, 0b0011), (12, 0b1100), (5, 0b0001), (3, 0)];
        for seed in 0..500 {
            let dealt = dealt(&places, ALL, &mut Dice::imagined(seed));
            let all = dealt.iter().fold(0, |all, place| all + u64::from(place.0));
            assert_eq!(all, u64::from(ALL.0));
            for (cards, (room, voids)) in dealt.iter().zip(places) {
                assert_eq!(cards.into_iter().count(), usize::from(room));
                assert!(cards.into_iter().all(|card| voids >> card.suit_number() & 1 == 0));
            }
        }
    }

    #[test]
    fn where_voids_leave_one_deal_only_that_is_found() {
        let (low, high) = (Set(0x0000_ffff), Set(0xffff_0000));
        for seed in 0..50 {
            let dice = &mut Dice::imagined(seed);
            assert_eq!(dealt(&[(16, 0b1100), (16, 0)], ALL, dice), [low, high]);
        }
    }

    #[test]
    fn a_place_is_found_in_proportion_to_its_room() {
        let share = (0..2000).filter(|seed| {
            let dealt = dealt(&[(6, 0), (2, 0)], Set(0xff), &mut Dice::imagined(*seed));
            dealt[1].0 & 1 == 1
        });
        assert!((400..600).contains(&share.count()));
    }

    #[test]
    fn a_card_whose_places_are_full_moves_others_on() {
        let mut places: Vec<Place<(), Few>> =
            vec![Place::new((), 0, 0), Place::new((), 0, 0b0001), Place::new((), 1, 0b0011)];
        places[0].cards = Set(1 << 8);
        places[1].cards = Set(1 << 16);
        put(&mut places, Few(0), &mut Dice::imagined(1));
        let cards: Vec<u32> = places.iter().map(|place| place.cards.0).collect();
        assert_eq!(cards, [1, 1 << 8, 1 << 16]);
    }

    #[test]
    fn the_same_dice_deal_the_same_cards() {
        let deal = |seed| dealt(&[(20, 0b10), (12, 0)], ALL, &mut Dice::imagined(seed));
        assert_eq!(deal(7), deal(7));
        assert_ne!(deal(7), deal(8));
    }
}
