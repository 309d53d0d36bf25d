//! The worked example of a scoring, on the same sheet as every round.

use super::super::super::cards::{CardSet, Nusa};
use super::super::super::points::{self, Scored};
use super::super::super::score;
use super::super::super::state::{Options, Robbery, Tableau};
use super::super::sheet::{self, Column, Sheet};
use super::{imagined, speech};
use crate::game::{Seat, Viewer};
use crate::words::Words;

/// Who has which NUSA cards.
type Player = (Seat, &'static [(Nusa, bool)]);

/// Each player's NUSA cards after the robbery, the best first.
const PLAYERS: [Player; 3] = [
    (Seat(1), &[(Nusa::Medium, true), (Nusa::Bee, true), (Nusa::Mother, true)]),
    (
        Seat(2),
        &[
            (Nusa::Guardian, false),
            (Nusa::Monster, false),
            (Nusa::Small, true),
            (Nusa::Monster, true),
        ],
    ),
    (Seat(0), &[(Nusa::Monster, true)]),
];
const ROBBED: Robbery = Robbery { by: Seat(1), from: Seat(0), flower: Nusa::Mother };

pub(in super::super) fn scoring(words: &Words) -> (String, String) {
    let words = &imagined(words);
    let speech = &speech(words);
    let tableaux = PLAYERS.map(|(_, cards)| {
        Tableau::try_from(cards.to_vec()).expect("those that lie face down come first")
    });
    let gains = score::gains(&tableaux, Options::default());
    let columns = PLAYERS.iter().zip(gains).map(|((seat, tableau), gain)| Column {
        seat: *seat,
        tableau: tableau.to_vec(),
        nectar: gain.nectar,
        rank: gain.rank,
        worth: gain.nectar_points,
        subjugation: gain.subjugation,
        points: gain.points(),
        total: gain.points(),
    });
    let columns: Vec<Column> = columns.collect();
    let told = columns.iter().map(|column| {
        let up = || column.tableau.iter().filter(|(_, up)| *up).map(|(nusa, _)| nusa.icons());
        let some = |numbers: Vec<u8>| numbers.into_iter().filter(|number| *number > 0).collect();
        let scored = Scored {
            seat: column.seat,
            nectar: some(up().map(|icons| icons.nectar).collect()),
            rank: column.rank,
            nectar_points: column.worth,
            subjugation: some(up().map(|icons| icons.subjugation).collect()),
            points: column.points,
            total: column.total,
        };
        points::account(&scored, speech)
    });
    let title = speech.say("nusa-scoring", &[("round", 1.into())]);
    let alt = [points::robbery(ROBBED, speech)].into_iter().chain(told);
    let alt = words.sentences(alt.collect::<Vec<_>>());
    let sheet = Sheet { title, columns, robbed: Some(ROBBED), aside: CardSet::EMPTY };
    (sheet::draw(&sheet, words, Viewer::Public), alt)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_comes_to_what_the_rules_say() {
        let words = Words::new("en-US");
        let (_, alt) = scoring(&words);
        let text = words.say("nusa-help-winning-text", &[]);
        for (drawn, said) in [
            ("Ben: nectar 2 + 3 = 5, rank 1: +3", "Ben 2 + 3 = 5"),
            ("Chloé: nectar 1, rank 2: +2; subjugation 1; together +3", "Chloé 3"),
            ("Aki: nectar 0, rank 3: +1; subjugation 1; together +2", "Aki 2"),
            (
                "Ben’s killer bee takes the mother flower from Aki",
                "Ben’s bee takes Aki’s mother flower",
            ),
        ] {
            assert!(alt.contains(drawn) && text.contains(said), "{drawn}: {alt}\n{text}");
        }
    }
}
