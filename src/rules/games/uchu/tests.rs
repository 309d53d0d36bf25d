//! The laws of Uchu, one a test, and every worked example of the rulebook (spec 6).

use super::cards::{Card, CardSet, Suit};
use super::score::{self, Account, Track, accounts};
use super::state::{Country, Options, Stage, State, TieReading, Trick, deck, threshold};
use super::{Action, Effect, Event, Uchu};
use crate::dice::{Dice, Seed};
use crate::game::{Game, Nobody, Seat, Turn, Viewer};
use crate::words::Words;

fn card(text: &str) -> Card {
    serde_json::from_value(text.into()).unwrap()
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

/// Who takes these cards, played in this order from country 0 on.
fn winner(vip: Suit, plays: &str) -> u8 {
    let mut trick = Trick::new(Country(0), None, false);
    for (country, card) in cards(plays).into_iter().enumerate() {
        trick.lay(Country(country as u8), card, Some(vip));
    }
    trick.host.0
}

/// A pile that a country took.
fn pile(host: u8, text: &str) -> Trick {
    let mut trick = Trick::new(Country(host), None, false);
    cards(text).into_iter().for_each(|card| trick.lay(Country(host), card, None));
    trick
}

/// Country 0's account of these piles.
fn account(piles: &[&str]) -> Account {
    let piles: Vec<Trick> = piles.iter().map(|text| pile(0, text)).collect();
    accounts(&piles)[0]
}

fn phase_one(piles: &[&str], threshold: u8) -> (i16, i16, bool, i16) {
    let one = account(piles).phase_one(threshold);
    (one.piles, one.colours, one.halved, one.delta())
}

/// A scoreboard with these points; ties stand in this order from the bottom of the stack up.
fn track(points: &[i16], bottom_up: &[u8]) -> Track {
    let mut track = Track::new(points.len() as u8, Country(0));
    // Far away first, so that every marker moves and lands on its stack in the wanted order.
    for country in 0..points.len() {
        track.advance(Country(country as u8), 1000);
    }
    for country in bottom_up {
        track.advance(Country(*country), points[usize::from(*country)] - 1000);
    }
    track
}

/// A match in its first round, with nothing but the scoreboard and the piles set.
fn scored(players: u8, track: Track, piles: &[Trick], reading: TieReading) -> (State, Vec<Event>) {
    let options = Options { tie_reading: reading };
    let mut state = Uchu::setup(&options, players, &mut Dice::imagined(1), &mut Nobody);
    state.track = track;
    state.tricks[..piles.len()].copy_from_slice(piles);
    state.taken = piles.len() as u8;
    let mut events = Vec::new();
    score::score(&mut state, &mut events);
    (state, events)
}

fn moves(events: &[Event], of: u8) -> Vec<(u8, i16, i16)> {
    let of_phase = events.iter().filter_map(|event| match event {
        Event::Scored { phase, country, delta, points, .. } if *phase == of => {
            Some((country.0, *delta, *points))
        }
        _ => None,
    });
    of_phase.collect()
}

/// A match of four in which every hand is given; country 0 leads, and more cards lie in no hand.
fn dealt(players: u8, vip: Suit, hands: &[&str]) -> State {
    let mut state = Uchu::setup(&Options::default(), players, &mut Dice::imagined(1), &mut Nobody);
    state.vip = Some(vip);
    state.hands = Default::default();
    state.aside = deck(players);
    for (country, hand) in hands.iter().enumerate() {
        state.hands[country] = set(hand);
        state.aside = state.aside - set(hand);
    }
    state.next = Country(0);
    *state.trick_mut() = Trick::new(Country(0), None, false);
    state
}

/// Plays these cards, each for the country whose turn it is, with no say for chance but this.
fn play(state: &mut State, text: &str, rigged: Vec<u32>) -> Vec<Event> {
    let mut dice = Dice::rigged(rigged);
    let mut events = Vec::new();
    for card in cards(text) {
        let Turn::One(seat) = Uchu::turn(state) else { panic!("it is somebody's turn") };
        let action = Action::Play(card);
        assert!(Uchu::legal(state, seat).any(|legal| legal == action), "{card} is not legal");
        Uchu::apply(state, seat, action, &mut dice, &mut events);
    }
    events
}

fn legal(state: &State) -> CardSet {
    let Turn::One(seat) = Uchu::turn(state) else { panic!("it is somebody's turn") };
    let cards = Uchu::legal(state, seat).map(|action| match action {
        Action::Play(card) => card,
        Action::Vip(_) => panic!("a card is awaited"),
    });
    cards.collect()
}

// The cards in play

#[test]
fn decks_hands_and_thresholds_follow_the_number_of_players() {
    for (players, countries, size, over) in
        [(2, 4, 54, 5), (3, 3, 42, 4), (4, 4, 54, 5), (5, 5, 66, 6)]
    {
        let state = Uchu::setup(&Options::default(), players, &mut Dice::imagined(1), &mut Nobody);
        assert_eq!(deck(players).count(), size);
        assert_eq!(state.everyone().count(), countries);
        assert!(state.everyone().all(|country| state.hands[country.at()].count() == 12));
        assert_eq!(state.aside.count(), 6);
        assert_eq!(threshold(players) + 1, over);
    }
}

#[test]
fn the_first_lead_ranks_last_and_the_country_to_its_left_first() {
    for seed in 0..40 {
        let state = Uchu::setup(&Options::default(), 4, &mut Dice::imagined(seed), &mut Nobody);
        let lead = state.next;
        assert_eq!(*state.track.rank().last().unwrap(), lead);
        assert_eq!(state.track.rank()[0], lead.left(4));
    }
}

#[test]
fn the_first_vip_is_never_gray_and_may_be_any_other() {
    let vips = (0..200).map(|seed| {
        Uchu::setup(&Options::default(), 3, &mut Dice::imagined(seed), &mut Nobody).vip.unwrap()
    });
    let vips: Vec<Suit> = vips.collect();
    assert!(Suit::VIPS.iter().all(|vip| vips.contains(vip)));
    assert!(!vips.contains(&Suit::Gray));
}

#[test]
fn with_two_players_a_player_leads_first_never_a_dependency() {
    for seed in 0..40 {
        let state = Uchu::setup(&Options::default(), 2, &mut Dice::imagined(seed), &mut Nobody);
        assert!(!state.next.is_dependency(2));
    }
}

// Tricks (T1 to T4)

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

// What may be played

#[test]
fn the_lead_may_be_any_card() {
    let state = dealt(
        4,
        Suit::Green,
        &["pink-1 gray-2", "pink-2 pink-3", "gray-3 gray-4", "green-1 green-2"],
    );
    assert_eq!(legal(&state), set("pink-1 gray-2"));
}

#[test]
fn whoever_holds_the_lead_colour_follows_it_or_plays_gray() {
    let mut state = dealt(
        4,
        Suit::Green,
        &["pink-1 pink-4", "pink-2 pink-3 gray-1 green-9", "gray-3 gray-4", "green-1 green-2"],
    );
    play(&mut state, "pink-1", vec![]);
    assert_eq!(legal(&state), set("pink-2 pink-3 gray-1"));
    play(&mut state, "gray-1", vec![]);
    assert_eq!(legal(&state), set("gray-3 gray-4"));
    play(&mut state, "gray-3", vec![]);
    assert_eq!(legal(&state), set("green-1 green-2"));
}

#[test]
fn when_gray_is_led_gray_must_be_followed() {
    let mut state = dealt(
        4,
        Suit::Green,
        &["gray-1 pink-4", "pink-2 gray-2 green-9", "gray-3 gray-4", "green-1 green-2"],
    );
    play(&mut state, "gray-1", vec![]);
    assert_eq!(legal(&state), set("gray-2"));
}

#[test]
fn nobody_else_may_play_out_of_turn() {
    let state = dealt(4, Suit::Green, &["pink-1", "pink-2", "pink-3", "pink-4"]);
    for seat in [1, 2, 3] {
        assert_eq!(Uchu::legal(&state, Seat(seat)).len(), 0);
    }
}

// Butterfingy and Sluggo

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

// Two players

#[test]
fn a_dependency_is_played_by_its_suzerain() {
    let mut state = dealt(
        2,
        Suit::Green,
        &["pink-1 pink-5", "pink-2 pink-6", "pink-3 pink-7", "pink-4 pink-8"],
    );
    let mut turns = Vec::new();
    for played in ["pink-1", "pink-2", "pink-3", "pink-4"] {
        turns.push(Uchu::turn(&state));
        play(&mut state, played, vec![]);
    }
    let seats = [0, 0, 1, 1].map(|seat| Turn::One(Seat(seat)));
    assert_eq!(turns, seats);
}

#[test]
fn the_opponent_chooses_the_lead_of_a_dependency_that_won_with_yellow() {
    let mut state = dealt(
        2,
        Suit::Green,
        &["yellow-1 pink-5", "yellow-9 pink-6 gray-1", "yellow-3 pink-7", "yellow-4 pink-8"],
    );
    let events = play(&mut state, "yellow-1 yellow-9 yellow-3 yellow-4", vec![]);
    let leads =
        Event::Leads { country: Country(1), random: false, chooser: Some(Seat(1)), skips: None };
    assert_eq!(events.last(), Some(&leads));
    assert_eq!(Uchu::turn(&state), Turn::One(Seat(1)));
    assert_eq!(legal(&state), set("pink-6 gray-1"));
    assert_eq!(Uchu::legal(&state, Seat(0)).len(), 0);
}

#[test]
fn a_player_who_won_with_yellow_leads_at_random_even_with_two_players() {
    let mut state = dealt(
        2,
        Suit::Green,
        &["yellow-1 pink-5", "yellow-2 pink-6", "yellow-9 pink-7", "yellow-4 pink-8"],
    );
    play(&mut state, "yellow-1 yellow-2 yellow-9 yellow-4", vec![0]);
    assert_eq!(state.trick().cards(), cards("pink-7"));
}

#[test]
fn the_other_dependency_leads_when_a_dependency_won_with_purple() {
    for (winner, lead) in [(1, 3), (3, 1)] {
        let mut hands =
            ["purple-1 pink-5", "purple-2 pink-6", "purple-3 pink-7", "purple-4 pink-8"];
        hands[winner] = "purple-9 pink-9";
        let mut state = dealt(2, Suit::Green, &hands);
        let trick: Vec<&str> = hands.iter().map(|hand| hand.split(' ').next().unwrap()).collect();
        play(&mut state, &trick.join(" "), vec![]);
        assert_eq!(state.trick().skips, Some(Country(winner as u8)));
        assert_eq!(state.next, Country(lead));
    }
}

#[test]
fn a_player_who_won_with_purple_is_replaced_by_their_own_dependency() {
    let mut state = dealt(
        2,
        Suit::Green,
        &["purple-9 pink-5", "purple-2 pink-6", "purple-3 pink-7", "purple-4 pink-8"],
    );
    play(&mut state, "purple-9 purple-2 purple-3 purple-4", vec![]);
    assert_eq!((state.trick().skips, state.next), (Some(Country(0)), Country(1)));
}

#[test]
fn a_suzerain_whose_dependency_ranks_first_loses() {
    let finish = |points: &[i16]| {
        let mut state = Uchu::setup(&Options::default(), 2, &mut Dice::imagined(1), &mut Nobody);
        state.track = track(points, &[0, 1, 2, 3]);
        state.stage = Stage::Over;
        Uchu::outcome(&state).unwrap()
    };
    let dependency = finish(&[20, 31, 5, 6]);
    assert_eq!(dependency.winners, [Seat(1)]);
    assert_eq!(dependency.ranking, [Seat(1), Seat(0)]);
    assert_eq!(dependency.scores, [20, 5]);
    assert_eq!(finish(&[31, 30, 5, 6]).winners, [Seat(0)]);
    assert_eq!(finish(&[20, 6, 5, 31]).winners, [Seat(0)]);
    // Q25: markers decide who is highest among equals.
    assert_eq!(finish(&[30, 30, 5, 6]).winners, [Seat(0)]);
}

#[test]
fn with_two_players_the_lower_ranked_player_leads_next_whatever_the_dependencies_have() {
    let board = track(&[10, -5, 12, -5], &[0, 1, 2, 3]);
    assert_eq!(board.last(2, TieReading::Consistent), Country(0));
    let tied = track(&[10, 0, 10, 0], &[2, 0, 1, 3]);
    assert_eq!(tied.last(2, TieReading::Consistent), Country(0));
    assert_eq!(tied.last(2, TieReading::Literal), Country(2));
    assert_eq!(track(&[10, 0, 12, 0], &[2, 0, 1, 3]).last(2, TieReading::Literal), Country(0));
}

#[test]
fn with_more_players_the_lowest_ranked_leads_next_under_both_readings() {
    let tied = track(&[10, 10, 12], &[1, 0, 2]);
    for reading in [TieReading::Consistent, TieReading::Literal] {
        assert_eq!(tied.last(3, reading), Country(0));
    }
}

// Scoring, phase I (A1 to G2)

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
    use super::score::PhaseOne;
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

// The scoreboard (M1 to M4)

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

// The end of the match (E1 to E3)

/// Plays the last trick of a round with this scoreboard: country 3 takes one pile of green.
fn end_round(round: u8, board: Track) -> State {
    let mut state = dealt(4, Suit::Pink, &["green-1", "green-2", "green-3", "green-4"]);
    state.track = board;
    state.round = round;
    play(&mut state, "green-1 green-2 green-3 green-4", vec![0; 48]);
    state
}

#[test]
fn twenty_nine_points_do_not_end_the_match() {
    let state = end_round(2, track(&[29, 0, 0, 0], &[0, 1, 2, 3]));
    assert_eq!((state.stage, state.round), (Stage::Vip, 3));
    assert_eq!(Uchu::outcome(&state), None);
}

#[test]
fn thirty_points_end_the_match() {
    let state = end_round(2, track(&[30, 0, 0, 0], &[0, 1, 2, 3]));
    assert_eq!(Uchu::turn(&state), Turn::Over);
    let outcome = Uchu::outcome(&state).unwrap();
    assert_eq!(outcome.winners, [Seat(0)]);
    assert_eq!(outcome.scores, [30, 0, 0, 3]);
    assert_eq!(outcome.ranking, [0, 3, 1, 2].map(Seat));
}

#[test]
fn thirty_points_that_are_lost_again_do_not_end_the_match() {
    let mut state = dealt(4, Suit::Pink, &["gray-1", "gray-2", "gray-3", "gray-4"]);
    state.track = track(&[0, 0, 0, 26], &[0, 1, 2, 3]);
    state.tricks[0] = pile(3, "gray-5");
    state.taken = 1;
    *state.trick_mut() = Trick::new(Country(0), None, false);
    state.aside.remove(card("gray-5"));
    let events = play(&mut state, "gray-1 gray-2 gray-3 gray-4", vec![0; 48]);
    assert_eq!(moves(&events, 1)[0], (3, 5, 31));
    assert_eq!(moves(&events, 2), [(3, -5, 26)]);
    assert_eq!(state.stage, Stage::Vip);
}

#[test]
fn the_fourth_round_is_the_last() {
    assert_eq!(end_round(3, track(&[0; 4], &[0, 1, 2, 3])).stage, Stage::Vip);
    assert_eq!(end_round(4, track(&[0; 4], &[0, 1, 2, 3])).stage, Stage::Over);
}

#[test]
fn a_dependency_with_thirty_points_ends_the_match() {
    let mut state = dealt(2, Suit::Pink, &["green-1", "green-2", "green-3", "green-4"]);
    state.track = track(&[0, 0, 0, 29], &[0, 1, 2, 3]);
    play(&mut state, "green-1 green-2 green-3 green-4", vec![]);
    assert_eq!(Uchu::outcome(&state).unwrap().winners, [Seat(0)]);
}

#[test]
fn the_lead_of_a_later_round_names_any_vip_but_gray_and_then_leads() {
    let mut state = end_round(1, track(&[5, 4, 3, -2], &[0, 1, 2, 3]));
    let lead = Country(3);
    assert_eq!((state.vip, state.next), (None, lead));
    assert_eq!(Uchu::turn(&state), Turn::One(Seat(3)));
    let named: Vec<Action> = Uchu::legal(&state, Seat(3)).collect();
    assert_eq!(named, Suit::VIPS.map(Action::Vip));
    let mut events = Vec::new();
    Uchu::apply(
        &mut state,
        Seat(3),
        Action::Vip(Suit::Redblue),
        &mut Dice::rigged([]),
        &mut events,
    );
    let vip = Event::Vip { suit: Suit::Redblue, by: Some(lead) };
    let leads = Event::Leads { country: lead, random: false, chooser: Some(Seat(3)), skips: None };
    assert_eq!(events, [vip, leads]);
    assert_eq!(legal(&state).count(), 12);
}

// What a viewer may know

#[test]
fn the_content_of_a_pile_is_its_owners_alone() {
    let mut state = dealt(
        4,
        Suit::Green,
        &["pink-1 pink-5", "pink-2 gray-2", "pink-3 gray-3", "pink-4 gray-4"],
    );
    play(&mut state, "pink-1 pink-2 pink-3 pink-4", vec![]);
    play(&mut state, "gray-4", vec![]);
    // Two tricks back, so that no viewer is shown it as the last one.
    let mut other = state;
    other.tricks[0] = pile(3, "pink-5 pink-2 pink-3 pink-4");
    state.tricks[1] = pile(0, "gray-9");
    other.tricks[1] = state.tricks[1];
    for state in [&mut state, &mut other] {
        state.tricks[2] = Trick::new(Country(0), None, false);
        state.taken = 2;
    }
    for viewer in Viewer::all(4) {
        let same = Uchu::view(&state, viewer) == Uchu::view(&other, viewer);
        assert_eq!(same, !viewer.is(Seat(3)), "{viewer:?}");
    }
}

#[test]
fn a_dependencys_hand_is_open_and_its_piles_are_its_suzerains() {
    let mut state = dealt(
        2,
        Suit::Green,
        &["pink-1 pink-5", "pink-9 gray-2", "pink-3 gray-3", "pink-4 gray-4"],
    );
    play(&mut state, "pink-1 pink-9 pink-3 pink-4", vec![]);
    for viewer in Viewer::all(2) {
        let view = Uchu::view(&state, viewer);
        for country in [1, 3].map(Country) {
            let seen = view.country(country);
            assert_eq!(seen.hand, Some(state.hands[country.at()]));
            assert_eq!(seen.contents.is_some(), viewer.is(country.owner(2)));
        }
    }
}

#[test]
fn a_card_that_must_not_be_played_says_why() {
    let mut state = dealt(
        4,
        Suit::Green,
        &["pink-1 pink-4", "pink-2 gray-1 green-9", "gray-3 gray-4", "green-1 green-2"],
    );
    play(&mut state, "pink-1", vec![]);
    let words = Words::new("en-US");
    let why = |state: &State, seat: u8, label: &str| {
        let legal: Vec<Action> = Uchu::legal(state, Seat(seat)).collect();
        let view = Uchu::view(state, Viewer::Seat(Seat(seat)));
        let page = Uchu::page(&view, &legal, &words);
        let control = page.controls.into_iter().find(|control| control.label == label).unwrap();
        match control.offer {
            crate::page::Offer::Withheld(why) => why,
            crate::page::Offer::Action(action) => action.to_string(),
        }
    };
    assert_eq!(why(&state, 1, "pink 2"), "play-pink-2");
    assert_eq!(why(&state, 1, "gray 1"), "play-gray-1");
    assert_eq!(why(&state, 1, "green 9"), "You hold pink, so you must follow pink or play gray.");
    assert_eq!(why(&state, 2, "gray 3"), "It is not your turn yet: waiting for Seat 2.");
}

// Saving and redealing

#[test]
fn a_damaged_snapshot_is_refused_and_never_panics() {
    let state =
        Uchu::setup(&Options::default(), 4, &mut Dice::of(Seed::mix(&[b"x"]), 0), &mut Nobody);
    let good = serde_json::to_string(&state).unwrap();
    assert_eq!(Uchu::upgrade(Uchu::RULES, &good), Some(state));
    assert_eq!(Uchu::upgrade(Uchu::RULES + 1, &good), None);
    assert_eq!(Uchu::upgrade(Uchu::RULES, &good[1..]), None);
    let harms = [
        ("\"players\":4", "\"players\":9"),
        ("\"players\":4", "\"players\":0"),
        ("\"players\":4", "\"players\":5"),
        ("\"round\":1", "\"round\":7"),
        ("\"taken\":0", "\"taken\":15"),
        ("\"taken\":0", "\"taken\":200"),
        ("\"count\":0", "\"count\":6"),
        ("\"next\":", "\"next\":7"),
        ("\"gray-1\"", "\"gray-2\""),
        ("\"gray-1\"", "\"gray-11\""),
        ("\"points\":[0", "\"points\":[-6"),
        ("\"countries\":4", "\"countries\":9"),
    ];
    for (from, to) in harms {
        assert!(good.contains(from), "{from}");
        assert_eq!(Uchu::upgrade(Uchu::RULES, &good.replacen(from, to, 1)), None, "{to}");
    }
}

#[test]
fn a_redeal_respects_who_failed_to_follow() {
    for seed in 0..300 {
        let mut dice = Dice::imagined(seed);
        let players = 2 + (seed % 4) as u8;
        let mut state = Uchu::setup(&Options::default(), players, &mut dice, &mut Nobody);
        for _ in 0..dice.below(60) {
            let Turn::One(seat) = Uchu::turn(&state) else {
                break;
            };
            let mut legal = Uchu::legal(&state, seat);
            let action = legal.nth(dice.below(legal.len() as u32) as usize).unwrap();
            Uchu::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        }
        for viewer in Viewer::all(players) {
            let other = Uchu::redeal(&state, &mut [], viewer, &mut dice);
            assert!(other.is_sound());
            for country in state.everyone() {
                for suit in Suit::ALL {
                    let void = state.voids[country.at()] >> suit as u8 & 1 == 1;
                    assert!(!void || other.hands[country.at()].of(suit).is_empty());
                    assert!(
                        !void || state.hands[country.at()].of(suit).is_empty(),
                        "voids are true"
                    );
                }
            }
        }
    }
}
