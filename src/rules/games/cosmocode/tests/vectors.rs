//! The examples of rules 5, C1 to C17, and its odds.

use super::super::rules::gain;
use super::*;
use crate::games::cosmocode::cards::{KINDS, Revealed};
use crate::games::cosmocode::state::Hearing;

/// Seat 0 of two, with this hand, at a range that turned over these cards.
fn heard(hand: &str, range: Range, revealed: &str) -> State {
    let mut state = holding(hand);
    listen(&mut state, range, revealed);
    state
}

#[test]
fn c1_short_range_brings_what_matches() {
    let mut state = heard("", Range::Short, "blue-3-a blue-7-b");
    assert_eq!(legal(&state), ["done"]);
    let events = act(&mut state, "done");
    assert_eq!(received(&events), ("blue-3-a".into(), "blue-7-b".into()));
    assert_eq!(hand(&state, 0), "blue-3-a");
    assert_eq!(texts(&state.discards[0].cards(Deck::Blue).collect::<Vec<_>>()), "blue-7-b");
}

#[test]
fn c2_a_blue_card_of_the_same_number_shifts_on_either_channel() {
    for spent in ["blue-7-a", "blue-7-b"] {
        let mut state = heard(spent, Range::Short, "blue-3-a blue-7-b");
        assert_eq!(legal(&state), [format!("shift-{spent}-2"), "done".into()]);
        act(&mut state, &format!("shift-{spent}-2"));
        let events = act(&mut state, "done");
        assert_eq!(received(&events), ("blue-3-a blue-7-b".into(), "".into()));
        assert_eq!(hand(&state, 0), "blue-3-a blue-7-b", "what was spent is gone");
    }
}

#[test]
fn c3_a_flip_stays_for_the_next_player() {
    let mut state = heard("blue-1-a blue-9-b", Range::Short, "blue-3-a blue-7-b");
    act(&mut state, "flip-blue-1-a-blue-9-b");
    let events = act(&mut state, "done");
    assert_eq!(received(&events), ("blue-7-b".into(), "blue-3-a".into()));
    assert_eq!((state.indicator, state.actor), (Channel::Beta, Seat(1)));
    listen(&mut state, Range::Short, "blue-4-a blue-4-b");
    assert_eq!(received(&act(&mut state, "done")).0, "blue-4-b");
}

#[test]
fn c4_mid_range_brings_one_of_two_that_match() {
    for (token, taken, rest) in
        [("take-1", "green-2-a", "green-9-a"), ("take-2", "green-9-a", "green-2-a")]
    {
        let mut state = heard("", Range::Mid, "green-2-a green-9-a");
        assert_eq!(act(&mut state, "done"), []);
        assert_eq!(legal(&state), ["take-1", "take-2"]);
        let events = act(&mut state, token);
        assert_eq!(received(&events), (taken.into(), rest.into()));
        assert_eq!(hand(&state, 0), taken);
    }
}

#[test]
fn c5_mid_range_brings_nothing_unless_both_match() {
    let mut state = heard("blue-2-a blue-8-b", Range::Mid, "green-2-a green-9-b");
    assert!(legal(&state).iter().all(|token| !token.ends_with("-2") || !token.contains("shift")));
    let events = act(&mut state, "done");
    assert_eq!(received(&events), ("".into(), "green-2-a green-9-b".into()));
}

#[test]
fn c6_and_c7_three_numbers_in_a_row_in_any_order_bring_one_red_card() {
    for revealed in ["red-1-a red-3-a red-2-a", "red-4-a red-5-a red-6-a"] {
        let mut state = heard("", Range::Long, revealed);
        act(&mut state, "done");
        assert_eq!(legal(&state), ["take-1", "take-2", "take-3"]);
        let events = act(&mut state, "take-2");
        assert_eq!(received(&events).0, texts(&cards(revealed)[1..2]));
        assert_eq!(state.seats[0].signals.as_slice(), &cards(revealed)[1..2]);
    }
}

#[test]
fn c8_and_c9_tunes_make_a_run_and_stop_shifts_and_flips() {
    let hand = "blue-4-a blue-8-b green-1-a green-1-b";
    let mut state = heard(hand, Range::Long, "red-4-a red-5-a red-8-a");
    let is_other = |token: &String| token.starts_with("shift") || token.starts_with("flip");
    assert!(legal(&state).iter().any(is_other));
    act(&mut state, "tune-green-1-a-3-down");
    assert!(!legal(&state).iter().any(is_other));
    act(&mut state, "tune-green-1-b-3-down done");
    let events = act(&mut state, "take-3");
    assert_eq!(received(&events).0, "red-8-a", "as it is printed");
    assert_eq!(state.seats[0].signals.as_slice(), cards("red-8-a"));
}

#[test]
fn c10_there_is_no_way_around_from_ten_to_one() {
    for revealed in ["red-9-a red-10-a red-1-a", "red-10-a red-1-a red-2-a"] {
        let mut state = heard("", Range::Long, revealed);
        assert_eq!(received(&act(&mut state, "done")).0, "");
    }
}

#[test]
fn c11_numbers_end_at_one_and_ten() {
    let state = heard("green-5-a", Range::Mid, "green-1-a green-10-b");
    assert_eq!(legal(&state), ["tune-green-5-a-1-up", "tune-green-5-a-2-down", "done"]);
}

#[test]
fn c12_a_shift_and_then_a_tune() {
    let mut state = heard("blue-5-a green-9-b", Range::Long, "red-5-a red-5-b red-6-a");
    act(&mut state, "shift-blue-5-a-2 tune-green-9-b-1-down done");
    assert_eq!(legal(&state), ["take-1", "take-2", "take-3"]);
}

#[test]
fn c13_wideband_brings_up_to_three() {
    let mut state = empty(2);
    award(&mut state, 0, "red-1-a", Some(Perk::Wide));
    listen(&mut state, Range::Short, "blue-2-a blue-2-a blue-5-b");
    let events = act(&mut state, "done");
    assert_eq!(received(&events), ("blue-2-a blue-2-a".into(), "blue-5-b".into()));
}

#[test]
fn c14_a_converted_green_card_is_no_tune() {
    let mut state = holding("green-7-a green-1-a blue-9-b");
    award(&mut state, 0, "red-1-a", Some(Perk::Flexible));
    listen(&mut state, Range::Short, "blue-3-a blue-7-b");
    let events = act(&mut state, "shift-green-7-a-2");
    assert!(matches!(events[..], [Event::Shifted { channel: Channel::Alpha, .. }]));
    assert!(legal(&state).contains(&"flip-blue-9-b-green-1-a".into()), "one of each will do");
}

#[test]
fn c15_a_hand_of_ten_is_dropped_to_eight() {
    let mut state = heard(
        "blue-1-a blue-1-b blue-2-a blue-2-b green-1-a green-1-b green-2-a green-2-b",
        Range::Short,
        "blue-3-a blue-3-a",
    );
    act(&mut state, "done");
    assert_eq!(state.stage, Stage::Drop);
    act(&mut state, "drop-blue-3-a");
    assert_eq!(state.stage, Stage::Drop);
    let events = act(&mut state, "drop-green-2-b");
    assert_eq!(json(&events), r#"[{"dropped":{"seat":0,"card":"green-2-b"}},{"turn":{"seat":1}}]"#);
    assert_eq!(state.seats[0].count(), 8);
}

#[test]
fn c16_the_second_red_card_wins_at_once() {
    let mut state = empty(3);
    award(&mut state, 0, "red-1-b", Some(Perk::Wide));
    listen(&mut state, Range::Long, "red-4-a red-6-a red-5-a");
    let events = act(&mut state, "done take-1");
    assert!(matches!(events[..], [Event::Received { .. }]), "and nothing follows");
    assert_eq!(CosmoCode::turn(&state), Turn::Over);
    let outcome = CosmoCode::outcome(&state).unwrap();
    assert_eq!(outcome.winners, [Seat(0)]);
    assert_eq!(outcome.scores, [2, 0, 0]);
}

#[test]
fn c17_tuning_changes_nothing_at_short_and_mid_range_but_stops_the_rest() {
    for (range, revealed, brought) in
        [(Range::Short, "blue-3-a blue-7-b", "blue-3-a"), (Range::Mid, "green-3-a green-7-b", "")]
    {
        let mut state = heard("blue-7-a blue-8-a green-4-a green-5-a", range, revealed);
        act(&mut state, "tune-green-4-a-2-up");
        let only_tunes = |token: &String| token.starts_with("tune-green-5-a") || token == "done";
        assert!(legal(&state).iter().all(only_tunes), "{:?}", legal(&state));
        assert_eq!(received(&act(&mut state, "done")).0, brought);
    }
}

#[test]
fn the_odds_of_three_random_red_cards() {
    let (mut matching, mut runs, mut all) = (0, 0, 0);
    let red = |kind: u8| Revealed::new(Card::of_kind(Deck::Red, kind));
    for a in 0..KINDS {
        for b in a + 1..KINDS {
            for c in b + 1..KINDS {
                let revealed = [a, b, c].map(red);
                all += 1;
                let matches = revealed.iter().all(|heard| heard.channel == Channel::Alpha);
                matching += u32::from(matches);
                let hearing = Hearing {
                    range: Range::Long,
                    revealed: revealed.into(),
                    tuned: false,
                    spent: Default::default(),
                    received: None,
                };
                let (places, one) = gain(&hearing, Channel::Alpha);
                assert!(one && (places.is_empty() || places.len() == 3));
                runs += u32::from(!places.is_empty());
            }
        }
    }
    assert_eq!((matching, runs, all), (120, 8, 1140));
}
