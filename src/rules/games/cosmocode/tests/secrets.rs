//! What a viewer may know, and what is dealt anew when they may not (rules 4).

use super::*;

fn unseen(state: &State, seat: usize) -> String {
    texts(&state.seats[seat].unseen.cards(Deck::Blue).collect::<Vec<_>>())
}

/// Gives starting cards that nobody else has seen.
fn deal(state: &mut State, seat: usize, text: &str) {
    give(state, seat, text);
    cards(text).iter().for_each(|card| state.seats[seat].unseen.add(card.kind()));
}

#[test]
fn a_hand_is_its_owners_alone_until_the_match_is_looked_back_at() {
    let state = after(&table(3), 5, 40);
    for viewer in Viewer::all(3).chain([Viewer::Open]) {
        let view = CosmoCode::view(&state, viewer);
        for (at, seat) in view.seats.iter().enumerate() {
            let sees = viewer == Viewer::Open || viewer.is(seat.seat);
            assert_eq!(seat.hand.is_some(), sees);
            assert_eq!(usize::from(seat.cards), state.seats[at].count());
        }
    }
}

#[test]
fn starting_cards_are_unseen_until_they_are_spent() {
    let mut state = empty(2);
    deal(&mut state, 0, "blue-1-a blue-2-a blue-3-a");
    listen(&mut state, Range::Short, "blue-3-b blue-9-b");
    act(&mut state, "shift-blue-3-a-1");
    assert_eq!(unseen(&state, 0), "blue-1-a blue-2-a");
    act(&mut state, "done");
    assert_eq!(hand(&state, 0), "blue-1-a blue-2-a blue-3-b");
    assert_eq!(unseen(&state, 0), "blue-1-a blue-2-a", "all have seen what was received");
}

#[test]
fn of_equal_cards_the_seen_one_goes_first() {
    let mut state = empty(2);
    deal(&mut state, 0, "blue-3-a blue-1-a blue-2-a");
    give(&mut state, 0, "blue-3-a");
    listen(&mut state, Range::Short, "blue-3-b blue-3-b");
    act(&mut state, "shift-blue-3-a-1");
    assert_eq!(unseen(&state, 0), "blue-1-a blue-2-a blue-3-a");
    act(&mut state, "shift-blue-3-a-2");
    assert_eq!(unseen(&state, 0), "blue-1-a blue-2-a");
}

#[test]
fn a_redeal_leaves_everything_that_was_seen() {
    let mut moved = 0;
    for seed in 0..300 {
        let tables = tables();
        let setup = &tables[seed as usize % tables.len()];
        let state = after(setup, seed, 1 + seed as u32 % 90);
        for viewer in Viewer::all(setup.players) {
            let other = CosmoCode::redeal(&state, &mut [], viewer, &mut Dice::imagined(seed));
            assert!(is_valid(&other, setup));
            assert_eq!(CosmoCode::view(&state, viewer), CosmoCode::view(&other, viewer));
            let again = CosmoCode::redeal(&other, &mut [], viewer, &mut Dice::imagined(seed));
            assert_eq!(again, other, "it looks at nothing hidden");
            moved += u32::from(other != state);
            for (seat, before) in state.everyone() {
                let after = other.of(seat);
                assert_eq!(before.unseen.count(), after.unseen.count());
                let known = |holdings: &super::super::state::Holdings| {
                    let mut hand = holdings.hand;
                    hand[0].remove_all(&holdings.unseen);
                    hand
                };
                assert_eq!(known(before), known(after), "what {viewer:?} saw {seat:?} receive");
                assert!(!viewer.is(seat) || before == after);
            }
            let count = |state: &State| state.decks.map(|bag| bag.count());
            assert_eq!(count(&state), count(&other));
            assert_eq!(state.decks[1..], other.decks[1..], "no green or red card is hidden");
            assert_eq!(state.discards, other.discards);
        }
    }
    assert!(moved > 300, "{moved} of the redeals changed something");
}

#[test]
fn a_redeal_for_whoever_sees_all_changes_nothing() {
    let state = after(&table(4), 3, 25);
    assert_eq!(CosmoCode::redeal(&state, &mut [], Viewer::Open, &mut Dice::imagined(1)), state);
}

#[test]
fn a_redeal_rewrites_the_deal() {
    for players in 2..=4 {
        let mut events = Vec::new();
        let state = CosmoCode::setup(&table(players), &mut Dice::imagined(9), &mut events);
        for viewer in Viewer::all(players) {
            let mut happened = events.clone();
            let dice = &mut Dice::imagined(77);
            let other = CosmoCode::redeal(&state, &mut happened, viewer, dice);
            assert_ne!(other, state);
            assert_eq!(happened[1..], events[1..]);
            let Event::Dealt { hands } = &happened[0] else { panic!("cards were dealt") };
            for ((seat, holdings), hand) in other.everyone().zip(hands) {
                assert_eq!(holdings.cards().collect::<Vec<_>>(), *hand);
                assert!(!viewer.is(seat) || holdings == state.of(seat));
            }
        }
    }
}

#[test]
fn every_hidden_card_can_come_to_every_hidden_hand_and_to_the_deck() {
    let mut state = empty(3);
    deal(&mut state, 0, "blue-1-a blue-1-a blue-1-b");
    deal(&mut state, 1, "blue-2-a blue-2-a blue-2-b");
    deal(&mut state, 2, "blue-3-a blue-3-a blue-3-b");
    let mut seen = [[0_u32; 20]; 3];
    for seed in 0..2_000 {
        let viewer = Viewer::Seat(Seat(0));
        let other = CosmoCode::redeal(&state, &mut [], viewer, &mut Dice::imagined(seed));
        for (seat, seen) in seen.iter_mut().enumerate() {
            other.seats[seat].cards().for_each(|card| seen[card.kind()] += 1);
        }
    }
    assert_eq!(seen[0][..3], [4_000, 2_000, 0], "the viewer keeps their own");
    for hidden in &seen[1..] {
        // Three of 37 cards: of a kind that is hidden twice, 324 are to be expected.
        assert_eq!((hidden[0], hidden[1] > 100), (0, true));
        assert!(hidden[2..].iter().all(|count| (250..400).contains(count)), "{hidden:?}");
    }
}

#[test]
fn once_the_blue_deck_was_made_anew_what_is_missing_is_in_the_hands() {
    let mut state = empty(3);
    deal(&mut state, 0, "blue-1-a blue-1-a blue-1-b");
    deal(&mut state, 1, "blue-2-a blue-2-a blue-2-b");
    deal(&mut state, 2, "blue-3-a blue-3-a blue-3-b");
    state.discards[0] = std::mem::take(&mut state.decks[0]);
    act_with(&mut state, "short", &mut Dice::imagined(2));
    let mut differs = false;
    for seed in 0..50 {
        let viewer = Viewer::Seat(Seat(0));
        let other = CosmoCode::redeal(&state, &mut [], viewer, &mut Dice::imagined(seed));
        assert_eq!(other.decks, state.decks);
        let mut both = cards(&format!("{} {}", hand(&other, 1), hand(&other, 2)));
        both.sort();
        assert_eq!(texts(&both), "blue-2-a blue-2-a blue-2-b blue-3-a blue-3-a blue-3-b");
        differs |= other != state;
    }
    assert!(differs);
}

#[test]
fn of_two_players_neither_has_a_secret_once_the_blue_deck_was_made_anew() {
    let mut state = empty(2);
    deal(&mut state, 0, "blue-1-a blue-1-a blue-1-b");
    deal(&mut state, 1, "blue-2-a blue-2-a blue-2-b");
    state.discards[0] = std::mem::take(&mut state.decks[0]);
    act_with(&mut state, "short", &mut Dice::imagined(2));
    for seat in [Seat(0), Seat(1)] {
        let dice = &mut Dice::imagined(5);
        assert_eq!(CosmoCode::redeal(&state, &mut [], Viewer::Seat(seat), dice), state);
    }
}
