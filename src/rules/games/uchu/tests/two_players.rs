//! Two players with a dependency each (rules 4).

use super::*;

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
        let mut state = Uchu::setup(&table(2), &mut Dice::imagined(1), &mut Nobody);
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
