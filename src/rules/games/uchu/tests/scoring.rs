//! The three phases of scoring, and the stacks of markers.

use super::*;

#[test]
fn a_pile_is_worth_two_points() {
    assert_eq!(phase_one(&["green-1 gray-1", "green-2", "gray-3"], 4).0, 6);
}

#[test]
fn a_pile_with_pink_is_worth_three_points() {
    assert_eq!(phase_one(&["green-1", "pink-1 pink-2", "pink-3 pink-4"], 4).0, 8);
}

#[test]
fn a_pile_with_pink_costs_three_points_over_the_threshold() {
    assert_eq!(phase_one(&["green-1", "pink-1 pink-2 pink-5", "pink-3 pink-4"], 4).0, -4);
}

#[test]
fn red_blue_is_one_colour_with_one_card_and_two_with_more() {
    let colours = |pile: &str| phase_one(&[pile], 4).1;
    assert_eq!(colours("yellow-1 purple-1 pink-1 redblue-1"), 4);
    assert_eq!(colours("yellow-1 purple-1 pink-1 green-1"), 4);
    assert_eq!(account(&["yellow-1 purple-1 pink-1", "green-1 redblue-1 redblue-2"]).colours(), 6);
    let six = phase_one(&["yellow-1 purple-1 pink-1", "green-1 redblue-1 redblue-2"], 4);
    assert_eq!(six.1, 6);
}

#[test]
fn all_seven_colours_are_worth_ten() {
    let five = "yellow-1 purple-1 pink-1 green-1 gray-1";
    assert_eq!(phase_one(&[five, "redblue-1 redblue-2"], 4).1, 10);
    assert_eq!(phase_one(&[five, "redblue-1"], 4).1, 6);
}

#[test]
fn without_piles_there_are_no_points() {
    assert_eq!(phase_one(&[], 4), (0, 0, false, 0));
}

#[test]
fn too_much_green_halves_towards_nought() {
    use super::super::account::PhaseOne;
    let half = |piles, colours| PhaseOne { piles, colours, halved: true }.delta();
    assert_eq!(half(8, 5), 6);
    assert_eq!(half(-6, 3), -1);
    assert_eq!(PhaseOne { piles: 8, colours: 5, halved: false }.delta(), 13);
}

#[test]
fn an_effect_strikes_only_over_the_threshold() {
    let greens = |count: u8| {
        let pile: Vec<String> = (1..=count).map(|rank| format!("green-{rank}")).collect();
        let piles: Vec<&str> = pile.iter().map(String::as_str).collect();
        account(&piles)
    };
    for (threshold, most) in [(3, 3), (4, 4), (5, 5)] {
        assert!(!greens(most).is_over(Suit::Green, threshold));
        assert!(greens(most + 1).is_over(Suit::Green, threshold));
    }
}

#[test]
fn a_marker_lands_on_top_and_the_lower_one_ranks_higher() {
    let (red, yellow) = (Country(0), Country(3));
    let mut board = track(&[13, 20, 5, 18], &[0, 1, 2, 3]);
    board.advance(red, 5);
    assert_eq!(board.of(red), 18);
    let place = |country| board.rank().iter().position(|other| *other == country);
    assert!(place(yellow) < place(red));
}

#[test]
fn a_marker_told_to_stay_keeps_its_place_in_the_stack() {
    let mut board = track(&[7, 7, 7], &[2, 0, 1]);
    board.advance(Country(2), 0);
    assert_eq!(board.rank(), [Country(2), Country(0), Country(1)]);
    let mut board = track(&[-5, -5, 3], &[0, 1, 2]);
    board.advance(Country(0), -4);
    assert_eq!(board.rank(), [Country(2), Country(0), Country(1)]);
}

#[test]
fn nobody_falls_below_minus_five() {
    let mut board = track(&[-4, 0, 0], &[0, 1, 2]);
    board.advance(Country(0), -5);
    assert_eq!(board.of(Country(0)), -5);
}

#[test]
fn too_much_gray_costs_its_number_and_the_marker_lands_on_top() {
    // Red takes 5 gray in 5 piles: +10 +1, then −5 onto white.
    let piles: Vec<Trick> = (1..=5).map(|rank| pile(0, &format!("gray-{rank}"))).collect();
    let (state, events) =
        scored(4, track(&[1, 20, 7, 9], &[0, 1, 2, 3]), &piles, TieReading::Consistent);
    assert_eq!(moves(&events, 2), [(0, -5, 7)]);
    assert_eq!(state.track.rank(), [1, 3, 2, 0].map(Country));
}

#[test]
fn too_much_red_blue_gives_three_to_each_below_and_takes_as_much() {
    // Red, blue, white, yellow; red over the threshold with yellow and white below it.
    let piles: Vec<Trick> = (1..=5).map(|rank| pile(0, &format!("redblue-{rank}"))).collect();
    let board = track(&[8, 30, 5, 12], &[0, 1, 2, 3]);
    let (state, events) = scored(4, board, &piles, TieReading::Consistent);
    assert_eq!(moves(&events, 1)[3..], [(2, 0, 5)]);
    assert_eq!(moves(&events, 3), [(3, 3, 15), (2, 3, 8), (0, -6, 14)]);
    assert_eq!(state.track.points(), [14, 30, 8, 15]);
}

#[test]
fn too_much_red_blue_with_nobody_below_does_nothing() {
    let piles: Vec<Trick> = (1..=5).map(|rank| pile(0, &format!("redblue-{rank}"))).collect();
    let board = track(&[-5, 30, 25, 22], &[0, 1, 2, 3]);
    let (_, events) = scored(4, board, &piles, TieReading::Consistent);
    assert_eq!(moves(&events, 3), []);
}

#[test]
fn those_below_gain_even_if_the_loss_is_stopped_by_the_floor() {
    let piles = [pile(0, "redblue-1 redblue-2 redblue-3 redblue-4 redblue-5")];
    let board = track(&[-5, -5, -5, -5], &[1, 2, 3, 0]);
    let (_, events) = scored(4, board, &piles, TieReading::Consistent);
    assert_eq!(moves(&events, 1).last(), Some(&(0, 4, -1)));
    assert_eq!(moves(&events, 3), [(1, 3, -2), (2, 3, -2), (3, 3, -2), (0, -9, -5)]);
}

/// The composite example, countries R, B, W, Y: from 13, 20, 10 and 13, with Y under R. The piles
/// are made so that phase I gives +5, +4, +8 and +5.
fn composite(reading: TieReading) -> (State, Vec<Event>) {
    let piles = [
        // 2 piles and 1 colour, 5 of it gray.
        pile(0, "gray-1 gray-2 gray-3"),
        pile(0, "gray-4 gray-5"),
        // 1 pile and 2 colours.
        pile(1, "purple-1 gray-6"),
        // 2 piles, one with pink, and 3 colours.
        pile(2, "pink-1 yellow-2"),
        pile(2, "gray-7"),
        // 3 piles and 4 colours, halved by 5 green; 5 red/blue.
        pile(3, "redblue-1 redblue-2 redblue-3 redblue-4 redblue-5"),
        pile(3, "green-1 green-2 green-3 green-4 green-5"),
        pile(3, "yellow-1"),
    ];
    scored(4, track(&[13, 20, 10, 13], &[3, 0, 1, 2]), &piles, reading)
}

#[test]
fn the_composite_example_comes_out_as_given() {
    let (state, events) = composite(TieReading::Consistent);
    assert_eq!(moves(&events, 1), [(1, 4, 24), (3, 5, 18), (0, 5, 18), (2, 8, 18)]);
    assert_eq!(moves(&events, 2), [(0, -5, 13)]);
    assert_eq!(moves(&events, 3), [(2, 3, 21), (0, 3, 16), (3, -6, 12)]);
    assert_eq!(state.track.points(), [16, 24, 21, 12]);
    assert_eq!(state.track.last(4, TieReading::Consistent), Country(3));
}

#[test]
fn under_the_literal_reading_a_tied_marker_on_top_gains_nothing() {
    let (state, events) = composite(TieReading::Literal);
    assert_eq!(moves(&events, 3), [(0, 3, 16), (3, -3, 15)]);
    assert_eq!(state.track.points(), [16, 24, 18, 15]);
}
