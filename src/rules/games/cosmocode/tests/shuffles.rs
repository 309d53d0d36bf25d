//! Decks that run out (Q3, Q4).

use super::*;

/// A match of two in which a deck holds just these cards, and its discards all others.
fn thin(deck: Deck, left: &str) -> State {
    let mut state = empty(2);
    let at = deck as usize;
    state.discards[at] = std::mem::take(&mut state.decks[at]);
    for card in cards(left) {
        state.discards[at].remove(card.kind());
        state.decks[at].add(card.kind());
    }
    state
}

fn kinds(events: &[Event]) -> Vec<&'static str> {
    let kind = |event: &Event| match event {
        Event::Reshuffled { .. } => "reshuffled",
        Event::Revealed { .. } => "revealed",
        _ => "other",
    };
    events.iter().map(kind).collect()
}

#[test]
fn a_deck_is_not_made_anew_when_its_last_card_is_turned_over() {
    for (range, left) in [
        (Range::Short, "blue-1-b blue-2-b"),
        (Range::Mid, "green-1-b green-2-b"),
        (Range::Long, "red-1-b red-2-b red-4-b"),
    ] {
        let mut state = thin(range.deck(), left);
        let events = listen(&mut state, range, left);
        assert_eq!(kinds(&events), ["revealed"]);
        act(&mut state, "done");
        assert_eq!(state.decks[range.deck() as usize].count(), 0);
        let events = act_with(&mut state, range.name(), &mut Dice::imagined(4));
        assert_eq!(kinds(&events), ["reshuffled", "revealed"]);
        assert!(is_valid(&state, &table(2)));
    }
}

#[test]
fn what_was_turned_over_in_this_turn_is_not_shuffled_in() {
    // The last red card lies open, so only the other nineteen can follow.
    for seed in 0..200 {
        let mut state = thin(Deck::Red, "red-7-b");
        let events = act_with(&mut state, "long", &mut Dice::imagined(seed));
        assert_eq!(kinds(&events), ["reshuffled", "revealed"]);
        let revealed = &state.hearing.as_ref().unwrap().revealed;
        assert_eq!(revealed[0].card, card("red-7-b"));
        assert!(revealed[1..].iter().all(|heard| heard.card != card("red-7-b")));
        assert_eq!((state.decks[2].count(), state.discards[2].count()), (17, 0));
    }
}

#[test]
fn spent_and_dropped_cards_come_back() {
    let mut state = thin(Deck::Blue, "blue-1-b blue-2-b");
    state.discards[0].remove(card("blue-2-a").kind());
    state.seats[0].hand[0].add(card("blue-2-a").kind());
    listen(&mut state, Range::Short, "blue-1-b blue-2-b");
    act(&mut state, "shift-blue-2-a-2 done");
    assert_eq!(hand(&state, 0), "blue-2-b");
    act_with(&mut state, "short", &mut Dice::imagined(1));
    assert_eq!(state.decks[0].count() + state.discards[0].count(), 40 - 1 - 2);
    assert!(state.renewed);
}

#[test]
fn only_the_deck_that_ran_out_is_made_anew() {
    let mut state = thin(Deck::Green, "green-1-b");
    let events = act_with(&mut state, "mid", &mut Dice::imagined(1));
    assert!(matches!(events[0], Event::Reshuffled { deck: Deck::Green }));
    assert_eq!(state.decks[0].count() + state.decks[2].count(), 60);
    assert!(!state.renewed, "blue cards are as hidden as before");
}

/// It takes more than four players (Q3), but the rule stands.
#[test]
fn a_range_without_cards_cannot_be_chosen_and_what_there_is_is_turned_over() {
    let mut state = empty(2);
    state.decks[1] = Bag::default();
    assert_eq!(legal(&state), ["short", "long"]);
    state.decks[1].add(card("green-1-a").kind());
    let events = listen(&mut state, Range::Mid, "green-1-a");
    assert_eq!(kinds(&events), ["revealed"]);
    assert_eq!(received(&act(&mut state, "done")).0, "", "both must match, and there are not two");
}

/// Each card is as likely as the others to be turned over.
#[test]
fn every_card_of_a_deck_comes_up_about_as_often() {
    let mut counts = [0_u32; 20];
    for seed in 0..8_000 {
        let mut dice = Dice::imagined(seed);
        let mut bag = Bag::full(Deck::Blue);
        (0..10).for_each(|kind| bag.remove(kind));
        counts[bag.draw(&mut dice)] += 1;
    }
    // Ten kinds once, ten kinds twice: thirty cards.
    let (once, twice) = counts.split_at(10);
    assert!(once.iter().all(|count| (210..330).contains(count)), "{counts:?}");
    assert!(twice.iter().all(|count| (450..620).contains(count)), "{counts:?}");
}
