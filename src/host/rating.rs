//! How strong people are in one game on one server: the ratings of Weng and Lin, the family that
//! OpenSkill belongs to, folded over results in the order in which they ended. Pure: the same results
//! give the same ratings.
//!
//! A rating is a guess with its uncertainty. The system's own scale starts at 25 ± 8⅓; ours is 60 times
//! as large, so that everybody starts at 1500 ± 500. As its authors recommend, people are compared by
//! what their rating is at least: the guess less three times its uncertainty, which is 0 at the start.

use std::collections::BTreeMap;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::User;

/// The number of our points that are one of the system's.
const SCALE: f64 = 60.0;

/// How many times the uncertainty is taken off to compare people.
const DOUBT: f64 = 3.0;

/// How strong somebody is, as far as we know.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating(WengLinRating);

impl Default for Rating {
    fn default() -> Rating {
        Rating(WengLinRating::new())
    }
}

impl Rating {
    /// The guess.
    pub fn points(self) -> i32 {
        whole(self.0.rating * SCALE)
    }

    /// How uncertain it is.
    pub fn uncertainty(self) -> i32 {
        whole(self.0.uncertainty * SCALE)
    }

    /// What it is at least, nearly certainly.
    pub fn at_least(self) -> i32 {
        whole((self.0.rating - DOUBT * self.0.uncertainty) * SCALE)
    }
}

fn whole(number: f64) -> i32 {
    // No number of ours comes near the ends.
    number.round() as i32
}

/// Brings ratings up to date with one match: everybody in it, and the place they came in.
pub(crate) fn rate(ratings: &mut BTreeMap<User, Rating>, placed: &[(User, u8)]) {
    let users: Vec<User> = placed.iter().map(|(user, _)| *user).collect();
    let before: Vec<[WengLinRating; 1]> =
        users.iter().map(|user| [ratings.get(user).copied().unwrap_or_default().0]).collect();
    let places = placed.iter().map(|(_, place)| MultiTeamOutcome::new(usize::from(*place)));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        before.iter().map(<[_; 1]>::as_slice).zip(places).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (user, team) in users.into_iter().zip(after) {
        ratings.extend(team.first().map(|rating| (user, Rating(*rating))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Channel;
    use crate::results::{Finished, Placed, ratings as fold};

    /// A match that ended like this, each by user and place.
    fn ended(at: u64, places: &[(u64, u8)]) -> Finished {
        let seat = |&(user, place): &(u64, u8)| Placed {
            user: Some(User(user)),
            score: 0,
            place,
            left: false,
        };
        let seats = places.iter().map(seat).collect();
        Finished { channel: Channel(1), number: 1, at, game: "toy".to_owned(), seats }
    }

    fn of(ratings: &BTreeMap<User, Rating>, user: u64) -> Rating {
        ratings[&User(user)]
    }

    /// By the formulas of the paper (algorithm 1, Bradley–Terry with full pairs), by hand:
    /// c² = 2σ² + 2β² = 2·(25/3)² + 2·(25/6)² = 173.611, p = ½, so the winner gains
    /// σ²/c·½ = 69.444/13.1762·½ = 2.63523, and η = (σ/c)·(σ²/c²)·¼ = 0.0632456, so that σ becomes
    /// (25/3)·√(1 − 0.0632456) = 8.06551.
    #[test]
    fn one_match_between_two_is_as_computed_by_hand() {
        let ratings = fold(&[ended(1, &[(1, 1), (2, 2)])], "toy");
        let (winner, loser) = (of(&ratings, 1).0, of(&ratings, 2).0);
        assert!((winner.rating - 27.635_23).abs() < 1e-4, "{winner:?}");
        assert!((loser.rating - 22.364_77).abs() < 1e-4, "{loser:?}");
        assert!((winner.uncertainty - 8.065_51).abs() < 1e-4, "{winner:?}");
        assert!((loser.uncertainty - 8.065_51).abs() < 1e-4, "{loser:?}");
        let shown = |rating: Rating| (rating.points(), rating.uncertainty(), rating.at_least());
        assert_eq!(shown(of(&ratings, 1)), (1658, 484, 206));
        assert_eq!(shown(Rating::default()), (1500, 500, 0));
    }

    #[test]
    fn a_winner_goes_up_a_loser_down_and_both_are_better_known() {
        let mut results = Vec::new();
        let mut last = [Rating::default(); 3];
        for at in 1..=20 {
            results.push(ended(at, &[(1, 1), (2, 2), (3, 3)]));
            let ratings = fold(&results, "toy");
            let now = [1, 2, 3].map(|user| of(&ratings, user));
            assert!(now[0].0.rating > last[0].0.rating && now[2].0.rating < last[2].0.rating);
            for (now, last) in now.iter().zip(last) {
                assert!(now.0.uncertainty < last.0.uncertainty);
            }
            last = now;
        }
        assert!((last[1].points() - 1500).abs() < 50, "{last:?}");
    }

    #[test]
    fn who_shares_a_place_gains_the_same_wherever_they_sit() {
        let near = |one: Rating, other: Rating| (one.0.rating - other.0.rating).abs() < 1e-9;
        let shared = fold(&[ended(1, &[(1, 1), (2, 1), (3, 3), (4, 3)])], "toy");
        assert!(near(of(&shared, 1), of(&shared, 2)) && near(of(&shared, 3), of(&shared, 4)));
        let turned = fold(&[ended(1, &[(4, 3), (1, 1), (3, 3), (2, 1)])], "toy");
        for user in 1..=4 {
            assert!(near(of(&shared, user), of(&turned, user)), "{user}");
        }
        let even = fold(&[ended(1, &[(1, 1), (2, 1)])], "toy");
        assert!(near(of(&even, 1), Rating::default()));
        assert!(of(&even, 1).uncertainty() < 500, "even a draw tells something");
    }

    #[test]
    fn strangers_to_each_other_do_not_change_each_others_ratings() {
        let (one, other) = (ended(1, &[(1, 1), (2, 2)]), ended(2, &[(3, 1), (4, 2)]));
        let first = fold(&[one.clone(), other.clone()], "toy");
        assert_eq!(first, fold(&[other, one], "toy"), "the order of such matches does not matter");
        assert_eq!(of(&first, 1), of(&first, 3));
    }

    #[test]
    fn only_matches_of_the_game_among_people_are_rated() {
        let mut with_bot = ended(1, &[(1, 1), (2, 2)]);
        with_bot.seats[1].user = None;
        let other = Finished { game: "other".to_owned(), ..ended(2, &[(1, 1), (2, 2)]) };
        assert!(fold(&[with_bot, other], "toy").is_empty());
    }
}
