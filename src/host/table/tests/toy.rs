//! A toy game with all that a table has to cope with: everybody chooses at once and in secret, some
//! actions do not end a choice, one of them rolls dice, one shows something hidden.
//!
//! Two rounds; in each everybody bids 1 to 3 in secret, and whoever alone bid highest gets as many
//! points. Before bidding one may roll for a point or two, and peek at a hidden number, once each.

use std::fmt;
use std::ops::RangeInclusive;

use rules::dice::Dice;
use rules::game::{
    Advice, Drawing, Mind, Moment, Outcome, Redeal, Rules, Saving, Seat, Secrecy, Setup, Showing,
    Telling, Turn, Viewer, Witness,
};
use rules::options::{Choice, Setting};
use rules::page::{Control, Offer, Page, Section};
use rules::words::Words;
use serde::{Deserialize, Serialize};

/// The toy, by rules of this version.
#[derive(Clone, Copy)]
pub(super) struct Toy<const VERSION: u16>;

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Options {
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    long: bool,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub(super) struct State {
    rounds: u8,
    round: u8,
    hidden: u8,
    seats: Vec<Chair>,
}

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct Chair {
    bid: Option<u8>,
    rolled: bool,
    peeked: bool,
    points: i32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Action {
    Bid(u8),
    Roll,
    Peek,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid-{bid}"),
            Action::Roll => f.write_str("roll"),
            Action::Peek => f.write_str("peek"),
        }
    }
}

#[derive(Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Event {
    Bidden { seat: Seat },
    Opened { bids: Vec<u8> },
    Rolled { seat: Seat, points: i32 },
    Peeked { seat: Seat, hidden: u8 },
}

#[derive(Debug, PartialEq)]
pub(super) struct View {
    own: Option<u8>,
    hidden: Option<u8>,
    ready: Vec<bool>,
    points: Vec<i32>,
}

impl<const VERSION: u16> Rules for Toy<VERSION> {
    const ID: &'static str = "toy";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const VERSION: u16 = VERSION;
    const OPTIONS: &'static [Choice] =
        &[Choice { name: "long", values: &[Setting::Flag(false), Setting::Flag(true)] }];
    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = std::vec::IntoIter<Action>;
    type Event = Event;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, _witness: &mut impl Witness<Event>) -> State {
        let seats = vec![Chair::default(); usize::from(setup.players)];
        let rounds = if setup.options.long { 60 } else { 2 };
        State { rounds, round: 1, hidden: dice.below(100) as u8, seats }
    }

    fn turn(state: &State) -> Turn {
        if state.round > state.rounds {
            return Turn::Over;
        }
        let open = state.seats.iter().zip(0..).filter(|(chair, _)| chair.bid.is_none());
        Turn::Several(open.map(|(_, seat)| Seat(seat)).collect())
    }

    fn legal(state: &State, seat: Seat) -> Self::Legal {
        let may = Self::turn(state).seats().has(seat);
        let chair = &state.seats[usize::from(seat.0)];
        let more = [(Action::Roll, chair.rolled), (Action::Peek, chair.peeked)];
        let more = more.into_iter().filter(|(_, done)| !done).map(|(action, _)| action);
        let all = (1..=3).map(Action::Bid).chain(more).filter(|_| may);
        all.collect::<Vec<_>>().into_iter()
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        let hidden = state.hidden;
        let chair = &mut state.seats[usize::from(seat.0)];
        match action {
            Action::Roll => {
                let points = dice.below(2) as i32 + 1;
                (chair.rolled, chair.points) = (true, chair.points + points);
                return witness.saw(|| Event::Rolled { seat, points });
            }
            Action::Peek => {
                chair.peeked = true;
                return witness.saw(|| Event::Peeked { seat, hidden });
            }
            Action::Bid(bid) => chair.bid = Some(bid),
        }
        witness.saw(|| Event::Bidden { seat });
        let bids = state.seats.iter().map(|chair| chair.bid).collect::<Option<Vec<u8>>>();
        let Some(bids) = bids else { return };
        let highest = bids.iter().copied().max().unwrap_or_default();
        let mut tops = state.seats.iter_mut().filter(|chair| chair.bid == Some(highest));
        if let (Some(chair), None) = (tops.next(), tops.next()) {
            chair.points += i32::from(highest);
        }
        witness.saw(|| Event::Opened { bids });
        state.seats.iter_mut().for_each(|chair| chair.bid = None);
        state.round += 1;
    }

    fn moment(state: &State) -> Moment {
        Moment { part: state.round.into(), step: 0 }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.round <= state.rounds {
            return None;
        }
        let points = |seat: &Seat| state.seats[usize::from(seat.0)].points;
        let mut ranking: Vec<Seat> = (0..state.seats.len() as u8).map(Seat).collect();
        ranking.sort_by_key(|seat| -points(seat));
        let winners = ranking.iter().filter(|seat| points(seat) == points(&ranking[0]));
        let winners = winners.copied().collect();
        let scores = state.seats.iter().map(|chair| chair.points).collect();
        Some(Outcome { scores, winners, ranking })
    }
}

impl<const VERSION: u16> Secrecy for Toy<VERSION> {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => Some(&state.seats[usize::from(seat.0)]),
            Viewer::Public | Viewer::Open => None,
        };
        View {
            own: own.and_then(|chair| chair.bid),
            hidden: own.filter(|chair| chair.peeked).map(|_| state.hidden),
            ready: state.seats.iter().map(|chair| chair.bid.is_some()).collect(),
            points: state.seats.iter().map(|chair| chair.points).collect(),
        }
    }
}

impl<const VERSION: u16> Redeal for Toy<VERSION> {
    fn redeal(state: &State, happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = state.clone();
        let knows = |chair: &Chair, seat| chair.peeked && viewer.is(Seat(seat));
        if !other.seats.iter().zip(0..).any(|(chair, seat)| knows(chair, seat)) {
            other.hidden = dice.below(100) as u8;
        }
        for event in happened {
            if let Event::Peeked { hidden, .. } = event {
                *hidden = other.hidden;
            }
        }
        for (chair, seat) in other.seats.iter_mut().zip(0..) {
            if chair.bid.is_some() && !viewer.is(Seat(seat)) {
                chair.bid = Some(dice.below(3) as u8 + 1);
            }
        }
        other
    }
}

impl<const VERSION: u16> Showing for Toy<VERSION> {
    const HELP: &'static [&'static str] = &[];

    fn page(view: &View, legal: &[Action], _words: &Words) -> Page<Action> {
        let offer = |action: &Action| Control::new(action.to_string(), Offer::Action(*action));
        let lines = vec![format!("{view:?}")];
        Page {
            title: "Toy".to_owned(),
            sections: vec![Section::new("Table", lines)],
            controls: legal.iter().map(offer).collect(),
        }
    }
}

impl<const VERSION: u16> Drawing for Toy<VERSION> {}

impl<const VERSION: u16> Telling for Toy<VERSION> {
    fn tell(
        event: &Event,
        _setup: &Setup<Options>,
        viewer: Viewer,
        words: &Words,
    ) -> Option<String> {
        Some(match event {
            Event::Bidden { seat } => format!("{} bid", words.seat(*seat)),
            Event::Opened { bids } => format!("bids {bids:?}"),
            Event::Rolled { seat, points } => format!("{} rolled {points}", words.seat(*seat)),
            Event::Peeked { seat, hidden } if viewer.is(*seat) => format!("hidden is {hidden}"),
            Event::Peeked { seat, .. } => format!("{} peeked", words.seat(*seat)),
        })
    }
}

impl<const VERSION: u16> Mind for Toy<VERSION> {
    /// One rolls if one can, and bids 2.
    fn sensible(state: &State, seat: Seat, _dice: &mut Dice) -> Action {
        let roll = Self::legal(state, seat).find(|action| *action == Action::Roll);
        roll.unwrap_or(Action::Bid(2))
    }
}

impl<const VERSION: u16> Advice for Toy<VERSION> {}

impl<const VERSION: u16> Saving for Toy<VERSION> {
    fn upgrade(setup: &Setup<Options>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        let fits = state.seats.len() == usize::from(setup.players);
        // Nobody knows what rules 9 were.
        (fits && rules <= VERSION && VERSION != 9).then_some(state)
    }
}
