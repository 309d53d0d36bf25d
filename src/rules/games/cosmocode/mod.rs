//! Cosmo;code: listen to space, tune what is heard, and be the first to receive two rescue signals;
//! for two to four players.
//!
//! Rules as in the game's rulebook; "spec" in the comments is our numbered digest of it, and
//! "our ruling (Qn)" a point where the rulebook leaves room.

mod bot;
mod cards;
mod changes;
mod controls;
mod deck;
mod draw;
mod hand;
mod missing;
mod page;
mod reasons;
mod redeal;
mod rules;
mod sound;
mod speech;
mod state;
mod tell;
mod values;
mod view;

#[cfg(test)]
mod tests;

use std::fmt;
use std::ops::RangeInclusive;

use serde::Serialize;

use crate::dice::Dice;
use crate::game::{Game, Moment, Outcome, Payoffs, Seat, Setup, Turn, Viewer, Witness};
use crate::options::Choice;
use crate::page::Page;
use crate::picture::Picture;
use crate::words::Words;

pub use cards::{Card, Perk};
pub use deck::{Channel, Deck, Range};
pub use state::{Options, PerkScope, State};
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct CosmoCode;

/// What a seat can choose. Places are counted from 0 here, and from 1 in tokens and records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// How far to listen.
    Listen(Range),
    /// Spend a card of the same number to switch the channel of the revealed card at this place.
    Shift(Card, u8),
    /// Spend two cards to switch the channel that everybody listens to.
    Flip(Card, Card),
    /// Spend a card to change the number of the revealed card at this place by one, up or down.
    Tune(Card, u8, Step),
    /// Receive what there is to receive.
    Done,
    /// Take the revealed card at this place.
    Take(u8),
    /// Choose a perk.
    Perk(Perk),
    /// Give up a card.
    Drop(Card),
}

/// By one, this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// One more.
    Up,
    /// One less.
    Down,
}

impl Step {
    /// Both.
    pub const ALL: [Step; 2] = [Step::Up, Step::Down];

    /// The way in tokens and keys.
    pub const fn name(self) -> &'static str {
        match self {
            Step::Up => "up",
            Step::Down => "down",
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Listen(range) => f.write_str(range.name()),
            Action::Shift(card, place) => write!(f, "shift-{card}-{}", place + 1),
            Action::Flip(one, other) => write!(f, "flip-{one}-{other}"),
            Action::Tune(card, place, step) => {
                write!(f, "tune-{card}-{}-{}", place + 1, step.name())
            }
            Action::Done => f.write_str("done"),
            Action::Take(place) => write!(f, "take-{}", place + 1),
            Action::Perk(perk) => write!(f, "perk-{}", perk.name()),
            Action::Drop(card) => write!(f, "drop-{card}"),
        }
    }
}

/// The most that a seat can choose from: with eight cards in hand, at most 12 shifts, 28 flips and
/// 48 tunes, and to be done.
const MOST_ACTIONS: usize = 96;

/// The legal actions of a seat.
pub type Legal = arrayvec::IntoIter<Action, MOST_ACTIONS>;

/// What happens in a match. Places are counted from 1, as the record does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the record format describes every field")]
pub enum Event {
    Dealt {
        hands: Vec<Vec<Card>>,
    },
    Turn {
        seat: Seat,
    },
    Revealed {
        range: Range,
        cards: Vec<Card>,
        /// What the telling adds to the record: who turned them over.
        #[serde(skip)]
        by: Seat,
    },
    Reshuffled {
        deck: Deck,
    },
    Shifted {
        place: u8,
        spent: Card,
        channel: Channel,
        #[serde(skip)]
        what: Change,
    },
    Flipped {
        spent: [Card; 2],
        channel: Channel,
        #[serde(skip)]
        by: Seat,
    },
    Tuned {
        place: u8,
        spent: Card,
        number: u8,
        #[serde(skip)]
        what: Change,
    },
    Received {
        seat: Seat,
        cards: Vec<Card>,
        discarded: Vec<Card>,
    },
    Perk {
        seat: Seat,
        perk: Perk,
    },
    Dropped {
        seat: Seat,
        card: Card,
    },
}

/// What the telling of a change to a revealed card adds to the record: who made it, and the card as it
/// was heard before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    by: Seat,
    channel: Channel,
    number: u8,
}

impl Game for CosmoCode {
    const ID: &'static str = "cosmocode";
    const PLAYERS: RangeInclusive<u8> = values::PLAYERS;
    const CHANCY: bool = true;
    const RULES: u16 = 1;
    const OPTIONS: &'static [Choice] = state::OPTIONS;
    const HELP: &'static [&'static str] =
        &["idea", "turn", "changes", "receiving", "perks", "hand", "winning"];

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Event = Event;
    type View = View;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, witness: &mut impl Witness<Event>) -> State {
        rules::setup(setup, dice, witness)
    }

    fn turn(state: &State) -> Turn {
        rules::turn(state)
    }

    fn legal(state: &State, seat: Seat) -> Legal {
        rules::legal(state, seat).into_iter()
    }

    fn apply(
        state: &mut State,
        _seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        rules::apply(state, action, dice, witness);
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn page(view: &View, legal: &[Action], words: &Words) -> Page<Action> {
        page::page(view, legal, words)
    }

    fn draw(view: &View, legal: &[Action], words: &Words) -> Vec<Picture> {
        draw::draw(view, legal, words)
    }

    fn illustrate(section: &str, words: &Words) -> Option<Picture> {
        draw::illustrate(section, words)
    }

    fn moment(state: &State) -> Moment {
        rules::moment(state)
    }

    fn tell(
        event: &Event,
        _setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        tell::tell(event, viewer, words)
    }

    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        redeal::redeal(state, happened, viewer, dice)
    }

    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        (rules == CosmoCode::RULES && sound::is_sound(&state, setup)).then_some(state)
    }

    fn sensible(state: &State, _seat: Seat, dice: &mut Dice) -> Action {
        bot::sensible(state, dice)
    }

    fn plausible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        bot::plausible(state, seat, dice)
    }

    fn quick(state: &State, _seat: Seat, dice: &mut Dice) -> Action {
        bot::quick(state, dice)
    }

    fn judge(state: &State, since: Moment) -> Option<Payoffs> {
        bot::judge(state, since.part)
    }

    fn reason(view: &View, action: Action, words: &Words) -> Option<String> {
        reasons::reason(view, action, words)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        rules::outcome(state)
    }
}
