//! NUSA (Nusa Mystic): trick-taking on a dangerous island, with a moving trump, for three to five
//! players.
//!
//! Rules as in the game's rulebook; "spec" in the comments is our numbered digest of it, and
//! "our ruling (Qn)" a point where the rulebook leaves room. What the rulebook shows only as
//! pictures stands in `values`.

mod bot;
mod cards;
mod controls;
mod draw;
mod judge;
mod page;
mod points;
mod prompt;
mod reasons;
mod redeal;
mod rules;
mod score;
mod sound;
mod speech;
mod state;
mod tell;
mod values;
mod view;

#[cfg(test)]
mod tests;

use std::fmt;
use std::ops::{Range, RangeInclusive};

use serde::Serialize;

use crate::dice::Dice;
use crate::game::{Game, Moment, Outcome, Payoffs, Seat, Setup, Turn, Viewer, Witness};
use crate::options::Choice;
use crate::page::Page;
use crate::picture::Picture;
use crate::words::Words;

pub use cards::{Card, CardSet, Cards, Colour, Nusa};
pub use state::{Options, RobberyTiming, State};
pub use values::Icons;
pub use view::View;

use state::{Account, Sheet};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct NusaMystic;

/// What a seat can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A card to play.
    Play(Card),
    /// A card to play after the only card of the lead colour is discarded.
    Evade(Card),
    /// The cards to keep for the escape, in the order in which they were played.
    Escape([Card; 3]),
    /// Whom to rob of which flower.
    Rob(Seat, Nusa),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play-{card}"),
            Action::Evade(card) => write!(f, "evade-{card}"),
            Action::Escape([a, b, c]) => write!(f, "escape-{a}-{b}-{c}"),
            Action::Rob(victim, flower) => write!(f, "rob-{}-{}", victim.0, flower.name()),
        }
    }
}

/// The most that a seat can choose from: six cards to play, and five behind an evasion.
const MOST_ACTIONS: usize = 12;

/// The legal actions of a seat.
pub type Legal = arrayvec::IntoIter<Action, MOST_ACTIONS>;

/// What happens in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the record format describes every field")]
pub enum Event {
    Round {
        round: u8,
        start: Seat,
        trump: Colour,
        hands: Vec<CardSet>,
        aside: CardSet,
        row: Vec<Nusa>,
        removed: Vec<Nusa>,
    },
    Played {
        seat: Seat,
        card: Card,
        evaded: Option<Card>,
        /// What the telling adds to the record: the trump and the sense of the trick as they stand
        /// after the card, and what it changed.
        #[serde(skip)]
        now: Now,
    },
    Trick {
        number: u8,
        winner: Seat,
        trump: Colour,
        reversed: bool,
        gains: Nusa,
        flipped: Vec<Nusa>,
    },
    LeftOver {
        seat: Seat,
        card: Card,
    },
    Escapes {
        seat: Seat,
        cards: [Card; 3],
    },
    Robbed {
        by: Seat,
        from: Seat,
        card: Nusa,
    },
    RoundOver {
        round: u8,
        nectar: Vec<u8>,
        nectar_points: Vec<u8>,
        subjugation: Vec<u8>,
        points: Vec<u8>,
        totals: Vec<u8>,
        /// What the telling adds to the record: the ranks by nectar, and the cards that nobody was
        /// dealt, shown now.
        #[serde(skip)]
        ranks: Vec<Option<u8>>,
        #[serde(skip)]
        aside: CardSet,
    },
}

impl Event {
    /// The round that was just dealt.
    fn round(state: &State) -> Event {
        let players = usize::from(state.players);
        Event::Round {
            round: state.round,
            start: state.next,
            trump: state.trump,
            hands: state.hands[..players].to_vec(),
            aside: state.aside,
            row: state.row.to_vec(),
            removed: state.removed.to_vec(),
        }
    }

    /// What a seat has chosen for the escape.
    fn escapes(state: &State, seat: Seat) -> Event {
        let cards = state.chosen(seat).expect("everybody has chosen");
        Event::Escapes { seat, cards }
    }

    /// The round that was just scored.
    fn round_over(round: u8, sheet: &Sheet) -> Event {
        let by_seat = |of: fn(&Account) -> u8| sheet.seats.iter().map(of).collect();
        Event::RoundOver {
            round,
            nectar: by_seat(|account| account.nectar),
            nectar_points: by_seat(|account| account.nectar_points),
            subjugation: by_seat(|account| account.subjugation),
            points: by_seat(|account| account.points),
            totals: by_seat(|account| account.total),
            ranks: sheet.seats.iter().map(|account| account.rank).collect(),
            aside: sheet.aside,
        }
    }
}

/// How a trick stands after a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Now {
    trump: Colour,
    reversed: bool,
}

impl Game for NusaMystic {
    const ID: &'static str = "nusa";
    const PLAYERS: RangeInclusive<u8> = 3..=5;
    const RULES: u16 = 1;
    const OPTIONS: &'static [Choice] = state::OPTIONS;
    const HELP: &'static [&'static str] =
        &["idea", "trick", "special", "evasion", "cards", "escape", "scoring", "winning"];

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
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        rules::apply(state, seat, action, dice, witness);
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

    fn faded(events: &[&Event]) -> Range<usize> {
        tell::faded(events)
    }

    fn recall(
        event: &Event,
        _setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        tell::recall(event, viewer, words)
    }

    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        redeal::redeal(state, happened, viewer, dice)
    }

    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        (rules == NusaMystic::RULES && sound::is_sound(&state, setup)).then_some(state)
    }

    fn sensible(state: &State, seat: Seat, _dice: &mut Dice) -> Action {
        bot::sensible(state, seat)
    }

    fn plausible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        bot::plausible(state, seat, dice)
    }

    fn judge(state: &State, since: Moment) -> Option<Payoffs> {
        judge::judge(state, since)
    }

    fn reason(view: &View, action: Action, words: &Words) -> Option<String> {
        reasons::reason(view, action, words)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        score::outcome(state)
    }
}
