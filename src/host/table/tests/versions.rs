//! The sample game under rules of another version, for matches that were begun under older ones.

use std::ops::RangeInclusive;

use rules::dice::Dice;
use rules::game::{
    Advice, Drawing, Mind, Moment, Outcome, Redeal, Rules, Saving, Seat, Secrecy, Setup, Showing,
    Telling, Turn, Viewer, Witness,
};
use rules::games::bazaar::{Action, Bazaar, Event, Options, State, View};
use rules::options::Choice;
use rules::page::Page;
use rules::words::Words;

/// What this version cannot read: nothing of another one.
pub(super) const CANNOT_UPGRADE: u16 = 9;

/// The sample game by rules of this version, which are the same.
#[derive(Clone, Copy)]
pub(super) struct Versioned<const VERSION: u16>;

impl<const VERSION: u16> Rules for Versioned<VERSION> {
    const ID: &'static str = Bazaar::ID;
    const PLAYERS: RangeInclusive<u8> = Bazaar::PLAYERS;
    const VERSION: u16 = VERSION;
    const OPTIONS: &'static [Choice] = Bazaar::OPTIONS;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = <Bazaar as Rules>::Legal;
    type Event = Event;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, witness: &mut impl Witness<Event>) -> State {
        Bazaar::setup(setup, dice, witness)
    }

    fn turn(state: &State) -> Turn {
        Bazaar::turn(state)
    }

    fn legal(state: &State, seat: Seat) -> Self::Legal {
        Bazaar::legal(state, seat)
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        Bazaar::apply(state, seat, action, dice, witness);
    }

    fn moment(state: &State) -> Moment {
        Bazaar::moment(state)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        Bazaar::outcome(state)
    }
}

impl<const VERSION: u16> Secrecy for Versioned<VERSION> {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        Bazaar::view(state, viewer)
    }
}

impl<const VERSION: u16> Redeal for Versioned<VERSION> {
    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        Bazaar::redeal(state, happened, viewer, dice)
    }
}

impl<const VERSION: u16> Showing for Versioned<VERSION> {
    const HELP: &'static [&'static str] = Bazaar::HELP;

    fn page(view: &View, legal: &[Action], words: &Words) -> Page<Action> {
        Bazaar::page(view, legal, words)
    }
}

impl<const VERSION: u16> Telling for Versioned<VERSION> {
    fn tell(
        event: &Event,
        setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        Bazaar::tell(event, setup, viewer, words)
    }
}

impl<const VERSION: u16> Mind for Versioned<VERSION> {
    fn sensible(state: &State, seat: Seat, dice: &mut Dice) -> Action {
        Bazaar::sensible(state, seat, dice)
    }
}

impl<const VERSION: u16> Drawing for Versioned<VERSION> {}
impl<const VERSION: u16> Advice for Versioned<VERSION> {}

impl<const VERSION: u16> Saving for Versioned<VERSION> {
    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let known = rules <= VERSION && VERSION != CANNOT_UPGRADE;
        known.then(|| Bazaar::upgrade(setup, Bazaar::VERSION, snapshot))?
    }
}
