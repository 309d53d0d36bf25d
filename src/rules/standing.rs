//! How a match is set up, where it stands and how it ended.

use serde::Serialize;

use crate::seat::{MOST_SEATS, Seat};

/// What a match is started with, its seed aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<Options> {
    /// How many play.
    pub players: u8,
    /// What was chosen.
    pub options: Options,
}

/// Where in a match something stands, as its players count: in which part of it (a round), at which
/// step of that (a trick, a turn). The words for them are `<id>-part` and `<id>-step`, with a
/// `$number`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Moment {
    /// Which part, from 1.
    pub part: u16,
    /// Which step of it, from 1; 0 before the first.
    pub step: u16,
}

/// What something is worth to each seat, from 0 to 1.
pub type Payoffs = [f32; MOST_SEATS];

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// One number for each seat.
    pub scores: Vec<i32>,
    /// The seats, best first, the winners in front.
    pub ranking: Vec<Seat>,
    /// The seats that won, in ascending order; more than one shared the win.
    pub winners: Vec<Seat>,
}

impl Outcome {
    /// What the end of the match is worth to each seat: half of it for the places behind, half for
    /// the win; a shared win is as much as the places that it takes up on average.
    pub fn payoffs(&self) -> Payoffs {
        let seats = self.ranking.len();
        let shared = self.winners.len().max(1);
        let behind = |place: usize| (seats - 1 - place) as f32 / (seats - 1).max(1) as f32;
        let place_worth = |place: usize| (behind(place) + f32::from(u8::from(place == 0))) / 2.0;
        let won = (0..shared).map(place_worth).sum::<f32>() / shared as f32;
        let mut payoffs = [0.0; MOST_SEATS];
        for (place, seat) in self.ranking.iter().enumerate() {
            let worth = if self.winners.contains(seat) { won } else { place_worth(place) };
            payoffs[usize::from(seat.0)] = worth;
        }
        payoffs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_worth_what_lies_behind_it_and_the_win_as_much_again() {
        let seats = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<Vec<_>>();
        let of = |ranking: &[u8], winners: &[u8]| {
            let outcome =
                Outcome { scores: Vec::new(), ranking: seats(ranking), winners: seats(winners) };
            outcome.payoffs()[..ranking.len()].to_vec()
        };
        assert_eq!(of(&[1, 0], &[1]), [0.0, 1.0]);
        assert_eq!(of(&[2, 0, 1], &[2]), [0.25, 0.0, 1.0]);
        assert_eq!(of(&[2, 0, 1], &[2, 0]), [0.625, 0.0, 0.625]);
        assert_eq!(of(&[0, 1], &[0, 1]), [0.5, 0.5]);
    }
}
