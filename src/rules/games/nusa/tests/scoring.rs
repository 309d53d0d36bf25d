//! How a round is scored and who wins (rules 2.6; N1 to N3, the example round).

use super::super::score::{Gain, gains};
use super::super::state::ROUNDS;
use super::*;

/// Cards with this much nectar.
fn nectar(total: u8) -> Tableau {
    let cards = match total {
        0 => "",
        1 => "small",
        2 => "medium",
        3 => "mother",
        _ => unreachable!("no more is needed"),
    };
    tableau(cards)
}

fn ranked(totals: &[u8], zero_nectar_is_ranked: bool) -> Vec<u8> {
    let tableaux: Vec<Tableau> = totals.iter().map(|total| nectar(*total)).collect();
    let options = Options { zero_nectar_is_ranked, ..Options::default() };
    let gains = gains(&tableaux, options);
    gains[..totals.len()].iter().map(|gain| gain.nectar_points).collect()
}

#[test]
fn equal_nectar_shares_a_rank_and_the_next_takes_the_next() {
    assert_eq!(ranked(&[3, 2, 2, 1, 0], true), [3, 2, 2, 1, 0], "N1");
    assert_eq!(ranked(&[3, 3, 1, 0], true), [3, 3, 2, 1], "N2");
    assert_eq!(ranked(&[2, 2, 2], true), [3, 3, 3], "N3");
    assert_eq!(ranked(&[0, 1, 0, 3], true), [1, 2, 1, 3]);
    assert_eq!(ranked(&[0, 0, 0], true), [3, 3, 3]);
}

#[test]
fn without_nectar_there_are_no_points_if_that_was_chosen() {
    assert_eq!(ranked(&[3, 3, 1, 0], false), [3, 3, 2, 0]);
    assert_eq!(ranked(&[0, 1, 0, 3], false), [0, 2, 0, 3]);
    assert_eq!(ranked(&[0, 0, 0], false), [0, 0, 0]);
    assert_eq!(ranked(&[3, 2, 2, 1, 0], false), [3, 2, 2, 1, 0]);
}

#[test]
fn what_lies_face_down_counts_for_nothing() {
    let tableaux = [tableau("mother guardian monster"), tableau("small monster"), Tableau::EMPTY];
    let gains = gains(&tableaux, Options::default());
    let scored = gains.map(|gain| (gain.nectar, gain.nectar_points, gain.subjugation));
    assert_eq!(scored[..3], [(0, 2, 0), (1, 3, 1), (0, 2, 0)]);
}

/// The example round of rules 4, robbery and all.
#[test]
fn the_example_round_scores_as_it_should() {
    let mut state = dealt(&table(4), Colour::Blue, &["red-1", "red-3", "red-6", "red-5"]);
    state.taken = 7;
    state.tricks.iter_mut().for_each(|trick| trick.lead = Seat(0));
    let held = ["mother monster", "medium small monster", "", "medium bee"].map(tableau);
    state.tableaux[..4].copy_from_slice(&held);
    state.row[7] = Nusa::Guardian;
    play(&mut state, "play-red-1 play-red-3 play-red-6 play-red-5");
    assert_eq!(
        tokens_of(&state),
        ["rob-0-mother", "rob-1-small", "rob-1-medium"],
        "seat 3 has the bee"
    );
    let mut events = Vec::new();
    let action = Action::Rob(Seat(1), Nusa::Medium);
    NusaMystic::apply(&mut state, Seat(3), action, &mut Dice::imagined(1), &mut events);
    let over = Event::RoundOver {
        round: 1,
        nectar: vec![3, 1, 0, 4],
        nectar_points: vec![2, 1, 0, 3],
        subjugation: vec![1, 1, 2, 0],
        points: vec![3, 2, 2, 3],
        totals: vec![3, 2, 2, 3],
        ranks: vec![Some(2), Some(3), None, Some(1)],
        aside: state.basis.unwrap().aside,
    };
    assert_eq!(events[1], over);
}

/// A match that ended with these points in each round.
fn ended(points: [[u8; 3]; ROUNDS as usize]) -> State {
    let mut state = dealt(&table(3), Colour::Red, &[]);
    (state.stage, state.round) = (Stage::Over, ROUNDS);
    for (kept, points) in state.points.iter_mut().zip(points) {
        kept[..3].copy_from_slice(&points);
    }
    state
}

#[test]
fn most_points_win_then_the_most_of_the_last_round_then_the_win_is_shared() {
    let won = |points| {
        let outcome = NusaMystic::outcome(&ended(points)).unwrap();
        let seats = |seats: Vec<Seat>| seats.into_iter().map(|seat| seat.0).collect::<Vec<_>>();
        (outcome.scores, seats(outcome.ranking), seats(outcome.winners))
    };
    assert_eq!(won([[1, 2, 3], [1, 2, 3], [4, 2, 1]]), (vec![6, 6, 7], vec![2, 0, 1], vec![2]));
    assert_eq!(won([[3, 2, 1], [3, 2, 1], [1, 3, 5]]), (vec![7, 7, 7], vec![2, 1, 0], vec![2]));
    assert_eq!(won([[1, 2, 3], [3, 1, 1], [3, 4, 3]]), (vec![7, 7, 7], vec![1, 0, 2], vec![1]));
    assert_eq!(won([[1, 3, 2], [2, 1, 1], [3, 2, 3]]), (vec![6, 6, 6], vec![0, 2, 1], vec![0, 2]));
    let mut running = ended([[0; 3]; 3]);
    running.stage = Stage::Play;
    assert_eq!(NusaMystic::outcome(&running), None);
}

#[test]
fn scores_stay_news_on_the_board_for_a_trick_and_in_a_hand_for_a_card() {
    let mut checked = 0;
    random(&table(3), 5, |Ply { after: state, .. }| {
        for viewer in Viewer::all(3).chain([Viewer::Open]) {
            let view = NusaMystic::view(state, viewer);
            let over = state.stage == Stage::Over;
            assert_eq!(view.scores.is_some(), state.round > 1 || over);
            let Some(scores) = &view.scores else { continue };
            let hand = matches!(viewer, Viewer::Seat(_)) && state.trick().count > 0;
            assert_eq!(scores.fresh, over || (state.taken == 0 && !hand));
            assert_eq!(view.just_scored().is_some(), scores.fresh);
            assert_eq!(usize::from(scores.round), view.history.len());
            let last: Vec<u8> = scores.sheet.seats.iter().map(|account| account.points).collect();
            assert_eq!(view.history.last(), Some(&last));
            for (seat, account) in view.seats.iter().zip(&scores.sheet.seats) {
                assert_eq!(seat.points, account.total);
            }
            checked += 1;
        }
    });
    assert_ne!(checked, 0);
}

#[test]
fn points_are_nectar_points_and_subjugation() {
    let gain = Gain { nectar_points: 3, subjugation: 2, ..Gain::default() };
    assert_eq!(gain.points(), 5);
}
