//! The constants of the game, and the most that a seat can choose from.

use super::*;
use crate::games::cosmocode::MOST_ACTIONS;
use crate::games::cosmocode::values::{GOAL, HIGHEST, LIMIT, MOST_SEATS, START};

/// As the rulebook has them, but for the last line, which is ours (Q1, Q11, Q22).
#[test]
fn the_constants_are_those_of_the_game() {
    assert_eq!((HIGHEST, LIMIT, START, GOAL), (10, 8, 3, 2));
    assert_eq!(Deck::ALL.map(|deck| Bag::full(deck).count()), [40, 40, 20]);
    let state = empty(2);
    assert_eq!(state.indicator, Channel::Alpha);
    assert_eq!(Range::ALL.map(|range| state.reach(Seat(0), range)), [2, 2, 3]);
    assert_eq!(Range::ALL.map(Range::deck), Deck::ALL);
    let mut wide = state;
    award(&mut wide, 0, "red-1-a", Some(Perk::Wide));
    assert_eq!(Range::ALL.map(|range| wide.reach(Seat(0), range)), [3, 2, 3]);
    assert_eq!((CosmoCode::PLAYERS, MOST_SEATS), (2..=4, 4));
    assert_eq!(Options::default(), Options { perk_scope: PerkScope::EachPlayer, max_rounds: 0 });
}

#[test]
fn a_match_starts_with_three_blue_cards_each_and_a_random_player() {
    for players in 2..=4 {
        let mut first = [0; 4];
        for seed in 0..60 {
            let mut events = Vec::new();
            let state = CosmoCode::setup(&table(players), &mut Dice::imagined(seed), &mut events);
            assert!(is_valid(&state, &table(players)));
            assert_eq!(state.decks.map(|bag| bag.count()), [40 - 3 * players, 40, 20]);
            for (_, holdings) in state.everyone() {
                assert_eq!((holdings.count(), holdings.hand[0].count()), (3, 3));
                assert_eq!(holdings.unseen, holdings.hand[0]);
            }
            assert_eq!((state.indicator, state.stage), (Channel::Alpha, Stage::Range));
            first[usize::from(state.actor.0)] += 1;
            let [Event::Dealt { hands }, Event::Turn { seat }] = &events[..] else {
                panic!("a deal and a turn")
            };
            assert_eq!((hands.len(), *seat), (usize::from(players), state.actor));
        }
        let (seated, nobody) = first.split_at(usize::from(players));
        assert!(seated.iter().all(|times| *times > 5), "{first:?}");
        assert!(nobody.iter().all(|times| *times == 0));
    }
}

/// Eight different green cards with the converter, each of them a tune up and down of three cards and
/// one of a pair; six of them shift what they can.
#[test]
fn nobody_has_more_to_choose_from_than_there_is_room_for() {
    let greens = "green-5-a green-5-b green-6-a green-6-b green-7-a green-7-b green-8-a green-8-b";
    let mut worst = 0;
    for (hand, most) in [
        (greens, 6 + 28 + 48 + 1),
        ("blue-5-a green-5-a green-5-b green-6-a green-6-b green-7-a green-7-b green-8-a", 79),
        ("blue-5-a blue-5-b blue-6-a blue-6-b green-5-a green-5-b green-6-a green-6-b", 65),
        ("blue-5-a blue-5-b blue-6-a blue-6-b blue-7-a blue-7-b blue-8-a blue-8-b", 35),
    ] {
        let mut state = holding(hand);
        award(&mut state, 0, "red-1-a", Some(Perk::Flexible));
        listen(&mut state, Range::Long, "red-5-a red-5-b red-6-a");
        assert_eq!(legal(&state).len(), most, "{hand}");
        worst = worst.max(most);
    }
    assert!(worst <= MOST_ACTIONS);
}

#[test]
fn the_longest_tokens_fit() {
    let (blue, green) = (card("blue-10-a"), card("green-10-b"));
    for action in [
        Action::Flip(green, green),
        Action::Flip(blue, green),
        Action::Tune(green, 2, super::super::Step::Down),
        Action::Shift(green, 2),
    ] {
        assert_eq!(token(&action).as_str(), action.to_string());
    }
}
