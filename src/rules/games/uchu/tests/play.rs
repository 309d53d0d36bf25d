//! Setting up, playing and ending: what may be played, who wins, when it is over.

use super::*;

#[test]
fn decks_hands_and_thresholds_follow_the_number_of_players() {
    for (players, countries, size, over) in
        [(2, 4, 54, 5), (3, 3, 42, 4), (4, 4, 54, 5), (5, 5, 66, 6)]
    {
        let state = Uchu::setup(&table(players), &mut Dice::imagined(1), &mut Nobody);
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
        let state = Uchu::setup(&table(4), &mut Dice::imagined(seed), &mut Nobody);
        let lead = state.next;
        assert_eq!(*state.track.rank().last().unwrap(), lead);
        assert_eq!(state.track.rank()[0], lead.left(4));
    }
}

#[test]
fn the_first_vip_is_never_gray_and_may_be_any_other() {
    let vips = (0..200)
        .map(|seed| Uchu::setup(&table(3), &mut Dice::imagined(seed), &mut Nobody).vip.unwrap());
    let vips: Vec<Suit> = vips.collect();
    assert!(Suit::VIPS.iter().all(|vip| vips.contains(vip)));
    assert!(!vips.contains(&Suit::Gray));
}

#[test]
fn with_two_players_a_player_leads_first_never_a_dependency() {
    for seed in 0..40 {
        let state = Uchu::setup(&table(2), &mut Dice::imagined(seed), &mut Nobody);
        assert!(!state.next.is_dependency(2));
    }
}

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
