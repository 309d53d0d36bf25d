//! What is done for the silent, and a bot that is no fool.

use super::*;

#[test]
fn for_the_silent_any_card_is_played_and_nothing_evaded() {
    let hands = ["red-1 yellow-5", "red-3 blue-5 blue-1", "red-2 blue-2"];
    let mut state = dealt(&table(3), Colour::Yellow, &hands);
    play(&mut state, "play-red-1");
    let legal: Vec<Action> = NusaMystic::legal(&state, Seat(1)).collect();
    let view = NusaMystic::view(&state, Viewer::Seat(Seat(1)));
    for seed in 0..50 {
        let action = NusaMystic::stand_in(&view, &legal, &mut Dice::imagined(seed));
        assert_eq!(action, Action::Play(card("red-3")));
    }
}

#[test]
fn for_the_silent_the_most_nectar_of_the_lowest_seat_is_robbed() {
    let view = NusaMystic::view(&dealt(&table(4), Colour::Red, &[]), Viewer::Seat(Seat(0)));
    let rob = |seat, flower| Action::Rob(Seat(seat), flower);
    let legal =
        [rob(1, Nusa::Small), rob(2, Nusa::Medium), rob(3, Nusa::Small), rob(3, Nusa::Medium)];
    for seed in 0..20 {
        let robs = NusaMystic::stand_in(&view, &legal, &mut Dice::imagined(seed));
        assert_eq!(robs, rob(2, Nusa::Medium));
    }
}

#[test]
fn for_the_silent_any_three_cards_are_kept() {
    let escape = |text: &str| Action::Escape(cards(text).try_into().unwrap());
    let legal =
        [escape("red-1 red-2 red-3"), escape("red-1 red-2 red-4"), escape("red-1 red-3 red-4")];
    let view = NusaMystic::view(&dealt(&table(3), Colour::Red, &[]), Viewer::Seat(Seat(0)));
    let mut kept: Vec<Action> = Vec::new();
    for seed in 0..50 {
        let action = NusaMystic::stand_in(&view, &legal, &mut Dice::imagined(seed));
        if !kept.contains(&action) {
            kept.push(action);
        }
    }
    assert_eq!(kept.len(), legal.len());
}

/// Seat 0 is a bot, the others play at random.
#[test]
fn a_bot_wins_more_often_than_chance() {
    let mut won = 0;
    for seed in 0..400 {
        let setup = table(3 + (seed % 3) as u8);
        let mut dice = Dice::imagined(seed);
        let mut state = NusaMystic::setup(&setup, &mut dice, &mut Nobody);
        while let Some(seat) = NusaMystic::turn(&state).seats().iter().next() {
            let legal: Vec<Action> = NusaMystic::legal(&state, seat).collect();
            let view = NusaMystic::view(&state, Viewer::Seat(seat));
            let action = match seat {
                Seat(0) => NusaMystic::bot(&view, &legal, &mut dice),
                _ => dice.pick(&legal),
            };
            assert!(legal.contains(&action));
            NusaMystic::apply(&mut state, seat, action, &mut dice, &mut Nobody);
        }
        let winners = NusaMystic::outcome(&state).unwrap().winners;
        won += usize::from(winners == [Seat(0)]);
    }
    assert!(won > 160, "{won} of 400, and chance would win a quarter");
}
