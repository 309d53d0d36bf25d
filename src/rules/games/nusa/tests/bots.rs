//! A bot that is no fool.

use super::*;

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
            let action = match seat {
                Seat(0) => NusaMystic::sensible(&state, seat, &mut dice),
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
