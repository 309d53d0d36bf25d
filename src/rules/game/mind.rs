//! What bots do, what an imagined match is worth, and what a hint says.

use super::rules::{Rules, random};
use super::secrecy::Secrecy;
use crate::dice::Dice;
use crate::seat::Seat;
use crate::standing::{Moment, Payoffs};
use crate::words::Words;

/// How bots decide. A state that is asked about here is a guess as to what its seat cannot know.
///
/// ```
/// use rules::dice::Dice;
/// use rules::game::{Mind, Nobody, Rules, Setup, Turn};
/// use rules::games::abyssi::Abyssi;
///
/// let setup = Setup { players: 2, options: Default::default() };
/// let mut dice = Dice::imagined(1);
/// let state = Abyssi::setup(&setup, &mut dice, &mut Nobody);
/// let Turn::One(seat) = Abyssi::turn(&state) else { panic!("one begins") };
/// let action = Abyssi::sensible(&state, seat, &mut dice);
/// assert!(Abyssi::legal(&state, seat).any(|legal| legal == action));
/// // It has just begun: nobody can say yet what it comes to.
/// assert_eq!(Abyssi::judge(&state, Abyssi::moment(&state)), None);
/// ```
pub trait Mind: Rules {
    /// Has chance so much to say that it does not pay to think about what comes after it?
    const CHANCY: bool = false;

    /// What a player does here who knows the game and does not think ahead: a bot of the level
    /// normal, and everybody in a hard bot's imagination.
    fn sensible(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::Action {
        random::<Self>(state, seat, dice)
    }

    /// What a beginner does here: a bot of the level easy.
    fn plausible(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::Action {
        if dice.below(2) == 0 {
            random::<Self>(state, seat, dice)
        } else {
            Self::sensible(state, seat, dice)
        }
    }

    /// The same as what is sensible, or nearly so, and quickly: a hard bot asks it millions of times.
    fn quick(state: &Self::State, seat: Seat, dice: &mut Dice) -> Self::Action {
        Self::sensible(state, seat, dice)
    }

    /// What an imagined match comes to for each seat, from 0 (last) to 1 (alone in front), if it need
    /// not be played any further since that moment. Asked after every ply.
    fn judge(_state: &Self::State, _since: Moment) -> Option<Payoffs> {
        None
    }
}

/// What a player is told who asks for a hint.
///
/// ```
/// use rules::dice::Dice;
/// use rules::game::{Advice, Nobody, Rules, Secrecy, Setup, Turn, Viewer};
/// use rules::games::uchu::Uchu;
/// use rules::words::Words;
///
/// let setup = Setup { players: 3, options: Default::default() };
/// let state = Uchu::setup(&setup, &mut Dice::imagined(1), &mut Nobody);
/// let Turn::One(seat) = Uchu::turn(&state) else { panic!("one leads") };
/// let action = Uchu::legal(&state, seat).next().expect("the leader has a card");
/// let view = Uchu::view(&state, Viewer::Seat(seat));
/// assert!(Uchu::reason(&view, action, &Words::new("en-US")).is_some());
/// ```
pub trait Advice: Secrecy {
    /// Why a player might do this, in a sentence.
    fn reason(_view: &Self::View, _action: Self::Action, _words: &Words) -> Option<String> {
        None
    }
}
