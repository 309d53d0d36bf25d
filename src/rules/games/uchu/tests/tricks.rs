//! Who takes a trick, and what Butterfingy and Sluggo do to the next.

use super::*;

#[test]
fn the_highest_of_the_lead_colour_takes_the_trick() {
    assert_eq!(winner(Suit::Green, "pink-3 pink-5 yellow-9 pink-7"), 3);
}

#[test]
fn the_highest_vip_takes_the_trick() {
    assert_eq!(winner(Suit::Green, "pink-3 green-4 pink-9 green-2"), 1);
}

#[test]
fn gray_can_be_led_and_won_with() {
    assert_eq!(winner(Suit::Pink, "gray-2 gray-8 yellow-9 gray-5"), 1);
}

#[test]
fn gray_that_does_not_follow_never_wins() {
    assert_eq!(winner(Suit::Pink, "green-9 gray-9 green-1 yellow-9"), 0);
}

#[test]
fn whoever_wins_with_yellow_leads_a_card_drawn_at_random() {
    let mut state = dealt(
        4,
        Suit::Green,
        &["yellow-1 pink-4", "yellow-9 pink-2 gray-7", "yellow-3 pink-3", "yellow-4 pink-1"],
    );
    let events = play(&mut state, "yellow-1 yellow-9 yellow-3 yellow-4", vec![1]);
    let told: Vec<&Event> = events.iter().rev().take(3).rev().collect();
    let taken = Event::Taken {
        country: Country(1),
        cards: cards("yellow-1 yellow-9 yellow-3 yellow-4"),
        effect: Some(Effect::Butterfingy),
    };
    let leads = Event::Leads { country: Country(1), random: true, chooser: None, skips: None };
    let played = Event::Played { country: Country(1), card: card("gray-7") };
    assert_eq!(told, [&taken, &leads, &played]);
    assert_eq!(state.next, Country(2));
}

#[test]
fn yellow_that_was_merely_taken_does_nothing() {
    let mut state = dealt(
        4,
        Suit::Green,
        &["pink-1 pink-4", "pink-9 pink-2", "yellow-9 pink-3", "yellow-4 pink-5"],
    );
    state.hands[2] = set("yellow-9 yellow-8");
    state.hands[3] = set("yellow-4 yellow-5");
    let events = play(&mut state, "pink-1 pink-9 yellow-9 yellow-4", vec![]);
    assert!(matches!(events.last(), Some(Event::Leads { random: false, .. })));
    assert_eq!(state.next, Country(1));
}

#[test]
fn whoever_wins_with_purple_sits_out_and_the_left_neighbour_leads() {
    let mut state = dealt(
        4,
        Suit::Green,
        &[
            "purple-1 pink-4 gray-1",
            "purple-9 pink-2",
            "purple-3 pink-3 gray-3",
            "purple-4 pink-1 gray-4",
        ],
    );
    let events = play(&mut state, "purple-1 purple-9 purple-3 purple-4", vec![]);
    let leads = Event::Leads {
        country: Country(2),
        random: false,
        chooser: Some(Seat(2)),
        skips: Some(Country(1)),
    };
    assert_eq!(events.last(), Some(&leads));
    let events = play(&mut state, "pink-3 pink-1 pink-4", vec![]);
    assert!(events.iter().all(|event| !matches!(event, Event::Played { country: Country(1), .. })));
    assert!(
        events.iter().any(|event| matches!(event, Event::Taken { cards, .. } if cards.len() == 3))
    );
}

#[test]
fn a_skipped_country_is_back_after_one_trick_even_if_another_is_skipped_then() {
    let mut state = dealt(
        4,
        Suit::Green,
        &[
            "purple-1 pink-4 pink-9",
            "purple-9 pink-2 pink-8",
            "purple-3 purple-5 pink-7",
            "purple-4 purple-6 pink-6",
        ],
    );
    play(&mut state, "purple-1 purple-9 purple-3 purple-4", vec![]);
    play(&mut state, "purple-5 purple-6 pink-4", vec![]);
    assert_eq!(state.trick().skips, Some(Country(3)));
    assert_eq!(state.next, Country(0));
    play(&mut state, "pink-9", vec![]);
    assert_eq!(state.next, Country(1));
}

#[test]
fn the_last_trick_of_a_round_has_no_effect_on_the_next_round() {
    for suit in ["yellow", "purple"] {
        let hands = [1, 2, 3, 4].map(|rank| format!("{suit}-{rank}"));
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        let mut state = dealt(4, Suit::Green, &hands);
        let last = hands.join(" ");
        let deal = vec![0; 48];
        let events = play(&mut state, &last, deal);
        assert!(events.iter().any(|event| matches!(event, Event::Taken { effect: None, .. })));
        assert_eq!(state.stage, Stage::Vip);
        assert_eq!(state.round, 2);
    }
}

#[test]
fn a_round_ends_when_a_trick_leaves_any_hand_empty() {
    let mut state =
        dealt(4, Suit::Green, &["pink-1 pink-5", "pink-2 pink-6", "pink-3", "pink-4 pink-7"]);
    let events = play(&mut state, "pink-1 pink-2 pink-3 pink-4", vec![0; 48]);
    assert!(events.iter().any(|event| matches!(event, Event::RoundOver { round: 1, .. })));
}
