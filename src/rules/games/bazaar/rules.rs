//! The rules themselves. `legal` is the only definition of legality; `apply` does what an action does
//! and all that follows by itself, and takes chance from its dice alone. Raise `VERSION` when an old
//! log would replay differently.

use std::ops::RangeInclusive;

use super::Bazaar;
use super::action::{Action, Cry, Side};
use super::event::Event;
use super::state::{HIGHEST_BID, MOST_SEATS, Merchant, OPTIONS, Options, State, Step};
use super::ware::Ware;
use crate::agenda::Agenda;
use crate::dice::Dice;
use crate::game::{Moment, Outcome, Rules, Seat, Setup, Turn, Witness};
use crate::options::Choice;

impl Rules for Bazaar {
    const ID: &'static str = "bazaar";
    const PLAYERS: RangeInclusive<u8> = 2..=MOST_SEATS as u8;
    const VERSION: u16 = 1;
    const OPTIONS: &'static [Choice] = OPTIONS;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = std::vec::IntoIter<Action>;
    type Event = Event;

    fn setup(setup: &Setup<Options>, dice: &mut Dice, witness: &mut impl Witness<Event>) -> State {
        let merchant = |tile| Merchant {
            tile,
            peeked: false,
            rolled: false,
            bid: None,
            stall: Vec::new(),
            points: 0,
        };
        let merchants = (0..setup.players).map(|_| merchant(dice.pick(&Ware::ALL))).collect();
        let mut state =
            State { options: setup.options, day: 1, agenda: Agenda::empty(), merchants };
        witness.saw(|| Event::Dealt { tiles: tiles(&state) });
        call_for_bids(&mut state);
        state
    }

    fn turn(state: &State) -> Turn {
        state.agenda.turn()
    }

    fn legal(state: &State, seat: Seat) -> Self::Legal {
        let mut legal = Vec::new();
        match state.agenda.step_of(seat) {
            Some(Step::Bid) => {
                let own = state.of(seat);
                legal.extend((1..=HIGHEST_BID).map(Action::Bid));
                legal.extend((!own.rolled).then_some(Action::Roll));
                legal.extend((!own.peeked).then_some(Action::Peek));
            }
            Some(Step::Take) => legal.extend(Ware::ALL.map(Action::Take)),
            Some(Step::Put(_)) => legal.extend(Side::ALL.map(Action::Put)),
            Some(Step::Cry) => legal.extend(Cry::ALL.map(Action::Cry)),
            None => {}
        }
        legal.into_iter()
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        witness: &mut impl Witness<Event>,
    ) {
        match (action, state.agenda.step_of(seat)) {
            (Action::Roll, _) => {
                let points = 1 + dice.below(2) as i32;
                let own = state.of_mut(seat);
                (own.rolled, own.points) = (true, own.points + points);
                return witness.saw(|| Event::Rolled { seat, points });
            }
            (Action::Peek, _) => {
                let own = state.of_mut(seat);
                own.peeked = true;
                return witness.saw(|| Event::Peeked { seat, tile: own.tile });
            }
            (Action::Bid(bid), _) => {
                state.of_mut(seat).bid = Some(bid);
                state.agenda.close(seat);
                witness.saw(|| Event::Bidden { seat });
            }
            (Action::Take(ware), _) => {
                state.agenda.turn_into(seat, Step::Put(ware));
                witness.saw(|| Event::Taken { seat, ware });
            }
            (Action::Put(side), Some(Step::Put(ware))) => {
                let points = put(state.of_mut(seat), ware, side);
                state.agenda.close(seat);
                witness.saw(|| Event::Put { seat, ware, side, points });
            }
            (Action::Cry(cry), _) => {
                let points = match cry {
                    Cry::Low => 1,
                    Cry::Loud => 3 * dice.below(2) as i32,
                };
                state.of_mut(seat).points += points;
                state.agenda.close(seat);
                witness.saw(|| Event::Cried { seat, points });
            }
            (Action::Put(_), _) => unreachable!("a ware is put where one was taken"),
        }
        if state.agenda.turn() == Turn::Over {
            go_on(state, witness);
        }
    }

    /// The day, and within it the step: 1 while all bid, then those of the winner.
    fn moment(state: &State) -> Moment {
        let step = match state.agenda.now().map(|item| item.step) {
            Some(Step::Bid) | None => 1,
            Some(Step::Take) => 2,
            Some(Step::Put(_)) => 3,
            Some(Step::Cry) => 4,
        };
        Moment { part: state.day.into(), step }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.is_over().then(|| standing(state))
    }
}

fn tiles(state: &State) -> Vec<Ware> {
    state.merchants.iter().map(|merchant| merchant.tile).collect()
}

/// All bid at once.
fn call_for_bids(state: &mut State) {
    let all = (0..state.players()).map(|seat| (Seat(seat), Step::Bid));
    state.agenda.first_together(all);
}

/// Puts a ware at an end of a stall: a point if it lies beside the same ware.
fn put(own: &mut Merchant, ware: Ware, side: Side) -> i32 {
    let beside = match side {
        Side::Left => own.stall.first(),
        Side::Right => own.stall.last(),
    };
    let points = i32::from(beside == Some(&ware));
    let at = if side == Side::Left { 0 } else { own.stall.len() };
    own.stall.insert(at, ware);
    own.points += points;
    points
}

/// Nothing is left to do: the bids are opened, or the day has ended.
fn go_on(state: &mut State, witness: &mut impl Witness<Event>) {
    if let Some(bids) = state.merchants.iter().map(|own| own.bid).collect::<Option<Vec<u8>>>() {
        let winner = open(state, &bids);
        witness.saw(|| Event::Opened { bids, winner });
        if let Some(winner) = winner.filter(|_| !state.options.quick) {
            state.agenda.first(winner, Step::Cry);
            return state.agenda.first(winner, Step::Take);
        }
    }
    state.day += 1;
    if !state.is_over() {
        return call_for_bids(state);
    }
    for own in &mut state.merchants {
        own.points += own.stall.iter().filter(|ware| **ware == own.tile).count() as i32;
    }
    witness.saw(|| Event::Ended {
        tiles: tiles(state),
        points: state.merchants.iter().map(|own| own.points).collect(),
    });
}

/// The bids are opened: the highest is won by the one who made it alone.
fn open(state: &mut State, bids: &[u8]) -> Option<Seat> {
    state.merchants.iter_mut().for_each(|own| own.bid = None);
    let highest = bids.iter().copied().max()?;
    let mut tops = (0..).map(Seat).zip(bids).filter(|(_, bid)| **bid == highest);
    let (winner, _) = tops.next()?;
    if tops.next().is_some() {
        return None;
    }
    state.of_mut(winner).points += i32::from(highest);
    Some(winner)
}

/// How everybody stands by points; equal ones share their place, by seat.
pub(super) fn standing(state: &State) -> Outcome {
    let points = |seat: &Seat| state.of(*seat).points;
    let mut ranking: Vec<Seat> = state.everyone().map(|(seat, _)| seat).collect();
    ranking.sort_by_key(|seat| -points(seat));
    let first = points(&ranking[0]);
    let winners = ranking.iter().copied().filter(|seat| points(seat) == first).collect();
    let scores = state.merchants.iter().map(|own| own.points).collect();
    Outcome { scores, ranking, winners }
}
