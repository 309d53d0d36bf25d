//! A toy game in which all choose at once and in secret, and do nothing else: the contract, the erased
//! face and the record must carry it.
//!
//! Two rounds; in each, everybody bids 1 to 3 in secret, and whoever alone bid highest gets as many
//! points as they bid.

use std::fmt;
use std::ops::RangeInclusive;

use rules::dice::Dice;
use rules::game::{
    Advice, Drawing, Mind, Moment, Outcome, Redeal, Rules, Saving, Seat, Secrecy, Setup, Showing,
    Telling, Turn, Viewer, Witness,
};
use rules::options::Choice;
use rules::page::{Control, Offer, Page, Section};
use rules::words::Words;
use serde::{Deserialize, Serialize};

use super::keep_all;
use crate::{plain, record};

#[derive(Clone, Copy)]
struct SealedBids;

#[derive(Clone, Default, PartialEq, Serialize, Deserialize)]
struct NoOptions {}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct State {
    round: u8,
    bids: Vec<Option<u8>>,
    points: Vec<i32>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Bid(u8);

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bid-{}", self.0)
    }
}

#[derive(Clone, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Event {
    Bidden { seat: Seat },
    Opened { bids: Vec<u8> },
}

/// The bids that a viewer has seen, who has bidden, and the points.
#[derive(Debug, PartialEq)]
struct View {
    own: Option<u8>,
    ready: Vec<bool>,
    points: Vec<i32>,
}

impl Rules for SealedBids {
    const ID: &'static str = "sealed-bids";
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const VERSION: u16 = 1;
    const OPTIONS: &'static [Choice] = &[];
    type Options = NoOptions;
    type State = State;
    type Action = Bid;
    type Legal = std::vec::IntoIter<Bid>;
    type Event = Event;

    fn setup(
        setup: &Setup<NoOptions>,
        _dice: &mut Dice,
        _witness: &mut impl Witness<Event>,
    ) -> State {
        let players = usize::from(setup.players);
        State { round: 1, bids: vec![None; players], points: vec![0; players] }
    }

    fn turn(state: &State) -> Turn {
        let open = state.bids.iter().zip(0..).filter(|(bid, _)| bid.is_none());
        if state.round > 2 {
            Turn::Over
        } else {
            Turn::Several(open.map(|(_, s)| Seat(s)).collect())
        }
    }

    fn legal(state: &State, seat: Seat) -> Self::Legal {
        let may = Self::turn(state).seats().has(seat);
        (1..=3).filter(|_| may).map(Bid).collect::<Vec<_>>().into_iter()
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        Bid(bid): Bid,
        _dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        state.bids[usize::from(seat.0)] = Some(bid);
        witness.saw(|| Event::Bidden { seat });
        let Some(bids) = state.bids.iter().copied().collect::<Option<Vec<u8>>>() else { return };
        let highest = bids.iter().copied().max().unwrap_or_default();
        let mut tops = bids.iter().zip(&mut state.points).filter(|(bid, _)| **bid == highest);
        if let (Some((_, points)), None) = (tops.next(), tops.next()) {
            *points += i32::from(highest);
        }
        witness.saw(|| Event::Opened { bids });
        state.bids.fill(None);
        state.round += 1;
    }

    fn moment(state: &State) -> Moment {
        Moment { part: state.round.into(), step: 0 }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if state.round <= 2 {
            return None;
        }
        let seats = (0..state.points.len() as u8).map(Seat);
        let points = |seat: &Seat| state.points[usize::from(seat.0)];
        let mut ranking: Vec<Seat> = seats.collect();
        ranking.sort_by_key(|seat| -points(seat));
        let winners = ranking.iter().filter(|seat| points(seat) == points(&ranking[0]));
        let winners = winners.copied().collect();
        Some(Outcome { scores: state.points.clone(), winners, ranking })
    }
}

impl Secrecy for SealedBids {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => state.bids[usize::from(seat.0)],
            Viewer::Public | Viewer::Open => None,
        };
        let ready = state.bids.iter().map(Option::is_some).collect();
        View { own, ready, points: state.points.clone() }
    }
}

impl Redeal for SealedBids {
    fn redeal(state: &State, _happened: &mut [Event], viewer: Viewer, dice: &mut Dice) -> State {
        let mut other = state.clone();
        for (bid, seat) in other.bids.iter_mut().zip(0..) {
            if bid.is_some() && !viewer.is(Seat(seat)) {
                *bid = Some(dice.below(3) as u8 + 1);
            }
        }
        other
    }
}

impl Showing for SealedBids {
    const HELP: &'static [&'static str] = &[];

    fn page(view: &View, legal: &[Bid], _words: &Words) -> Page<Bid> {
        let lines = vec![format!("{view:?}")];
        let offer = |bid: &Bid| Control::new(bid.to_string(), Offer::Action(*bid));
        Page {
            title: "Sealed bids".to_owned(),
            sections: vec![Section::new("Table", lines)],
            controls: legal.iter().map(offer).collect(),
        }
    }
}

impl Drawing for SealedBids {}

impl Telling for SealedBids {
    fn tell(
        event: &Event,
        _setup: &Setup<NoOptions>,
        _viewer: Viewer,
        _words: &Words,
    ) -> Option<String> {
        serde_json::to_string(event).ok()
    }
}

impl Mind for SealedBids {}

impl Advice for SealedBids {}

impl Saving for SealedBids {
    fn upgrade(setup: &Setup<NoOptions>, rules: u16, snapshot: &str) -> Option<State> {
        let state: State = serde_json::from_str(snapshot).ok()?;
        let players = usize::from(setup.players);
        let fits = state.bids.len() == players && state.points.len() == players;
        (fits && rules == Self::VERSION).then_some(state)
    }
}

#[test]
fn a_game_of_secret_simultaneous_choices_keeps_the_contract() {
    (2..=4).for_each(|players| keep_all(&SealedBids, &plain(players), 20));
}

#[test]
fn each_choice_is_its_own_ply_and_the_last_one_reveals_them() {
    let text = String::from_utf8(record(&SealedBids, &plain(3), "sealed")).unwrap();
    let opened: Vec<bool> = text.lines().map(|line| line.contains("opened")).collect();
    // A head, three plies a round, an end.
    assert_eq!(opened, [false, false, false, true, false, false, true, false]);
}
