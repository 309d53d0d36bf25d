//! What a bot is given to decide by: what its seat may know, and nothing else.
//!
//! A [`Sight`] is the only door between a match and a bot. What it holds of the match was redealt on
//! the way in: of all that the seat cannot know there is a guess, and the truth is not there any more.

use crate::dice::Dice;
use crate::game::Redeal;
use crate::seat::{Seat, Viewer};

/// A match as one seat sees it that has something to decide.
pub struct Sight<G: Redeal> {
    seat: Seat,
    view: G::View,
    legal: Vec<G::Action>,
    /// A match that the seat could not tell apart from the real one.
    guess: G::State,
}

impl<G: Redeal> Sight<G> {
    /// What this seat can know now; nothing if it has nothing to decide.
    pub fn new(state: &G::State, seat: Seat, dice: &mut Dice) -> Option<Sight<G>> {
        let legal: Vec<G::Action> = G::legal(state, seat).collect();
        if legal.is_empty() {
            return None;
        }
        let viewer = Viewer::Seat(seat);
        let view = G::view(state, viewer);
        Some(Sight { seat, view, legal, guess: G::redeal(state, &mut [], viewer, dice) })
    }

    /// Whose sight it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What the seat may do.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// What the seat sees.
    pub fn view(&self) -> &G::View {
        &self.view
    }

    /// A match that the seat could not tell apart from the real one, always the same.
    pub fn guess(&self) -> &G::State {
        &self.guess
    }

    /// Another one, drawn from all such matches.
    pub fn imagine(&self, dice: &mut Dice) -> G::State {
        G::redeal(&self.guess, &mut [], Viewer::Seat(self.seat), dice)
    }
}
