//! The sample game, which everybody copies, keeps the contract with all its options. In its quick form
//! all choose at once and in secret and do nothing else: the contract, the erased face and the record
//! must carry that.

use rules::game::{Rules, Setup};
use rules::games::bazaar::Bazaar;
use rules::options::Chosen;
use rules::record;

use super::keep_all;
use crate::{choices, start};

/// Bids, and nothing else.
fn bids_only(players: u8) -> Setup<Chosen> {
    Setup { players, options: Chosen::from_iter([("quick".to_owned(), true.into())]) }
}

#[test]
fn the_sample_game_keeps_the_contract() {
    for players in Bazaar::PLAYERS {
        for options in choices(&Bazaar) {
            // A match of sixty days is long enough alone.
            let matches = if options.contains_key("long") { 1 } else { 10 };
            keep_all(&Bazaar, &Setup { players, options }, matches);
        }
    }
}

#[test]
fn a_game_of_secret_simultaneous_choices_keeps_the_contract() {
    (2..=4).for_each(|players| keep_all(&Bazaar, &bids_only(players), 20));
}

#[test]
fn each_choice_is_its_own_ply_and_the_last_one_reveals_them() {
    let (mut playing, happened, mut dice) = start(&Bazaar, &bids_only(3), "sealed");
    let mut opened = Vec::new();
    let written: Result<(), ()> = record::play_out(
        0,
        &mut *playing,
        &happened,
        |_, _, legal| dice.pick(&legal[..3]),
        |line| {
            opened.push(str::from_utf8(line).unwrap().contains("opened"));
            Ok(())
        },
    );
    written.expect("writing to memory does not fail");
    // A head, three plies a round, an end.
    assert_eq!(opened, [false, false, false, true, false, false, true, false]);
}
